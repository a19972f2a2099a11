import { wrongType } from '../../core/errors.ts';

/** What people choose by mistake, by its first bytes. */
const others: [start: string, sentence: string][] = [
  ['\xd0\xcf\x11\xe0', 'This is a workbook of an old kind (.xls). Save it as .xlsx in Excel, then choose it again.'],
  ['\x89PNG', 'This is a picture. Choose a spreadsheet: an .xlsx workbook or a .csv file.'],
  ['\xff\xd8\xff', 'This is a picture. Choose a spreadsheet: an .xlsx workbook or a .csv file.'],
  ['GIF8', 'This is a picture. Choose a spreadsheet: an .xlsx workbook or a .csv file.'],
  ['%PDF', 'This is a PDF. Choose a spreadsheet: an .xlsx workbook or a .csv file.'],
];

const isUtf16 = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xfe;
export const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Throws `UNSUPPORTED_MEDIA_TYPE` for what is neither text nor a workbook. */
export function refuseOtherKinds(bytes: Buffer) {
  const start = bytes.toString('latin1', 0, 4);
  const other = others.find(([sign]) => start.startsWith(sign));
  if (other) throw wrongType('file', other[1]);
  // Text holds no zero byte, unless two bytes make a letter.
  if (!isZip(bytes) && !isUtf16(bytes) && bytes.subarray(0, 4096).includes(0)) {
    throw wrongType('file', 'This is no spreadsheet. Choose an .xlsx workbook or a .csv file.');
  }
}
