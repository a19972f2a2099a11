import { Alert } from '@mui/material';
import type { BackupListQuery } from './backup.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/backup.ts';

type Props = { last: NonNullable<BackupListQuery['lastRestore']> };

/** Tells how the last restore ended, and where the previous site is kept. */
export function LastRestore({ last: { name, at, admin, madeAt, keptIn, suspended, failure } }: Props) {
  const nameOf = usePersonName();
  return (
    <Alert severity={failure ? 'warning' : 'info'} role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {failure || !madeAt
        ? words.notRestored(name, fullDate(at), failure ?? '')
        : [
            admin
              ? words.restoredBy(fullDate(madeAt), fullDate(at), nameOf(admin))
              : words.restoredByCommand(fullDate(madeAt), fullDate(at)),
            suspended.length > 0 && words.suspendedSince(suspended.join(', ')),
            words.previousStateKept(keptIn ?? ''),
          ]
            .filter(Boolean)
            .join(' ')}
    </Alert>
  );
}
