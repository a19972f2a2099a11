import { fileSize } from '../../../../common/text/fileSize.ts';
import type { ListedDocumentFragment } from './listedDocument.generated.ts';
import * as words from '../../../words/tr/documents.ts';

/** Formats '2026-10-12' the Turkish way. */
const dayText = (day: string) => day.split('-').reverse().join('.');

/** Turkish is not mentioned: visitors expect it. */
const languages: Partial<Record<NonNullable<ListedDocumentFragment['language']>, string>> = {
  EN: words.english,
  DE: words.german,
  FR: words.french,
  IT: words.italian,
  ES: words.spanish,
  RU: words.russian,
  AR: words.arabic,
  ZH: words.chinese,
  MULTIPLE: words.severalLanguages,
};

/** Describes a document: 'PDF, 184 KB, 12.10.2026' and what else is known of it. */
export const factsText = ({ file, date, revision, language }: ListedDocumentFragment) =>
  [
    file.format,
    fileSize(file.byteSize),
    date && dayText(date),
    revision && words.revisionOf(revision),
    language && languages[language],
  ]
    .filter(Boolean)
    .join(', ');
