import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Site } from '../../../e2e/testing/site.ts';
import { placesOf } from '../catalogue/even.ts';
import { posting, type Rate } from '../measure/posting.ts';
import { bodyOf, operations, sameBodyOf, type Operation } from '../measure/queries.ts';
import { statementsAlone } from '../measure/statements.ts';
import { perSecond, type Row } from '../measure/row.ts';

/**
 * Three operations of the API, with other arguments each time and with the same, beside bare graphql-js over node:http on
 * the same data. The ratio is that of processor time, which a busy machine changes less than rates.
 */
export async function api(site: Site): Promise<Row[]> {
  const file = join(site.dataDir, 'site.db');
  const places = await placesOf(site);
  const alone = statementsAlone(file, places);
  const bare = spawn(process.execPath, ['proof/bench/yardsticks/bareGraphql.mjs', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(bare.stdout, 'data')) as [Buffer];
    const yardstick = { port: Number(line.toString()), pid: bare.pid ?? NaN };
    const server = { port: Number(new URL(site.origin).port), pid: site.pid };
    const rows: Row[] = [];
    for (const operation of Object.keys(operations) as Operation[]) {
      const varied = (n: number) => bodyOf(operation, places, n);
      const least = await posting(yardstick, varied);
      const row = (what: string, ours: Rate) => ({
        what: `API: ${operation}, ${what}`,
        ours: shown(ours),
        yardstick: `graphql-js: ${shown(least)}; SQLite alone ${alone[operation].toFixed(0)} µs`,
        ratio: `${(ours.processor / least.processor).toFixed(2)} × the processor`,
      });
      rows.push(
        row('not repeated', await posting(server, varied)),
        row('repeated', await posting(server, () => sameBodyOf(operation, places))),
      );
    }
    return rows;
  } finally {
    bare.kill();
  }
}

const shown = ({ rate, processor }: Rate) => `${perSecond(rate)}, ${Math.round(processor)} µs each`;
