import { CombinedGraphQLErrors } from '@apollo/client/errors';

const told: unknown[] = ['CONFLICT', 'BAD_USER_INPUT'];

/** What the server says is in the way, where a person can do something about it. */
export const refusalOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => told.includes(extensions?.code))?.message
    : undefined;
