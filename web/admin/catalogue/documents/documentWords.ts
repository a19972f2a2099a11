import { documentKinds, documentLanguages } from '../../../../common/enumWords.ts';
import type { DocumentRowFragment } from '../../../graphql/generated/operations.ts';

const megabyte = 1024 * 1024;

/** Formats a size as '184 KB' or '1.2 MB'. */
export const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** Describes a document in one line. */
export const aboutDocument = ({ kind, language, revision, date, file }: DocumentRowFragment) =>
  [
    documentKinds[kind],
    file.format,
    sizeText(file.byteSize),
    revision && `rev. ${revision}`,
    date,
    language && documentLanguages[language],
  ]
    .filter(Boolean)
    .join(', ');
