import { deflateRawSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addProfile, column } from '../../../testing/profiles.ts';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { doWaitingRuns } from './suppliers/profileRuns.ts';

// Programs send files as they can, and lists are longer than people expect.

const setup = {
  ...{ findBy: 'STOCK_CODE', fixed: [{ field: 'description', sameAsName: true }] },
  columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')],
};
const list = (most: number) =>
  `Kod;Ad;Fiyat\n${Array.from({ length: most }, (_, at) => `P-${at};Vana ${at};10\n`).join('')}`;

test('what programs send to an address of imports is imported, or answered at once with what helps', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık Tedarik', setup);
  const key = (await site.asAdmin(`mutation { makeImportKey(id: "${profile}") }`)).data.makeImportKey as string;
  const bookOf = (most: number) =>
    workbookOf([
      ['Kod', 'Ad', 'Fiyat'],
      ...Array.from({ length: most }, (_, at) => [`P-${at}`, `Vana ${at}`, '<c><v>10</v></c>']),
    ]);
  const ask = async (method: string, body: BodyInit | Uint8Array | null, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${site.origin}/import/${encodeURIComponent(profile)}`, {
      ...{ method, body: body as BodyInit | null, duplex: 'half' },
      headers: { authorization: `Bearer ${key}`, connection: 'close', ...headers },
    });
    return reply.status;
  };
  const taken: [what: string, body: BodyInit | Uint8Array, headers?: Record<string, string>][] = [
    ['in capitals', gzipSync(list(2)), { 'content-encoding': 'GZIP' }],
    ['a packed workbook', gzipSync(await bookOf(9)), { 'content-encoding': 'gzip' }],
    [
      'a workbook that says it is a stream',
      new Uint8Array(await bookOf(10)),
      { 'content-type': 'application/octet-stream' },
    ],
    ['without the frame of zlib', deflateRawSync(list(11)), { 'content-encoding': 'deflate' }],
    ['in pieces', new Blob([list(12)]).stream()],
    ['as text', list(13), { 'content-type': 'text/plain;charset=utf-8' }],
    ['as curl sends data', list(14), { 'content-type': 'application/x-www-form-urlencoded' }],
  ];
  for (const [what, body, headers] of taken) {
    expect([what, await ask('PUT', body, headers)]).toEqual([what, 202]);
    await doWaitingRuns(site);
  }
  const refused: [
    what: string,
    method: string,
    body: BodyInit | Uint8Array | null,
    status: number,
    headers?: Record<string, string>,
  ][] = [
    ['packed and cut off', 'PUT', gzipSync(list(500)).subarray(0, 60), 400, { 'content-encoding': 'gzip' }],
    ['text that says it is packed', 'PUT', list(3), 400, { 'content-encoding': 'br' }],
    ['two packings, one unknown', 'PUT', gzipSync(list(3)), 415, { 'content-encoding': 'gzip, zstd' }],
    ['a form without a bound', 'PUT', list(3), 415, { 'content-type': 'multipart/form-data' }],
    ['nothing', 'PUT', new Uint8Array(0), 400],
  ];
  for (const [what, method, body, status, headers] of refused)
    expect([what, await ask(method, body, headers)]).toEqual([what, status]);
  const { data } = await site.asAdmin('{ importRuns { state } }');
  expect(data.importRuns.map(({ state }: { state: string }) => state)).toEqual(taken.map(() => 'DONE'));
});

const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ kod: `P-${at}`, ad: `Vana ${at}`, fiyat: 10 }));
const shapes: [what: string, file: (count: number) => Buffer | Promise<Buffer>][] = [
  ['a table of text', (count) => Buffer.from(list(count))],
  [
    'lines of JSON',
    (count) =>
      Buffer.from(
        records(count)
          .map((one) => JSON.stringify(one))
          .join('\n'),
      ),
  ],
  [
    'lists of JSON',
    (count) =>
      Buffer.from(JSON.stringify([['kod', 'ad', 'fiyat'], ...records(count).map((one) => Object.values(one))])),
  ],
  [
    'XML',
    (count) =>
      Buffer.from(
        `<a>${records(count)
          .map(({ kod, ad }) => `<b kod="${kod}"><ad>${ad}</ad></b>`)
          .join('')}</a>`,
      ),
  ],
  [
    'a page',
    (count) =>
      Buffer.from(
        `<table><tr><th>Kod<th>Ad${records(count)
          .map(({ kod, ad }) => `<tr><td>${kod}<td>${ad}`)
          .join('')}</table>`,
      ),
  ],
  ['a workbook', (count) => workbookOf([['Kod', 'Ad'], ...records(count).map(({ kod, ad }) => [kod, ad])])],
];

test.each(shapes)(
  '%s of 5,001 and 20,000 rows is read by hand as by a profile, and one of more is refused in a sentence',
  async (_, file) => {
    for (const count of [5001, 20_000]) expect((await readSheet(await file(count))).lines).toHaveLength(count);
    await expect(Promise.resolve(file(20_001)).then((bytes) => readSheet(bytes))).rejects.toThrow(
      'more than 20,000 rows',
    );
  },
);

test('a list of more than five thousand rows is tried by hand', async () => {
  const api = await openTestApi();
  const columns = ['stockCode', 'name', 'price'] as const;
  const trial = await importFile(api, list(5001), { dryRun: true, columns: [...columns] });
  expect(trial).toMatchObject({ added: 5001, wrong: 0 });
});
