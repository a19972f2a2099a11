import { useFormContext, useWatch } from 'react-hook-form';
import { useSuccessorNameQuery } from '../products.generated.ts';
import type { InputProps } from '../../../parts/forms/formFields.ts';
import { Field } from '../../../parts/inputs/Field.tsx';
import * as words from '../../../../words/admin/en/products.ts';
import { ProductPicker, type ProductOption } from './ProductPicker.tsx';

/** Finds the product that replaces one that is no longer made. It is shown only for such products. */
export function SuccessorInput({ name, label, error }: InputProps) {
  const { setValue } = useFormContext();
  const chosen = useWatch<Record<string, string | null>>({ name });
  const isDiscontinued = useWatch<Record<string, unknown>>({ name: 'availability' }) === 'DISCONTINUED';
  const known = useNamed(chosen);
  if (!isDiscontinued && error === undefined) return null;
  return (
    <Field label={label} error={error} hint={words.theProductThatReplacesItType}>
      {({ id, describedBy }) => (
        <ProductPicker
          id={id}
          describedBy={describedBy}
          hasError={error !== undefined}
          value={known}
          onChoose={(product) => setValue(name, product?.id ?? null, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </Field>
  );
}

function useNamed(id: string | null | undefined): ProductOption | null {
  const { data } = useSuccessorNameQuery({ variables: { id: id ?? '' }, skip: !id });
  return id ? (data?.product ?? { id, name: '' }) : null;
}

export function ProductName({ id }: { id: unknown }) {
  return useNamed(typeof id === 'string' ? id : null)?.name ?? words.none;
}
