import type { Uploads } from './storageOf.ts';

/** The place of pictures and documents, and the most bytes that they may take up together. */
export type ImageStore = Uploads & { quotaBytes: number };
