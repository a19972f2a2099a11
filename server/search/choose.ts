import type { Sizes } from './sizes.ts';
import type { Tier, Tiers } from './tiers.ts';

/** An expression with what everything found must have besides. */
type Narrow = (expression: string) => string;

type Chosen = { tiers: Tier[]; ranking?: number[] | undefined };

const narrowed = (tiers: Tier[], narrow: Narrow) =>
  tiers.map(({ expression, within }): Tier => ({
    expression: narrow(expression),
    ...(within && { within: narrow(within) }),
  }));

/** The tiers of what has all words, or where nothing does, of what has some. */
export async function choose(
  { first, title, anyTitle, anywhere, some }: Tiers,
  narrow: Narrow,
  find: (expression: string) => Promise<boolean>,
): Promise<Chosen> {
  // What no title has is not looked for in each of its tiers: each would read through all descriptions.
  const inTitles = (await find(anyTitle)) ? title : [];
  const allFind = some.length === 0 || inTitles.length > 0 || (await find(anywhere.at(-1)?.expression ?? ''));
  return { tiers: narrowed(allFind ? [...first, ...inTitles, ...anywhere] : some, narrow) };
}

type AtOnce = {
  sizes: Sizes;
  /** All that the tiers find in their order, where it is little enough. */
  rank: (tiers: Tier[]) => Promise<{ count: number; seqs: number[] | undefined }>;
};

/** The same, with the order of all that is found. */
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
