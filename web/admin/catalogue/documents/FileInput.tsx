import { Box, FormLabel, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SendFiles } from '../../parts/uploads/SendFiles.tsx';
import { UploadNotice } from '../../parts/uploads/UploadNotice.tsx';
import { UploadProgress } from '../../parts/uploads/UploadProgress.tsx';
import { useUploads } from '../../parts/uploads/useUploads.ts';
import type { ChosenFile } from './chosenFile.ts';
import { acceptedFiles, documentHint, firstValues, refusal } from './documentRules.ts';
import { sizeText } from './documentWords.ts';
import { UploadDocumentDocument } from './documents.generated.ts';
import { sendFile, type FileToSend } from '../../parts/uploads/sendFile.ts';
import * as words from '../../../words/admin/en/documents.ts';

export const documentUpload = {
  send: async (sent: FileToSend) => (await sendFile(UploadDocumentDocument, sent)).uploadDocument,
  refusal,
  failed: words.failedToUploadDocument,
};

const none: ChosenFile = { url: '', name: '', format: 'PDF', byteSize: 0 };
type Form = Record<string, unknown>;

/** Holds the file of a document. Another file replaces it once it is uploaded. */
export function FileInput({ name, label, error }: InputProps) {
  const { setValue, getValues } = useFormContext<Form>();
  const file = useWatch<Form>({ name }) as ChosenFile | null;
  const labelId = useId();
  const change = (next: ChosenFile | null) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: error !== undefined });
  const settled = () => {
    const { pending: _, ...before } = (getValues(name) as ChosenFile | null) ?? none;
    return before.url === '' ? null : before;
  };
  const upload = useUploads({
    ...documentUpload,
    onStart: (_, { name: pending }) => change({ ...((getValues(name) as ChosenFile | null) ?? none), pending }),
    onUploaded(_, { url, name: saved, format, byteSize }) {
      change({ url, name: saved, format, byteSize });
      if (getValues('title') !== '') return;
      const { title, kind } = firstValues({ url, name: saved, format, byteSize });
      setValue('title', title, { shouldDirty: true, shouldValidate: true });
      setValue('kind', kind, { shouldDirty: true });
    },
    onEnd: () => change(settled()),
  });
  const [sending] = upload.sending;

  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        {label}
      </FormLabel>
      {file && file.url !== '' && (
        <Typography variant="body2" className="breaks" sx={{ mb: 1 }}>
          <Link href={file.url} download color="inherit" className="strong">
            {file.name}
          </Link>
          <Box className="muted" component="span">
            {` ${file.format}, ${sizeText(file.byteSize)}`}
          </Box>
        </Typography>
      )}
      {sending ? (
        <UploadProgress file={sending.file} sent={sending.sent} onCancel={() => upload.cancel(sending.key)} />
      ) : (
        <SendFiles problems={upload.problems} accept={acceptedFiles} hint={documentHint} onFiles={upload.choose} />
      )}
      <UploadNotice notice={error ? { kind: 'error', text: error } : undefined} />
    </Box>
  );
}
