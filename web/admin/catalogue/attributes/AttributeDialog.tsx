import {
  useAttributeToEditQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
} from '../../../graphql/generated/operations.ts';
import { AttributeInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { texts } from '../../parts/texts/texts.ts';
import { attributeFields } from './attributeFields.tsx';

/** Adds an attribute, or edits the one with `id`. */
export function AttributeDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useAttributeToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateAttributeMutation({ refetchQueries: ['AttributeList'] });
  const [update] = useUpdateAttributeMutation();
  const attribute = query.data?.attribute;
  const edit = useEditForm({
    name: `attribute:${id ?? 'new'}`,
    fields: attributeFields,
    limits: AttributeInput,
    row: attribute,
    refetch: async () => (await query.refetch()).data?.attribute,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateAttribute
        : (await create({ variables: { input } })).data?.createAttribute,
    notices: { saved: 'Attributes updated successfully!', failed: texts.attributes.saveFailed },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={id ? 'Edit attribute' : 'Add attribute'}
      submit={id ? 'Save changes' : 'Add attribute'}
      edit={edit}
      query={{
        data: id ? (attribute ?? undefined) : {},
        error: query.error,
        missing: attribute === null,
        refetch: query.refetch,
      }}
      loadFailed={texts.attributes.loadFailed}
      heights={[44, 44, 44]}
      history={id ? { entity: 'ATTRIBUTE', id } : undefined}
      onClose={onClose}
    />
  );
}
