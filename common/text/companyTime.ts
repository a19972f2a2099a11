// Days, hours and years are those of the company, whatever zone the machine has and whatever language writes them.

/** The zone of a company whose administrator names none. */
export const usualTimeZone = 'Europe/Istanbul';

/** The central bank publishes its rates by this clock, and laws of Turkey begin by it, wherever a company is. */
export const turkishTime = 'Europe/Istanbul';

/** The server and the pages that it renders are two bundles of one process, which share only what is global. */
const shared = globalThis as { companyTimeZone?: string };

/** Returns the company's zone: 'Europe/Istanbul'. */
export const timeZone = () => shared.companyTimeZone ?? usualTimeZone;

/** Sets the company's zone for this process or page; the usual one without a name. */
export function setTimeZone(name: string | undefined) {
  if (name) shared.companyTimeZone = name;
  else delete shared.companyTimeZone;
}

/** Returns the zone's city, as a form names it beside a field: 'Istanbul', 'New York', 'UTC'. */
export const placeOfTime = () => timeZone().replace(/^.*\//, '').replaceAll('_', ' ');

/** Returns the day so many days after another: '2026-03-01' for '2026-02-28' and 1. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
