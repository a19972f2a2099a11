import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { largestUpload } from '../modules/images/images.intake.ts';
import { requestContext, type Context, type Services } from './context.ts';
import { formatError } from './errors.ts';

/** Largest JSON body: content documents are bigger than forms. */
const largestBody = '8mb';

/** The API over HTTP, ready to be mounted. */
export async function graphqlRouter(schema: GraphQLSchema, services: Services): Promise<Router> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    formatError: formatError(services.log),
    includeStacktraceInErrorResponses: false,
    // main.ts decides when the process ends.
    stopOnTerminationSignals: false,
    plugins: [ApolloServerPluginLandingPageDisabled()],
  });
  await apollo.start();

  return Router().use(
    // Reading a file starts before Apollo looks at the request: without the header that other sites cannot send, it does not.
    (req, res, next) =>
      req.is('multipart/form-data') && !req.header('apollo-require-preflight')
        ? res.status(400).json({ errors: [preflightMissing] })
        : next(),
    express.json({ limit: largestBody }),
    graphqlUploadExpress({ maxFileSize: largestUpload, maxFiles: 1, maxFieldSize: 100_000 }),
    expressMiddleware(apollo, { context: ({ req, res }) => requestContext(services, req, res) }),
  );
}

const preflightMissing = {
  message: 'A multipart request needs the header apollo-require-preflight.',
  extensions: { code: 'BAD_REQUEST' },
};
