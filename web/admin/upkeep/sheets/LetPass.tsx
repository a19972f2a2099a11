import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { counted } from '../../parts/texts/counted.ts';
import type { Trial } from './sheetTypes.ts';

interface Props {
  trial: Trial;
  busy: boolean;
  onPass: () => void;
}

/** Lets a run pass that would stop itself, after one more question that names the reasons. */
export function LetPass({ trial, busy, onPass }: Props) {
  const [asking, setAsking] = useState(false);
  const { added, changed, missing, stops } = trial;
  const others = missing ? `, and what the profile says about ${counted(missing, 'missing product')}` : '';
  const written = counted(added + changed, 'row') + others;
  return (
    <>
      <BusyButton busy={busy} onClick={() => setAsking(true)}>
        Let this run pass …
      </BusyButton>
      <ConfirmDialog
        open={asking}
        title="Let this run pass"
        text={`${stops.join(' ')} Passing writes ${written}. It can be undone for 30 days.`}
        confirm="Let it pass"
        onConfirm={() => {
          setAsking(false);
          onPass();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
