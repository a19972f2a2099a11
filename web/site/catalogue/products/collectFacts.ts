import type { Facts } from '../../parts/JsonLd.tsx';

/** The facts of a field for search engines, or the reason why it has none of its own. */
export type FieldFacts<Args extends unknown[]> = ((...args: Args) => Facts) | string;

/** Collects the facts of all fields. */
export const collectFacts = <Args extends unknown[]>(fields: Record<string, FieldFacts<Args>>, ...args: Args): Facts =>
  Object.fromEntries(
    Object.values(fields).flatMap((factsOf) => (typeof factsOf === 'string' ? [] : Object.entries(factsOf(...args)))),
  );
