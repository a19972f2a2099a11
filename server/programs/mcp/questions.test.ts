import { expect, test } from 'vitest';
import { buyerQuestions } from '../../modules/catalogue/filters/buyerQuestions.ts';
import { importContent } from '../../modules/upkeep/content/content.import.ts';
import { connectAgent } from '../../testing/programs/agents.ts';
import { contentWithoutFiles } from '../../testing/openCatalogue.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { inGate } from '../../testing/inGate.ts';

type Call = ReturnType<typeof connectAgent>['call'];

/** Goes from categories over filters to a comparison, each step with what the one before has answered. */
async function walk(call: Call) {
  const { categories } = (await call('list_categories')).data;
  const bearings = categories.find(({ name }: { name: string }) => name.startsWith('Rulman'));
  const { kinds, filters } = (await call('list_filters', { category: bearings.id, kind: bearings.kinds[0].id })).data;
  expect(kinds.length).toBeGreaterThan(0);
  const numbers = filters.find(({ type, unit }: { type: string; unit: string | null }) => type === 'NUMBER' && unit);
  const narrowed = await call('search_products', {
    category: bearings.id,
    filters: [{ attribute: numbers.attribute, min: numbers.low, max: numbers.high }],
  });
  expect(narrowed.data.total).toBeGreaterThan(1);
  const ids = narrowed.data.products.slice(0, 2).map(({ id }: { id: string }) => id);
  const { url, rows, products } = (await call('compare_products', { ids })).data;
  expect(url).toContain(`/karsilastir?u=${ids[0]}&u=${ids[1]}`);
  expect(products).toHaveLength(2);
  expect(rows.some(({ differs }: { differs: boolean }) => differs)).toBe(true);
  const measured = (await call('find_by_measures')).data.kinds[0];
  const worn = {
    kind: measured.id,
    measures: [{ attribute: measured.measures[0].attribute, value: '20 mm' }],
    worn: true,
  };
  expect((await call('find_by_measures', worn)).data.total).toBeGreaterThanOrEqual(0);
  expect((await call('list_documents')).data).toMatchObject({ total: 0, documents: [], next: null });
}

test(`${buyerQuestions.length} questions of buyers have the same answers as on the pages, and one tool leads to the next`, async () => {
  const site = await serveTestSite();
  await importContent(site.db, contentWithoutFiles('data/starter'));
  const { call } = connectAgent(site.origin);
  await walk(call);
  for (const {
    category,
    question,
    kind,
    any = {},
    range = {},
    covers = {},
    stock,
    leadDays,
    codes,
    count,
  } of buyerQuestions.slice(0, inGate(8, 1000))) {
    const ids = [...new Set([any, range, covers].flatMap((asked) => Object.keys(asked)))];
    const { data, refused } = await call('search_products', {
      category,
      ...(kind && { kinds: [kind] }),
      ...(stock && { availability: ['IN_STOCK'] }),
      ...(leadDays && { withinDays: leadDays }),
      filters: ids.map((attribute) => ({
        attribute,
        values: any[attribute],
        min: range[attribute]?.[0] ?? undefined,
        max: range[attribute]?.[1] ?? undefined,
        covers: covers[attribute],
      })),
      first: 50,
    });
    expect(refused, question).toBeUndefined();
    const made = data.products.filter((product: { availability: string }) => product.availability !== 'no longer made');
    expect([question, made.length]).toEqual([question, Math.min(count, 50)]);
    for (const product of made) expect([question, product.code]).toEqual([question, expect.stringMatching(codes)]);
  }
}, 60_000);
