import { countText } from '../../../common/text/locale.ts';

export const productAndMore = (count: number) =>
  count === 1 ? '{product} und 1\u00a0weiteres Produkt' : `{product} und ${countText(count)}\u00a0weitere Produkte`;
export const searchDocuments = 'Dokumente suchen';
export const nameOfDocument = 'Name des Dokuments';
export const nameSeriesOrRevision = 'Name, Baureihe oder Revision';
export const kinds = 'Dokumentarten';
export const unknownKind = (kind: string) => `Eine Dokumentart „${kind}“ gibt es nicht; alle Arten werden aufgelistet.`;
export const found = (search: string, count: string) =>
  `${count} ${count === '1' ? 'Dokument' : 'Dokumente'} für „${search}“`;
export const nothingChosen = 'Keine Dokumente zu dieser Auswahl.';
export const writeToUs = 'Schreiben Sie uns, welches Dokument Sie suchen; wir senden es Ihnen.';
export const english = 'Englisch';
export const german = 'Deutsch';
export const french = 'Französisch';
export const italian = 'Italienisch';
export const spanish = 'Spanisch';
export const russian = 'Russisch';
export const arabic = 'Arabisch';
export const chinese = 'Chinesisch';
export const severalLanguages = 'mehrsprachig';
export const revisionOf = (revision: string) => `Rev.\u00a0${revision}`;
