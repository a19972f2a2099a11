import { incompleteFile, wrongType } from '../../../core/errors.ts';
import type { documentFiles } from '../../../db/documentTables.ts';

export type DocumentFormat = (typeof documentFiles.$inferSelect)['format'];

/** As browsers and programs know them, and what their files are called; the first ending is the usual one. */
export const formats: Record<DocumentFormat, { contentType: string; endings: [string, ...string[]] }> = {
  PDF: { contentType: 'application/pdf', endings: ['pdf'] },
  STEP: { contentType: 'model/step', endings: ['step', 'stp', 'p21'] },
  DXF: { contentType: 'image/vnd.dxf', endings: ['dxf'] },
  DWG: { contentType: 'image/vnd.dwg', endings: ['dwg'] },
};

/** Bytes at either end of a file that tell what it is, and whether it is whole. */
export const looked = 4096;

/** A DXF may begin with remarks, of which each is a line after the number 999. */
const dxfText = /^(?:[ \t]*999\r?\n[^\n]*\n)*[ \t]*0\r?\n[ \t]*SECTION\r?\n/;
const byteOrderMark = /^\xef\xbb\xbf/;

const beginnings: [DocumentFormat, RegExp][] = [
  ['PDF', /^%PDF-\d\.\d/],
  ['STEP', /^\s*ISO-10303-21\s*;/],
  ['DXF', dxfText],
  ['DXF', /^AutoCAD Binary DXF\r\n\x1a\x00/],
  ['DWG', /^AC10\d\d/],
];

/** What a whole file ends with. A DWG has no such mark. */
const endings: Record<DocumentFormat, RegExp> = {
  PDF: /%%EOF/,
  STEP: /END-ISO-10303-21\s*;/,
  DXF: /(?:^|[\s\x00])EOF[\s\x00\x1a]*$/,
  DWG: /^/,
};

/** The shortest DWG has a head of so many bytes. */
const shortestDwg = 128;

/** By its first bytes; neither its name nor its declared type counts. Throws `UNSUPPORTED_MEDIA_TYPE`. */
export function formatOf(head: Buffer): DocumentFormat {
  const text = head.toString('latin1').replace(byteOrderMark, '');
  const found = beginnings.find(([, beginning]) => beginning.test(text))?.[0];
  if (!found) throw wrongType('file', 'Please upload a PDF, STEP, DXF or DWG file.');
  return found;
}

/** Throws `INCOMPLETE_FILE`. */
export function checkEnd(format: DocumentFormat, tail: Buffer, length: number) {
  const isWhole = endings[format].test(tail.toString('latin1')) && (format !== 'DWG' || length >= shortestDwg);
  if (!isWhole) throw incompleteFile('This file is cut short. Please save it again and upload that.');
}
