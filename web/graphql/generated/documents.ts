/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Formats that documents come in. */
export type DocumentFormat =
  /** Drawing of AutoCAD. */
  | 'DWG'
  /** Drawing Interchange Format of AutoCAD, as text or binary. */
  | 'DXF'
  /** Portable Document Format. */
  | 'PDF'
  /** ISO 10303-21: a model that CAD programs read. */
  | 'STEP';

/** The kind of a document. */
export type DocumentKind =
  /** A CAD model: '3B model' on the site. */
  | 'CAD_MODEL'
  /** A certificate: 'Sertifika' on the site. */
  | 'CERTIFICATE'
  /** A data sheet: 'Ürün föyü' on the site. */
  | 'DATA_SHEET'
  /** A technical drawing: 'Teknik resim' on the site. */
  | 'DRAWING'
  /** A manual: 'Kullanım kılavuzu' on the site. */
  | 'MANUAL'
  /** Any other document. */
  | 'OTHER';

/** The languages of documents. */
export type DocumentLanguage =
  /** The document is in Arabic. */
  | 'AR'
  /** The document is in German. */
  | 'DE'
  /** The document is in English. */
  | 'EN'
  /** The document is in Spanish. */
  | 'ES'
  /** The document is in French. */
  | 'FR'
  /** The document is in Italian. */
  | 'IT'
  /** The document is in several languages. */
  | 'MULTIPLE'
  /** The document is in Russian. */
  | 'RU'
  /** The document is in Turkish. */
  | 'TR'
  /** The document is in Chinese. */
  | 'ZH';

export type DocumentsPageQueryVariables = Exact<{
  after?: string | null | undefined;
  kind?: DocumentKind | null | undefined;
  search?: string | null | undefined;
  isSearch: boolean;
}>;


export type DocumentsPageQuery = { documentsOfProducts: { totalCount?: number, nodes: Array<{ productCount: number, id: string, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, products: Array<{ id: string, name: string }>, file: { url: string, format: DocumentFormat, byteSize: number } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } }, documentKinds: Array<{ kind: DocumentKind, count: number, isExact: boolean }> };

export type ListedDocumentFragment = { id: string, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, file: { url: string, format: DocumentFormat, byteSize: number } };

export const ListedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<ListedDocumentFragment, unknown>;
export const DocumentsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSearch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentsOfProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDocument"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSearch"}}}]}]}]}},{"kind":"Field","name":{"kind":"Name","value":"documentKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<DocumentsPageQuery, DocumentsPageQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useDocumentsPageQuery = (options: QueryOptions<DocumentsPageQuery, DocumentsPageQueryVariables>) =>
  useQuery<DocumentsPageQuery, DocumentsPageQueryVariables>(DocumentsPageDocument, options as useQuery.Options<DocumentsPageQuery, DocumentsPageQueryVariables> & { variables: DocumentsPageQueryVariables });