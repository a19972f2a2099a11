/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TodayFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayFiguresQuery = { todayFigures: { newEnquiries: number | null, unanswered: number | null, suspectedEnquiries: number | null, suspectedMessages: number | null } };

export type TodayFiguresChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TodayFiguresChangedSubscription = { todayFigures: { newEnquiries: number | null, unanswered: number | null, suspectedEnquiries: number | null, suspectedMessages: number | null, endingOffers: number | null, failedMails: number | null, mailTrouble: string | null, stoppedImports: number | null, stoppedPlans: number | null } };

export type TodayEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayEnquiriesQuery = { enquiries: { totalCount: number, nodes: Array<{ id: string, number: string, name: string, company: string | null, rowCount: number, createdAt: string }> } };

export type TodayOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayOffersQuery = { endingOffers: { totalCount: number, nodes: Array<{ offer: { id: string, number: string, validUntil: string, currency: Types.Currency, sums: { total: number } }, enquiry: { id: string, name: string, company: string | null } }> } };

export type TodayOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayOrdersQuery = { orders: { totalCount: number, nodes: Array<{ id: string, number: string, state: Types.OrderState, createdAt: string, company: string | null, buyerName: string | null, ownNumber: string | null, currency: Types.Currency, channel: Types.AcceptanceChannel, enquiry: { id: string, phone: string | null } | null, sums: { total: number } }> } };

export type TodayMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayMailsQuery = { failedMails: { totalCount: number, trouble: string | null, mailboxTrouble: string | null, nodes: Array<{ id: string, what: string, path: string | null, failure: Types.MailFailure }> } };

export type TodayImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayImportsQuery = { importProfiles: Array<{ id: string, name: string, nextRunAt: string | null, lastRun: { id: string, state: Types.ImportRunState, createdAt: string, reasons: Array<string> } | null }> };

export type TodayPlansQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type TodayPlansQuery = { planSteps: Array<{ id: string, planId: string, name: string, what: Types.PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: Types.PlanState, met: number, reason: string | null, undoToken: string | null }>, stopped: Array<{ id: string, planId: string, name: string, what: Types.PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: Types.PlanState, met: number, reason: string | null, undoToken: string | null }> };

export type TodayHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayHealthQuery = { health: { findings: Array<{ check: Types.HealthCheck, count: number, before: number | null }> } };

export type TodayProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayProductsQuery = { products: { totalCount: number } };

export type SettleFailedMailMutationVariables = Exact<{
  id: string;
}>;


export type SettleFailedMailMutation = { settleFailedMail: boolean };

export type TodayRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayRatesQuery = { moneySettings: { currencies: Array<Types.Currency>, today: Array<{ id: string, currency: Types.Currency, applied: number, day: string, changed: number }> } };


export const TodayFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedMessages"}}]}}]}}]} as unknown as DocumentNode<TodayFiguresQuery, TodayFiguresQueryVariables>;
export const TodayFiguresChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TodayFiguresChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedMessages"}},{"kind":"Field","name":{"kind":"Name","value":"endingOffers"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedImports"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedPlans"}}]}}]}}]} as unknown as DocumentNode<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>;
export const TodayEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayEnquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"NEW"}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TodayEnquiriesQuery, TodayEnquiriesQueryVariables>;
export const TodayOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endingOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TodayOffersQuery, TodayOffersQueryVariables>;
export const TodayOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"PLACED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderInList"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<TodayOrdersQuery, TodayOrdersQueryVariables>;
export const TodayMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"mailboxTrouble"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<TodayMailsQuery, TodayMailsQueryVariables>;
export const TodayImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]}}]} as unknown as DocumentNode<TodayImportsQuery, TodayImportsQueryVariables>;
export const TodayPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStepRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"stopped"},"name":{"kind":"Name","value":"planSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"StringValue","value":"2000-01-01T00:00:00Z","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"StringValue","value":"2999-01-01T00:00:00Z","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"STOPPED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isBack"}},{"kind":"Field","name":{"kind":"Name","value":"otherAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]} as unknown as DocumentNode<TodayPlansQuery, TodayPlansQueryVariables>;
export const TodayHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]}}]}}]} as unknown as DocumentNode<TodayHealthQuery, TodayHealthQueryVariables>;
export const TodayProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TodayProductsQuery, TodayProductsQueryVariables>;
export const SettleFailedMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleFailedMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleFailedMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SettleFailedMailMutation, SettleFailedMailMutationVariables>;
export const TodayRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencies"}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]}}]} as unknown as DocumentNode<TodayRatesQuery, TodayRatesQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

type SubscriptionOptions<D, V extends OperationVariables> = Omit<useSubscription.Options<D, V>, 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useTodayFiguresQuery = (options?: QueryOptions<TodayFiguresQuery, TodayFiguresQueryVariables>) =>
  useQuery<TodayFiguresQuery, TodayFiguresQueryVariables>(TodayFiguresDocument, options as useQuery.Options<TodayFiguresQuery, TodayFiguresQueryVariables> & { variables: TodayFiguresQueryVariables });

export const useTodayFiguresChangedSubscription = (options?: SubscriptionOptions<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>) =>
  useSubscription<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>(TodayFiguresChangedDocument, options as useSubscription.Options<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>);

export const useTodayEnquiriesQuery = (options?: QueryOptions<TodayEnquiriesQuery, TodayEnquiriesQueryVariables>) =>
  useQuery<TodayEnquiriesQuery, TodayEnquiriesQueryVariables>(TodayEnquiriesDocument, options as useQuery.Options<TodayEnquiriesQuery, TodayEnquiriesQueryVariables> & { variables: TodayEnquiriesQueryVariables });

export const useTodayOffersQuery = (options?: QueryOptions<TodayOffersQuery, TodayOffersQueryVariables>) =>
  useQuery<TodayOffersQuery, TodayOffersQueryVariables>(TodayOffersDocument, options as useQuery.Options<TodayOffersQuery, TodayOffersQueryVariables> & { variables: TodayOffersQueryVariables });

export const useTodayOrdersQuery = (options?: QueryOptions<TodayOrdersQuery, TodayOrdersQueryVariables>) =>
  useQuery<TodayOrdersQuery, TodayOrdersQueryVariables>(TodayOrdersDocument, options as useQuery.Options<TodayOrdersQuery, TodayOrdersQueryVariables> & { variables: TodayOrdersQueryVariables });

export const useTodayMailsQuery = (options?: QueryOptions<TodayMailsQuery, TodayMailsQueryVariables>) =>
  useQuery<TodayMailsQuery, TodayMailsQueryVariables>(TodayMailsDocument, options as useQuery.Options<TodayMailsQuery, TodayMailsQueryVariables> & { variables: TodayMailsQueryVariables });

export const useTodayImportsQuery = (options?: QueryOptions<TodayImportsQuery, TodayImportsQueryVariables>) =>
  useQuery<TodayImportsQuery, TodayImportsQueryVariables>(TodayImportsDocument, options as useQuery.Options<TodayImportsQuery, TodayImportsQueryVariables> & { variables: TodayImportsQueryVariables });

export const useTodayPlansQuery = (options: QueryOptions<TodayPlansQuery, TodayPlansQueryVariables>) =>
  useQuery<TodayPlansQuery, TodayPlansQueryVariables>(TodayPlansDocument, options as useQuery.Options<TodayPlansQuery, TodayPlansQueryVariables> & { variables: TodayPlansQueryVariables });

export const useTodayHealthQuery = (options?: QueryOptions<TodayHealthQuery, TodayHealthQueryVariables>) =>
  useQuery<TodayHealthQuery, TodayHealthQueryVariables>(TodayHealthDocument, options as useQuery.Options<TodayHealthQuery, TodayHealthQueryVariables> & { variables: TodayHealthQueryVariables });

export const useTodayProductsQuery = (options?: QueryOptions<TodayProductsQuery, TodayProductsQueryVariables>) =>
  useQuery<TodayProductsQuery, TodayProductsQueryVariables>(TodayProductsDocument, options as useQuery.Options<TodayProductsQuery, TodayProductsQueryVariables> & { variables: TodayProductsQueryVariables });

export const useSettleFailedMailMutation = (options?: MutationOptions<SettleFailedMailMutation, SettleFailedMailMutationVariables>) =>
  useMutation(SettleFailedMailDocument, options);

export const useTodayRatesQuery = (options?: QueryOptions<TodayRatesQuery, TodayRatesQueryVariables>) =>
  useQuery<TodayRatesQuery, TodayRatesQueryVariables>(TodayRatesDocument, options as useQuery.Options<TodayRatesQuery, TodayRatesQueryVariables> & { variables: TodayRatesQueryVariables });