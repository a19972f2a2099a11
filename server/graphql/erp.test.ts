import { expect, test } from 'vitest';
import { importContent } from '../modules/upkeep/content/content.import.ts';
import { askWith, makeKey } from '../testing/keys.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

/** The number of calls is the same for any number of products; importing thousands would take the test a minute. */
const inAll = 400;
const some = 100;
const codeOf = (n: number) => `ERP-${1000 + n}`;

async function withErp() {
  const site = await serveTestSite();
  const products = Array.from({ length: inAll }, (_, n) => ({
    id: String(1_700_000_000_000 + n),
    ...{ name: `Vana ${n}`, description: 'PN16', category: null, price: 1, image: null, featured: false },
    stockCode: codeOf(n),
  }));
  await importContent(site.db, { information: { products: { products } } });
  const { secret } = await makeKey(site, { scopes: ['WRITE_PRODUCTS'] });
  let calls = 0;
  const send = askWith(site, secret);
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    calls++;
    const { data, code } = await send(query, variables);
    if (code) throw new Error(code);
    return data;
  };
  const counted = async <T>(work: () => Promise<T>) => {
    calls = 0;
    const result = await work();
    return { result, calls };
  };
  return { ...site, ask, counted };
}

const Patch =
  'mutation ($rows: [ProductPatch!]!) { patchProducts(rows: $rows, confirmJumps: true) { code product { stockCode price version } } }';
const Changed =
  'query ($after: String) { changes(after: $after, first: 1000) { nodes { entity entityId action } end hasNextPage } }';
const Read = 'query ($ids: [ID!]!) { productsWithIds(ids: $ids) { id stockCode name price availability version } }';
const Create =
  'mutation ($input: ProductInput!, $key: ID) { createProduct(input: $input, key: $key) { id stockCode } }';

test('an ERP writes a hundred prices in one call, and the same call again changes nothing more', async () => {
  const { ask, counted, asAdmin } = await withErp();
  const rows = Array.from({ length: some }, (_, n) => ({ stockCode: codeOf(n), changes: { price: 10 + n } }));
  const { result, calls } = await counted(() => ask(Patch, { rows }));
  expect(calls).toBe(1);
  expect(result.patchProducts).toHaveLength(some);
  expect(result.patchProducts[7]).toMatchObject({ code: null, product: { stockCode: codeOf(7), price: 17 } });

  const { changes: before } = (await asAdmin('{ changes(first: 0) { latest } }')).data;
  await ask(Patch, { rows });
  expect((await asAdmin(Changed, { after: before.latest })).data.changes.nodes).toEqual([]);
});

test('another program learns of a hundred changes and of deletions in two calls', async () => {
  const { ask, counted, asAdmin } = await withErp();
  const { latest } = (await ask('{ changes(first: 0) { latest } }')).changes;
  const rows = Array.from({ length: some }, (_, n) => ({ stockCode: codeOf(n), changes: { price: 10 + n } }));
  await asAdmin(Patch, { rows });
  const gone = ['1700000000200', '1700000000201'];
  await asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: gone });

  const { result, calls } = await counted(async () => {
    const { changes } = await ask(Changed, { after: latest });
    const last = new Map<string, string>(
      changes.nodes.map((one: { entityId: string; action: string }) => [one.entityId, one.action]),
    );
    const deleted = [...last].filter(([, action]) => action === 'DELETED').map(([id]) => id);
    const ids = [...last.keys()].filter((id) => !deleted.includes(id));
    return { deleted, read: (await ask(Read, { ids })).productsWithIds, more: changes.hasNextPage };
  });
  expect(calls).toBe(2);
  expect(result.deleted).toEqual(gone);
  expect(result.more).toBe(false);
  expect(result.read).toHaveLength(some);
  expect(result.read.find(({ stockCode }: { stockCode: string }) => stockCode === codeOf(99))).toMatchObject({
    price: 109,
  });
});

test('a product that is made twice because an answer was lost is there once', async () => {
  const { ask, asAdmin } = await withErp();
  const sent = {
    input: { name: 'Çekvalf', description: 'DN50', stockCode: 'ERP-1' },
    key: 'b1e6a1b2-7c1c-4b0e-9a55-000000000001',
  };
  const [first, second] = [await ask(Create, sent), await ask(Create, sent)];
  expect(second).toEqual(first);
  const { products } = (await asAdmin('{ products(stockCodes: ["ERP-1"]) { totalCount } }')).data;
  expect(products.totalCount).toBe(1);
});
