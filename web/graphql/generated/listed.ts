/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values that the buyer enters. */
export type EnquiryInput = {
  /**
   * Optional: the ids of files that `addEnquiryAttachment` has stored, at most 5. One that is gone, or that another enquiry has,
   * is `BAD_USER_INPUT` at its place, such as `attachments.0`, and nothing is stored.
   */
  attachments?: Array<string> | null | undefined;
  /** Optional: the company. */
  company?: string | null | undefined;
  /** The place of delivery; optional. */
  deliveryPlace?: string | null | undefined;
  /** The e-mail address for the answer. */
  email: string;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** Reserved, too: what people do not see, programs fill in. */
  leaveEmpty?: string | null | undefined;
  /** Optional remarks; line breaks are kept. The contact form puts its subject before its text. */
  message?: string | null | undefined;
  /** First and last name. */
  name: string;
  /** The version of the privacy notice that the form showed. Default, and for an unknown one: the version in force. */
  noticeVersion?: string | null | undefined;
  /** Optional: the telephone number. */
  phone?: string | null | undefined;
  /** The requested rows, at most 60. Default: the visitor's quote list, which is then emptied. */
  rows?: Array<EnquiryRowInput> | null | undefined;
  /** Reserved: leave this field out. */
  website?: string | null | undefined;
};

/** One requested item: a product, or a line in the buyer's words. */
export type EnquiryRowInput = {
  /** The remark about it. */
  note?: string | null | undefined;
  /** The id of the product. If it was deleted in the meantime, the row keeps its `text`. */
  productId?: string | null | undefined;
  /** The quantity; optional. */
  quantity?: number | null | undefined;
  /** The buyer's words, for something that is not in the catalogue. */
  text?: string | null | undefined;
};

export type ListedQuantitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedQuantitiesQuery = { quoteList: { id: string | null, sendKey: string | null, rows: Array<{ id: string, quantity: number | null, product: { id: string } | null }> } };

export type SendEnquiryMutationVariables = Exact<{
  input: EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry: { number: string, statusPath: string } };


export const ListedQuantitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedQuantities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sendKey"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListedQuantitiesQuery, ListedQuantitiesQueryVariables>;
export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"}}]}}]}}]} as unknown as DocumentNode<SendEnquiryMutation, SendEnquiryMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useListedQuantitiesQuery = (options?: QueryOptions<ListedQuantitiesQuery, ListedQuantitiesQueryVariables>) =>
  useQuery<ListedQuantitiesQuery, ListedQuantitiesQueryVariables>(ListedQuantitiesDocument, options as useQuery.Options<ListedQuantitiesQuery, ListedQuantitiesQueryVariables> & { variables: ListedQuantitiesQueryVariables });

export const useSendEnquiryMutation = (options?: MutationOptions<SendEnquiryMutation, SendEnquiryMutationVariables>) =>
  useMutation(SendEnquiryDocument, options);