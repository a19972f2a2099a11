import { DomainError, emptyFile, incompleteFile, wrongType } from '../../../core/errors.ts';
import type { attachments } from '../../../db/tables/enquiryTables.ts';
import {
  checkedBytes,
  checkEnd,
  formatOf,
  formats as ofDocuments,
} from '../../catalogue/documents/documents.formats.ts';
import { spoken } from '../../../words/words.ts';

export type AttachmentFormat = (typeof attachments.$inferSelect)['format'];

/** The MIME type and the file extensions of each format; the first extension is the usual one. */
export const formats: Record<AttachmentFormat, { contentType: string; endings: [string, ...string[]] }> = {
  PDF: ofDocuments.PDF,
  STEP: ofDocuments.STEP,
  DXF: ofDocuments.DXF,
  JPEG: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  PNG: { contentType: 'image/png', endings: ['png'] },
};

/** Cameras append data of their own after the end of a picture, so that its mark may be anywhere. */
const pictures: [AttachmentFormat, beginning: Buffer, end: Buffer][] = [
  ['JPEG', Buffer.from('ffd8ff', 'hex'), Buffer.from('ffd9', 'hex')],
  ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('49454e44ae426082', 'hex')],
];

/**
 * Decides by the bytes of the whole file, since names and declared types may lie. Throws `EMPTY_FILE`,
 * `UNSUPPORTED_MEDIA_TYPE` and `INCOMPLETE_FILE`.
 */
export function attachmentFormat(bytes: Buffer): AttachmentFormat {
  if (bytes.length === 0) throw emptyFile(spoken().refusals.attachment.empty);
  const picture = pictures.find(([, beginning]) => bytes.subarray(0, beginning.length).equals(beginning));
  if (!picture) return drawingFormat(bytes);
  const [format, , end] = picture;
  if (!bytes.includes(end)) throw cutShort();
  return format;
}

function drawingFormat(bytes: Buffer): AttachmentFormat {
  try {
    const format = formatOf(bytes.subarray(0, checkedBytes));
    // A DWG has no mark at its end, and is asked for as DXF.
    if (format === 'DWG') throw notTaken();
    checkEnd(format, bytes.subarray(-checkedBytes), bytes.length);
    return format;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw error.kind === 'incompleteFile' ? cutShort() : notTaken();
  }
}

const notTaken = () => wrongType('file', spoken().refusals.attachment.wrongType);
const cutShort = () => incompleteFile(spoken().refusals.attachment.cutShort);
