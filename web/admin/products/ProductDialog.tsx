import { useMemo } from 'react';
import {
  useCategoryOptionsQuery,
  useCreateProductMutation,
  useProductToEditQuery,
  useUpdateProductMutation,
} from '../../graphql/generated/operations.ts';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Conflict } from '../forms/Conflict.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { useImageUpload } from '../images/useImageUpload.ts';
import { texts } from '../texts.ts';
import { ProductFields } from './ProductFields.tsx';
import { blankProduct, productForm, storedProduct } from './productForm.ts';

/** Adds a product, or edits the one with `id`. */
export function ProductDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useProductToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const categories = useCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();

  const product = query.data?.product;
  const stored = useMemo(() => product && storedProduct(product), [product]);
  const { form, take, version } = useStoredForm(productForm, stored ?? undefined, blankProduct);
  const upload = useImageUpload((url) => form.setValue('image', url, { shouldDirty: true, shouldValidate: true }));
  const saving = useSaving({
    form,
    version,
    send: async (input, version) => {
      if (id) await update({ variables: { id, input, version } });
      else await create({ variables: { input } });
    },
    saved: texts.products.saved,
    failed: texts.products.saveFailed,
    onSaved: (_, { image }) => {
      upload.cleanUp(image);
      onClose();
    },
  });

  async function loadTheirs() {
    const { data } = await query.refetch();
    if (data?.product) take(storedProduct(data.product));
    saving.forgetConflict();
  }

  const ready = !id || product ? categories.data : undefined;
  const gone = product === null && new Error('The product was deleted in the meantime.');
  return (
    <FormDialog
      title={id ? 'Edit product' : 'Add product'}
      submit={ready ? (id ? 'Save changes' : 'Add product') : undefined}
      unsaved={form.formState.isDirty || upload.sending !== undefined}
      busy={form.formState.isSubmitting}
      onSubmit={() => (upload.sending ? upload.askToWait() : void saving.save()())}
      onClose={() => {
        upload.cleanUp();
        onClose();
      }}
    >
      {saving.conflict && <Conflict onTheirs={() => void loadTheirs()} onMine={() => void saving.save(true)()} />}
      <Loaded
        query={{
          data: ready,
          error: query.error ?? categories.error ?? gone,
          refetch: () => Promise.all([query.refetch(), categories.refetch()]),
        }}
        failed={id ? texts.products.loadFailed : texts.load.failed}
        skeleton={<FieldSkeletons heights={[44, 44, 84, 154]} />}
      >
        {({ categories }) => <ProductFields form={form} categories={categories} upload={upload} />}
      </Loaded>
    </FormDialog>
  );
}
