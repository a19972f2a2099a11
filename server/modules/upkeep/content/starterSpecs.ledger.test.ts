import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Product = {
  id: string;
  name: string;
  description: string;
  image?: string;
  specs: { attributeId: string; values: string[] }[];
};
type Attribute = { id: string; kind: string; options?: { id: string; name: string }[] };
const { information } = JSON.parse(readFileSync('server/testing/starter/content.json', 'utf8')) as {
  information: { products: { products: Product[] }; attributes: { attributes: Attribute[] } };
};
const attributes = new Map(information.attributes.attributes.map((one) => [one.id, one]));

test.each(information.products.products)(
  '$name has five specs or more, and its text has each number of them',
  (product) => {
    expect(product.specs.length).toBeGreaterThanOrEqual(5);
    const text = `${product.name} ${product.description}`;
    // '2.900' is written as '2900', too.
    const plain = text.replaceAll(/(?<=\d)\.(?=\d{3})/g, '');
    for (const { attributeId, values } of product.specs) {
      const { options = [] } = attributes.get(attributeId) ?? {};
      for (const value of values) {
        const shown = options.find(({ id }) => id === value)?.name ?? value;
        for (const [number] of shown.matchAll(/\d[\d.,/]*\d|\d/g))
          expect(text.includes(number) || plain.includes(number.replace('.', '')), `${attributeId}: ${shown}`).toBe(
            true,
          );
      }
    }
  },
);
