import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import type { ImportRunState, RunRowFragment } from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';

/** The name, the icon and the colour of each state of a run. */
export const runStates: Record<ImportRunState, { label: string; color: string; Icon: typeof ErrorOutlined }> = {
  WAITING: { label: 'Waiting', color: 'text.secondary', Icon: ScheduleOutlined },
  RUNNING: { label: 'Running', color: 'primary.main', Icon: SyncOutlined },
  DONE: { label: 'Done', color: 'success.main', Icon: CheckCircleOutlined },
  UNCHANGED: { label: 'Unchanged', color: 'text.secondary', Icon: CheckCircleOutlined },
  STOPPED: { label: 'Stopped itself', color: 'warning.main', Icon: BackHandOutlined },
  PASSED: { label: 'Let pass', color: 'success.main', Icon: CheckCircleOutlined },
  FAILED: { label: 'Failed', color: 'error.main', Icon: ErrorOutlined },
};

/** Tells whether a run has gone through; one that stopped itself before it can no longer pass. */
export const isGood = ({ state }: Pick<RunRowFragment, 'state'>) =>
  state === 'DONE' || state === 'UNCHANGED' || state === 'PASSED';

/** Returns what came of a run: '12 added, 38 changed'. */
export function outcomeOf({ state, rows, added, changed, wrong }: RunRowFragment): string {
  if (state === 'RUNNING' || state === 'WAITING') return 'Not done yet';
  if (state === 'STOPPED' || state === 'FAILED') return 'Nothing was changed';
  const parts = [
    ...(added ? [`${added} added`] : []),
    ...(changed ? [`${changed} changed`] : []),
    ...(wrong ? [`${wrong} refused`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : `${counted(rows, 'row')}, nothing changed`;
}
