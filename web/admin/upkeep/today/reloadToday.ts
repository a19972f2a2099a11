import type { ApolloClient } from '@apollo/client';

/** Loads the shown blocks again. */
export const reloadToday = (client: ApolloClient) =>
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName?.startsWith('Today') === true || queryName === 'NightlyBackup',
  });
