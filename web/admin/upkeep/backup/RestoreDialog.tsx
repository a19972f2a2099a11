import { Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import type { BackupRowFragment } from './backup.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/backup.ts';
import { RestorePlan } from './RestorePlan.tsx';
import { useRestore } from './useRestore.ts';
import { smallLetters } from '../../session/officeLetters.ts';

/** The admin has to type this word. */
const word = words.wordToType;

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
      title={words.restoreABackup}
      text={words.theBackupOfReplaces(fullDate(madeAt))}
      confirm={words.restoreButton}
      ready={plan !== undefined && smallLetters(typed.trim()) === word}
      busy={restoring}
      onConfirm={() => void restore()}
      onCancel={onClose}
    >
      <Box className="breaks" sx={{ mt: 2 }}>
        {restoring && <Typography role="status">{words.restoringTheSite}</Typography>}
        {!restoring && refusal && <Typography role="alert">{refusal}</Typography>}
        {!restoring && !refusal && !plan && (
          <>
            <Typography role="status" variant="body2" sx={{ mb: 1 }}>
              {words.checkingTheBackup}
            </Typography>
            <LinearProgress aria-label={words.checkingTheBackupLabel} />
          </>
        )}
        {!restoring && plan && (
          <>
            <RestorePlan plan={plan} />
            <Typography className="muted" variant="body2" sx={{ mt: 1.5, mb: 2 }}>
              {words.changesMadeAfterTheBackup}
            </Typography>
            <TextInput
              label={words.typeToConfirm(word)}
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
