/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The values with which a buyer accepts an offer. */
export type AcceptanceInput = {
  /** The ids of the alternatives that are ordered instead of their lines, at most one for each. */
  alternatives?: Array<string> | null | undefined;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** First and last name of the person who accepts. */
  name: string;
  /** The ids of the optional lines that are ordered, too. */
  options?: Array<string> | null | undefined;
  /** Optional: the number under which the buyer knows the order. */
  ownNumber?: string | null | undefined;
  /** True: the buyer says that the offer and its terms are read and ordered. Anything else is `BAD_USER_INPUT`. */
  read: boolean;
  /** The revision that the buyer read; see `Offer.revision`. */
  revision: number;
  /** The position of that person. */
  title: string;
};

/** The status of an enquiry. */
export type EnquiryState =
  /** Somebody is working on it. */
  | 'IN_PROGRESS'
  /** It did not become an order. */
  | 'LOST'
  /** The enquiry has just arrived. */
  | 'NEW'
  /** The buyer has an offer. */
  | 'OFFERED'
  /** It became an order. */
  | 'WON';

/** The values with which a buyer asks for changes of an offer; at least one line or a text. */
export type OfferChangeInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** What is to change, line by line. */
  lines?: Array<OfferChangeLineInput> | null | undefined;
  /** The revision that the buyer read. */
  revision: number;
  /** Optional remarks about the whole offer; line breaks are kept. */
  text?: string | null | undefined;
};

/** What is to change in a line of an offer. What is left out may stay. */
export type OfferChangeLineInput = {
  /** The day of delivery: '2026-12-06'. */
  day?: string | null | undefined;
  /** The id of the line. */
  lineId: string;
  /** The price in Turkish lira without KDV, for as many units as that of the line. */
  price?: number | null | undefined;
  /** The quantity that is asked for. */
  quantity?: number | null | undefined;
  /** A remark; line breaks are kept. */
  text?: string | null | undefined;
};

/** The values with which a buyer declines an offer. */
export type OfferDeclineInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** Why it is declined; optional. */
  reason?: OfferDeclineReason | null | undefined;
  /** The revision that the buyer read. */
  revision: number;
  /** Optional remarks; line breaks are kept. */
  text?: string | null | undefined;
};

/** Why a buyer declines an offer. */
export type OfferDeclineReason =
  /** Delivery takes too long. */
  | 'LEAD_TIME'
  /** It is not needed any more. */
  | 'NOT_NEEDED'
  /** The price is too high. */
  | 'PRICE'
  /** What is offered does not suit. */
  | 'UNSUITABLE';

/** How a line counts in the sums of an offer. */
export type OfferLineKind =
  /** The buyer may take it instead of the nearest plain or optional line above it: it is not part of the sums. */
  | 'ALTERNATIVE'
  /** The buyer may add the line: it is not part of the sums. */
  | 'OPTIONAL'
  /** The line is part of the sums. */
  | 'PLAIN';

/** Names the offer that a buyer wants to be renewed. */
export type OfferRenewalInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** The revision whose last day is over. */
  revision: number;
};

/** What a buyer can ask for instead of accepting an offer. */
export type OfferRequestKind =
  /** The buyer wants another offer. */
  | 'CHANGE'
  /** The buyer wants nothing any more. */
  | 'DECLINE'
  /** The buyer wants a new offer in place of one whose last day is over. */
  | 'RENEWAL';

/** The papers of an order. */
export type OrderDocumentKind =
  /** The confirmation of the order, from the state `CONFIRMED` on. */
  | 'CONFIRMATION'
  /** The accepted revision of the offer, with the record of its acceptance. */
  | 'OFFER'
  /** The order that the buyer sent along. */
  | 'OWN';

/** The states of an order, in their order. */
export type OrderState =
  /** It was cancelled. */
  | 'CANCELLED'
  /** The company has confirmed the order. */
  | 'CONFIRMED'
  /** The buyer has it. */
  | 'DELIVERED'
  /** The buyer has accepted the offer. */
  | 'PLACED'
  /** It is packed. */
  | 'READY'
  /** It is on its way. */
  | 'SENT';

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

export type EnquiryProductFragment = { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type EnquiryStatusQueryVariables = Exact<{
  number: string;
  token: string;
}>;


export type EnquiryStatusQuery = { enquiryStatus: { number: string, name: string, createdAt: string, state: EnquiryState, message: string | null, attachments: Array<{ name: string, byteSize: number }>, rows: Array<{ id: string, code: string | null, name: string, quantity: number | null, salesUnit: SalesUnit | null, note: string | null, written: string | null, askedCode: string | null, standing: RowStanding, product: { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, copy: { email: string, isSent: boolean } | null, order: { number: string, state: OrderState, createdAt: string, offerNumber: string, company: string | null, buyerName: string | null, buyerTitle: string | null, ownNumber: string | null, network: string | null, digest: string, deliveryPlace: string | null, deliveryTerms: string | null, carrier: string | null, consignment: string | null, consignmentUrl: string | null, cancelReason: string | null, documents: Array<{ kind: OrderDocumentKind, path: string }>, events: Array<{ id: string, state: OrderState, text: string | null, createdAt: string }>, rows: Array<{ id: string, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number, product: { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> } } | null, offers: Array<{ revision: number, createdAt: string }>, offer: { number: string, revision: number, createdAt: string, validUntil: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, pdfPath: string, requests: Array<{ id: string, kind: OfferRequestKind, createdAt: string, lines: Array<{ quantity: number | null }> }>, differences: { count: number, earlier: { revision: number, pdfPath: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null }, lines: Array<{ line: { id: string }, before: { id: string, kind: OfferLineKind, name: string, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null } | null }>, removed: Array<{ id: string, name: string, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, net: number }> } | null, lines: Array<{ id: string, kind: OfferLineKind, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number, product: { id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> } } | null } | null };

export type AcceptOfferMutationVariables = Exact<{
  number: string;
  token: string;
  input: AcceptanceInput;
  file?: File | null | undefined;
}>;


export type AcceptOfferMutation = { acceptOffer: { number: string, state: EnquiryState } };

export type RequestOfferChangeMutationVariables = Exact<{
  number: string;
  token: string;
  input: OfferChangeInput;
}>;


export type RequestOfferChangeMutation = { requestOfferChange: { number: string, state: EnquiryState } };

export type DeclineOfferMutationVariables = Exact<{
  number: string;
  token: string;
  input: OfferDeclineInput;
}>;


export type DeclineOfferMutation = { declineOffer: { number: string, state: EnquiryState } };

export type RequestOfferRenewalMutationVariables = Exact<{
  number: string;
  token: string;
  input: OfferRenewalInput;
}>;


export type RequestOfferRenewalMutation = { requestOfferRenewal: { number: string, state: EnquiryState } };

export const EnquiryProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<EnquiryProductFragment, unknown>;
export const EnquiryStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"copy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"consignment"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"earlier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"removed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProduct"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<EnquiryStatusQuery, EnquiryStatusQueryVariables>;
export const AcceptOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptanceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const RequestOfferChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOfferChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestOfferChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RequestOfferChangeMutation, RequestOfferChangeMutationVariables>;
export const DeclineOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferDeclineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<DeclineOfferMutation, DeclineOfferMutationVariables>;
export const RequestOfferRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestOfferRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferRenewalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestOfferRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RequestOfferRenewalMutation, RequestOfferRenewalMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useEnquiryStatusQuery = (options: QueryOptions<EnquiryStatusQuery, EnquiryStatusQueryVariables>) =>
  useQuery<EnquiryStatusQuery, EnquiryStatusQueryVariables>(EnquiryStatusDocument, options as useQuery.Options<EnquiryStatusQuery, EnquiryStatusQueryVariables> & { variables: EnquiryStatusQueryVariables });

export const useAcceptOfferMutation = (options?: MutationOptions<AcceptOfferMutation, AcceptOfferMutationVariables>) =>
  useMutation(AcceptOfferDocument, options);

export const useRequestOfferChangeMutation = (options?: MutationOptions<RequestOfferChangeMutation, RequestOfferChangeMutationVariables>) =>
  useMutation(RequestOfferChangeDocument, options);

export const useDeclineOfferMutation = (options?: MutationOptions<DeclineOfferMutation, DeclineOfferMutationVariables>) =>
  useMutation(DeclineOfferDocument, options);

export const useRequestOfferRenewalMutation = (options?: MutationOptions<RequestOfferRenewalMutation, RequestOfferRenewalMutationVariables>) =>
  useMutation(RequestOfferRenewalDocument, options);