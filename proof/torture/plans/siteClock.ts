import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Site } from '../../../e2e/testing/site.ts';

const minute = 60_000;

/** The clock of sites, which this part sets: otherwise each plan would have to be waited for. */
export async function createSiteClock(folder: string) {
  const file = join(folder, 'clock');
  let offset = 0;
  const set = async (to: number, sites: readonly Site[]) => {
    offset = to;
    await writeFile(file, String(offset));
    for (const site of sites) if (site.isRunning()) process.kill(site.pid, 'SIGUSR2');
  };
  await set(0, []);
  return {
    settings: { NODE_OPTIONS: `--require=${resolve('proof/torture/clock/shift.cjs')}`, TORTURE_CLOCK: file },
    /** The next minute that is not too near for a plan to be made. */
    nextMinute: () => Math.ceil((Date.now() + offset + 5000) / minute) * minute,
    /** The real moment at which the sites' clock shows this one. */
    realOf: (at: number) => at - offset,
    /** Sets the clock so that this moment comes in so many milliseconds. */
    until: (at: number, lead: number, sites: readonly Site[]) => set(at - lead - Date.now(), sites),
    /** Sets the clock wrong by so much more. */
    jump: (by: number, sites: readonly Site[]) => set(offset + by, sites),
  };
}

export type SiteClock = Awaited<ReturnType<typeof createSiteClock>>;
