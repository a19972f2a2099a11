import { wrongType } from '../core/errors.ts';
import { holdsTable, isPage } from './htmlTable.ts';
import { decoded, utf16In, utf32In } from './letters.ts';
import { mostUnpacked, namesIn, openZip } from './unzip.ts';

export type FileKind =
  | 'table'
  | 'oldWorkbook'
  | 'locked'
  | 'binaryWorkbook'
  | 'numbers'
  | 'document'
  | 'picture'
  | 'pdf'
  | 'webPage'
  | 'webArchive'
  | 'symbolicLink'
  | 'interchange'
  | 'database'
  | 'link'
  | 'packed'
  | 'packedOtherwise'
  | 'other';

/** People choose files of these kinds by mistake; their first bytes identify them. */
const others: [start: string, kind: FileKind][] = [
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['%PDF', 'pdf'],
  ['{\\rtf', 'document'],
  ['Rar!', 'packed'],
  ['7z\xbc\xaf', 'packed'],
  ['ID;P', 'symbolicLink'],
  ['BZh', 'packedOtherwise'],
  ['\xfd7zXZ', 'packedOtherwise'],
  ['\x28\xb5\x2f\xfd', 'packedOtherwise'],
  ['PAR1', 'database'],
  ['SQLit', 'database'],
  ['\0\x01\0\0S', 'database'],
  // Workbooks of Excel 2 to 4 and of Lotus.
  ['\x09\0\x04\0', 'oldWorkbook'],
  ['\x09\x02\x06\0', 'oldWorkbook'],
  ['\x09\x04\x06\0', 'oldWorkbook'],
  ['\0\0\x02\0', 'oldWorkbook'],
  ['\0\0\x1a\0', 'oldWorkbook'],
];

/** A table of dBase begins with its version and a date; its columns end with a sign of their own. */
function isDbase(bytes: Buffer): boolean {
  const [version = 0, , month = 0, date = 0] = bytes;
  const head = bytes.length > 64 ? bytes.readUInt16LE(8) : 0;
  const isDated = month >= 1 && month <= 12 && date >= 1 && date <= 31;
  return [0x03, 0x30, 0x31, 0x83, 0x8b, 0xf5].includes(version) && isDated && head > 64 && head < bytes.length;
}

const choose = 'Choose a spreadsheet: an .xlsx workbook or a .csv file.';
const sentences: Record<Exclude<FileKind, 'table'>, string> = {
  oldWorkbook: 'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.',
  locked: 'This workbook has a password: remove it in Excel (File, Info, Protect Workbook), then choose it again.',
  binaryWorkbook: 'This is a binary workbook (.xlsb). Save it as .xlsx in Excel, then choose it again.',
  numbers: 'This is a table of Apple Numbers. Export it there as an Excel file (.xlsx), then choose that.',
  document: `This is a text document or a presentation, no table. ${choose}`,
  picture: `This is a picture. ${choose}`,
  pdf: `This is a PDF. ${choose}`,
  webPage: `This is a web page, perhaps a sign-in form. ${choose}`,
  webArchive: 'This is a web archive (.mht). Save it as .xlsx in Excel, then choose it again.',
  symbolicLink: 'This is a file of an old kind (.slk). Save it as .xlsx in Excel, then choose it again.',
  interchange: 'This is a file of an old kind (.dif). Save it as .xlsx in Excel, then choose it again.',
  database: 'This is a database. Export the table as .xlsx or .csv from its program, then choose that.',
  link: 'This is only a link to a sheet. Open it, download the sheet as .xlsx there, then choose that.',
  packed: 'This is an archive of RAR or 7-Zip. Unpack it, then choose the spreadsheet in it.',
  packedOtherwise: 'This file is packed in a way that is not read here. Unpack it, then choose the spreadsheet in it.',
  other: 'This is no spreadsheet. Choose an .xlsx workbook or a .csv file.',
};

export const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** The files of old Office programs, and those that it locks, are small file systems whose names are in UTF-16. */
const compound = '\xd0\xcf\x11\xe0';
const has = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
/** A workbook begins with its version; one that is locked says so in one of the records behind it. */
const beginning = Buffer.from('0908100000060500', 'hex');
const [filePass, mostRecords] = [0x2f, 20];

function oldKind(bytes: Buffer): FileKind {
  if (has(bytes, 'EncryptedPackage') || has(bytes, 'EncryptionInfo')) return 'locked';
  if (has(bytes, 'WordDocument') || has(bytes, 'PowerPoint Document')) return 'document';
  let at = bytes.indexOf(beginning);
  for (let n = 0; at >= 0 && n < mostRecords && at + 4 <= bytes.length; n++) {
    if (bytes.readUInt16LE(at) === filePass) return 'locked';
    at += 4 + bytes.readUInt16LE(at + 2);
  }
  return 'oldWorkbook';
}

/** Files that tell what an archive is. */
const parts: [RegExp, FileKind][] = [
  [/^xl\/workbook\.bin$/i, 'binaryWorkbook'],
  [/^(?:Index\/(?:Document|Tables\/.*)\.iwa|Index\.zip)$/i, 'numbers'],
  [/^(?:word\/document|ppt\/presentation)\.xml$/i, 'document'],
];

function archiveKind(bytes: Buffer): FileKind {
  try {
    const names = namesIn(bytes);
    const listed = openZip(bytes, mostUnpacked)('META-INF/manifest.xml');
    if (names.includes('encrypted-package') || listed?.includes('encryption-data')) return 'locked';
    return parts.find(([part]) => names.some((name) => part.test(name)))?.[1] ?? 'table';
  } catch (error) {
    // The reader of the file says what is wrong with the archive.
    if (error instanceof Error) return 'table';
    throw error;
  }
}

/** A page with its pictures in one file, as Excel and mail programs save it. */
const archiveOfPage = /^(?:[\w-]+:[^\r\n]*\r?\n(?:[ \t][^\r\n]*\r?\n)*)*?MIME-Version:/i;
/** Drive of Google and desktops keep links to sheets as files. */
const linkToSheet = /^\s*(?:\{[^{}[\]]*"[^"]*\/\/(?:docs|drive)\.google\.com\/[^{}[\]]*\}\s*$|\[InternetShortcut\])/i;

/** Returns 'table' for text and for archives, which may be workbooks. */
export function kindOf(bytes: Buffer): FileKind {
  const start = bytes.toString('latin1', 0, 5);
  if (start.startsWith(compound)) return oldKind(bytes);
  const other = others.find(([sign]) => start.startsWith(sign));
  if (other) return other[1];
  if (isZip(bytes)) return archiveKind(bytes);
  if (isDbase(bytes)) return 'database';
  const first = bytes.toString('latin1', 0, 2000);
  if (/^TABLE\r?\n0,1\r?\n/.test(first)) return 'interchange';
  if (archiveOfPage.test(first)) return 'webArchive';
  if (bytes.length <= first.length && linkToSheet.test(first)) return 'link';
  // A server that asks for a sign-in sends such a page instead of the file; programs also write tables as pages.
  if (isPage(bytes)) return holdsTable(decoded(bytes)) ? 'table' : 'webPage';
  // A zero byte occurs in text only when it is UTF-16.
  return !utf16In(bytes) && !utf32In(bytes) && bytes.subarray(0, 4096).includes(0) ? 'other' : 'table';
}

/** Throws `UNSUPPORTED_MEDIA_TYPE` for what is neither text nor a workbook. */
export function refuseOtherKinds(bytes: Buffer) {
  const kind = kindOf(bytes);
  if (kind !== 'table') throw wrongType('file', sentences[kind]);
}
