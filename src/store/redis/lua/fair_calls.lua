-- What calls of the claim script have reserved, until a commit settles the call: `reserved` says until when at most,
-- `reservations` which jobs, 37 bytes each: queue, group, suffix. A reservation that is struck out is all zeros.

local kReservationBytes = 37
local kStruckOut = string.rep('\0', kReservationBytes)

-- The full name of the call: a copy that is sent again, because an answer was lost, is another call.
local function ReserveAs(fair, call, reservations, deadline)
  while redis.call('ZADD', fair.reserved_key, 'NX', deadline, call) == 0 do call = call .. '+' end
  redis.call('HSET', fair.reservations_key, call, reservations)
  return call
end

-- All calls that are not settled, with their reservations; they are few.
local function Calls(fair)
  if not fair.calls then
    fair.calls = {}
    local names = redis.call('ZRANGE', fair.reserved_key, 0, -1)
    local reservations = CallMany('HMGET', fair.reservations_key, names)
    for i, name in ipairs(names) do fair.calls[name] = reservations[i] or '' end
  end
  return fair.calls
end

-- Whether it was still reserved by any call.
local function StrikeOut(fair, reservation)
  local calls = Calls(fair)
  for call, reservations in pairs(calls) do
    local at = string.find(reservations, reservation, 1, true)
    if at then
      calls[call] = sub(reservations, 1, at - 1) .. kStruckOut .. sub(reservations, at + kReservationBytes)
      redis.call('HSET', fair.reservations_key, call, calls[call])
      return true
    end
  end
  return false
end

-- The call is over now. Its reservations, if they are wanted; nil if it was over before.
local function EndCall(fair, call, wanted)
  if redis.call('ZREM', fair.reserved_key, call) == 0 then return nil end
  local reservations = wanted and redis.call('HGET', fair.reservations_key, call) or nil
  redis.call('HDEL', fair.reservations_key, call)
  if fair.calls then fair.calls[call] = nil end
  return reservations
end

-- Calls Each(fate, queue, key, suffix) for each reservation that is not struck out.
local function EachReservation(fair, fates, reservations, Each)
  for i = 1, #fates do
    local at = (i - 1) * kReservationBytes
    local queue = fair.by_id[sub(reservations, at + 1, at + 4)]
    if queue then
      Each(sub(fates, i, i), queue, sub(reservations, at + 5, at + 20), sub(reservations, at + 21, at + 37))
    end
  end
end
