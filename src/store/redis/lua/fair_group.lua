-- Groups: their records, their rate windows, and what is known of their jobs. How a record is stored is said in
-- fair_group_record.h, what the members of the sets are in fair_payload.h.

local kNoGroup = string.rep('\0', 16)
local kQueueField = 'queue'
local kParts = 16  -- of a rate's span

local byte, sub = string.byte, string.sub

-- ---- Records --------------------------------------------------------------------------------------------------------

-- All fields are named here, so that the table has its size from the beginning.
local function NewGroup(queue, key)
  return {
    queue = queue, key = key, stored = false, dirty = false,
    name = '', turn = 0, ring_priority = 0, keep = false, concurrency = 0, rate_limit = 0, rate_per = 0,
    paused = false, ordered = false, group_default = 0, blocked = 0, part = 0,
    starts = nil,  -- in the parts of the rate window
    ring_member = nil,  -- see RingMember
    -- The first of its waiting jobs, from waiting[at] on; `whole` when there are no others. Nil: not read yet.
    waiting = nil, at = 1, whole = false, want = 1,
    held = nil,  -- how many are held; nil: not counted yet
    -- The number of writes of the set at the group's last change.
    ready_changed = -1, held_changed = -1,
  }
end

local function DecodeGroup(group, bytes)
  local v = cmsgpack.unpack(sub(bytes, 2))
  group.stored = true
  group.name, group.turn, group.ring_priority = v[1], v[2], v[3]
  if #v == 3 then return end
  group.keep, group.concurrency, group.rate_limit, group.rate_per = v[4], v[5], v[6], v[7]
  group.paused, group.ordered, group.group_default, group.blocked = v[8], v[9], v[10], v[11]
  if #v == 11 then return end
  group.part = v[12]
  group.starts = {unpack(v, 13)}
end

-- The priority at which the group stands in the ring; 0 if it does not, is ordered, or has still to learn its name.
local function StandingOf(g)
  return g.turn ~= 0 and not g.ordered and (g.name ~= '' or g.key == kNoGroup) and g.ring_priority or 0
end

local function EncodeGroup(g)
  local standing = string.char(StandingOf(g))
  local v = {g.name, g.turn, g.ring_priority}
  local plain = not g.keep and g.concurrency == 0 and g.rate_limit == 0 and not g.paused and not g.ordered
  if plain and g.group_default == 0 and g.blocked == 0 then return standing .. cmsgpack.pack(v) end
  v[4], v[5], v[6], v[7] = g.keep, g.concurrency, g.rate_limit, g.rate_per
  v[8], v[9], v[10], v[11] = g.paused, g.ordered, g.group_default, g.blocked
  if g.starts and g.rate_limit ~= 0 then
    v[12] = g.part
    for i = 1, kParts + 1 do v[12 + i] = g.starts[i] end
  end
  return standing .. cmsgpack.pack(v)
end

-- Reads the records that are not known yet, by one call.
local function ReadRecords(queue, keys)
  local missing, records = {}, queue.records
  for i = 1, #keys do
    local key = keys[i]
    if records[key] == nil then
      records[key] = false
      missing[#missing + 1] = key
    end
  end
  local found = CallMany('HMGET', queue.groups_key, missing)
  for i = 1, #missing do records[missing[i]] = found[i] end
end

local function LoadGroup(queue, key)
  local group = queue.groups[key]
  if group then return group end
  if queue.records[key] == nil then ReadRecords(queue, {key}) end
  group = NewGroup(queue, key)
  if queue.records[key] then
    DecodeGroup(group, queue.records[key])
  else  -- only a group with nothing waiting and nothing held has no record
    group.waiting, group.whole, group.held = {}, true, 0
  end
  queue.groups[key] = group
  return group
end

-- StandingOf a group that need not be loaded for it.
local function Standing(queue, key)
  local group = queue.groups[key]
  if group then return StandingOf(group) end
  local record = queue.records[key]
  return record and byte(record) or 0
end

-- The limits and the rate of the queue itself.
local function Settings(queue)
  local settings = queue.settings
  if not settings then
    settings = LoadGroup(queue, kQueueField)
    queue.settings = settings
  end
  return settings
end

-- ---- Rates: no span holds more starts than the limit. The span is cut into parts; the oldest still counts whole. --

local function PartOf(group, now)
  local width = math.max(1, math.floor((group.rate_per + kParts - 1) / kParts))
  return math.max(group.part, math.floor(now / width)), width
end

local function StartsIn(group, number)
  local kept = group.starts and number <= group.part and number > group.part - (kParts + 1)
  return kept and group.starts[number % (kParts + 1) + 1] or 0
end

-- Nil when a start is allowed now, else the earliest time at which one will be.
local function BlockedUntil(group, now)
  if group.rate_limit == 0 then return nil end
  local current, width = PartOf(group, now)
  local sum = 0
  for number = current - kParts, current do sum = sum + StartsIn(group, number) end
  if sum < group.rate_limit then return nil end
  -- The parts leave the window one by one; wait until enough of them have.
  local oldest = current - kParts
  sum = sum - StartsIn(group, oldest)
  while sum >= group.rate_limit and oldest < current do
    oldest = oldest + 1
    sum = sum - StartsIn(group, oldest)
  end
  return (oldest + kParts + 1) * width
end

local function CountStart(group, now)
  if group.rate_limit == 0 then return end
  if not group.starts then
    group.starts = {}
    for i = 1, kParts + 1 do group.starts[i] = 0 end
  end
  local current = PartOf(group, now)
  for i = 0, math.min(current - group.part, kParts + 1) - 1 do group.starts[(current - i) % (kParts + 1) + 1] = 0 end
  local slot = current % (kParts + 1) + 1
  group.part = current
  group.starts[slot] = group.starts[slot] + 1
  group.dirty = true
end

-- ---- Waiting jobs, by their members in `ready` --------------------------------------------------------------------

local function SeqOf(member) return sub(member, 26, 33) end

local function PriorityOf(group, member) return 255 - byte(member, group.ordered and 34 or 17) end

local function IsReady(group, member) return not group.ordered or byte(member, 43) == 1 end

-- 255 - priority, due, seq
local function SuffixOf(group, member)
  if group.ordered then return sub(member, 34, 42) .. SeqOf(member) end
  return sub(member, 17)
end

local function OrderedMember(key, suffix, ready)
  return key .. '\0\0\0\0\0\0\0\0\0' .. sub(suffix, 10) .. sub(suffix, 1, 9) .. (ready and '\1' or '\0')
end

-- Bytes decide, as in Redis. Lua's own `<` follows the locale of the server.
local function Precedes(a, b)
  for i = 17, #a do
    local x, y = byte(a, i), byte(b, i)
    if x ~= y then return x < y end
  end
  return false
end

-- No member goes on with the byte 255 behind its group: see BoundsOfGroup.
local function ReadWaiting(group, prefix, count)
  local ready = group.queue.ready
  if group.ready_changed == ready.writes then Write(ready) end
  return redis.call('ZRANGEBYLEX', ready.key, '[' .. prefix, '(' .. prefix .. '\255', 'LIMIT', '0', count)
end

-- The member of its first waiting job. Of those behind it, `want` are read along.
local function First(group)
  local first = group.waiting and group.waiting[group.at]
  if not first and not group.whole then
    group.waiting = ReadWaiting(group, group.key, group.want)
    group.at, group.whole = 1, #group.waiting < group.want
    first = group.waiting[1]
  end
  return first
end

-- The member of the job in an ordered group.
local function FindOrdered(group, seq)
  return ReadWaiting(group, group.key .. '\0\0\0\0\0\0\0\0\0' .. seq, 1)[1]
end

-- The job's member in `ready`; nil if it does not wait.
local function WaitingMember(group, suffix)
  if group.ordered then return FindOrdered(group, sub(suffix, 10)) end
  local member = group.key .. suffix
  return Has(group.queue.ready, member) and member or nil
end

-- Keeps what is known of the first jobs true.
local function NoteAdded(group, member)
  local list = group.waiting
  local i = #list
  while i >= group.at and Precedes(member, list[i]) do i = i - 1 end
  if i >= group.at and list[i] == member then return end
  if i < #list then
    table.insert(list, i + 1, member)
  elseif group.whole and i <= group.at then
    list[i + 1] = member
  else
    group.whole = false  -- it comes behind those that are known, and two are enough to know
  end
end

local function AddReady(group, member)
  local ready = group.queue.ready
  Put(ready, member, kNoScore)
  group.ready_changed = ready.writes
  if group.waiting then NoteAdded(group, member) end
end

-- More was added than is known of.
local function ForgetWaiting(group) group.waiting, group.at, group.whole = nil, 1, false end

local function DropReady(group, member)
  local ready = group.queue.ready
  Drop(ready, member)
  group.ready_changed = ready.writes
  local list = group.waiting
  if not list then return end
  if list[group.at] == member then
    group.at = group.at + 1
    return
  end
  for i = group.at + 1, #list do
    if list[i] == member then
      table.remove(list, i)
      return
    end
  end
end

-- ---- Held jobs ------------------------------------------------------------------------------------------------------

local function HeldInGroup(group)
  if not group.held then
    local held = group.queue.held
    if group.held_changed == held.writes then Write(held) end
    group.held = redis.call('ZLEXCOUNT', held.key, '[' .. group.key, '(' .. group.key .. '\255')
  end
  return group.held
end

local function HeldInQueue(queue)
  if not queue.held_count then
    Write(queue.held)
    queue.held_count = redis.call('ZCARD', queue.held.key)
  end
  return queue.held_count
end

-- `group`: nil if it is not loaded.
local function CountHeld(queue, group, change)
  if group then
    group.held_changed = queue.held.writes
    if group.held then group.held = group.held + change end
  end
  if queue.held_count then queue.held_count = queue.held_count + change end
end

local function Hold(group, seq)
  Put(group.queue.held, group.key .. seq, kNoScore)
  CountHeld(group.queue, group, 1)
end

local function Unhold(group, seq)
  Drop(group.queue.held, group.key .. seq)
  CountHeld(group.queue, group, -1)
end
