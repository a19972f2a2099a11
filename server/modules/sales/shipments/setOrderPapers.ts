import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { readUpload, type Upload } from '../../../http/upload.ts';
import { raise } from './addShipment.ts';
import { findOrderPaper, putOrderPaper } from '../orders/orderPapers.store.ts';
import { findOrder } from '../orders/orders.store.ts';
import { isWholePdf } from '../orders/acceptance/ownOrder.ts';

export type SentPapers = {
  invoiceNumber?: string | null | undefined;
  invoiceUuid?: string | null | undefined;
  waybillNumber?: string | null | undefined;
};
export type SentPaper = { kind: 'INVOICE' | 'WAYBILL'; bytes: Buffer };
type By = { id: string; now: number; version: number | null | undefined };

/** A PDF of the company's accounts may be as large as one of a buyer. */
const most = { bytes: 10 * 2 ** 20, sentence: 'A paper of an order is 10 MB at most.' };

/** Reads a PDF by its bytes. Throws `BAD_USER_INPUT` and `PAYLOAD_TOO_LARGE`. */
export async function readPaper(file: Upload, kind: SentPaper['kind']): Promise<SentPaper> {
  const { bytes } = await readUpload(file, most);
  if (!isWholePdf(bytes)) throw badInput('file', 'This file is no PDF, or only a part of one.');
  return { kind, bytes };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the values that were sent; null clears, and what is left out stays. Throws `BAD_USER_INPUT`. */
function valuesOf({ invoiceNumber, invoiceUuid, waybillNumber }: SentPapers) {
  const id = invoiceUuid?.trim().toLowerCase() || null;
  if (id !== null && !uuid.test(id))
    throw badInput('invoiceUuid', 'An ETTN is a UUID like 3f1c2d4e-5a6b-4c7d-8e9f-0a1b2c3d4e5f.');
  return {
    ...(invoiceNumber !== undefined && { invoiceNumber: invoiceNumber || null }),
    ...(invoiceUuid !== undefined && { invoiceUuid: id }),
    ...(waybillNumber !== undefined && { waybillNumber: waybillNumber || null }),
  };
}

const fileName = { INVOICE: 'fatura', WAYBILL: 'irsaliye' };

/**
 * Records what the accounts have made of an order. Returns `'stale'` when another change came between, and undefined when the id
 * is unknown; what is there already is no change. Throws `BAD_USER_INPUT`.
 */
export const setOrderPapers = (db: Db, { id, now, version }: By, sent: SentPapers, paper: SentPaper | null) =>
  db.write(
    async (tx) => {
      const before = await findOrder(tx, id);
      if (!before) return undefined;
      if (version != null && version !== before.version) return 'stale' as const;
      const values = valuesOf(sent);
      const kept = paper && (await findOrderPaper(tx, before.seq, paper.kind));
      const isSame = Object.entries(values).every(([name, value]) => before[name as keyof typeof values] === value);
      if (isSame && (!paper || kept?.bytes.equals(paper.bytes))) return before;
      if (paper) {
        const name = `${before.number}-${fileName[paper.kind]}.pdf`;
        await putOrderPaper(tx, before.seq, paper.kind, { bytes: paper.bytes, name });
      }
      return raise(tx, before, now, values);
    },
    { raisesRevision: false },
  );
