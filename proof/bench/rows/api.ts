import { join } from 'node:path';
import type { Site } from '../../../e2e/testing/site.ts';
import { placesOf } from '../catalogue/even.ts';
import { perSecond, type Row } from '../measure/figures.ts';
import { postOperations, type Rate } from '../measure/load.ts';
import { bodiesOf, bodyOf, operationNames } from '../measure/operations.ts';
import { statementsAlone } from '../yardsticks/statements.ts';
import { withYardstick, yardsticks } from '../yardsticks/withYardstick.ts';

/**
 * Measures three operations of the API, with other arguments each time and with the same, beside bare graphql-js over
 * node:http on the same data. The ratio is that of processor time, which a busy machine changes less than rates.
 */
export async function api(site: Site): Promise<Row[]> {
  const file = join(site.dataDir, 'site.db');
  const places = await placesOf(site);
  const alone = statementsAlone(file, places);
  return withYardstick(yardsticks.bareGraphql, file, async (yardstick) => {
    const rows: Row[] = [];
    for (const operation of operationNames) {
      const least = await postOperations(yardstick, (n) => bodyOf(operation, places, n));
      for (const [how, bodyAt] of bodiesOf(operation, places)) {
        const ours = await postOperations(targetOf(site), bodyAt);
        rows.push({
          what: `API: ${operation}, ${how}`,
          ours: shown(ours),
          yardstick: `graphql-js: ${shown(least)}; SQLite alone ${alone[operation].toFixed(0)} µs`,
          ratio: `${(ours.processor / least.processor).toFixed(2)} × the processor`,
        });
      }
    }
    return rows;
  });
}

/** Measures the same without a yardstick, to compare two databases. */
export async function apiAlone(site: Site): Promise<Row[]> {
  const places = await placesOf(site);
  const rows: Row[] = [];
  for (const operation of operationNames)
    for (const [how, bodyAt] of bodiesOf(operation, places))
      rows.push({ what: `${operation}, ${how}`, ours: shown(await postOperations(targetOf(site), bodyAt)) });
  return rows;
}

const targetOf = ({ origin, pid }: Site) => ({ port: Number(new URL(origin).port), pid });
const shown = ({ rate, processor }: Rate) => `${perSecond(rate)}, ${Math.round(processor)} µs each`;
