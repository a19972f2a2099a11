import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeContent, starterProducts, written } from './make/content.ts';
import { makeTranslations } from './make/translations.ts';

const { information } = makeContent();
const { texts } = makeTranslations(information, starterProducts());

test('the texts in other languages are those that the tables make: npm run starter writes them', () => {
  const made = written(makeTranslations(information, starterProducts()));
  expect(readFileSync(new URL('texts.json', import.meta.url), 'utf8') === made).toBe(true);
});

test('120 products are translated, and all categories, kinds, attributes, options and families', () => {
  const count = (entity: string, field: string) =>
    texts.filter((text) => text.entity === entity && text.field === field).length;
  expect(count('product', 'name')).toBe(120);
  expect(count('category', 'name')).toBe(information.categories.categories.length);
  expect(count('category', 'description')).toBe(information.categories.categories.length);
  expect(count('kind', 'name')).toBe(information.kinds.kinds.length);
  expect(count('attribute', 'name')).toBe(information.attributes.attributes.length);
  expect(count('family', 'name')).toBe(information.families.families.length);
});

test('no text is empty, has a place that nothing fills, or a Turkish word', () => {
  // The notice has places that the site fills.
  const odd = texts
    .filter(({ entity }) => entity !== 'privacyNotice')
    .filter(({ en, de }) =>
      [en, de].some((text) => text.trim() === '' || /[{}]|undefined|\s\s|[ığşİĞŞ]/.test(text.replaceAll('Şişli', 'x'))),
    );
  expect(odd).toEqual([]);
});
