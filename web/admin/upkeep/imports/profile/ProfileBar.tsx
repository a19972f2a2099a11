import { Button } from '@mui/material';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { BusyButton } from '../../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../../parts/page/BottomBar.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

/** Saves or discards the changes of a profile, and says from when they count. */
export function ProfileBar({ edit: { changes, problem, busy, ...edit } }: { edit: ProfileEdit }) {
  const note = problem ? `${problem.message}.` : words.theyCountFromTheNextRun;
  return (
    <BottomBar says={words.changesNotSaved(changes)} note={note} keepNote isWrong={problem !== undefined}>
      <Button variant="outlined" size="small" onClick={edit.discard}>
        {words.discard}
      </Button>
      <BusyButton busy={busy} disabled={problem !== undefined} onClick={edit.save}>
        {words.saveChanges}
      </BusyButton>
    </BottomBar>
  );
}
