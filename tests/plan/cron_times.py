"""Random cron expressions and their next times by croniter: a line "expression|zone|after|next" each.

Times are seconds since 1970. Only times that are more than a day away from any change of the zone's clocks are used:
what happens at a change is ours to decide, and croniter decides otherwise.
"""
import random
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from croniter import croniter

EXPRESSIONS = 2000
ZONES = """UTC Europe/Rome Europe/London America/New_York America/Los_Angeles America/Sao_Paulo America/Santiago
America/St_Johns Asia/Kolkata Asia/Kathmandu Asia/Tokyo Asia/Tehran Australia/Lord_Howe Australia/Adelaide
Pacific/Apia Pacific/Chatham Pacific/Kiritimati Africa/Cairo Africa/Casablanca Antarctica/Troll""".split()
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
WEEKDAYS = "sun mon tue wed thu fri sat".split()

chance = random.Random(20261117)


def item(least, most, words):
    def name(value):
        return words[value - least] if words and value - least < len(words) and chance.random() < 0.3 else str(value)

    kind = chance.random()
    if kind < 0.5:
        return name(chance.randint(least, most))
    first, last = sorted((chance.randint(least, most), chance.randint(least, most)))
    if kind < 0.7 and first < last:
        return f"{name(first)}-{name(last)}"
    if kind < 0.85 and first < last:
        return f"{first}-{last}/{chance.randint(1, max(1, (most - least) // 2))}"
    return f"*/{chance.randint(1, max(2, (most - least) // 2))}"


def field(least, most, words=()):
    if chance.random() < 0.35:
        return "*"
    items = [item(least, most, words) for _ in range(chance.choice((1, 1, 1, 2, 3)))]
    if most == 6:  # croniter takes weekdays with a "*/n" among them for restricted even if they are all there
        items = [each for each in items if "*" not in each] or ["*/2"]
    return ",".join(items)


def expression():
    """As Pawl and as croniter write it: croniter has the seconds last, and the L before the weekday."""
    minute, hour, month = field(0, 59), field(0, 23), field(1, 12, MONTHS)
    day = "L" if chance.random() < 0.05 else field(1, 31)
    ours = theirs = field(0, 6, WEEKDAYS)
    if chance.random() < 0.1:
        weekday = chance.randint(0, 6)
        ours, theirs, day = f"{weekday}L", f"L{weekday}", "*"
    elif chance.random() < 0.1:
        ours = theirs = f"{chance.randint(0, 6)}#{chance.randint(1, 4)}"
        day = "*"
    rest = f"{minute} {hour} {day} {month}"
    if chance.random() < 0.2:
        second = field(0, 59)
        return f"{second} {rest} {ours}", f"{rest} {theirs} {second}"
    return f"{rest} {ours}", f"{rest} {theirs}"


def is_calm(local, zone):
    day = timedelta(days=1)
    return (local - day).replace(tzinfo=zone).utcoffset() == (local + day).replace(tzinfo=zone).utcoffset()


def main():
    zones = [ZoneInfo(name) for name in ZONES]
    made = 0
    while made < EXPRESSIONS:
        ours, theirs = expression()
        start = datetime(2024, 1, 1) + timedelta(seconds=chance.randrange(10 * 365 * 86400))
        try:
            times = croniter(theirs, start, ret_type=datetime, max_years_between_matches=9)
            found = [start] + [times.get_next() for _ in range(3)]
        except ValueError:
            continue
        made += 1
        for zone in zones:
            for after, following in zip(found, found[1:]):
                if is_calm(after, zone) and is_calm(following, zone):
                    seconds = [int(t.replace(tzinfo=zone).timestamp()) for t in (after, following)]
                    print(ours, zone.key, *seconds, sep="|")


main()
