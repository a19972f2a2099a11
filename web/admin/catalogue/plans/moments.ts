// Moments are entered and shown by the clock of Istanbul, which stays at UTC+3.

const timeZone = 'Europe/Istanbul';
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });
const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
const whole = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** '2026-11-27' */
export const dayOf = (moment: string | number) => isoDay.format(new Date(moment));

/** '9:00 AM' */
export const timeText = (moment: string) => clock.format(new Date(moment));

/** 'Nov 27, 2026, 9:00 AM' */
export const momentText = (moment: string) => whole.format(new Date(moment));

/** The heading of a day: 'Today' or 'Friday', and its date. */
export const dayTexts = (moment: string, now: number) => ({
  name: dayOf(moment) === dayOf(now) ? 'Today' : weekday.format(new Date(moment)),
  date: date.format(new Date(moment)),
});

/** Returns what a field of the browser holds, such as '2026-11-27T09:00', as ISO 8601; undefined where it is no moment. */
export function readMoment(typed: string): string | undefined {
  const time = Date.parse(`${typed}:00+03:00`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Tomorrow at nine, as such a field holds it. */
export const tomorrow = (now: number) => `${dayOf(now + 86_400_000)}T09:00`;
