/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonalDataQueryVariables = Exact<{
  contact: string;
}>;


export type PersonalDataQuery = { personalData: Array<{ id: string, sort: Types.PersonalSort, title: string, name: string, email: string, phone: string | null, createdAt: string, isSent: boolean, isInBin: boolean, offerCount: number }> };

export type PersonalEntryRowFragment = { id: string, sort: Types.PersonalSort, title: string, name: string, email: string, phone: string | null, createdAt: string, isSent: boolean, isInBin: boolean, offerCount: number };

export type ExportPersonalDataMutationVariables = Exact<{
  contact: string;
  ids: Array<string> | string;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: { json: unknown, text: string } };

export type ErasePersonalDataMutationVariables = Exact<{
  contact: string;
  ids: Array<string> | string;
}>;


export type ErasePersonalDataMutation = { erasePersonalData: number };

export type PrivacyNoticeVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyNoticeVersionQuery = { privacyNotice: { version: string } | null };

export const PersonalEntryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]} as unknown as DocumentNode<PersonalEntryRowFragment, unknown>;
export const PersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalEntryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const ExportPersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ErasePersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const PrivacyNoticeVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrivacyNoticeVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacyNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PrivacyNoticeVersionQuery, PrivacyNoticeVersionQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const usePersonalDataQuery = (options: QueryOptions<PersonalDataQuery, PersonalDataQueryVariables>) =>
  useQuery<PersonalDataQuery, PersonalDataQueryVariables>(PersonalDataDocument, options as useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables> & { variables: PersonalDataQueryVariables });

export const useExportPersonalDataMutation = (options?: MutationOptions<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>) =>
  useMutation(ExportPersonalDataDocument, options);

export const useErasePersonalDataMutation = (options?: MutationOptions<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>) =>
  useMutation(ErasePersonalDataDocument, options);

export const usePrivacyNoticeVersionQuery = (options?: QueryOptions<PrivacyNoticeVersionQuery, PrivacyNoticeVersionQueryVariables>) =>
  useQuery<PrivacyNoticeVersionQuery, PrivacyNoticeVersionQueryVariables>(PrivacyNoticeVersionDocument, options as useQuery.Options<PrivacyNoticeVersionQuery, PrivacyNoticeVersionQueryVariables> & { variables: PrivacyNoticeVersionQueryVariables });