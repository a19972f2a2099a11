// It answers like the API's filters and facets, but looks at every product and shares no code with them.

/** A product has words for an attribute, or ranges of numbers in the attribute's unit. */
export type Said = { words?: string[]; spans?: [low: number, high: number][] };
export type OracleProduct = {
  name: string;
  kind: string | null;
  category: string | null;
  price: number | null;
  availability: string | null;
  leadDays: number | null;
  brand: string | null;
  says: Record<string, Said>;
};
export type Choice = {
  category?: string;
  kinds?: string[];
  availability?: string[];
  priced?: boolean;
  price?: [number, number];
  words: Record<string, string[]>;
  /** Ranges that must have something in common with these, and ranges that must contain all of these. */
  spans: Record<string, [low: number, high: number]>;
  covers: Record<string, [low: number, high: number]>;
  numbers: Record<string, number[]>;
  leadDays?: number;
  brands?: string[];
};
export type OracleKind = { id: string; filterable: string[] };
export type OracleAttribute = { id: string; words?: string[]; isNumber: boolean; isRange: boolean };

/** The days that one waits for a product; without end where nobody knows. */
const waitFor = ({ availability, leadDays }: OracleProduct) =>
  availability === 'IN_STOCK' ? 0 : availability === 'ON_ORDER' ? (leadDays ?? Infinity) : Infinity;

const meets = (product: OracleProduct, choice: Choice, but?: string) => {
  const { kinds, availability, priced, price, leadDays, brands } = choice;
  if (choice.category && product.category !== choice.category) return false;
  if (but !== 'kind' && kinds && !(product.kind && kinds.includes(product.kind))) return false;
  if (but !== 'availability' && availability && !availability.includes(product.availability ?? '')) return false;
  if (but !== 'leadDays' && leadDays !== undefined && waitFor(product) > leadDays) return false;
  if (but !== 'brand' && brands && !(product.brand && brands.includes(product.brand))) return false;
  if (but !== 'price' && priced !== undefined && (product.price !== null) !== priced) return false;
  if (but !== 'price' && price && !(product.price !== null && product.price >= price[0] && product.price <= price[1]))
    return false;
  for (const [id, words] of Object.entries(choice.words))
    if (but !== id && !product.says[id]?.words?.some((word) => words.includes(word))) return false;
  for (const [id, [from, to]] of Object.entries(choice.spans))
    if (but !== id && !product.says[id]?.spans?.some(([low, high]) => low <= to && high >= from)) return false;
  for (const [id, [from, to]] of Object.entries(choice.covers))
    if (but !== id && !product.says[id]?.spans?.some(([low, high]) => low <= from && high >= to)) return false;
  for (const [id, numbers] of Object.entries(choice.numbers))
    if (but !== id && !product.says[id]?.spans?.some(([low]) => numbers.includes(low))) return false;
  return true;
};

const eighths = (spans: [number, number][], least: number, greatest: number) => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [low, high] of spans)
    for (let place = 0; place < 8; place++) {
      const begin = least + ((greatest - least) * place) / 8;
      const end = least + ((greatest - least) * (place + 1)) / 8;
      const isLast = place === 7 ? low <= end : low < end;
      const touches = greatest === least ? place === 0 : isLast && high >= begin;
      if (touches) counts[place] = (counts[place] ?? 0) + 1;
    }
  return counts;
};

const rangeOf = (spans: [number, number][]) => {
  const ends = [...new Set(spans.flat().filter(Number.isFinite))].sort((a, b) => a - b);
  const [low, high] = [ends[0], ends.at(-1)];
  return low === undefined || high === undefined
    ? null
    : { low, high, values: ends, histogram: eighths(spans, low, high) };
};

const endOf = (end: number | undefined) => (end === undefined || !Number.isFinite(end) ? null : end);

/** Lists what can be asked for: of one kind what it has, of several what two share and three more of each. */
function offeredOf(
  chosen: OracleKind[],
  present: OracleKind[],
  attributes: OracleAttribute[],
  having: (id: string) => OracleKind[],
  countOf: (kinds: OracleKind[]) => number,
) {
  const pool = chosen.length > 0 ? chosen : present;
  const known = (ids: string[]) => ids.filter((id) => attributes.some((one) => one.id === id));
  const ofPool = (ids: string[]) => ids.filter((id) => pool.filter((kind) => kind.filterable.includes(id)).length > 1);
  const own = ({ filterable }: OracleKind) => known(filterable).filter((id) => having(id).length === 1);
  const [only] = pool;
  if (only && chosen.length === 1) return known(only.filterable);
  const common = [...new Set(pool.flatMap(({ filterable }) => ofPool(known(filterable))))];
  const inPool = (id: string) => countOf(pool.filter((kind) => kind.filterable.includes(id)));
  return [
    ...common.sort((one, other) => inPool(other) - inPool(one)),
    ...pool.toSorted((one, other) => countOf([other]) - countOf([one])).flatMap((kind) => own(kind).slice(0, 3)),
  ];
}

export function answerOf(
  products: OracleProduct[],
  kinds: OracleKind[],
  attributes: OracleAttribute[],
  choice: Choice,
) {
  const left = (but?: string) => products.filter((product) => meets(product, choice, but));
  const list = products.filter(({ category }) => !choice.category || category === choice.category);
  const present = kinds.filter(({ id }) => list.some(({ kind }) => kind === id));
  const chosen = present.filter(({ id }) => choice.kinds?.includes(id));
  const asked = ['words', 'numbers', 'spans', 'covers'].flatMap((sort) =>
    Object.keys(choice[sort as 'words' | 'numbers' | 'spans' | 'covers']),
  );
  const having = (id: string) => present.filter(({ filterable }) => filterable.includes(id));
  const countOf = (some: OracleKind[]) => list.filter(({ kind }) => some.some(({ id }) => id === kind)).length;
  const kindsLeft = [...new Set(left().map(({ kind }) => kind))];
  const implied = asked.length > 0 && kindsLeft.length === 1 ? present.filter(({ id }) => id === kindsLeft[0]) : [];
  const narrowedTo = choice.kinds ? chosen : present.length === 1 ? present : implied;
  const offered = offeredOf(narrowedTo, present, attributes, having, countOf);
  const whole = choice.kinds ? list.filter(({ kind }) => kind && choice.kinds?.includes(kind)) : list;
  const specs = [...new Set([...offered, ...asked])].flatMap((id) => {
    const { words, isNumber, isRange } = attributes.find((one) => one.id === id) ?? {};
    const with_ = (some: OracleProduct[], word: string) =>
      some.filter(({ says }) => says[id]?.words?.includes(word)).length;
    const spansIn = (some: OracleProduct[]) => some.flatMap(({ says }) => says[id]?.spans ?? []);
    const said = (words ?? []).filter((word) => with_(whole, word) > 0);
    const different = new Set(spansIn(whole).map((span) => span.join('…'))).size;
    const isSame = different < (isRange ? 1 : 2) && said.every((word) => with_(whole, word) === countOf(having(id)));
    const isStated = choice.kinds && chosen.length === 1 ? different > 0 || said.length > 0 : !isSame;
    if (!asked.includes(id) && !isStated) return [];
    const numbers = isNumber && different <= 8 ? [...new Set(spansIn(whole).map(([low]) => low))] : [];
    const numberChoices = numbers
      .sort((one, other) => one - other)
      .map((number) => ({
        value: String(number).replace('.', ','),
        count: spansIn(left(id)).filter(([low]) => low === number).length,
      }));
    return [
      {
        id,
        ofKind: having(id).length === 1 ? having(id)[0]?.id : null,
        choices: [...said.map((value) => ({ value, count: with_(left(id), value) })), ...numberChoices],
        range: rangeOf(spansIn(left(id))),
        from: endOf(choice.spans[id]?.[0]),
        to: endOf(choice.spans[id]?.[1]),
        coversFrom: endOf(choice.covers[id]?.[0]),
        coversTo: endOf(choice.covers[id]?.[1]),
        without: asked.includes(id) ? left(id).length : null,
      },
    ];
  });
  const prices = left('price').flatMap(({ price }) => price ?? []);
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
  return {
    count: left().length,
    total: list.length,
    kinds: present.map(({ id }) => ({ id, count: list.filter(({ kind }) => kind === id).length })),
    specs,
    price:
      prices.length > 0
        ? {
            count: prices.length,
            low: cheapest,
            high: dearest,
            histogram: eighths(
              prices.map((price) => [price, price]),
              cheapest,
              dearest,
            ),
          }
        : null,
    availability: ['DISCONTINUED', 'IN_STOCK', 'ON_ORDER'].flatMap((availability) => {
      const count = left('availability').filter((product) => product.availability === availability).length;
      return count > 0 ? [{ availability, count }] : [];
    }),
    brands: [...new Set(left('brand').flatMap(({ brand }) => brand ?? []))]
      .sort()
      .map((brand) => ({ brand, count: left('brand').filter((product) => product.brand === brand).length })),
    leadTimes: [...new Set(left('leadDays').map(waitFor))]
      .filter((days) => days > 0 && Number.isFinite(days))
      .sort((one, other) => one - other)
      .map((days) => ({ days, count: left('leadDays').filter((product) => waitFor(product) <= days).length })),
  };
}
