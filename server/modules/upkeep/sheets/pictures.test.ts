import { expect, test } from 'vitest';
import { productFields } from '../../catalogue/products/products.rows.ts';

const { sheet } = productFields.morePictures;

test('further pictures are in one cell, each with its caption, and come back as they were', () => {
  const pictures = [
    { url: '/uploads/products/1-a.png', alt: 'Ölçü resmi, kesit A-A' },
    { url: 'https://ornek.com.tr/ı.jpg', alt: null },
  ];
  const cell = sheet.write(pictures, {});
  expect(cell).toBe('/uploads/products/1-a.png Ölçü resmi, kesit A-A | https://ornek.com.tr/ı.jpg');
  expect(sheet.read(cell ?? '', {})).toEqual(pictures);
  expect(sheet.read('', {})).toEqual([]);
  expect(() => sheet.read('resim.png', {})).toThrow("'resim.png' is not the address of a picture.");
});
