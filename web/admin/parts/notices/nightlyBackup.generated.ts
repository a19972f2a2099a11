/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NightlyBackupQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyBackupQuery = { nightlyBackup: { madeAt: string | null, failedAt: string | null, failure: string | null } | null };


export const NightlyBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NightlyBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nightlyBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<NightlyBackupQuery, NightlyBackupQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useNightlyBackupQuery = (options?: QueryOptions<NightlyBackupQuery, NightlyBackupQueryVariables>) =>
  useQuery<NightlyBackupQuery, NightlyBackupQueryVariables>(NightlyBackupDocument, options as useQuery.Options<NightlyBackupQuery, NightlyBackupQueryVariables> & { variables: NightlyBackupQueryVariables });