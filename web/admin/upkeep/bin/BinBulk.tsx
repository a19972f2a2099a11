import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { SelectionBar } from '../../parts/lists/SelectionBar.tsx';
import type { Selection } from '../../parts/lists/useSelection.ts';
import { entriesOf, useBin } from './useBin.ts';

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
  const entries = entriesOf(chosen.length);
  return (
    <>
      <SelectionBar label="Selected entries" selection={selection}>
        {chosen.length < total && (
          <Button size="small" onClick={onSelectAll}>
            Select all {total}
          </Button>
        )}
        <Button
          size="small"
          disabled={busy}
          onClick={() => void bringManyBack(chosen).then((isDone) => isDone && selection.clear())}
        >
          Bring back
        </Button>
        <Button size="small" disabled={busy} onClick={() => setAsking(true)}>
          Erase…
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={asking}
        title="Erase for good"
        text={`Are you sure you want to erase ${entries} for good?`}
        confirm="Erase"
        busy={busy}
        onConfirm={() =>
          void eraseMany(chosen).then((isDone) => {
            setAsking(false);
            if (isDone) selection.clear();
          })
        }
        onCancel={() => setAsking(false)}
      >
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          This cannot be undone. Only backups that were made before still have them.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
