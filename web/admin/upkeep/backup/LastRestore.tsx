import { Alert } from '@mui/material';
import type { BackupListQuery } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';

type Props = { last: NonNullable<BackupListQuery['lastRestore']> };

/** Tells how the last restore ended, and where the previous site is kept. */
export function LastRestore({ last: { name, at, admin, madeAt, keptIn, suspended, failure } }: Props) {
  const by = admin ? ` by ${admin}` : ' by a command on the server';
  return (
    <Alert severity={failure ? 'warning' : 'info'} role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {failure || !madeAt ? (
        <>
          {name} was not restored on {fullDate(at)}. {failure} Nothing was changed.
        </>
      ) : (
        <>
          The backup of {fullDate(madeAt)} was restored on {fullDate(at)}
          {by}. All sessions and open invitations ended with it.
          {suspended.length > 0 && ` Suspended until an owner lets them in, under People: ${suspended.join(', ')}.`} The
          previous state is kept on the server, in the data folder: backups/{keptIn}
        </>
      )}
    </Alert>
  );
}
