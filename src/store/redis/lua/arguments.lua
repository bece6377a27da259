-- ARGV is read from front to back: single values, and lists, which are their size and then their values. Lists stay
-- where they are and are passed on as ranges of ARGV, as every table and every string of our own costs time.

local arguments_read = 0

local function Next()
  arguments_read = arguments_read + 1
  return ARGV[arguments_read]
end

local function NextNumber() return tonumber(Next()) end

-- From where to where in ARGV the values are.
local function NextList()
  local count = NextNumber()
  local from = arguments_read + 1
  arguments_read = arguments_read + count
  return from, arguments_read
end

-- The namespace is not the one that the caller knows; `found` is its id, or false.
local function Lost(found) return redis.error_reply('LOST ' .. (found or '')) end

local kValuesOfCall = 2000  -- Lua cannot pass more than some 8,000

-- Calls `command key values…` with list[from] to list[to], up to kValuesOfCall of them a call. The answers, as one
-- list, if they are lists.
local function CallRange(command, key, list, from, to)
  if to < from then return {} end
  if to - from < kValuesOfCall then return redis.call(command, key, unpack(list, from, to)) end
  local answers = {}
  for first = from, to, kValuesOfCall do
    local answer = redis.call(command, key, unpack(list, first, math.min(first + kValuesOfCall - 1, to)))
    if type(answer) == 'table' then
      for i = 1, #answer do answers[#answers + 1] = answer[i] end
    end
  end
  return answers
end

local function CallMany(command, key, values) return CallRange(command, key, values, 1, #values) end

-- The same for a command that answers with a number: the sum.
local function SumRange(command, key, list, from, to)
  local sum = 0
  for first = from, to, kValuesOfCall do
    sum = sum + redis.call(command, key, unpack(list, first, math.min(first + kValuesOfCall - 1, to)))
  end
  return sum
end
