import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, Button, OutlinedInput, Typography } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useMakeImportKeyMutation, useRemoveImportKeyMutation } from '../imports.generated.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { fullDate } from '../../../parts/texts/dates.ts';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import { Card } from './Card.tsx';
import { Quiet } from '../../../parts/texts/Quiet.tsx';

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
    void work().catch((error: unknown) => notify.failure(refusalOf(error) ?? words.failedToChangeTheKeyPlease, error));
  async function makeOne() {
    const { data } = await make({ variables: { id } });
    setKey(data?.makeImportKey);
  }
  async function removeIt() {
    await remove({ variables: { id } });
    setKey(undefined);
    notify.success(words.theKeyNoLongerWorks);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(key ?? '');
      notify.success(words.theKeyWasCopied);
    } catch (error) {
      notify.failure(words.theBrowserDoesNotLetThe, error);
    }
  }

  return (
    <Card title={isExport ? words.fetchedByAProgram : words.sentByAProgram}>
      <Box sx={{ display: 'grid', gap: 1.5, p: '0 20px 20px' }}>
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
        {key !== undefined && (
          <>
            <OutlinedInput
              size="small"
              readOnly
              value={key}
              onFocus={({ target }) => target.select()}
              slotProps={{ input: { 'aria-label': words.keyOfTheProfile } }}
            />
            <Typography variant="body2">{words.itIsShownThisOnceKeep}</Typography>
            <Button size="small" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
              {words.copyTheKey}
            </Button>
          </>
        )}
        <Typography variant="body2" role="status">
          {madeAt === null ? words.itHasNoKey : words.keyWasMadeOn(fullDate(madeAt))}
        </Typography>
        {isOwner && (
          <Box className="wraps" sx={{ gap: 1.5 }}>
            <Button variant="outlined" size="small" disabled={making} onClick={() => tried(makeOne)}>
              {madeAt === null ? words.makeAKey : words.makeANewKey}
            </Button>
            {madeAt !== null && (
              <Button size="small" disabled={removing} onClick={() => tried(removeIt)}>
                {words.removeTheKey}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Card>
  );
}
