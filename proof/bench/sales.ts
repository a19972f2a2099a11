import { randomUUID } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { fillOffice } from '../../server/testing/officeOfYears.ts';
import { findPostgres, startCluster } from '../../server/testing/postgres/cluster.ts';
import { command } from '../tools/command.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { createAsking } from './measure/asking.ts';
import { median, ms, quantile, tableHead, tableRow, times } from './measure/figures.ts';

/**
 * Measures what the office waits for, through the API of a built site: `npm run build && npm run bench:sales`, about five minutes. The
 * goals are 300 ms for an offer of fifty lines in euros and 50 ms for the page of a firm among 5,000 with 50,000 offers. Each figure
 * stands beside that of the least in the same run: an offer of one line in lira, and the pages of a small site. Where PostgreSQL is
 * installed, the same offices are moved there and measured once more.
 */
const rounds = 30;
const firms = 5000;
const steps = 100_000;

const Settings = `mutation { updateMoneySettings(input: { currencies: [EUR], source: TYPED, rateKind: FOREX_SELLING, margin: 0,
  oldAfterDays: 5, whenOld: KEEP, vatRates: [{ rate: 20 }, { rate: 10 }], showsNet: false, showsRate: false }) { version } }`;
const Rate = 'mutation { setExchangeRate(input: { currency: EUR, rate: 47.5012 }, confirmed: true) { id } }';
const Products = `mutation ($rows: [ProductRow!]!) { upsertProducts(rows: $rows) { rows { product { id } } } }`;
const Send = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }';
const Find = 'query ($number: String!) { enquiries(search: $number) { nodes { id } } }';
const Make = 'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }';

/** The operations of the admin's screens, by name. */
async function operationsIn(file: string): Promise<Record<string, string>> {
  const parts = Object.entries(separateOperations(parse(await readFile(file, 'utf8'))));
  return Object.fromEntries(parts.map(([name, one]) => [name, print(one)]));
}
const { CustomerToRead = '', CustomerList = '' } = await operationsIn('web/admin/sales/customers/customers.graphql');
const { Deeds = '' } = await operationsIn('web/admin/upkeep/deeds/deeds.graphql');

type Asked = { query: string; variables: object };

/** The milliseconds of a question that is asked again and again, the first five left out. */
async function measured(site: Site, cookie: string, { query, variables }: Asked) {
  const asking = createAsking(site.origin, cookie);
  const all: number[] = [];
  for (let round = 0; round < rounds + 5; round++) all.push((await asking.query(query, variables)).ms);
  asking.close();
  return all.slice(5);
}

const row = (what: string, of: number[], least: number[]) =>
  console.log(tableRow([what, ms(median(of)), ms(quantile(of, 0.95)), times(median(of), median(least))]));

type Added = { upsertProducts: { rows: { product: { id: string } }[] } };

async function offers(site: Site) {
  const cookie = await sessionCookie(site);
  await ask(site, Settings, {}, cookie);
  await ask(site, Rate, {}, cookie);
  const listed = (at: number) => ({ amount: 1 + at / 10, currency: 'EUR', includesVat: at % 2 === 0 });
  const rows = Array.from({ length: 50 }, (_, at) => ({
    stockCode: `S-${at}`,
    changes: { name: `Rulman S-${at}`, description: 'Ölçüm', listPrice: listed(at) },
  }));
  const { upsertProducts } = await ask<Added>(site, Products, { rows }, cookie);
  const input = { key: randomUUID(), name: 'Işıl', email: 'isil@ornek.com.tr', rows: [{ text: 'Rulman' }] };
  const { sendEnquiry } = await ask<{ sendEnquiry: { number: string } }>(site, Send, { input });
  const found = await ask<{ enquiries: { nodes: { id: string }[] } }>(site, Find, sendEnquiry, cookie);
  const id = found.enquiries.nodes[0]?.id;
  const line = { name: 'Rulman', quantity: 4, price: 12.5, vatRate: 20 };
  const lines = upsertProducts.rows.map(({ product }) => ({ ...line, productId: product.id }));
  const offer = { validDays: 14, preparedBy: 'Kerem Ulusoy' };
  const make = (more: object) =>
    measured(site, cookie, { query: Make, variables: { id, input: { ...offer, ...more } } });
  const least = await make({ lines: [line] });
  row('An offer of one line in lira is saved', least, least);
  row('An offer of fifty lines in euros is saved', await make({ currency: 'EUR', lines }), least);
}

async function pages(site: Site, firm: string) {
  const cookie = await sessionCookie(site);
  const first = { query: Deeds, variables: { first: 50 } };
  const asking = createAsking(site.origin, cookie);
  const { body } = await asking.query(first.query, first.variables);
  asking.close();
  const { data } = JSON.parse(body) as { data: { deeds: { pageInfo: { endCursor: string } } } };
  const later = { query: Deeds, variables: { first: 50, after: data.deeds.pageInfo.endCursor } };
  return {
    'The page of a firm': await measured(site, cookie, { query: CustomerToRead, variables: { id: firm } }),
    'The list of firms': await measured(site, cookie, { query: CustomerList, variables: { first: 20 } }),
    'Changes, the first page': await measured(site, cookie, first),
    'Changes, the next page by its cursor': await measured(site, cookie, later),
  };
}

type Pages = Awaited<ReturnType<typeof pages>>;

/** Prints the pages of the office of years beside those of the small one. */
function beside(few: Pages, many: Pages, engine: string) {
  for (const [what, least] of Object.entries(few)) {
    row(`${what}, a small site${engine}`, least, least);
    row(`${what}, 5,000 firms and 100,000 steps${engine}`, many[what as keyof Pages], least);
  }
}

const programs = findPostgres();

/** Measures an office that lies in a folder on PostgreSQL, which survives a power cut; null where that is not installed. */
async function moved(dataDir: string, firm: string): Promise<Pages | null> {
  if (!programs) return null;
  const cluster = await startCluster(programs, { asInstalled: true });
  try {
    return await withFolder(async (there) => {
      const url = cluster.urlOf('postgres');
      command('move', ['--from', dataDir, '--to', url], dataDir);
      for (const name of ['uploads', 'site.key']) await cp(join(dataDir, name), join(there, name), { recursive: true });
      return withSite(there, (site) => pages(site, firm), { DATABASE_URL: url });
    });
  } finally {
    await cluster.stop();
  }
}

console.log(tableHead(['What', 'Median', '95 of 100', 'Of the least']));
await withFolder((dataDir) => withSite(dataDir, offers));
await withFolder(async (dataDir) => {
  await withSite(dataDir, async () => undefined);
  await fillOffice(dataDir, { firms: [0, 50], steps: [0, 200] });
  const few = await withSite(dataDir, (site) => pages(site, 'k41'));
  const fewThere = await moved(dataDir, 'k41');
  await fillOffice(dataDir, { firms: [50, firms], steps: [200, steps] });
  const many = await withSite(dataDir, (site) => pages(site, 'k4100'));
  beside(few, many, '');
  const manyThere = await moved(dataDir, 'k4100');
  if (fewThere && manyThere) beside(fewThere, manyThere, ', PostgreSQL');
});
