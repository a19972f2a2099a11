import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { useCategoryOptionsQuery } from './products.generated.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import type { Counted } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/products.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

interface Props {
  some: Counted;
  busy: boolean;
  /** Null means 'Kategorisiz'. */
  onMove: (categoryId: string | null) => void;
  onClose: () => void;
}

/** No category has this id. */
const uncategorized = 'uncategorized';

/** Asks which category several products should move to. */
export function MoveProducts({ some, busy, onMove, onClose }: Props) {
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const [chosen, setChosen] = useState('');
  return (
    <PageDialog open title={words.moveProducts(some)} width={480} small onClose={onClose}>
      <DialogContent sx={{ display: 'grid', p: '4px 28px 24px', '& > *': { maxWidth: 'none' } }}>
        <FilterSelect
          label={labels.product.categoryId}
          value={chosen}
          lang={siteLanguage}
          options={[
            { value: '', label: words.chooseACategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
            { value: uncategorized, label: turkish.uncategorized },
          ]}
          onChoose={setChosen}
        />
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <BusyButton
          busy={busy}
          disabled={chosen === ''}
          onClick={() => onMove(chosen === uncategorized ? null : chosen)}
        >
          {words.move}
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
