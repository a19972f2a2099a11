import { Alert } from '@mui/material';
import type { BackupListQuery } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/backup.ts';
import { Sentence } from '../../../components/Sentence.tsx';

type Props = { last: NonNullable<BackupListQuery['lastRestore']> };

/** Tells how the last restore ended, and where the previous site is kept. */
export function LastRestore({ last: { name, at, admin, madeAt, keptIn, suspended, failure } }: Props) {
  const by = admin ? words.byAdmin(admin) : words.byACommandOnTheServer;
  return (
    <Alert severity={failure ? 'warning' : 'info'} role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {failure || !madeAt ? (
        <>
          <Sentence text={words.wasNotRestoredOn} parts={{ name, date: fullDate(at), failure }} />
        </>
      ) : (
        <>
          <Sentence
            text={words.theBackupOfWasRestoredOn}
            parts={{
              date: fullDate(madeAt),
              date2: fullDate(at),
              by,
              more: suspended.length > 0 && words.suspendedUntilAnOwnerLets(suspended.join(', ')),
              keptIn,
            }}
          />
        </>
      )}
    </Alert>
  );
}
