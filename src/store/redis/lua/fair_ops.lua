-- The fair operations as they come from fair_payload.cc, and what is written and told at the end.

-- ---- Operations: each settles at once what it touches -------------------------------------------------------------

local function Add(group, suffix, name, ready)
  local member
  if group.ordered then
    local old = FindOrdered(group, sub(suffix, 10))
    if old then DropReady(group, old) end
    member = OrderedMember(group.key, suffix, ready)
  elseif ready then
    member = group.key .. suffix
  else
    return
  end
  -- Nothing moves when the group already stands in the ring at this priority or above.
  local settled = group.turn ~= 0 and not group.ordered and group.ring_priority >= 255 - byte(suffix)
  if not settled and GroupAllows(group) then First(group) end  -- before the change: else that had to be written first
  AddReady(group, member)
  if group.name == '' and name ~= '' then
    group.name = name
    group.dirty = true
  end
  if not settled then Settle(group) end
  if group.turn ~= 0 then group.queue.gains = group.queue.gains + 1 end
end

local function Release(group, seq)
  if not Has(group.queue.held, group.key .. seq) then return end
  if group.turn == 0 then HeldInGroup(group) end  -- before the change
  Unhold(group, seq)
  -- Only a limit can make a difference to the group; only an idle group may vanish.
  if group.turn == 0 then Settle(group) end
  group.queue.gains = group.queue.gains + 1
end

-- It waits, or is reserved; or neither.
local function Remove(group, suffix)
  local queue = group.queue
  local member = WaitingMember(group, suffix)
  if member then
    local was_served = group.turn ~= 0
    group.want = 2
    First(group)  -- before the change
    DropReady(group, member)
    if Settle(group) and not was_served then queue.gains = queue.gains + 1 end
    return
  end
  local seq = sub(suffix, 10)
  if not Has(queue.held, group.key .. seq) then return end
  if StrikeOut(queue.fair, queue.id .. group.key .. suffix) then Release(group, seq) end
end

-- The two ways to order a group have different members, so its waiting jobs are written anew.
local function Reorder(group, ordered)
  local members = ReadWaiting(group, group.key, -1)
  for _, member in ipairs(members) do
    local suffix, ready = SuffixOf(group, member), IsReady(group, member)
    Drop(group.queue.ready, member)
    if ordered then
      Put(group.queue.ready, OrderedMember(group.key, suffix, ready), kNoScore)
    elseif ready then
      Put(group.queue.ready, group.key .. suffix, kNoScore)
    end
  end
  group.ready_changed = group.queue.ready.writes
  ForgetWaiting(group)
end

local function Configure(queue, run)
  local whole_queue = run.group == ''
  local target = whole_queue and Settings(queue) or LoadGroup(queue, run.group)
  local name, keep, paused, ordered, concurrency, rate_limit, rate_per, group_default = unpack(ARGV, run.from, run.to)
  ordered, rate_limit, rate_per = ordered == '1', tonumber(rate_limit), tonumber(rate_per)
  if not whole_queue and target.ordered ~= ordered then Reorder(target, ordered) end
  if target.rate_limit ~= rate_limit or target.rate_per ~= rate_per then target.part, target.starts = 0, nil end
  if name ~= '' then target.name = name end
  target.keep, target.paused, target.ordered = keep == '1', paused == '1', ordered
  target.concurrency, target.group_default = tonumber(concurrency), tonumber(group_default)
  target.rate_limit, target.rate_per, target.dirty = rate_limit, rate_per, true
  if whole_queue then
    SetBlocked(target, 0)
  else
    Settle(target)
  end
  queue.gains = queue.gains + 1
end

-- A job with a lease is held, be it in the queue or reserved by a call.
local function HoldAnyway(group, suffix)
  local queue, seq = group.queue, sub(suffix, 10)
  if Has(queue.held, group.key .. seq) then
    StrikeOut(queue.fair, queue.id .. group.key .. suffix)  -- another call must not give it back
    return
  end
  Remove(group, suffix)
  HeldInGroup(group)  -- before the change
  Hold(group, seq)
  Settle(group)
end

-- It was reserved until now.
local function GiveBack(group, suffix)
  local queue = group.queue
  local gains = queue.gains
  Release(group, sub(suffix, 10))
  Add(group, suffix, '', true)
  queue.gains = gains + 1  -- a job and its slot are one gain
end

local function Leave(group, suffix) Release(group, sub(suffix, 10)) end

-- What happens to a job by its fate; one that was granted stays held.
local kEndings = {b = GiveBack, l = Leave}

local function AllGranted(fates) return not string.find(fates, '[^g]') end

-- A call that was over before has been given back as a whole.
local function SettleCall(_, run, fair)
  local fates = ARGV[run.from]
  local reservations = EndCall(fair, run.detail, not AllGranted(fates))
  if not reservations then return end
  EachReservation(fair, fates, reservations, function(fate, queue, key, suffix)
    local End = kEndings[fate]
    if End then End(LoadGroup(queue, key), suffix) end
  end)
end

-- A rate may allow a start again.
local function Unblock(queue, run)
  local whole_queue = run.group == ''
  local group = LoadGroup(queue, whole_queue and kQueueField or run.group)
  if group.blocked == 0 or group.blocked > queue.fair.now then return end
  SetBlocked(group, 0)
  if not whole_queue then Settle(group) end
  queue.gains = queue.gains + 1
end

-- ---- Runs: operations of one kind on members of one group ----------------------------------------------------------

-- Adds and releases need not load the group when it stands in the ring anyway and stays where it is.

local function AddAll(queue, run)
  local ready, name, at = byte(run.detail) == 49, sub(run.detail, 2), run.from
  while at <= run.to do
    local standing, first = ready and Standing(queue, run.group) or 0, at
    while at <= run.to and 255 - byte(ARGV[at], 17) <= standing do at = at + 1 end
    if at > first then
      PutRange(queue.ready, ARGV, first, at - 1)
      if queue.groups[run.group] then ForgetWaiting(queue.groups[run.group]) end
      queue.gains = queue.gains + at - first
    else
      Add(LoadGroup(queue, run.group), sub(ARGV[at], 17), name, ready)
      at = at + 1
    end
  end
end

local function ReleaseAll(queue, run)
  local released = DropRange(queue.held, ARGV, run.from, run.to)
  if released == 0 then return end
  CountHeld(queue, queue.groups[run.group], -released)
  -- Only a limit can make a difference to the group; only an idle group may vanish.
  if Standing(queue, run.group) == 0 then Settle(LoadGroup(queue, run.group)) end
  queue.gains = queue.gains + released
end

local function Each(Change)
  return function(queue, run)
    local group = LoadGroup(queue, run.group)
    for i = run.from, run.to do Change(group, sub(ARGV[i], 17)) end
  end
end

-- By the number of the operation; in fair_payload.cc too. The values are:
local kOperations = {
  AddAll,            -- members in `ready`, as of a group that is not ordered; detail: 1 if they are ready, its name
  Each(Remove),      -- the same members
  ReleaseAll,        -- members in `held`
  Configure,         -- name, keep, paused, ordered, limits; no group: the queue itself
  Each(HoldAnyway),  -- members in `ready`, as above
  Unblock,           -- none; no group: the queue itself
  SettleCall,        -- the jobs' fates, a letter each, and their reservations, unless all are granted; detail: the call;
                     -- of no queue
}
local kRemove, kHold, kSettleCall = 2, 5, 7

-- The runs come next in ARGV, with their number before them: number of the operation, number of the queue (from 1,
-- 0: none), group (16 bytes or none), detail, list of values.
local function NextRuns(fair)
  local runs = {}
  for i = 1, NextNumber() do
    local run = {kind = NextNumber(), queue = fair.queues[NextNumber()], group = Next(), detail = Next()}
    run.from, run.to = NextList()
    runs[i] = run
  end
  return runs
end

-- Reads by a few calls what the operations will ask for one by one.
local function ReadAhead(fair, runs)
  local groups, members = {}, {}  -- by queue, by set
  local function Will(lists, of, value)
    local list = lists[of]
    if not list then
      list = {}
      lists[of] = list
    end
    list[#list + 1] = value
  end
  for _, run in ipairs(runs) do
    local kind, queue = run.kind, run.queue
    if kind == kSettleCall and not AllGranted(ARGV[run.from]) then
      EachReservation(fair, ARGV[run.from], ARGV[run.from + 1], function(fate, of, key, suffix)
        if fate == 'g' then return end
        Will(groups, of, key)
        Will(members, of.held, key .. sub(suffix, 10))
      end)
    end
    if run.group ~= '' then Will(groups, queue, run.group) end
    if kind == kRemove or kind == kHold then
      for i = run.from, run.to do Will(members, queue.ready, ARGV[i]) end
    end
  end
  for queue, keys in pairs(groups) do
    keys[#keys + 1] = kQueueField
    ReadRecords(queue, keys)
  end
  for set, list in pairs(members) do Look(set, list) end
end

local function RunOperations(fair)
  local runs = NextRuns(fair)
  ReadAhead(fair, runs)
  for _, run in ipairs(runs) do kOperations[run.kind](run.queue, run, fair) end
end

-- ---- The end --------------------------------------------------------------------------------------------------------

-- An idle group without settings vanishes; its history is in the group index and stays.
local function IsIdle(group)
  return not group.keep and group.turn == 0 and group.blocked == 0 and HeldInGroup(group) == 0 and not First(group)
end

local function WriteGroups(queue)
  local puts, drops = {}, {}
  for key, group in pairs(queue.groups) do
    if key == kQueueField then
      if group.dirty then puts[#puts + 1], puts[#puts + 2] = key, EncodeGroup(group) end
    elseif IsIdle(group) then
      if group.stored then drops[#drops + 1] = key end
    elseif group.dirty or not group.stored then
      puts[#puts + 1], puts[#puts + 2] = key, EncodeGroup(group)
    end
  end
  CallMany('HDEL', queue.groups_key, drops)
  CallMany('HSET', queue.groups_key, puts)
end

local function WriteFair(fair)
  for _, queue in ipairs(fair.queues) do
    Write(queue.ready)
    Write(queue.held)
    Write(queue.ring)
    WriteGroups(queue)
  end
  Write(fair.blocked)
  if fair.turn_changed then redis.call('SET', fair.turn_key, fair.turn) end
end

-- Wakes at most `queue.gains` nodes that wait for the queue, our own first. True: our own was one of them.
local function WakeOne(queue, node, prefix)
  if redis.call('ZCARD', queue.waiters_key) == 0 or redis.call('ZCARD', queue.ring.key) == 0 then return false end
  local gains = queue.gains
  local own = redis.call('ZREM', queue.waiters_key, node) == 1
  if own then gains = gains - 1 end
  local id = struct.unpack('>I4', queue.id)
  while gains > 0 do
    local waiter = redis.call('ZPOPMIN', queue.waiters_key)
    if #waiter == 0 then break end
    local waits = tonumber(waiter[2]) >= queue.fair.now
    if waits and redis.call('PUBLISH', prefix .. waiter[1], id) > 0 then gains = gains - 1 end
  end
  return own
end

-- The ids of the queues that our own node had waited for. After WriteFair.
local function Wake(fair, node, prefix)
  local woken = {}
  for _, queue in ipairs(fair.queues) do
    if queue.gains > 0 and WakeOne(queue, node, prefix) then woken[#woken + 1] = queue.id end
  end
  return woken
end
