const timeZone = 'Europe/Istanbul';
const full = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const turkish = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '21 Kasım 2026 10:42', for what a customer reads. */
export const turkishDate = (moment: string) => turkish.format(new Date(moment));

const turkishDayOnly = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** '21.11.2026', for what a customer reads. */
export const turkishDay = (moment: string) => turkishDayOnly.format(new Date(moment));

const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });

/** 'Nov 21', where the year goes without saying. */
export const dayOnly = (moment: string) => day.format(new Date(moment));

/** 'MMM d, yyyy h:mm a', as 'Nov 21, 2026 10:42 AM', in Istanbul's time wherever one sits. */
export function fullDate(moment: string) {
  const part = Object.fromEntries(full.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${part.month} ${part.day}, ${part.year} ${part.hour}:${part.minute} ${part.dayPeriod}`;
}
