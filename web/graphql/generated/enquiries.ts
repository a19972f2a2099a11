/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The status of an enquiry. */
export type EnquiryState =
  /** Somebody is working on it. */
  | 'IN_PROGRESS'
  /** It did not become an order. */
  | 'LOST'
  /** The enquiry has just arrived. */
  | 'NEW'
  /** The buyer has an offer. */
  | 'OFFERED'
  /** It became an order. */
  | 'WON';

/** How a line counts in the sums of an offer. */
export type OfferLineKind =
  /** The buyer may take it instead of the nearest plain or optional line above it: it is not part of the sums. */
  | 'ALTERNATIVE'
  /** The buyer may add the line: it is not part of the sums. */
  | 'OPTIONAL'
  /** The line is part of the sums. */
  | 'PLAIN';

/** The present state of a row's product. */
export type RowStanding =
  /** It is no longer made. */
  | 'DISCONTINUED'
  /** It is in the catalogue. */
  | 'LISTED'
  /** It was deleted. */
  | 'REMOVED'
  /** The buyer wrote the row: it never named a product. */
  | 'WRITTEN';

/** A unit in which products are sold. */
export type SalesUnit =
  /** Sold by the box: 'kutu' on the site. */
  | 'BOX'
  /** Sold by the kilogram: 'kg' on the site. */
  | 'KILOGRAM'
  /** Sold by the litre: 'L' on the site. */
  | 'LITRE'
  /** Sold by the metre: 'm' on the site. */
  | 'METRE'
  /** Sold by the pack: 'paket' on the site. */
  | 'PACK'
  /** Sold by the pair: 'çift' on the site. */
  | 'PAIR'
  /** Sold by the piece: 'adet' on the site. */
  | 'PIECE'
  /** Sold by the roll: 'rulo' on the site. */
  | 'ROLL'
  /** Sold by the set: 'takım' on the site. */
  | 'SET'
  /** Sold by the square metre: 'm²' on the site. */
  | 'SQUARE_METRE';

export type EnquiryProductFragment = { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type EnquiryStatusQueryVariables = Exact<{
  number: string;
  token: string;
}>;


export type EnquiryStatusQuery = { enquiryStatus: { number: string, name: string, createdAt: string, state: EnquiryState, message: string | null, rows: Array<{ id: string, code: string | null, name: string, quantity: number | null, salesUnit: SalesUnit | null, note: string | null, written: string | null, askedCode: string | null, standing: RowStanding, product: { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, copy: { email: string, isSent: boolean } | null, offer: { number: string, createdAt: string, validUntil: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, pdfPath: string, lines: Array<{ id: string, kind: OfferLineKind, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number, product: { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> } } | null } | null };

export const EnquiryProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<EnquiryProductFragment, unknown>;
export const EnquiryStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"copy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<EnquiryStatusQuery, EnquiryStatusQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useEnquiryStatusQuery = (options: QueryOptions<EnquiryStatusQuery, EnquiryStatusQueryVariables>) =>
  useQuery<EnquiryStatusQuery, EnquiryStatusQueryVariables>(EnquiryStatusDocument, options as useQuery.Options<EnquiryStatusQuery, EnquiryStatusQueryVariables> & { variables: EnquiryStatusQueryVariables });