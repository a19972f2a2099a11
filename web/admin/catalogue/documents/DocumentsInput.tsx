import { Box, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCreateDocumentMutation } from './documents.generated.ts';
import type { DocumentInput } from '../../../graphql/generated/schema.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SendFiles } from '../../parts/uploads/SendFiles.tsx';
import { useUploads } from '../../parts/uploads/useUploads.ts';
import * as words from '../../../words/admin/en/documents.ts';
import { ChooseDocument } from './ChooseDocument.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { acceptedFiles, documentHint, firstValues } from './documentRules.ts';
import { NamedDocumentRow } from './NamedDocumentRow.tsx';
import type { NamedDocument } from './namedDocuments.ts';
import { documentUpload } from './FileInput.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/**
 * Holds the documents of a product or a page in their order. They are uploaded here or chosen from the existing ones.
 */
export function DocumentsInput({
  name,
  error,
  kind,
}: InputProps & { /** The kind that an uploaded PDF gets. */ kind?: DocumentInput['kind'] }) {
  const { setValue, getValues } = useFormContext<Record<string, NamedDocument[]>>();
  const rows = useWatch<Record<string, NamedDocument[]>>({ name }) ?? [];
  const [editing, setEditing] = useState<string>();
  const [create] = useCreateDocumentMutation();
  const change = (next: (rows: NamedDocument[]) => NamedDocument[]) =>
    setValue(name, next(getValues(name) ?? []), { shouldDirty: true, shouldValidate: error !== undefined });
  const replace = (key: string, ...by: NamedDocument[]) =>
    change((all) => all.flatMap((row) => (row.pending === key ? by : [row])));

  const upload = useUploads({
    ...documentUpload,
    onStart: (key, file) => change((all) => [...all, { id: '', title: file.name, pending: key }]),
    async onUploaded(key, file) {
      const { data } = await create({ variables: { input: firstValues(file, kind) } });
      if (data) replace(key, { id: data.createDocument.id, title: data.createDocument.title });
    },
    onEnd: (key) => replace(key),
  });

  return (
    <Box role="group" aria-label={words.documents}>
      <PlainList sx={{ mb: 2, '& li': { borderBottom: 'var(--hairline)' } }}>
        {rows.map((row, place) => (
          <NamedDocumentRow
            key={row.pending ?? row.id}
            row={row}
            place={place}
            rows={rows}
            sending={upload.sending.find(({ key }) => key === row.pending)}
            onCancel={upload.cancel}
            onChange={(next) => change(() => next)}
            onEdit={() => setEditing(row.id)}
          />
        ))}
      </PlainList>
      <SendFiles
        several
        problems={upload.problems}
        accept={acceptedFiles}
        hint={documentHint}
        onFiles={upload.choose}
      />
      <Box sx={{ mt: 2 }}>
        <ChooseDocument
          taken={rows.map(({ id }) => id)}
          onChoose={({ id, title }) => change((all) => [...all, { id, title }])}
        />
      </Box>
      <Typography className="muted" variant="caption" component="p" sx={{ mt: 1 }}>
        {words.removedHereADocumentStays}
      </Typography>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {editing && <DocumentDialog id={editing} onClose={() => setEditing(undefined)} />}
    </Box>
  );
}
