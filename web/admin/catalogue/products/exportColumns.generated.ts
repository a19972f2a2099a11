/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilledColumnsQueryVariables = Exact<{
  which: Types.ChosenProducts;
}>;


export type FilledColumnsQuery = { filledColumns: Array<string> };


export const FilledColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilledColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"which"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenProducts"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filledColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"which"},"value":{"kind":"Variable","name":{"kind":"Name","value":"which"}}}]}]}}]} as unknown as DocumentNode<FilledColumnsQuery, FilledColumnsQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useFilledColumnsQuery = (options: QueryOptions<FilledColumnsQuery, FilledColumnsQueryVariables>) =>
  useQuery<FilledColumnsQuery, FilledColumnsQueryVariables>(FilledColumnsDocument, options as useQuery.Options<FilledColumnsQuery, FilledColumnsQueryVariables> & { variables: FilledColumnsQueryVariables });