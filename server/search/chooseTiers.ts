import type { Sizes } from './sizes.ts';
import type { Tier, Tiers } from './tiers.ts';

/** Adds the conditions that every result must meet to an expression. */
type Narrow = (expression: string) => string;

type Chosen = { tiers: Tier[]; ranking?: number[] | undefined };

const narrowed = (tiers: Tier[], narrow: Narrow) =>
  tiers.map(({ expression, within }): Tier => ({
    expression: narrow(expression),
    ...(within && { within: narrow(within) }),
  }));

/** Returns the tiers that find all words or, when nothing has all of them, the tiers that find some. */
export async function choose(
  { first, title, anyTitle, anywhere, some }: Tiers,
  narrow: Narrow,
  find: (expression: string) => Promise<boolean>,
): Promise<Chosen> {
  // Without a match in any title the tiers of titles are left out, since each would read through all descriptions.
  const inTitles = (await find(anyTitle)) ? title : [];
  const allFind = some.length === 0 || inTitles.length > 0 || (await find(anywhere.at(-1)?.expression ?? ''));
  return { tiers: narrowed(allFind ? [...first, ...inTitles, ...anywhere] : some, narrow) };
}

type AtOnce = {
  sizes: Sizes;
  /** Returns the results in the order of the tiers, or only their count when there are too many. */
  rank: (tiers: Tier[]) => Promise<{ count: number; seqs: number[] | undefined }>;
};

/** Does the same and also returns the ordered results, which saves a statement for each tier. */
export async function chooseAtOnce(
  { first, title, anyTitle, anywhere, some }: Tiers,
  narrow: Narrow,
  { sizes, rank }: AtOnce,
): Promise<Chosen> {
  async function ranked(unlimited: Tier[]) {
    const tiers = narrowed(unlimited, narrow);
    const { count, seqs } = await rank(tiers);
    sizes.note(tiers.at(-1)?.expression ?? '', count);
    return { count, tiers, ranking: seqs };
  }
  const { count, ...all } = await ranked([...first, ...title, ...anywhere]);
  if (count === 0 && some.length > 0) return ranked(some);
  const isUntitled = !all.ranking && (await sizes.sizeOf(narrow(anyTitle))) === 0;
  return isUntitled ? { tiers: narrowed([...first, ...anywhere], narrow) } : all;
}
