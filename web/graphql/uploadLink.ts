import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { requestOptions } from './client.ts';

/**
 * An HttpLink that also sends files; only the admin loads it. Pass a `fetch` that reports progress to follow an upload.
 */
export const uploadLink = (options?: { fetch?: typeof fetch }) => new UploadHttpLink({ ...requestOptions, ...options });
