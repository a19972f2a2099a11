import type { DocumentInput, DocumentRowFragment } from '../../graphql/generated/operations.ts';

type Kind = DocumentInput['kind'];
type Language = NonNullable<DocumentInput['language']>;

export const kinds: Record<Kind, string> = {
  DATA_SHEET: 'Data sheet',
  DRAWING: 'Drawing',
  CAD_MODEL: 'CAD model',
  CERTIFICATE: 'Certificate',
  MANUAL: 'Manual',
  OTHER: 'Other',
};

export const languages: Record<Language, string> = {
  TR: 'Turkish',
  EN: 'English',
  DE: 'German',
  FR: 'French',
  IT: 'Italian',
  ES: 'Spanish',
  RU: 'Russian',
  AR: 'Arabic',
  ZH: 'Chinese',
  MULTIPLE: 'Several languages',
};

const megabyte = 1024 * 1024;

/** '184 KB', '1.2 MB' */
export const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** In one line: what it is. */
export const aboutDocument = ({ kind, language, revision, date, file }: DocumentRowFragment) =>
  [
    kinds[kind],
    file.format,
    sizeText(file.byteSize),
    revision && `rev. ${revision}`,
    date,
    language && languages[language],
  ]
    .filter(Boolean)
    .join(', ');
