import { Box } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { RedirectRowFragment } from './redirects.generated.ts';
import { HistoryDialog } from '../../parts/history/HistoryDialog.tsx';
import { useFoundRows } from '../../parts/lists/useFoundRows.tsx';
import * as words from '../../../words/admin/en/redirects.ts';
import { RedirectTable } from './RedirectTable.tsx';
import { useRemoveRedirect } from './useRemoveRedirect.ts';

/** An older website may have left hundreds of them. */
export function RedirectRows({ redirects }: { redirects: RedirectRowFragment[] }) {
  const remove = useRemoveRedirect();
  const [looking, setLooking] = useState<RedirectRowFragment>();
  const found = useFoundRows(redirects, {
    name: 'old addresses',
    texts: words.list,
    textOf: ({ from, to }) => `${from} ${to}`,
  });
  if (redirects.length === 0)
    return (
      <Box sx={{ p: 'var(--inset)' }}>
        <EmptyState title={words.noAddressHasMovedYet} hint={words.addOneWhenAProductOrCategory} />
      </Box>
    );
  return (
    <>
      {found.toolbar}
      {found.nothing ? (
        <Box sx={{ p: 'var(--inset)' }}>{found.nothing}</Box>
      ) : (
        <RedirectTable
          redirects={found.visible}
          onHistory={setLooking}
          onRemove={(redirect) => void remove(redirect)}
        />
      )}
      {found.pager}
      {looking && (
        <HistoryDialog
          title={words.historyOfAnOldAddress}
          subject={{ entity: 'REDIRECT', id: looking.from }}
          onClose={() => setLooking(undefined)}
        />
      )}
    </>
  );
}
