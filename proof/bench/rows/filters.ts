import { sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { createAsking } from '../measure/asking.ts';
import { mutations } from '../../tools/graphql.ts';
import type { SpecCatalogue } from '../catalogue/specs.ts';
import { median, ms, times, type Row } from '../measure/figures.ts';

const rounds = 20;

const facets = `facets { total kinds { count } price { low high histogram } availability { count }
  specs { attribute { id } choices { value count } range { low high values histogram } } }`;
const listed = (more: string) =>
  `query ($categoryId: ID, $filter: ProductFilter, $orderBySpec: SpecOrder) {
    products(first: 24, categoryId: $categoryId, discontinued: false, filter: $filter, orderBySpec: $orderBySpec) { nodes { id name } totalCount ${more} }
  }`;

const filterOf = (category: string, at: number) => ({
  specs: [
    { attributeId: 'ortak-0', range: { from: String(20 + at), to: String(60 + at) } },
    { attributeId: `${category}-5`, anyOf: ['o1', 'o2', `o${at % 12}`] },
  ],
});
const path = (category: string, at: number, more = '') =>
  `/categories/${encodeURIComponent(category)}?order=${['name', 'price', 'price-desc'][at % 3] ?? ''}${more}`;
const filtered = (category: string, at: number) =>
  `&min.ortak-0=${20 + at}&max.ortak-0=${60 + at}&f.${encodeURIComponent(category)}-5=o${at % 12}`;

/** Measures lists narrowed by two specs, the choices in them, and a save, beside the same without specs; each figure is a median. */
export async function filters(site: Site, { products, categories }: SpecCatalogue): Promise<Row[]> {
  const asking = createAsking(site.origin, await sessionCookie(site));
  const medianOf = async (request: (category: string, at: number) => Promise<{ ms: number }>) => {
    const taken: number[] = [];
    // Each request differs from the one before, so that no answer is kept for it.
    for (let at = 0; at < rounds; at++) taken.push((await request(categories[at % categories.length] ?? '', at)).ms);
    return median(taken);
  };
  const save = (withSpecs: boolean) => (_: string, at: number) => {
    const { id = '', name = '', category = '', specs = [] } = products[at * 31 + (withSpecs ? 0 : 1)] ?? {};
    const ofKind = { categoryId: category, kindId: category, specs: withSpecs ? specs : [] };
    return asking.query(mutations.updateProduct, { id, input: { name, description: `x ${at}`, ...ofKind } });
  };
  const ask = (more: string, variables: object) => asking.query(listed(more), variables);
  const asked = (variablesOf: (categoryId: string, at: number) => object, more = '') =>
    medianOf((categoryId, at) => ask(`${more} # ${at}\n`, { categoryId, ...variablesOf(categoryId, at) }));
  const row = (what: string, yardstick: string, least: number, ours: number): Row => ({
    what,
    ours: ms(ours),
    yardstick: `${yardstick}: ${ms(least)}`,
    ratio: times(ours, least),
  });
  try {
    await asking.page('/');
    // The values of a category are counted once after a change: these ten requests are the first to ask.
    const cold: number[] = [];
    for (const categoryId of categories) cold.push((await ask(facets, { categoryId })).ms);
    const list = await asked(() => ({}));
    const narrowed = await asked((category, at) => ({ filter: filterOf(category, at) }));
    const choices = await asked((category, at) => ({ filter: filterOf(category, at) }), facets);
    const ordered = await asked((_, at) => ({ orderBySpec: { attributeId: `ortak-${at % 4}` } }));
    const page = await medianOf((category, at) => asking.page(path(category, at)));
    const part = await medianOf((category, at) => asking.page(path(category, at, filtered(category, at))));
    // The first saves of a process are slower.
    await medianOf(save(true));
    const plain = await medianOf(save(false));
    const whole = await medianOf(save(true));
    return [
      row('A list narrowed by two specs', 'the whole list', list, narrowed),
      row('The same with what can be chosen in it', 'the whole list', list, choices),
      row('What can be chosen in a category, first asked', 'its list', list, median(cold)),
      row('A list in the order of a spec', 'the newest first', list, ordered),
      row('The page of a narrowed category', 'of the whole category', page, part),
      row('A save of a product with ten specs', 'of one without', plain, whole),
    ];
  } finally {
    asking.close();
  }
}
