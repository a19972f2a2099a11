import { Button } from '@mui/material';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
import { counted } from '../../parts/texts/counted.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

/** Saves or discards the changes of a profile, and says from when they count. */
export function ProfileBar({ edit: { changes, problem, busy, ...edit } }: { edit: ProfileEdit }) {
  const note = problem
    ? `${problem.message}.`
    : 'They count from the next run. A run that is going on keeps the rules it began with.';
  return (
    <BottomBar
      says={`${counted(changes, 'change')} ${changes === 1 ? 'is' : 'are'} not saved`}
      note={note}
      keepNote
      isWrong={problem !== undefined}
    >
      <Button variant="outlined" size="small" onClick={edit.discard}>
        Discard
      </Button>
      <BusyButton busy={busy} disabled={problem !== undefined} onClick={edit.save}>
        Save changes
      </BusyButton>
    </BottomBar>
  );
}
