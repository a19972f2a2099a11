import { useCreateDocumentMutation, useDocumentToEditQuery, useUpdateDocumentMutation } from './documents.generated.ts';
import { DocumentInput } from '../../../../common/generated/validators.ts';
import { FieldNotes } from '../../parts/forms/FieldInputs.tsx';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useWaitingForm } from '../waiting/useWaitingForm.tsx';
import * as words from '../../../words/admin/en/documents.ts';
import { documentFields } from './documentFields.tsx';

/** Adds a document, or edits the one with `id`. */
export function DocumentDialog({ id, onClose }: { id?: string; onClose: () => void }) {
  const query = useDocumentToEditQuery({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = useCreateDocumentMutation({ refetchQueries: ['DocumentList'] });
  const [update] = useUpdateDocumentMutation();
  const document = query.data?.document;
  const { edit, notes, around } = useWaitingForm({
    kind: 'document',
    id,
    title: document?.title ?? '',
    name: `document:${id ?? 'new'}`,
    fields: documentFields,
    limits: DocumentInput,
    row: document,
    refetch: async () => (await query.refetch()).data?.document,
    send: async (input, version) =>
      id
        ? (await update({ variables: { id, input, version } })).data?.updateDocument
        : (await create({ variables: { input } })).data?.createDocument,
    notices: { saved: words.documentsUpdatedSuccessfully, failed: words.failedToSaveDocument },
    onSaved: onClose,
    onDone: onClose,
  });
  return (
    <FieldNotes value={notes}>
      <FormDialog
        title={id ? words.editDocument : words.addDocument}
        {...(id ? around : { submit: words.addDocument })}
        edit={edit}
        query={{
          data: id ? (document ?? undefined) : {},
          error: query.error,
          missing: document === null,
          refetch: query.refetch,
        }}
        loadFailed={shared.documentsLoadFailed}
        heights={[84, 44, 44, 44]}
        history={id ? { entity: 'DOCUMENT', id } : undefined}
        onClose={onClose}
      />
    </FieldNotes>
  );
}
