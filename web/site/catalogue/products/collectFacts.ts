import type { Facts } from '../../parts/JsonLd.tsx';

/** The facts of a field for search engines; null where it has none of its own, with the reason above it. */
export type FieldFacts<Args extends unknown[]> = ((...args: Args) => Facts) | null;

/** Collects the facts of all fields. */
export const collectFacts = <Args extends unknown[]>(fields: Record<string, FieldFacts<Args>>, ...args: Args): Facts =>
  Object.fromEntries(Object.values(fields).flatMap((factsOf) => Object.entries(factsOf?.(...args) ?? {})));
