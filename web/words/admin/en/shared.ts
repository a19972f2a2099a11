/** Texts that several subjects show. A text of a single subject stands in its file. */

export const sessionEnded = 'No authenticated user found. Please log in again.';

export const twoStepFailed = 'Failed to save. Please try again.';

export const loadFailed = 'Failed to load data. Please refresh the page.';
export const loadDownloadFailed = 'Failed to download the file. Please try again.';

export const productsSaved = 'Products updated successfully!';
export const productsUpdateFailed = 'Failed to update products. Please try again.';
export const productsUndoFailed = 'Failed to undo the import.';
export const productsConfirmDelete = 'Are you sure you want to delete this product?';

export const categoriesSaved = 'Categories updated successfully!';
export const categoriesSaveFailed = 'Failed to update categories. Please try again.';

export const peopleInviteFailed = 'Failed to invite. Please try again.';
export const peopleSaveFailed = 'Failed to save. Please try again.';

export const redirectsSaved = 'The old address now leads to the new one';
export const redirectsSaveFailed = 'Failed to save the address. Please try again.';

export const binBroughtBack = 'It is back where it was';
export const binBringBackFailed = 'Failed to bring it back. Please try again.';

export const documentsLoadFailed = 'Failed to load documents. Please refresh the page.';
export const documentsStillUploading = 'Wait until the file is uploaded, or cancel the upload.';

export const sectorsLoadFailed = 'Failed to load sectors. Please refresh the page.';

export const messagesLoadFailed = 'Failed to load messages. Please try again.';

export const enquiriesLoadFailed = 'Failed to load enquiries. Please try again.';
export const enquiriesStale = 'Someone else has changed this enquiry in the meantime. Its current state is shown now.';

export const accountTooShort = 'The password must have at least 10 characters.';
export const accountEndFailed = 'Failed to end session. Please try again.';

export const settingsSaveFailed = 'Failed to update settings. Please try again.';

export const filesTooLarge = (megabytes: number) => `File size must be less than ${megabytes}MB.`;

export const imagesFailed = 'Failed to upload image.';
export const imagesStillUploading = 'Wait until the image is uploaded, or cancel the upload.';
