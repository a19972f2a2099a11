import {
  useCreateDocumentMutation,
  useDocumentToEditQuery,
  useUpdateDocumentMutation,
} from '../../../graphql/generated/operations.ts';
import { DocumentInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { texts } from '../../parts/texts/texts.ts';
import { PlanValues } from '../plans/PlanValues.tsx';
import { documentFields } from './documentFields.tsx';

/** Adds a document, or edits the one with `id`. */
export function DocumentDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useDocumentToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateDocumentMutation({ refetchQueries: ['DocumentList'] });
  const [update] = useUpdateDocumentMutation();
  const document = query.data?.document;
  const edit = useEditForm({
    name: `document:${id ?? 'new'}`,
    fields: documentFields,
    limits: DocumentInput,
    row: document,
    refetch: async () => (await query.refetch()).data?.document,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateDocument
        : (await create({ variables: { input } })).data?.createDocument,
    notices: { saved: 'Documents updated successfully!', failed: 'Failed to save document. Please try again.' },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={id ? 'Edit document' : 'Add document'}
      submit={id ? 'Save changes' : 'Add document'}
      edit={edit}
      query={{
        data: id ? (document ?? undefined) : {},
        error: query.error,
        missing: document === null,
        refetch: query.refetch,
      }}
      loadFailed={texts.documents.loadFailed}
      heights={[84, 44, 44, 44]}
      history={id ? { entity: 'DOCUMENT', id } : undefined}
      foot={
        document && (
          <PlanValues
            edit={edit}
            name={document.title}
            values={(input) => ({ id: document.id, document: input })}
            onPlanned={onClose}
          />
        )
      }
      onClose={onClose}
    />
  );
}
