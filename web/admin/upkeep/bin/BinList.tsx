import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useBinQuery, type BinQuery } from './bin.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { isFor } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/bin.ts';
import { BinRow } from './BinRow.tsx';
import { BinBulk } from './BinBulk.tsx';
import { useBinSelection } from './useBinSelection.ts';
import { useBin, useBinned } from './useBin.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

const size = 20;
type Entry = BinQuery['bin']['nodes'][number];

/** Lists deleted entries, which can be restored or erased. */
export function BinList() {
  const list = useListPage('bin', []);
  const kind = list.param('kind');
  const { roles: mine } = useSession();
  const binned = useBinned();
  const filter = {
    entity: binned.find(({ entity }) => entity === kind)?.entity ?? null,
    search: list.search || null,
  };
  const query = useBinQuery({
    variables: {
      ...filter,
      first: size,
      after: list.after ?? null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [erasing, setErasing] = useState<Entry>();
  const { bringBack, erase, busy } = useBin();
  const nodes = query.data?.bin.nodes ?? [];
  const ids = nodes.map(({ id }) => id);
  const { selection, selectAll } = useBinSelection(ids, filter);
  return (
    <ListScreen title={words.bin} note={words.everythingThatWasDeleted}>
      <FilterLine
        label={words.searchTheBin}
        search={list.search}
        count={query.data && words.entries(query.data.bin.totalCount)}
        onSearch={(q) => list.filter({ q }, true)}
      >
        <FilterSelect
          label={words.kindOfEntry}
          value={kind}
          options={[
            { value: '', label: words.everything },
            ...binned.filter(({ roles }) => isFor(roles, mine)).map(({ entity, label }) => ({ value: entity, label })),
          ]}
          onChoose={(value) => list.filter({ kind: value })}
        />
      </FilterLine>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
        {({ bin }) =>
          bin.nodes.length === 0 ? (
            <Box sx={{ p: 'var(--inset)' }}>
              {list.page > 0 ? (
                <EmptyState
                  title={words.thisPageIsEmpty}
                  action={<Button onClick={list.previous}>{words.previousPage}</Button>}
                />
              ) : (
                <EmptyState
                  title={list.search ? words.nothingInTheBinHasInItsName(list.search) : words.theBinIsEmpty}
                  hint={words.whatYouDeleteCanBeBrought}
                />
              )}
            </Box>
          ) : (
            <>
              <FormControlLabel
                label={words.selectThisPage}
                control={
                  <Checkbox checked={selection.all} indeterminate={selection.some} onChange={selection.toggleAll} />
                }
                sx={{ m: 0, px: { xs: '6px', md: '14px' }, width: '100%' }}
              />
              <PlainList aria-label={words.deleted}>
                {bin.nodes.map((entry) => (
                  <BinRow
                    key={entry.id}
                    entry={entry}
                    withPicture={bin.nodes.some(({ image }) => image)}
                    busy={busy}
                    isSelected={selection.has(entry.id)}
                    onSelect={() => selection.toggle(entry.id)}
                    onBringBack={() => void bringBack(entry)}
                    onErase={() => setErasing(entry)}
                  />
                ))}
              </PlainList>
              <ListPager list={list} size={size} of={bin} />
              <BinBulk selection={selection} total={bin.totalCount} onSelectAll={() => void selectAll()} />
            </>
          )
        }
      </Loaded>
      {erasing && (
        <ConfirmDialog
          open
          title={words.eraseForGood}
          text={words.areYouSureYouWantToEraseThis}
          confirm={words.eraseButton}
          busy={busy}
          onConfirm={() => void erase(erasing.id).then(() => setErasing(undefined))}
          onCancel={() => setErasing(undefined)}
        >
          <Typography className="strong" sx={{ mt: 1.5 }} lang={siteLanguage}>
            {erasing.name}
          </Typography>
          <Quiet>{words.thisCannotBeUndoneOnly}</Quiet>
        </ConfirmDialog>
      )}
    </ListScreen>
  );
}
