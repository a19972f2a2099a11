import { expect } from 'vitest';
import { sizesOfBuild } from '../../proof/bench/bytes/files.ts';
import { grown, judge } from '../../proof/bench/bytes/table.ts';
import { narrow } from '../testing/browser.ts';
import { firstVisit } from '../testing/firstVisit.ts';
import { publicPages } from '../testing/publicPages.ts';
import { readingTest as test } from '../testing/test.ts';

/** Styles in the page, not compressed. */
const inlineStyles = (html: string) => (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('').length;

test('a first visit keeps to its bytes, and takes its scripts after the page', async ({ open, site }) => {
  const found: Record<string, Record<string, number>> = {};
  for (const path of publicPages) {
    const { bytes, early } = await firstVisit(await open('about:blank', { viewport: narrow, alone: true }), path);
    expect(early, `${path}: scripts before the page`).toHaveLength(1);
    const html = await fetch(site.origin + path).then((answer) => answer.text());
    const { document = 0, stylesheet = 0, font = 0, script = 0 } = bytes;
    const [firstScript = 0] = early;
    found[path] = { document, stylesheet, font, script, firstScript, inlineStyles: inlineStyles(html) };
  }
  const over = judge('bytes', found);
  const sizes = sizesOfBuild();
  expect(over, `Grown: ${grown(sizes).slice(0, 12).join(', ')}`).toEqual([]);
  judge('files', sizes);
});
