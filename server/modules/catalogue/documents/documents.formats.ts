import { incompleteFile, wrongType } from '../../../core/errors.ts';
import type { documentFiles } from '../../../db/tables/documentTables.ts';

export type DocumentFormat = (typeof documentFiles.$inferSelect)['format'];

/** The MIME type and the file extensions of each format; the first extension is the usual one. */
export const formats: Record<DocumentFormat, { contentType: string; endings: [string, ...string[]] }> = {
  PDF: { contentType: 'application/pdf', endings: ['pdf'] },
  STEP: { contentType: 'model/step', endings: ['step', 'stp', 'p21'] },
  DXF: { contentType: 'image/vnd.dxf', endings: ['dxf'] },
  DWG: { contentType: 'image/vnd.dwg', endings: ['dwg'] },
};

/** This many bytes at either end of a file are checked for its format and for its completeness. */
export const checkedBytes = 4096;

/** A DXF may begin with comments; each is a line after the group code 999. */
const dxfText = /^(?:[ \t]*999\r?\n[^\n]*\n)*[ \t]*0\r?\n[ \t]*SECTION\r?\n/;
const byteOrderMark = /^\xef\xbb\xbf/;

const beginnings: [DocumentFormat, RegExp][] = [
  ['PDF', /^%PDF-\d\.\d/],
  // Comments of the program that wrote it may stand before the head.
  ['STEP', /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*ISO-10303-21\s*;/],
  ['DXF', dxfText],
  ['DXF', /^AutoCAD Binary DXF\r\n\x1a\x00/],
  ['DWG', /^AC10\d\d/],
];

/** The head of a PDF may stand within so many bytes (ISO 32000-1, annex H), behind a line of a mail or of a printer. */
const latestHead = 1024;
/** A file that a browser or a system might take for a page or a program is none of these. */
const otherFile = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]|<[a-z!?/]/i;
const addresses = /<[^<>@\s]+@[^<>@\s]+>/g;

function isLatePdf(text: string) {
  const at = text.slice(0, latestHead + 8).search(/%PDF-\d\.\d/);
  return at >= 0 && at <= latestHead && !otherFile.test(text.slice(0, at).replaceAll(addresses, ''));
}

/** A complete file ends with this mark; a DWG has none. */
const endings: Record<DocumentFormat, RegExp> = {
  PDF: /%%EOF/,
  STEP: /END-ISO-10303-21\s*;/,
  DXF: /(?:^|[\s\x00])EOF[\s\x00\x1a]*$/,
  DWG: /^/,
};

/** The header of a DWG alone has this many bytes. */
const shortestDwg = 128;

/** Finds the format by the first bytes, since names and declared types may lie. Throws `UNSUPPORTED_MEDIA_TYPE`. */
export function formatOf(head: Buffer): DocumentFormat {
  const text = head.toString('latin1').replace(byteOrderMark, '');
  const found = beginnings.find(([, beginning]) => beginning.test(text))?.[0] ?? (isLatePdf(text) ? 'PDF' : undefined);
  if (!found) throw wrongType('file', 'Please upload a PDF, STEP, DXF or DWG file.');
  return found;
}

/** Throws `INCOMPLETE_FILE` when the end of the file is missing. */
export function checkEnd(format: DocumentFormat, tail: Buffer, length: number) {
  const isWhole = endings[format].test(tail.toString('latin1')) && (format !== 'DWG' || length >= shortestDwg);
  if (!isWhole) throw incompleteFile('This file is cut short. Please save it again and upload that.');
}
