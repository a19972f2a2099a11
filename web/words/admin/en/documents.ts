import { plural } from './locale.ts';

/** The words of documents. */

export const productCountText = (count: number) =>
  plural(count, { one: `${count} product`, other: `${count} products` });

export const existingDocument = 'Existing document';
export const searching = 'Searching…';
export const noDocumentIsFound = 'No document is found';
export const typeATitleOrARevision = 'Type a title or a revision';

export const documentDeletedSuccessfully = 'Document deleted successfully';
export const failedToDeleteDocument = 'Failed to delete document. Please try again.';
export const deleteDocument = 'Delete document';
export const areYouSureYouWantToDelete = 'Are you sure you want to delete this document?';
export const remove = 'Delete';
export const lossAndBin = (loss: string) => `${loss} It stays in the bin for 30 days.`;

export const documentsUpdatedSuccessfully = 'Documents updated successfully!';
export const failedToSaveDocument = 'Failed to save document. Please try again.';
export const editDocument = 'Edit document';
export const addDocument = 'Add document';

export const documents = 'Documents';
export const searchDocuments = 'Search documents';
export const documentCount = (total: number) =>
  plural(total, { one: `${total} document`, other: `${total} documents` });
export const titlesRevisionsAndFileNames = 'Titles, revisions and file names are searched.';
export const thereAreNoDocumentsYet = 'There are no documents yet';
export const addDataSheetsDrawingsModels =
  'Add data sheets, drawings, models and certificates here or in a product’s form; several products can share one.';

export const about = 'About';
export const usedBy = 'Used by';
export const aboutPage = 'About page';
export const noPage = 'No page';
export const downloadTitle = (title: string) => `Download ${title}`;
export const deleteTitle = (title: string) => `Delete ${title}`;

export const removedHereADocumentStays =
  'Removed here, a document stays under Documents, and wherever else it is shown.';

export const thisFileWasNotUploaded = 'This file was not uploaded. Choose it again.';

export const chooseAFile = 'Choose a file';

export const none = 'None';
export const notStated = 'Not stated';
export const aDocumentThatOnlyDraftsName = 'A document that only drafts name waits for them in any case.';

export const pdfStepDxfOrDwgUpToMb = (megabytes: number) => `PDF, STEP, DXF or DWG, up to ${megabytes} MB.`;
export const pleaseUploadAPdfStepDxfOrDwg = 'Please upload a PDF, STEP, DXF or DWG file.';
export const thisFileIsEmpty = 'This file is empty.';

export const kbMax = (max: number) => `${max} KB`;
export const mbBytes = (bytes: string) => `${bytes} MB`;
export const revRevision = (revision: string) => `rev. ${revision}`;

export const failedToUploadDocument = 'Failed to upload document.';

export const andMore = (named: string, rest: number) => `${named} and ${rest} more`;
export const disappearsFromProducts = (products: string) =>
  `It disappears from the pages of these products: ${products}.`;
export const disappearsFromAbout = 'It disappears from the About page.';
export const disappearsFromAll = (products: string) =>
  `It disappears from the pages of these products: ${products}; and from the About page.`;
export const noPageShowsIt = 'No page shows it.';
