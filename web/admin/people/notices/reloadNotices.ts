import type { ApolloClient } from '@apollo/client';

/** Loads the shown notices again. */
export const reloadNotices = (client: ApolloClient) =>
  client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName === 'Notices' });
