import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** Returns whether lint refuses this code, by default for swallowing an error. */
async function refuses(code, filePath = 'scripts/example.js', sentence = 'An error is never swallowed') {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  return messages.some(({ message }) => message.includes(sentence));
}

test.each([
  'try { start(); } catch { stop(); }',
  'try { start(); } catch (error) {}',
  'try { start(); } catch (_error) { stop(); }',
  'start().catch(() => undefined);',
  'start().catch((_error) => null);',
  'start().catch((error) => {});',
  'start().then(stop, () => undefined);',
])('refused: %s', async (code) => {
  expect(await refuses(code)).toBe(true);
});

test.each([
  'try { start(); } catch (error) { if (!isExpected(error)) throw error; }',
  'start().catch((error) => log.error(error));',
  'start().catch(except(isTimeout));',
  'start().then(stop, fail);',
])('allowed: %s', async (code) => {
  expect(await refuses(code)).toBe(false);
});

const oneWay = 'is the one way to write a product';
const bulk = 'server/modules/catalogue/products/products.bulk.ts';
const products = 'server/modules/catalogue/products';

test.each([
  ["import { productWriter } from './products.writer.ts';", bulk],
  [
    "import { productWriter } from '../../catalogue/products/products.writer.ts';",
    'server/modules/upkeep/plans/doPlan.ts',
  ],
  ["import { productWriter } from '../modules/catalogue/products/products.writer.ts';", 'server/programs/told.ts'],
  ["import { productWriter } from './products.writer.ts';", `${products}/products.test.ts`],
  ['await tx.update(products).set({ brand: null });', bulk],
  ['await tx.insert(products).values(row);', 'server/site/previews.ts'],
  ['await tx.delete(tables.products);', bulk],
  ["import { products as table } from '../../../db/tables.ts';\nawait tx.delete(table);", bulk],
])('who writes a product past changeProducts is refused: %s in %s', async (code, file) => {
  expect(await refuses(code, file, oneWay)).toBe(true);
});

test.each([
  ["import { productWriter } from './products.writer.ts';", `${products}/products.change.ts`],
  ['await tx.update(products).set({ sizeKey });', 'server/modules/catalogue/references/sizeKey.ts'],
  ['await tx.delete(table);', bulk],
])('what belongs to changeProducts, and what is reckoned, is allowed: %s in %s', async (code, file) => {
  expect(await refuses(code, file, oneWay)).toBe(false);
});

test('the table of products has no other name by which it could be written unseen', async () => {
  const code = "import { products as goods } from '../../../db/tables.ts';";
  expect(await refuses(code, bulk, 'who writes products')).toBe(true);
});
