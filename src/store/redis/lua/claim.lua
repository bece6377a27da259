-- Reserves jobs for the claims of a node.
--
-- KEYS: turn, blocked, reserved, heads, bodies, then five for each queue (see fair_payload.h).
-- ARGV: one MessagePack array:
--   now (ms), node, the reservations' deadline (ms), until when a waiter waits (ms), prefix of the channels to wake by,
--   queues {{id, number of its first key}, …},
--   fair operations that come first (a rate may allow a start again),
--   asks {{count, {queue, …}, waits} or {1, {queue}, waits, member in `ready`}, …}; `queue` counts from 1
-- Answers {time of the first entry of `blocked` or nil, 1 if the call was full and an ask may get more by another call,
--   {for each ask {reservation, head, body, …}}, {ids of queues that the node had waited for and that have something}}.

local request = cmsgpack.unpack(ARGV[1])
local now, node, deadline, waits_until, prefix = unpack(request, 1, 5)
local asks = request[8]

local fair = NewFair(now, {KEYS[1], KEYS[2], KEYS[3]}, request[6])
fair.deadline, fair.room, fair.full, fair.wanted = string.format('%.0f', deadline), kRoom, false, 0
for _, ask in ipairs(asks) do fair.wanted = fair.wanted + ask[1] end

RunOperations(fair, request[7])

local function Serve(ask)
  local taken = {}
  if ask[4] then
    TakeThis(fair.queues[ask[2][1]], sub(ask[4], 1, 16), sub(ask[4], 17), taken)
    return taken
  end
  for _, queue in ipairs(ask[2]) do
    if fair.full or #taken == ask[1] then break end
    Take(fair.queues[queue], ask[1] - #taken, taken)
  end
  return taken
end

local answers, waiting = {}, {}
for i, ask in ipairs(asks) do
  answers[i] = fair.full and {} or Serve(ask)
  if #answers[i] == 0 and ask[3] and not fair.full then
    for _, queue in ipairs(ask[2]) do waiting[fair.queues[queue].waiters_key] = true end
  end
end

WriteFair(fair)
local woken = Wake(fair, node, prefix)
for key in pairs(waiting) do redis.call('ZADD', key, waits_until, node) end

-- Seqs are handed out by counting and stay below 2^53.
local fields = {}
for _, taken in ipairs(answers) do
  for _, reservation in ipairs(taken) do
    fields[#fields + 1] = string.format('%.0f', struct.unpack('>I8', reservation, 30))
  end
end
local heads, bodies = CallMany('HMGET', KEYS[4], fields), CallMany('HMGET', KEYS[5], fields)
local at = 0
for i, taken in ipairs(answers) do
  local answer = {}
  for _, reservation in ipairs(taken) do
    at = at + 1
    local n = #answer
    answer[n + 1], answer[n + 2], answer[n + 3] = reservation, heads[at] or '', bodies[at] or ''
  end
  answers[i] = answer
end

local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
return {first[2] and tonumber(first[2]) or false, fair.full and 1 or 0, answers, woken}
