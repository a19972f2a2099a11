import { ask, sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { createAsking } from './asking.ts';

const list = '{ products(first: 5) { nodes { name } } }';

/**
 * Writes so many times and looks after each, by the API and at the page, whether the write is there, while others ask for
 * the same all the time. Gives how many of the looks found what was there before.
 */
export async function staleReads(site: Site, writes: number): Promise<number> {
  const cookie = await sessionCookie(site);
  const create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  const remove = 'mutation ($id: ID!) { deleteProduct(id: $id) }';
  const input = { name: 'Vana', description: 'DN50' };
  const { createProduct } = await ask<{ createProduct: { id: string } }>(site, create, { input }, cookie);
  const { id } = createProduct;
  const [asking, others] = [createAsking(site.origin), createAsking(site.origin)];
  let isOver = false;
  const asked = (async () => {
    while (!isOver) await others.query(list, {});
  })();
  let stale = 0;
  for (let n = 1; n <= writes; n++) {
    const name = `Vana ${n} İş`;
    await ask(site, update, { id, input: { ...input, name } }, cookie);
    const looks = [await asking.query(list, {}), await asking.page('/products')];
    stale += looks.filter(({ body }) => !body.includes(name)).length;
  }
  isOver = true;
  await asked;
  [asking, others].forEach(({ close }) => close());
  await ask(site, remove, { id }, cookie);
  return stale;
}
