import { fileSize } from '../../../../common/text/fileSize.ts';
import type { ListedDocumentFragment } from '../../../graphql/generated/site.ts';

/** Formats '2026-10-12' the Turkish way. */
const dayText = (day: string) => day.split('-').reverse().join('.');

/** Turkish is not mentioned: visitors expect it. */
const languages: Partial<Record<NonNullable<ListedDocumentFragment['language']>, string>> = {
  EN: 'İngilizce',
  DE: 'Almanca',
  FR: 'Fransızca',
  IT: 'İtalyanca',
  ES: 'İspanyolca',
  RU: 'Rusça',
  AR: 'Arapça',
  ZH: 'Çince',
  MULTIPLE: 'çok dilli',
};

/** Describes a document: 'PDF, 184 KB, 12.10.2026' and what else is known of it. */
export const factsText = ({ file, date, revision, language }: ListedDocumentFragment) =>
  [
    file.format,
    fileSize(file.byteSize),
    date && dayText(date),
    revision && `rev.\u00a0${revision}`,
    language && languages[language],
  ]
    .filter(Boolean)
    .join(', ');
