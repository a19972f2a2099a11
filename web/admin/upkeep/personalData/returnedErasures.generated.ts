/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ErasuresToRepeatQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresToRepeatQuery = { erasuresToRepeat: Array<{ id: string, at: string, admin: string | null, back: number }> };

export type RepeatErasuresMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RepeatErasuresMutation = { repeatErasures: number };


export const ErasuresToRepeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasuresToRepeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasuresToRepeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"back"}}]}}]}}]} as unknown as DocumentNode<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables>;
export const RepeatErasuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatErasures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatErasures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RepeatErasuresMutation, RepeatErasuresMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useErasuresToRepeatQuery = (options?: QueryOptions<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables>) =>
  useQuery<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables>(ErasuresToRepeatDocument, options as useQuery.Options<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables> & { variables: ErasuresToRepeatQueryVariables });

export const useRepeatErasuresMutation = (options?: MutationOptions<RepeatErasuresMutation, RepeatErasuresMutationVariables>) =>
  useMutation(RepeatErasuresDocument, options);