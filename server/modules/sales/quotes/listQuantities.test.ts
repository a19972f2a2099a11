import { expect, test } from 'vitest';
import { listShop, names, short } from '../../../testing/listShop.ts';

const { ball, bolt, hose, chain, rod, glove } = names;

const quantities: [string, string, string | number][] = [
  // Lengths, masses and packages become the unit of the product.
  ['HRT-2SN-DN12\t150 cm', hose, 1.5],
  ['HRT-2SN-DN12; 2500mm', hose, 2.5],
  ['HRT-2SN-DN12; 0,1 km', hose, 100],
  ['HRT-2SN-DN12; 12,5 mt.', hose, 12.5],
  ['08B-1\t25 m', chain, 5],
  ['08B-1; 26 metre', chain, 6],
  ['08B-1; 4 paket', chain, 4],
  ['ELK-RR-3,2x350; 500 gr', rod, 0.5],
  ['ELK-RR-3,2x350; 0,25 ton', rod, 250],
  ['DIN933-M8x40\t3 paket', bolt, 300],
  ['DIN933-M8x40\t2 KUTU', bolt, 200],
  ['6204-2RS; 2 düzine', ball, 24],
  ['6204-2RS; 1 DÜZİNE', ball, 12],
  ['6204-2RS; 3 deste', ball, 30],
  ['6204-2RS; 2 çift', ball, 4],
  ['6204-2RS; 2 bin adet', ball, 2000],
  ['ELD-4121X-9; 6 ÇİFT', glove, 6],
  // What cannot be had from them for certain is asked.
  ['ELK-RR-3,2x350\t3 kutu', rod, '3 kutu'],
  ['ELK-RR-3,2x350\t3 m', rod, '3 m'],
  ['HRT-2SN-DN12; 3 adet', hose, '3 adet'],
  ['6204-2RS; 5 kg', ball, '5 kg'],
  ['6204-2RS; 2 koli', ball, '2 koli'],
  ['6204-2RS; 2 sandal', ball, '2 sandal'],
  ['08B-1; 3 kg', chain, '3 kg'],
  ['ELD-4121X-9; 2 düzine', glove, '2 düzine'],
  ['6204-2RS\t2,000', ball, '2,000'],
  ['6204-2RS; 12,500 adet', ball, '12,500 adet'],
  ['6204-2RS; 2,5', ball, '2,5'],
  ['6204-2RS; 1,5 düzine', ball, 18],
  ['6204-2RS; 2 x 50', ball, '2 x 50'],
  ['HRT-2SN-DN12; 0,125', hose, 0.125],
];

test('a quantity comes in the unit of its product, and is asked for where it cannot', async () => {
  const paste = await listShop();
  const read: unknown[] = [];
  for (const [text, , quantity] of quantities) {
    const { rows, unread } = await paste(text);
    read.push([text, ...rows.flatMap(short)]);
    expect([text, unread]).toEqual([text, typeof quantity === 'string' ? 1 : 0]);
  }
  expect(read).toEqual(quantities);
});

test('a converted quantity stands beside the words of the buyer, and one of words waits for its product', async () => {
  const paste = await listShop();
  const { rows: pasted, browser } = await paste(
    'DIN933-M8x40; 3 paket\nhidrlik hortm gri 99; 150 cm\nDN65 dirsek; 2 düzine',
  );
  expect(pasted[0]).toMatchObject({ quantity: 300, written: 'DIN933-M8x40, 3 paket' });
  expect(pasted.slice(1).map(short)).toEqual([
    ['hidrlik hortm gri 99', '150 cm'],
    ['DN65 dirsek', 24],
  ]);
  const { ask, rows } = browser;
  const { data } = await ask('{ products(search: "HRT-2SN-DN12") { nodes { id } } }');
  const [, open] = await rows();
  const choose = 'mutation ($id: ID!, $input: QuoteRowInput!) { changeQuoteRow(id: $id, input: $input) { sendKey } }';
  await ask(choose, { id: open?.id, input: { productId: data.products.nodes[0].id } });
  expect((await rows())[1]).toMatchObject({ name: hose, quantity: 1.5, unreadQuantity: null });
});
