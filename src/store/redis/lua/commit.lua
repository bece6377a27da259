-- Commits a batch of a node: all of it, or nothing if a guard does not hold any more. A batch that was done before
-- changes nothing and gets the same answer, so that it can be sent again when an answer was lost.
--
-- KEYS: done, turn, blocked, reserved, reservations, then what the batch needs.
-- ARGV: whose batch, its number, the node that it is of, the id of the namespace, now (ms), prefix of the channels to
--   wake by; the list of the numbers of jobs that the batch names (see NextNames); then, each with their number before them:
--   guards: number of a key, names of fields, their versions one behind the other: the version of a value is its bytes 6
--     to 13; all zeros: there must be no such field,
--   checks: command, number of its key, argument or "", answer as text, with a ">" before it if a larger one will do too:
--     guards of another kind, counted behind them,
--   appends: number of a key, name of the list, offset of the first item if there is no list yet, number of places to
--     pass over, list of items;
--   commands, with an empty one behind them: name (of Redis, or see kOwnCommands), number of its key, what goes with its
--     names (see kShapes), names;
--   and the queues and operations of the fair queue.
-- Answers {1, {ids of queues that the node had waited for and that have something}, how long it took (us)}, or {0, the
--   numbers of the guards that failed, counted over all from 1…} with nothing changed; the error LOST and the id that is
--   there, if it is another one.

local function Micros()
  local time = redis.call('TIME')
  return time[1] * 1000000 + time[2]
end

local started = Micros()

local owner, number, node, id, now, prefix = Next(), Next(), Next(), Next(), NextNumber(), Next()

local known = redis.call('HMGET', KEYS[1], owner, 'namespace')
if known[2] ~= id then return Lost(known[2]) end
local done = known[1]
if done then
  local last = cmsgpack.unpack(done)
  if last[1] == number then
    redis.call('HSET', KEYS[1], owner, done)  -- a WAIT behind it waits for what this connection has written
    return last[2]
  end
  -- A late copy of a batch that its node has given up and gone on from: it must not happen now.
  if tonumber(last[1]) > tonumber(number) then return {1, {}, 0} end
end

local numbers_from = NextList()

-- Names of fields or members come as ranges of the batch's numbers, with how many there are before them, and a list of
-- others. Gives a list, and from where to where they are in it.
local function NextNames()
  local ranges = NextNumber()
  if ranges == 0 then return ARGV, NextList() end
  local names, count = {}, 0
  for range = 1, ranges do
    local first, last = numbers_from + NextNumber() - 1, numbers_from + NextNumber() - 1
    if ranges == 1 and ARGV[arguments_read + 1] == '0' then
      NextList()
      return ARGV, first, last
    end
    for i = first, last do
      count = count + 1
      names[count] = ARGV[i]
    end
  end
  local from, to = NextList()
  for i = from, to do
    count = count + 1
    names[count] = ARGV[i]
  end
  return names, 1, count
end

local kNoVersion = string.rep('\0', 8)

local failed, counted = {0}, 0
for _ = 1, NextNumber() do
  local key = KEYS[NextNumber()]
  local names, from, to = NextNames()
  local expected = Next()
  local versions = CallRange('HMGET', key, names, from, to)
  for i = 1, #versions do versions[i] = versions[i] and string.sub(versions[i], 6, 13) or kNoVersion end
  if table.concat(versions) ~= expected then
    for i = 1, #versions do
      if versions[i] ~= string.sub(expected, 8 * i - 7, 8 * i) then failed[#failed + 1] = counted + i end
    end
  end
  counted = counted + #versions
end
for _ = 1, NextNumber() do
  counted = counted + 1
  local command, key, argument, expected = Next(), KEYS[NextNumber()], Next(), Next()
  local answer
  if argument == '' then
    answer = redis.call(command, key)
  else
    answer = redis.call(command, key, argument)
  end
  local least = string.match(expected, '^>(.*)')
  local holds
  if least then
    holds = answer >= tonumber(least)
  else
    holds = tostring(answer or '') == expected
  end
  if not holds then failed[#failed + 1] = counted end
end
if #failed > 1 then return failed end

-- Offsets are given here, so that nodes that append to the same list do not conflict.
for _ = 1, NextNumber() do
  local key, list, start, passed = KEYS[NextNumber()], Next(), Next(), NextNumber()
  local from, to = NextList()
  local tail = list .. ':t'
  if start ~= '0' and redis.call('HSETNX', key, tail, start) == 1 then redis.call('HSET', key, list .. ':h', start) end
  local count = to - from + 1
  local first = redis.call('HINCRBY', key, tail, passed + count) - count
  local values = {}
  for i = 0, count - 1 do
    values[#values + 1] = list .. ':' .. string.format('%d', first + i)
    values[#values + 1] = ARGV[from + i]
  end
  CallMany('HSET', key, values)
end

-- What goes with the names of a command; in commit_payload.cc too. Each fills `values`, which is used again and again,
-- with what the command is called with, and gives its size.
local values, argv = {}, ARGV
local kShapes = {
  v = function(names, from, to)  -- list of values, one behind each name
    local value, size = NextList() - from, 0
    for i = from, to do
      values[size + 1], values[size + 2] = names[i], argv[value + i]
      size = size + 2
    end
    return size
  end,
  s = function(names, from, to)  -- list of scores, one before each name, or the same before all
    local score, last = NextList()
    local step, size = score == last and 0 or 1, 0
    for i = from, to do
      values[size + 1], values[size + 2] = argv[score], names[i]
      score, size = score + step, size + 2
    end
    return size
  end,
  o = function(names, from, to)  -- nothing: each name is its own score
    local size = 0
    for i = from, to do
      values[size + 1], values[size + 2] = names[i], names[i]
      size = size + 2
    end
    return size
  end,
}

local kOwnCommands = {JOIN = JoinBlocks, CUT = CutBlocks, COUNT = CountGrown}  -- in commit_payload.cc too

local command = Next()
while command ~= '' do
  local key, WithThem, Own = KEYS[NextNumber()], kShapes[Next()], kOwnCommands[command]
  local names, from, to = NextNames()
  if Own then
    Own(key, names, from, to)
  elseif WithThem then
    CallRange(command, key, values, 1, WithThem(names, from, to))
  else  -- the names alone
    CallRange(command, key, names, from, to)
  end
  command = Next()
end

local fair = NewFair(now, {KEYS[2], KEYS[3], KEYS[4], KEYS[5]})
RunOperations(fair)
WriteFair(fair)

local answer = {1, Wake(fair, node, prefix), 0}
redis.call('HSET', KEYS[1], owner, cmsgpack.pack({number, answer}))
answer[3] = Micros() - started
return answer
