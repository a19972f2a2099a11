import { expect, test } from 'vitest';
import { openSpecApi } from '../testing/specs.ts';

test('the search finds measures that only the specs contain, in any unit', async () => {
  const { api, addAttribute, addProduct, inputOf, found } = await openSpecApi();
  const [bore, outer, width] = [
    await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' }),
    await addAttribute({ name: 'Dış çap', kind: 'NUMBER', unit: 'mm' }),
    await addAttribute({ name: 'Genişlik', kind: 'NUMBER', unit: 'mm' }),
  ];
  const power = await addAttribute({ name: 'Güç', kind: 'NUMBER', unit: 'kW' });
  const size = await addAttribute({ name: 'Anma çapı', kind: 'OPTION', options: [{ name: 'DN80' }, { name: 'DN50' }] });
  const rating = await addAttribute({ name: 'Basınç', kind: 'OPTION', options: [{ name: 'PN16' }, { name: 'PN40' }] });
  const bearing = await addProduct([
    [bore, '20'],
    [outer, '47'],
    [width, '14'],
  ]);
  await addProduct([
    [bore, '20'],
    [outer, '52'],
    [width, '15'],
  ]);
  const small = await addProduct([
    [bore, '8'],
    [outer, '22'],
    [width, '7'],
  ]);
  const kilowatts = await addProduct([[power, '1,5']], undefined, 'Tahrik');
  const watts = await addProduct([[power, '1500 W']], undefined, 'Tahrik küçük');
  const valve = await addProduct(
    [
      [size, 'DN80'],
      [rating, 'PN16'],
    ],
    undefined,
    'Sürgülü',
  );
  await addProduct(
    [
      [size, 'DN80'],
      [rating, 'PN40'],
    ],
    undefined,
    'Sürgülü',
  );
  const { data } = await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: { ...inputOf('Keçeli', []), manufacturerCode: '6204-2RSH' },
  });

  for (const search of ['20x47x14', '20 x 47 x 14', '20×47×14 mm', 'rulman 20*47*14'])
    expect(await found(search), search).toEqual([bearing]);
  expect(await found('8x22x7')).toEqual([small]);
  for (const search of ['dn80 pn16', 'PN 16 DN 80', 'dn80pn16']) expect(await found(search), search).toEqual([valve]);
  expect(await found('6204 2rsh')).toEqual([data.createProduct.id]);
  expect(await found('6204 2rs')).toEqual([data.createProduct.id]);
  for (const search of ['1,5 kW', '1.5kw', '1500 W', '1500 watt', 'tahrik 1500 w'])
    expect((await found(search)).toSorted(), search).toEqual([kilowatts, watts]);
});
