import type { ProductRow } from '../products/products.rows.ts';
import type { Definitions } from '../references/definitions.ts';
import type { ReadSpec } from '../specs/specsOf.ts';

export type Article = { product: ProductRow; specs: ReadSpec[] };
export type Step = { product: ProductRow; label: string };
export type Form = { attribute: ReadSpec['attribute']; options: { text: string; product: ProductRow }[] };

/** More steps than these do not stand beside each other on a line. */
const mostSteps = 12;
/** More options than these are a table, which stands below. */
const mostOptions = 6;
/** A longer code is no label, and one letter or figure of a code says nothing alone. */
const longestLabel = 10;
const shortestLabel = 2;

/** Names of sizes: 'M8', 'DN80', 'G1/2'. A form, such as '2RS' or '24 VDC', is none. */
const namedSize = /^(?:M|DN|NW|G|Rp?|NPT|Ø|⌀)\s?\d/u;

function isSize({ attribute: { kind }, text }: ReadSpec) {
  return kind === 'NUMBER' || kind === 'RANGE' || ((kind === 'OPTION' || kind === 'TEXT') && namedSize.test(text));
}

/** Finds the columns that are sizes: key values where there are any, since the others, such as loads, follow from them. */
function sizeColumnsOf(articles: Article[], lettered: Set<string>): string[] {
  const specs = articles.flatMap((article) => article.specs);
  const sizes = specs.filter((spec) => isSize(spec) || lettered.has(spec.attribute.id));
  const keys = sizes.filter(({ key }) => key);
  return [...new Set((keys.length > 0 ? keys : sizes).map(({ attribute }) => attribute.id))];
}

const textOf = ({ specs }: Article, id: string) => specs.find(({ attribute }) => attribute.id === id)?.text ?? '';

/** Groups articles by a text, in the order of the first of each. */
function grouped(articles: Article[], by: (article: Article) => string): Map<string, Article[]> {
  const groups = new Map<string, Article[]>();
  for (const article of articles) {
    const key = by(article);
    groups.set(key, [...(groups.get(key) ?? []), article]);
  }
  return groups;
}

/**
 * Shows where a product stands in its family, whose articles are in order: the sizes beside its own, each by the article that is
 * most like it, and the other forms that its own size comes in.
 */
export function sizeRunOf(productId: string, articles: Article[], definitions: Definitions) {
  const here = articles.find(({ product }) => product.id === productId);
  if (!here) return { steps: [], forms: [] };
  const kind = here.product.kindId === null ? undefined : definitions.kinds.get(here.product.kindId);
  const lettered = new Set(kind?.letters.map(({ attributeId }) => attributeId));
  const columns = sizeColumnsOf(articles, lettered);
  const formColumns = [
    ...new Map(
      articles.flatMap(({ specs }) =>
        specs
          .filter((spec) => !columns.includes(spec.attribute.id) && !isSize(spec) && !lettered.has(spec.attribute.id))
          .map(({ attribute }) => [attribute.id, attribute] as const),
      ),
    ).values(),
  ];
  const sizeOf = (article: Article) => columns.map((id) => textOf(article, id)).join('\n');
  const likeness = (article: Article, except?: string) =>
    formColumns.filter(({ id }) => id !== except && textOf(article, id) === textOf(here, id)).length;
  const mostLike = (some: Article[], except?: string) =>
    some.reduce((best, one) => (likeness(one, except) > likeness(best, except) ? one : best));

  const bySize = grouped(articles, sizeOf);
  const sizes =
    columns.length === 0 ? [] : [...bySize.values()].map((some) => (some.includes(here) ? here : mostLike(some)));
  const same = bySize.get(sizeOf(here)) ?? [];
  const forms = formColumns.flatMap((attribute): Form[] => {
    const byText = grouped(
      same.filter((article) => textOf(article, attribute.id) !== ''),
      (article) => textOf(article, attribute.id),
    );
    if (byText.size < 2 || byText.size > mostOptions) return [];
    const options = [...byText].map(([text, some]) => ({
      text,
      product: (some.includes(here) ? here : mostLike(some, attribute.id)).product,
    }));
    return [{ attribute, options }];
  });
  const around = windowAround(sizes, here);
  const labels = labelsOf(around, columns);
  return {
    steps:
      around.length < 2 ? [] : around.map(({ product }, at): Step => ({ product, label: labels[at] ?? product.name })),
    forms,
  };
}

/** Chooses the steps on both sides of the product's own. */
function windowAround(sizes: Article[], here: Article): Article[] {
  const from = Math.max(0, Math.min(sizes.indexOf(here) - mostSteps / 2, sizes.length - mostSteps));
  return sizes.slice(from, from + mostSteps);
}

/**
 * Labels steps by what their codes do not share, '6204' of '6204-ZZ', or else by the first sizes that tell them apart, or by what
 * their names do not share.
 */
function labelsOf(steps: Article[], columns: string[]): string[] {
  const codes = steps.map(({ product }) => product.stockCode ?? '');
  const short = withoutShared(codes, /[-\s][^-\s]*$/u, /^[^-\s]*[-\s]/u);
  if (tellsApart(short) && areLabels(short)) return short;
  const different = columns.filter((id) => new Set(steps.map((step) => textOf(step, id))).size > 1);
  for (let count = 1; count <= different.length; count++) {
    const labels = steps.map((step) =>
      different
        .slice(0, count)
        .map((id) => textOf(step, id))
        .join(' x '),
    );
    if (tellsApart(labels)) return labels;
  }
  const names = withoutShared(
    steps.map(({ product }) => product.name),
    /\s\S*$/u,
    /^\S*\s/u,
  );
  return tellsApart(names) && areLabels(names) ? names : steps.map(({ product }) => product.stockCode ?? product.name);
}

const tellsApart = (labels: string[]) => new Set(labels).size === labels.length;
const areLabels = (labels: string[]) => labels.every(({ length }) => length >= shortestLabel && length <= longestLabel);

/** Leaves out the parts that all texts begin and end with, cut at their separators. */
function withoutShared(texts: string[], last: RegExp, first: RegExp): string[] {
  const tail = sharedEnd(texts, last);
  const head = sharedStart(texts, first);
  return texts.map((text) => text.slice(head.length, text.length - tail.length));
}

/** Returns the parts that all codes end with, cut at their separators: '-ZZ'. */
function sharedEnd(codes: string[], part: RegExp): string {
  let shared = '';
  for (;;) {
    const next = part.exec((codes[0] ?? '').slice(0, (codes[0] ?? '').length - shared.length))?.[0];
    if (next === undefined || !codes.every((code) => code.endsWith(next + shared))) return shared;
    shared = next + shared;
  }
}

/** Returns the parts that all codes begin with, cut at their separators: 'DIN933-'. */
function sharedStart(codes: string[], part: RegExp): string {
  let shared = '';
  for (;;) {
    const next = part.exec((codes[0] ?? '').slice(shared.length))?.[0];
    if (next === undefined || !codes.every((code) => code.startsWith(shared + next))) return shared;
    shared += next;
  }
}
