import type { Resolvers } from '../../../generated/resolvers.ts';
import { answerTemplates } from './answerTemplates.store.ts';
import { templateMutations } from './templateMutations.ts';

const { create, update, remove } = templateMutations(answerTemplates, 'AnswerTemplate');

export const answerTemplateResolvers = {
  Query: {
    answerTemplates: (_, __, { db }) => answerTemplates.list(db),
    answerTemplate: (_, { id }, { db }) => answerTemplates.find(db, id),
  },
  Mutation: {
    createAnswerTemplate: (_, sent, context) => create(context, sent),
    updateAnswerTemplate: (_, sent, context) => update(context, sent),
    deleteAnswerTemplate: (_, sent, context) => remove(context, sent),
  },
} satisfies Resolvers;
