import { expect, test } from 'vitest';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { addProduct, download, send, siteWithProducts } from '../../../testing/sheets.ts';

test('an export holds the filter, the selection and the columns that are asked for, and comes back unchanged', async () => {
  const site = await siteWithProducts();
  await site.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', {
    input: { name: 'Boş özellik', kind: 'TEXT' },
  });
  await site.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', {
    input: { name: 'Ağırlık', kind: 'NUMBER', unit: 'kg' },
  });
  const vana = await addProduct(site, {
    name: 'Işıklı Vana <&> _x0041_',
    featured: true,
    stockCode: '0042',
    price: 0.5,
    specs: [{ attributeId: 'ağırlık', values: ['2,5'] }],
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
    'Ağırlık [kg]',
  ]);
  expect(whole.lines).toHaveLength(12);
  expect(await names('q=ISIKLI')).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names('featured=yes')).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names('featured=no')).toHaveLength(11);
  expect(await names('category=uncategorized')).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names(`category=${encodeURIComponent('vanalar-ve-çekvalfler')}`)).toHaveLength(11);
  expect(await names(`ids=${vana},yok`)).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names(`code=yes&except=yok`)).toEqual(['Işıklı Vana <&> _x0041_']);
  expect(await names(`except=${vana}`)).toHaveLength(11);
  const chosen = await read(`ids=${vana}&columns=id,price,imageAlt`);
  expect(chosen.heading).toEqual(['Id', 'Price (KDV dâhil)', 'Alternative text']);
  expect(chosen.lines[0]?.cells.slice(0, 2)).toEqual([vana, 0.5]);
  const filled = async (wanted: Record<string, unknown>) => {
    const query = 'query ($which: ChosenProducts!) { filledColumns(which: $which) }';
    return (await site.asAdmin(query, { which: wanted })).data.filledColumns as string[];
  };
  const ofVana = ['id', 'name', 'description', 'price', 'featured', 'stockCode', 'spec:ağırlık'];
  for (const wanted of [{ ids: [vana] }, { search: 'ISIKLI' }, { featured: true }, { categoryId: 'uncategorized' }])
    expect(await filled(wanted)).toEqual(ofVana);
  expect(await filled({ featured: false })).toEqual(['id', 'name', 'description', 'categoryId', 'price']);
  expect(await filled({})).toEqual(['id', 'name', 'description', 'categoryId', ...ofVana.slice(3)]);
  expect(await filled({ ids: ['yok'] })).toEqual(['id']);
  for (const file of ['products.csv', 'products.xlsx'])
    expect(await send(site, await download(site, file), { dryRun: true })).toMatchObject({ unchanged: 12, wrong: 0 });
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
    ['featured=belki', 'The list has no filter featured with this value.'],
    ['renk=kırmızı', 'The list has no filter renk with this value.'],
    [`ids=${'1,'.repeat(1001)}`, 'At most 1000 products can be chosen one by one.'],
  ] as const) {
    const reply = await ask(query);
    expect([reply.status, await reply.text()]).toEqual([400, sentence]);
  }
  const leaving = new AbortController();
  const unread = ask('', leaving.signal);
  leaving.abort();
  await expect(unread).rejects.toThrow('aborted');
  await expect
    .poll(() => site.heavyWork.jobs().find(({ lane }) => lane === 'downloads'), { timeout: 10_000 })
    .toMatchObject({ waiting: 0, running: 0 });
});
