import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SheetReport } from './sheets.report.ts';

// A run keeps its file and its report packed with gzip and in base64, since both engines have columns for texts.

/** A run keeps this many rows of each outcome; of unchanged ones a few will do. */
const [mostRows, mostUnchanged] = [500, 100];

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const packed = (bytes: Buffer) => gzipSync(bytes).toString('base64');
export const unpacked = (text: string) => gunzipSync(Buffer.from(text, 'base64'));

/** Packs the report of a run. Products that a row may mean are left out: nobody can answer the row any more. */
export function packedReport(report: SheetReport): string {
  const counts = new Map<string, number>();
  const rows = report.rows.filter(({ outcome }) => {
    const count = (counts.get(outcome) ?? 0) + 1;
    counts.set(outcome, count);
    return count <= (outcome === 'UNCHANGED' ? mostUnchanged : mostRows);
  });
  return packed(Buffer.from(JSON.stringify({ ...report, rows: rows.map((row) => ({ ...row, candidates: [] })) })));
}

/** Reports of earlier versions have not counted the prices that go, and the rows that are no product. */
export const unpackedReport = (text: string): SheetReport => ({
  clearedPrices: 0,
  noProduct: 0,
  ...(JSON.parse(unpacked(text).toString()) as Omit<SheetReport, 'clearedPrices' | 'noProduct'> & Partial<SheetReport>),
});
