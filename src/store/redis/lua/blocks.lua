-- Sets of numbers in blocks: seq_blocks.h says what their members are.

local kBitsBytes = 8
local kAllBits = string.rep('\255', kBitsBytes)

local grown = {}  -- by key: how many numbers have come to the set, less those that have left it

local function CountBits(bits)  -- 32 of them
  if bits == 0 then return 0 end
  if bit.band(bits, bits - 1) == 0 then return 1 end
  bits = bits - bit.band(bit.rshift(bits, 1), 0x55555555)
  bits = bit.band(bits, 0x33333333) + bit.band(bit.rshift(bits, 2), 0x33333333)
  bits = bit.band(bits + bit.rshift(bits, 4), 0x0f0f0f0f)
  bits = bits + bit.rshift(bits, 8)
  return bit.band(bits + bit.rshift(bits, 16), 0x3f)
end

-- Puts in place of each block what Change makes of its bits and those of the member list[i] of the same block.
local function ChangeBlocks(key, list, from, to, Change)
  local drops, adds, moved = {}, {}, 0
  for i = from, to do
    local member = list[i]
    local block, bits_at = string.sub(member, 1, -kBitsBytes - 1), #member - kBitsBytes + 1
    local old = redis.call('ZRANGEBYLEX', key, '[' .. block, '[' .. block .. kAllBits)[1]
    local old_high, old_low = 0, 0
    if old then old_high, old_low = struct.unpack('>I4I4', old, bits_at) end
    local high, low = struct.unpack('>I4I4', member, bits_at)
    local new_high, new_low = Change(old_high, high), Change(old_low, low)
    local moved_high, moved_low = bit.bxor(old_high, new_high), bit.bxor(old_low, new_low)
    if moved_high ~= 0 or moved_low ~= 0 then
      moved = moved + CountBits(moved_high) + CountBits(moved_low)
      if old then drops[#drops + 1] = old end
      if new_high ~= 0 or new_low ~= 0 then
        adds[#adds + 1] = '0'
        adds[#adds + 1] = block .. struct.pack('>I4I4', new_high, new_low)
      end
    end
  end
  CallMany('ZREM', key, drops)
  CallMany('ZADD', key, adds)
  return moved
end

local function Join(old, bits) return bit.bor(old, bits) end
local function Cut(old, bits) return bit.band(old, bit.bnot(bits)) end

-- The numbers of each of the members list[from] to list[to], all of different blocks, come to the set, or leave it.
local function JoinBlocks(key, list, from, to)
  grown[key] = (grown[key] or 0) + ChangeBlocks(key, list, from, to, Join)
end
local function CutBlocks(key, list, from, to)
  grown[key] = (grown[key] or 0) - ChangeBlocks(key, list, from, to, Cut)
end

-- The field list[from] counts by how much the set of the key with the number list[to] has grown. None is kept at zero.
local function CountGrown(key, list, from, to)
  local change = grown[KEYS[tonumber(list[to])]]
  if change ~= 0 and redis.call('HINCRBY', key, list[from], change) == 0 then redis.call('HDEL', key, list[from]) end
end
