import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRemovePasskeyMutation, type MyPasskeysQuery } from './passkeys.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { entryLook } from '../../parts/lists/tableLook.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/passkeys.ts';
import { setPasskeyKnown } from './webauthn.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

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
      notify.success(words.thePasskeyWasRemoved);
      focusHeading();
    } catch (error) {
      notify.failure(words.failedToRemoveThePasskey, error);
    }
  }

  return (
    <Box component="li" sx={entryLook}>
      <Box className="shrinks">
        <Typography variant="body2" className="strong breaks">
          {name}
        </Typography>
        <Quiet variant="caption" component="p">
          {lastUsedAt
            ? words.addedAndUsed(fullDate(createdAt), fullDate(lastUsedAt))
            : words.addedAndNotUsed(fullDate(createdAt))}
        </Quiet>
      </Box>
      <Button variant="outlined" size="small" aria-label={words.removeName(name)} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asked}
        title={words.removeThePasskey}
        text={words.areYouSure(name)}
        confirm={words.remove}
        busy={loading}
        onConfirm={() => void removeIt()}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}
