import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { addProduct, download, send, siteWithProducts } from '../../../testing/sheets.ts';

const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('vitrin-download-'));

test('an export holds the filter, the selection and the columns that are asked for, and comes back unchanged', async () => {
  const site = await siteWithProducts();
  await site.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', {
    input: { name: 'Boş özellik', kind: 'TEXT' },
  });
  const vana = await addProduct(site, {
    name: 'Işıklı Vana <&> _x0041_',
    featured: true,
    stockCode: '0042',
    price: 0.5,
  });
  const read = async (query: string) => readSheet(await download(site, `products.xlsx?${query}`));
  const names = async (query: string) => {
    const { heading, lines } = await read(query);
    return lines.map(({ cells }) => cells[heading.indexOf('Name')]);
  };
  const whole = await read('');
  expect(whole.heading).toEqual([
    'Id',
    'Name',
    'Description',
    'Category',
    'Price (KDV dâhil)',
    'Featured',
    'Stock code',
  ]);
  expect(whole.lines).toHaveLength(12);
  expect(await names('q=ISIKLI')).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names('featured=yes')).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names('featured=no')).toHaveLength(11);
  expect(await names('category=uncategorized')).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names(`category=${encodeURIComponent('vanalar-ve-çekvalfler')}`)).toHaveLength(11);
  expect(await names(`ids=${vana},yok`)).toEqual(['Işıklı Vana <&> _x0041_']);
  const chosen = await read(`ids=${vana}&columns=id,price,imageAlt`);
  expect(chosen.heading).toEqual(['Id', 'Price (KDV dâhil)', 'Alternative text']);
  expect(chosen.lines[0]?.cells.slice(0, 2)).toEqual([vana, 0.5]);
  for (const file of ['products.csv', 'products.xlsx'])
    expect(await send(site, await download(site, file), { dryRun: true })).toMatchObject({ unchanged: 12, wrong: 0 });
  expect(left()).toEqual([]);
});

test('an export that cannot be made is refused in a sentence, and one that nobody waits for ends', async () => {
  const site = await siteWithProducts();
  const ask = (query: string, signal?: AbortSignal) =>
    fetch(`${site.origin}/admin/products.csv?${query}`, {
      headers: { cookie: site.cookie, connection: 'close' },
      ...(signal && { signal }),
    });
  for (const [query, sentence] of [
    ['columns=name,yok', 'There is no field yok.'],
    ['featured=belki', 'Featured is yes or no.'],
    [`ids=${'1,'.repeat(1001)}`, 'At most 1000 products can be chosen one by one.'],
  ] as const) {
    const reply = await ask(query);
    expect([reply.status, await reply.text()]).toEqual([400, sentence]);
  }
  // One person has one export at work and five that wait.
  const leaving = new AbortController();
  const waiting = Array.from({ length: 6 }, () => ask('', leaving.signal));
  await expect.poll(async () => site.heavyWork.jobs().find(({ lane }) => lane === 'downloads')?.waiting).toBe(5);
  const refused = await ask('');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.text()).toBe('The server has too much to do. Please try again in a minute.');
  leaving.abort();
  const ended = await Promise.allSettled(waiting);
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
  await expect
    .poll(() => site.heavyWork.jobs().find(({ lane }) => lane === 'downloads'), { timeout: 10_000 })
    .toMatchObject({ waiting: 0, running: 0 });
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
});
