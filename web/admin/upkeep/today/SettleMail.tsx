import { Button } from '@mui/material';
import { useApolloClient } from '@apollo/client/react';
import { useSettleFailedMailMutation } from '../../../graphql/generated/operations.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { reloadToday } from './reloadToday.ts';

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
      notify.failure('Failed to take it off the list. Please try again.', error);
    }
  }

  return (
    <Button
      size="small"
      aria-label={`Done: ${what}`}
      onClick={() => void press()}
      sx={{ height: 34, px: 1.5, mr: -1.5 }}
    >
      Done
    </Button>
  );
}
