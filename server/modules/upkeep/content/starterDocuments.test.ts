import { expect, test } from 'vitest';
import { readPdf } from '../../../testing/readPdf.ts';
import { documentOf } from './starterDocuments.ts';

const washer = (size: string) => ({
  name: `Düz Pul ${size}`,
  stockCode: `DIN125-${size}`,
  family: 'pul',
  specs: [
    { attributeId: 'diş', values: [size.toLowerCase()] },
    { attributeId: 'standart', values: ['din-125'] },
  ],
});
const optionsOf = (names: string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }));
const family = { id: 'pul', name: 'Düz pul', columns: ['diş'] };
const sources = {
  general: { name: 'Vitrin Işık' },
  products: { products: ['M10', 'M5', 'M16'].map(washer) },
  attributes: {
    attributes: [
      { id: 'diş', name: 'Diş', options: optionsOf(['M10', 'M5', 'M16']) },
      { id: 'standart', name: 'Standart', options: optionsOf(['DIN 125']) },
    ],
  },
};
const textOf = async (kind: string) =>
  (await readPdf(documentOf({ id: 'pul-x', title: 'Düz pul: föy', kind, file: '' }, family, sources))).text;

test('a data sheet lists the articles of a family from the smallest on, and a certificate says that it is a sample', async () => {
  expect(await textOf('DATA_SHEET')).toMatch(/Normlar: DIN 125.*DIN125-M5 M5.*DIN125-M10 M10.*DIN125-M16 M16/);
  expect(await textOf('CERTIFICATE')).toMatch(/ÖRNEK.*Ürün normu DIN 125.*Gerçek belgede yazar/);
});
