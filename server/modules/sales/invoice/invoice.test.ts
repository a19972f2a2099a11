import { expect, test } from 'vitest';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { enquired } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { invoiceOf } from './invoiceParty.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;

const company = {
  ...{ title: 'Yeşiltepe Gıda A.Ş.', taxNumber: '123 456 7890', taxOffice: 'Kadıköy', city: 'İstanbul' },
  ...{
    district: 'Kadıköy',
    street: 'Bağdat Cad.',
    buildingNumber: '12/4',
    postalCode: '34710',
    email: 'muhasebe@firma.tr',
  },
};
const stored = { ...company, kind: 'COMPANY', country: 'TR', taxNumber: '1234567890', taxScheme: 'VKN' };

async function ask(api: Api, invoiceAsked: string) {
  const { siteSettings } = (await api.asAdmin('{ siteSettings { name logo email phone address } }')).data;
  const Save = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { invoiceAsked } }';
  const input = { ...siteSettings, email: 'a@b.tr', phone: '0216 1', address: 'x', invoiceAsked };
  const { data, errors } = await api.asAdmin(Save, { input });
  expect([errors, data?.updateSiteSettings]).toEqual([undefined, { invoiceAsked }]);
}
const send = (api: Api, more: Record<string, unknown> = {}) =>
  api.asVisitor(SendEnquiry, { input: enquiryInput(more) });

test('who is invoiced comes with the acceptance, or is that of the enquiry', async () => {
  const api = await openTestApi();
  const buyer = await enquired(api, { invoice: company });
  await buyer.offer();
  expect((await buyer.accept()).errors).toBe(undefined);
  const Read = `{ orders { nodes { invoice { title taxNumber taxScheme taxOffice city district street buildingNumber
    postalCode email kind country } } } enquiries { nodes { invoice { taxNumber } } } }`;
  const { data } = await api.asAdmin(Read);
  expect(data.orders.nodes[0].invoice).toEqual(stored);
  expect(data.enquiries.nodes[0].invoice).toEqual({ taxNumber: '1234567890' });
  const other = await enquired(api, { invoice: company });
  await other.offer();
  expect((await other.accept({ invoice: { title: 'Işıl Ağırbaş', kind: 'PERSON' } })).errors).toBe(undefined);
  expect((await api.asAdmin(Read)).data.orders.nodes[0].invoice).toMatchObject({ kind: 'PERSON', taxNumber: null });
});

test('it is asked for where the settings say so, and all that is wrong is named in Turkish', async () => {
  const api = await openTestApi();
  await ask(api, 'ORDERS');
  expect((await send(api)).errors).toBe(undefined);
  const buyer = await enquired(api);
  await buyer.offer();
  const refused = await buyer.accept({ invoice: { taxNumber: '1234567891', postalCode: '1' } });
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [
      { field: 'invoice.taxNumber', message: 'Bu numara geçerli değil: bir hanesi yanlış yazılmış olabilir.' },
      { field: 'invoice.postalCode' },
    ],
  });
  const lacking = await buyer.accept({ invoice: { taxNumber: '1234567890' } });
  const fields = (lacking.errors?.[0]?.extensions.problems as { field: string }[]).map(({ field }) => field);
  expect(fields).toEqual(['title', 'taxOffice', 'city', 'district', 'street'].map((field) => `invoice.${field}`));
  expect(await api.db.$count(orders)).toBe(0);
  expect((await buyer.accept({ invoice: company })).errors).toBe(undefined);
  await ask(api, 'ALWAYS');
  expect((await send(api)).errors?.[0]?.extensions).toMatchObject({ field: 'invoice.title' });
  expect((await send(api, { invoice: company })).errors).toBe(undefined);
});

test('the same enquiry with another invoice is not the same', async () => {
  const api = await openTestApi();
  const input = enquiryInput({ invoice: company });
  await api.asVisitor(SendEnquiry, { input });
  expect((await api.asVisitor(SendEnquiry, { input })).errors).toBe(undefined);
  const changed = { ...input, invoice: { ...company, title: 'Başka A.Ş.' } };
  expect((await api.asVisitor(SendEnquiry, { input: changed })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a reader of the link learns that it was entered, and nothing of it', async () => {
  const api = await openTestApi();
  const buyer = await enquired(api, { invoice: company });
  await buyer.offer();
  await buyer.accept();
  expect(await buyer.status('hasInvoice order { number invoiceNumber }')).toMatchObject({ hasInvoice: true });
  const Stranger = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
    order { invoice { taxNumber } } } }`;
  const seen = await api.asVisitor(Stranger, buyer.link);
  expect(seen.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(JSON.stringify(seen.data)).not.toContain('1234567890');
});

test('a person finds it as personal data, and erases it with the order’s', async () => {
  const api = await openTestApi();
  const buyer = await enquired(api, { invoice: { ...company, email: 'sahibi@firma.tr' } });
  await buyer.offer();
  await buyer.accept();
  const Search = 'query ($contact: String!) { personalData(contact: $contact) { id sort } }';
  const found = await api.asAdmin(Search, { contact: 'sahibi@firma.tr' });
  const entries = found.data.personalData as { id: string; sort: string }[];
  expect(entries.map(({ sort }) => sort).toSorted()).toEqual(['ENQUIRY', 'ORDER']);
  const erased = await api.asAdmin(
    'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }',
    { contact: 'sahibi@firma.tr', ids: entries.map(({ id }) => id) },
  );
  expect(erased.errors).toBe(undefined);
  const left = JSON.stringify([await api.db.select().from(orders), await api.db.select().from(enquiries)]);
  expect(left).not.toContain('1234567890');
  expect(left).not.toContain('sahibi@firma.tr');
});

test('nothing entered where nothing is asked is nobody', async () => {
  const { db } = await openTestApi();
  expect(await invoiceOf(db, { kind: 'PERSON', title: '' }, 'ORDER')).toBe(null);
});
