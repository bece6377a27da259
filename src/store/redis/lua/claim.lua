-- Reserves jobs for the claims of a node.
--
-- KEYS: turn, blocked, reserved, reservations, done, then five for each queue (see fair_payload.h).
-- ARGV: the id of the namespace, now (ms), node, name of the call, the reservations' deadline (ms), until when a waiter
--   waits (ms), prefix of the channels to wake by; the queues, and the operations that come first (a rate may allow a start again); the asks,
--   with their number before them: count; with how many or fewer jobs somebody goes on to wait, or ""; its member in
--   `ready` if it is for one job, else ""; list of queues by their numbers, from 1.
-- Answers {time of the first entry of `blocked` or nil, 1 if the call was full and an ask may get more by another call,
--   {for each ask its reservations, one behind the other}, {ids of queues that the node had waited for and that have
--   something}, the full name of the call}, or the error LOST as commit does.

local found, id = redis.call('HGET', KEYS[5], 'namespace'), Next()
if found ~= id then return Lost(found) end

local now, node, call, deadline, waits_until, prefix = NextNumber(), Next(), Next(), Next(), Next(), Next()

local fair = NewFair(now, {KEYS[1], KEYS[2], KEYS[3], KEYS[4]})
fair.room, fair.full, fair.wanted = kRoom, false, 0

RunOperations(fair)

local function NextAsk()
  local ask = {count = NextNumber(), waits_at = NextNumber(), member = Next(), queues = {}}
  local from, to = NextList()
  for i = from, to do ask.queues[i - from + 1] = fair.queues[tonumber(ARGV[i])] end
  return ask
end

local asks = {}
for i = 1, NextNumber() do
  asks[i] = NextAsk()
  fair.wanted = fair.wanted + asks[i].count
end

local function Serve(ask)
  local taken = {}
  fair.room = fair.room - kAskCost
  if ask.member ~= '' then
    TakeThis(ask.queues[1], sub(ask.member, 1, 16), sub(ask.member, 17), taken)
    return taken
  end
  local left = ask.count
  for _, queue in ipairs(ask.queues) do
    if fair.full or left == 0 then break end
    left = left - Take(queue, left, taken)
  end
  return taken
end

local answers, waiting = {}, {}
for i, ask in ipairs(asks) do
  answers[i] = fair.full and '' or table.concat(Serve(ask))
  if ask.waits_at and not fair.full and #answers[i] <= ask.waits_at * kReservationBytes then
    for _, queue in ipairs(ask.queues) do waiting[queue.waiters_key] = true end
  end
end

local reservations = table.concat(answers)
if reservations ~= '' then call = ReserveAs(fair, call, reservations, deadline) end
WriteFair(fair)
local woken = Wake(fair, node, prefix)
for key in pairs(waiting) do redis.call('ZADD', key, waits_until, node) end

local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
return {first[2] and tonumber(first[2]) or false, fair.full and 1 or 0, answers, woken, call}
