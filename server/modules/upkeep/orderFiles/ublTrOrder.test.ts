import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unfollowed } from '../../../jobs/progress.ts';
import { namesIn, openZip } from '../../../spreadsheet/unzip.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { enquired, line, withEuros } from '../../../testing/offers.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { addProfile } from '../../../testing/profiles.ts';
import { at, elementsOf, wrongInOrder, type Element } from './testing/ublOrder.ts';
import { writeOrders } from './writeOrders.ts';

const address = { city: 'İstanbul', district: 'Kadıköy', neighbourhood: 'Caferağa', street: 'Bağdat Cad.' };
const company = { title: 'Yeşiltepe Gıda & Şekerleme A.Ş.', taxNumber: '1234567890', taxOffice: 'Kadıköy', ...address };
const person = { kind: 'PERSON', title: 'Ayşe Nur Karaca', taxNumber: '10000000146', ...address };
const abroad = {
  title: 'Müller Wälzlager GmbH',
  country: 'DE',
  taxNumber: 'DE 811 907 980',
  city: 'Köln',
  street: 'Am Hof 1',
};

async function opened() {
  const site = await openTestApi();
  /** Places an order and returns its document. */
  async function ordered(asked: object, offer: Record<string, unknown> = {}) {
    const buyer = await enquired(site, asked as Record<string, unknown>);
    await buyer.offer(offer);
    expect((await buyer.accept()).errors).toBeUndefined();
    const profile = await addProfile(site, `UBL ${buyer.link.number}`, {
      ...{ direction: 'EXPORT', exported: { of: 'ORDERS', type: 'UBL_TR' } },
    });
    const file = join(await temporaryFolder(), 'file');
    await writeOrders(site.db, { profile, file, from: null }, unfollowed());
    const archive = await readFile(file);
    const name = namesIn(archive).at(-1) ?? '';
    return openZip(archive, 1_000_000)(name)?.toString() ?? '';
  }
  return { ...site, ordered };
}

const text = (element: Element, path: string) => at(element, path).map((one) => one.text);

test('an order of a company is one of UBL 2.1 as UBL-TR has it, with each unit that is sold', async () => {
  const { ordered, asAdmin } = await opened();
  const sold = ['PIECE', 'PAIR', 'SET', 'BOX', 'PACK', 'ROLL', 'METRE', 'SQUARE_METRE', 'KILOGRAM', 'LITRE'];
  const lines: object[] = [];
  for (const salesUnit of sold) {
    const productId = await addProduct(asAdmin, { salesUnit, stockCode: `K-${salesUnit}`, gtin: null });
    lines.push({ ...line, productId, salesUnit, quantity: 3, discount: 12.5, note: 'Kutulu', askedCode: 'B-7' });
  }
  lines.push({ name: 'Rulman', quantity: 2, price: 2416.67, priceWithVat: 2900, vatRate: 20 });
  lines.push({ name: 'Somun', quantity: 1250, price: 7.77, priceQuantity: 1000, vatRate: 10 });
  const terms = { deliveryTerms: 'İşyeri teslim', paymentTerms: '30 gün', notes: 'Kısmi sevk olur' };
  const xml = await ordered({ invoice: company }, { lines, ...terms });
  expect(wrongInOrder(xml)).toEqual([]);
  const order = elementsOf(xml);
  const [id] = at(order, 'AccountingCustomerParty/Party/PartyIdentification/ID');
  expect([id?.attributes.schemeID, id?.text]).toEqual(['VKN', '1234567890']);
  expect(text(order, 'AccountingCustomerParty/Party/PostalAddress/Country/Name')).toEqual(['Türkiye']);
  const items = at(order, 'OrderLine/LineItem');
  expect(items.flatMap((one) => at(one, 'Quantity')).map((one) => one.attributes.unitCode)).toEqual([
    ...['C62', 'PR', 'SET', 'BX', 'PK', 'RO', 'MTR', 'MTK', 'KGM', 'LTR'],
    ...['C62', 'C62'],
  ]);
  // A program that multiplies comes to the sum of each line, to the kuruş.
  const number = (element: Element, path: string) => Number(text(element, path)[0] ?? 0);
  for (const item of items) {
    const gross = (number(item, 'Quantity') * number(item, 'Price/PriceAmount')) / number(item, 'Price/BaseQuantity');
    const net = gross - number(item, 'AllowanceCharge/Amount');
    expect(Math.round(net * 100)).toBe(Math.round(number(item, 'LineExtensionAmount') * 100));
  }
  const sum = items.reduce((all, item) => all + number(item, 'LineExtensionAmount'), 0);
  expect(number(order, 'AnticipatedMonetaryTotal/TaxExclusiveAmount')).toBeCloseTo(sum, 2);
  expect(text(order, 'PricingExchangeRate')).toEqual([]);
});

test('a person with a TCKN has first name and surname', async () => {
  const { ordered } = await opened();
  const xml = await ordered({ company: null, invoice: person });
  expect(wrongInOrder(xml)).toEqual([]);
  const order = elementsOf(xml);
  const party = 'AccountingCustomerParty/Party';
  expect(at(order, `${party}/PartyIdentification/ID`).map((one) => [one.attributes.schemeID, one.text])).toEqual([
    ['TCKN', '10000000146'],
  ]);
  expect(text(order, `${party}/Person/FirstName`)).toEqual(['Ayşe Nur']);
  expect(text(order, `${party}/Person/FamilyName`)).toEqual(['Karaca']);
});

test('a buyer abroad has country and VAT number, and an order in euros its rate with the day', async () => {
  const { ordered, asAdmin, db } = await opened();
  await withEuros(asAdmin, 47.5012);
  const lines = [{ name: 'Rulman', quantity: 4, price: 5, vatRate: 0 }];
  const xml = await ordered({ company: 'Müller', invoice: abroad }, { currency: 'EUR', lines });
  expect(wrongInOrder(xml)).toEqual([]);
  const order = elementsOf(xml);
  const party = 'AccountingCustomerParty/Party';
  expect(at(order, `${party}/PartyIdentification`)).toEqual([]);
  expect(text(order, `${party}/PartyTaxScheme/CompanyID`)).toEqual(['DE811907980']);
  expect(text(order, `${party}/PostalAddress/Country/Name`)).toEqual(['Almanya']);
  const rate = 'PricingExchangeRate';
  expect(
    [`${rate}/SourceCurrencyCode`, `${rate}/TargetCurrencyCode`, `${rate}/CalculationRate`].flatMap((path) =>
      text(order, path),
    ),
  ).toEqual(['EUR', 'TRY', '47.5012']);
  const profile = await addProfile({ asAdmin }, 'CSV', {
    ...{ direction: 'EXPORT', exported: { of: 'ORDERS', type: 'CSV' } },
    columns: ['currency', 'rate', 'rateDay', 'totalInLira'].map((field) => ({ heading: field, field })),
  });
  const file = join(await temporaryFolder(), 'file');
  await writeOrders(db, { profile, file, from: null }, unfollowed());
  const [, row] = (await readFile(file, 'utf8')).split('\r\n');
  expect(row).toMatch(/^EUR;47,5012;20\d\d-\d\d-\d\d;950,02$/);
});

test('an order of somebody who has entered nothing lacks nothing that the schema asks for', async () => {
  const { ordered } = await opened();
  expect(wrongInOrder(await ordered({}))).toEqual([]);
});

test('what the schema does not allow is found', async () => {
  const { ordered } = await opened();
  const xml = await ordered({ invoice: company });
  expect(wrongInOrder(xml.replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''))).toEqual(['Order lacks IssueDate']);
  expect(wrongInOrder(xml.replace('unitCode="C62"', 'unitCode="XBX"'))).toEqual(['unit XBX']);
  expect(wrongInOrder(xml.replaceAll('schemeID="VKN"', 'schemeID="VAT"'))).toContain('scheme VAT');
  const moved = xml.replace(
    /(<cbc:CitySubdivisionName>.*?<\/cbc:CitySubdivisionName>)(<cbc:CityName>.*?<\/cbc:CityName>)/g,
    '$2$1',
  );
  expect(wrongInOrder(moved)).toContain(
    'Order/BuyerCustomerParty/Party/PostalAddress/CitySubdivisionName stands too late',
  );
});
