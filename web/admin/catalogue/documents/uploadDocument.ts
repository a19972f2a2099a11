import { UploadDocumentDocument } from './documents.generated.ts';
import { sendFile, type FileToSend } from '../../parts/uploads/sendFile.ts';
import * as words from '../../../words/admin/en/documents.ts';
import { refusal } from './documentRules.ts';

export const documentUpload = {
  send: async (sent: FileToSend) => (await sendFile(UploadDocumentDocument, sent)).uploadDocument,
  refusal,
  failed: words.failedToUploadDocument,
};
