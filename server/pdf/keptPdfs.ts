import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { leavingOf, type HeavyTurn, type Services } from '../context/context.ts';
import { createSharedWork } from '../core/sharedWork.ts';
import type { Following, Job } from '../jobs/job.ts';
import { dayHere } from '../core/companyDays.ts';

/** A PDF with the ETag under which it is sent. */
export type Pdf = { bytes: Buffer; etag: string };

type Kept = Pdf & { state: string };

/** Draws a PDF as a job that is followed like this. */
export type Making = (following: Following) => Promise<Uint8Array | null>;

/** Who asks for a PDF: the address pays for it, and the signal says when the asker has left. */
export type Reader = { address: string; signal: AbortSignal };

export const readerOf = (req: { ip?: string | undefined }, res: Parameters<typeof leavingOf>[0]): Reader => ({
  address: req.ip ?? '',
  signal: leavingOf(res)(),
});

/** Returns a reader with a session, whose papers no address pays for. */
export const staffReader = (res: Parameters<typeof leavingOf>[0]) => readerOf({}, res);

/** Follows a job for an address, which waits for its turn in the lane and pays for what the job uses. */
export const followingOf = ({ visitor, spent }: HeavyTurn, signal: AbortSignal): Following => ({
  visitor,
  signal,
  onSpent: spent,
});

/** Bytes that all kept files may take up. */
const capacity = 32 * 1024 * 1024;

/** Keeps the last PDFs, exact to the last write: a PDF of an older revision, or of yesterday, is made again. */
export function createKeptPdfs({ db, limits }: Pick<Services, 'db' | 'limits'>) {
  const kept = new LRUCache<string, Kept>({
    maxSize: capacity,
    sizeCalculation: ({ bytes }, name) => bytes.length + name.length + 200,
  });
  const underWay = createSharedWork<Kept | null>();

  async function make(name: string, state: string, making: Promise<Uint8Array | null>): Promise<Kept | null> {
    const made = await making;
    if (!made) return null;
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const pdf = { bytes, etag, state };
    kept.set(name, pdf);
    return pdf;
  }

  return {
    /**
     * Returns the PDF of that name, made by `job` when the kept one is outdated; requests at the same time share one job, which
     * ends when all have left. Null where `job` finds nothing. Throws `RATE_LIMITED` when the address has used up its budget.
     */
    async get(name: string, { address, signal }: Reader, job: Making): Promise<Pdf | null> {
      const state = `${db.revision()} ${dayHere(Date.now())}`;
      const last = kept.get(name);
      if (last?.state === state) return last;
      return underWay.ask(`${state} ${name}`, signal, (left) =>
        limits.heavy(address, (turn) => make(name, state, job(followingOf(turn, left))), left),
      );
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
