-- The fair queue: the twin of store/fair_queue.cc, which says what it does. Only that what is taken is *reserved*
-- first: held, and in the hand of the call that took it until that is settled (fair_calls.lua).

-- `keys`: of turn, blocked, reserved and reservations. The queues come next in ARGV: the number of the first key of the
-- first one, of which each has five, and the list of their ids (4 bytes).
local function NewFair(now, keys)
  local fair = {
    now = now, turn_key = keys[1], turn = nil, turn_changed = false,
    blocked = NewSet(keys[2]), reserved_key = keys[3], reservations_key = keys[4],
    calls = nil,  -- see Calls
    queues = {}, by_id = {},
  }
  local key = NextNumber()
  local from, to = NextList()
  for i = from, to do
    local queue = {
      fair = fair, id = ARGV[i], ready = NewSet(KEYS[key]), ring = NewSet(KEYS[key + 1]), held = NewSet(KEYS[key + 2]),
      groups_key = KEYS[key + 3], waiters_key = KEYS[key + 4], held_count = nil,
      groups = {}, records = {},  -- by key: those in use, and the stored bytes of these and others (false: none)
      gains = 0,  -- jobs and slots that became available
      front = nil, front_at = 0, front_whole = false, front_last = 255,  -- see ReadFront
    }
    fair.queues[#fair.queues + 1], fair.by_id[queue.id] = queue, queue
    key = key + 5
  end
  return fair
end

-- ---- The ring -------------------------------------------------------------------------------------------------------

-- Of a group in the ring.
local function RingMember(group)
  local member = group.ring_member
  if not member then
    member = struct.pack('>BI8', 255 - group.ring_priority, group.turn) .. group.key
    group.ring_member = member
  end
  return member
end

local function NextTurn(fair)
  if not fair.turn then fair.turn = tonumber(redis.call('GET', fair.turn_key) or 0) end
  fair.turn = fair.turn + 1
  fair.turn_changed = true
  return fair.turn
end

local function Unplace(group)
  if group.turn == 0 then return end
  Drop(group.queue.ring, RingMember(group))
  group.turn, group.ring_member, group.dirty = 0, nil, true
end

local function Place(group, priority)
  if group.turn ~= 0 and group.ring_priority == priority then return end
  local queue = group.queue
  Unplace(group)
  group.turn = NextTurn(queue.fair)
  group.ring_priority, group.dirty = priority, true
  Put(queue.ring, RingMember(group), kNoScore)
  queue.front_last = math.min(queue.front_last, 255 - priority)
end

-- `until_ms` 0: it is not held back.
local function SetBlocked(group, until_ms)
  if group.blocked == until_ms then return end
  local queue = group.queue
  local member = group.key == kQueueField and queue.id or queue.id .. group.key
  if until_ms == 0 then
    Drop(queue.fair.blocked, member)
  else
    Put(queue.fair.blocked, member, until_ms)
  end
  group.blocked = until_ms
  group.dirty = true
end

-- ---- Limits ---------------------------------------------------------------------------------------------------------

local function LimitOf(group)
  if group.ordered then return 1 end
  if group.concurrency ~= 0 or group.key == kNoGroup then return group.concurrency end
  return Settings(group.queue).group_default
end

local function GroupAllows(group)
  if group.paused then return false end
  local limit = LimitOf(group)
  return limit == 0 or HeldInGroup(group) < limit
end

local function QueueAllows(queue)
  local settings = Settings(queue)
  if settings.paused then return false end
  if settings.concurrency ~= 0 and HeldInQueue(queue) >= settings.concurrency then return false end
  if settings.rate_limit == 0 then return true end
  local until_ms = BlockedUntil(settings, queue.fair.now)
  if until_ms then SetBlocked(settings, until_ms) end
  return not until_ms
end

-- A group stands in the ring exactly if it has a job that may run, fewer held than its limit, is not paused, and its
-- rate allows. The job that it gives next; nil if it is not in the ring now.
local function Settle(group)
  local first = GroupAllows(group) and First(group)
  if first and not IsReady(group, first) then first = nil end
  local until_ms = first and group.rate_limit ~= 0 and BlockedUntil(group, group.queue.fair.now)
  SetBlocked(group, until_ms or 0)
  if not first or until_ms then
    Unplace(group)
    return nil
  end
  Place(group, PriorityOf(group, first))
  return first
end

-- ---- Taking ---------------------------------------------------------------------------------------------------------

local kGroupsAhead = 75

-- Reads the front of the ring ahead. It stays true while groups are served, as a group that is placed comes last of
-- its priority: only what stands behind that (`front_last`, 255 - priority) has to be read anew.
local function ReadFront(queue)
  local ring = queue.ring
  Write(ring)
  local count = math.min(queue.fair.wanted, kGroupsAhead) + 1
  local front = redis.call('ZRANGE', ring.key, '0', count - 1)
  local keys, groups = {}, {}
  for i = 1, #front do keys[i] = sub(front[i], 10) end
  ReadRecords(queue, keys)
  for i = 1, #front do
    groups[i] = LoadGroup(queue, keys[i])
    -- An entry that no group knows would be met for ever.
    if groups[i].turn == 0 or RingMember(groups[i]) ~= front[i] then Drop(ring, front[i]) end
  end
  queue.front, queue.front_groups, queue.front_at = front, groups, 1
  queue.front_whole, queue.front_last = #front < count, 255
end

-- The group whose entry this is; nil if it stands elsewhere by now.
local function GroupOfEntry(queue, at)
  local group = queue.front_groups[at]
  return group.ring_member == queue.front[at] and group or nil
end

local function FirstInRing(queue)
  while true do
    local entry = queue.front and queue.front[queue.front_at]
    if not entry and queue.front and queue.front_whole and queue.front_last == 255 then return nil end
    if not entry or byte(entry) > queue.front_last then
      ReadFront(queue)
      if #queue.front == 0 then return nil end
    else
      local group = GroupOfEntry(queue, queue.front_at)
      if group then return group end
      queue.front_at = queue.front_at + 1
    end
  end
end

-- Whether the first group of the ring is the only one of its priority.
local function StandsAlone(queue, group)
  local rank = 255 - group.ring_priority
  local ends_here = queue.front_whole
  for i = queue.front_at + 1, #queue.front do
    local entry = queue.front[i]
    if byte(entry) ~= rank then
      ends_here = true
      break
    end
    if GroupOfEntry(queue, i) then return false end
  end
  if ends_here and queue.front_last ~= rank then return true end
  Write(queue.ring)
  local from = string.char(rank)
  local last = redis.call('ZREVRANGEBYLEX', queue.ring.key, '(' .. from .. '\255', '[' .. from, 'LIMIT', 0, 1)
  return last[1] == RingMember(group)
end

-- Reserves the job; the next one that the group gives.
local function Start(group, member, out)
  local queue = group.queue
  local fair = queue.fair
  out[#out + 1] = queue.id .. group.key .. SuffixOf(group, member)
  DropReady(group, member)
  Hold(group, SeqOf(member))
  CountStart(group, fair.now)
  CountStart(Settings(queue), fair.now)
  return Settle(group)
end

-- Reserves jobs of one priority, one behind the other, of a group that nothing limits: it has to be settled only once.
local function StartRun(group, count, out)
  local queue = group.queue
  local list, at, rank = group.waiting, group.at, byte(group.waiting[group.at], 17)
  local holds, taken = {}, 0
  while taken < count do
    local member = list[at + taken]
    if not member or byte(member, 17) ~= rank then break end
    taken = taken + 1
    holds[taken] = group.key .. sub(member, 26)
  end
  out[#out + 1] = queue.id .. table.concat(list, queue.id, at, at + taken - 1)
  Write(queue.ready)
  redis.call('ZREMRANGEBYLEX', queue.ready.key, '[' .. list[at], '[' .. list[at + taken - 1])
  Forget(queue.ready, list, at, at + taken - 1)
  PutRange(queue.held, holds, 1, taken)
  group.at = at + taken
  CountHeld(queue, group, taken)
  Settle(group)
  return taken
end

-- Whether a start makes no difference to what may start next.
local function IsFree(group)
  local settings = Settings(group.queue)
  return LimitOf(group) == 0 and group.rate_limit == 0 and settings.concurrency == 0 and settings.rate_limit == 0
end

-- Serves the group that stands first in the ring. Then it goes behind the others of its priority; as long as it is
-- alone there, it gives one job after the other.
local function TakeFrom(group, count, out)
  local queue = group.queue
  local alone = StandsAlone(queue, group)
  local limit = LimitOf(group)
  local at_most = limit == 0 and count or math.min(count, limit - HeldInGroup(group))
  group.want = alone and at_most + 1 or (group.waiting and 16 or 2)
  local job = First(group)
  if not job then
    Settle(group)
    return 0
  end
  if alone and count > 1 and IsFree(group) then return StartRun(group, count, out) end
  local turn, taken = group.turn, 0
  while true do
    taken = taken + 1
    job = Start(group, job, out)
    local stays = job and group.turn == turn
    if stays and not alone then
      Unplace(group)
      Place(group, PriorityOf(group, job))
    end
    if not stays or not alone or taken == count or not QueueAllows(queue) then return taken end
  end
end

-- What one call of a script may cost, so that it stays well below 5 ms with a million jobs in the queue. A job of a
-- group, with a place and a record of its own, costs more than one without.
local kRoom, kAskCost, kPlainCost, kGroupCost = 2000, 10, 4, 40

-- Takes up to `count` jobs, and returns how many; their reservations are added to `out`, one or more in each string.
-- `fair.full` is set when there was no room for more.
local function Take(queue, count, out)
  local fair, taken = queue.fair, 0
  while taken < count and QueueAllows(queue) do
    local group = FirstInRing(queue)
    if not group then return taken end
    local cost = group.key == kNoGroup and kPlainCost or kGroupCost
    local at_most = math.min(count - taken, math.floor(fair.room / cost))
    if at_most <= 0 then
      fair.full = true
      return taken
    end
    local given = 0
    if GroupAllows(group) then
      given = TakeFrom(group, at_most, out)
    else  -- the queue's default for its groups was lowered
      Settle(group)
    end
    taken = taken + given
    fair.room = fair.room - cost * math.max(1, given)
  end
  return taken
end

-- Takes this job, if it may run now. `fair.full` as above.
local function TakeThis(queue, key, suffix, out)
  local fair = queue.fair
  fair.full = fair.room < kGroupCost
  if fair.full then return end
  fair.room = fair.room - kGroupCost
  local group = LoadGroup(queue, key)
  local seq = sub(suffix, 10)
  local member = WaitingMember(group, suffix)
  if not member then return end
  if not QueueAllows(queue) or not GroupAllows(group) or BlockedUntil(group, fair.now) then return end
  if group.ordered then
    local first = First(group)
    if SeqOf(first) ~= seq or not IsReady(group, first) then return end
  end
  group.want = 2
  Start(group, member, out)
end
