import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useBinQuery, type BinQuery } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Panel } from '../components/Panel.tsx';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { Pager } from '../lists/Pager.tsx';
import { RowSkeletons } from '../lists/RowSkeletons.tsx';
import { useListPage } from '../lists/useListPage.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';
import { BinRow } from './BinRow.tsx';
import { useBinned } from './useBinned.ts';
import { useBin } from './useBin.ts';

const size = 20;
type Entry = BinQuery['bin']['nodes'][number];

/** What was deleted, with the way back. */
export function BinList() {
  const list = useListPage('bin', []);
  const kind = list.param('kind');
  const { role } = useSession();
  const binned = useBinned();
  const query = useBinQuery({
    variables: {
      entity: binned.find(({ entity }) => entity === kind)?.entity ?? null,
      first: size,
      after: list.after ?? null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [erasing, setErasing] = useState<Entry>();
  const { bringBack, erase, busy } = useBin();
  return (
    <AdminPage title="Bin">
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '65ch', color: 'text.secondary' }}>
        What was deleted in the last 30 days. Brought back, it is where it was, with its specs, pictures and place in
        the search. Pictures that were uploaded and then not used lie here, too.
      </Typography>
      <Panel>
        <Box sx={{ display: 'flex', p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <FilterSelect
            label="Kind of entry"
            value={kind}
            options={[
              { value: '', label: 'Everything' },
              ...binned
                .filter(({ roles }) => roles.includes(role))
                .map(({ entity, label }) => ({ value: entity, label })),
            ]}
            onChoose={(value) => list.filter({ kind: value })}
          />
        </Box>
        <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={5} />}>
          {({ bin: { nodes, pageInfo, totalCount } }) =>
            nodes.length === 0 ? (
              <Box sx={{ p: 2 }}>
                {list.page > 0 ? (
                  <EmptyState
                    title="This page is empty"
                    action={<Button onClick={list.previous}>Previous page</Button>}
                  />
                ) : (
                  <EmptyState
                    title="The bin is empty"
                    hint="What you delete can be brought back from here for 30 days."
                  />
                )}
              </Box>
            ) : (
              <>
                <Box component="ul" aria-label="Deleted" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {nodes.map((entry) => (
                    <BinRow
                      key={entry.id}
                      entry={entry}
                      withPicture={nodes.some(({ image }) => image)}
                      busy={busy}
                      onBringBack={() => void bringBack(entry)}
                      onErase={() => setErasing(entry)}
                    />
                  ))}
                </Box>
                {(totalCount > size || list.page > 0) && (
                  <Pager
                    page={list.page}
                    size={size}
                    total={totalCount}
                    endCursor={pageInfo.hasNextPage ? pageInfo.endCursor : null}
                    onNext={list.next}
                    onPrevious={list.previous}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Panel>
      {erasing && (
        <ConfirmDialog
          open
          title="Erase for good"
          text="Are you sure you want to erase this for good?"
          confirm="Erase"
          busy={busy}
          onConfirm={() => void erase(erasing.id).then(() => setErasing(undefined))}
          onCancel={() => setErasing(undefined)}
        >
          <Typography sx={{ mt: 1.5, fontWeight: 600 }} lang="tr">
            {erasing.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            This cannot be undone. Only backups that were made before still have it.
          </Typography>
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
