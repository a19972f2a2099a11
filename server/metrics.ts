import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Services } from './core/context.ts';

type Measured = Pick<Services, 'db' | 'nightlyBackup' | 'readiness'>;

/** What is asked for, in few words: a label for each address would be a series for each. */
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

/** Figures for Prometheus at /metrics, for whoever holds the token: they tell how busy a company is. */
export async function createMetrics(token: string, { db, nightlyBackup, readiness }: Measured) {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
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
  const revision = new Gauge({ name: 'vitrin_content_revision', help: 'Rises with each write of content.', registers });
  const ready = new Gauge({ name: 'vitrin_ready', help: '1 when the site can do its work.', registers });
  const backupMade = new Gauge({
    name: 'vitrin_nightly_backup_timestamp_seconds',
    help: 'When the newest nightly backup was made; 0 for none.',
    registers,
  });
  const backupFailed = new Gauge({
    name: 'vitrin_nightly_backup_failed',
    help: '1 when the last nightly backup failed.',
    registers,
  });

  async function look() {
    const nightly = await nightlyBackup();
    revision.set(db.revision());
    ready.set((await readiness()).length === 0 ? 1 : 0);
    backupMade.set((nightly?.madeAt ?? 0) / 1000);
    backupFailed.set(nightly?.failedAt ? 1 : 0);
  }

  const expected = digest(`Bearer ${token}`);
  const handler: RequestHandler = async (req, res) => {
    res.set('Cache-Control', 'no-store');
    // Of equal length, and compared in equal time.
    if (!timingSafeEqual(digest(req.headers.authorization ?? ''), expected)) {
      return void res.set('WWW-Authenticate', 'Bearer').status(401).type('text').send('A token is needed.');
    }
    await look();
    res.set('Content-Type', registry.contentType).send(await registry.metrics());
  };

  return {
    handler,
    /** Takes the time of a request. */
    watch({ url }: IncomingMessage, res: ServerResponse) {
      const end = durations.startTimer({ kind: kindOf(url) });
      res.once('close', () => end({ status: `${Math.floor(res.statusCode / 100)}xx` }));
    },
  };
}
