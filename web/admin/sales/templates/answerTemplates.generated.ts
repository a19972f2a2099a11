/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnswerTemplateToEditFragment = { id: string, name: string, text: string, version: number };

export type AnswerTemplateListQueryVariables = Exact<{ [key: string]: never; }>;


export type AnswerTemplateListQuery = { rows: Array<{ id: string, name: string, text: string, version: number }> };

export type AnswerTemplateToEditQueryVariables = Exact<{
  id: string;
}>;


export type AnswerTemplateToEditQuery = { row: { id: string, name: string, text: string, version: number } | null };

export type CreateAnswerTemplateMutationVariables = Exact<{
  input: Types.AnswerTemplateInput;
  key?: string | null | undefined;
}>;


export type CreateAnswerTemplateMutation = { saved: { id: string, name: string, text: string, version: number } };

export type UpdateAnswerTemplateMutationVariables = Exact<{
  id: string;
  input: Types.AnswerTemplateInput;
  version?: number | null | undefined;
}>;


export type UpdateAnswerTemplateMutation = { saved: { id: string, name: string, text: string, version: number } };

export const AnswerTemplateToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnswerTemplateToEditFragment, unknown>;
export const AnswerTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerTemplateList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"answerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnswerTemplateListQuery, AnswerTemplateListQueryVariables>;
export const AnswerTemplateToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"answerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables>;
export const CreateAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateAnswerTemplateMutation, CreateAnswerTemplateMutationVariables>;
export const UpdateAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateAnswerTemplateMutation, UpdateAnswerTemplateMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useAnswerTemplateListQuery = (options?: QueryOptions<AnswerTemplateListQuery, AnswerTemplateListQueryVariables>) =>
  useQuery<AnswerTemplateListQuery, AnswerTemplateListQueryVariables>(AnswerTemplateListDocument, options as useQuery.Options<AnswerTemplateListQuery, AnswerTemplateListQueryVariables> & { variables: AnswerTemplateListQueryVariables });

export const useAnswerTemplateToEditQuery = (options: QueryOptions<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables>) =>
  useQuery<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables>(AnswerTemplateToEditDocument, options as useQuery.Options<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables> & { variables: AnswerTemplateToEditQueryVariables });

export const useCreateAnswerTemplateMutation = (options?: MutationOptions<CreateAnswerTemplateMutation, CreateAnswerTemplateMutationVariables>) =>
  useMutation(CreateAnswerTemplateDocument, options);

export const useUpdateAnswerTemplateMutation = (options?: MutationOptions<UpdateAnswerTemplateMutation, UpdateAnswerTemplateMutationVariables>) =>
  useMutation(UpdateAnswerTemplateDocument, options);