-- Sorted sets whose changes are gathered, and written by few calls of many members. What a later read needs is written
-- before it. A script runs alone, so what was read once stays true but for our own changes.

local kNoScore = '0'  -- as text: Redis would print a number for each member

-- `changes`: member -> score (as text), or false where it leaves the set. `known`: member -> whether it is in the set.
-- `writes`: how often changes were written: what was changed at the present number is not written yet.
local function NewSet(key)
  return {key = key, changes = {}, known = {}, changed = false, writes = 0}
end

local function Put(set, member, score)
  set.changes[member] = score
  set.changed = true
  if set.known[member] == false then set.known[member] = true end
end

local function Drop(set, member)
  set.changes[member] = false
  set.changed = true
  if set.known[member] then set.known[member] = false end
end

local function Has(set, member)
  local change = set.changes[member]
  if change ~= nil then return change ~= false end
  local known = set.known[member]
  if known == nil then
    known = redis.call('ZSCORE', set.key, member) ~= false
    set.known[member] = known
  end
  return known
end

-- Has for many members at once, so that it need not ask for each.
local function Look(set, members)
  local scores = CallMany('ZMSCORE', set.key, members)
  for i = 1, #members do set.known[members[i]] = scores[i] ~= false end
end

local function Write(set)
  if not set.changed then return end
  local adds, drops, added, dropped = {}, {}, 0, 0
  for member, score in pairs(set.changes) do
    if score then
      adds[added + 1], adds[added + 2] = score, member
      added = added + 2
    else
      dropped = dropped + 1
      drops[dropped] = member
    end
  end
  CallMany('ZREM', set.key, drops)
  CallMany('ZADD', set.key, adds)
  set.changes, set.changed = {}, false
  set.writes = set.writes + 1
end

-- ---- Many members at once, which need not be gathered ---------------------------------------------------------------

local function Forget(set, list, from, to)
  local known = set.known
  if not next(known) then return end
  for i = from, to do
    if known[list[i]] ~= nil then known[list[i]] = nil end
  end
end

-- Adds list[from] to list[to].
local function PutRange(set, list, from, to)
  Write(set)
  local adds, size = {}, 0
  for i = from, to do
    adds[size + 1], adds[size + 2] = kNoScore, list[i]
    size = size + 2
  end
  CallMany('ZADD', set.key, adds)
  Forget(set, list, from, to)
end

-- How many of them were in the set.
local function DropRange(set, list, from, to)
  Write(set)
  local dropped = SumRange('ZREM', set.key, list, from, to)
  Forget(set, list, from, to)
  return dropped
end
