import { Stack } from '@mui/material';
import { useMemo } from 'react';
import {
  useCategoryToEditQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from '../../graphql/generated/operations.ts';
import { CategoryInput } from '../../graphql/generated/validators.ts';
import { FieldSkeletons } from '../components/FieldSkeletons.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { ConflictOf } from '../forms/ConflictOf.tsx';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useStoredForm, type Stored } from '../forms/useStoredForm.ts';
import { texts } from '../texts/texts.ts';

interface Values {
  name: string;
  description: string;
}
const categoryForm = CategoryInput.required().extend({ description: CategoryInput.shape.description.unwrap() });
const blank: Values = { name: '', description: '' };
const words = [
  { name: 'name', label: 'Name' },
  { name: 'description', label: 'Description' },
];
const toStored = ({ name, description, version }: Values & { version: number }): Stored<Values> => ({
  values: { name, description },
  version,
});

/** Adds a category, or edits the one with `id`. */
export function CategoryDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useCategoryToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateCategoryMutation({ refetchQueries: ['CategoryList'] });
  const [update] = useUpdateCategoryMutation();

  const category = query.data?.category;
  const stored = useMemo(() => (category ? toStored(category) : undefined), [category]);
  const edit = useStoredForm(categoryForm, stored, blank);
  const { register, formState } = edit.form;
  const draft = useDraft(`category:${id ?? 'new'}`, edit);
  const saving = useSaving({
    edit,
    draft,
    fields: words,
    theirs: async () => {
      const { data } = await query.refetch();
      return data?.category ? toStored(data.category) : undefined;
    },
    send: async (input, version) => {
      if (id) await update({ variables: { id, input, version } });
      else await create({ variables: { input } });
    },
    saved: texts.categories.saved,
    failed: texts.categories.saveFailed,
    onSaved: onClose,
  });

  const gone = category === null && new Error('The category was deleted in the meantime.');
  const ready = id ? (category ?? undefined) : {};
  return (
    <FormDialog
      title={id ? 'Edit category' : 'Add category'}
      submit={ready ? (id ? 'Save changes' : 'Add category') : undefined}
      unsaved={formState.isDirty}
      busy={formState.isSubmitting}
      onSubmit={() => saving.save()}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      <Loaded
        query={{ data: ready, error: query.error ?? gone, refetch: () => query.refetch() }}
        failed={texts.categories.toEditFailed}
        skeleton={<FieldSkeletons heights={[44, 84]} />}
      >
        {() => (
          <Stack sx={{ gap: 2.5 }}>
            <DraftOffer draft={draft} />
            <TextInput
              label="Name"
              lang="tr"
              autoFocus
              hint={id ? undefined : 'Its address on the site is made from this name and stays when it is renamed.'}
              error={formState.errors.name?.message}
              {...register('name')}
            />
            <TextInput
              label="Description"
              optional
              lang="tr"
              multiline
              minRows={3}
              error={formState.errors.description?.message}
              {...register('description')}
            />
          </Stack>
        )}
      </Loaded>
      <ConflictOf saving={saving} />
    </FormDialog>
  );
}
