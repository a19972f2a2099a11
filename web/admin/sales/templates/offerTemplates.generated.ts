/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfferTemplateToEditFragment = { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number };

export type OfferTemplateListQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferTemplateListQuery = { rows: Array<{ id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number }> };

export type OfferTemplateToEditQueryVariables = Exact<{
  id: string;
}>;


export type OfferTemplateToEditQuery = { row: { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number } | null };

export type CreateOfferTemplateMutationVariables = Exact<{
  input: Types.OfferTemplateInput;
  key?: string | null | undefined;
}>;


export type CreateOfferTemplateMutation = { saved: { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number } };

export type UpdateOfferTemplateMutationVariables = Exact<{
  id: string;
  input: Types.OfferTemplateInput;
  version?: number | null | undefined;
}>;


export type UpdateOfferTemplateMutation = { saved: { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number } };

export const OfferTemplateToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferTemplateToEditFragment, unknown>;
export const OfferTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferTemplateList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"offerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferTemplateListQuery, OfferTemplateListQueryVariables>;
export const OfferTemplateToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferTemplateToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"offerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables>;
export const CreateOfferTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateOfferTemplateMutation, CreateOfferTemplateMutationVariables>;
export const UpdateOfferTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateOfferTemplateMutation, UpdateOfferTemplateMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useOfferTemplateListQuery = (options?: QueryOptions<OfferTemplateListQuery, OfferTemplateListQueryVariables>) =>
  useQuery<OfferTemplateListQuery, OfferTemplateListQueryVariables>(OfferTemplateListDocument, options as useQuery.Options<OfferTemplateListQuery, OfferTemplateListQueryVariables> & { variables: OfferTemplateListQueryVariables });

export const useOfferTemplateToEditQuery = (options: QueryOptions<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables>) =>
  useQuery<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables>(OfferTemplateToEditDocument, options as useQuery.Options<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables> & { variables: OfferTemplateToEditQueryVariables });

export const useCreateOfferTemplateMutation = (options?: MutationOptions<CreateOfferTemplateMutation, CreateOfferTemplateMutationVariables>) =>
  useMutation(CreateOfferTemplateDocument, options);

export const useUpdateOfferTemplateMutation = (options?: MutationOptions<UpdateOfferTemplateMutation, UpdateOfferTemplateMutationVariables>) =>
  useMutation(UpdateOfferTemplateDocument, options);