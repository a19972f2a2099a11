import type { ReactNode } from 'react';
import {
  useCategoryOptionsQuery,
  useCreateProductMutation,
  useProductToEditQuery,
  useUpdateProductMutation,
} from '../../../graphql/generated/operations.ts';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { useUndoChange } from '../../parts/history/useUndoChange.ts';
import { StateChip } from '../../parts/status/StateChip.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { onSite } from '../onSite.ts';
import { copyFields, ofOneProduct } from './copyFields.tsx';
import { hiddenBecause } from './hiddenBecause.ts';
import { productFields } from './productFields.tsx';

const publishing = {
  submit: 'Publish',
  sets: { status: 'PUBLISHED' },
  other: { label: 'Keep as draft', sets: { status: 'DRAFT' } },
};

interface Props {
  id?: string;
  /** The id of the product that a new one is copied from. */
  copyOf?: string;
  /** The dialog takes the place of that of another product, with what is loaded already. */
  isStep?: boolean;
  /** Further buttons in the head. */
  head?: ReactNode;
  onClose: () => void;
}

/** Adds a product, perhaps as a copy of another, or edits the one with `id`, whose address is open then. */
export function ProductDialog({ id, copyOf, isStep = false, head, onClose }: Props) {
  const query = useProductToEditQuery({
    variables: { id: id ?? copyOf ?? '' },
    skip: !id && !copyOf,
    fetchPolicy: isStep ? 'cache-and-network' : 'network-only',
  });
  const categories = useCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const product = query.data?.product;
  const isNew = id === undefined;
  const edit = useEditForm({
    name: `product:${id ?? (copyOf ? `copy of ${copyOf}` : 'new')}`,
    fields: copyOf ? copyFields : productFields,
    limits: ProductInput,
    row: isNew ? undefined : product,
    copied: isNew ? { row: product, without: ofOneProduct } : undefined,
    refetch: async () => (await query.refetch()).data?.product,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateProduct
        : (await create({ variables: { input } })).data?.createProduct,
    notices: { saved: texts.products.saved, failed: 'Failed to save product. Please try again.' },
    page: (saved) => onSite.product(saved.id),
    undo: useUndoChange('PRODUCT'),
    picture: 'image',
    onSaved: onClose,
  });

  const isOnSite = id !== undefined && product?.status !== 'DRAFT';

  return (
    <FormDialog
      title={
        isNew
          ? product
            ? `Add a copy of ${product.name}`
            : 'Add product'
          : product
            ? `Edit: ${product.name}`
            : 'Edit product'
      }
      head={
        <>
          {product && !isNew && <StateChip status={product.status} because={hiddenBecause(product)} />}
          {head}
        </>
      }
      addressed={!isNew || copyOf !== undefined}
      still={isStep}
      width={{ xs: 640, xl: 920 }}
      {...(isOnSite ? { submit: 'Save changes' } : publishing)}
      edit={edit}
      query={{
        data: (isNew && !copyOf) || product ? categories.data : undefined,
        error: query.error ?? categories.error,
        missing: product === null,
        refetch: () => Promise.all([query.refetch(), categories.refetch()]),
      }}
      loadFailed={id || copyOf ? 'Failed to load product. Please try again.' : texts.load.failed}
      heights={[44, 44, 84, 154]}
      history={id ? { entity: 'PRODUCT', id } : undefined}
      onClose={onClose}
    />
  );
}
