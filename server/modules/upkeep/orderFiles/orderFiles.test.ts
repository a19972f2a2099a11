import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { unfollowed } from '../../../jobs/progress.ts';
import { makeKey } from '../../../testing/keys.ts';
import { enquired } from '../../../testing/offers.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { digest } from '../../../testing/orders.ts';
import { addProfile } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { namesIn, openZip } from '../../../spreadsheet/unzip.ts';
import { listPulls, putPull } from '../../catalogue/importProfiles/pulls.store.ts';
import { addOrder } from '../../sales/orders/orders.store.ts';
import { createPuller } from '../sheets/suppliers/pullFiles.ts';
import { writeOrders } from './writeOrders.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

const invoice = {
  ...{ title: 'Yeşiltepe Gıda & Şekerleme A.Ş.', taxNumber: '1234567890', taxOffice: 'Kadıköy', city: 'İstanbul' },
  ...{
    district: 'Kadıköy',
    neighbourhood: 'Caferağa',
    street: 'Bağdat Cad.',
    buildingNumber: '12/4',
    postalCode: '34710',
  },
};
const ofOrders = (exported: object, more: object = {}) => ({
  direction: 'EXPORT',
  exported: { of: 'ORDERS', ...exported },
  ...more,
});

/** Places an order with an invoice party through the buyer's page. */
async function placed(site: Pick<Site, 'asAdmin' | 'asVisitor' | 'db'>) {
  const buyer = await enquired(site, { invoice });
  await buyer.offer();
  const { errors } = await buyer.accept();
  expect(errors).toBe(undefined);
  const { data } = await site.asAdmin('{ orders(first: 1) { nodes { id number rows { code } } } }');
  return data.orders.nodes[0] as { id: string; number: string };
}

async function fileOf(db: Db, profile: string, from: string | null = null, end?: string) {
  const file = join(await temporaryFolder(), 'file');
  const done = await writeOrders(db, { profile, file, from, end }, unfollowed());
  return { ...done, bytes: await readFile(file) };
}

/** Writes many orders of one line, a hundred in a transaction. */
async function addMany(db: Db, from: number, to: number) {
  for (let at = from; at < to; at += 100)
    await db.write(async (tx) => {
      for (let n = at; n < Math.min(at + 100, to); n++) {
        const about = { offerSeq: null, enquirySeq: null, offerNumber: `T-${n}`, digest, company: `Firma ${n}` };
        const row = {
          productId: null,
          code: `K-${n}`,
          name: 'Vana',
          quantity: 1,
          price: 100,
          priceQuantity: null,
          vatRate: 20,
        };
        await addOrder(tx, { ...about, id: randomUUID(), sendKey: randomUUID(), sent: digest, createdAt: Date.now() }, [
          row,
        ]);
      }
    });
}

const numbersIn = (bytes: Buffer) =>
  bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { number: string }).number);

test('five thousand orders that come while files are fetched are in one of them each', async () => {
  const { db, asAdmin } = await openTestApi();
  const profile = await addProfile({ asAdmin }, 'ERP', ofOrders({ type: 'JSON' }));
  await addMany(db, 0, 1000);
  let isWriting = true;
  const writing = addMany(db, 1000, 5000).then(() => (isWriting = false));
  const seen: string[] = [];
  let position: string | null = null;
  for (let last = false; !last;) {
    last = !isWriting;
    const { bytes, rows, end }: Awaited<ReturnType<typeof fileOf>> = await fileOf(db, profile, position);
    const numbers = numbersIn(bytes);
    expect(numbers).toHaveLength(rows);
    seen.push(...numbers);
    position = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await writing;
  expect(new Set(seen).size).toBe(5000);
  expect(seen).toHaveLength(5000);
}, 120_000);

test('an order is written with who is invoiced, codes, units, KDV by rate and foreign numbers, in each format', async () => {
  const site = await serveTestSite();
  const { id, number } = await placed(site);
  await site.asAdmin(
    `mutation { setExternalIds(of: ORDER, rows: [{ thingId: "${id}", system: "Logo", externalId: "SIP-7" }]) { thingId } }`,
  );
  const written = async (type: string, more: object = {}) => {
    const profile = await addProfile(site, `ERP ${type}`, ofOrders({ type }, more));
    return (await fileOf(site.db, profile)).bytes;
  };
  const json = JSON.parse((await written('JSON')).toString()) as Record<string, unknown> & {
    lines: Record<string, unknown>[];
  };
  expect(json).toMatchObject({
    ...{ number, currency: 'TRY', state: 'PLACED', external: { logo: 'SIP-7' } },
    invoice: { ...invoice, taxScheme: 'VKN', country: 'TR', kind: 'COMPANY' },
  });
  expect(json.lines[0]).toMatchObject({ position: 1, unitCode: 'C62', vatRate: 20 });
  const rates = json.vatByRate as { rate: number; net: string; vat: string }[];
  expect(Number(json.total)).toBeCloseTo(
    rates.reduce((sum, { net, vat }) => sum + Number(net) + Number(vat), 0),
    2,
  );

  const xml = (await written('XML')).toString();
  expect(xml).toMatch(/^<\?xml[^>]*>\n<orders position="\d+-\d+">\n<order>/);
  expect(xml).toContain('<title>Yeşiltepe Gıda &amp; Şekerleme A.Ş.</title><taxNumber>1234567890</taxNumber>');
  expect(xml).toContain('<external system="logo">SIP-7</external>');

  const columns = [
    ...[
      { heading: 'SIPARIS', field: 'number' },
      { heading: 'VKN', field: 'invoice.taxNumber' },
    ],
    ...[
      { heading: 'TUTAR', field: 'line.net' },
      { heading: 'ERP', field: 'external.logo' },
    ],
    ...[{ heading: 'BINA', field: 'invoice.buildingNumber' }],
  ];
  const [head, first] = (await written('CSV', { columns })).toString().replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('SIPARIS;VKN;TUTAR;ERP;BINA');
  // Programs read no apostrophe before a number or a date.
  expect(first).toMatch(new RegExp(`^${number};1234567890;\\d+,\\d\\d;SIP-7;12/4$`));
  const workbook = openZip(await written('XLSX'), 1_000_000)('xl/worksheets/sheet1.xml')?.toString();
  expect(workbook).toContain('invoice.taxNumber');
  expect(workbook).toContain('1234567890');
  expect(workbook).not.toContain("'");

  const archive = await written('UBL_TR');
  expect(namesIn(archive)).toEqual([`${number}.xml`]);
  const ubl = openZip(archive, 1_000_000)(`${number}.xml`)?.toString() ?? '';
  for (const piece of [
    `<cbc:ID>${number}</cbc:ID>`,
    '<cbc:ID schemeID="VKN">1234567890</cbc:ID>',
    '<cbc:CitySubdivisionName>Kadıköy</cbc:CitySubdivisionName><cbc:CityName>İstanbul</cbc:CityName>',
    '<cbc:District>Caferağa</cbc:District>',
    '<cac:PartyTaxScheme><cac:TaxScheme><cbc:Name>Kadıköy</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>',
    '<cbc:Quantity unitCode="C62">12</cbc:Quantity>',
    '<cbc:LineExtensionAmount currencyID="TRY">39000.00</cbc:LineExtensionAmount>',
    '<cbc:TaxableAmount currencyID="TRY">39000.00</cbc:TaxableAmount>',
    '<cbc:Percent>20</cbc:Percent>',
    '<cbc:PayableAmount currencyID="TRY">46800.00</cbc:PayableAmount>',
  ])
    expect(ubl).toContain(piece);
  expect(ubl).not.toMatch(/\{|undefined|null/);
});

const fetchOrders = (site: Site, id: string, secret: string, query = '') =>
  fetch(`${site.origin}/export/${id}${query}`, { headers: { authorization: `Bearer ${secret}`, connection: 'close' } });

test('a key with READ_ENQUIRIES fetches what is new since its position, and no other key fetches any', async () => {
  const site = await serveTestSite();
  const first = await placed(site);
  const id = await addProfile(site, 'ERP', ofOrders({ type: 'JSON', orders: 'CHANGED' }));
  const { secret } = await makeKey(site, { scopes: ['READ_ENQUIRIES'], profileIds: [id] });
  const all = await fetchOrders(site, id, secret);
  expect(all.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(numbersIn(Buffer.from(await all.arrayBuffer()))).toEqual([first.number]);
  const position = all.headers.get('x-position') ?? '';
  const none = await fetchOrders(site, id, secret, `?after=${position}`);
  expect([none.status, await none.text()]).toEqual([200, '']);
  await site.asAdmin(`mutation { setOrderState(id: "${first.id}", state: CONFIRMED) { id } }`);
  const second = await placed(site);
  const next = await fetchOrders(site, id, secret, `?after=${position}`);
  expect(numbersIn(Buffer.from(await next.arrayBuffer()))).toEqual([first.number, second.number]);

  const unknown = await fetchOrders(site, id, secret, '?after=7-7');
  expect([unknown.status, await unknown.json()]).toEqual([400, expect.objectContaining({ field: 'after' })]);
  const own = (await site.asAdmin(`mutation { makeImportKey(id: "${id}") }`)).data.makeImportKey as string;
  const narrow = await makeKey(site, { name: 'Bayi', scopes: ['READ_CATALOGUE'], profileIds: [id] });
  for (const other of [own, narrow.secret]) {
    const refused = await fetchOrders(site, id, other);
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'SCOPE_MISSING' })]);
  }
});

test('a schedule writes each order into one file, also after a crash between file and note', async () => {
  const site = await serveTestSite();
  const folder = await temporaryFolder();
  const id = await addProfile(site, 'ERP', ofOrders({ type: 'JSON' }, { schedule: '0 * * * *' }));
  const pull = createPuller(site, { trusted: [], folder });
  const at = (hour: number) => Date.UTC(2026, 10, 26, 10 + hour, 30);
  const files = async () => {
    const names = (await readdir(folder)).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    return Promise.all(names.map(async (name) => numbersIn(await readFile(join(folder, name)))));
  };
  await pull(at(0));
  await pull(at(1));
  expect(await files()).toEqual([]);
  const one = await placed(site);
  await pull(at(2));
  expect(await files()).toEqual([[one.number]]);
  const [before] = [...(await listPulls(site.db, [id])).values()];
  const two = await placed(site);
  await pull(at(3));
  const [after] = [...(await listPulls(site.db, [id])).values()];
  const names = await readdir(folder);
  // The file was written, and the note that it was is lost with the server.
  await putPull(site.db, id, { etag: before?.etag ?? null, lastModified: after?.etag ?? null });
  const three = await placed(site);
  await pull(at(4));
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  await pull(at(5));
  expect(await files()).toEqual([[one.number], [two.number], [three.number]]);
});

test('a profile of products has no XML, and one of orders no column that orders lack', async () => {
  const site = await serveTestSite();
  const Create = 'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }';
  const refused = await site.asAdmin(Create, {
    input: { name: 'x', setup: { direction: 'EXPORT', exported: { type: 'XML' } } },
  });
  expect(refused.errors?.[0]?.message).toContain('Products are written as CSV or XLSX');
  const id = await addProfile(site, 'ERP', ofOrders({}, { columns: [{ heading: 'A', field: 'yok' }] }));
  await expect(fileOf(site.db, id)).rejects.toThrow('Orders have no yok.');
});
