import { useState } from 'react';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { Field } from '../../parts/inputs/Field.tsx';
import * as words from '../../../words/admin/en/products.ts';
import { ProductPicker, type ProductOption } from './form/ProductPicker.tsx';
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
    <ActDialog
      title={words.mergeWith(product.name)}
      width={520}
      act={words.compare}
      ready={other !== null && !isSame}
      onAct={() => setIsChosen(true)}
      onClose={onClose}
    >
      <Field
        label={words.theOtherProduct}
        hint={words.typeANameOrACode}
        error={isSame ? words.aProductCannotBeMerged : undefined}
      >
        {({ id, describedBy }) => (
          <ProductPicker id={id} describedBy={describedBy} hasError={isSame} value={other} onChoose={setOther} />
        )}
      </Field>
    </ActDialog>
  );
}
