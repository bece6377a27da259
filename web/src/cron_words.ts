// Cron expressions as people read them. What the server makes of one is the truth; this is for the usual ones.
const kDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const kNamed: Record<string, string> = {
  "@hourly": "every hour",
  "@daily": "every day at 00:00",
  "@weekly": "on Sundays at 00:00",
  "@monthly": "on the 1st of the month at 00:00",
  "@yearly": "on the 1st of January at 00:00",
};
const kSame: Record<string, string> = { "@daily": "0 0 * * *", "@weekly": "0 0 * * 0", "@monthly": "0 0 1 * *", "@yearly": "0 0 1 1 *" };

// The usual ones in words; "" for the others, which speak for themselves.
export function inWords(expression: string): string {
  if (kNamed[expression]) return kNamed[expression];
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== 5) return "";
  const [minute, hour, day, month, weekday] = parts;
  const number = /^\d+$/;
  if (hour === "*" && day === "*" && month === "*" && weekday === "*") {
    if (minute === "*") return "every minute";
    const step = /^\*\/(\d+)$/.exec(minute);
    if (step) return `every ${step[1]} minutes`;
    if (number.test(minute)) return minute === "0" ? "every hour" : `every hour at minute ${minute}`;
    return "";
  }
  if (!number.test(minute)) return "";
  const everyHours = /^\*\/(\d+)$/.exec(hour);
  if (everyHours && day === "*" && month === "*" && weekday === "*") return `every ${everyHours[1]} hours at minute ${minute}`;
  if (!number.test(hour) || month !== "*") return "";
  const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  if (day === "*" && weekday === "*") return `every day at ${time}`;
  if (day === "*" && (weekday === "1-5" || weekday.toUpperCase() === "MON-FRI")) return `on weekdays at ${time}`;
  if (day === "*" && /^[0-7]$/.test(weekday)) return `on ${kDays[Number(weekday)]}s at ${time}`;
  if (number.test(day) && weekday === "*") return `on day ${day} of the month at ${time}`;
  return "";
}

// ---- The times of the day that an expression names ----

// "1,8-10,*/15" between two bounds; null for what is not that.
function valuesOf(field: string, first: number, last: number): Set<number> | null {
  const values = new Set<number>();
  for (const part of field.split(",")) {
    const found = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    if (found === null) return null;
    const [, from, to, every] = found;
    const start = from === undefined ? first : Number(from);
    const end = to !== undefined ? Number(to) : from === undefined || every !== undefined ? last : start;
    const step = every === undefined ? 1 : Number(every);
    if (step < 1 || end > last) return null;
    for (let value = start; value <= end; value += step) values.add(value);
  }
  return values;
}

export interface NamedTimes {
  minutes: number[]; // of the day
  fires: (month: number, day: number, weekday: number) => boolean; // whether that may be one of its days
}

// Of an expression that names hours: one whose hour is * or */n means a pace, and goes by real time. null: it names none,
// or it is not a usual one.
export function namedTimes(expression: string): NamedTimes | null {
  const fields = (kSame[expression.trim()] ?? expression).trim().split(/\s+/);
  if (fields.length === 6) fields.shift();
  if (fields.length !== 5 || /^\*(\/\d+)?$/.test(fields[1])) return null;
  const minutes = valuesOf(fields[0], 0, 59);
  const hours = valuesOf(fields[1], 0, 23);
  if (minutes === null || hours === null) return null;
  // What is not a plain field may be any day.
  const [days, months, weekdays] = [valuesOf(fields[2], 1, 31), valuesOf(fields[3], 1, 12), valuesOf(fields[4], 0, 7)];
  const eachDay = fields[2] === "*";
  const eachWeekday = fields[4] === "*";
  const onDay = (day: number) => days === null || days.has(day);
  const onWeekday = (weekday: number) => weekdays === null || weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
  return {
    minutes: [...hours].flatMap((hour) => [...minutes].map((minute) => hour * 60 + minute)),
    fires: (month, day, weekday) => (months === null || months.has(month)) && (eachDay || eachWeekday ? onDay(day) && onWeekday(weekday) : onDay(day) || onWeekday(weekday)),
  };
}
