import { expect, test } from 'vitest';
import { importRuns } from '../../../db/tables/importTables.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { restore } from '../../../testing/history.ts';
import { hour, iso, planApi, soon } from '../../../testing/plans.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, send } from '../../../testing/sheets.ts';
import { importContent } from '../content/content.import.ts';

const circle = /^(A|B|C) is replaced by this product: that would be a circle\.$/;
const itself = 'A product cannot take its own place.';
const refused = (message: unknown = expect.stringMatching(circle)) => ({
  message,
  extensions: { code: 'BAD_USER_INPUT', field: 'successorId' },
});

const Patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
const Bulk =
  'mutation ($ids: [ID!], $to: ID) { changeProducts(which: { ids: $ids }, changes: { successorId: $to }) { changed } }';
const Rows = `mutation ($rows: [ProductRowInput!]!) {
  changeProductRows(rows: $rows) { rows { code problems { field message } } undo { id version } } }`;
const Undo =
  'mutation ($id: ID!, $version: Int!) { undoChange(entity: PRODUCT, id: $id, version: $version) { restored } }';

/** Three products A, B and C, of which none has a successor. */
async function three() {
  const site = await serveTestSite();
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push(await addProduct(site, { name, stockCode: `K-${name}` }));
  const [a = '', b = '', c = ''] = ids;
  const follow = (id: string, successorId: string | null) => site.asAdmin(Patch, { id, changes: { successorId } });
  /** Lists each product with its successor: 'A-B B-' for A that is replaced by B, which is replaced by none. */
  const chain = async () => {
    const { data } = await site.asAdmin(
      'query ($ids: [ID!]!) { productsWithIds(ids: $ids) { name successor { name } } }',
      {
        ids,
      },
    );
    const rows = data.productsWithIds as { name: string; successor: { name: string } | null }[];
    return rows
      .map(({ name, successor }) => `${name}-${successor?.name ?? ''}`)
      .sort()
      .join(' ');
  };
  const versions = async () =>
    (await site.asAdmin('query ($ids: [ID!]!) { gridRows(ids: $ids) { id version } }', { ids })).data.gridRows as {
      id: string;
      version: number;
    }[];
  const grid = async (changes: Record<string, string | null>) => {
    const now = await versions();
    const rows = Object.entries(changes).map(([id, successorId]) => ({
      ...{ id, version: now.find((one) => one.id === id)?.version, changes: { successorId } },
    }));
    return (await site.asAdmin(Rows, { rows })).data.changeProductRows;
  };
  return { site, ids, a, b, c, follow, chain, grid };
}

test('a circle of successors within one file, or with what is stored, makes each of its rows wrong', async () => {
  const { site, a, b, c, follow, chain } = await three();
  const file = (rows: string[]) => `Stok kodu;Yerine geçen\n${rows.join('\n')}`;
  const outcomes = async (rows: string[]) => {
    const { rows: planned, error } = await send(site, file(rows), { dryRun: true });
    expect(error).toBeUndefined();
    return planned.map(({ outcome, reasons }) => reasons[0]?.message ?? outcome);
  };
  const bad = expect.stringMatching(circle);
  expect(await outcomes(['K-A;K-B', 'K-B;K-A'])).toEqual([bad, bad]);
  expect(await outcomes(['K-A;K-B', 'K-B;K-C', 'K-C;K-A'])).toEqual([bad, bad, bad]);
  expect(await outcomes(['K-A;K-A', 'K-B;K-A'])).toEqual([itself, 'CHANGED']);
  expect((await send(site, file(['K-A;K-B', 'K-B;K-A']))).error?.message).toContain('that would be a circle');
  expect(await chain()).toBe('A- B- C-');

  await follow(a, b);
  expect(await outcomes(['K-B;K-C', 'K-C;K-A'])).toEqual([bad, bad]);
  // A turns round in the same file, so B may follow the other way.
  expect(await outcomes(['K-A;', 'K-B;K-A'])).toEqual(['CHANGED', 'CHANGED']);
  // A row that is left out keeps what it had, which is a circle with another.
  expect(await outcomes([`K-A;olmayan-kod`, 'K-B;K-A'])).toEqual(['No product has this id or stock code.', bad]);

  const profile = await addProfile(site, 'Tedarikçi', {
    ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', fixed: [] },
    columns: [column('Stok kodu', 'stockCode'), column('Yerine geçen', 'successorId')],
  });
  const done = await run(site, profile, file(['K-B;K-C', 'K-C;K-A']), { letPass: true });
  expect(done.rows.map(({ reasons }) => reasons[0]?.message)).toEqual([bad, bad]);
  expect(await chain()).toBe('A-B B- C-');
  expect(await site.db.$count(importRuns)).toBe(1);
  expect([b, c]).not.toContain(a);
});

test('a content document with a circle of successors is refused with the places, whatever is stored', async () => {
  const { site, a, b, chain } = await three();
  const row = (id: string, name: string, successor?: string) => ({
    ...{ id, name, category: '', description: 'x', price: null, image: null, featured: false, successor },
  });
  const take = (rows: object[], dryRun = false) =>
    importContent(site.db, { information: { products: { products: rows } } }, { dryRun });
  const place = (index: number) => `information.products.products.${index}.successor`;
  for (const dryRun of [true, false]) {
    await expect(take([row('1', 'A', '2'), row('2', 'B', '3'), row('3', 'C', '1')], dryRun)).rejects.toMatchObject({
      kind: 'badInput',
      details: {
        problems: [0, 1, 2].map((index) => ({ field: place(index), message: expect.stringMatching(circle) })),
      },
    });
    await expect(take([row('1', 'A', '1')], dryRun)).rejects.toMatchObject({
      details: { problems: [{ field: place(0), message: itself }] },
    });
  }
  await take([row(b, 'B', a)]);
  await expect(take([row(a, 'A', b)])).rejects.toMatchObject({ details: { field: place(0) } });
  expect(await chain()).toBe('A- B-A C-');
});

test('rows that are saved together are checked together: a circle is refused row by row, turning round is none', async () => {
  const { site, a, b, c, chain, grid } = await three();
  const bad = { code: 'BAD_USER_INPUT', problems: [{ field: 'successorId', message: expect.stringMatching(circle) }] };
  expect((await grid({ [a]: b, [b]: c, [c]: a })).rows).toMatchObject([bad, bad, bad]);
  const done = await grid({ [a]: b, [b]: c });
  expect(done.rows).toMatchObject([{ code: null }, { code: null }]);
  const turned = await grid({ [a]: null, [b]: a, [c]: b });
  expect(turned.rows).toMatchObject([{ code: null }, { code: null }, { code: null }]);
  expect(await chain()).toBe('A- B-A C-B');

  // Undo turns them round again, although each of them alone would close a circle.
  expect((await site.asAdmin(Undo, turned.undo)).data?.undoChange).toEqual({ restored: 3 });
  expect(await chain()).toBe('A-B B-C C-');
  expect((await site.asAdmin(Bulk, { ids: [b, c], to: a })).errors?.[0]).toMatchObject(refused());
  expect((await site.asAdmin(Bulk, { ids: [c], to: c })).errors?.[0]).toMatchObject(refused(itself));
  expect(await chain()).toBe('A-B B-C C-');
});

test('what would close a circle by now is not restored, undone, published or brought back', async () => {
  const { site, a, b, follow, chain } = await three();
  await follow(a, b);
  await follow(a, null);
  await follow(b, a);
  const { data } = await site.asAdmin(
    'query ($id: ID!) { history(entity: PRODUCT, id: $id) { nodes { id version } } }',
    {
      id: a,
    },
  );
  const [, named] = data.history.nodes as { id: string; version: number }[];
  expect((await restore(site, named?.id ?? '')).errors?.[0]).toMatchObject(refused());
  expect((await site.asAdmin(Undo, { id: a, version: 3 })).errors?.[0]).toMatchObject(refused());
  expect(await chain()).toBe('A- B-A C-');

  // B was in the bin while A was given another successor that leads to what B had named.
  await follow(b, null);
  await follow(a, b);
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: b });
  await site.asAdmin('mutation ($ids: [ID!]!) { undoDeletion(entity: PRODUCT, ids: $ids) }', { ids: [b] });
  expect(await chain()).toBe('A-B B- C-');

  const keep = 'mutation ($id: ID!, $input: ProductChanges!) { keepWaiting(id: $id, input: $input) { id } }';
  await follow(a, null);
  expect((await site.asAdmin(keep, { id: a, input: { successorId: b } })).errors).toBeUndefined();
  await follow(b, a);
  const publish = await site.asAdmin('mutation ($id: ID!) { publishWaiting(id: $id) { id } }', { id: a });
  expect(publish.errors?.[0]).toMatchObject(refused());
  expect(await chain()).toBe('A- B-A C-');
});

test('an undo of an import or a merge that would close a circle is refused', async () => {
  const { site, a, b, c, follow, chain } = await three();
  await follow(a, b);
  const { importId } = await send(site, 'Stok kodu;Yerine geçen\nK-A;');
  await follow(b, a);
  const undone = await site.asAdmin('mutation ($id: ID!) { undoImport(id: $id) { restored } }', { id: importId });
  expect(undone.errors?.[0]).toMatchObject(refused());
  // C goes and A takes its successor B, which A replaces.
  await follow(c, b);
  const merge =
    'mutation ($a: ID!, $c: ID!) { mergeProducts(keepId: $a, goneId: $c, take: ["successorId"]) { product { id } } }';
  expect((await site.asAdmin(merge, { a, c })).errors?.[0]).toMatchObject(refused());
  expect(await chain()).toBe('A- B-A C-B');
});

test('programs cannot propose a circle, and neither a proposal nor a plan makes one later', async () => {
  const { site, a, b, follow, chain } = await three();
  const propose = (rows: object[]) =>
    site.asAdmin('mutation ($rows: [ProposedRowInput!]!) { proposeChanges(rows: $rows, reason: "x") { id } }', {
      rows,
    });
  const [forth, back] = [
    { id: a, changes: { successorId: b } },
    { id: b, changes: { successorId: a } },
  ];
  expect((await propose([forth, back])).errors?.[0]).toMatchObject({
    ...{ message: expect.stringMatching(circle) },
    extensions: { code: 'BAD_USER_INPUT', field: 'rows.0.changes.successorId' },
  });
  const { proposeChanges } = (await propose([forth])).data;
  await follow(b, a);
  const Confirm = 'mutation ($id: ID!) { confirmProposal(id: $id) { state } }';
  expect((await site.asAdmin(Confirm, { id: proposeChanges.id })).errors?.[0]).toMatchObject(refused());
  expect(await chain()).toBe('A- B-A C-');
});

test('a plan that would close a circle stops and says why', async () => {
  const { make, patch, plan, steps, noteTime, doDue } = await planApi();
  const [a, b] = [await make({ name: 'A' }), await make({ name: 'B' })];
  const at = soon();
  expect((await plan({ at: iso(at), values: { id: a, product: { successorId: b } } })).errors).toBeUndefined();
  await patch(b, { successorId: a });
  await noteTime(at);
  await doDue(at + hour);
  expect(await steps()).toMatchObject([{ state: 'STOPPED', reason: expect.stringMatching(circle) }]);
});
