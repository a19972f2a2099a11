import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useCancelImportMutation, useImportProgressSubscription } from './sheets.generated.ts';
import * as words from '../../../words/admin/en/fileImports.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';

/** Shows the progress of an import. Canceling it leaves everything unchanged. */
export function ImportProgress({ job }: { job: string }) {
  const { state, done = 0, total = 0 } = useImportProgressSubscription({ variables: { job } }).data?.jobChanged ?? {};
  const [cancel, { called }] = useCancelImportMutation({ onError: logUnexpected });
  const percent = total > 0 ? Math.floor((done / total) * 100) : undefined;
  const text = state === 'WAITING' ? words.waitingForAnother : words.importing;
  return (
    <>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' } }}>
        <Typography className="strong" sx={{ mb: 1 }}>
          {percent === undefined ? text : words.withPercent(text, percent)}
        </Typography>
        <LinearProgress
          aria-label={words.importing}
          {...(percent === undefined ? {} : { variant: 'determinate' as const, value: percent })}
        />
      </Box>
      <Button variant="outlined" size="small" disabled={called} onClick={() => void cancel({ variables: { job } })}>
        {words.cancelTheImport}
      </Button>
    </>
  );
}
