import { UploadImageDocument } from '../../../graphql/generated/operations.ts';
import { sendFile, type FileToSend } from '../uploads/sendFile.ts';

/** Uploads a picture and resolves to its address. */
export const uploadImage = async (sent: FileToSend) => (await sendFile(UploadImageDocument, sent)).uploadImage.url;
