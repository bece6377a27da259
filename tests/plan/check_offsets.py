"""Compares the changes of all zones with Python's zoneinfo: check_offsets.py FILE, lines "zone time offset-after"; the last of each zone
has an offset that does not matter, and says how far it was looked at.

Each change is looked at from both sides, and between changes the offset at a time of every month is that of the last
change: so none is missing. Prints what differs, and ends with the number of zones and changes.
"""
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

MONTH = 30 * 86400


def main():
    zones = {}
    with open(sys.argv[1], encoding="ascii") as lines:
        for line in lines:
            name, time, offset = line.split()
            zones.setdefault(name, []).append((int(time), int(offset)))
    for name, changes in zones.items():
        zone = ZoneInfo(name)

        def offset_at(time):
            return int(datetime.fromtimestamp(time, timezone.utc).astimezone(zone).utcoffset().total_seconds())

        for (start, offset), (end, _) in zip(changes, changes[1:]):
            for time in [start, *range(start, end, MONTH), end - 1]:
                if offset_at(time) != offset:
                    print(f"differs: {name} at {datetime.fromtimestamp(time, timezone.utc)}: {offset}, not {offset_at(time)}")
                    break
    print(len(zones), sum(map(len, zones.values())) - 2 * len(zones))


main()
