import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { all, download, oddNames, send, siteWithProducts, type Site } from '../../../testing/sheets.ts';
import { productsMadeFrom } from '../../catalogue/products/products.store.ts';

test('a trial reports the outcome of each row, with the reason, and changes nothing', async () => {
  const site = await siteWithProducts();
  const [first] = await all(site);
  const sheet = [
    'id;NAME;description;category;price;featured',
    `${first?.id};${first?.name};Yeni;Vanalar ve Çekvalfler;99,90;evet`,
    '1600000000123;Kodlu;x;;1.240,50;',
    ';Yeni;x;vanalar-ve-çekvalfler;;',
    ';;x;Yok;pahalı;belki',
    '1600000000123;Kodlu;x;;;',
    '1,73867E+12;Vana;x;;;',
    ';Vana;x;;-5;',
  ].join('\r\n');
  const { rows, ...counts } = await send(site, sheet, { dryRun: true });
  expect(counts).toMatchObject({ added: 2, changed: 1, unchanged: 0, wrong: 4 });
  expect(rows[0]).toMatchObject({ line: 2, outcome: 'CHANGED', changes: ['description', 'price', 'featured'] });
  expect(rows.slice(1, 3).map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED']);
  expect(
    rows.slice(3).map(({ line, reasons }) => [line, reasons.map(({ field, message }) => `${field}: ${message}`)]),
  ).toEqual([
    [
      5,
      [
        'Category: There is no category Yok.',
        'Price: The price is not a number.',
        "Featured: 'belki' is neither yes nor no.",
        'Name: Product name is required',
      ],
    ],
    [6, ['Id: The id 1600000000123 stands twice.']],
    [7, ['Id: The program that saved the sheet has rounded the id. Use the .xlsx file.']],
    [8, [expect.stringMatching(/^Price: /)]],
  ]);
  expect(await all(site)).toHaveLength(oddNames.length);

  const refused = await send(site, sheet);
  expect(refused.error).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
    message: expect.stringContaining('4 rows are wrong. Line 5') as string,
  });
  expect(await all(site)).toHaveLength(oddNames.length);
});

test('codes keep their zeros, and fields without a column are left alone', async () => {
  const site = await serveTestSite();
  expect(await send(site, 'Stock code;Name;Description;Price\n00123;Vana;DN50;1240,5')).toMatchObject({ added: 1 });
  expect(await send(site, 'Stock code;Name\n00123;Küresel Vana')).toMatchObject({ changed: 1 });
  expect(await all(site)).toMatchObject([{ name: 'Küresel Vana', price: 1240.5 }]);
});

test('only admins can use sheets', async () => {
  const site = await serveTestSite();
  expect((await fetch(`${site.origin}/admin/products.csv`)).status).toBe(401);
  expect((await fetch(`${site.origin}/admin/products.xlsx`, { headers: { cookie: 'vitrin_session=x' } })).status).toBe(
    401,
  );
  expect((await send(site, 'Name\nVana', { signedIn: false })).error?.extensions.code).toBe('UNAUTHENTICATED');
});

/** Counts the answers that others get until the work is done. */
async function answeredMeanwhile({ origin }: Site, work: Promise<unknown>) {
  let [done, answered] = [false, 0];
  const working = work.finally(() => (done = true));
  for (; !done; answered++) expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  await working;
  return answered;
}

/** Counts the turns of the event loop until the work is done. */
async function turnsDuring(work: Promise<unknown>) {
  let [done, turns] = [false, 0];
  const working = work.finally(() => (done = true));
  for (; !done; turns++) await setImmediate();
  await working;
  return turns;
}

test('others are answered while a large sheet is imported or exported, or its products are marked', async () => {
  const site = await serveTestSite();
  const rows = Array.from({ length: 500 }, (_, n) => `Vana DN${n};Sürgülü vana, PN16, ${n} mm`);
  const importing = send(site, `Name;Description\n${rows.join('\n')}`);
  // A blocked server would give one answer, at the end.
  expect(await answeredMeanwhile(site, importing)).toBeGreaterThan(10);
  expect(await importing).toMatchObject({ added: 500 });

  expect(await answeredMeanwhile(site, download(site, 'products.csv'))).toBeGreaterThan(10);
  const ids = (await productsMadeFrom(site.db, { limit: 500 })).map(({ id }) => id);
  const marking = site.asAdmin('mutation ($ids: [ID!]!) { setProductsFeatured(ids: $ids, featured: true) }', { ids });
  expect(await turnsDuring(marking)).toBeGreaterThan(8);
  expect((await marking).data.setProductsFeatured).toBe(500);
});
