import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { command } from '../tools/command.ts';
import { mutations } from '../tools/graphql.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import {
  bigPicture,
  contentOf,
  importContentQuery,
  largeCategory,
  sendFile,
  sheetOf,
  supplierList,
  supplierSetup,
} from './catalogue/heavyLoads.ts';
import { timesWhile } from './measure/asking.ts';
import { median, tableHead, tableRow } from './measure/figures.ts';

const ofCategory = { categoryId: decodeURIComponent(largeCategory) };
const changePrices = `mutation ($which: ChosenProducts!) {
  changeProducts(which: $which, priceRule: { percent: 12.5, step: 50 }, confirmJumps: true) { changed undo { id version } } }`;
const undoChange = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored } }`;

const runProfile = `mutation ($file: Upload!, $profile: ID!, $dryRun: Boolean!) {
  importProducts(file: $file, profile: $profile, dryRun: $dryRun, letPass: true) { added } }`;

/**
 * Measures how long the server's event loop waits while heavy work runs, beside an idle minute of the same run:
 * `npm run build && npm run bench:loop`, about five minutes. The goal is 50 ms of work at a stretch; a longer wait of the
 * loop is one for a processor.
 */
await withFolder(async (dataDir) => {
  const file = join(dataDir, 'delays.txt');
  const loopDelay = resolve('proof/bench/yardsticks/loopDelay.mjs');
  const settings = { NODE_OPTIONS: `--import ${loopDelay}`, LOOP_DELAYS: file };
  await withSite(dataDir, (site) => measureAll(site, file), settings);
});

async function measureAll(site: Site, file: string) {
  const cookie = await sessionCookie(site);
  const importProducts = 'mutation ($file: Upload!) { importProducts(file: $file, dryRun: false) { added } }';
  const sheet = sheetOf(5000);
  const pictures = [await bigPicture('jpeg', 6000, 4000), await bigPicture('avif', 4000, 3000)];
  const content = { small: contentOf(0, 5000), large: contentOf(5000, 100_000) };
  const measured = (name: string, work: () => unknown) => measureOne(site, file, name, work);
  const importContent = (document: object) => ask(site, importContentQuery, { content: document }, cookie);

  console.log(
    tableHead([
      'While',
      'Seconds',
      'Longest work at a stretch',
      'Longest wait',
      'Answers from outside, median / longest',
    ]),
  );
  await measured('nothing', () => pause(10_000));
  await measured('5,000 products are imported', () => importContent(content.small));
  await measured('5,000 lines of a spreadsheet are imported', () => sendFile(site, importProducts, sheet, cookie));
  for (const picture of pictures) {
    await measured(`a picture of ${picture.name} is stored`, () =>
      sendFile(site, mutations.uploadImage, picture, cookie),
    );
  }
  const priceList = `/categories/${largeCategory}/fiyat-listesi.pdf`;
  await measured('prices of 1,000 products are made into a PDF', () => download(site, priceList));
  await measured('100,000 products are imported', () => importContent(content.large));
  for (const type of ['csv', 'xlsx']) {
    await measured(`all of them are downloaded as .${type}`, () => download(site, `/admin/products.${type}`, cookie));
  }
  await measured('those of one category are downloaded as .xlsx', () =>
    download(site, `/admin/products.xlsx?category=${largeCategory}`, cookie),
  );
  const ids = content.small.information.products.products.slice(0, 1000).map(({ id }) => id);
  const mark = 'mutation ($ids: [ID!]!) { setProductsFeatured(ids: $ids, featured: true) }';
  await measured('1,000 of them are marked as featured', () => ask(site, mark, { ids }, cookie));
  for (const [name, which] of Object.entries({ '1,000 of them get': { ids }, 'a whole category gets': ofCategory })) {
    let undo: unknown;
    await measured(`${name} new prices by a rule`, async () => {
      undo = (await ask<Changed>(site, changePrices, { which }, cookie)).changeProducts.undo;
    });
    await measured('that is undone', () => ask(site, undoChange, undo as object, cookie));
  }
  const health = '{ health { findings { check count } fineCount percent leastComplete { id } } }';
  await measured('the page of health asks', () => ask(site, health, {}, cookie));
  const { createImportProfile: profile } = await ask<{ createImportProfile: { id: string } }>(
    site,
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    { input: { name: 'Tedarik', setup: supplierSetup } },
    cookie,
  );
  const list = supplierList(20_000);
  for (const [name, dryRun] of Object.entries({ 'tries 20,000 new rows': true, 'imports them': false })) {
    await measured(`a profile ${name}`, () =>
      sendFile(site, runProfile, list, cookie, { profile: profile.id, dryRun }),
    );
  }
  const remove = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }';
  await measured('1,000 of them are deleted', () => ask(site, remove, { ids }, cookie));
  await measured('the rest is reindexed by the command', () => command('search', ['reindex'], site.dataDir));
}

type Changed = { changeProducts: { undo: object } };
async function download({ origin }: Site, path: string, cookie = '') {
  const response = await fetch(origin + path, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} came with status ${response.status}.`);
  await response.arrayBuffer();
}

/** A command blocks this process, too: then nothing is asked from outside meanwhile. */
async function measureOne({ origin }: Site, file: string, name: string, work: () => unknown) {
  await pause(500);
  const start = Date.now();
  const times = await timesWhile(work, async () => (await fetch(`${origin}/health/live`)).arrayBuffer(), 5);
  const end = Date.now();
  await pause(300);
  const delays = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .flatMap(([at = 0, delay = 0, work = 0]) => (at > start && at <= end + 200 ? [{ delay, work }] : []));
  const longest = (kind: 'delay' | 'work') => `${Math.max(...delays.map((each) => each[kind])).toFixed(0)} ms`;
  const seconds = ((end - start) / 1000).toFixed(1);
  const fromOutside = `${median(times).toFixed(1)} / ${Math.max(...times).toFixed(0)} ms`;
  console.log(tableRow([name, seconds, longest('work'), longest('delay'), fromOutside]));
}
