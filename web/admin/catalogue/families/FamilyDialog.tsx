import {
  useCreateFamilyMutation,
  useFamilyToEditQuery,
  useUpdateFamilyMutation,
} from '../../../graphql/generated/operations.ts';
import { FamilyInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { texts } from '../../parts/texts/texts.ts';
import { familyFields } from './familyFields.tsx';

/** Adds a family of products, or edits the one with `id`. */
export function FamilyDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useFamilyToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateFamilyMutation({ refetchQueries: ['FamilyList'] });
  const [update] = useUpdateFamilyMutation();
  const family = query.data?.family;
  const edit = useEditForm({
    name: `family:${id ?? 'new'}`,
    fields: familyFields,
    limits: FamilyInput,
    row: family,
    refetch: async () => (await query.refetch()).data?.family,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateFamily
        : (await create({ variables: { input } })).data?.createFamily,
    notices: { saved: 'Families updated successfully!', failed: texts.families.saveFailed },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={id ? 'Edit family' : 'Add family'}
      submit={id ? 'Save changes' : 'Add family'}
      edit={edit}
      query={{
        data: id ? (family ?? undefined) : {},
        error: query.error,
        missing: family === null,
        refetch: query.refetch,
      }}
      loadFailed={texts.families.loadFailed}
      heights={[44, 110]}
      history={id ? { entity: 'FAMILY', id } : undefined}
      onClose={onClose}
    />
  );
}
