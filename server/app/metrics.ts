import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { countsOf } from '../core/tallies.ts';
import { counts, gauges } from './metricNames.ts';
import { fromRoot } from '../settings/root.ts';
import type { Pages } from '../site/pages.ts';
import { siteFigures } from './siteFigures.ts';

type Measured = Parameters<typeof siteFigures>[0];

/** The kinds of request: a label for each address would make a series for each. */
const kinds: [string, string][] = [
  ['/graphql', 'api'],
  ['/uploads/', 'file'],
  ['/assets/', 'file'],
  ['/images/', 'file'],
  ['/playground/', 'file'],
  ['/admin', 'admin'],
  ['/health', 'own'],
  ['/metrics', 'own'],
];
const kindOf = (url = '') => kinds.find(([start]) => url.startsWith(start))?.[1] ?? 'page';

const digest = (text: string) => createHash('sha256').update(text).digest();

const packageFile = fromRoot('package.json');

/** Serves figures for Prometheus at /metrics. They need a token, since they show how busy the company is. */
export async function createMetrics(token: string, services: Measured, pagesKept: Pages['kept']) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
    registers,
  });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by what was asked for and their exact status.',
    labelNames: ['kind', 'code'],
    registers,
  });
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  gauge('vitrin_build_info', 'Always 1; the labels say what runs.', ['version', 'node']).set(
    { version, node: process.versions.node },
    1,
  );
  const plain = Object.entries(gauges).map(([name, help]) => [name as keyof typeof gauges, gauge(name, help)] as const);
  const pages = gauge('vitrin_page_cache_pages', 'Pages that are kept in memory.');
  const pageBytes = gauge('vitrin_page_cache_bytes', 'What they take up.');
  const jobs = gauge('vitrin_jobs', 'Jobs of worker processes, by lane: waiting or running.', ['lane', 'state']);
  const connections = gauge(
    'vitrin_database_connections',
    'Connections to PostgreSQL, used or idle, and requests that wait for one.',
    ['pool', 'state'],
  );
  for (const { name, help, tally, labels } of counts) {
    new Counter({
      name,
      help,
      labelNames: labels,
      registers,
      collect() {
        this.reset();
        for (const [kind, count] of countsOf(tally)) {
          const values = kind.split('/');
          this.inc(Object.fromEntries(labels.map((label, at) => [label, values[at] ?? ''])), count);
        }
      },
    });
  }

  async function look() {
    const figures = await siteFigures(services);
    for (const [name, one] of plain) one.set(figures[name]);
    const kept = pagesKept();
    pages.set(kept.entries);
    pageBytes.set(kept.bytes);
    for (const { lane, ...states } of figures.jobs)
      for (const [state, count] of Object.entries(states)) jobs.set({ lane, state }, count);
    for (const { pool, ...states } of figures.pools)
      for (const [state, count] of Object.entries(states)) connections.set({ pool, state }, count);
  }

  const expected = digest(`Bearer ${token}`);
  const handler: RequestHandler = async (req, res) => {
    res.set('Cache-Control', 'no-store');
    // Digests have equal length, and are compared in constant time.
    if (!timingSafeEqual(digest(req.headers.authorization ?? ''), expected)) {
      return void res.set('WWW-Authenticate', 'Bearer').status(401).type('text').send('A token is needed.');
    }
    await look();
    res.set('Content-Type', registry.contentType).send(await registry.metrics());
  };

  return {
    handler,
    /** Measures and counts a request. */
    watch({ url }: IncomingMessage, res: ServerResponse) {
      const kind = kindOf(url);
      const end = durations.startTimer({ kind });
      res.once('close', () => {
        end({ status: `${Math.floor(res.statusCode / 100)}xx` });
        answers.inc({ kind, code: res.statusCode });
      });
    },
  };
}
