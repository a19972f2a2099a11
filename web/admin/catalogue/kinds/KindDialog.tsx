import {
  useCreateKindMutation,
  useKindToEditQuery,
  useUpdateKindMutation,
} from '../../../graphql/generated/operations.ts';
import { ProductKindInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { texts } from '../../parts/texts/texts.ts';
import { kindFields } from './kindFields.tsx';

/** Adds a kind of product, or edits the one with `id`. */
export function KindDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useKindToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateKindMutation({ refetchQueries: ['KindList'] });
  const [update] = useUpdateKindMutation();
  const kind = query.data?.productKind;
  const edit = useEditForm({
    name: `kind:${id ?? 'new'}`,
    fields: kindFields,
    limits: ProductKindInput,
    row: kind,
    refetch: async () => (await query.refetch()).data?.productKind,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateProductKind
        : (await create({ variables: { input } })).data?.createProductKind,
    notices: { saved: 'Kinds updated successfully!', failed: texts.kinds.saveFailed },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={id ? 'Edit kind' : 'Add kind'}
      submit={id ? 'Save changes' : 'Add kind'}
      edit={edit}
      query={{
        data: id ? (kind ?? undefined) : {},
        error: query.error,
        missing: kind === null,
        refetch: query.refetch,
      }}
      loadFailed={texts.kinds.loadFailed}
      heights={[44, 154]}
      history={id ? { entity: 'KIND', id } : undefined}
      onClose={onClose}
    />
  );
}
