import type { Placeholder } from 'drizzle-orm';
import { placeholder } from './columns/expressions.ts';

// A prepared statement takes a list of values in slots: as many as the next power of two, so that a few statements suffice
// for lists of any length.

/** The number of slots for a list of so many values. */
export const slotsFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(count, 1)));

const nameOf = (at: number) => `slot${at}`;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

export const slots = (count: number): Placeholder[] => numbers(count).map((at) => placeholder(nameOf(at)));

/** The values for the slots. The last value also fills the remaining slots, which finds nothing twice. */
export const inSlots = (values: string[]): Record<string, unknown> =>
  Object.fromEntries(
    numbers(slotsFor(values.length)).map((at) => [nameOf(at), values[Math.min(at, values.length - 1)]]),
  );
