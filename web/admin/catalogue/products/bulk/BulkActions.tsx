import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../../parts/dialogs/ConfirmDialog.tsx';
import { SelectionBar } from '../../../parts/lists/SelectionBar.tsx';
import { useNarrow } from '../../../parts/page/useNarrow.ts';
import * as words from '../../../../words/admin/en/products.ts';
import { BulkMore } from './BulkMore.tsx';
import { ChangeProducts } from './ChangeProducts.tsx';
import { LanguageStatus } from './LanguageStatus.tsx';
import { MoveProducts } from './MoveProducts.tsx';
import { PricesDialog } from './PricesDialog.tsx';
import { PublishProducts } from './PublishProducts.tsx';
import { UsesOfDeleted } from '../../uses/UsesOfDeleted.tsx';
import { useBulkActions } from './useBulkActions.ts';
import { mostChosen, type ProductSelection } from '../useProductSelection.ts';

/** The actions for all selected products. */
export function BulkActions({ selection }: { selection: ProductSelection }) {
  const [asking, setAsking] = useState<'prices' | 'change' | 'publish' | 'move' | 'languages' | 'delete'>();
  const close = () => setAsking(undefined);
  const sort = useSearchParams()[0].get('sort');
  const order = sort ? `&sort=${encodeURIComponent(sort)}` : '';
  const done = () => {
    close();
    selection.clear();
  };
  const inGrid = `/admin/products/grid?${selection.download}${order}`;
  const narrow = useNarrow();
  const { busy, change, feature, move, remove } = useBulkActions(selection, done, close);
  return (
    <>
      <SelectionBar label={words.selectedProducts} selection={selection}>
        {selection.selectAll && (
          <Button
            size="small"
            aria-label={words.selectAllOfThisFilter(selection.total)}
            onClick={selection.selectAll}
            className="plain"
          >
            {words.allOfThem(selection.total)}
          </Button>
        )}
        <Button size="small" component={Link} to={inGrid} aria-label={words.editCountInGrid(selection.count)}>
          {words.grid}
        </Button>
        <Button size="small" aria-label={words.changePrices} onClick={() => setAsking('prices')}>
          {words.prices}
        </Button>
        {!narrow && (
          <>
            <Button size="small" onClick={() => setAsking('publish')}>
              {words.publish}
            </Button>
            <Button size="small" onClick={() => setAsking('move')}>
              {words.moveToCategory}
            </Button>
          </>
        )}
        <BulkMore
          selection={selection}
          onChoose={{
            ...(narrow && { publish: () => setAsking('publish'), move: () => setAsking('move') }),
            change: () => setAsking('change'),
            languages: () => setAsking('languages'),
            feature: () => feature(true),
            unfeature: () => feature(false),
            remove: selection.count > mostChosen ? undefined : () => setAsking('delete'),
          }}
        />
      </SelectionBar>
      {asking === 'prices' && <PricesDialog selection={selection} busy={busy} onChange={change} onClose={close} />}
      {asking === 'change' && <ChangeProducts some={selection} busy={busy} onChange={change} onClose={close} />}
      {asking === 'publish' && (
        <PublishProducts which={selection.which} some={selection} busy={busy} onChange={change} onClose={close} />
      )}
      {asking === 'move' && <MoveProducts some={selection} busy={busy} onMove={move} onClose={close} />}
      {asking === 'languages' && <LanguageStatus which={selection.which} onDone={done} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title={words.deleteProducts(selection)}
        text={words.sureToDelete(selection)}
        confirm={words.remove}
        busy={busy}
        onConfirm={remove}
        onCancel={close}
      >
        <Typography className="muted" variant="body2" sx={{ mt: 1.5 }}>
          {words.theProductsAreRemoved(selection.count)}
        </Typography>
        <UsesOfDeleted which={selection.which} />
      </ConfirmDialog>
    </>
  );
}
