/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LanguageRowFragment = { code: string, name: string, direction: Types.TextDirection, inMenu: boolean, indexable: boolean, currency: Types.Currency | null, showsUnconfirmed: boolean, untranslated: Types.UntranslatedPage, position: number, version: number };

export type LanguageListQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguageListQuery = { languages: Array<{ code: string, name: string, direction: Types.TextDirection, inMenu: boolean, indexable: boolean, currency: Types.Currency | null, showsUnconfirmed: boolean, untranslated: Types.UntranslatedPage, position: number, version: number }> };

export type AddLanguageMutationVariables = Exact<{
  code: string;
  input: Types.LanguageInput;
}>;


export type AddLanguageMutation = { addLanguage: { code: string, name: string, direction: Types.TextDirection, inMenu: boolean, indexable: boolean, currency: Types.Currency | null, showsUnconfirmed: boolean, untranslated: Types.UntranslatedPage, position: number, version: number } };

export type UpdateLanguageMutationVariables = Exact<{
  code: string;
  input: Types.LanguageChanges;
  version?: number | null | undefined;
}>;


export type UpdateLanguageMutation = { updateLanguage: { code: string, name: string, direction: Types.TextDirection, inMenu: boolean, indexable: boolean, currency: Types.Currency | null, showsUnconfirmed: boolean, untranslated: Types.UntranslatedPage, position: number, version: number } };

export type RemoveLanguageMutationVariables = Exact<{
  code: string;
}>;


export type RemoveLanguageMutation = { removeLanguage: boolean };

export const LanguageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}},{"kind":"Field","name":{"kind":"Name","value":"indexable"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"showsUnconfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LanguageRowFragment, unknown>;
export const LanguageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LanguageList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}},{"kind":"Field","name":{"kind":"Name","value":"indexable"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"showsUnconfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LanguageListQuery, LanguageListQueryVariables>;
export const AddLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LanguageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}},{"kind":"Field","name":{"kind":"Name","value":"indexable"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"showsUnconfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddLanguageMutation, AddLanguageMutationVariables>;
export const UpdateLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LanguageChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"inMenu"}},{"kind":"Field","name":{"kind":"Name","value":"indexable"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"showsUnconfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"untranslated"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateLanguageMutation, UpdateLanguageMutationVariables>;
export const RemoveLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<RemoveLanguageMutation, RemoveLanguageMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useLanguageListQuery = (options?: QueryOptions<LanguageListQuery, LanguageListQueryVariables>) =>
  useQuery<LanguageListQuery, LanguageListQueryVariables>(LanguageListDocument, options as useQuery.Options<LanguageListQuery, LanguageListQueryVariables> & { variables: LanguageListQueryVariables });

export const useAddLanguageMutation = (options?: MutationOptions<AddLanguageMutation, AddLanguageMutationVariables>) =>
  useMutation(AddLanguageDocument, options);

export const useUpdateLanguageMutation = (options?: MutationOptions<UpdateLanguageMutation, UpdateLanguageMutationVariables>) =>
  useMutation(UpdateLanguageDocument, options);

export const useRemoveLanguageMutation = (options?: MutationOptions<RemoveLanguageMutation, RemoveLanguageMutationVariables>) =>
  useMutation(RemoveLanguageDocument, options);