import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, OutlinedInput, Typography } from '@mui/material';
import { useState } from 'react';
import { useMakeImportKeyMutation, useRemoveImportKeyMutation } from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { Card } from './Card.tsx';

interface Props {
  id: string;
  direction?: 'IMPORT' | 'EXPORT';
  /** The time of its key; null when it has none. */
  madeAt: string | null;
}

/** Lets an owner make the key by which a program sends files to a profile. It is shown once. */
export function KeyCard({ id, direction = 'IMPORT', madeAt }: Props) {
  const [make, { loading: making }] = useMakeImportKeyMutation({ refetchQueries: 'active' });
  const [remove, { loading: removing }] = useRemoveImportKeyMutation({ refetchQueries: 'active' });
  const [key, setKey] = useState<string>();
  const notify = useNotify();
  const isOwner = useSession().roles.includes('OWNER');
  const isExport = direction === 'EXPORT';
  const address = `${window.location.origin}/${isExport ? 'export' : 'import'}/${encodeURIComponent(id)}`;

  const tried = (work: () => Promise<unknown>) =>
    void work().catch((error: unknown) =>
      notify.failure(refusalOf(error) ?? 'Failed to change the key. Please try again.', error),
    );
  async function makeOne() {
    const { data } = await make({ variables: { id } });
    setKey(data?.makeImportKey);
  }
  async function removeIt() {
    await remove({ variables: { id } });
    setKey(undefined);
    notify.success('The key no longer works');
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(key ?? '');
      notify.success('The key was copied');
    } catch (error) {
      notify.failure('The browser does not let the key be copied. Select it and copy it yourself.', error);
    }
  }

  return (
    <Card title={isExport ? 'Fetched by a program' : 'Sent by a program'}>
      <Box sx={{ display: 'grid', gap: 1.5, p: '0 20px 20px' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A program with the key of this profile{' '}
          {isExport ? 'fetches the file with GET from' : 'sends its file with PUT to'}
        </Typography>
        <OutlinedInput
          size="small"
          readOnly
          multiline
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { 'aria-label': isExport ? 'The file is fetched from' : 'Files are sent to' } }}
          sx={{ overflowWrap: 'anywhere' }}
        />
        {key !== undefined && (
          <>
            <OutlinedInput
              size="small"
              readOnly
              value={key}
              onFocus={({ target }) => target.select()}
              slotProps={{ input: { 'aria-label': 'Key of the profile' } }}
            />
            <Typography variant="body2">It is shown this once. Keep it where the program reads it.</Typography>
            <Button size="small" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
              Copy the key
            </Button>
          </>
        )}
        <Typography variant="body2" role="status">
          {madeAt === null ? 'It has no key.' : `Its key was made on ${fullDate(madeAt)}.`}
        </Typography>
        {isOwner && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" size="small" disabled={making} onClick={() => tried(makeOne)}>
              {madeAt === null ? 'Make a key' : 'Make a new key'}
            </Button>
            {madeAt !== null && (
              <Button size="small" disabled={removing} onClick={() => tried(removeIt)}>
                Remove the key
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Card>
  );
}
