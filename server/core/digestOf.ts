import { createHash } from 'node:crypto';

/** The input is compared by its digest where the same key comes again. */
export const digestOf = (...sent: unknown[]) => createHash('sha256').update(JSON.stringify(sent)).digest('hex');
