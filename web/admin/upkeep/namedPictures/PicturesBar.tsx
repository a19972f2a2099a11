import { Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
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
  const [asking, setAsking] = useState(false);
  const { left, sending, busy } = state;
  const isWaiting = batch.state === 'WAITING';
  // Files can only be sent by the page that has them.
  useBeforeUnload((event) => {
    if (sending && left.length > 0) event.preventDefault();
  });
  const sent = batch.files.length - left.length;
  const isComing = left.length > 0;
  const isStuck = isComing && !sending;
  // Without the page that has the others, only those can be added that have come.
  const found = isStuck ? foundIn(batch.files.filter(({ isSent }) => isSent)) : all;
  const count = found.matched.length;
  return (
    <BottomBar
      says={isWaiting ? `Adding ${whatOf(found)}.` : sentenceOf(found)}
      note={
        (isComing ? `${sent} of ${counted(batch.files.length, 'file')} have come. ` : '') +
        noteOf({ isWaiting, isSending: sending && isComing, found })
      }
      keepNote={isComing}
      progress={
        isComing && (
          <LinearProgress
            variant="determinate"
            aria-label="Files that have come"
            value={(sent / batch.files.length) * 100}
            sx={{ my: 0.75, maxWidth: 420, bgcolor: 'divider' }}
          />
        )
      }
    >
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
    </BottomBar>
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
