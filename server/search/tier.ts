import type { AnyColumn, AnyTable } from '../db/columns/columns.ts';

/**
 * An expression of FTS5. `within` finds the same results and more; this tier then only improves their order. `worth` says how
 * much of a search is met where nothing meets all of it, so that tiers of two languages can be compared.
 */
export type Tier = { expression: string; within?: string; worth?: number };

/** The queries of a search, best first. */
export type Tiers = {
  /** Finds what the whole search names: a title, a code or a code of another maker. */
  whole: string;
  /** Finds the exact title, code or id. */
  first: Tier[];
  /** Finds every unit in the title. */
  title: Tier[];
  /** Finds everything that the tiers of `title` find. */
  anyTitle: string;
  /** The tiers of `title` in groups, each with what finds everything that its tiers find; left out, they are one group. */
  groups?: { any: string; tiers: Tier[] }[];
  /** Finds every unit in any column; the last tier finds everything that the others and those above find. */
  anywhere: Tier[];
  /** Finds some of the units, for searches that nothing meets fully; undefined for a single unit. Few searches need them. */
  some: (() => Tier[]) | undefined;
  /** Finds each unit on its own, in the order of the search. */
  each: Word[];
};

/** A part of the search as it was typed, and the expression of FTS5 that finds it anywhere. */
export type Word = { typed: string; expression: string };

/** Leaves out the tiers that an earlier one repeats. */
export const unlike = (tiers: Tier[]) => [...new Map(tiers.map((tier) => [tier.expression, tier])).values()];

/** Results with the places of their tiers, in order. */
export type Ranking = { seq: number; tier: number }[];

/**
 * The results of one tier stand in groups, the one with the newest result first, and are sorted by the key within each. `seq`
 * ties a row to its entry.
 */
export type SortedBy = { table: AnyTable; seq: AnyColumn; group: AnyColumn; key: AnyColumn };
