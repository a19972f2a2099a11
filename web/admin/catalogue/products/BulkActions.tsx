import { Button, Typography } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import { SelectionBar } from '../../parts/lists/SelectionBar.tsx';
import type { Selection } from '../../parts/lists/useSelection.ts';
import { counted } from '../../parts/texts/counted.ts';
import { texts } from '../../parts/texts/texts.ts';
import { MoveProducts } from './MoveProducts.tsx';
import { useBulkActions } from './useBulkActions.ts';

/** The actions for all selected products. */
export function BulkActions({ selection }: { selection: Selection }) {
  const [asking, setAsking] = useState<'move' | 'delete'>();
  const { chosen } = selection;
  const download = useDownload();
  const save = (event: MouseEvent<HTMLAnchorElement>) => void download(event);
  const done = () => {
    setAsking(undefined);
    selection.clear();
  };
  const { busy, feature, move, remove } = useBulkActions(chosen, done, () => setAsking(undefined));
  const count = counted(chosen.length, 'product');
  return (
    <>
      <SelectionBar label="Selected products" selection={selection}>
        <Button size="small" onClick={() => feature(true)}>
          Feature
        </Button>
        <Button size="small" onClick={() => feature(false)}>
          Unfeature
        </Button>
        <Button size="small" onClick={() => setAsking('move')}>
          Move to category…
        </Button>
        <Button component="a" size="small" href={`/admin/products.xlsx?ids=${chosen.join()}`} onClick={save}>
          Export
        </Button>
        <Button size="small" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </SelectionBar>
      {asking === 'move' && (
        <MoveProducts count={count} busy={busy} onMove={move} onClose={() => setAsking(undefined)} />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${count}`}
        text={chosen.length === 1 ? texts.products.confirmDelete : `Are you sure you want to delete these ${count}?`}
        confirm="Delete"
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsking(undefined)}
      >
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {chosen.length === 1
            ? 'The product is removed from the site at once. It stays in the bin for 30 days.'
            : 'The products are removed from the site at once. They stay in the bin for 30 days.'}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
