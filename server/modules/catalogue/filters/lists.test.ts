import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { send } from '../../../testing/sheets.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

const content = (categoryOf: Record<string, string | null>) => ({
  information: {
    categories: { categories: ['şişe', 'ığdır'].map((id) => ({ id, name: id })) },
    attributes: {
      attributes: [
        { id: 'çap', name: 'Çap', kind: 'NUMBER', unit: 'mm' },
        { id: 'gövde', name: 'Gövde', kind: 'OPTION', options: [{ id: 'pik', name: 'Pik' }] },
      ],
    },
    products: {
      products: Object.entries(categoryOf).map(([id, category]) => ({
        id,
        name: `Ürün ${id}`,
        description: 'x',
        category,
        specs: [
          { attributeId: 'çap', values: ['20'] },
          { attributeId: 'gövde', values: ['pik'] },
        ],
      })),
    },
  },
});

const Narrowed = `query ($categoryId: ID) {
    products(categoryId: $categoryId, discontinued: false, filter: { specs: [
      { attributeId: "çap", range: { from: "2 cm" } }, { attributeId: "gövde", anyOf: ["pik"] }
    ] }) { totalCount }
}`;

/** Counts a narrowed list of each category, of no category and of all; checks that specs repeat their product's columns. */
async function narrowed({ db, asVisitor }: Site) {
  const own = { categoryId: products.categoryId, availability: products.availability };
  const said = { categoryId: specValues.categoryId, discontinued: specValues.discontinued };
  const rows = await db
    .select({ own, said })
    .from(specValues)
    .innerJoin(products, eq(products.seq, specValues.productSeq));
  for (const { own, said } of rows) {
    expect(said).toEqual({ categoryId: own.categoryId, discontinued: own.availability === 'DISCONTINUED' });
  }
  const counts = [];
  for (const categoryId of ['şişe', 'ığdır', 'uncategorized', undefined]) {
    counts.push((await asVisitor(Narrowed, { categoryId })).data.products.totalCount as number);
  }
  return counts;
}

const open = async () => {
  const site = await serveTestSite();
  await importContent(site.db, content({ 1: 'şişe', 2: 'şişe', 3: 'ığdır', 4: null }));
  const change = async (mutation: string) =>
    expect((await site.asAdmin(`mutation { ${mutation} }`)).errors).toBe(undefined);
  return { site, change };
};

test('a product is counted in its present category after a move, an edit or an import', async () => {
  const { site, change } = await open();
  expect(await narrowed(site)).toEqual([2, 1, 1, 4]);
  await change('moveProducts(ids: ["1", "4"], categoryId: "ığdır")');
  expect(await narrowed(site)).toEqual([1, 3, 0, 4]);
  const input =
    'name: "Ürün 2", description: "x", specs: [{ attributeId: "çap", values: ["30"] }, { attributeId: "gövde", values: ["Pik"] }]';
  await change(`updateProduct(id: "2", input: { ${input}, categoryId: "şişe", availability: DISCONTINUED }) { id }`);
  expect(await narrowed(site)).toEqual([0, 3, 0, 3]);
  await change(`updateProduct(id: "2", input: { ${input}, categoryId: null, availability: IN_STOCK }) { id }`);
  expect(await narrowed(site)).toEqual([0, 3, 1, 4]);
  await importContent(site.db, content({ 3: 'şişe' }));
  expect(await narrowed(site)).toEqual([1, 2, 1, 4]);
  expect(await send(site, 'Id;Name;Category\n1;Ürün 1;şişe')).toMatchObject({ changed: 1 });
  expect(await narrowed(site)).toEqual([2, 1, 1, 4]);
});

test('restored categories and products are counted in their present place', async () => {
  const { site, change } = await open();
  await change('deleteCategory(id: "şişe")');
  expect(await narrowed(site)).toEqual([0, 1, 3, 4]);
  await change('restoreCategory(id: "şişe") { id }');
  expect(await narrowed(site)).toEqual([2, 1, 1, 4]);
  await change('deleteProducts(ids: ["1", "3"])');
  expect(await narrowed(site)).toEqual([1, 0, 1, 2]);
  await change('deleteCategory(id: "ığdır")');
  const { data } = await site.asAdmin('{ bin { nodes { id entity } } }');
  const binned = data.bin.nodes as { id: string; entity: string }[];
  for (const { id } of binned.filter(({ entity }) => entity === 'PRODUCT')) await change(`bringBack(id: "${id}")`);
  expect(await narrowed(site)).toEqual([2, 0, 2, 4]);
});
