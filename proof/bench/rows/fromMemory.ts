import type { Site } from '../../../e2e/testing/site.ts';
import { perSecond, times, type Row } from '../measure/figures.ts';
import { getPage } from '../measure/load.ts';
import { withYardstick, yardsticks } from '../yardsticks/withYardstick.ts';

/** Measures pages from the page cache, beside node:http with a constant reply of as many bytes. */
export async function fromMemory({ origin, pid }: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', '/products']) {
    const { rate, size } = await getPage({ port: Number(new URL(origin).port), pid }, path);
    const least = await withYardstick(yardsticks.constantReply, String(size), (target) => getPage(target, '/'));
    rows.push({
      what: `${path} from memory`,
      ours: perSecond(rate),
      yardstick: `node:http, ${size.toLocaleString('en')} bytes: ${perSecond(least.rate)}`,
      ratio: times(rate, least.rate),
    });
  }
  return rows;
}
