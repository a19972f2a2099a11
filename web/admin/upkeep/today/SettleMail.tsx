import { Button } from '@mui/material';
import { useApolloClient } from '@apollo/client/react';
import { useSettleFailedMailMutation } from './today.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/today.ts';
import type { ApolloClient } from '@apollo/client';

/** Loads the shown blocks again. */
export const reloadToday = (client: ApolloClient) =>
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName?.startsWith('Today') === true || queryName === 'NightlyBackup',
  });

/** Takes a mail that did not arrive off the list, once somebody has dealt with it. */
export function SettleMail({ id, what }: { id: string; what: string }) {
  const client = useApolloClient();
  const notify = useNotify();
  const [settle, { loading }] = useSettleFailedMailMutation();

  async function press() {
    if (loading) return;
    try {
      await settle({ variables: { id } });
      focusHeading();
      await reloadToday(client);
    } catch (error) {
      notify.failure(words.failedToTakeItOffTheList, error);
    }
  }

  return (
    <Button
      size="small"
      aria-label={words.doneWhat(what)}
      onClick={() => void press()}
      sx={{ height: 34, px: 1.5, mr: -1.5 }}
    >
      {words.done}
    </Button>
  );
}
