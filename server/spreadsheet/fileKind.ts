import { wrongType } from '../core/errors.ts';
import { utf16In } from './letters.ts';

export type FileKind = 'table' | 'oldWorkbook' | 'picture' | 'pdf' | 'webPage' | 'other';

/** People choose files of these kinds by mistake; their first bytes identify them. */
const others: [start: string, kind: FileKind][] = [
  ['\xd0\xcf\x11\xe0', 'oldWorkbook'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['%PDF', 'pdf'],
];

const choose = 'Choose a spreadsheet: an .xlsx workbook or a .csv file.';
const sentences: Record<Exclude<FileKind, 'table'>, string> = {
  oldWorkbook: 'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.',
  picture: `This is a picture. ${choose}`,
  pdf: `This is a PDF. ${choose}`,
  webPage: `This is a web page, perhaps a sign-in form. ${choose}`,
  other: 'This is no spreadsheet. Choose an .xlsx workbook or a .csv file.',
};

/** A server that asks for a sign-in sends such a page instead of the file. */
const webPage = /^\uFEFF?\s*(<!--.*?-->\s*)?<(!doctype\s+html|html|head)\b/i;
export const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Returns 'table' for text and for archives, which may be workbooks. */
export function kindOf(bytes: Buffer): FileKind {
  const start = bytes.toString('latin1', 0, 4);
  const other = others.find(([sign]) => start.startsWith(sign));
  if (other) return other[1];
  if (webPage.test(bytes.toString('utf8', 0, 200))) return 'webPage';
  // A zero byte occurs in text only when it is UTF-16.
  return !isZip(bytes) && !utf16In(bytes) && bytes.subarray(0, 4096).includes(0) ? 'other' : 'table';
}

/** Throws `UNSUPPORTED_MEDIA_TYPE` for what is neither text nor a workbook. */
export function refuseOtherKinds(bytes: Buffer) {
  const kind = kindOf(bytes);
  if (kind !== 'table') throw wrongType('file', sentences[kind]);
}
