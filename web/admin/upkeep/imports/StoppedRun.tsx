import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePassRunMutation, useTryRunMutation, type RunRowFragment } from '../../../graphql/generated/operations.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { counted } from '../../parts/texts/counted.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { LetPass } from '../sheets/LetPass.tsx';
import { sheetFailure } from '../sheets/sheetFailure.ts';
import { writtenMissing } from '../sheets/missingTexts.ts';
import { StopBox } from '../sheets/StopBox.tsx';
import { useUndoImport } from '../sheets/useUndoImport.ts';
import { RunFrame } from './RunFrame.tsx';
import { RunLists } from './RunLists.tsx';
import type { Profile } from './setups.ts';

/** Shows why a run stopped itself and what it would do, and lets it pass. */
export function StoppedRun({ run, profile }: { run: RunRowFragment; profile: Profile }) {
  const { setup } = profile;
  const { id, profileId, reasons } = run;
  const [tryRun, { data, error, loading }] = useTryRunMutation();
  const [pass] = usePassRunMutation();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const undo = useUndoImport();
  const navigate = useNavigate();
  const bar = useBottomBar();
  const look = useCallback(() => tryRun({ variables: { id } }).catch(logUnexpected), [tryRun, id]);
  useEffect(() => void look(), [look]);
  const trial = data?.passImportRun;
  const missing = trial ? writtenMissing(setup.missing, trial) : 0;
  const count = (trial?.added ?? 0) + (trial?.changed ?? 0) + missing;
  const parts = [
    ...(trial?.added ? [`${trial.added} added`] : []),
    ...(trial?.changed ? [`${trial.changed} changed`] : []),
    ...(missing > 0 ? [`${missing} not in the file`] : []),
  ];

  async function letPass() {
    if (!trial) return;
    setBusy(true);
    try {
      const { data: passed } = await pass({ variables: { id, fingerprint: trial.fingerprint } });
      const { added = 0, changed = 0, importId } = passed?.passImportRun ?? {};
      const action = importId ? { label: 'Undo', run: () => void undo(importId) } : undefined;
      notify.success('The run was let pass', action, `${counted(added, 'product')} added, ${changed} changed.`);
      void navigate('/admin/imports');
    } catch (refused) {
      notify.failure(sheetFailure(refused).sentence, refused);
      await look();
    }
    setBusy(false);
  }

  return (
    <RunFrame run={run} profile={profile}>
      <Stack sx={{ gap: 2.5, pb: 3 }} aria-busy={loading}>
        <StopBox title="It stopped itself. Nothing was changed." reasons={reasons} />
        {loading && !trial && <FieldSkeletons heights={[320]} />}
        {error && <Alert severity="warning">{sheetFailure(error).sentence}</Alert>}
        {trial && <RunLists title="If it is let pass" report={trial} missing={setup.missing} checking={loading} />}
      </Stack>
      {trial && (
        <Box ref={bar} sx={barLook}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' } }}>
            <Typography sx={{ fontWeight: 600 }}>
              {count === 0
                ? 'Passing writes nothing.'
                : `Passing writes ${counted(count, 'product')}: ${parts.join(', ')}.`}
            </Typography>
            <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
              One step of the history; can be undone for 30 days. The limits stay as they are.
            </Typography>
          </Box>
          <Button component={Link} to="/admin/imports" variant="outlined" size="small">
            Leave it
          </Button>
          <Button component={Link} to={`/admin/imports/run/${profileId}`} variant="outlined" size="small">
            Run again
          </Button>
          <LetPass trial={trial} busy={busy} onPass={() => void letPass()} />
        </Box>
      )}
    </RunFrame>
  );
}

const barLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mx: { xs: -2, md: -5 },
  mb: { xs: -2, md: -5 },
  p: { xs: '12px 16px', md: '14px 40px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
