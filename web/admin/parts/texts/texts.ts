/** Sentences that several files show. A sentence that a single file shows stands in that file. */
export const texts = {
  session: {
    ended: 'No authenticated user found. Please log in again.',
  },
  twoStep: {
    failed: 'Failed to save. Please try again.',
  },
  load: {
    failed: 'Failed to load data. Please refresh the page.',
    downloadFailed: 'Failed to download the file. Please try again.',
  },
  products: {
    saved: 'Products updated successfully!',
    updateFailed: 'Failed to update products. Please try again.',
    undoFailed: 'Failed to undo the import.',
    confirmDelete: 'Are you sure you want to delete this product?',
  },
  categories: {
    saved: 'Categories updated successfully!',
    saveFailed: 'Failed to update categories. Please try again.',
  },
  people: {
    inviteFailed: 'Failed to invite. Please try again.',
    saveFailed: 'Failed to save. Please try again.',
  },
  redirects: {
    saved: 'The old address now leads to the new one',
    saveFailed: 'Failed to save the address. Please try again.',
  },
  bin: {
    broughtBack: 'It is back where it was',
    bringBackFailed: 'Failed to bring it back. Please try again.',
  },
  documents: {
    loadFailed: 'Failed to load documents. Please refresh the page.',
    stillUploading: 'Wait until the file is uploaded, or cancel the upload.',
  },
  sectors: {
    loadFailed: 'Failed to load sectors. Please refresh the page.',
  },
  messages: {
    loadFailed: 'Failed to load messages. Please try again.',
  },
  enquiries: {
    loadFailed: 'Failed to load enquiries. Please try again.',
    stale: 'Someone else has changed this enquiry in the meantime. Its current state is shown now.',
  },
  account: {
    tooShort: 'The password must have at least 10 characters.',
    endFailed: 'Failed to end session. Please try again.',
  },
  settings: {
    saveFailed: 'Failed to update settings. Please try again.',
  },
  files: { tooLarge: (megabytes: number) => `File size must be less than ${megabytes}MB.` },
  images: {
    failed: 'Failed to upload image. ',
    stillUploading: 'Wait until the image is uploaded, or cancel the upload.',
  },
} as const;
