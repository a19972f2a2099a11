import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRemovePasskeyMutation, type MyPasskeysQuery } from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { entryLook } from '../../parts/lists/tableLook.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { setPasskeyKnown } from './passkeyKnown.ts';

interface Props {
  passkey: MyPasskeysQuery['myPasskeys'][number];
  isLast: boolean;
}

export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, isLast }: Props) {
  const notify = useNotify();
  const [asked, setAsked] = useState(false);
  const [remove, { loading }] = useRemovePasskeyMutation({
    refetchQueries: ['MyPasskeys'],
    awaitRefetchQueries: true,
  });

  async function removeIt() {
    try {
      await remove({ variables: { id } });
      if (isLast) setPasskeyKnown(false);
      notify.success('The passkey was removed');
      focusHeading();
    } catch (error) {
      notify.failure('Failed to remove the passkey. Please try again.', error);
    }
  }

  return (
    <Box component="li" sx={entryLook}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          Added {fullDate(createdAt)}, {lastUsedAt ? `last used ${fullDate(lastUsedAt)}` : 'not used yet'}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" aria-label={`Remove ${name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asked}
        title="Remove the passkey"
        text={`Are you sure? You will no longer be able to sign in with ${name}. The device may still offer it until you remove it there, too.`}
        confirm="Remove"
        busy={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}
