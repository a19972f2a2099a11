import { Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import type { BackupRowFragment } from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { RestorePlan } from './RestorePlan.tsx';
import { useRestore } from './useRestore.ts';

/** The admin has to type this word. */
const word = 'restore';

interface Props {
  backup: BackupRowFragment;
  onClose: () => void;
}

/** Shows the changes of a restore, and does it once a typed word confirms it. */
export function RestoreDialog({ backup: { name, madeAt }, onClose }: Props) {
  const { plan, refusal, restoring, restore } = useRestore(name, onClose);
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      open
      title="Restore a backup"
      text={`The backup of ${fullDate(madeAt)} replaces everything that is on the site now.`}
      confirm="Restore"
      ready={plan !== undefined && typed.trim().toLowerCase() === word}
      busy={restoring}
      onConfirm={() => void restore()}
      onCancel={onClose}
    >
      <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {restoring && (
          <Typography role="status">
            Restoring. The site is unavailable for some seconds, and then this page reloads automatically.
          </Typography>
        )}
        {!restoring && refusal && <Typography role="alert">{refusal}</Typography>}
        {!restoring && !refusal && !plan && (
          <>
            <Typography role="status" variant="body2" sx={{ mb: 1 }}>
              Checking the backup …
            </Typography>
            <LinearProgress aria-label="Checking the backup" />
          </>
        )}
        {!restoring && plan && (
          <>
            <RestorePlan plan={plan} />
            <Typography variant="body2" sx={{ mt: 1.5, mb: 2, color: 'text.secondary' }}>
              Changes made after the backup are removed from the site. Accounts and passwords stay as they are now. All
              sessions and open invitations end, so that everybody has to sign in again, including you. The present
              state is kept on the server, in a folder beside the backups. The audit log keeps all of its entries.
            </Typography>
            <TextInput
              label={`Type “${word}” to confirm`}
              name="confirmation"
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </>
        )}
      </Box>
    </ConfirmDialog>
  );
}
