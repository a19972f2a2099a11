import { badInput } from './errors.ts';

const shape = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** `Date.parse` takes the 30th of February for the 2nd of March. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/**
 * Reads a moment of ISO 8601 with its zone, in milliseconds: without a zone nobody knows which hour is meant, least of all the
 * server, whose own zone is nobody's. Throws `BAD_USER_INPUT` for that field. Every moment that the API takes is read here.
 */
export function momentOf(field: string, text: string): number {
  const day = shape.exec(text)?.[1];
  const time = day === undefined ? NaN : Date.parse(text);
  if (day === undefined || Number.isNaN(time) || !isDay(day))
    throw badInput(field, 'Give a moment like 2026-11-27T06:00:00Z, or with another zone: 2026-11-27T09:00:00+03:00.');
  return time;
}
