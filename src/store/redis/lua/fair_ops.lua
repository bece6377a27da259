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
  local reservation = queue.id .. group.key .. suffix
  if not Has(queue.fair.reserved, reservation) then return end
  Drop(queue.fair.reserved, reservation)
  Release(group, sub(suffix, 10))
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
  group.waiting, group.whole = nil, false
end

local function Configure(queue, op)
  local whole_queue = op[3] == ''
  local target = whole_queue and Settings(queue) or LoadGroup(queue, op[3])
  if not whole_queue and target.ordered ~= op[10] then Reorder(target, op[10]) end
  if target.rate_limit ~= op[7] or target.rate_per ~= op[8] then target.part, target.starts = 0, nil end
  if op[4] ~= '' then target.name = op[4] end
  target.keep, target.concurrency, target.rate_limit, target.rate_per = op[5], op[6], op[7], op[8]
  target.paused, target.ordered, target.group_default = op[9], op[10], op[11]
  target.dirty = true
  if whole_queue then
    SetBlocked(target, 0)
  else
    Settle(target)
  end
  queue.gains = queue.gains + 1
end

-- A job with a lease is held, also when its reservation ran out on the way and it was given back.
local function Confirm(queue, op)
  local reservation = op[3]
  local key, suffix = sub(reservation, 5, 20), sub(reservation, 21)
  local seq = sub(suffix, 10)
  if Has(queue.held, key .. seq) then return end
  local group = LoadGroup(queue, key)
  Remove(group, suffix)
  HeldInGroup(group)  -- before the change
  Hold(group, seq)
  Settle(group)
end

local function GiveBack(group, suffix)
  local queue = group.queue
  local reservation = queue.id .. group.key .. suffix
  if not Has(queue.fair.reserved, reservation) then return end
  Drop(queue.fair.reserved, reservation)
  local gains = queue.gains
  Release(group, sub(suffix, 10))
  Add(group, suffix, '', true)
  queue.gains = gains + 1  -- a job and its slot are one gain
end

-- A rate may allow a start again.
local function Unblock(queue, op)
  local key = op[3]
  local group = LoadGroup(queue, key == '' and kQueueField or key)
  if group.blocked == 0 or group.blocked > queue.fair.now then return end
  SetBlocked(group, 0)
  if key ~= '' then Settle(group) end
  queue.gains = queue.gains + 1
end

-- The most frequent operations need not load the group: adds and releases when it stands in the ring anyway and stays
-- where it is, confirmations when the job is still reserved.

local function AddTo(queue, op)
  local member = op[3]
  local key = sub(member, 1, 16)
  if not op[5] or Standing(queue, key) < 255 - byte(member, 17) then
    return Add(LoadGroup(queue, key), sub(member, 17), op[4], op[5])
  end
  Put(queue.ready, member, kNoScore)
  queue.passed[key] = true
  queue.gains = queue.gains + 1
end

local function ReleaseFrom(queue, op)
  local member = op[3]
  local key = sub(member, 1, 16)
  if Standing(queue, key) == 0 then return Release(LoadGroup(queue, key), sub(member, 17)) end
  if not Has(queue.held, member) then return end
  Drop(queue.held, member)
  queue.passed[key] = true
  queue.gains = queue.gains + 1
end

local function ConfirmIn(queue, op)
  local reservation, reserved = op[3], queue.fair.reserved
  if not Has(reserved, reservation) then return Confirm(queue, op) end
  Drop(reserved, reservation)
end

local function OnGroup(Change)
  return function(queue, op) Change(LoadGroup(queue, sub(op[3], 1, 16)), sub(op[3], 17)) end
end

-- By the number of the operation; never renumber. In fair_payload.cc too. The third value is:
local kOperations = {
  AddTo,              -- its member in `ready` of a group that is not ordered; then the group's name, and if it is ready
  OnGroup(Remove),    -- the same member
  ReleaseFrom,        -- its member in `held`
  Configure,          -- the group, or '' for the queue itself; then name, keep and limits
  ConfirmIn,          -- its member in `reserved`
  OnGroup(GiveBack),  -- its member in `ready`, as above
  Unblock,            -- the group, or '' for the queue itself
}
local kRemove, kRelease, kConfirm, kGiveBack = 2, 3, 5, 6

-- Reads by a few calls what the operations will ask for one by one.
local function ReadAhead(fair, ops)
  local reserved, by_queue = {}, {}
  for i = 1, #fair.queues do by_queue[i] = {groups = {kQueueField}, seen = {[''] = true}, ready = {}, held = {}} end
  for i = 1, #ops do
    local kind, ahead, member = ops[i][1], by_queue[ops[i][2]], ops[i][3]
    if kind == kConfirm then
      reserved[#reserved + 1] = member
    else
      local key = sub(member, 1, 16)
      if not ahead.seen[key] then
        ahead.seen[key] = true
        ahead.groups[#ahead.groups + 1] = key
      end
      if kind == kRelease then
        ahead.held[#ahead.held + 1] = member
      elseif kind == kRemove or kind == kGiveBack then
        ahead.ready[#ahead.ready + 1] = member
        reserved[#reserved + 1] = fair.queues[ops[i][2]].id .. member
      end
    end
  end
  Look(fair.reserved, reserved)
  for i, queue in ipairs(fair.queues) do
    local ahead = by_queue[i]
    if #ahead.groups > 1 then ReadRecords(queue, ahead.groups) end
    Look(queue.ready, ahead.ready)
    Look(queue.held, ahead.held)
  end
end

local function RunOperations(fair, ops)
  ReadAhead(fair, ops)
  for i = 1, #ops do
    local op = ops[i]
    kOperations[op[1]](fair.queues[op[2]], op)
  end
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
  Write(fair.reserved)
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
