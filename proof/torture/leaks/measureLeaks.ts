import { startSite } from '../../../e2e/testing/site.ts';
import { growthOf, type Growth } from './growth.ts';
import { createMixedLoad } from './mixedLoad.ts';
import { processorOf, takeSample, type Sample } from './sample.ts';

export type Leaks = {
  samples: Sample[];
  growth: Growth[];
  /** How often each thing was done. */
  done: Map<string, number>;
  /** What the server answered wrongly, or not at all. */
  faults: string[];
  /** Share of one core that the server took. */
  processor: number;
};

type Options = { seconds: number; rate: number; seed: number; rounds: number; tell?: (sample: Sample) => void };

/** Puts a mixed load on a server of its own over this data folder, and looks after each round at what it holds. */
export async function measureLeaks(dataDir: string, { seconds, rate, seed, rounds, tell }: Options): Promise<Leaks> {
  const site = await startSite(dataDir, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  try {
    const load = await createMixedLoad(site, { rate, seed });
    const samples: Sample[] = [];
    const [before, started] = [await processorOf(site), performance.now()];
    for (let round = 0; round < rounds; round++) {
      await load.run((1000 * seconds) / rounds);
      const sample = await takeSample(site);
      samples.push(sample);
      tell?.(sample);
    }
    const processor = ((await processorOf(site)) - before) / ((performance.now() - started) / 1000);
    // What goes wrong without anyone seeing it stands in the log.
    const unexpected = site.output().match(/.*unexpected error.*/g) ?? [];
    return { samples, growth: growthOf(samples), done: load.done, faults: [...load.faults, ...unexpected], processor };
  } finally {
    await site.stop();
  }
}
