import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from './content.export.ts';
import { importContent } from './content.import.ts';

type Product = { id: string; image?: string; specs: { attributeId: string; values: string[] }[] };
const starter = () =>
  JSON.parse(readFileSync('server/testing/starter/content.json', 'utf8')) as {
    information: { products: { products: Product[] } };
  };

test('imported specs are exported byte for byte, and importing them again changes nothing', async () => {
  const { db } = await openTestApi();
  const document = starter();
  for (const product of document.information.products.products) delete product.image;
  await importContent(db, document);
  const out = await exportContent(db);

  const specsOf = (products: Product[]) => new Map(products.map(({ id, specs }) => [id, specs]));
  expect(specsOf(out.information.products.products as unknown as Product[])).toEqual(
    specsOf(document.information.products.products),
  );
  const { parts } = await importContent(db, JSON.parse(JSON.stringify(out)));
  expect(parts.map(({ name, added, changed }) => [name, added, changed])).toEqual([
    ['CATEGORIES', 0, 0],
    ['ATTRIBUTES', 0, 0],
    ['KINDS', 0, 0],
    ['FAMILIES', 0, 0],
    ['ABOUT', 0, 0],
    ['GENERAL', 0, 0],
    ['PRODUCTS', 0, 0],
    ['MESSAGES', 0, 0],
  ]);
});

test('an invalid spec refuses the whole document and is reported with its position', async () => {
  const { asAdmin, db } = await openTestApi();
  const content = {
    information: {
      attributes: { attributes: [{ id: 'iç-çap', name: 'İç çap', kind: 'NUMBER', unit: 'mm' }] },
      products: {
        products: [
          { id: '1', name: 'Rulman', description: 'x', specs: [{ attributeId: 'iç-çap', values: ['20 bar'] }] },
        ],
      },
    },
  };
  const { errors } = await asAdmin('mutation ($content: JSON!) { importContent(content: $content) { products } }', {
    content,
  });
  expect(errors?.[0]).toMatchObject({
    message: 'Rulman: İç çap: bar is a unit of pressure: enter length, such as 20 mm.',
    extensions: { code: 'BAD_USER_INPUT', field: 'information.products.products.0.specs.0' },
  });
  expect(await exportContent(db)).not.toHaveProperty('information.attributes');
});
