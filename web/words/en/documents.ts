import { countText } from '../../../common/text/locale.ts';

export const productAndMore = (count: number) =>
  count === 1 ? '{product} and 1\u00a0more product' : `{product} and ${countText(count)}\u00a0more products`;
export const searchDocuments = 'Search documents';
export const nameOfDocument = 'Name of the document';
export const nameSeriesOrRevision = 'Name, series or revision';
export const kinds = 'Kinds of documents';
export const unknownKind = (kind: string) => `There is no kind of document named “${kind}”; all kinds are listed.`;
export const found = (search: string, count: string) =>
  `${count} ${count === '1' ? 'document' : 'documents'} for “${search}”`;
export const nothingChosen = 'No documents match this selection.';
export const writeToUs = 'Write to us about the document you need and we will send it.';
export const english = 'English';
export const german = 'German';
export const french = 'French';
export const italian = 'Italian';
export const spanish = 'Spanish';
export const russian = 'Russian';
export const arabic = 'Arabic';
export const chinese = 'Chinese';
export const severalLanguages = 'several languages';
export const revisionOf = (revision: string) => `rev.\u00a0${revision}`;
