import { CombinedGraphQLErrors } from '@apollo/client/errors';

const told: unknown[] = ['CONFLICT', 'BAD_USER_INPUT', 'PRICE_JUMPS'];

/** Returns the server's sentence where it names something that a person can act on. */
export const refusalOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.find(({ extensions }) => told.includes(extensions?.code))?.message
    : undefined;
