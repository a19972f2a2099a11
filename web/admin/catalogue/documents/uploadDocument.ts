import { UploadDocumentDocument } from '../../../graphql/generated/operations.ts';
import { sendFile, type FileToSend } from '../../parts/uploads/sendFile.ts';
import { refusal } from './documentRules.ts';

export const documentUpload = {
  send: async (sent: FileToSend) => (await sendFile(UploadDocumentDocument, sent)).uploadDocument,
  refusal,
  failed: 'Failed to upload document. ',
};
