import { sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { createAsking, quantile } from '../measure/asking.ts';
import type { SpecCatalogue } from '../catalogue/specs.ts';
import { ms, times, type Row } from '../measure/row.ts';

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

/** Lists narrowed by two specs, what there is to choose in them, and a save; each a median beside the same without specs. */
export async function filters(site: Site, { products, categories }: SpecCatalogue): Promise<Row[]> {
  const asking = createAsking(site.origin, await sessionCookie(site));
  const median = async (request: (category: string, at: number) => Promise<{ ms: number }>) => {
    const taken: number[] = [];
    // Each asks for something else than the one before: nothing is kept.
    for (let at = 0; at < rounds; at++) taken.push((await request(categories[at % categories.length] ?? '', at)).ms);
    return quantile(taken, 0.5);
  };
  const update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  const save = (withSpecs: boolean) => (_: string, at: number) => {
    const { id = '', name = '', category = '', specs = [] } = products[at * 31 + (withSpecs ? 0 : 1)] ?? {};
    const input = {
      name,
      description: `x ${at}`,
      categoryId: category,
      kindId: category,
      specs: withSpecs ? specs : [],
    };
    return asking.query(update, { id, input });
  };
  const ask = (more: string, variables: object) => asking.query(listed(more), variables);
  const row = (what: string, yardstick: string, least: number, ours: number): Row => ({
    what,
    ours: ms(ours),
    yardstick: `${yardstick}: ${ms(least)}`,
    ratio: times(ours, least),
  });
  try {
    await asking.page('/');
    // What each category has is counted once after a change: these ten are the first to ask.
    const cold: number[] = [];
    for (const categoryId of categories) cold.push((await ask(facets, { categoryId })).ms);
    const list = await median((categoryId, at) => ask(`# ${at}\n`, { categoryId }));
    const narrowed = await median((categoryId, at) =>
      ask(`# ${at}\n`, { categoryId, filter: filterOf(categoryId, at) }),
    );
    const choices = await median((categoryId, at) => ask(`${facets} # ${at}\n`, { categoryId, filter: filterOf(categoryId, at) })); // prettier-ignore
    const ordered = await median((categoryId, at) => ask(`# ${at}\n`, { categoryId, orderBySpec: { attributeId: `ortak-${at % 4}` } })); // prettier-ignore
    const page = await median((category, at) => asking.page(path(category, at)));
    const part = await median((category, at) => asking.page(path(category, at, filtered(category, at))));
    // The first saves of a process are slower.
    await median(save(true));
    const plain = await median(save(false));
    const whole = await median(save(true));
    return [
      row('A list narrowed by two specs', 'the whole list', list, narrowed),
      row('The same with what can be chosen in it', 'the whole list', list, choices),
      row('What can be chosen in a category, first asked', 'its list', list, quantile(cold, 0.5)),
      row('A list in the order of a spec', 'the newest first', list, ordered),
      row('The page of a narrowed category', 'of the whole category', page, part),
      row('A save of a product with ten specs', 'of one without', plain, whole),
    ];
  } finally {
    asking.close();
  }
}
