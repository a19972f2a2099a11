import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { healthCheckNames } from '../../../../common/health/healthChecks.ts';
import { healthDays } from '../../../db/tables/healthTables.ts';
import { images, products } from '../../../db/tables/tables.ts';
import { runSql } from '../../../testing/openTestDatabase.ts';
import { openSpecApi } from '../../../testing/specs.ts';
import { countNightly } from './countNightly.ts';

const day = 86_400_000;
const Create =
  'mutation ($input: ProductInput!) { createProduct(input: $input) { id completeness { percent missing } } }';
const Change =
  'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { completeness { percent missing } } }';
const Of = 'query ($id: ID!) { product(id: $id) { completeness { percent missing } } }';
const Fine =
  'mutation ($check: HealthCheck!, $ids: [ID!]!, $reason: String!) { sayFine(check: $check, ids: $ids, reason: $reason) }';
const long = 'Çelik gövdeli, iki sıra bilyalı, kapalı tip; 20 mm mil için, ömür boyu yağlı.';

async function catalogue() {
  const { api, addAttribute, addKind } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const kindOf = (required: boolean) => ({ name: 'Rulman', attributes: [{ attributeId: bore, required }] });
  const kindId = await addKind(kindOf(true));
  const ask = async (operation: string, variables: object = {}) => {
    const { data, errors } = await api.asAdmin(operation, { ...variables });
    expect(errors).toBeUndefined();
    return data;
  };
  return {
    ...api,
    ask,
    bore,
    kindId,
    add: async (input: object) =>
      (await ask(Create, { input: { name: 'Rulman', description: 'Kısa', ...input } })).createProduct as {
        id: string;
        completeness: { percent: number; missing: string[] };
      },
    completeness: async (id: string) => (await ask(Of, { id })).product.completeness as object,
    require: (required: boolean) =>
      ask('mutation ($id: ID!, $input: ProductKindInput!) { updateProductKind(id: $id, input: $input) { id } }', {
        id: kindId,
        input: kindOf(required),
      }),
    found: async (check: string) =>
      (await ask('query ($work: WorkFilter) { products(work: $work) { nodes { id } } }', { work: { check } })).products
        .nodes.length as number,
    findings: async () => {
      const { findings } = (await ask('{ health { findings { check count before } } }')).health;
      const rows = findings as { check: string; count: number; before: number | null }[];
      return Object.fromEntries(rows.map(({ check, count }) => [check, count]));
    },
  };
}

test('every write keeps how complete a product is, and so does what its kind requires', async () => {
  const { ask, add, completeness, require, bore, kindId } = await catalogue();
  const { id, completeness: first } = await add({ kindId, price: 5 });
  expect(first).toEqual({ percent: 20, missing: ['İç çap', 'picture', 'stock code', 'description'] });
  const change = async (changes: object) => (await ask(Change, { id, changes })).patchProduct.completeness as object;
  expect(await change({ stockCode: 'ŞI-1', description: long })).toEqual({
    ...{ percent: 60, missing: ['İç çap', 'picture'] },
  });
  await require(false);
  expect(await completeness(id)).toEqual({ percent: 75, missing: ['picture'] });
  await require(true);
  expect(await completeness(id)).toEqual({ percent: 60, missing: ['İç çap', 'picture'] });
  await ask(`mutation { changeProducts(which: { ids: ["${id}"] }, changes: {
    specs: [{ attributeId: "${bore}", values: ["20"] }] }) { changed } }`);
  expect(await completeness(id)).toEqual({ percent: 80, missing: ['picture'] });
  await require(false);
  expect(await completeness(id)).toEqual({ percent: 75, missing: ['picture'] });
  await ask(`mutation { deleteProduct(id: "${id}") }`);
  await ask(`mutation { undoDeletion(entity: PRODUCT, ids: ["${id}"]) }`);
  expect(await completeness(id)).toEqual({ percent: 75, missing: ['picture'] });

  await add({});
  const inOrder = async (orderBy: string) =>
    (
      (await ask(`{ products(orderBy: ${orderBy}) { nodes { completeness { percent } } } }`)).products.nodes as {
        completeness: { percent: number };
      }[]
    ).map((node) => node.completeness.percent);
  expect(await inOrder('COMPLETE_ASC')).toEqual([0, 75]);
  expect(await inOrder('COMPLETE_DESC')).toEqual([75, 0]);
});

test('each check counts what its list shows', async () => {
  const { db, add, found, findings, bore, kindId } = await catalogue();
  const url = '/images/kucuk.png';
  await db.write(async (tx) => {
    await tx.insert(images).values({
      ...{ url, contentType: 'image/png', byteSize: 1, totalBytes: 1, width: 640, height: 480, sha256: 'a' },
      ...{ uploader: 'starter', createdAt: 1 },
    });
  });
  await add({ image: url, kindId, categoryId: null, price: 5 });
  await add({ availability: 'DISCONTINUED', description: long, stockCode: 'A-1', kindId, price: 3 });
  await add({ kindId, specs: [{ attributeId: bore, values: ['3'] }] });
  await db.write(async (tx) => tx.update(products).set({ pricedAt: Date.now() - 200 * day }));
  const counts = await findings();
  expect(counts).toEqual({
    ...{ LACKS_SPECS: 2, NO_PICTURE: 2, SMALL_PICTURE: 1, NO_ALT: 1, NO_CODE: 2, NO_PRICE: 1, NO_CATEGORY: 3 },
    ...{ SHORT_DESCRIPTION: 2, PRICE_UNCHANGED: 2, NO_SUCCESSOR: 1, NOT_IN_IMPORT: 0 },
    // Two of them have one name.
    ...{
      OLD_DOCUMENT: 0,
      UNUSED_DOCUMENT: 0,
      REDIRECT_CHAIN: 0,
      SPEC_RANGE: 0,
      OUTSIDE_LINK: 0,
      DEAD_LINK: 0,
      DOUBLE: 3,
    },
  });
  for (const check of ['LACKS_SPECS', 'NO_PICTURE', 'SMALL_PICTURE', 'NO_ALT', 'NO_CODE', 'NO_PRICE', 'NO_CATEGORY'])
    expect([check, await found(check)]).toEqual([check, counts[check]]);
  for (const check of ['SHORT_DESCRIPTION', 'NO_SUCCESSOR', 'NOT_IN_IMPORT'])
    expect([check, await found(check)]).toEqual([check, counts[check]]);
});

test('a finding that is fine counts no longer and is no gap, until that is taken back', async () => {
  const { ask, asAdmin, admin, add, found, findings, completeness } = await catalogue();
  const { id } = await add({});
  const other = await add({});
  const said = { check: 'NO_PRICE', ids: [id, 'unknown'], reason: 'Fiyatı hep sorulur' };
  expect((await ask(Fine, said)).sayFine).toBe(1);
  expect(await completeness(id)).toEqual({ percent: 25, missing: ['picture', 'stock code', 'description'] });
  expect(await completeness(other.id)).toMatchObject({ percent: 0 });
  expect([(await findings()).NO_PRICE, await found('NO_PRICE')]).toEqual([1, 1]);
  await ask(Change, { id, changes: { stockCode: 'A-1' } });
  expect(await completeness(id)).toEqual({ percent: 50, missing: ['picture', 'description'] });
  const list = '{ health { fineCount } fineFindings { check reason admin product { id } } }';
  expect(await ask(list)).toEqual({
    health: { fineCount: 1 },
    fineFindings: [{ check: 'NO_PRICE', reason: said.reason, admin: admin.email, product: { id } }],
  });
  expect((await ask(`mutation { takeBackFine(check: NO_PRICE, ids: ["${id}"]) }`)).takeBackFine).toBe(1);
  expect(await ask(list)).toEqual({ health: { fineCount: 0 }, fineFindings: [] });
  expect(await completeness(id)).toMatchObject({ percent: 25 });

  const refused = async (variables: object) => (await asAdmin(Fine, { ...said, ...variables })).errors?.[0]?.extensions;
  expect(await refused({ check: 'REDIRECT_CHAIN' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'check' });
  expect(await refused({ reason: 'a'.repeat(201) })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('what has risen since the night before is a notice, once, and comes first a week later', async () => {
  const { db, ask, add } = await catalogue();
  const now = Date.parse('2026-11-20T04:30:00+03:00');
  await add({});
  await countNightly(db, now);
  await countNightly(db, now + day);
  expect((await ask('{ notices { totalCount } }')).notices.totalCount).toBe(0);
  await add({ price: 3, stockCode: 'A-1' });
  for (const time of [now + 2 * day, now + 2 * day + 3_600_000]) await countNightly(db, time);
  const { nodes } = (await ask('{ notices { nodes { kind times title text path } } }')).notices;
  expect(nodes).toEqual([expect.objectContaining({ kind: 'HEALTH_WORSENED', times: 1, path: '/admin/health' })]);
  expect(nodes[0].text).toMatch(/^No picture: 1 more/);
  expect(await db.select({ day: healthDays.day }).from(healthDays)).toHaveLength(3);
});

test('the page takes three statements, and none reads the rows of products that it does not show', async () => {
  const statements: string[] = [];
  const { api } = await openSpecApi({ onStatement: (sql) => void statements.push(sql) });
  const page = `{ health { findings { check count before } since fineCount productCount percent
    categories { id name percent } leastComplete { id name completeness { percent } } } }`;
  await api.asAdmin(page);
  statements.length = 0;
  const { data, errors } = await api.asAdmin(page);
  expect(errors).toBeUndefined();
  expect(data.health).toMatchObject({ productCount: 0, percent: 100, since: null, categories: [] });
  expect(data.health.findings).toHaveLength(healthCheckNames.length);
  // Whatever is kept in memory asks first whether the content has changed.
  expect(statements.filter((sql) => !sql.includes("key = 'revision'"))).toHaveLength(3);
  const refused = await api.asVisitor(page);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a large catalogue is counted beside the server, with the same result', async () => {
  const statements: string[] = [];
  const { api } = await openSpecApi({ onStatement: (sql) => void statements.push(sql) });
  const findings = async () => {
    statements.length = 0;
    const { data, errors } = await api.asAdmin('{ health { findings { check count } productCount } }');
    expect(errors).toBeUndefined();
    return data.health as { findings: { check: string; count: number }[]; productCount: number };
  };
  const add = async (from: number, to: number) =>
    api.db.write((tx) =>
      runSql(
        tx,
        sql`with recursive n(i) as (select ${sql.raw(`${from} union all select i + 1 from n where i < ${to}`)})
          insert into products (id, name, name_key, description, created_at)
          select 'p' || i, 'Vana ' || i, 'vana ' || i, 'Kısa', 1 from n`,
      ),
    );
  await add(1, 20_000);
  const here = await findings();
  expect(here.productCount).toBe(20_000);
  expect(statements.some((sql) => sql.includes('health_days'))).toBe(true);
  await add(20_001, 20_001);
  const beside = await findings();
  expect(statements.some((sql) => sql.includes('health_days'))).toBe(false);
  expect(beside).toEqual({
    productCount: 20_001,
    findings: here.findings.map(({ check, count }) => ({ check, count: count === 20_000 ? 20_001 : count })),
  });
});
