import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Services } from '../context/context.ts';
import type { Job } from '../jobs/job.ts';
import { dayInIstanbul } from '../core/istanbul.ts';

/** A PDF with the ETag under which it is sent. */
export type Pdf = { bytes: Buffer; etag: string };

type Kept = Pdf & { state: string };

/** Bytes that all kept files may take up. */
const capacity = 32 * 1024 * 1024;

/** Keeps the last PDFs, exact to the last write: a PDF of an older revision, or of yesterday, is made again. */
export function createKeptPdfs({ db, limits }: Pick<Services, 'db' | 'limits'>) {
  const kept = new LRUCache<string, Kept>({
    maxSize: capacity,
    sizeCalculation: ({ bytes }, name) => bytes.length + name.length + 200,
  });
  const underWay = new Map<string, Promise<Kept | null>>();

  async function make(name: string, state: string, job: () => Promise<Uint8Array | null>): Promise<Kept | null> {
    const made = await job();
    if (!made) return null;
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const pdf = { bytes, etag, state };
    kept.set(name, pdf);
    return pdf;
  }

  return {
    /**
     * The PDF of that name, made by `job` when the kept one is outdated; concurrent requests share one job. Null where `job`
     * finds nothing. Throws `RATE_LIMITED` when the address has used up its share.
     */
    async get(name: string, address: string, job: () => Promise<Uint8Array | null>): Promise<Pdf | null> {
      const state = `${db.revision()} ${dayInIstanbul(Date.now())}`;
      const last = kept.get(name);
      if (last?.state === state) return last;
      const key = `${state} ${name}`;
      const known = underWay.get(key);
      if (known) return known;
      await limits.beforePdf(address);
      const making = underWay.get(key) ?? make(name, state, job).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

export type KeptPdfs = ReturnType<typeof createKeptPdfs>;

/** The lane and the limits of PDFs: visitors wait for them, and a list of some thousand products takes seconds. */
export const pdfJob = {
  lane: 'visitors',
  limits: { time: 60_000, megabytes: 1024 },
  tooMuch: () => new Error('A PDF takes too much to be made.'),
} satisfies Omit<Job<never, unknown>, 'name' | 'run'>;
