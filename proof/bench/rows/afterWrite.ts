import { ask, sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { mutations } from '../../tools/graphql.ts';
import { createAsking, timesWhile } from '../measure/asking.ts';
import { median, ms, times, type Row } from '../measure/figures.ts';

const rounds = 30;
const writes = 1000;
const list = '{ products(first: 5) { nodes { name } } }';

/** Measures first looks after a save, and counts the looks that found what was there before the save. */
export async function afterWrite(site: Site): Promise<Row[]> {
  const rows = await firstLooks(site);
  const stale = await staleLooks(site);
  return [...rows, { what: `Stale of ${(2 * writes).toLocaleString('en')} looks after a save`, ours: String(stale) }];
}

/** Creates a product for the time of the work, which gets its id and a function that gives the product another name. */
async function withProduct<T>(
  site: Site,
  more: { featured?: boolean; categoryId?: string },
  work: (id: string, rename: (name: string) => Promise<unknown>) => Promise<T>,
) {
  const cookie = await sessionCookie(site);
  const input = { name: 'Vana', description: 'DN50', ...more };
  const made = await ask<{ createProduct: { id: string } }>(site, mutations.createProduct, { input }, cookie);
  const { id } = made.createProduct;
  const result = await work(id, (name) =>
    ask(site, mutations.updateProduct, { id, input: { ...input, name } }, cookie),
  );
  await ask(site, mutations.deleteProduct, { id }, cookie);
  return result;
}

/** Measures the first look at a page that a save has just changed, beside the next look, which memory answers. */
export async function firstLooks(site: Site): Promise<Row[]> {
  const { categories } = await ask<{ categories: { id: string }[] }>(site, '{ categories { id } }');
  const categoryId = categories[0]?.id ?? '';
  return withProduct(site, { featured: true, categoryId }, async (id, rename) => {
    const rows: Row[] = [];
    const asking = createAsking(site.origin);
    for (const [what, path] of [
      ['/', '/'],
      ['/products', '/products'],
      ['A category', `/categories/${encodeURIComponent(categoryId)}`],
      ['A product', `/products/${id}`],
    ] as const) {
      const [changed, kept]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        await rename(`Vana ${path} ${round}`);
        changed.push((await asking.page(path)).ms);
        kept.push((await asking.page(path)).ms);
      }
      rows.push({
        what: `${what}, first look after a save`,
        ours: ms(median(changed)),
        yardstick: `the same from memory: ${ms(median(kept))}`,
        ratio: times(median(changed), median(kept)),
      });
    }
    asking.close();
    return rows;
  });
}

/** Looks at the API and at the page after each write, while others ask for the same all the time. */
const staleLooks = (site: Site): Promise<number> =>
  withProduct(site, {}, async (_id, rename) => {
    const [asking, others] = [createAsking(site.origin), createAsking(site.origin)];
    let stale = 0;
    const write = async () => {
      for (let n = 1; n <= writes; n++) {
        const name = `Vana ${n} İş`;
        await rename(name);
        const looks = [await asking.query(list, {}), await asking.page('/products')];
        stale += looks.filter(({ body }) => !body.includes(name)).length;
      }
    };
    await timesWhile(write, () => others.query(list, {}), 0);
    [asking, others].forEach(({ close }) => close());
    return stale;
  });
