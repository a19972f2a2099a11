import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { perOperation } from '../limits/budget.ts';
import type { Context, Services } from '../context/context.ts';
import { oneSpelling } from '../http/spelling.ts';
import { tellTextFacts } from './languages/textFacts.ts';
import { createAnswerOperation, type AnswerOperation } from './answerOperation.ts';
import { createAsk, type Ask } from './ask.ts';
import { formatError } from './errors.ts';
import { httpStatus } from './httpStatus.ts';
import { findKeepable } from './keepable.ts';
import { operationLimits } from './limits/operationLimits.ts';
import { sendRefusal } from './sendAnswer.ts';

/** `introspection` off also keeps error messages from suggesting names of the schema. */
export const createApollo = (schema: GraphQLSchema, { log }: Pick<Services, 'log'>, { introspection = true } = {}) =>
  new ApolloServer<Context>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    formatError: formatError(log),
    includeStacktraceInErrorResponses: false,
    // A hash in place of the query would bypass the limits on its text.
    persistedQueries: false,
    // Validation stops at this number of errors, and the last one says that there are more.
    validationOptions: { maxErrors: perOperation.errors - 1 },
    executionOptions: { maxCoercionErrors: perOperation.errors - 1 },
    // main.ts decides when the process ends.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // This plugin would wrap every field to learn what is known: answers depend on the content revision, and never on time.
      ApolloServerPluginCacheControlDisabled(),
      // No outside service is informed of operations, whatever the environment says, and a start loads none of that code.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationLimits,
      httpStatus,
      findKeepable,
      tellTextFacts,
    ],
  });

type Settings = {
  isOpen: boolean;
  playground: RequestHandler;
  publicOrigin: string | undefined;
  readOrigins: readonly string[];
};

/**
 * The API over HTTP: `answer` is for operations, and `router` for requests that may be a browser's for the playground; `ask` is
 * for the server's own doors for programs.
 */
export type GraphqlOverHttp = { answer: AnswerOperation; router: Router; ask: Ask };

/**
 * `isOpen`: visitors may read the schema by introspection and open the playground; admins always may. `playground` answers
 * a browser that opens the address.
 */
export async function serveGraphql(
  schema: GraphQLSchema,
  services: Services,
  { isOpen, playground, publicOrigin, readOrigins }: Settings,
): Promise<GraphqlOverHttp> {
  const start = async (introspection: boolean) => {
    const apollo = createApollo(schema, services, { introspection });
    await apollo.start();
    return apollo;
  };
  const [open, closed] = [await start(true), await start(false)];
  const apolloFor = (isAdmin: boolean) => (isOpen || isAdmin ? open : closed);
  const answer = createAnswerOperation(services, { apolloFor, publicOrigin, readOrigins });
  const whoAsks: RequestHandler = async (req, res, next) => {
    res.locals.isAdmin = (await services.signedIn(req)) !== null;
    next();
  };
  const refused: ErrorRequestHandler = (thrown, req, res, _next) => sendRefusal(req, res, thrown);
  return { answer, ask: createAsk(closed), router: Router(oneSpelling).use(whoAsks, playground, answer, refused) };
}
