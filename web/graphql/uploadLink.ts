import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { requestOptions } from './client.ts';

/**
 * An HttpLink that also sends files; what sends some loads it. Pass a `fetch` that reports progress to follow an upload.
 */
export const uploadLink = (options?: { fetch?: typeof fetch }) => new UploadHttpLink({ ...requestOptions, ...options });
