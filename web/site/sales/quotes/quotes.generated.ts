/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuoteProductFragment = { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type QuoteRowFragment = { id: string, name: string, written: string | null, askedCode: string | null, quantity: number | null, unreadQuantity: string | null, note: string | null, replaces: string | null, formerPrice: number | null, formerPriceQuantity: number | null, standing: Types.RowStanding, suggestion: { id: string } | null, product: { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> };

export type QuoteListQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteListQuery = { quoteList: { id: string | null, name: string | null, sendKey: string | null, all: Array<{ id: string, name: string | null, rowCount: number, isChosen: boolean }>, share: { code: string, endsAt: string, rowCount: number } | null, repeated: { number: string, isOrder: boolean, rowCount: number, replaced: number, changed: number, gone: number } | null, rows: Array<{ id: string, name: string, written: string | null, askedCode: string | null, quantity: number | null, unreadQuantity: string | null, note: string | null, replaces: string | null, formerPrice: number | null, formerPriceQuantity: number | null, standing: Types.RowStanding, suggestion: { id: string } | null, product: { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }>, goesWith: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }, privacyNotice: { version: string } | null };

export type QuoteMatchQueryVariables = Exact<{
  text: string;
}>;


export type QuoteMatchQuery = { quoteMatch: { meant: string | null, product: { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, matchedBy: { maker: string, code: string, relation: Types.CrossRelation } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, category: { id: string, name: string } | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> } };

export type AddToQuoteListMutationVariables = Exact<{
  rows: Array<Types.EnquiryRowInput> | Types.EnquiryRowInput;
}>;


export type AddToQuoteListMutation = { addToQuoteList: { sendKey: string | null } };

export type ChangeQuoteRowMutationVariables = Exact<{
  id: string;
  input: Types.QuoteRowInput;
}>;


export type ChangeQuoteRowMutation = { changeQuoteRow: { sendKey: string | null } };

export type AcceptQuoteSuggestionsMutationVariables = Exact<{ [key: string]: never; }>;


export type AcceptQuoteSuggestionsMutation = { acceptQuoteSuggestions: { sendKey: string | null } };

export type RemoveQuoteRowMutationVariables = Exact<{
  id: string;
}>;


export type RemoveQuoteRowMutation = { removeQuoteRow: { sendKey: string | null } };

export type ClearQuoteListMutationVariables = Exact<{
  id?: string | null | undefined;
}>;


export type ClearQuoteListMutation = { clearQuoteList: { sendKey: string | null } };

export type PasteIntoQuoteListMutationVariables = Exact<{
  text: string;
}>;


export type PasteIntoQuoteListMutation = { pasteIntoQuoteList: { found: number, open: number, unread: number, leftOut: Array<string> } };

export type AddFileToQuoteListMutationVariables = Exact<{
  file: File;
}>;


export type AddFileToQuoteListMutation = { addFileToQuoteList: { found: number, open: number, unread: number, leftOut: Array<string> } };

export type SharedQuoteListQueryVariables = Exact<{
  code: string;
}>;


export type SharedQuoteListQuery = { sharedQuoteList: { endsAt: string, rows: Array<{ id: string, name: string, written: string | null, askedCode: string | null, quantity: number | null, unreadQuantity: string | null, note: string | null, replaces: string | null, formerPrice: number | null, formerPriceQuantity: number | null, standing: Types.RowStanding, suggestion: { id: string } | null, product: { id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: Types.SalesUnit | null, priceQuantity: number | null, minimumQuantity: number | null, sectionThumb: string | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }> } | null };

export type CreateQuoteListMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateQuoteListMutation = { createQuoteList: { id: string | null } };

export type RenameQuoteListMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameQuoteListMutation = { renameQuoteList: { id: string | null } };

export type ChooseQuoteListMutationVariables = Exact<{
  id: string;
}>;


export type ChooseQuoteListMutation = { chooseQuoteList: { id: string | null } };

export type DeleteQuoteListMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuoteListMutation = { deleteQuoteList: { id: string | null } };

export type ShareQuoteListMutationVariables = Exact<{
  id: string;
}>;


export type ShareQuoteListMutation = { shareQuoteList: { id: string | null } };

export type EndQuoteListShareMutationVariables = Exact<{
  id: string;
}>;


export type EndQuoteListShareMutation = { endQuoteListShare: { id: string | null } };

export type TakeSharedQuoteListMutationVariables = Exact<{
  code: string;
  asNewList?: boolean | null | undefined;
}>;


export type TakeSharedQuoteListMutation = { takeSharedQuoteList: { id: string | null } };

export type RepeatEnquiryMutationVariables = Exact<{
  number: string;
  token: string;
}>;


export type RepeatEnquiryMutation = { repeatEnquiry: { id: string | null } };

export type RepeatOrderMutationVariables = Exact<{
  number: string;
  token: string;
}>;


export type RepeatOrderMutation = { repeatOrder: { id: string | null } };

export type UndoRepeatedEnquiryMutationVariables = Exact<{ [key: string]: never; }>;


export type UndoRepeatedEnquiryMutation = { undoRepeatedEnquiry: { id: string | null } };

export type AddEnquiryAttachmentMutationVariables = Exact<{
  file: File;
}>;


export type AddEnquiryAttachmentMutation = { addEnquiryAttachment: { id: string, name: string, byteSize: number } };

export const QuoteProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectionThumb"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<QuoteProductFragment, unknown>;
export const QuoteRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formerPriceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectionThumb"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<QuoteRowFragment, unknown>;
export const QuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sendKey"}},{"kind":"Field","name":{"kind":"Name","value":"all"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repeated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"isOrder"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"replaced"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goesWith"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"privacyNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectionThumb"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formerPriceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}}]}}]} as unknown as DocumentNode<QuoteListQuery, QuoteListQueryVariables>;
export const QuoteMatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectionThumb"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<QuoteMatchQuery, QuoteMatchQueryVariables>;
export const AddToQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<AddToQuoteListMutation, AddToQuoteListMutationVariables>;
export const ChangeQuoteRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeQuoteRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeQuoteRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<ChangeQuoteRowMutation, ChangeQuoteRowMutationVariables>;
export const AcceptQuoteSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptQuoteSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptQuoteSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<AcceptQuoteSuggestionsMutation, AcceptQuoteSuggestionsMutationVariables>;
export const RemoveQuoteRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveQuoteRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeQuoteRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<RemoveQuoteRowMutation, RemoveQuoteRowMutationVariables>;
export const ClearQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendKey"}}]}}]}}]} as unknown as DocumentNode<ClearQuoteListMutation, ClearQuoteListMutationVariables>;
export const PasteIntoQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasteIntoQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pasteIntoQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<PasteIntoQuoteListMutation, PasteIntoQuoteListMutationVariables>;
export const AddFileToQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFileToQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFileToQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<AddFileToQuoteListMutation, AddFileToQuoteListMutationVariables>;
export const SharedQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sectionThumb"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"formerPriceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteProduct"}}]}}]}}]} as unknown as DocumentNode<SharedQuoteListQuery, SharedQuoteListQueryVariables>;
export const CreateQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuoteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateQuoteListMutation, CreateQuoteListMutationVariables>;
export const RenameQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RenameQuoteListMutation, RenameQuoteListMutationVariables>;
export const ChooseQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChooseQuoteListMutation, ChooseQuoteListMutationVariables>;
export const DeleteQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteQuoteListMutation, DeleteQuoteListMutationVariables>;
export const ShareQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ShareQuoteListMutation, ShareQuoteListMutationVariables>;
export const EndQuoteListShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndQuoteListShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endQuoteListShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndQuoteListShareMutation, EndQuoteListShareMutationVariables>;
export const TakeSharedQuoteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeSharedQuoteList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asNewList"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSharedQuoteList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"asNewList"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asNewList"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TakeSharedQuoteListMutation, TakeSharedQuoteListMutationVariables>;
export const RepeatEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RepeatEnquiryMutation, RepeatEnquiryMutationVariables>;
export const RepeatOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RepeatOrderMutation, RepeatOrderMutationVariables>;
export const UndoRepeatedEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRepeatedEnquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRepeatedEnquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoRepeatedEnquiryMutation, UndoRepeatedEnquiryMutationVariables>;
export const AddEnquiryAttachmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEnquiryAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEnquiryAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<AddEnquiryAttachmentMutation, AddEnquiryAttachmentMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useQuoteListQuery = (options?: QueryOptions<QuoteListQuery, QuoteListQueryVariables>) =>
  useQuery<QuoteListQuery, QuoteListQueryVariables>(QuoteListDocument, options as useQuery.Options<QuoteListQuery, QuoteListQueryVariables> & { variables: QuoteListQueryVariables });

export const useQuoteMatchQuery = (options: QueryOptions<QuoteMatchQuery, QuoteMatchQueryVariables>) =>
  useQuery<QuoteMatchQuery, QuoteMatchQueryVariables>(QuoteMatchDocument, options as useQuery.Options<QuoteMatchQuery, QuoteMatchQueryVariables> & { variables: QuoteMatchQueryVariables });

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

export const useSharedQuoteListQuery = (options: QueryOptions<SharedQuoteListQuery, SharedQuoteListQueryVariables>) =>
  useQuery<SharedQuoteListQuery, SharedQuoteListQueryVariables>(SharedQuoteListDocument, options as useQuery.Options<SharedQuoteListQuery, SharedQuoteListQueryVariables> & { variables: SharedQuoteListQueryVariables });

export const useCreateQuoteListMutation = (options?: MutationOptions<CreateQuoteListMutation, CreateQuoteListMutationVariables>) =>
  useMutation(CreateQuoteListDocument, options);

export const useRenameQuoteListMutation = (options?: MutationOptions<RenameQuoteListMutation, RenameQuoteListMutationVariables>) =>
  useMutation(RenameQuoteListDocument, options);

export const useChooseQuoteListMutation = (options?: MutationOptions<ChooseQuoteListMutation, ChooseQuoteListMutationVariables>) =>
  useMutation(ChooseQuoteListDocument, options);

export const useDeleteQuoteListMutation = (options?: MutationOptions<DeleteQuoteListMutation, DeleteQuoteListMutationVariables>) =>
  useMutation(DeleteQuoteListDocument, options);

export const useShareQuoteListMutation = (options?: MutationOptions<ShareQuoteListMutation, ShareQuoteListMutationVariables>) =>
  useMutation(ShareQuoteListDocument, options);

export const useEndQuoteListShareMutation = (options?: MutationOptions<EndQuoteListShareMutation, EndQuoteListShareMutationVariables>) =>
  useMutation(EndQuoteListShareDocument, options);

export const useTakeSharedQuoteListMutation = (options?: MutationOptions<TakeSharedQuoteListMutation, TakeSharedQuoteListMutationVariables>) =>
  useMutation(TakeSharedQuoteListDocument, options);

export const useRepeatEnquiryMutation = (options?: MutationOptions<RepeatEnquiryMutation, RepeatEnquiryMutationVariables>) =>
  useMutation(RepeatEnquiryDocument, options);

export const useRepeatOrderMutation = (options?: MutationOptions<RepeatOrderMutation, RepeatOrderMutationVariables>) =>
  useMutation(RepeatOrderDocument, options);

export const useUndoRepeatedEnquiryMutation = (options?: MutationOptions<UndoRepeatedEnquiryMutation, UndoRepeatedEnquiryMutationVariables>) =>
  useMutation(UndoRepeatedEnquiryDocument, options);

export const useAddEnquiryAttachmentMutation = (options?: MutationOptions<AddEnquiryAttachmentMutation, AddEnquiryAttachmentMutationVariables>) =>
  useMutation(AddEnquiryAttachmentDocument, options);