import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';

/** The name of the file that an export profile writes: its id never changes. */
export const exportedName = ({ id, setup }: { id: string; setup: ProfileSetup }) =>
  `${id}.${setup.exported.type.toLowerCase()}`;

const charsets: Record<string, string> = {
  'UTF-16': 'utf-16le',
  'WINDOWS-1254': 'windows-1254',
  'ISO-8859-9': 'iso-8859-9',
  CP857: 'ibm857',
};

/** The MIME type of such a file. */
export const typeOf = ({ exported, format }: ProfileSetup) =>
  exported.type === 'XLSX'
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : `text/csv; charset=${charsets[format.letters] ?? 'utf-8'}`;
