import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { changes as changeTable } from '../../../db/tables/historyTables.ts';
import { createDice } from '../../../testing/random/dice.ts';
import { withScopes } from '../../../testing/keys.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { anyMoment } from '../../../testing/quietFor.ts';
import { createProduct, removeProducts, updateProduct } from '../../catalogue/products/products.store.ts';
import { contentRecorder } from './contentRecorder.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;
type Ask = Api['asAdmin'];
type Change = { id: string; entity: string; entityId: string; action: string; version: number | null; at: string };
type Page = { nodes: Change[]; end: string; hasNextPage: boolean; latest: string };

const Changes = `query ($after: String, $entity: HistoryEntity, $first: Int) {
  changes(after: $after, entity: $entity, first: $first) {
    nodes { id entity entityId action version at } end hasNextPage latest } }`;
const ask = async (by: Ask, variables: object = {}) => {
  const { data, errors } = await by(Changes, { ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.changes as Page;
};
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const add = async (by: Ask, input: object) =>
  (await by(Create, { input: { description: 'x', ...input } })).data.createProduct.id as string;
const patch = (by: Ask, id: string, changes: object) =>
  by('mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }', {
    id,
    changes,
  });

/** Asks again and again, in pages of a few, until there is no more and the writers have ended. */
async function follow(by: Ask, hasEnded: () => boolean, first: number, wait: () => number) {
  const seen: Change[] = [];
  for (let after: string | null = null; ;) {
    const ended = hasEnded();
    const page: Page = await ask(by, { after, first });
    seen.push(...page.nodes);
    after = page.end;
    if (ended && !page.hasNextPage) return seen;
    await anyMoment(wait(), 'the writers are anywhere');
  }
}

test('readers beside writers of two servers miss nothing, and see nothing twice or out of order', async () => {
  const api = await openTestApi();
  const other = await openTestDatabase(api.folder, { recorder: contentRecorder });
  onTestFinished(() => other.close());
  let writing = 0;
  const write = async (db: Db, seed: number) => {
    const dice = createDice(seed);
    const mine: string[] = [];
    writing++;
    for (let n = 0; n < 12; n++) {
      const id = mine[dice.upTo(mine.length)];
      if (id === undefined || dice.happens(0.4)) {
        mine.push(await createProduct(db, { ...blank, name: `Vana ${seed}-${n}` }, Date.now()));
      } else if (dice.happens(0.3)) {
        await removeProducts(db, [id]);
        mine.splice(mine.indexOf(id), 1);
      } else await updateProduct(db, id, { price: dice.upTo(100_000) });
      await anyMoment(dice.upTo(4), 'the readers are anywhere');
    }
    writing--;
  };
  const dice = createDice(7);
  const writers = [api.db, other, api.db, other].map((db, seed) => write(db, seed + 1));
  const hasEnded = () => writing === 0;
  const readers = [1, 3, 100].map((first) => follow(api.asAdmin, hasEnded, first, () => dice.upTo(6)));
  await Promise.all(writers);
  const seen = await Promise.all(readers);
  const all = await follow(
    api.asAdmin,
    () => true,
    1000,
    () => 0,
  );
  expect(all.length).toBeGreaterThan(30);
  for (const one of seen) expect(one).toEqual(all);
  const numbers = all.map(({ id }) => Number(id));
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));

  // A copy that follows the log holds what is there.
  const copy = new Map<string, number | null>();
  for (const { entityId, action, version } of all) {
    if (action === 'DELETED') copy.delete(entityId);
    else copy.set(entityId, version);
  }
  const { nodes } = (await api.asAdmin('{ products(first: 100) { nodes { id version } } }')).data.products;
  expect(new Map(nodes.map(({ id, version }: { id: string; version: number }) => [id, version]))).toEqual(copy);
}, 120_000);

const blank = {
  ...{ description: 'x', categoryId: null, price: null, image: null, imageAlt: null, morePictures: [] },
  ...{ imageCaption: null, featured: false, stockCode: null, manufacturerCode: null, brand: null, gtin: null },
  ...{ salesUnit: null, priceQuantity: null, minimumQuantity: null, availability: null, leadDays: null },
  ...{ successorId: null, kindId: null, familyId: null, specs: [], documentIds: [], status: 'PUBLISHED' as const },
};

test('a copy begins with the latest position, and deletions come with their ids', async () => {
  const { asAdmin } = await openTestApi();
  const [kept, gone] = [await add(asAdmin, { name: 'Kalan' }), await add(asAdmin, { name: 'Giden' })];
  const { nodes, latest } = await ask(asAdmin, { first: 0 });
  expect(nodes).toEqual([]);
  expect((await ask(asAdmin, { after: latest })).nodes).toEqual([]);
  await patch(asAdmin, kept, { price: 5 });
  await asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [gone] });
  await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }');
  const since = await ask(asAdmin, { after: latest });
  expect(since.nodes).toMatchObject([
    { entity: 'PRODUCT', entityId: kept, action: 'CHANGED', version: 2 },
    { entity: 'PRODUCT', entityId: gone, action: 'DELETED', version: null },
    { entity: 'CATEGORY', entityId: 'vanalar', action: 'CREATED', version: 1 },
  ]);
  const ofOne = await ask(asAdmin, { after: latest, entity: 'CATEGORY' });
  expect(ofOne.nodes).toEqual(since.nodes.slice(2));
  expect((await ask(asAdmin, { after: since.end })).nodes).toEqual([]);
});

test('a position whose change is not there any more, or is another one, is refused', async () => {
  const { asAdmin, db } = await openTestApi();
  await add(asAdmin, { name: 'Vana' });
  const { latest } = await ask(asAdmin, { first: 0 });
  const refusal = { code: 'BAD_USER_INPUT', field: 'after' };
  const codeOf = async (after: string) => (await asAdmin(Changes, { after })).errors?.[0]?.extensions;
  expect(await codeOf(latest.replace(/\d$/, (last) => String((Number(last) + 1) % 10)))).toMatchObject(refusal);
  expect(await codeOf('1')).toMatchObject(refusal);
  await db.write(async (tx) => tx.delete(changeTable).returning());
  expect(await codeOf(latest)).toMatchObject(refusal);
  expect(await ask(asAdmin)).toMatchObject({ nodes: [], latest: '0-0' });
});

test('who sees no drafts learns nothing of a draft, and that what was taken off the site is gone', async () => {
  const { admin, asAdmin, askAs, db } = await openTestApi();
  const reader = askAs({ ...withScopes(admin, ['READ_CATALOGUE']), db: db.visitors });
  const drafts = askAs({ ...withScopes(admin, ['READ_DRAFTS']), db });
  const { latest } = await ask(asAdmin, { first: 0 });
  const shown = await add(asAdmin, { name: 'Görünen' });
  const draft = await add(asAdmin, { name: 'Taslak', status: 'DRAFT' });
  const hidden = await add(asAdmin, { name: 'Kalkan' });
  const dropped = await add(asAdmin, { name: 'Silinen taslak', status: 'DRAFT' });
  await patch(asAdmin, draft, { price: 5 });
  await patch(asAdmin, hidden, { status: 'HIDDEN' });
  await asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [dropped] });
  const ofReader = (await ask(reader, { after: latest })).nodes;
  expect(ofReader.map(({ entityId, action }) => [entityId, action])).toEqual([
    [shown, 'CREATED'],
    [hidden, 'DELETED'],
    [hidden, 'DELETED'],
  ]);
  const ofDrafts = (await ask(drafts, { after: latest })).nodes;
  expect(new Set(ofDrafts.map(({ entityId }) => entityId))).toEqual(new Set([shown, draft, hidden, dropped]));
  await patch(asAdmin, draft, { status: 'PUBLISHED' });
  expect((await ask(reader, { after: latest })).nodes.map(({ entityId }) => entityId)).toContain(draft);
});

test('only those who see drafts learn of changes that wait', async () => {
  const { admin, asAdmin, askAs, db } = await openTestApi();
  const id = await add(asAdmin, { name: 'Vana' });
  const { latest } = await ask(asAdmin);
  await asAdmin('mutation ($id: ID!) { keepWaiting(id: $id, input: { price: 318 }) { id } }', { id });
  expect((await ask(asAdmin, { after: latest })).nodes).toMatchObject([{ entity: 'WAITING', entityId: id }]);
  const reader = askAs({ ...withScopes(admin, ['READ_CATALOGUE']), db: db.visitors });
  expect((await ask(reader, { after: latest })).nodes).toEqual([]);
});

test('an import profile is nobody’s business but of people and keys that see drafts', async () => {
  const { admin, asAdmin, askAs, db } = await openTestApi();
  await asAdmin('mutation { createImportProfile(input: { name: "Tedarik", setup: {} }) { id } }');
  expect((await ask(asAdmin)).nodes).toMatchObject([{ entity: 'PROFILE' }]);
  expect((await ask(askAs({ ...withScopes(admin, ['READ_CATALOGUE']), db: db.visitors }))).nodes).toEqual([]);
});
