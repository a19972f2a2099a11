import type { ApolloServer } from '@apollo/server';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../context/context.ts';

/** A refusal of the API, as a client would read it. */
export class AskRefused extends Error {
  readonly code: string;
  /** Seconds after which the same question may be asked again; undefined where waiting does not help. */
  readonly retryAfter: number | undefined;

  constructor({ message, extensions = {} }: GraphQLFormattedError) {
    super(message);
    this.code = String(extensions.code);
    this.retryAfter = typeof extensions.retryAfter === 'number' ? extensions.retryAfter : undefined;
  }
}

/** Answers an operation of the server's own code, within the rights and limits of the context. Throws `AskRefused`. */
export type Ask = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Context,
) => Promise<Data>;

/** Operations go through Apollo like those of clients: nothing is measured or refused in a second place. */
export const createAsk =
  (apollo: ApolloServer<Context>): Ask =>
  async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    contextValue: Context,
  ) => {
    const { body } = await apollo.executeOperation({ query: document, variables }, { contextValue });
    if (body.kind === 'incremental') throw new Error('No operation of this API is answered in pieces.');
    const { data, errors: [error] = [] } = body.singleResult;
    if (error) throw new AskRefused(error);
    if (!data) throw new Error('An operation was answered with neither data nor an error.');
    return data as Data;
  };
