import { expect } from 'vitest';
import { bytes as budgets, ofPage } from '../budgets.ts';
import { narrow } from '../testing/browser.ts';
import { firstVisit } from '../testing/firstVisit.ts';
import { publicPages } from '../testing/publicPages.ts';
import { readingTest as test } from '../testing/test.ts';

test('a first visit keeps to its bytes, and takes its scripts after the page', async ({ open }) => {
  const over: string[] = [];
  for (const path of publicPages) {
    const { bytes, early } = await firstVisit(await open('about:blank', { viewport: narrow, alone: true }), path);
    const check = (what: string, found: number, most: number) =>
      found > most && over.push(`${path}: ${found} of ${what}, where ${most} are allowed`);
    check('document', bytes.document ?? Infinity, ofPage(budgets.document, path));
    check('stylesheet', bytes.stylesheet ?? Infinity, budgets.stylesheet);
    check('font', bytes.font ?? Infinity, budgets.font);
    check('script', bytes.script ?? Infinity, ofPage(budgets.script, path));
    check('first script', early[0] ?? Infinity, budgets.firstScript);
    check('scripts before the page', early.length, 1);
  }
  expect(over).toEqual([]);
});
