import { expect, test } from 'vitest';
import { changes } from '../../../db/tables/historyTables.ts';
import { enquired } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import * as english from '../../../words/en/deeds.ts';
import * as turkish from '../../../words/tr/office/deeds.ts';
import { addDeeds } from './testing/manyDeeds.ts';

const listing = `query ($by: String, $kind: DeedKind, $after: String) {
  deeds(by: $by, kind: $kind, first: 50, after: $after) {
    pageInfo { endCursor } nodes { text by canUndo whyNot things { count } undone { keptCount } } } }`;

test('a page takes as many statements among a hundred thousand steps as among a hundred, wherever it is', async () => {
  const statements: string[] = [];
  const api = await openTestApi({ onStatement: (sql) => void statements.push(sql) });
  const count = async (filter: Record<string, unknown> = {}) => {
    statements.length = 0;
    const { data, errors } = await api.asAdmin(listing, filter);
    expect([errors, data?.deeds.nodes.length]).toEqual([undefined, 50]);
    return { statements: statements.length, after: data.deeds.pageInfo.endCursor as string };
  };
  await addDeeds(api.db, 0, 1000);
  const few = await count();
  await addDeeds(api.db, 1000, 100_000);
  const many = await count();
  expect(many.statements).toBe(few.statements);
  for (const filter of [{ after: many.after }, { by: 'ece@b.co' }, { kind: 'PRICES' }])
    expect((await count(filter)).statements).toBe(few.statements);
}, 120_000);

test('what happens to sales is named by its numbers, and is not undone', async () => {
  const api = await openTestApi({ sendsMail: true });
  const buyer = await enquired(api);
  await buyer.offer();
  const { data } = await api.asAdmin(listing);
  expect(data.deeds.nodes.slice(0, 3)).toMatchObject([
    { text: `Sent an offer ${buyer.link.number}/1`, canUndo: false, whyNot: expect.stringContaining('buyer') },
    { text: `Made an offer ${buyer.link.number}/1` },
    { text: `Enquiry ${buyer.link.number} arrived`, by: null },
  ]);
});

test('each deed of sales has words of its own, in the language of the reader', () => {
  const causes = [
    ...['sendEnquiry', 'takeEnquiry', 'answerEnquiry', 'setEnquiryState', 'assignEnquiry', 'addEnquiryNote'],
    ...['settleEnquiryRow', 'setEnquirySuspectedSpam', 'addEnquiryAttachment', 'askQuestion', 'deleteEnquiry'],
    ...['makeOffer', 'sendOffer', 'remindBuyer', 'acceptOffer', 'declineOffer', 'requestOfferChange'],
    ...['requestOfferRenewal', 'recordAcceptance', 'setOrderState', 'setOrderPapers', 'addShipment', 'deleteShipment'],
    ...['cancelOrderRow', 'updateCustomer', 'joinCustomer', 'moveCustomerAddress', 'sendMessage'],
  ];
  const order = { entity: 'order', action: 'created' as const, count: 1, names: ['S-1'], labels: [] };
  for (const words of [english, turkish]) {
    const said = causes.map((cause) =>
      words.deedText({ kind: 'SALES', cause, source: null, things: [order], rule: undefined, undid: undefined }),
    );
    const bare = words.deedText({ kind: 'SALES', cause: 'x', source: null, things: [order] });
    expect(said).not.toContain(bare);
    expect(new Set(said).size).toBe(causes.length);
  }
});

test('a step of a version that noted no kind has one by its cause, and is found by it once', async () => {
  const api = await openTestApi();
  const causes = {
    ...{ EDIT: ['updateProduct', 'createCategory'], BULK: ['changeProducts'], GRID: ['changeProductRows'] },
    ...{ IMPORT: ['importProducts'], PLAN: ['doPlan'], MERGE: ['mergeProducts'], PROGRAM: ['program'] },
    ...{ DELETION: ['deleteProduct', 'removeProducts'], RESTORE: ['restoreRevision', 'undoDeletion', 'bringBack'] },
    UNDO: ['undoChange', 'undoImport'],
  };
  const things = [{ entity: 'product', action: 'changed' as const, count: 1, some: [], fields: [] }];
  await api.db.write(async (tx) => {
    const rows = Object.values(causes)
      .flat()
      .map((cause, at) => ({ at, admin: 'ali@b.co', cause, things, kind: null }));
    await tx.insert(changes).values(rows);
  });
  const read = async (kind?: string) => {
    const { data, errors } = await api.asAdmin(
      'query ($kind: DeedKind) { deeds(kind: $kind, first: 100) { nodes { id kind } } }',
      {
        kind,
      },
    );
    expect(errors).toBeUndefined();
    return data.deeds.nodes as { id: string; kind: string }[];
  };
  const all = await read();
  expect(all.every(({ kind }) => kind !== null)).toBe(true);
  const found = [];
  for (const [kind, some] of Object.entries(causes)) {
    const nodes = await read(kind);
    expect([kind, nodes.map((one) => one.kind)]).toEqual([kind, some.map(() => kind)]);
    found.push(...nodes);
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(all.length);
  expect(await read('SALES')).toEqual([]);
});
