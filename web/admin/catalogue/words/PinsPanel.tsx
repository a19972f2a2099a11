import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { Box, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { usePinsQuery, type PinShownFragment } from './words.generated.ts';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { HistoryDialog } from '../../parts/history/HistoryDialog.tsx';
import { ActionsMenu } from '../../parts/lists/ActionsMenu.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { dayWithYear, noonOf } from '../../parts/texts/dates.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/words.ts';
import { pinDraft, type PinDraft } from './drafts.ts';
import { PinEdit } from './PinEdit.tsx';
import { footLook, headLook, rowLook } from './wordLooks.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  draft: PinDraft | undefined;
  onDraft: (draft: PinDraft | undefined) => void;
}

const goal = ({ products, leadsTo }: PinShownFragment) => [
  ...products.map(({ name }) => name),
  ...(leadsTo ? [leadsTo] : []),
];

export function PinsPanel({ draft, onDraft }: Props) {
  const query = usePinsQuery({ fetchPolicy: 'cache-and-network' });
  const [looking, setLooking] = useState<PinShownFragment>();
  const deletion = useDeletion('PIN', {
    deleted: words.thePinWasRemoved,
    failed: words.failedToRemoveThePin,
  });
  const edit = draft && (
    <PinEdit key={draft.id ?? ''} draft={draft} onDraft={onDraft} onClose={() => onDraft(undefined)} />
  );
  return (
    <>
      <Box aria-hidden sx={headLook}>
        <span>{words.whoTypes}</span>
        <span />
        <span>{words.findsFirstOrIsLedTo}</span>
        <span>{words.until}</span>
      </Box>
      {draft?.id === undefined && edit}
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
        {({ pins }) => (
          <>
            {pins.length === 0 && !draft && (
              <Box sx={{ p: 2 }}>
                <EmptyState title={words.nothingIsPinnedYet} hint={words.aSearchCanShowUpToThree} />
              </Box>
            )}
            <PlainList aria-label={words.pins}>
              {pins.map((row) =>
                row.key === draft?.id ? (
                  <li key={row.key}>{edit}</li>
                ) : (
                  <Box component="li" key={row.key} sx={rowLook}>
                    <Box lang={siteLanguage} className="strong">
                      {row.said}
                    </Box>
                    {row.leadsTo ? (
                      <ArrowForwardOutlined titleAccess={words.leadsTo} />
                    ) : (
                      <PushPinOutlined titleAccess={words.comesFirst} />
                    )}
                    <Box lang={siteLanguage}>{goal(row).join(', ') || words.itsProductsAreGone}</Box>
                    <Box className="muted small-type flush-end">{row.until ? dayWithYear(noonOf(row.until)) : '–'}</Box>
                    <ActionsMenu name={row.said}>
                      {(choose) => [
                        <MenuItem key="change" onClick={choose(() => onDraft(pinDraft(row)))}>
                          {words.change}
                        </MenuItem>,
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
          </>
        )}
      </Loaded>
      <Typography sx={footLook}>{words.theWholeSearchCountsInAny}</Typography>
      {looking && (
        <HistoryDialog
          title={words.historyOf(looking.said)}
          subject={{ entity: 'PIN', id: looking.key }}
          onClose={() => setLooking(undefined)}
        />
      )}
    </>
  );
}
