import * as words from '../../../../words/admin/en/importProfiles.ts';

// These are the forms that the files of a profile may have, and the layout of its card.

export const separators = [
  { value: ';', label: 'CSV, ;' },
  { value: ',', label: 'CSV, ,' },
  { value: 'TAB', label: words.csvTab },
  { value: '|', label: 'CSV, |' },
];

const encodings = ['UTF-8', 'UTF-16', 'WINDOWS-1254', 'ISO-8859-9', 'CP857', 'MAC-TURKISH'];

/** The letters of a file, with what it is called that they are not stated. */
export const lettersOr = (unstated: string) => [
  { value: 'AUTO', label: unstated },
  ...encodings.map((value) => ({ value, label: value.toLowerCase() })),
];

/** Six columns: three fields in the first row, and as many as fit by `rest` in the others. */
export const fieldsLook = (rest: 2 | 3) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
  gap: 1.5,
  p: '0 20px 20px',
  '& > *': { gridColumn: { sm: 'span 2' } },
  '& > :nth-of-type(n + 4)': { gridColumn: { sm: `span ${rest}` } },
});
