import { expect, test } from 'vitest';
import { admins } from '../../../db/tables/accountTables.ts';
import { changes, revisions } from '../../../db/tables/historyTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { add, save, vana } from '../../../testing/history.ts';
import { send } from '../../../testing/sheets.ts';
import { eq } from 'drizzle-orm';

type Asking = Pick<Awaited<ReturnType<typeof openTestApi>>, 'asAdmin'>;

const listing = `query ($by: String, $kind: DeedKind, $from: String, $to: String, $first: Int, $after: String) {
  deeds(by: $by, kind: $kind, from: $from, to: $to, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id by admin kind text canUndo undoToken whyNot things { entity action count some { id name } }
      undone { by keptCount kept { entity id name fields } } } } }`;
const undoing =
  'mutation ($undoToken: ID!) { undo(token: $undoToken) { restored removed keptCount kept { id name fields } } }';

type Deed = {
  id: string;
  by: string | null;
  kind: string;
  text: string;
  canUndo: boolean;
  undoToken: string | null;
  whyNot: string | null;
  things: { entity: string; action: string; count: number; some: { id: string; name: string }[] }[];
  undone: { keptCount: number; kept: { id: string; name: string; fields: string[] }[] } | null;
};

async function deeds({ asAdmin }: Asking, filter: Record<string, unknown> = {}) {
  const { data, errors } = await asAdmin(listing, filter);
  expect(errors).toBeUndefined();
  return data.deeds as { totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean }; nodes: Deed[] };
}
const texts = async (api: Asking, filter: Record<string, unknown> = {}) =>
  (await deeds(api, filter)).nodes.map(({ text }) => text);
const newest = async (api: Asking) => (await deeds(api, { first: 1 })).nodes[0];

const raising = `mutation ($ids: [ID!]!) {
  changeProducts(which: { ids: $ids }, priceRule: { percent: 12, step: 100 }, confirmJumps: true) { changed } }`;
const moving = `mutation ($ids: [ID!]!) {
  changeProducts(which: { ids: $ids }, changes: { categoryId: "işıklar" }) { changed } }`;

test('what was done is named in words, with its person, and the audit log names the same', async () => {
  const site = await serveTestSite();
  await site.db.write((tx) => tx.update(admins).set({ name: 'Ali Şahin' }).where(eq(admins.id, site.admin.id)));
  await site.asAdmin('mutation { createCategory(input: { name: "Işıklar" }) { id } }');
  const ids = [await add(site), await add(site, { ...vana, name: 'Işık', price: 10 })];
  await site.asAdmin(raising, { ids });
  await site.asAdmin(moving, { ids });
  const rows = ids.map((id) => ({ id, version: 3, changes: { price: 12 } }));
  await site.asAdmin(
    'mutation ($rows: [ProductRowInput!]!) { changeProductRows(rows: $rows, confirmJumps: true) { undo { version } } }',
    { rows },
  );
  const plan = `mutation ($ids: [ID!]!) { createPlan(input: { name: "Bahar", which: { ids: $ids }, priceRule: { amount: 1 },
    at: "2999-11-27T06:00:00Z" }) }`;
  const made = (await site.asAdmin(plan, { ids })).data.createPlan as string;
  await site.asAdmin('mutation ($id: ID!) { doPlanNow(id: $id) }', { id: made });
  await send(site, 'Name;Description\nPompa;Dalgıç');
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: ids[1] });
  const said = await texts(site);
  expect(said).toEqual([
    'Deleted “Işık”',
    expect.stringMatching(/^Import of .*: 1 product added$/),
    'Plan “Bahar”: 2 products',
    'Grid, Price: 2 products',
    'Category: 2 products',
    'Prices +12 %, rounded to 1 ₺: 2 products',
    'Added “Işık”',
    'Added “Sürgülü Vana”',
    'Added “Işıklar”',
  ]);
  expect((await newest(site))?.by).toBe('Ali Şahin');
  const { data } = await site.asAdmin('{ audit(event: CHANGED, first: 100) { nodes { about } } }');
  const audited = data.audit.nodes.map(({ about }: { about: string }) => about);
  expect(audited).toEqual(said.filter((text) => !text.startsWith('Import')));
});

test('a step is undone from its entry, which lists what stayed, and says so from then on', async () => {
  const api = await openTestApi();
  const ids = [await add(api), await add(api, { ...vana, name: 'Işık', price: 10 })];
  await api.asAdmin(raising, { ids });
  await save(api, ids[1] ?? '', { ...vana, name: 'Işık', price: 99 });
  const raised = (await deeds(api, { kind: 'PRICES' })).nodes[0];
  expect(raised).toMatchObject({ canUndo: true, undone: null });
  const { data } = await api.asAdmin(undoing, { undoToken: raised?.undoToken });
  const kept = [{ id: ids[1], name: 'Işık', fields: ['Price with KDV'] }];
  expect(data.undo).toEqual({ restored: 1, removed: 0, keptCount: 1, kept });
  expect((await deeds(api, { kind: 'PRICES' })).nodes[0]).toMatchObject({
    ...{ canUndo: false, whyNot: null },
    undone: { keptCount: 1, kept },
  });
  expect((await newest(api))?.text).toBe('Undid “Prices +12 %, rounded to 1 ₺: 2 products”: “Sürgülü Vana”');
  const again = await api.asAdmin(undoing, { undoToken: raised?.undoToken });
  expect(again.data.undo).toMatchObject({ restored: 0, keptCount: 2 });

  // Undoing the undo does it again.
  await api.asAdmin(undoing, { undoToken: (await newest(api))?.undoToken });
  expect((await deeds(api, { kind: 'PRICES' })).nodes[0]).toMatchObject({ canUndo: true, undone: null });
});

test('a change that was undone by another way than the page says so there, too', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await api.asAdmin(raising, { ids: [id] });
  await api.asAdmin(`mutation { undoChange(entity: PRODUCT, id: "${id}", version: 2) { restored } }`);
  expect((await deeds(api, { kind: 'PRICES' })).nodes[0]).toMatchObject({ canUndo: false, undone: { keptCount: 0 } });
  const { data } = await api.asAdmin(`{ history(entity: PRODUCT, id: "${id}") { nodes { isUndone } } }`);
  expect(data.history.nodes).toEqual([{ isUndone: false }, { isUndone: true }, { isUndone: false }]);
});

test('deletions come back from the bin and imports are undone; what nothing undoes says why', async () => {
  const site = await serveTestSite();
  const ids = [await add(site), await add(site, { ...vana, name: 'Işık' })];
  expect(await newest(site)).toMatchObject({ canUndo: false, whyNot: 'What was added is deleted, not undone.' });
  await site.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids });
  const deleted = await newest(site);
  expect(deleted).toMatchObject({ text: 'Deleted 2 products', canUndo: true });
  await site.asAdmin(undoing, { undoToken: deleted?.undoToken });
  expect((await site.asVisitor('{ products { totalCount } }')).data.products.totalCount).toBe(2);
  expect((await deeds(site, { kind: 'DELETION' })).nodes[0]).toMatchObject({
    canUndo: false,
    undone: { keptCount: 0 },
  });

  await send(site, 'Name;Description\nPompa;Dalgıç');
  const imported = await newest(site);
  expect(imported).toMatchObject({ kind: 'IMPORT', canUndo: true });
  const { data } = await site.asAdmin(undoing, { undoToken: imported?.undoToken });
  expect(data.undo).toEqual({ restored: 0, removed: 1, keptCount: 0, kept: [] });
  expect((await newest(site))?.text).toMatch(/^Undid “Import of .*”: “Pompa”$/);
});

test('entries are found by person, day and kind, page by page, and each role sees its own', async () => {
  const api = await openTestApi();
  for (let n = 0; n < 5; n++) await add(api, { ...vana, name: `Vana ${n}` });
  await api.db.write(async (tx) => {
    const [old] = await tx
      .insert(changes)
      .values({ at: Date.parse('2026-01-15T09:00:00Z'), admin: 'ece@b.co', cause: 'updateAbout' })
      .returning();
    await tx.insert(revisions).values({
      ...{ changeSeq: old?.seq ?? 0, entity: 'about', entityId: '1', action: 'CHANGED', version: 2, before: {} },
    });
  });
  expect(await texts(api, { from: '2026-01-15', to: '2026-01-15' })).toEqual(['Changed about page']);
  expect(await texts(api, { by: 'ece@b.co' })).toHaveLength(1);
  const first = await deeds(api, { kind: 'EDIT', first: 3 });
  const rest = await deeds(api, { kind: 'EDIT', first: 3, after: first.pageInfo.endCursor });
  // The last one is of a version that noted no kind.
  expect([first.nodes.length, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([3, 3, false]);
  expect((await api.asAdmin('{ deedAuthors { id } }')).data.deedAuthors).toEqual([
    { id: 'admin@vitrin.example' },
    { id: 'ece@b.co' },
  ]);
  await api.db.write((tx) => tx.update(admins).set({ roles: ['SALES'] }));
  const seller = api.askAs({ admin: { ...api.admin, roles: ['SALES'] }, token: '' });
  const { data } = await seller(listing, {});
  expect(data.deeds.nodes.map(({ things }: Deed) => things[0]?.entity)).not.toContain('PROFILE');
});
