import { expect, test } from 'vitest';
import { enquiries, enquiryEvents, enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { offerMails, offerRows, offers } from '../../../db/tables/offerTables.ts';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { anyIndex } from '../../../search/searchIndex.ts';
import { enquiryIndex } from './enquiryIndex.ts';

const day = 86_400_000;

/** Deletes an enquiry that has rows, notes, offers and letters. */
async function deleted() {
  const api = await openTestApi({ sendsMail: true });
  const productId = await addProduct(api.asAdmin);
  const input = enquiryInput({
    name: 'İğneci Çağrı',
    rows: [
      { productId, quantity: 4 },
      { text: 'şaft', note: 'acil' },
    ],
  });
  const link = linkOf(await api.asVisitor(SendEnquiry, { input }));
  const [enquiry] = await api.db.select().from(enquiries);
  const id = enquiry?.id ?? '';
  await api.asAdmin(`mutation { assignEnquiry(id: "${id}", adminId: "${api.admin.id}") { id } }`);
  await api.asAdmin(`mutation { addEnquiryNote(id: "${id}", text: "Aradım.") { id } }`);
  const lines = [{ name: 'Şaft', quantity: 2.5, price: 19.9, vatRate: 20 }];
  for (const validDays of [7, 14]) {
    const offer = { validDays, preparedBy: 'Ece', lines };
    await api.asAdmin(`mutation ($offer: OfferInput!) { makeOffer(enquiryId: "${id}", input: $offer) { id } }`, {
      offer,
    });
  }
  const [offer] = await api.db.select().from(offers);
  await api.asAdmin(`mutation { sendOffer(id: "${offer?.id}", text: "Ektedir.") { id } }`);
  const tables = [enquiries, enquiryRows, enquiryEvents, offers, offerRows, offerMails];
  // PostgreSQL returns rows in the order of their last write.
  const inOrder = (rows: object[]) => rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  const all = () => Promise.all(tables.map(async (table) => inOrder(await api.db.select().from(table))));
  const before = await all();
  await api.asAdmin(`mutation { deleteEnquiry(id: "${id}") }`);
  const bringBack = async () => {
    const [entry] = (await api.asAdmin('{ bin { nodes { id entity name } } }')).data.bin.nodes;
    return { entry, answer: await api.asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: entry.id }) };
  };
  return { api, input, link, all, before, bringBack };
}

const found = async ({ asAdmin }: Awaited<ReturnType<typeof openTestApi>>, search: string) =>
  (await asAdmin('query ($search: String) { enquiries(search: $search) { totalCount } }', { search })).data.enquiries
    .totalCount as number;

test('a deleted enquiry comes back with its rows, notes, offers and letters, and is found', async () => {
  const { api, link, all, before, bringBack } = await deleted();
  expect(before.map((rows) => rows.length)).toEqual([1, 2, 5, 2, 2, 1]);
  expect(await all()).toEqual([[], [], [], [], [], []]);
  const status = () =>
    api.asVisitor(
      'query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { state } }',
      link,
    );
  expect((await status()).data.enquiryStatus).toBeNull();
  const { entry, answer } = await bringBack();
  expect(entry).toMatchObject({ entity: 'ENQUIRY', name: link.number });
  expect(answer.errors).toBeUndefined();
  expect(await all()).toEqual(before);
  expect((await status()).data.enquiryStatus).toEqual({ state: 'OFFERED' });
  expect([await found(api, 'igneci'), await found(api, 'ŞAFT')]).toEqual([1, 1]);
  const index = anyIndex(enquiryIndex);
  expect(await isConsistent(api.db, index, await index.entries(api.db))).toBe(true);
});

test('a deleted enquiry that was sent once more stays in the bin', async () => {
  const { api, input, bringBack } = await deleted();
  await api.asVisitor(SendEnquiry, { input });
  const { answer } = await bringBack();
  expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await api.db.$count(bin)).toBe(1);
});

test('an enquiry stays in the bin no longer than it would have been kept', async () => {
  const { api } = await deleted();
  await createTidy({ ...api, retentionMonths: 0 })({ now: Date.now() + day, confirmed: true });
  expect(await api.db.$count(bin)).toBe(0);
});
