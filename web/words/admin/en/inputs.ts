/** The words of inputs and uploads. */

export const optional = 'optional';
export const dropAnother = 'Drop or paste another image here, or {choose}. {hint}';
export const dropImage = 'Drop or paste an image here, or {choose}. {hint}';
export const chooseAFile = 'choose a file';
export const removeLabel = (label: string) => `Remove ${label}`;

export const pngJpgGifWebPOrAvif = 'PNG, JPG, GIF, WebP or AVIF';
export const upToMb43 = (types: string, megabytes: number) => `${types}, 4:3, up to ${megabytes} MB.`;
export const upToMb = (types: string, megabytes: number) => `${types}, up to ${megabytes} MB.`;
export const pleaseUploadAnImageFile = 'Please upload an image file.';
export const pleaseUploadAnImageFilePng = 'Please upload an image file (PNG, JPG, or GIF).';

export const imageUploadedSuccessfully = 'Image uploaded successfully!';

export const theLinkWasCopied = 'The link was copied';
export const theBrowserDoesNotLetTheLink =
  'The browser does not let the link be copied. Select it and copy it yourself.';
export const copyLink = 'Copy link';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const cancelName = (name: string) => `Cancel ${name}`;
export const remove = 'Remove';

export const dropFiles = 'Drop files here, or {choose}. {hint}';
export const dropFile = 'Drop a file here, or {choose}. {hint}';
export const chooseFiles = 'choose files';

export const uploadingName = (name: string) => `Uploading ${name}`;
export const sentOfAll = (percent: number, sent: string, all: string) => `${percent}% · ${sent} of ${all} MB`;
export const cancel = 'Cancel';
export const uploadedPercent = (percent: number) => `${percent}% uploaded`;

export const youHaveNoPermissionToDoSo = 'You have no permission to do so. Please log in as admin.';
export const theUploadWasCanceled = 'The upload was canceled.';
export const theConnectionWasLostSeveral =
  'The connection was lost several times. Please check your connection and try again.';
export const theFileArrivedCorrupted = 'The file arrived corrupted. Please try again.';
export const theStorageIsFull = 'The storage is full. Please contact your administrator.';
