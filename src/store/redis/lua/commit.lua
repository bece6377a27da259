-- Commits a batch of a node: all of it, or nothing if a guard does not hold any more. A batch that was done before
-- changes nothing and gets the same answer, so that it can be sent again when an answer was lost.
--
-- KEYS: done, turn, blocked, reserved, then what the batch needs.
-- ARGV: whose batch, its number, the node that it is of, and a MessagePack array:
--   now (ms),
--   guards {{number of a key, field, version, field, version, …}, …}: the version of a value is its bytes 6 to 13; an
--     empty version: there must be no such field,
--   commands {{name, number of its key, arguments…}, …}, of at most 2,000 arguments,
--   queues {{id, number of its first key}, …}, fair operations, prefix of the channels to wake by,
--   checks {{command, number of its key, argument or "", answer as text}, …}: guards of another kind, counted behind
--     them
-- Answers {1, {ids of queues that the node had waited for and that have something}, how long it took (us)}, or {0, the
--   numbers of the guards that failed, counted over all from 1…} with nothing changed.

local function Micros()
  local time = redis.call('TIME')
  return time[1] * 1000000 + time[2]
end

local started = Micros()

local owner, number, node = ARGV[1], ARGV[2], ARGV[3]

local done = redis.call('HGET', KEYS[1], owner)
if done then
  local last = cmsgpack.unpack(done)
  if last[1] == number then return last[2] end
  -- A late copy of a batch that its node has given up and gone on from: it must not happen now.
  if tonumber(last[1]) > tonumber(number) then return {1, {}, 0} end
end

local request = cmsgpack.unpack(ARGV[4])

local failed, counted = {0}, 0
for _, guard in ipairs(request[2]) do
  local fields = {}
  for i = 2, #guard, 2 do fields[#fields + 1] = guard[i] end
  local values = CallMany('HMGET', KEYS[guard[1]], fields)
  for i = 1, #fields do
    counted = counted + 1
    local version = values[i] and string.sub(values[i], 6, 13) or ''
    if version ~= guard[2 * i + 1] then failed[#failed + 1] = counted end
  end
end
for _, check in ipairs(request[7]) do
  counted = counted + 1
  local arguments = check[3] ~= '' and {check[3]} or {}
  local answer = redis.call(check[1], KEYS[check[2]], unpack(arguments))
  if tostring(answer or '') ~= check[4] then failed[#failed + 1] = counted end
end
if #failed > 1 then return failed end

for _, command in ipairs(request[3]) do
  redis.call(command[1], KEYS[command[2]], unpack(command, 3))
end

local fair = NewFair(request[1], {KEYS[2], KEYS[3], KEYS[4]}, request[4])
RunOperations(fair, request[5])
WriteFair(fair)

local answer = {1, Wake(fair, node, request[6]), 0}
redis.call('HSET', KEYS[1], owner, cmsgpack.pack({number, answer}))
answer[3] = Micros() - started
return answer
