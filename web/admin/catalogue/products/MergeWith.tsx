import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { Field } from '../../parts/inputs/Field.tsx';
import * as words from '../../../words/admin/en/products.ts';
import { ProductPicker, type ProductOption } from './ProductPicker.tsx';
import { MergeDialog } from '../merging/MergeDialog.tsx';

interface Props {
  product: { id: string; name: string };
  onClose: () => void;
}

/** Asks which product this one is merged with. */
export function MergeWith({ product, onClose }: Props) {
  const [other, setOther] = useState<ProductOption | null>(null);
  const [isChosen, setIsChosen] = useState(false);
  const isSame = other?.id === product.id;
  if (other && isChosen) return <MergeDialog ids={[product.id, other.id]} onClose={onClose} />;
  return (
    <PageDialog open small width={520} title={words.mergeWith(product.name)} onClose={onClose}>
      <DialogContent sx={{ p: '4px 28px 24px' }}>
        <Field
          label={words.theOtherProduct}
          hint={words.typeANameOrACode}
          error={isSame ? words.aProductCannotBeMerged : undefined}
        >
          {({ id, describedBy }) => (
            <ProductPicker id={id} describedBy={describedBy} hasError={isSame} value={other} onChoose={setOther} />
          )}
        </Field>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="contained" size="small" disabled={!other || isSame} onClick={() => setIsChosen(true)}>
          {words.compare}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
