import { Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import { foundIn, type Batch, type Found, type Place } from './namedFiles.ts';
import type { PictureBatchState } from './usePictureBatch.ts';

interface Props {
  state: PictureBatchState;
  batch: Batch;
  found: Found;
  place: Place;
}

const whatOf = ({ pictures, documents }: Pick<Found, 'pictures' | 'documents'>) => words.whatOf(pictures, documents);

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
      says={isWaiting ? words.adding(whatOf(found)) : sentenceOf(found)}
      note={[
        isComing && words.haveCome(sent, batch.files.length),
        noteOf({ isWaiting, isSending: sending && isComing, found }),
      ]
        .filter(Boolean)
        .join(' ')}
      keepNote={isComing}
      progress={
        isComing && (
          <LinearProgress
            variant="determinate"
            aria-label={words.filesThatHaveCome}
            value={(sent / batch.files.length) * 100}
            sx={{ my: 0.75, maxWidth: 420, bgcolor: 'divider' }}
          />
        )
      }
    >
      {isWaiting ? (
        <Button variant="outlined" size="small" disabled={busy} onClick={() => void state.add(place, true)}>
          {words.cancelAndKeepWhatHasCome}
        </Button>
      ) : (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
          {count > 0 && (
            <BusyButton busy={busy} onClick={() => void state.add(place, isStuck)}>
              {words.addWhatOf(whatOf(found))}
            </BusyButton>
          )}
        </>
      )}
      {asking && (
        <ConfirmDialog
          open
          title={words.leaveAllFilesOut}
          text={words.theFilesThatHaveCome}
          confirm={words.removeThem}
          cancel={words.goOn}
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
  if (matched.length === 0) return words.thereIsNothingToAdd;
  return words.willBeAddedToProducts(whatOf(found), products);
}

function noteOf({ isWaiting, isSending, found }: { isWaiting: boolean; isSending: boolean; found: Found }) {
  if (isSending) return words.keepThisPageOpenUntilAllHave;
  if (isWaiting) return words.goesOnWhenYouLeaveThisPage;
  const { asked } = found;
  return asked.length > 0 ? `${words.unansweredLeftOut(asked.length)} ${words.oneStep}` : words.oneStep;
}
