import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { publicPages } from '../../../e2e/testing/publicPages.ts';
import type { Site } from '../../../e2e/testing/site.ts';
import { ms, type Row } from '../measure/figures.ts';

const version = '12.8.2';
const settings = ['--only-categories=performance', '--output=json', '--quiet'];

type Report = {
  categories: { performance: { score: number } };
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'total-blocking-time',
    { numericValue: number }
  >;
  environment: { benchmarkIndex: number };
};

/** Runs Lighthouse, which npx fetches, once a page with its settings for a phone; the yardstick is the speed that it finds the machine to have. */
export async function lighthouse({ origin }: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of publicPages) {
    const { categories, audits, environment } = await report(origin + path);
    const of = (name: keyof Report['audits']) => ms(audits[name].numericValue);
    const score = Math.round(100 * categories.performance.score);
    const [largest, blocked] = [of('largest-contentful-paint'), of('total-blocking-time')];
    rows.push({
      what: `Lighthouse mobile, ${path}`,
      ours: `${score}; first paint ${of('first-contentful-paint')}, largest ${largest}, blocked ${blocked}`,
      yardstick: `speed of the machine: ${Math.round(environment.benchmarkIndex)}`,
    });
  }
  return rows;
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
