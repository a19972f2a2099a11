import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file on its way in. */
export type Upload = Promise<FileUpload>;
