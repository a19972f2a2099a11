import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { perConnection, perOperation } from '../../limits/budget.ts';
import type { Context } from '../../context/context.ts';
import { payerOf } from '../../context/rights.ts';
import { badRequest, DomainError } from '../../core/errors.ts';
import { limitExceeded, toApiError } from '../errors.ts';
import { checkAsked } from '../checkAsked.ts';
import { charge, chargeMisfit, checkSize } from '../limits/operationLimits.ts';

type Asked = { payload: SubscribePayload; running: number; mayIntrospect: boolean; schema: GraphQLSchema };

/** Returns what to execute for a message of the protocol, or why it is refused: the limits of HTTP apply. */
export async function operationOf(asked: Asked, context: Context): Promise<ExecutionArgs | GraphQLError[]> {
  const { payload, running, mayIntrospect, schema } = asked;
  if (running > perConnection.subscriptions) {
    const message = `A socket carries ${perConnection.subscriptions} operations at a time.`;
    return [limitExceeded('subscriptions', perConnection.subscriptions, running, message)];
  }
  try {
    const tooMuch = checkAsked(payload, { isAdmin: context.admin !== null });
    if (tooMuch) return [tooMuch];
    const payer = payerOf(context, context.address);
    if (payer !== null) await context.limits.beforeBytes(payer, JSON.stringify(payload).length);
    const document = parse(payload.query);
    const rules = mayIntrospect ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
    const wrong = validate(schema, document, rules, { maxErrors: perOperation.errors - 1 });
    if (wrong.length > 0) {
      await chargeMisfit(context);
      return wrong.map((error) => named(error, 'GRAPHQL_VALIDATION_FAILED', !mayIntrospect));
    }
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) throw badRequest('The document holds no operation of this name.');
    const variables = payload.variables ?? {};
    await charge(checkSize(schema, document, operation, variables), context, operation.operation);
    if (operation.operation === OperationTypeNode.QUERY) context.deadline = Date.now() + perOperation.time;
    const { operationName } = payload;
    return {
      schema,
      document,
      variableValues: variables,
      contextValue: context,
      options: { maxCoercionErrors: perOperation.errors - 1 },
      ...(operationName && { operationName }),
    };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error instanceof GraphQLError) return [named(error, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
}

/** Adds the code that Apollo gives the same error over HTTP. */
function named(error: GraphQLError, code: string, hidesNames = false) {
  const message = hidesNames ? error.message.replace(/ ?Did you mean .+\?$/, '') : error.message;
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code, ...error.extensions },
  });
}

type Format = (formatted: GraphQLFormattedError, thrown: unknown) => GraphQLFormattedError;

/** Formats errors like those over HTTP: bugs are hidden, and the parts for HTTP are removed. */
export const readable = (format: Format) => (thrown: GraphQLError) => {
  const { originalError } = thrown;
  const refusal = originalError instanceof DomainError ? toApiError(originalError) : undefined;
  const error = refusal instanceof GraphQLError ? refusal : thrown;
  // Only graphql-js gives no code, to variables of the wrong type.
  const isBug = error.originalError && !(error.originalError instanceof GraphQLError);
  const known = isBug ? error : named(error, 'BAD_USER_INPUT');
  const { extensions: { http: _, ...extensions } = {}, ...shown } = format(known.toJSON(), error);
  return { ...shown, extensions };
};
