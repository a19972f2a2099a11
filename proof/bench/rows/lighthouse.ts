import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from '../../../e2e/testing/site.ts';
import { ms, type Row } from '../measure/figures.ts';

const version = '12.8.2';
const settings = ['--only-categories=performance', '--output=json', '--quiet'];

type Report = {
  /** From 0 to 1; null where a page was not painted in time. */
  categories: { performance: { score: number | null } };
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time',
    { numericValue: number }
  >;
  environment: { benchmarkIndex: number };
};

/**
 * Runs Lighthouse, which npx fetches, with its settings for a phone, and gives the middle of three runs of each page: it
 * multiplies what else the machine does by four. The yardstick is the speed that it finds the machine to have. Throws when the
 * middle run of a page scores less than `floor`; where two runs keep to it, the third cannot change that and is left out.
 */
export async function lighthouse(
  { origin }: Site,
  { pages, floor }: { pages: readonly string[]; floor: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of pages) {
    const { score, audits, environment } = await middleRun(origin + path, floor);
    if (100 * score < floor) throw new Error(`Lighthouse gives ${path} ${Math.round(100 * score)}, less than ${floor}`);
    const of = (name: keyof Report['audits']) => ms(audits[name].numericValue);
    const [largest, blocked] = [of('largest-contentful-paint'), of('total-blocking-time')];
    rows.push({
      what: `Lighthouse mobile, ${path}`,
      ours: `${Math.round(100 * score)}; first paint ${of('first-contentful-paint')}, largest ${largest}, blocked ${blocked}`,
      yardstick: `speed of the machine: ${Math.round(environment.benchmarkIndex)}`,
    });
  }
  return rows;
}

/** Throws where fewer than three of six runs have a score. Returns the lower of two runs that keep to a floor. */
async function middleRun(url: string, floor: number) {
  const runs: (Report & { score: number })[] = [];
  const isDecided = () => floor > 0 && runs.filter(({ score }) => 100 * score >= floor).length === 2;
  for (let tries = 0; tries < 6 && runs.length < 3 && !isDecided(); tries++) {
    const run = await report(url);
    const { score } = run.categories.performance;
    if (score !== null) runs.push({ ...run, score });
  }
  const sorted = runs.toSorted((one, other) => one.score - other.score);
  const middle = sorted.at(-2);
  if (!middle || (runs.length < 3 && !isDecided())) throw new Error(`Lighthouse gave ${url} too few scores`);
  return middle;
}

async function report(url: string): Promise<Report> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${version}`, url, ...settings, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 1e8 },
  );
  return JSON.parse(stdout) as Report;
}
