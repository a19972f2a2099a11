import { createHash } from 'node:crypto';
import { largestVisitorFile } from '../../../../../common/offers/visitorLimits.ts';
import { badInput, DomainError } from '../../../../core/errors.ts';
import { readUpload, type Upload } from '../../../../http/upload.ts';
import { checkedBytes, checkEnd, formatOf } from '../../../catalogue/documents/documents.formats.ts';
import type { OrderPaper } from '../orderPapers.store.ts';
import { spoken } from '../../../../words/words.ts';

const most = {
  bytes: largestVisitorFile,
  get sentence() {
    return spoken().refusals.ownOrder.tooLarge(largestVisitorFile);
  },
};

/** The PDF that a buyer sends along, with its digest. */
export type OwnOrder = OrderPaper & { digest: string };

/** Reads the PDF of the buyer's own order. Throws `BAD_USER_INPUT` and `PAYLOAD_TOO_LARGE`, in words for the buyer. */
export async function readOwnOrder(file: Upload): Promise<OwnOrder> {
  const { bytes } = await readUpload(file, most);
  if (!isWholePdf(bytes)) throw badInput('file', spoken().refusals.ownOrder.notWhole);
  return { bytes, name: 'siparis.pdf', digest: createHash('sha256').update(bytes).digest('hex') };
}

/** Decides by the bytes, as with documents: names and declared types may lie. */
export function isWholePdf(bytes: Buffer) {
  try {
    if (formatOf(bytes.subarray(0, checkedBytes)) !== 'PDF') return false;
    checkEnd('PDF', bytes.subarray(-checkedBytes), bytes.length);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
