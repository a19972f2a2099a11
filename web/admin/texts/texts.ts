import { counted } from './counted.ts';

/** Sentences that are shown in several places, or that the specification fixes letter for letter. */
export const texts = {
  signIn: {
    failed: 'Failed to sign in. Please check your credentials.',
    locked: (seconds: number) =>
      `There were too many tries. Wait ${counted(Math.ceil(seconds / 60), 'minute')}, then try again; whoever runs this website can set a new password.`,
  },
  signOut: { failed: 'Failed to sign out. Please try again.' },
  session: { ended: 'No authenticated user found. Please log in again.' },
  load: {
    failed: 'Failed to load data. Please refresh the page.',
    downloadFailed: 'Failed to download the file. Please try again.',
  },
  save: {
    conflict:
      'Someone else has saved this in the meantime. Nothing you typed is lost: choose for each field which version to keep.',
  },
  products: {
    saved: 'Products updated successfully!',
    deleted: 'Product deleted successfully',
    updateFailed: 'Failed to update products. Please try again.',
    loadFailed: 'Failed to load product. Please try again.',
    saveFailed: 'Failed to save product. Please try again.',
    deleteFailed: 'Failed to delete product. Please try again.',
    featuredFailed: 'Failed to update featured status. Please try again.',
    importUndone: 'Import undone',
    undoFailed: 'Failed to undo the import.',
    leftOutFailed: 'Failed to download the rows. Please try again.',
    confirmDelete: 'Are you sure you want to delete this product?',
    categoryRequired: 'Product category is required',
    priceFormat: 'Enter the price as a number, for example 1.240,50',
  },
  categories: {
    saved: 'Categories updated successfully!',
    restored: 'The category and its products were restored',
    loadFailed: 'Failed to load categories. Please refresh the page.',
    saveFailed: 'Failed to update categories. Please try again.',
    toEditFailed: 'Failed to load category. Please try again.',
  },
  redirects: {
    saved: 'The old address now leads on',
    saveFailed: 'Failed to save the address. Please try again.',
    removed: 'The old address was removed',
    removeFailed: 'Failed to remove the address. Please try again.',
  },
  attributes: {
    saved: 'Attributes updated successfully!',
    deleted: 'Attribute deleted successfully',
    merged: 'Options merged successfully',
    loadFailed: 'Failed to load attributes. Please refresh the page.',
    saveFailed: 'Failed to update attributes. Please try again.',
  },
  kinds: {
    saved: 'Kinds updated successfully!',
    deleted: 'Kind deleted successfully',
    loadFailed: 'Failed to load kinds. Please refresh the page.',
    saveFailed: 'Failed to update kinds. Please try again.',
  },
  bin: {
    broughtBack: 'It is back where it was',
    bringBackFailed: 'Failed to bring it back. Please try again.',
    erased: 'Erased for good',
    eraseFailed: 'Failed to erase. Please try again.',
  },
  history: {
    restored: 'The earlier state was restored',
    restoreFailed: 'Failed to restore. Please try again.',
  },
  messages: {
    loadFailed: 'Failed to load messages. Please try again.',
    statusFailed: 'Failed to update message status',
    isSpam: 'Moved to suspected spam',
    isNoSpam: 'Moved back to messages',
    spamFailed: 'Failed to move message',
    deleted: 'Message deleted successfully',
    deleteFailed: 'Failed to delete message',
    confirmDelete: 'Are you sure you want to delete this message?',
  },
  account: {
    tooShort: 'The password must have at least 10 characters.',
    changed: 'Password changed successfully!',
    changeFailed: 'Failed to change password. Please try again.',
    sessionEnded: 'Session ended successfully',
    othersEnded: 'All other sessions ended successfully',
    endFailed: 'Failed to end session. Please try again.',
  },
  about: { saved: 'About information updated successfully!' },
  contact: { saved: 'Contact information updated successfully!' },
  settings: {
    loadFailed: 'Failed to load settings. Please refresh the page.',
    saveFailed: 'Failed to update settings. Please try again.',
  },
  images: {
    uploaded: 'Image uploaded successfully!',
    tooLarge: (megabytes: number) => `File size must be less than ${megabytes}MB.`,
    wrongType: 'Please upload an image file (PNG, JPG, or GIF).',
    wrongDrop: 'Please upload an image file.',
    failed: 'Failed to upload image. ',
    stillUploading: 'Wait until the image is uploaded, or cancel the upload.',
  },
} as const;
