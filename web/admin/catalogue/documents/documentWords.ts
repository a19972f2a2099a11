import { documentKinds, documentLanguages } from '../../../../common/enumWords.ts';
import { dayText } from '../../parts/forms/dayRule.ts';
import type { DocumentRowFragment } from './documents.generated.ts';
import * as words from '../../../words/admin/en/documents.ts';

const megabyte = 1024 * 1024;

/** Formats a size as '184 KB' or '1.2 MB'. */
export const sizeText = (bytes: number) =>
  bytes < megabyte ? words.kbMax(Math.max(1, Math.round(bytes / 1024))) : words.mbBytes((bytes / megabyte).toFixed(1));

/** Describes a document in one line. */
export const aboutDocument = ({ kind, language, revision, date, file }: DocumentRowFragment) =>
  [
    documentKinds[kind],
    file.format,
    sizeText(file.byteSize),
    revision && words.revRevision(revision),
    date && dayText(date),
    language && documentLanguages[language],
  ]
    .filter(Boolean)
    .join(', ');
