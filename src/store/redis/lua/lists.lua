-- Reads parts of lists. Bounds and items are of one moment: another node may trim a list at any time.
--
-- KEYS: lists.
-- ARGV: for each part the name of its list, the first offset that is wanted, and how many items.
-- Answers for each {head, tail, the offset of the first item, item…}: the first offset is not below the head; head and
--   tail are as they are stored, '' if they are not. Large items end a part early, though not before its first item;
--   once much has been read, the parts that follow have none.

local kTogether = 128            -- items of one call, at most
local kBytesOfPart = 1048576
local kBytesOfAll = 8388608

local lists = KEYS[1]
local bytes_of_all = 0

local function ReadItems(name, first, count, part)
  local bytes, together = 0, 1
  while count > 0 and bytes < kBytesOfPart and bytes_of_all < kBytesOfAll do
    local fields = {}
    for i = 1, math.min(count, together) do fields[i] = name .. ':' .. string.format('%d', first + i - 1) end
    for _, item in ipairs(redis.call('HMGET', lists, unpack(fields))) do
      part[#part + 1] = item
      local size = item and #item or 0
      bytes, bytes_of_all = bytes + size, bytes_of_all + size
    end
    first, count, together = first + #fields, count - #fields, math.min(2 * together, kTogether)
  end
end

local parts = {}
for at = 1, #ARGV, 3 do
  local name = ARGV[at]
  local bounds = redis.call('HMGET', lists, name .. ':h', name .. ':t')
  local first = math.max(tonumber(ARGV[at + 1]), tonumber(bounds[1] or 0))
  local count = math.min(tonumber(ARGV[at + 2]), tonumber(bounds[2] or 0) - first)
  local part = {bounds[1] or '', bounds[2] or '', first}
  ReadItems(name, first, count, part)
  parts[#parts + 1] = part
end
return parts
