import { expect, test } from 'vitest';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { history, restore } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Choose = `mutation ($id: ID!, $productIds: [ID!]!, $version: Int) {
  updateSector(id: $id, input: { productIds: $productIds }, version: $version) {
    chosenProducts { name }
    products { name }
  }
}`;
const Show = '{ sector(id: "energy") { name products { name } chosenProducts { name } } }';
const Create = `mutation ($input: ProductInput!) { createProduct(input: $input) { id } }`;

/** Opens a site with two featured products, one of them in a category of the energy sector. */
async function siteWithProducts() {
  const api = await openTestApi();
  for (const name of ['Enerji ve Kompresörler', 'Yağlar'])
    await api.asAdmin('mutation ($name: String!) { createCategory(input: { name: $name }) { id } }', { name });
  const add = async (name: string, more: object = {}) =>
    (await api.asAdmin(Create, { input: { name, description: 'İş', ...more } })).data.createProduct.id as string;
  await add('Vidalı kompresör', { featured: true, categoryId: 'enerji-ve-kompresörler' });
  await add('Gres', { featured: true, categoryId: 'yağlar' });
  return { ...api, add };
}
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('until an admin chooses products, a sector lists the featured products of its categories', async () => {
  const { asVisitor } = await siteWithProducts();
  const { sector } = (await asVisitor(Show)).data;
  expect(sector.name).toBe('Enerji');
  expect(names(sector.products)).toEqual(['Vidalı kompresör']);
  expect(sector.chosenProducts).toEqual([]);
  expect((await asVisitor('{ sector(id: "mining") { id } }')).data.sector).toBeNull();
  expect((await asVisitor('{ sectors { id } }')).data.sectors).toHaveLength(4);
});

test('chosen products are listed in their order, without unknown, deleted and discontinued ones', async () => {
  const { asAdmin, asVisitor, add } = await siteWithProducts();
  const [pump, valve, old] = [
    await add('Pompa'),
    await add('Vana'),
    await add('Eski', { availability: 'DISCONTINUED' }),
  ];
  const { data } = await asAdmin(Choose, { id: 'energy', productIds: [valve, 'yok', pump, old, valve] });
  expect(names(data.updateSector.chosenProducts)).toEqual(['Vana', 'Pompa', 'Eski']);
  expect(names(data.updateSector.products)).toEqual(['Vana', 'Pompa']);
  const { data: one } = await asVisitor('{ sector(id: "energy") { products(first: 1) { name } } }');
  expect(names(one.sector.products)).toEqual(['Vana']);

  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: valve });
  expect(names((await asVisitor(Show)).data.sector.products)).toEqual(['Pompa']);
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: pump });
  expect(names((await asVisitor(Show)).data.sector.products)).toEqual(['Vidalı kompresör']);
});

test('a choice that is not published is seen by admins alone, and the page chooses by itself', async () => {
  const site = await siteWithProducts();
  const { asAdmin, asVisitor, add } = site;
  const [pump, valve] = [await add('Pompa'), await add('Vana')];
  const choose = (input: object) =>
    asAdmin('mutation ($input: SectorInput!) { updateSector(id: "energy", input: $input) { status } }', { input });
  expect((await choose({ productIds: [pump], status: 'DRAFT' })).data.updateSector.status).toBe('DRAFT');
  expect((await choose({ productIds: [pump, valve] })).data.updateSector.status).toBe('DRAFT');
  const { sector: seen } = (await asVisitor(Show)).data;
  expect([names(seen.products), seen.chosenProducts]).toEqual([['Vidalı kompresör'], []]);
  expect(names((await asAdmin(Show)).data.sector.products)).toEqual(['Pompa', 'Vana']);
  expect((await exportContent(site.db)).information).toMatchObject({ sectors: { sectors: [{ status: 'DRAFT' }] } });
  await choose({ productIds: [pump], status: 'PUBLISHED' });
  expect(names((await asVisitor(Show)).data.sector.products)).toEqual(['Pompa']);
  const [published] = await history(site, 'SECTOR', 'energy');
  expect(published?.fields).toContainEqual(
    expect.objectContaining({ label: 'Status', before: 'DRAFT', after: 'PUBLISHED' }),
  );
});

test('the history of a sector names its former products and restores them', async () => {
  const site = await siteWithProducts();
  const [pump, valve] = [await site.add('Pompa'), await site.add('Vana')];
  await site.asAdmin(Choose, { id: 'energy', productIds: [pump, valve] });
  await site.asAdmin(Choose, { id: 'energy', productIds: [valve] });
  const [last, first] = await history(site, 'SECTOR', 'energy');
  expect(last?.fields).toMatchObject([{ label: 'Products on its page', before: 'Pompa\nVana', after: 'Vana' }]);
  expect((await restore(site, first?.id ?? '')).errors).toBeUndefined();
  expect(names((await site.asVisitor(Show)).data.sector.products)).toEqual(['Pompa', 'Vana']);
});

test('more than eight products, a stale save and an unknown sector are refused', async () => {
  const { asAdmin } = await siteWithProducts();
  const nine = Array.from({ length: 9 }, (_, place) => String(place));
  const many = await asAdmin(Choose, { id: 'energy', productIds: nine });
  expect(many.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'productIds' });
  await asAdmin('mutation { updateSector(id: "energy", input: { productIds: [], status: DRAFT }) { version } }');
  const stale = await asAdmin(Choose, { id: 'energy', productIds: [], version: 0 });
  expect(stale.errors?.[0]?.extensions.code).toBe('CONFLICT');
  const unknown = await asAdmin(Choose, { id: 'mining', productIds: [] });
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('content documents carry the chosen products, and unknown products are reported', async () => {
  const site = await siteWithProducts();
  const pump = await site.add('Pompa');
  await site.asAdmin(Choose, { id: 'energy', productIds: [pump] });
  const content = await exportContent(site.db);
  expect(content.information).toMatchObject({ sectors: { sectors: [{ id: 'energy', products: [pump] }] } });

  const other = await openTestApi();
  const Import =
    'mutation ($content: JSON!) { importContent(content: $content) { parts { name added unchanged } notes } }';
  await other.asAdmin(Import, { content });
  expect(await exportContent(other.db)).toEqual(content);
  const again = await other.asAdmin(Import, { content });
  expect(again.data.importContent.parts).toContainEqual({ name: 'SECTORS', added: 0, unchanged: 1 });

  const sectors = { sectors: [{ id: 'construction', products: ['yok'] }] };
  const { data } = await other.asAdmin(Import, { content: { information: { sectors } } });
  expect(data.importContent.notes).toEqual(['İnşaat: the product yok is unknown, so its page does not list it.']);
  const wrong = { information: { sectors: { sectors: [{ id: 'mining', products: [] }] } } };
  expect((await other.asAdmin(Import, { content: wrong })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
