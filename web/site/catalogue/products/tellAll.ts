import type { Facts } from '../../parts/JsonLd.tsx';

/** What a field tells search engines, or the reason why it tells nothing on its own. */
export type Told<Args extends unknown[]> = ((...args: Args) => Facts) | string;

/** Collects the facts of all fields. */
export const tellAll = <Args extends unknown[]>(told: Record<string, Told<Args>>, ...args: Args): Facts =>
  Object.fromEntries(
    Object.values(told).flatMap((factsOf) => (typeof factsOf === 'string' ? [] : Object.entries(factsOf(...args)))),
  );
