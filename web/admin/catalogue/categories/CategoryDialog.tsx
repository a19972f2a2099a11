import {
  useCategoryToEditQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.generated.ts';
import { CategoryInput } from '../../../../common/generated/validators.ts';
import { FieldNotes } from '../../parts/forms/FieldInputs.tsx';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { onSite } from '../onSite.ts';
import { useWaitingForm } from '../waiting/useWaitingForm.tsx';
import * as words from '../../../words/admin/en/categories.ts';
import { categoryFields, newCategoryFields } from './categoryFields.tsx';

/** Adds a category, or edits the one with `id`. */
export function CategoryDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useCategoryToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateCategoryMutation({ refetchQueries: ['CategoryList'] });
  const [update] = useUpdateCategoryMutation();
  const category = query.data?.category;
  const { edit, notes, around } = useWaitingForm({
    kind: 'category',
    id,
    title: category?.name ?? '',
    name: `category:${id ?? 'new'}`,
    fields: id ? categoryFields : newCategoryFields,
    limits: CategoryInput,
    row: category,
    refetch: async () => (await query.refetch()).data?.category,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateCategory
        : (await create({ variables: { input } })).data?.createCategory,
    notices: { saved: shared.categoriesSaved, failed: shared.categoriesSaveFailed },
    page: (saved) => onSite.category(saved.id),
    onSaved: onClose,
    onDone: onClose,
  });

  return (
    <FieldNotes value={notes}>
      <FormDialog
        title={id ? words.editCategory : words.addCategory}
        {...(id ? around : { submit: words.addCategory })}
        edit={edit}
        query={{
          data: id ? (category ?? undefined) : {},
          error: query.error,
          missing: category === null,
          refetch: query.refetch,
        }}
        loadFailed={words.failedToLoadCategory}
        heights={[44, 84]}
        history={id ? { entity: 'CATEGORY', id } : undefined}
        onClose={onClose}
      />
    </FieldNotes>
  );
}
