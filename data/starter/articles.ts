import { tables } from './tables/all.ts';
import type { Article } from './model/model.ts';

// For tests: articles of the tables, with their specs as numbers.

const families = new Map(tables.flatMap((some) => some.families).map((family) => [family.id, family]));

/** The articles of families whose ids begin so; none is a mistake of the test. */
export function articlesOf(start: string) {
  const found = [...families].filter(([id]) => id.startsWith(start)).flatMap(([, { articles }]) => articles);
  if (found.length === 0) throw new Error(`No family is called ${start}.`);
  return found;
}

/** The first number of a spec, which may say 'yaklaşık 1.180 N' or '0,5–10'. */
export function numberOf({ code, specs }: Article, id: string) {
  const text = [specs[id] ?? []].flat()[0] ?? '';
  const [digits] = /-?\d[\d.]*(,\d+)?/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`${code} has no number for ${id}.`);
  return Number(digits.replaceAll('.', '').replace(',', '.'));
}

/** Names the articles that break a rule of their standard. */
export const breaking = (articles: Article[], isRight: (of: (id: string) => number, article: Article) => boolean) =>
  articles.filter((one) => !isRight((id) => numberOf(one, id), one)).map(({ code }) => code);
