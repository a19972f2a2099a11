import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { SelectionBar } from '../../parts/lists/SelectionBar.tsx';
import type { Selection } from '../../parts/lists/useSelection.ts';
import * as words from '../../../words/admin/en/bin.ts';
import { useBin } from './useBin.ts';

interface Props {
  selection: Selection;
  /** All entries of the list, on all pages. */
  total: number;
  onSelectAll: () => void;
}

/** The actions for all selected entries. */
export function BinBulk({ selection, total, onSelectAll }: Props) {
  const [asking, setAsking] = useState(false);
  const { bringManyBack, eraseMany, busy } = useBin();
  const { chosen } = selection;
  return (
    <>
      <SelectionBar label={words.selectedEntries} selection={selection}>
        {chosen.length < total && (
          <Button size="small" onClick={onSelectAll}>
            {words.selectAll(total)}
          </Button>
        )}
        <Button
          size="small"
          disabled={busy}
          onClick={() => void bringManyBack(chosen).then((isDone) => isDone && selection.clear())}
        >
          {words.bringBack}
        </Button>
        <Button size="small" disabled={busy} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={asking}
        title={words.eraseForGood}
        text={words.sureToErase(chosen.length)}
        confirm={words.eraseButton}
        busy={busy}
        onConfirm={() =>
          void eraseMany(chosen).then((isDone) => {
            setAsking(false);
            if (isDone) selection.clear();
          })
        }
        onCancel={() => setAsking(false)}
      >
        <Typography className="muted" variant="body2" sx={{ mt: 1.5 }}>
          {words.thisCannotBeUndone}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
