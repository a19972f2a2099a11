const timeZone = 'Europe/Istanbul';
const full = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'MMM d, yyyy h:mm a', as 'Nov 21, 2026 10:42 AM', in Istanbul's time wherever one sits. */
export function fullDate(moment: string) {
  const part = Object.fromEntries(full.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute} ${part.dayPeriod}`;
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone });
const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });

/** For a list: '10:42' today, 'Yesterday', '18 Nov', and with the year when it is another one. */
export function shortDate(moment: string, now = new Date()) {
  const date = new Date(moment);
  const [then, today] = [day.format(date), day.format(now)];
  if (then === today) return time.format(date);
  if (then === day.format(now.getTime() - 86_400_000)) return 'Yesterday';
  return (then.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : dayAndYear).format(date);
}
