/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/generated/schema.ts';

import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanStepRowFragment = { id: string, planId: string, name: string, what: Types.PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: Types.PlanState, met: number, reason: string | null, undoToken: string | null };

export type PlanStepsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PlanStepsQuery = { planSteps: Array<{ id: string, planId: string, name: string, what: Types.PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: Types.PlanState, met: number, reason: string | null, undoToken: string | null }> };

export type PlannedChangesQueryVariables = Exact<{
  stepId: string;
  met: boolean;
}>;


export type PlannedChangesQuery = { plannedChanges: Array<{ id: string, entity: Types.HistoryEntity, thingId: string, name: string, fields: Array<{ field: string, label: string, before: string | null, after: string | null, now: string | null, isMet: boolean }> }> | null };

export type CreatePlanMutationVariables = Exact<{
  input: Types.PlanInput;
  confirmJumps?: boolean | null | undefined;
}>;


export type CreatePlanMutation = { createPlan: string };

export type MovePlanMutationVariables = Exact<{
  id: string;
  name: string;
  at: string;
  backAt?: string | null | undefined;
}>;


export type MovePlanMutation = { movePlan: boolean };

export type DoPlanNowMutationVariables = Exact<{
  id: string;
}>;


export type DoPlanNowMutation = { doPlanNow: boolean };

export type TakeUpPlanMutationVariables = Exact<{
  id: string;
  over: Array<string> | string;
}>;


export type TakeUpPlanMutation = { takeUpPlan: boolean };

export type LeavePlanMutationVariables = Exact<{
  id: string;
}>;


export type LeavePlanMutation = { leavePlan: boolean };

export type WithdrawPlanMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPlanMutation = { withdrawPlan: boolean };

export const PlanStepRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isBack"}},{"kind":"Field","name":{"kind":"Name","value":"otherAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]} as unknown as DocumentNode<PlanStepRowFragment, unknown>;
export const PlanStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isBack"}},{"kind":"Field","name":{"kind":"Name","value":"otherAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]} as unknown as DocumentNode<PlanStepsQuery, PlanStepsQueryVariables>;
export const PlannedChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stepId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"met"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stepId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stepId"}}},{"kind":"Argument","name":{"kind":"Name","value":"met"},"value":{"kind":"Variable","name":{"kind":"Name","value":"met"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}}]}}]} as unknown as DocumentNode<PlannedChangesQuery, PlannedChangesQueryVariables>;
export const CreatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmJumps"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmJumps"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmJumps"}}}]}]}}]} as unknown as DocumentNode<CreatePlanMutation, CreatePlanMutationVariables>;
export const MovePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"backAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"backAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backAt"}}}]}]}}]} as unknown as DocumentNode<MovePlanMutation, MovePlanMutationVariables>;
export const DoPlanNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DoPlanNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doPlanNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DoPlanNowMutation, DoPlanNowMutationVariables>;
export const TakeUpPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeUpPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"over"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeUpPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"over"},"value":{"kind":"Variable","name":{"kind":"Name","value":"over"}}}]}]}}]} as unknown as DocumentNode<TakeUpPlanMutation, TakeUpPlanMutationVariables>;
export const LeavePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeavePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<LeavePlanMutation, LeavePlanMutationVariables>;
export const WithdrawPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawPlanMutation, WithdrawPlanMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const usePlanStepsQuery = (options: QueryOptions<PlanStepsQuery, PlanStepsQueryVariables>) =>
  useQuery<PlanStepsQuery, PlanStepsQueryVariables>(PlanStepsDocument, options as useQuery.Options<PlanStepsQuery, PlanStepsQueryVariables> & { variables: PlanStepsQueryVariables });

export const usePlannedChangesQuery = (options: QueryOptions<PlannedChangesQuery, PlannedChangesQueryVariables>) =>
  useQuery<PlannedChangesQuery, PlannedChangesQueryVariables>(PlannedChangesDocument, options as useQuery.Options<PlannedChangesQuery, PlannedChangesQueryVariables> & { variables: PlannedChangesQueryVariables });

export const useCreatePlanMutation = (options?: MutationOptions<CreatePlanMutation, CreatePlanMutationVariables>) =>
  useMutation(CreatePlanDocument, options);

export const useMovePlanMutation = (options?: MutationOptions<MovePlanMutation, MovePlanMutationVariables>) =>
  useMutation(MovePlanDocument, options);

export const useDoPlanNowMutation = (options?: MutationOptions<DoPlanNowMutation, DoPlanNowMutationVariables>) =>
  useMutation(DoPlanNowDocument, options);

export const useTakeUpPlanMutation = (options?: MutationOptions<TakeUpPlanMutation, TakeUpPlanMutationVariables>) =>
  useMutation(TakeUpPlanDocument, options);

export const useLeavePlanMutation = (options?: MutationOptions<LeavePlanMutation, LeavePlanMutationVariables>) =>
  useMutation(LeavePlanDocument, options);

export const useWithdrawPlanMutation = (options?: MutationOptions<WithdrawPlanMutation, WithdrawPlanMutationVariables>) =>
  useMutation(WithdrawPlanDocument, options);