import { Alert, Button, Stack } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { usePassRunMutation, useTryRunMutation, type RunRowFragment } from '../imports.generated.ts';
import { logUnexpected } from '../../../parts/errors/logUnexpected.ts';
import { BottomBar } from '../../../parts/page/BottomBar.tsx';
import { FieldSkeletons } from '../../../parts/page/FieldSkeletons.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { LetPass } from '../../sheets/LetPass.tsx';
import { sheetFailure } from '../../sheets/useSheetSender.ts';
import { writtenMissing } from '../../sheets/missingTexts.ts';
import { StopBox } from '../../sheets/StopBox.tsx';
import { useUndoImport } from '../../sheets/useUndoImport.ts';
import { RunFrame } from './RunFrame.tsx';
import { RunLists } from './RunLists.tsx';
import type { Profile } from '../setups.ts';

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
  const look = useCallback(() => tryRun({ variables: { id } }).catch(logUnexpected), [tryRun, id]);
  useEffect(() => void look(), [look]);
  const trial = data?.passImportRun;
  const missing = trial ? writtenMissing(setup.missing, trial) : 0;
  const count = (trial?.added ?? 0) + (trial?.changed ?? 0) + missing;
  const parts = [
    ...(trial?.added ? [words.addedCount(trial.added)] : []),
    ...(trial?.changed ? [words.changedCount(trial.changed)] : []),
    ...(missing > 0 ? [words.missingCount(missing)] : []),
  ];

  async function letPass() {
    if (!trial) return;
    setBusy(true);
    try {
      const { data: passed } = await pass({ variables: { id, fingerprint: trial.fingerprint } });
      const { added = 0, changed = 0, undoToken } = passed?.passImportRun ?? {};
      const action = undoToken ? { label: words.undo, run: () => void undo(undoToken) } : undefined;
      notify.success(words.theRunWasLetPass, action, words.addedAndChanged(added, changed));
      void navigate('/admin/imports');
    } catch (refused) {
      notify.failure(sheetFailure(refused).sentence, refused);
      await look();
    }
    setBusy(false);
  }

  return (
    <RunFrame run={run} profile={profile}>
      <Stack spacing={2.5} sx={{ pb: 3 }} aria-busy={loading}>
        <StopBox title={words.itStoppedItselfNothingWasChanged} reasons={reasons} />
        {loading && !trial && <FieldSkeletons heights={[320]} />}
        {error && <Alert severity="warning">{sheetFailure(error).sentence}</Alert>}
        {trial && <RunLists title={words.ifItIsLetPass} report={trial} missing={setup.missing} checking={loading} />}
      </Stack>
      {trial && (
        <BottomBar
          says={count === 0 ? words.passingWritesNothing : words.passingWrites(count, parts)}
          note={words.oneStepOfTheHistory}
        >
          <Button component={Link} to="/admin/imports" variant="outlined" size="small">
            {words.leaveIt}
          </Button>
          <Button component={Link} to={`/admin/imports/run/${profileId}`} variant="outlined" size="small">
            {words.runAgain}
          </Button>
          <LetPass trial={trial} busy={busy} onPass={() => void letPass()} />
        </BottomBar>
      )}
    </RunFrame>
  );
}
