import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, send, type Site } from '../../../testing/sheets.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const Read = 'query ($id: ID!) { product(id: $id) { successor { name } } }';
const Update =
  'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { successor { name } } }';

async function replaced() {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Somunlar" }) { id } }');
  const categoryId = 'somunlar';
  const next = await addProduct(site, { name: 'Somun ISO 4032', stockCode: 'S-4032', categoryId });
  const sale = { availability: 'DISCONTINUED', successorId: next, featured: true };
  const old = await addProduct(site, { name: 'Somun DIN 934', stockCode: 'S-934', categoryId, ...sale });
  return { site, next, old };
}
const successorOf = async ({ asVisitor }: Site, id: string) => (await asVisitor(Read, { id })).data.product?.successor;

test('a discontinued product keeps its page and names its successor', async () => {
  const { site, next, old } = await replaced();
  expect(await successorOf(site, old)).toEqual({ name: 'Somun ISO 4032' });
  expect(await successorOf(site, next)).toBeNull();
  await site.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [next] });
  expect(await successorOf(site, old)).toBeNull();
});

test('a discontinued product leaves filtered lists, related products and the sitemap, and the search finds it', async () => {
  const { site, next, old } = await replaced();
  const { data } = await site.asVisitor(
    `query ($next: ID!) {
      made: products(discontinued: false) { nodes { id } totalCount }
      gone: products(discontinued: true) { nodes { id } totalCount }
      featured: products(featured: true, discontinued: false) { totalCount }
      found: products(search: "s934") { nodes { id } }
      foundMade: products(search: "s934", discontinued: false) { totalCount }
      foundGone: products(search: "somun", discontinued: true) { totalCount }
      category(id: "somunlar") { all: productCount made: productCount(discontinued: false) products(discontinued: false) { nodes { id } totalCount } }
      product(id: $next) { related { id } }
    }`,
    { next },
  );
  expect(data).toEqual({
    made: { nodes: [{ id: next }], totalCount: 1 },
    gone: { nodes: [{ id: old }], totalCount: 1 },
    featured: { totalCount: 0 },
    found: { nodes: [{ id: old }] },
    foundMade: { totalCount: 0 },
    foundGone: { totalCount: 1 },
    category: { all: 2, made: 1, products: { nodes: [{ id: next }], totalCount: 1 } },
    product: { related: [] },
  });
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`/products/${next}`);
  expect(sitemap).not.toContain(`/products/${old}`);
});

test('no product is its own successor, not even through others', async () => {
  const { site, next, old } = await replaced();
  const input = { name: 'Somun ISO 4032', description: 'x', availability: 'DISCONTINUED' };
  for (const [successorId, message] of [
    [next, 'A product cannot take its own place.'],
    [old, 'Somun DIN 934 is replaced by this product: that would be a circle.'],
    ['yok', 'There is no such product.'],
  ]) {
    const { errors } = await site.asAdmin(Update, { id: next, input: { ...input, successorId } });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'successorId' } });
  }
});

test('a sheet names a successor by id or stock code, and content documents carry it', async () => {
  const { site, next, old } = await replaced();
  const third = await addProduct(site, { name: 'Somun ISO 8673', stockCode: 'S-8673' });
  const { rows } = await send(site, `Id;Yerine geçen\n${old};s 8673\n${next};olmayan-kod\n${third};${third}`, {
    dryRun: true,
  });
  expect(rows.map(({ outcome, reasons }) => [outcome, reasons[0]?.message])).toEqual([
    ['CHANGED', undefined],
    ['WRONG', 'No product has this id or stock code.'],
    ['WRONG', 'A product cannot take its own place.'],
  ]);
  await send(site, `Stok kodu;Yerine geçen\nS-934;${third}`);
  expect(await successorOf(site, old)).toEqual({ name: 'Somun ISO 8673' });

  const other = await serveTestSite();
  await importContent(other.db, await exportContent(site.db));
  expect(await successorOf(other, old)).toEqual({ name: 'Somun ISO 8673' });
  const lone = { id: '5', name: 'Pul', category: '', description: 'x', price: null, image: null, featured: false };
  const { notes } = await importContent(other.db, {
    information: { products: { products: [{ ...lone, successor: '99' }] } },
  });
  expect(notes).toContainEqual(expect.stringContaining('Pul: the product 99 cannot take its place'));
});
