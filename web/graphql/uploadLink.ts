import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { requestOptions } from './client.ts';

/** Like the browser's link, and sends files too. Only the desk loads it; `fetch` may be one that tells its progress. */
export const uploadLink = (options?: { fetch?: typeof fetch }) => new UploadHttpLink({ ...requestOptions, ...options });
