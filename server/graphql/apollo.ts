import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { perOperation } from '../limits/budget.ts';
import { requestContext, type Context, type Services } from '../context/context.ts';
import { ownPagesOnly } from '../context/ownPages.ts';
import { noteOperation } from '../http/requestNames.ts';
import { oneSpelling } from '../http/spelling.ts';
import { formatError } from './errors.ts';
import { httpStatus } from './httpStatus.ts';
import { findKeepable } from './keepable.ts';
import { operationLimits } from './operationLimits.ts';
import { createPlainRequests, type AnswerPlain } from './plainRequests.ts';
import { bodyRefused, readBody, whoAsks } from './requestBody.ts';
import { countBytes } from './countBytes.ts';

/** `introspection` off also keeps error messages from suggesting names of the schema. */
export const createApollo = (schema: GraphQLSchema, { log }: Pick<Services, 'log'>, { introspection = true } = {}) =>
  new ApolloServer<Context>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    formatError: formatError(log),
    includeStacktraceInErrorResponses: false,
    // A hash instead of the query would go past the limits on its text.
    persistedQueries: false,
    // The last error then says that there are more, and validation stops.
    validationOptions: { maxErrors: perOperation.errors - 1 },
    executionOptions: { maxCoercionErrors: perOperation.errors - 1 },
    // main.ts decides when the process ends.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It wraps every field to find out what we know: answers hang on the content revision, and never on time.
      ApolloServerPluginCacheControlDisabled(),
      // Nobody is told what is asked here, whatever the environment says; and a start need not read how.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationLimits,
      httpStatus,
      findKeepable,
    ],
  });

type Settings = {
  isOpen: boolean;
  playground: RequestHandler;
  publicOrigin: string | undefined;
};

type Locals = { context: Context };

/** The API over HTTP: `answer` for what nearly all requests are, `router` for the rest. */
export type GraphqlOverHttp = { answer: AnswerPlain; router: Router };

/**
 * `isOpen` false: visitors may not ask what the schema holds, admins may. `playground` answers a browser that opens the
 * address.
 */
export async function serveGraphql(
  schema: GraphQLSchema,
  services: Services,
  { isOpen, playground, publicOrigin }: Settings,
): Promise<GraphqlOverHttp> {
  const start = async (introspection: boolean) => {
    const apollo = createApollo(schema, services, { introspection });
    await apollo.start();
    const handler = expressMiddleware(apollo, { context: async ({ res }) => (res.locals as Locals).context });
    return { apollo, handler };
  };
  const [open, closed] = [await start(true), await start(false)];
  const serverFor = (isAdmin: boolean) => (isOpen || isAdmin ? open : closed);
  const router = Router(oneSpelling).use(
    ownPagesOnly(services, publicOrigin),
    whoAsks(services),
    playground,
    noStore,
    countBytes(services),
    readBody(services),
    // Not left to Apollo, which takes a database that is away for a fault of ours.
    (async (req, res, next) => {
      const { query, operationName } = (req.body ?? {}) as { query?: unknown; operationName?: unknown };
      noteOperation(req, query, operationName);
      (res.locals as Locals).context = await requestContext(services, req, res);
      next();
    }) as RequestHandler,
    ((req, res, next) => serverFor(res.locals.isAdmin === true).handler(req, res, next)) as RequestHandler,
    bodyRefused,
  );
  const apolloFor = (isAdmin: boolean) => serverFor(isAdmin).apollo;
  return { router, answer: createPlainRequests(services, { apolloFor, publicOrigin }) };
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
