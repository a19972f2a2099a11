import { Stack } from '@mui/material';
import { useMemo } from 'react';
import {
  useCategoryOptionsQuery,
  useCreateProductMutation,
  useProductToEditQuery,
  useUpdateProductMutation,
} from '../../graphql/generated/operations.ts';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { ConflictOf } from '../forms/ConflictOf.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import { useImageUpload } from '../images/useImageUpload.ts';
import { texts } from '../texts/texts.ts';
import { ProductFields } from './ProductFields.tsx';
import { blankProduct, productForm, productWords, storedProduct } from './productForm.ts';

/** Adds a product, or edits the one with `id`. */
export function ProductDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useProductToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const categories = useCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();

  const product = query.data?.product;
  const stored = useMemo(() => product && storedProduct(product), [product]);
  const edit = useStoredForm(productForm, stored ?? undefined, blankProduct);
  const { form } = edit;
  const draft = useDraft(`product:${id ?? 'new'}`, edit);
  const upload = useImageUpload((url) => form.setValue('image', url, { shouldDirty: true, shouldValidate: true }));
  const saving = useSaving({
    edit,
    draft,
    fields: productWords(categories.data?.categories ?? []),
    theirs: async () => {
      const { data } = await query.refetch();
      return data?.product ? storedProduct(data.product) : undefined;
    },
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

  const ready = !id || product ? categories.data : undefined;
  const gone = product === null && new Error('The product was deleted in the meantime.');
  return (
    <FormDialog
      title={id ? 'Edit product' : 'Add product'}
      submit={ready ? (id ? 'Save changes' : 'Add product') : undefined}
      unsaved={form.formState.isDirty || upload.sending !== undefined}
      busy={form.formState.isSubmitting}
      onSubmit={() => (upload.sending ? upload.askToWait() : saving.save())}
      onClose={() => {
        draft.forget();
        upload.cleanUp();
        onClose();
      }}
    >
      <Loaded
        query={{
          data: ready,
          error: query.error ?? categories.error ?? gone,
          refetch: () => Promise.all([query.refetch(), categories.refetch()]),
        }}
        failed={id ? texts.products.loadFailed : texts.load.failed}
        skeleton={<FieldSkeletons heights={[44, 44, 84, 154]} />}
      >
        {({ categories }) => (
          <Stack sx={{ gap: 2.5 }}>
            <DraftOffer draft={draft} />
            <ProductFields form={form} categories={categories} upload={upload} />
          </Stack>
        )}
      </Loaded>
      <ConflictOf saving={saving} />
    </FormDialog>
  );
}
