import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { SelectionBar } from '../../parts/lists/SelectionBar.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { texts } from '../../parts/texts/texts.ts';
import { BulkMore } from './BulkMore.tsx';
import { ChangeProducts } from './ChangeProducts.tsx';
import { MoveProducts } from './MoveProducts.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { PublishProducts } from './PublishProducts.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { mostChosen, type ProductSelection } from './useProductSelection.ts';

/** The actions for all selected products. */
export function BulkActions({ selection }: { selection: ProductSelection }) {
  const [asking, setAsking] = useState<'prices' | 'change' | 'publish' | 'move' | 'delete'>();
  const close = () => setAsking(undefined);
  const sort = useSearchParams()[0].get('sort');
  const order = sort ? `&sort=${encodeURIComponent(sort)}` : '';
  const done = () => {
    close();
    selection.clear();
  };
  const { busy, change, feature, move, remove } = useBulkActions(selection, done, close);
  const count = counted(selection.count, 'product', selection);
  return (
    <>
      <SelectionBar label="Selected products" selection={selection}>
        {selection.selectAll && (
          <Button size="small" onClick={selection.selectAll}>
            Select all {selection.total} of this filter
          </Button>
        )}
        <Button size="small" component={Link} to={`/admin/products/grid?${selection.download}${order}`}>
          Edit {selection.count} in grid
        </Button>
        <Button size="small" onClick={() => setAsking('prices')}>
          Change prices…
        </Button>
        <Button size="small" onClick={() => setAsking('change')}>
          Change…
        </Button>
        <Button size="small" onClick={() => setAsking('publish')}>
          Publish…
        </Button>
        <Button size="small" onClick={() => setAsking('move')}>
          Move to category…
        </Button>
        <Button size="small" onClick={() => feature(true)}>
          Feature
        </Button>
        <Button size="small" disabled={selection.count > mostChosen} onClick={() => setAsking('delete')}>
          Delete
        </Button>
        <BulkMore selection={selection} onUnfeature={() => feature(false)} />
      </SelectionBar>
      {asking === 'prices' && <PricesDialog selection={selection} busy={busy} onChange={change} onClose={close} />}
      {asking === 'change' && <ChangeProducts count={count} busy={busy} onChange={change} onClose={close} />}
      {asking === 'publish' && (
        <PublishProducts which={selection.which} count={count} busy={busy} onChange={change} onClose={close} />
      )}
      {asking === 'move' && <MoveProducts count={count} busy={busy} onMove={move} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${count}`}
        text={selection.count === 1 ? texts.products.confirmDelete : `Are you sure you want to delete these ${count}?`}
        confirm="Delete"
        busy={busy}
        onConfirm={remove}
        onCancel={close}
      >
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {selection.count === 1
            ? 'The product is removed from the site at once. It stays in the bin for 30 days.'
            : 'The products are removed from the site at once. They stay in the bin for 30 days.'}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
