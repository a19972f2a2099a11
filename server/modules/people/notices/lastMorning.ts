import { dayInIstanbul } from '../../../core/istanbul.ts';

const day = 86_400_000;

/** At this hour of Istanbul, daily notices and mails come. */
export const morning = '08:00';

/** Returns the last moment at which it was morning, in milliseconds. The clock of Istanbul stays at UTC+3. */
export function lastMorning(now: number): number {
  const today = Date.parse(`${dayInIstanbul(now)}T${morning}:00+03:00`);
  return today <= now ? today : today - day;
}
