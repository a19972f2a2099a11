import type { ListedDocumentFragment } from '../../../graphql/generated/site.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Formats a size as '184 KB' or '1,2 MB', with a no-break space. */
export const sizeText = (bytes: number) =>
  bytes < megabyte
    ? `${whole.format(Math.max(1, bytes / kilobyte))}\u00a0KB`
    : `${tenths.format(bytes / megabyte)}\u00a0MB`;

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
    sizeText(file.byteSize),
    date && dayText(date),
    revision && `rev.\u00a0${revision}`,
    language && languages[language],
  ]
    .filter(Boolean)
    .join(', ');
