import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  Lexer,
  OperationTypeNode,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { perOperation } from '../../limits/budget.ts';
import { rateLimitOf, type Share } from '../../limits/rateLimits.ts';
import type { Context } from '../../context/context.ts';
import { isStranger, payerOf } from '../../context/rights.ts';
import { badRequest } from '../../core/errors.ts';
import { answerTooLarge } from '../answerSize.ts';
import { limitExceeded, toApiError } from '../errors.ts';
import { closing, opening, tooNested } from './nesting.ts';
import { costOfAnswer, measureOnce, type Size } from './operationCost.ts';
import { errorsLeftOut, shortErrors } from '../shortErrors.ts';
import { numberFormat } from '../../../common/text/locale.ts';

const units = { depth: 'levels', aliases: 'aliases', cost: 'of cost' };
const figure = numberFormat({}, 'en');

/** Texts known to be within the limits: clients send the same few again and again. */
const counted = new LRUCache<string, true>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (_, text) => text.length + 1 });

/** Checks the text before it is parsed. Counting continues to ten times the limit and then stops. */
export function checkTokens(text: string): GraphQLError | undefined {
  if (counted.get(text)) return undefined;
  const lexer = new Lexer(new Source(text));
  let count = 0;
  let [level, deepest] = [0, 0];
  try {
    for (; lexer.advance().kind !== TokenKind.EOF && count < perOperation.tokens * 10; count++) {
      if (opening.has(lexer.token.kind)) deepest = Math.max(deepest, ++level);
      else if (closing.has(lexer.token.kind)) level--;
    }
  } catch (error) {
    // The parser will explain a text that is not made of tokens.
    if (!(error instanceof GraphQLError)) throw error;
  }
  if (count > perOperation.tokens) {
    const message = `The document has ${figure.format(count)} tokens; ${figure.format(perOperation.tokens)} are allowed.`;
    return limitExceeded('tokens', perOperation.tokens, count, message);
  }
  if (deepest > perOperation.nesting) return tooNested(deepest);
  counted.set(text, true);
}

/** Measures an operation. Throws `LIMIT_EXCEEDED` for the first limit that it exceeds. */
export function checkSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Size {
  const fragments = document.definitions.filter(
    (d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION,
  );
  const size = measureOnce({ schema, operation, fragments, variables: withDefaults(operation, variables) });
  for (const limit of ['depth', 'aliases', 'cost'] as const) {
    const [asked, allowed] = [size[limit], perOperation[limit]];
    if (asked <= allowed) continue;
    const would = `The operation would take ${figure.format(asked)} ${units[limit]}; ${figure.format(allowed)} are allowed.`;
    throw limitExceeded(limit, allowed, asked, would, { cost: size.cost });
  }
  return size;
}

/** Adds the defaults of variables that the client left out, like graphql-js will. */
function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const left = variableDefinitions.filter(
    ({ variable, defaultValue }) => defaultValue && variables[variable.name.value] === undefined,
  );
  if (left.length === 0) return variables;
  const filled: Record<string, unknown> = { ...variables };
  for (const { variable, defaultValue } of left) {
    if (defaultValue) filled[variable.name.value] = valueFromASTUntyped(defaultValue);
  }
  return filled;
}

/** Charges the operation to its address or its key, and returns what is left to that. Throws `RATE_LIMITED` when that has used up its share. */
export async function charge({ cost }: Size, context: Context, kind: OperationTypeNode): Promise<Share | undefined> {
  const payer = payerOf(context, context.address);
  if (payer === null) return undefined;
  try {
    const share = await context.limits.beforeOperation(payer, cost);
    if (isStranger(context)) await takePlace(context, { isQuery: kind === OperationTypeNode.QUERY, cost });
    return share;
  } catch (error) {
    throw withStatus(toApiError(error), 429);
  }
}

/**
 * Lets a stranger's query run in a place of its address, which pays for what it takes of the processor. Mutations wait for passwords
 * and for files that arrive slowly: they are only refused, and charge their heavy parts themselves.
 */
async function takePlace(context: Context, { isQuery, cost }: { isQuery: boolean; cost: number }) {
  const { limits, address } = context;
  if (!isQuery) return limits.beforeWork(address);
  const isLight = cost < perOperation.searchCost;
  const place = await limits.beginHeavy(address, { signal: context.leaving(), isLight });
  place?.start();
  context.place = place;
}

/** Gives back what an operation has asked for and was not answered with; returns what is left then. */
async function settle(share: Share, unused: number, context: Context): Promise<Share> {
  const payer = payerOf(context, context.address);
  if (payer === null || unused <= 0) return share;
  await context.limits.giveBack(payer, unused);
  return { ...share, left: share.left + unused };
}

/** Charges a document that does not fit the schema. */
export async function chargeMisfit(context: Context) {
  const payer = payerOf(context, context.address);
  if (payer !== null) await context.limits.afterOperation(payer, perOperation.misfitCost);
}

/** Gives the response a status of its own, since the whole request is refused and no resolver ran. */
function withStatus(error: unknown, status: number) {
  if (!(error instanceof GraphQLError)) return error;
  const { retryAfter } = error.extensions;
  const headers = new HeaderMap(typeof retryAfter === 'number' ? [['retry-after', String(retryAfter)]] : []);
  return new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status, headers } } });
}

/** Applies the limits to operations over HTTP, and writes the cost of each into its answer. */
export const operationLimits: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    let size: Size | undefined;
    let share: Share | undefined;
    let isResolved = false;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        isResolved = true;
        if (!operation) return;
        // If it ran like a query, it would answer null where the schema promises a value.
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw overSocketsOnly();
        size = checkSize(schema, document, operation, request.variables ?? {});
        share = await charge(size, contextValue, operation.operation);
        if (operation.operation === OperationTypeNode.QUERY) contextValue.deadline ??= Date.now() + perOperation.time;
      },
      async willSendResponse({ response: { body, http }, document, contextValue }) {
        contextValue.place?.end();
        if (document && !isResolved) await chargeMisfit(contextValue);
        if (body.kind !== 'single') return;
        const { errors, extensions, ...rest } = body.singleResult;
        if (share && size && !errors) {
          const { data } = rest;
          share = await settle(share, size.cost - costOfAnswer(size, data), contextValue);
        }
        if (share) http.headers.set('ratelimit', rateLimitOf(share));
        const waits = errors?.map((error) => Number(error.extensions?.retryAfter ?? 0)) ?? [];
        if (waits.some((seconds) => seconds > 0)) http.headers.set('retry-after', String(Math.max(...waits)));
        const answer = errors ? { ...rest, errors: shortErrors(errors) } : rest;
        const tooLarge = answerTooLarge(answer, contextValue);
        const more = {
          ...extensions,
          // The share of an address changes with each answer, which may be kept: for visitors, only the header has it.
          ...(size && {
            cost: { asked: size.cost, allowed: perOperation.cost, ...(contextValue.usedKey && share) },
          }),
          ...(errors && errorsLeftOut(errors)),
        };
        body.singleResult = {
          ...(tooLarge ? { errors: [shown(tooLarge)] } : answer),
          ...(Object.keys(more).length > 0 && { extensions: more }),
        };
      },
    };
  },
};

/** Removes the part that is meant for HTTP, whose status is decided by now. */
function shown({ message, extensions: { http: _, ...extensions } }: GraphQLError) {
  return { message, extensions };
}

const overSocketsOnly = () =>
  withStatus(toApiError(badRequest('Subscriptions come over a WebSocket at this address.')), 400);
