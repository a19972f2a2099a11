/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SynonymShownFragment = { key: string, said: string, finds: Array<string>, twoWay: boolean, instead: boolean, times: number };

export type SynonymsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type SynonymsQuery = { synonyms: { totalCount: number, nodes: Array<{ key: string, said: string, finds: Array<string>, twoWay: boolean, instead: boolean, times: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WordCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WordCountsQuery = { synonyms: { totalCount: number }, pins: Array<{ key: string }>, ignoredWords: { totalCount: number } };

export type PinShownFragment = { key: string, said: string, leadsTo: string | null, until: string | null, products: Array<{ id: string, name: string }> };

export type PinsQueryVariables = Exact<{ [key: string]: never; }>;


export type PinsQuery = { pins: Array<{ key: string, said: string, leadsTo: string | null, until: string | null, products: Array<{ id: string, name: string }> }> };

export type IgnoredWordsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type IgnoredWordsQuery = { ignoredWords: { totalCount: number, nodes: Array<{ word: string, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TrySearchQueryVariables = Exact<{
  text: string;
  synonym?: Types.SynonymInput | null | undefined;
  instead?: string | null | undefined;
}>;


export type TrySearchQuery = { trySearch: { readAs: Array<string>, leadsTo: string | null, totalCount: number, without: number | null, hits: Array<{ foundBy: Types.FoundBy, bySynonym: boolean, product: { id: string, name: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } }> } };

export type AddSynonymMutationVariables = Exact<{
  input: Types.SynonymInput;
  key?: string | null | undefined;
}>;


export type AddSynonymMutation = { addSynonym: { key: string } };

export type ChangeSynonymMutationVariables = Exact<{
  id: string;
  input: Types.SynonymInput;
}>;


export type ChangeSynonymMutation = { changeSynonym: { key: string } };

export type AddPinMutationVariables = Exact<{
  input: Types.PinInput;
  key?: string | null | undefined;
}>;


export type AddPinMutation = { addPin: { key: string } };

export type ChangePinMutationVariables = Exact<{
  id: string;
  input: Types.PinInput;
}>;


export type ChangePinMutation = { changePin: { key: string } };

export const SynonymShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"finds"}},{"kind":"Field","name":{"kind":"Name","value":"twoWay"}},{"kind":"Field","name":{"kind":"Name","value":"instead"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]} as unknown as DocumentNode<SynonymShownFragment, unknown>;
export const PinShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PinShownFragment, unknown>;
export const SynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Synonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonyms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"finds"}},{"kind":"Field","name":{"kind":"Name","value":"twoWay"}},{"kind":"Field","name":{"kind":"Name","value":"instead"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]} as unknown as DocumentNode<SynonymsQuery, SynonymsQueryVariables>;
export const WordCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WordCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonyms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignoredWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WordCountsQuery, WordCountsQueryVariables>;
export const PinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinShown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PinsQuery, PinsQueryVariables>;
export const IgnoredWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IgnoredWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoredWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<IgnoredWordsQuery, IgnoredWordsQueryVariables>;
export const TrySearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrySearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonym"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instead"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"synonym"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonym"}}},{"kind":"Argument","name":{"kind":"Name","value":"instead"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instead"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAs"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"without"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"foundBy"}},{"kind":"Field","name":{"kind":"Name","value":"bySynonym"}}]}}]}}]}}]} as unknown as DocumentNode<TrySearchQuery, TrySearchQueryVariables>;
export const AddSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<AddSynonymMutation, AddSynonymMutationVariables>;
export const ChangeSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ChangeSynonymMutation, ChangeSynonymMutationVariables>;
export const AddPinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PinInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<AddPinMutation, AddPinMutationVariables>;
export const ChangePinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ChangePinMutation, ChangePinMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useSynonymsQuery = (options?: QueryOptions<SynonymsQuery, SynonymsQueryVariables>) =>
  useQuery<SynonymsQuery, SynonymsQueryVariables>(SynonymsDocument, options as useQuery.Options<SynonymsQuery, SynonymsQueryVariables> & { variables: SynonymsQueryVariables });

export const useWordCountsQuery = (options?: QueryOptions<WordCountsQuery, WordCountsQueryVariables>) =>
  useQuery<WordCountsQuery, WordCountsQueryVariables>(WordCountsDocument, options as useQuery.Options<WordCountsQuery, WordCountsQueryVariables> & { variables: WordCountsQueryVariables });

export const usePinsQuery = (options?: QueryOptions<PinsQuery, PinsQueryVariables>) =>
  useQuery<PinsQuery, PinsQueryVariables>(PinsDocument, options as useQuery.Options<PinsQuery, PinsQueryVariables> & { variables: PinsQueryVariables });

export const useIgnoredWordsQuery = (options?: QueryOptions<IgnoredWordsQuery, IgnoredWordsQueryVariables>) =>
  useQuery<IgnoredWordsQuery, IgnoredWordsQueryVariables>(IgnoredWordsDocument, options as useQuery.Options<IgnoredWordsQuery, IgnoredWordsQueryVariables> & { variables: IgnoredWordsQueryVariables });

export const useTrySearchQuery = (options: QueryOptions<TrySearchQuery, TrySearchQueryVariables>) =>
  useQuery<TrySearchQuery, TrySearchQueryVariables>(TrySearchDocument, options as useQuery.Options<TrySearchQuery, TrySearchQueryVariables> & { variables: TrySearchQueryVariables });

export const useAddSynonymMutation = (options?: MutationOptions<AddSynonymMutation, AddSynonymMutationVariables>) =>
  useMutation(AddSynonymDocument, options);

export const useChangeSynonymMutation = (options?: MutationOptions<ChangeSynonymMutation, ChangeSynonymMutationVariables>) =>
  useMutation(ChangeSynonymDocument, options);

export const useAddPinMutation = (options?: MutationOptions<AddPinMutation, AddPinMutationVariables>) =>
  useMutation(AddPinDocument, options);

export const useChangePinMutation = (options?: MutationOptions<ChangePinMutation, ChangePinMutationVariables>) =>
  useMutation(ChangePinDocument, options);