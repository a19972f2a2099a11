import type { DocumentsPageQueryVariables } from './documentsPage.generated.ts';
import { documentKindOf } from '../productList/documentKinds.ts';

// The address of the list of documents: `?tur=sertifika&q=flanş&after=…`.

/** The API takes no more letters of a search. */
const longest = 200;

export const wordsIn = (params: URLSearchParams) => params.get('q')?.trim().slice(0, longest) ?? '';

/** The name of a kind that there is not: the page says that the list is not narrowed by it. */
export const unknownKindIn = (params: URLSearchParams) => {
  const name = params.get('tur') ?? '';
  return name && !documentKindOf(name) ? name.slice(0, longest) : undefined;
};

export const documentsVariables = (params: URLSearchParams): DocumentsPageQueryVariables => ({
  after: params.get('after') || null,
  kind: documentKindOf(params.get('tur'))?.kind ?? null,
  search: wordsIn(params) || null,
  isSearch: wordsIn(params) !== '',
});
