import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
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

const fromEachPlace = 'will cause quadratic runtime because of this quantifier';

test.each([
  ['export const trimmed = (text) => text.replace(/[.,]+$/, "");', 'common/text/example.ts'],
  ['export const found = (text) => text.split(/\\s+(?=data:)/);', 'server/spreadsheet/example.ts'],
  [
    'const number = String.raw`\\d+`;\nexport const found = new RegExp(`${number} kg`, "g");',
    'server/search/example.ts',
  ],
  ['export const inner = (text) => text.replaceAll(/\\[[^\\]]*\\]/g, "");', 'web/page/example.ts'],
])('a pattern that reads a long run again from each of its letters is refused: %s', async (code, file) => {
  expect(await refuses(code, file, fromEachPlace)).toBe(true);
});

test.each([
  ['export const trimmed = (text) => text.replace(/(?<![.,])[.,]+$/, "");', 'common/text/example.ts'],
  ['export const inner = (text) => text.replaceAll(/\\[[^\\][]*\\]/g, "");', 'web/page/example.ts'],
])('a pattern that begins where the run does is allowed: %s', async (code, file) => {
  expect(await refuses(code, file, fromEachPlace)).toBe(false);
});

/** Returns the patterns that modules of common and server make of texts while they load. */
async function builtPatterns() {
  const grep = ['grep', '-l', 'new RegExp(', '--', 'common/**/*.ts', 'server/**/*.ts'];
  const files = execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n');
  const built = new Set();
  const usual = globalThis.RegExp;
  globalThis.RegExp = new Proxy(usual, {
    construct(target, [source, flags]) {
      const made = new target(source, flags);
      if (typeof source === 'string') built.add(String(made));
      return made;
    },
  });
  try {
    for (const file of files.filter((name) => !/[.]test[.]|\/testing\//.test(name)))
      await import(`${resolve(file)}?patterns`);
  } finally {
    globalThis.RegExp = usual;
  }
  return [...built];
}

test('no pattern that is made of texts tries the same letters over and over', async () => {
  const built = await builtPatterns();
  expect(built.length).toBeGreaterThan(20);
  const wrong = [];
  for (const pattern of built)
    if (await refuses(`export const found = ${pattern};`, 'common/text/example.ts', 'polynomial backtracking'))
      wrong.push(pattern);
  expect(wrong).toEqual([]);
});
