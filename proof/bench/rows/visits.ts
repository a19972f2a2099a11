import { launch, narrow, newPage } from '../../../e2e/testing/browser.ts';
import { firstVisit } from '../../../e2e/testing/firstVisit.ts';
import { publicPages } from '../../../e2e/testing/publicPages.ts';
import type { Site } from '../../../e2e/testing/site.ts';
import { budgetOf, readTable } from '../bytes/table.ts';
import { kilobytes, type Row } from '../measure/figures.ts';

/** Counts the bytes that a phone fetches for each page on its first visit, beside the budgets of the small starter content. */
export async function visits({ origin }: Site): Promise<Row[]> {
  const browser = await launch();
  try {
    const rows: Row[] = [];
    for (const path of publicPages) {
      const { bytes, early } = await firstVisit(await newPage(browser, origin, { viewport: narrow }), path);
      const allowed = (kind: string) => kilobytes(budgetOf(readTable().bytes[path]?.[kind] ?? 0));
      const part = (kind: string) => kilobytes(bytes[kind] ?? 0);
      const first = early.reduce((sum, one) => sum + one, 0);
      const script = `script ${kilobytes(first)} before and ${kilobytes((bytes.script ?? 0) - first)} after it is shown`;
      rows.push({
        what: `Bytes of a first visit to ${path}`,
        ours: `HTML ${part('document')}, styles ${part('stylesheet')}, font ${part('font')}, ${script}`,
        yardstick: `allowed: HTML ${allowed('document')}, script ${allowed('script')}`,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
