import { readMoment } from './moments.ts';

/** When a change happens, as a form holds it. */
export interface When {
  isPlanned: boolean;
  name: string;
  /** The moment in the form of the browser's field: '2026-11-27T09:00'. */
  at: string;
  hasBack: boolean;
  back: string;
}

export const now: When = { isPlanned: false, name: '', at: '', hasBack: false, back: '' };

/** Returns the moments of a plan; undefined where one is missing or wrong. */
export function readWhen({ name, at, hasBack, back }: When) {
  const [start, end] = [readMoment(at), hasBack ? readMoment(back) : null];
  if (name.trim() === '' || start === undefined || end === undefined) return undefined;
  return end !== null && end <= start ? undefined : { name: name.trim(), at: start, backAt: end };
}
