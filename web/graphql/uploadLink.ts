import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { counting, requestOptions } from './client.ts';

/**
 * An HttpLink that also sends files; what sends some loads it. Pass a `fetch` that reports progress to follow an upload.
 */
export const uploadLink = (options?: { fetch?: typeof fetch }) =>
  counting.concat(new UploadHttpLink({ ...requestOptions, ...options }));
