import { useState } from 'react';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { labels } from '../../../../../common/labels.ts';
import { useCategoryOptionsQuery } from '../products.generated.ts';
import { ActDialog } from '../../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import type { Counted } from '../../../../words/admin/en/locale.ts';
import * as words from '../../../../words/admin/en/products.ts';
import * as turkish from '../../../../words/admin/ofStaff.ts';

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
    <ActDialog
      title={words.moveProducts(some)}
      typed={chosen}
      act={words.move}
      busy={busy}
      ready={chosen !== ''}
      onAct={() => onMove(chosen === uncategorized ? null : chosen)}
      onClose={onClose}
    >
      <PlainSelect
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
    </ActDialog>
  );
}
