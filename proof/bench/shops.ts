import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { exchange } from '../tools/exchange.ts';
import { uploadAsk } from '../tools/graphql.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { tableHead, tableRow } from './measure/figures.ts';

const watched = 60_000;
const [families, perFamily, perProduct] = [1000, 5, 3];
const heading = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Description', 'In stock?'],
  ...['Regular price', 'Categories', 'Images', 'Parent', 'Brands', 'Attribute 1 name', 'Attribute 1 value(s)'],
];

const Describe = 'mutation ($file: Upload!) { readSheet(file: $file) { preset { key pictureHost setup } } }';
const Import = `mutation ($file: Upload!, $profile: ID!, $dryRun: Boolean!) {
  importProducts(file: $file, profile: $profile, dryRun: $dryRun, letPass: true) { added wrong unclear importId } }`;
const Waiting = '{ productImports { pictures { waiting done left } } }';

/**
 * Imports an export of WooCommerce of 5,000 products with 15,000 pictures from a shop on this machine: `npm run build && npm run
 * bench:shops`, some minutes. The goal: the rows are there within 60 seconds, pictures come in the background, and pages stay fast
 * meanwhile. What is measured of pictures is their rate in a minute.
 */
await withFolder(async (dataDir) => {
  const shop = await oldShop();
  await withSite(dataDir, (site) => measure(site, shop.host), { IMPORT_HOSTS: '127.0.0.1' });
  shop.close();
});

/** A shop that still serves its pictures, each another one. */
async function oldShop() {
  const noise = {
    create: {
      width: 900,
      height: 600,
      channels: 3 as const,
      background: '#789',
      noise: { type: 'gaussian' as const, mean: 120, sigma: 30 },
    },
  };
  const jpeg = await sharp(noise).jpeg({ quality: 70 }).toBuffer();
  const server = createServer((request, response) => {
    // A comment behind the first mark makes a picture another one.
    const text = Buffer.from(request.url ?? '');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    response.writeHead(200, { 'Content-Type': 'image/jpeg' });
    response.end(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Writes an export: each variable product before its variations, each of which has three pictures. */
function wooList(host: string): string {
  const rows = Array.from({ length: families }, (_, family) => {
    const name = `Küresel Vana ${family}`;
    const sizes = Array.from({ length: perFamily }, (__, size) => `${(size + 1) * 5} mm`);
    const parent = [
      '',
      'variable',
      `P-${family}`,
      name,
      1,
      0,
      'visible',
      `<p>${name}</p>`,
      1,
      '',
      `Tesisat > Vanalar ${family % 40}`,
    ];
    const variations = sizes.map((size, at) => {
      const pictures = Array.from({ length: perProduct }, (__, n) => `http://${host}/urun/${family}-${at}-${n}.jpg`);
      const own = ['', 'variation', `V-${family}-${at}`, `${name} ${size}`, 1, 0, 'visible', '', 1, 100 + at, ''];
      return [...own, `"${pictures.join(', ')}"`, `P-${family}`, '', 'Çap', size];
    });
    return [[...parent, '', '', 'İğdır Vana', 'Çap', `"${sizes.join(', ')}"`], ...variations];
  });
  return [heading, ...rows.flat()].map((cells) => cells.join(',')).join('\r\n');
}

async function measure(site: Site, host: string) {
  const cookie = await sessionCookie(site);
  const file = { name: 'urunler.csv', bytes: Buffer.from(wooList(host)) };
  const send = async <T>(query: string, more: object = {}): Promise<T> => {
    const { body } = (await exchange(site.origin, await uploadAsk(query, file, cookie, more))) ?? { body: '{}' };
    const { data, errors } = JSON.parse(body) as { data: T; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { readSheet } = await send<{ readSheet: { preset: { setup: object } } }>(Describe);
  const { createImportProfile: profile } = await ask<{ createImportProfile: { id: string } }>(
    site,
    'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }',
    { input: { name: 'Eski mağaza', setup: readSheet.preset.setup } },
    cookie,
  );
  const timed = async (dryRun: boolean) => {
    const start = performance.now();
    const { importProducts } = await send<{ importProducts: { added: number } }>(Import, {
      profile: profile.id,
      dryRun,
    });
    return { seconds: (performance.now() - start) / 1000, ...importProducts };
  };
  const load = () => loadavg()[0]?.toFixed(1) ?? '';
  console.log(tableHead([`${families * perFamily} products`, 'Took', 'Load of the machine']));
  const trial = await timed(true);
  console.log(tableRow(['the trial', `${trial.seconds.toFixed(1)} s`, load()]));
  const done = await timed(false);
  console.log(tableRow([`the import, ${done.added} added`, `${done.seconds.toFixed(1)} s`, load()]));
  await watchPictures(site, cookie, load);
}

type Pictures = { productImports: { pictures: { waiting: number; done: number; left: number } }[] };

/** Watches for a minute how many pictures come, and how fast a page is meanwhile. */
async function watchPictures(site: Site, cookie: string, load: () => string) {
  const stored = async () => (await ask<Pictures>(site, Waiting, {}, cookie)).productImports[0]?.pictures;
  const before = await stored();
  const pages: number[] = [];
  for (const end = performance.now() + watched; performance.now() < end; await pause(500)) {
    const start = performance.now();
    await (await fetch(`${site.origin}/products`)).text();
    pages.push(performance.now() - start);
  }
  const after = await stored();
  const sorted = pages.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(0);
  const rate = (after?.done ?? 0) - (before?.done ?? 0);
  console.log(tableRow([`pictures: ${after?.waiting} wait, ${after?.left} left`, `${rate} in a minute`, load()]));
  console.log(tableRow([`a page meanwhile`, `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`, load()]));
}
