import type { Site } from '../../../e2e/testing/site.ts';
import { residentOf } from '../../tools/machine.ts';
import { times, type Row } from '../measure/figures.ts';
import { withYardstick, yardsticks } from '../yardsticks/withYardstick.ts';

/** Reads the resident memory after the other measurements, beside a Node process that answers one constant reply. */
export async function memory(site: Site): Promise<Row[]> {
  const least = await withYardstick(yardsticks.constantReply, '1', residentOf);
  const ours = await residentOf(site);
  return [
    {
      what: 'Memory of the server after all that',
      ours: `${Math.round(ours)} MB`,
      yardstick: `node:http alone: ${Math.round(least)} MB`,
      ratio: times(ours, least),
    },
  ];
}
