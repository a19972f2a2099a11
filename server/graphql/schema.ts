import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  type DocumentNode,
} from 'graphql';
import type { z } from 'zod';
import { actAs, currentActor } from '../core/actor.ts';
import { sourceLanguage, sourceOf } from '../db/inLanguage.ts';
import { perOperation } from '../limits/budget.ts';
import { BadCursor } from '../db/page.ts';
import type { Context } from '../context/context.ts';
import { requireAdmin } from '../context/rights.ts';
import { refusalOf, type Subject } from '../rights/may.ts';
import { badInput, badInputs, DomainError } from '../core/errors.ts';
import { keepSecurity, logSecurity, type SecurityEvent } from '../context/securityLog.ts';
import { neverKeep } from '../context/unkept.ts';
import { argumentRules } from '../generated/argumentRules.ts';
import { requireConfirmed, requireLiveSession } from '../modules/people/sessions/requireSession.ts';
import { limitExceeded, toApiError } from './errors.ts';
import { executable } from './executable.ts';
import { answerInLanguages } from './languages/inLanguages.ts';
import { answerPricesInLanguages } from './languages/pricesInLanguages.ts';
import { takeSlugs } from './languages/slugArguments.ts';
import { languageOfWords, words } from '../words/words.ts';
import { scopesByField } from './generated/scopes.ts';
import { rolesOf } from './rolesOf.ts';
import { withLimits } from './limits/withLimits.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { DateTime, JSONValue, UploadValue } from './scalars.ts';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../settings/root.ts';

const isBuilt = !import.meta.url.endsWith('.ts');

/** Reads schema.graphql. A build contains it parsed, since parsing takes a twentieth of a start. */
export const readContract = (): DocumentNode =>
  isBuilt
    ? (JSON.parse(readFileSync(fromRoot('dist/server/schema.json'), 'utf8')) as DocumentNode)
    : parse(readFileSync(fromRoot('schema.graphql'), 'utf8'), { noLocation: true });

/** schema.graphql with its resolvers, every argument checked against its limits before a resolver sees it. */
export function createSchema(): GraphQLSchema {
  const schema = executable(withLimits(readContract()), resolvers);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const fields = Object.values(type.getFields()) as GraphQLField<unknown, Context>[];
    fields.forEach((field) => prepareField(type.name, field));
  }
  answerInLanguages(schema);
  answerPricesInLanguages(schema);
  takeSlugs(schema);
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** These parts of a list take about as long as the search for its rows. */
const dearParts = ['totalCount', 'facets', 'categoryCounts', 'didYouMean'];

/** Whether a field may hold the thread for so long that others are let in first. */
const isPiece = (type: string, { name, args }: GraphQLField<unknown, Context>) =>
  type === 'ProductConnection'
    ? dearParts.includes(name)
    : type === 'Query' && args.some((argument) => argument.name === 'search' || argument.name === 'text');

function prepareField(type: string, field: GraphQLField<unknown, Context>) {
  const makeRules = argumentRules[`${type}.${field.name}`];
  const has = (directive: string) => field.astNode?.directives?.some(({ name }) => name.value === directive) ?? false;
  const may = rolesOf(type, field);
  const scopes = scopesByField[`${type}.${field.name}`];
  const prepared = (given: Resolve) => {
    const resolve = type === 'Mutation' ? inSource(given) : given;
    const checking = makeRules ? checked(makeRules, resolve) : resolve;
    const resolving = has('unkept') ? unkept(checking) : checking;
    const confirming = has('confirmed') ? confirmed(resolving) : resolving;
    const recording = may ? recorded(confirming) : confirming;
    const subject = { roles: may, scopes, settingUp: has('settingUp') };
    const keyed = scopes ? closed(subject, recording) : confirming;
    return withApiErrors(isPiece(type, field) ? inPieces(keyed) : keyed);
  };
  if (field.subscribe) {
    field.subscribe = prepared(field.subscribe);
    if (may) field.resolve = withApiErrors(whileLive(field.resolve ?? defaultFieldResolver));
  } else if (makeRules || may || scopes || field.resolve || isPiece(type, field))
    field.resolve = inTime(prepared(field.resolve ?? defaultFieldResolver));
}

/** Asks first whether the caller may, so that input from strangers is not examined. */
const closed =
  (subject: Subject, resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const refusal = refusalOf(context, subject);
    if (!refusal) return resolve(source, args, context, info);
    const reason = reasons[refusal.kind];
    if (reason) logSecurity(context, reason, { admin: context.admin?.email, field: info.fieldName });
    throw refusal;
  };

const reasons: Partial<Record<DomainError['kind'], SecurityEvent>> = {
  unauthenticated: 'refused without session',
  forbidden: 'refused by role',
  scopeMissing: 'refused by scope',
};

/** Says on whose behalf something is written, and logs changes by admins. */
const recorded =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const { fieldName, parentType } = info;
    const { email } = requireAdmin(context);
    const result = await actAs({ admin: email, cause: fieldName, language: context.language }, async () =>
      resolve(source, args, context, info),
    );
    if (parentType.name === 'Mutation' && args.dryRun !== true)
      await keepSecurity(context, 'changed by admin', { admin: email, field: fieldName });
    return result;
  };

/** Each value that a subscription sends is read with the rights that are left then. */
const whileLive =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    await requireLiveSession(context);
    return resolve(source, args, context, info);
  };

/** Mutations read and write the words of the source, whatever the language of the answer is. */
const inSource =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    if (context.language === sourceLanguage) return resolve(source, args, context, info);
    const own = Object.create(context, { db: { value: sourceOf(context.db), enumerable: true } }) as Context;
    // Refusals are said in the language, and what is stored for the visitor names it.
    const actor = { ...currentActor(), cause: info.fieldName, language: context.language };
    return actAs(actor, async () => resolve(source, args, own, info));
  };

const confirmed =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    await requireConfirmed(context);
    return resolve(source, args, context, info);
  };

/** A stranger's query may hold many searches: others are let in between them, and the rest is not made for one who has left. */
const inPieces =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { place } = context;
    if (!place) return resolve(source, args, context, info);
    return place.nextPiece().then(() => resolve(source, args, context, info));
  };

const unkept =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    neverKeep(context);
    return resolve(source, args, context, info);
  };

/** Checks the arguments against their limits first. */
function checked(makeRules: () => z.ZodType<Record<string, unknown>>, resolve: Resolve): Resolve {
  let rules: ReturnType<typeof makeRules> | undefined;
  return async (source, args, context, info) => {
    rules ??= makeRules();
    const parsed = rules.safeParse(args);
    if (!parsed.success) throw refusal(inWordsOf(context, parsed.error.issues));
    try {
      return await resolve(source, parsed.data, context, info);
    } catch (error) {
      if (error instanceof BadCursor) throw badInput('after', 'Not a cursor of this list');
      throw error;
    }
  };
}

/** Says limits in the language of the request: the schema has them in Turkish. */
function inWordsOf<Issue extends { message: string }>({ language }: Context, issues: Issue[]): Issue[] {
  if (language === sourceLanguage) return issues;
  const { limits } = words(languageOfWords(language));
  return issues.map((issue) => ({ ...issue, message: limits.limitTexts[issue.message] ?? issue.message }));
}

/** Gives refusals their codes: modules throw them without knowing the API. */
const withApiErrors =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const rethrow = (error: unknown) => {
      if (error instanceof DomainError && error.cause) context.log.info({ err: error.cause }, error.message);
      throw toApiError(error);
    };
    try {
      const result = resolve(source, args, context, info);
      return result instanceof Promise ? result.catch(rethrow) : result;
    } catch (error) {
      return rethrow(error);
    }
  };

/** Breaks off a late query between two fields: a statement of SQLite cannot be interrupted. */
const inTime =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const late = Date.now() - (context.deadline ?? Infinity);
    if (late > 0) {
      throw limitExceeded(
        'time',
        perOperation.time,
        perOperation.time + late,
        `The query took longer than ${perOperation.time / 1000} seconds.`,
      );
    }
    return resolve(source, args, context, info);
  };

type Issue = { path: PropertyKey[]; message: string };

/**
 * Names each field like a form does: 'name' or 'mission.title' within `input`, `changes` or the `values` of a thing, otherwise the
 * argument's name.
 */
function refusal(issues: Issue[]) {
  const problems = issues.map(({ path, message }) => {
    const inForm = path[0] === 'input' || path[0] === 'changes' ? 1 : path[0] === 'values' && path.length > 2 ? 2 : 0;
    return { field: path.slice(inForm).join('.'), message };
  });
  const [{ field, message } = { field: '', message: 'Invalid' }] = problems;
  return problems.length > 1 ? badInputs(problems, message) : badInput(field, message);
}

/** Every file of resolvers in the modules and beside this one: none can be forgotten. Each exports one object. */
const files = import.meta.glob<Record<string, Resolvers>>(['../modules/**/*.resolvers.ts', './*.resolvers.ts'], {
  eager: true,
});

const resolvers: Resolvers[] = [
  { DateTime, JSON: JSONValue, Upload: UploadValue },
  ...Object.values(files).flatMap((file) => Object.values(file)),
];
