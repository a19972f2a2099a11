/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoticesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { totalCount: number, nodes: Array<{ id: string, kind: Types.NoticeKind, changedAt: string, title: string, text: string | null, path: string | null, isRead: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { unreadNotices: number };

export type UnreadNoticesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesChangedSubscription = { unreadNotices: number };

export type ReadNoticesMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type ReadNoticesMutation = { readNotices: number };

export type NoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsQuery = { noticeSettings: { sendsMail: boolean, morning: string, choices: Array<{ kind: Types.NoticeKind, bell: Types.NoticeWay, mail: Types.NoticeWay }> } };

export type ChooseNoticesMutationVariables = Exact<{
  kind: Types.NoticeKind;
  bell: Types.NoticeWay;
  mail: Types.NoticeWay;
}>;


export type ChooseNoticesMutation = { chooseNotices: { sendsMail: boolean, morning: string, choices: Array<{ kind: Types.NoticeKind, bell: Types.NoticeWay, mail: Types.NoticeWay }> } };


export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const UnreadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<UnreadNoticesQuery, UnreadNoticesQueryVariables>;
export const UnreadNoticesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadNoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>;
export const ReadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ReadNoticesMutation, ReadNoticesMutationVariables>;
export const NoticeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeSettingsQuery, NoticeSettingsQueryVariables>;
export const ChooseNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeWay"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeWay"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"bell"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bell"}}},{"kind":"Argument","name":{"kind":"Name","value":"mail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseNoticesMutation, ChooseNoticesMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

type SubscriptionOptions<D, V extends OperationVariables> = Omit<useSubscription.Options<D, V>, 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useNoticesQuery = (options: QueryOptions<NoticesQuery, NoticesQueryVariables>) =>
  useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options as useQuery.Options<NoticesQuery, NoticesQueryVariables> & { variables: NoticesQueryVariables });

export const useUnreadNoticesQuery = (options?: QueryOptions<UnreadNoticesQuery, UnreadNoticesQueryVariables>) =>
  useQuery<UnreadNoticesQuery, UnreadNoticesQueryVariables>(UnreadNoticesDocument, options as useQuery.Options<UnreadNoticesQuery, UnreadNoticesQueryVariables> & { variables: UnreadNoticesQueryVariables });

export const useUnreadNoticesChangedSubscription = (options?: SubscriptionOptions<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>) =>
  useSubscription<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>(UnreadNoticesChangedDocument, options as useSubscription.Options<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>);

export const useReadNoticesMutation = (options?: MutationOptions<ReadNoticesMutation, ReadNoticesMutationVariables>) =>
  useMutation(ReadNoticesDocument, options);

export const useNoticeSettingsQuery = (options?: QueryOptions<NoticeSettingsQuery, NoticeSettingsQueryVariables>) =>
  useQuery<NoticeSettingsQuery, NoticeSettingsQueryVariables>(NoticeSettingsDocument, options as useQuery.Options<NoticeSettingsQuery, NoticeSettingsQueryVariables> & { variables: NoticeSettingsQueryVariables });

export const useChooseNoticesMutation = (options?: MutationOptions<ChooseNoticesMutation, ChooseNoticesMutationVariables>) =>
  useMutation(ChooseNoticesDocument, options);