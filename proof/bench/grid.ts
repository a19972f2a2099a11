import type { Page } from 'playwright-core';
import { launch } from '../../e2e/testing/browser.ts';
import { ask, sessionCookie, type Site } from '../../e2e/testing/site.ts';
import { withFolder, withSite } from '../tools/withSite.ts';
import { contentOf, importContentQuery } from './catalogue/heavyLoads.ts';
import { tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures the grid of 20,000 products while it is scrolled from its first row to its last, and what a paste and a save of
 * 500 rows take: `npm run build && npm run bench:grid`, about two minutes. Another number of products may be given. The goal
 * is 60 frames a second, for which a frame may take 16 ms of processor, and at most 80 rows in the page. A plain table with
 * as many columns is scrolled before and after: the machine cannot show more frames of the grid than of that.
 */
const products = Number(process.argv[2] ?? 20_000);
/** Pixels of each frame: a fast turn of the wheel. */
const step = 400;
const frames = 600;

await withFolder((dataDir) => withSite(dataDir, measure));

async function measure(site: Site) {
  const cookie = await sessionCookie(site);
  await ask(site, importContentQuery, { content: contentOf(0, products) }, cookie);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const [name = '', value = ''] = cookie.split('=');
    await page.context().addCookies([{ name, value, url: site.origin }]);
    const opened = performance.now();
    await page.goto(`${site.origin}/admin/products/grid?sort=name&column=price`);
    await page.getByRole('rowheader').first().getByText(/./).first().waitFor();
    const open = performance.now() - opened;
    const metrics = await page.context().newCDPSession(page);
    await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics: all } = await metrics.send('Performance.getMetrics');
      return 1000 * (all.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
    };
    const columns = await page.getByRole('columnheader').count();
    const plain = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await plain.setContent(plainTable(columns));
    const yardstick = async () => {
      await plain.bringToFront();
      const { perSecond } = await plain.evaluate(scroll, { step, frames: frames / 4 });
      await page.bringToFront();
      return perSecond;
    };
    const plainBefore = await yardstick();
    const before = await busy();
    const scrolled = await page.evaluate(scroll, { step, frames });
    const work = (await busy()) - before;
    const plainFrames = (plainBefore + (await yardstick())) / 2;
    console.log(tableHead(['What', 'Measured']));
    const say = (what: string, measured: string) => console.log(tableRow([what, measured]));
    say(`The grid of ${products} products is opened`, `${Math.round(open)} ms`);
    say('Frames a second while it is scrolled', scrolled.perSecond.toFixed(1));
    say('Frames a second of a plain table', plainFrames.toFixed(1));
    say('The grid shows of these', `${Math.round((100 * scrolled.perSecond) / plainFrames)} %`);
    say('Processor of the page for each frame', `${(work / frames).toFixed(1)} ms`);
    say('Frames of more than 33 ms', `${scrolled.slow} of ${frames}`);
    say('The longest frame', `${Math.round(scrolled.longest)} ms`);
    say('Most rows in the page', String(scrolled.rows));
    const pasted = await paste(page);
    say('500 rows of one column are pasted', `${Math.round(pasted.paste)} ms`);
    say('They are saved', `${Math.round(pasted.save)} ms`);
  } finally {
    await browser.close();
  }
}

/** A table of text without scripts, as large as the part of the grid that is scrolled there. */
function plainTable(columns: number) {
  const cells = (row: number) =>
    Array.from({ length: columns }, (_, column) => `<td>Satır ${row}, sütun ${column + 1}</td>`).join('');
  const rows = Array.from({ length: (step * frames) / 4 / 34 + 40 }, (_, row) => `<tr>${cells(row)}</tr>`);
  return `<!doctype html><style>
    div { height: 1000px; overflow: auto; background: #fff; font: 15px Arial }
    table { width: 1840px; table-layout: fixed; border-collapse: collapse }
    td { height: 33px; padding: 0 10px; border: 1px solid #ddd; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
    </style><div role="grid"><table>${rows.join('')}</table></div>`;
}

/** Scrolls in the page by the same step in each frame, and measures the time between frames. */
async function scroll({ step, frames }: { step: number; frames: number }) {
  const grid = document.querySelector('[role=grid]');
  let [rows, slow, longest] = [0, 0, 0];
  // Functions within would get names from a helper that the page does not have.
  const from = await new Promise<number>(requestAnimationFrame);
  let last = from;
  for (let frame = 0; frame < frames; frame++) {
    grid?.scrollBy(0, step);
    const now = await new Promise<number>(requestAnimationFrame);
    rows = Math.max(rows, grid?.querySelectorAll('[role=row]').length ?? 0);
    longest = Math.max(longest, now - last);
    if (now - last > 33) slow++;
    last = now;
  }
  return { perSecond: (1000 * frames) / (last - from), slow, longest, rows };
}

async function paste(page: Page) {
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  const from = performance.now();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', Array.from({ length: 500 }, (_, n) => `${n + 1},50`).join('\n'));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  const save = page.getByRole('button', { name: 'Save 500 changes' });
  await save.waitFor();
  const paste = performance.now() - from;
  await save.click();
  // Nearly all of the prices jump, and the safe answer has the focus.
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Saved 500 changes in 500 products.').first().waitFor();
  return { paste, save: performance.now() - from - paste };
}
