import type { Uploads } from './storageOf.ts';

/** Where pictures and documents lie, and how many bytes they may take up in all. */
export type ImageStore = Uploads & { quotaBytes: number };
