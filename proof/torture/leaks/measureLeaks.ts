import { startSite } from '../../../e2e/testing/site.ts';
import { processorOf } from '../../tools/machine.ts';
import { growthOf, type Growth } from './growth.ts';
import { createMixedLoad } from './mixedLoad.ts';
import { takeSample, type Sample } from './sample.ts';

export type Leaks = {
  samples: Sample[];
  growth: Growth[];
  /** It counts how often each thing was done. */
  done: Map<string, number>;
  /** It lists wrong and missing answers, and unexpected errors in the log. */
  faults: string[];
  /** The server took this share of one core. */
  processor: number;
};

type Options = { seconds: number; rate: number; seed: number; rounds: number };

/** Puts a mixed load on a server of its own over the data folder, and takes a sample after each round. */
export async function measureLeaks(dataDir: string, { seconds, rate, seed, rounds }: Options): Promise<Leaks> {
  const site = await startSite(dataDir, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  try {
    const load = await createMixedLoad(site, { rate, seed });
    const samples: Sample[] = [];
    const [before, started] = [await processorOf(site), performance.now()];
    for (let round = 0; round < rounds; round++) {
      await load.run((1000 * seconds) / rounds);
      samples.push(await takeSample(site));
    }
    const processor = ((await processorOf(site)) - before) / ((performance.now() - started) / 1000);
    // An error that no client saw is in the log alone.
    const unexpected = site.output().match(/.*unexpected error.*/g) ?? [];
    return { samples, growth: growthOf(samples), done: load.done, faults: [...load.faults, ...unexpected], processor };
  } finally {
    await site.stop();
  }
}
