import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { requestContext, type Context, type Services } from '../core/context.ts';
import { ownPagesOnly } from '../core/ownPages.ts';
import { formatError } from './errors.ts';
import { httpStatus } from './httpStatus.ts';
import { operationLimits } from './operationLimits.ts';
import { bodyRefused, readBody, whoAsks } from './requestBody.ts';

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
    // main.ts decides when the process ends.
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginLandingPageDisabled(), operationLimits, httpStatus],
  });

type Settings = { isOpen: boolean; playground: RequestHandler; publicOrigin: string | undefined };

/**
 * The API over HTTP, ready to be mounted. `isOpen` false: visitors may not ask what the schema holds, admins may.
 * `playground` answers a browser that opens the address.
 */
export async function graphqlRouter(
  schema: GraphQLSchema,
  services: Services,
  { isOpen, playground, publicOrigin }: Settings,
): Promise<Router> {
  const serve = async (introspection: boolean) => {
    const apollo = createApollo(schema, services, { introspection });
    await apollo.start();
    return expressMiddleware(apollo, { context: ({ req, res }) => requestContext(services, req, res) });
  };
  const [open, closed] = [await serve(true), await serve(false)];
  return Router().use(
    ownPagesOnly(services, publicOrigin),
    whoAsks(services),
    playground,
    readBody(services),
    ((req, res, next) => (isOpen || res.locals.isAdmin ? open : closed)(req, res, next)) as RequestHandler,
    bodyRefused,
  );
}
