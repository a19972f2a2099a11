import { Box, Button, OutlinedInput, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useRemoveImportKeyMutation } from '../imports.generated.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { fullDate } from '../../../parts/texts/dates.ts';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import { Card } from './Card.tsx';
import { Quiet } from '../../../parts/texts/Quiet.tsx';

interface Props {
  id: string;
  direction?: 'IMPORT' | 'EXPORT';
  /** The time of the profile's own key, which earlier versions made; null when it has none. */
  madeAt: string | null;
}

/** Says where a program sends the files of a profile, and leads an owner to a key for it. */
export function KeyCard({ id, direction = 'IMPORT', madeAt }: Props) {
  const [remove, { loading: removing }] = useRemoveImportKeyMutation({ refetchQueries: 'active' });
  const notify = useNotify();
  const isOwner = useSession().roles.includes('OWNER');
  const isExport = direction === 'EXPORT';
  const address = `${window.location.origin}/${isExport ? 'export' : 'import'}/${encodeURIComponent(id)}`;

  const tried = (work: () => Promise<unknown>) =>
    void work().catch((error: unknown) => notify.failure(refusalOf(error) ?? words.failedToChangeTheKeyPlease, error));
  async function removeIt() {
    await remove({ variables: { id } });
    notify.success(words.theKeyNoLongerWorks);
  }

  return (
    <Card title={isExport ? words.fetchedByAProgram : words.sentByAProgram}>
      <Stack spacing={1.5} sx={{ p: '0 20px 20px' }}>
        <Quiet>{isExport ? words.aProgramFetches : words.aProgramSends}</Quiet>
        <OutlinedInput
          size="small"
          readOnly
          multiline
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { 'aria-label': isExport ? words.theFileIsFetchedFrom : words.filesAreSentTo } }}
          sx={{ overflowWrap: 'anywhere' }}
        />
        {madeAt !== null && (
          <Typography variant="body2" role="status">
            {words.keyWasMadeOn(fullDate(madeAt))}
          </Typography>
        )}
        {isOwner && (
          <Box className="wraps" sx={{ gap: 1.5 }}>
            <Button
              component={Link}
              to={`/admin/keys?profile=${encodeURIComponent(id)}`}
              variant="outlined"
              size="small"
            >
              {words.makeAKey}
            </Button>
            {madeAt !== null && (
              <Button size="small" disabled={removing} onClick={() => tried(removeIt)}>
                {words.removeTheKey}
              </Button>
            )}
          </Box>
        )}
      </Stack>
    </Card>
  );
}
