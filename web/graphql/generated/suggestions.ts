/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The availability of a product. */
export type Availability =
  /** No longer made: 'Üretimden kalktı' on the site. */
  | 'DISCONTINUED'
  /** In stock: 'Stokta' on the site. */
  | 'IN_STOCK'
  /** Available on order within `leadDays` days, where these are known: 'Sipariş üzerine' on the site. */
  | 'ON_ORDER';

/** How a product compares with the part of another maker. */
export type CrossRelation =
  /** 'Ölçüsü ve işlevi aynı': it fits in the same place and does the same. */
  | 'FORM_FIT_FUNCTION'
  /** 'Yerini aldı': that part is no longer made, and this one takes its place. */
  | 'REPLACES'
  /** 'Aynı parça': it is that part, under another code. */
  | 'SAME_PART'
  /** 'Benzer': it differs, so that the measures must be compared. */
  | 'SIMILAR';

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

export type ProductSuggestionsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ProductSuggestionsQuery = { products: { totalCount: number, isCountExact: boolean, didYouMean: string | null, isPartial: boolean, edges: Array<{ missingWords: Array<string>, node: { id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null }, matches: Array<{ start: number, length: number }>, matchedBy: { maker: string, code: string, relation: CrossRelation } | null }>, matchingCategories: Array<{ id: string, name: string, productCount: number }> } };


export const ProductSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"length"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingWords"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCountExact"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"matchingCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"discontinued"},"value":{"kind":"BooleanValue","value":false}}]}]}}]}}]}}]} as unknown as DocumentNode<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useProductSuggestionsQuery = (options: QueryOptions<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>) =>
  useQuery<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>(ProductSuggestionsDocument, options as useQuery.Options<ProductSuggestionsQuery, ProductSuggestionsQueryVariables> & { variables: ProductSuggestionsQueryVariables });