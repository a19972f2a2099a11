/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values that the buyer enters. */
export type EnquiryInput = {
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

/** The changes of a row. */
export type QuoteRowInput = {
  /** The remark about it; an empty text removes it. */
  note?: string | null | undefined;
  /** The product that the visitor's words mean. */
  productId?: string | null | undefined;
  /** The quantity of the item. */
  quantity?: number | null | undefined;
  /** New words, to which a product is matched. */
  text?: string | null | undefined;
};

/** The present state of a row's product. */
export type RowStanding =
  /** It is no longer made. */
  | 'DISCONTINUED'
  /** It is in the catalogue. */
  | 'LISTED'
  /** It was deleted. */
  | 'REMOVED'
  /** The buyer wrote the row: it never named a product. */
  | 'WRITTEN';

/** A unit in which products are sold. */
export type SalesUnit =
  /** Sold by the box: 'kutu' on the site. */
  | 'BOX'
  /** Sold by the kilogram: 'kg' on the site. */
  | 'KILOGRAM'
  /** Sold by the litre: 'L' on the site. */
  | 'LITRE'
  /** Sold by the metre: 'm' on the site. */
  | 'METRE'
  /** Sold by the pack: 'paket' on the site. */
  | 'PACK'
  /** Sold by the pair: 'çift' on the site. */
  | 'PAIR'
  /** Sold by the piece: 'adet' on the site. */
  | 'PIECE'
  /** Sold by the roll: 'rulo' on the site. */
  | 'ROLL'
  /** Sold by the set: 'takım' on the site. */
  | 'SET'
  /** Sold by the square metre: 'm²' on the site. */
  | 'SQUARE_METRE';

export type QuoteProductFragment = { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type QuoteRowFragment = { id: string, name: string, written: string | null, askedCode: string | null, quantity: number | null, unreadQuantity: string | null, note: string | null, standing: RowStanding, suggestion: { id: string } | null, product: { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> };

export type QuoteListQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteListQuery = { quoteList: { sendKey: string | null, rows: Array<{ id: string, name: string, written: string | null, askedCode: string | null, quantity: number | null, unreadQuantity: string | null, note: string | null, standing: RowStanding, suggestion: { id: string } | null, product: { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }> }, privacyNotice: { version: string } | null };

export type ListedQuantitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedQuantitiesQuery = { quoteList: { sendKey: string | null, rows: Array<{ id: string, quantity: number | null, product: { id: string } | null }> } };

export type AddToQuoteListMutationVariables = Exact<{
  rows: Array<EnquiryRowInput> | EnquiryRowInput;
}>;


export type AddToQuoteListMutation = { addToQuoteList: { sendKey: string | null } };

export type ChangeQuoteRowMutationVariables = Exact<{
  id: string;
  input: QuoteRowInput;
}>;


export type ChangeQuoteRowMutation = { changeQuoteRow: { sendKey: string | null } };

export type AcceptQuoteSuggestionsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptQuoteSuggestionsMutation = { acceptQuoteSuggestions: { sendKey: string | null } };

export type RemoveQuoteRowMutationVariables = Exact<{
  id: string;
}>;


export type RemoveQuoteRowMutation = { removeQuoteRow: { sendKey: string | null } };

export type ClearQuoteListMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearQuoteListMutation = { clearQuoteList: { sendKey: string | null } };

export type PasteIntoQuoteListMutationVariables = Exact<{
  text: string;
}>;


export type PasteIntoQuoteListMutation = { pasteIntoQuoteList: { found: number, open: number, unread: number } };

export type AddFileToQuoteListMutationVariables = Exact<{
  file: File;
}>;


export type AddFileToQuoteListMutation = { addFileToQuoteList: { found: number, open: number, unread: number } };

export type SendEnquiryMutationVariables = Exact<{
  input: EnquiryInput;
}>;


export type SendEnquiryMutation = { sendEnquiry: { number: string, statusPath: string } };

export const QuoteProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<QuoteProductFragment, unknown>;
export const QuoteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<QuoteRowFragment, unknown>;
export const QuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacyNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}}]}}]} as unknown as DocumentNode<QuoteListQuery, QuoteListQueryVariables>;
export const ListedQuantitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedQuantities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListedQuantitiesQuery, ListedQuantitiesQueryVariables>;
export const AddToQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<AddToQuoteListMutation, AddToQuoteListMutationVariables>;
export const ChangeQuoteRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeQuoteRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeQuoteRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<ChangeQuoteRowMutation, ChangeQuoteRowMutationVariables>;
export const AcceptQuoteSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptQuoteSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptQuoteSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<AcceptQuoteSuggestionsMutation, AcceptQuoteSuggestionsMutationVariables>;
export const RemoveQuoteRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveQuoteRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeQuoteRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<RemoveQuoteRowMutation, RemoveQuoteRowMutationVariables>;
export const ClearQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearQuoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearQuoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<ClearQuoteListMutation, ClearQuoteListMutationVariables>;
export const PasteIntoQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasteIntoQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pasteIntoQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]} as unknown as DocumentNode<PasteIntoQuoteListMutation, PasteIntoQuoteListMutationVariables>;
export const AddFileToQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFileToQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFileToQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]} as unknown as DocumentNode<AddFileToQuoteListMutation, AddFileToQuoteListMutationVariables>;
export const SendEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"}}]}}]}}]} as unknown as DocumentNode<SendEnquiryMutation, SendEnquiryMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useQuoteListQuery = (options?: QueryOptions<QuoteListQuery, QuoteListQueryVariables>) =>
  useQuery<QuoteListQuery, QuoteListQueryVariables>(QuoteListDocument, options as useQuery.Options<QuoteListQuery, QuoteListQueryVariables> & { variables: QuoteListQueryVariables });

export const useListedQuantitiesQuery = (options?: QueryOptions<ListedQuantitiesQuery, ListedQuantitiesQueryVariables>) =>
  useQuery<ListedQuantitiesQuery, ListedQuantitiesQueryVariables>(ListedQuantitiesDocument, options as useQuery.Options<ListedQuantitiesQuery, ListedQuantitiesQueryVariables> & { variables: ListedQuantitiesQueryVariables });

export const useAddToQuoteListMutation = (options?: MutationOptions<AddToQuoteListMutation, AddToQuoteListMutationVariables>) =>
  useMutation(AddToQuoteListDocument, options);

export const useChangeQuoteRowMutation = (options?: MutationOptions<ChangeQuoteRowMutation, ChangeQuoteRowMutationVariables>) =>
  useMutation(ChangeQuoteRowDocument, options);

export const useAcceptQuoteSuggestionsMutation = (options?: MutationOptions<AcceptQuoteSuggestionsMutation, AcceptQuoteSuggestionsMutationVariables>) =>
  useMutation(AcceptQuoteSuggestionsDocument, options);

export const useRemoveQuoteRowMutation = (options?: MutationOptions<RemoveQuoteRowMutation, RemoveQuoteRowMutationVariables>) =>
  useMutation(RemoveQuoteRowDocument, options);

export const useClearQuoteListMutation = (options?: MutationOptions<ClearQuoteListMutation, ClearQuoteListMutationVariables>) =>
  useMutation(ClearQuoteListDocument, options);

export const usePasteIntoQuoteListMutation = (options?: MutationOptions<PasteIntoQuoteListMutation, PasteIntoQuoteListMutationVariables>) =>
  useMutation(PasteIntoQuoteListDocument, options);

export const useAddFileToQuoteListMutation = (options?: MutationOptions<AddFileToQuoteListMutation, AddFileToQuoteListMutationVariables>) =>
  useMutation(AddFileToQuoteListDocument, options);

export const useSendEnquiryMutation = (options?: MutationOptions<SendEnquiryMutation, SendEnquiryMutationVariables>) =>
  useMutation(SendEnquiryDocument, options);