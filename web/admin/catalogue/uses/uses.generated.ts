/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductUsesQueryVariables = Exact<{
  which: Types.ChosenProducts;
}>;


export type ProductUsesQuery = { productUses: { openOffers: number, offerNumbers: Array<string>, plans: Array<{ id: string, name: string, at: string }> } };

export type OpenedBySubscriptionVariables = Exact<{
  id: string;
}>;


export type OpenedBySubscription = { openedBy: { people: Array<{ name: string, since: string }> } };


export const ProductUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"which"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenProducts"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"which"},"value":{"kind":"Variable","name":{"kind":"Name","value":"which"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOffers"}},{"kind":"Field","name":{"kind":"Name","value":"offerNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ProductUsesQuery, ProductUsesQueryVariables>;
export const OpenedByDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OpenedBy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"EnumValue","value":"PRODUCT"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<OpenedBySubscription, OpenedBySubscriptionVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

type SubscriptionOptions<D, V extends OperationVariables> = Omit<useSubscription.Options<D, V>, 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useProductUsesQuery = (options: QueryOptions<ProductUsesQuery, ProductUsesQueryVariables>) =>
  useQuery<ProductUsesQuery, ProductUsesQueryVariables>(ProductUsesDocument, options as useQuery.Options<ProductUsesQuery, ProductUsesQueryVariables> & { variables: ProductUsesQueryVariables });

export const useOpenedBySubscription = (options: SubscriptionOptions<OpenedBySubscription, OpenedBySubscriptionVariables>) =>
  useSubscription<OpenedBySubscription, OpenedBySubscriptionVariables>(OpenedByDocument, options as useSubscription.Options<OpenedBySubscription, OpenedBySubscriptionVariables>);