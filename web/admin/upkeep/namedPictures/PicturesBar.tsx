import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { counted } from '../../parts/texts/counted.ts';
import { foundIn, type Batch, type Found, type Place } from './namedFiles.ts';
import type { PictureBatchState } from './usePictureBatch.ts';

interface Props {
  state: PictureBatchState;
  batch: Batch;
  found: Found;
  place: Place;
}

const whatOf = ({ pictures, documents }: Pick<Found, 'pictures' | 'documents'>) =>
  [
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
  ].join(' and ');

/** Says what will happen beside the button that does it, and how far the files have come. */
export function PicturesBar({ state, batch, found: all, place }: Props) {
  const bar = useBottomBar();
  const [asking, setAsking] = useState(false);
  const { left, sending, busy } = state;
  const isWaiting = batch.state === 'WAITING';
  // Files can only be sent by the page that has them.
  useBeforeUnload((event) => {
    if (sending && left.length > 0) event.preventDefault();
  });
  const sent = batch.files.length - left.length;
  const isStuck = left.length > 0 && !sending;
  // Without the page that has the others, only those can be added that have come.
  const found = isStuck ? foundIn(batch.files.filter(({ isSent }) => isSent)) : all;
  const count = found.matched.length;
  return (
    <Box ref={bar} sx={barLook}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, minWidth: 0 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {isWaiting ? `Adding ${whatOf(found)}.` : sentenceOf(found)}
        </Typography>
        {left.length > 0 && (
          <LinearProgress
            variant="determinate"
            aria-label="Files that have come"
            value={(sent / batch.files.length) * 100}
            sx={{ my: 0.75, maxWidth: 420, bgcolor: 'divider' }}
          />
        )}
        <Typography
          variant="body2"
          sx={{ display: { xs: left.length > 0 ? 'block' : 'none', sm: 'block' }, color: 'text.secondary' }}
        >
          {left.length > 0 && `${sent} of ${counted(batch.files.length, 'file')} have come. `}
          {noteOf({ isWaiting, isSending: sending && left.length > 0, found })}
        </Typography>
      </Box>
      {isWaiting ? (
        <Button variant="outlined" size="small" disabled={busy} onClick={() => void state.add(place, true)}>
          Cancel, and keep what has come
        </Button>
      ) : (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            Cancel
          </Button>
          {count > 0 && (
            <BusyButton busy={busy} onClick={() => void state.add(place, isStuck)}>
              Add {whatOf(found)}
            </BusyButton>
          )}
        </>
      )}
      {asking && (
        <ConfirmDialog
          open
          title="Leave all files out"
          text="The files that have come and your answers are removed. No product changes."
          confirm="Remove them"
          cancel="Go on"
          busy={busy}
          onConfirm={() => void state.drop().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

function sentenceOf(found: Found) {
  const { matched, products } = found;
  if (matched.length === 0) return 'There is nothing to add.';
  return `${whatOf(found)} will be added to ${counted(products, 'product')}.`;
}

function noteOf({ isWaiting, isSending, found }: { isWaiting: boolean; isSending: boolean; found: Found }) {
  if (isSending) return 'Keep this page open until all have come.';
  if (isWaiting) return 'Goes on when you leave this page.';
  const { asked } = found;
  const unanswered =
    asked.length > 0 ? `${asked.length} without an answer ${asked.length === 1 ? 'is' : 'are'} left out. ` : '';
  return `${unanswered}One step; can be undone for 30 days.`;
}

const barLook = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mx: { xs: -2, md: -5 },
  mb: { xs: -2, md: -5 },
  p: { xs: '12px 16px', md: '14px 40px' },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
