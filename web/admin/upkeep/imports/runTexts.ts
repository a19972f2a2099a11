import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import * as words from '../../../words/admin/en/importProfiles.ts';
import type { RunRowFragment } from './imports.generated.ts';
import type { ImportRunState } from '../../../graphql/generated/schema.ts';

/** The name, the icon and the colour of each state of a run. */
export const runStates: Record<ImportRunState, { label: string; color: string; Icon: typeof ErrorOutlined }> = {
  WAITING: { label: words.waiting, color: 'text.secondary', Icon: ScheduleOutlined },
  RUNNING: { label: words.running, color: 'primary.main', Icon: SyncOutlined },
  DONE: { label: words.done, color: 'success.main', Icon: CheckCircleOutlined },
  UNCHANGED: { label: words.unchangedLabel, color: 'text.secondary', Icon: CheckCircleOutlined },
  STOPPED: { label: words.stoppedItself, color: 'warning.main', Icon: BackHandOutlined },
  PASSED: { label: words.letPass, color: 'success.main', Icon: CheckCircleOutlined },
  FAILED: { label: words.failed, color: 'error.main', Icon: ErrorOutlined },
};

/** Tells whether a run has gone through; one that stopped itself before it can no longer pass. */
export const isGood = ({ state }: Pick<RunRowFragment, 'state'>) =>
  state === 'DONE' || state === 'UNCHANGED' || state === 'PASSED';

/** Returns what came of a run: '12 added, 38 changed'. */
export function outcomeOf({ state, rows, added, changed, wrong }: RunRowFragment): string {
  if (state === 'RUNNING' || state === 'WAITING') return words.notDoneYet;
  if (state === 'STOPPED' || state === 'FAILED') return words.nothingWasChanged;
  const parts = [
    ...(added ? [words.addedCount(added)] : []),
    ...(changed ? [words.changedCount(changed)] : []),
    ...(wrong ? [words.refusedCount(wrong)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : words.rowsNothingChanged(rows);
}
