import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { useBackupProgressSubscription, useCancelBackupMutation } from './backup.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import * as words from '../../../words/admin/en/backup.ts';

/** The names of the steps, in their order. */
const steps = [words.copyingTheDatabase, words.takingChecksums, words.writingTheFile, words.restoringItAsATest];

/** Shows the progress of a backup, with a button that cancels it. */
export function MakingBackup({ job }: { job: string }) {
  const { state, done = 0 } = useBackupProgressSubscription({ variables: { job } }).data?.jobChanged ?? {};
  const [cancel, { called }] = useCancelBackupMutation({ onError: logUnexpected });
  const step = state === 'WAITING' ? words.waitingForAnotherLongTask : (steps[done] ?? steps.at(-1));
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2, mb: 2 }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography role="status" className="strong" sx={{ mb: 1 }}>
          {step}
        </Typography>
        <LinearProgress aria-label={words.makingABackup} variant="determinate" value={(done / steps.length) * 100} />
      </Box>
      <Button variant="outlined" size="small" disabled={called} onClick={() => void cancel({ variables: { job } })}>
        {words.cancelTheBackup}
      </Button>
    </Paper>
  );
}
