import { unlike, type Ranking, type Tier, type Tiers } from '../tier.ts';

/** Adds the conditions that every result must meet to an expression. */
type Narrow = (expression: string) => string;

type Chosen = {
  tiers: Tier[];
  /** Nothing has all words, so the tiers find what has some. */
  isPartial: boolean;
  ranking?: Ranking | undefined;
};

const narrowed = (tiers: Tier[], narrow: Narrow) =>
  tiers.map(({ expression, within }): Tier => ({
    expression: narrow(expression),
    ...(within && { within: narrow(within) }),
  }));

/** Returns the tiers that find all words or, when nothing has all of them, the tiers that find some. */
export async function choose(
  { first, title, anyTitle, groups = [{ any: anyTitle, tiers: title }], anywhere, some }: Tiers,
  narrow: Narrow,
  find: (expression: string) => Promise<boolean>,
): Promise<Chosen> {
  // Without a match in any title the tiers of titles are left out, since each would read through all descriptions.
  const inTitles: Tier[] = [];
  for (const { any, tiers } of groups) if (await find(any)) inTitles.push(...tiers);
  const allFind = !some || inTitles.length > 0 || (await find(anywhere.at(-1)?.expression ?? ''));
  const tiers = allFind ? unlike([...first, ...inTitles, ...anywhere]) : some();
  return { tiers: narrowed(tiers, narrow), isPartial: !allFind };
}

type AtOnce = {
  sizes: Sizes;
  /** Returns the results in the order of the tiers, or only their count when there are too many. */
  rank: (tiers: Tier[]) => Promise<{ count: number; seqs: Ranking | undefined }>;
};

/** Does the same and also returns the ordered results, which saves a statement for each tier. */
export async function chooseAtOnce(
  { first, title, anyTitle, anywhere, some }: Tiers,
  narrow: Narrow,
  { sizes, rank }: AtOnce,
): Promise<Chosen> {
  async function ranked(unlimited: Tier[], isPartial: boolean) {
    const tiers = narrowed(unlimited, narrow);
    const { count, seqs } = await rank(tiers);
    sizes.note(tiers.at(-1)?.expression ?? '', count);
    return { count, tiers, isPartial, ranking: seqs };
  }
  const { count, ...all } = await ranked(unlike([...first, ...title, ...anywhere]), false);
  if (count === 0 && some) return ranked(some(), true);
  const isUntitled = !all.ranking && (await sizes.sizeOf(narrow(anyTitle))) === 0;
  return isUntitled ? { tiers: narrowed([...first, ...anywhere], narrow), isPartial: false } : all;
}

/** Remembers how many results each expression has, so that each is counted once. */
export function createSizes(count: (expression: string) => Promise<number>) {
  const known = new Map<string, Promise<number>>();
  return {
    sizeOf(expression: string) {
      const size = known.get(expression) ?? count(expression);
      known.set(expression, size);
      return size;
    },
    note: (expression: string, size: number) => void known.set(expression, Promise.resolve(size)),
  };
}

type Sizes = ReturnType<typeof createSizes>;
