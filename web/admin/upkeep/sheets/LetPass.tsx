import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import * as words from '../../../words/admin/en/fileImports.ts';
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
  return (
    <>
      <BusyButton busy={busy} onClick={() => setAsking(true)}>
        {words.letThisRunPassAsking}
      </BusyButton>
      <ConfirmDialog
        open={asking}
        title={words.letThisRunPass}
        text={words.passingWrites(stops.join(' '), added + changed, missing)}
        confirm={words.letItPass}
        onConfirm={() => {
          setAsking(false);
          onPass();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
