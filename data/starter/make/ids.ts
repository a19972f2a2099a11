import { createHash } from 'node:crypto';
import type { Article, FamilyTable } from '../model/model.ts';

/** Ids are times of creation, which spread over two years of working days until this one. */
const firstDay = Date.UTC(2024, 10, 18);
const weeks = 103;
const workingDays = 5;
const day = 86_400_000;
/** The house is open from eight to six by the clock of Istanbul. */
const opens = 5 * 3_600_000;
const openFor = 10 * 3_600_000;

/** A number that depends on the text alone, so that a further article moves no other. */
const numberOf = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** The id of an article: the time at which it came into the catalogue, in milliseconds. */
export function idOf(code: string) {
  const place = numberOf(code) % (weeks * workingDays);
  const date = firstDay + (Math.floor(place / workingDays) * 7 + (place % workingDays)) * day;
  return String(date + opens + (numberOf(`${code} time`) % openFor));
}

/** GS1 keeps this prefix for examples: no goods are ever sold with it. */
const examplePrefix = '952';

/** A GTIN-13 for demonstration, with its check digit. */
export function gtinOf(code: string) {
  const digits = examplePrefix + String(numberOf(`${code} gtin`) % 1_000_000_000).padStart(9, '0');
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Goods of these categories are sold by their metal: a certificate of EN 10204 says what a batch was melted of. */
const certified = new Set([
  'bağlantı-elemanları',
  'hidrolik-ve-pnömatik',
  'pompalar-ve-vanalar',
  'rulmanlar-ve-güç-aktarım',
]);
/** These have no batch of metal of their own, whatever category they are in, and welding metal has one. */
const uncertifiedKinds =
  /^(?:pompa|.*motor|yön-kontrol-valfi|şartlandırıcı.*|silindir|.*hortum|redüktör|.*kaplin|.*kayış.*|yağ-keçesi|.*konveyör.*)$/;
const weldingKinds = new Set(['kaynak-teli', 'kaynak-elektrodu']);

const isCertified = ({ kind, category }: FamilyTable) =>
  weldingKinds.has(kind) || (certified.has(category) && !uncertifiedKinds.test(kind));

/** The article of a family that is modelled: one of middle size. */
export const modelled = ({ articles }: FamilyTable) => articles[Math.floor(articles.length / 3)];

/** The documents of a family: its data sheet, a sample of a certificate where there are such, and for a few a model. */
export const documentIdsOf = (family: FamilyTable) => [
  `${family.id}-föy`,
  ...(isCertified(family) ? [`${family.id}-belge`] : []),
  ...(family.solid ? [`${family.id}-model`] : []),
];

/** The documents of an article: a model is that of one size, and no other has it. */
export const documentIdsOfArticle = (family: FamilyTable, article: Article) =>
  documentIdsOf(family).filter((id) => !id.endsWith('-model') || article === modelled(family));
