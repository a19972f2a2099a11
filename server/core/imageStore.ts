/** Where pictures lie, and how many bytes they may take up in all. */
export type ImageStore = { folder: string; quotaBytes: number };
