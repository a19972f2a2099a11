import type { ListedDocumentFragment } from '../../../graphql/generated/site.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** '184 KB', '1,2 MB'; a blank in it breaks no line. */
export const sizeText = (bytes: number) =>
  bytes < megabyte
    ? `${whole.format(Math.max(1, bytes / kilobyte))}\u00a0KB`
    : `${tenths.format(bytes / megabyte)}\u00a0MB`;

/** '2026-10-12' as people here write it. */
const dayText = (day: string) => day.split('-').reverse().join('.');

/** Of Turkish nothing is said: it is what everyone expects. */
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

/** 'PDF, 184 KB, 12.10.2026' and what else is known of it. */
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
