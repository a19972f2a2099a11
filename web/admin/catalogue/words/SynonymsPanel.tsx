import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import { Box, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useSynonymsQuery, type SynonymShownFragment } from './words.generated.ts';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { HistoryDialog } from '../../parts/history/HistoryDialog.tsx';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { TrailPager } from '../../parts/lists/TrailPager.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/words.ts';
import { synonymDraft, type SynonymDraft } from './drafts.ts';
import { SynonymEdit } from './SynonymEdit.tsx';
import { footLook, headLook, rowLook, toolbarLook } from './wordLooks.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  /** The row that is being edited, which is also tried. */
  draft: SynonymDraft | undefined;
  onDraft: (draft: SynonymDraft | undefined) => void;
}

const size = 20;
const times = (count: number) => (count === 0 ? '–' : words.times(count));

export function SynonymsPanel({ draft, onDraft }: Props) {
  const [search, setSearch] = useState('');
  const [trail, setTrail] = useState<string[]>([]);
  const [looking, setLooking] = useState<SynonymShownFragment>();
  const query = useSynonymsQuery({
    variables: { search, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const deletion = useDeletion('SYNONYM', {
    deleted: words.theSynonymWasRemoved,
    failed: words.failedToRemoveTheSynonym,
  });
  const edit = draft && <SynonymEdit draft={draft} onDraft={onDraft} onClose={() => onDraft(undefined)} />;
  const count = (query.data ?? query.previousData)?.synonyms.totalCount;
  return (
    <>
      <Stack direction="row" sx={toolbarLook}>
        <SearchField
          label={words.searchWords}
          value={search}
          onSearch={(text) => {
            setTrail([]);
            setSearch(text);
          }}
        />
        <Box className="muted dense-type" component="span" role="status">
          {count !== undefined && words.groups(count)}
        </Box>
      </Stack>
      <Box aria-hidden sx={headLook}>
        <span>{words.whoTypes}</span>
        <span />
        <span>{words.alsoFinds}</span>
        <span>{words.in30Days}</span>
      </Box>
      {draft?.id === undefined && edit}
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={6} />}>
        {({ synonyms: { nodes, pageInfo, totalCount } }) => (
          <>
            {nodes.length === 0 && (
              <Box sx={{ p: 2 }}>
                <EmptyState title={search ? words.noSynonymHasTheseWords : words.thereAreNoSynonyms} />
              </Box>
            )}
            <PlainList aria-label={words.synonyms}>
              {nodes.map((row) =>
                row.key === draft?.id ? (
                  <li key={row.key}>{edit}</li>
                ) : (
                  <Box component="li" key={row.key} sx={rowLook}>
                    <Box lang={siteLanguage} className="strong">
                      {row.said}
                    </Box>
                    {row.twoWay ? (
                      <SyncAltOutlined titleAccess={words.bothWays} />
                    ) : (
                      <ArrowForwardOutlined titleAccess={words.oneWay} />
                    )}
                    <Box lang={siteLanguage}>{row.finds.join(', ')}</Box>
                    <Box className="muted flush-end">{times(row.times)}</Box>
                    <ActionsMenu name={row.said}>
                      {(choose) => [
                        !row.instead && (
                          <MenuItem key="change" onClick={choose(() => onDraft(synonymDraft(row)))}>
                            {words.change}
                          </MenuItem>
                        ),
                        <MenuItem key="history" onClick={choose(() => setLooking(row))}>
                          {words.history}
                        </MenuItem>,
                        <MenuItem key="remove" onClick={choose(() => void deletion(row.key))}>
                          {words.remove}
                        </MenuItem>,
                      ]}
                    </ActionsMenu>
                  </Box>
                ),
              )}
            </PlainList>
            <TrailPager trail={trail} setTrail={setTrail} size={size} list={{ totalCount, pageInfo }} />
          </>
        )}
      </Loaded>
      <Typography sx={footLook}>{words.countsAtOnceWithoutBuilding}</Typography>
      {looking && (
        <HistoryDialog
          title={words.historyOf(looking.said)}
          subject={{ entity: 'SYNONYM', id: looking.key }}
          onClose={() => setLooking(undefined)}
        />
      )}
    </>
  );
}
