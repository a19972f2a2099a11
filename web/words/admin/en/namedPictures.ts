import { plural } from './locale.ts';

/** The words of pictures by file name. */

export const dropPicturesAFolderOrAZip = 'Drop pictures, a folder or a .zip here';
export const upTo500Files2GbTogether =
  'Up to 500 files, 2 GB together. The name is the stock code, with a number for further pictures: 6204-2RS.jpg, 6204-2RS (2).jpg, or 6204-2RS/2.jpg. A PDF, STEP, DXF or DWG file becomes a document. You see what would change before anything is written.';
export const chooseFiles = 'Choose files';
export const chooseAFolder = 'Choose a folder';
export const imports = 'Imports';
export const lastTime = 'The last time: {last} It can be undone under {link}.';

export const findTheProductOf = (path: string) => `Find the product of ${path}`;
export const findTheProduct = 'Find the product';
export const productsFit = (count: number) =>
  plural(count, { one: `${count} product fits`, other: `${count} products fit` });
export const choose = (count: string, stemOf: string) => `Choose: ${count} ${stemOf}`;
export const productOf = (path: string) => `Product of ${path}`;
export const anotherProduct = 'Another product…';

export const folderOfPictures = 'Folder of pictures';
export const picturesToAdd = 'Pictures to add';

export const filesThatAreNotAdded = 'Files that are not added';
export const notAdded = (count: number) => `${count} not added`;
export const notAddedLabel = 'Not added';
export const takeAfterAll = (path: string) => `Take ${path} after all`;
export const takeItAfterAll = 'Take it after all';
export const leftOut = 'Left out';
export const thereAlready = (name: string) => `There already: ${name}`;

export const matchedFiles = 'Matched files';
export const matchedCount = (count: number) => `${count} matched`;
export const numberIsPlace = 'A number at the end is the place: -2, _2, (2)';
export const matched = 'Matched';
export const document = 'Document';
export const picturePlace = (place: number) => `Picture ${place}`;
export const leaveOut = 'Leave out';
export const changePath = (path: string) => `Change ${path}`;
export const change = 'Change';

export const pictureCount = (pictures: number) =>
  plural(pictures, { one: `${pictures} picture`, other: `${pictures} pictures` });
export const documentCount = (documents: number) =>
  plural(documents, { one: `${documents} document`, other: `${documents} documents` });
/** Counts the files by kind: '3 pictures and 1 document'. */
export const whatOf = (pictures: number, documents: number) =>
  [pictures > 0 && pictureCount(pictures), documents > 0 && documentCount(documents)].filter(Boolean).join(' and ');
export const adding = (what: string) => `Adding ${what}.`;
export const haveCome = (sent: number, count: number) =>
  plural(count, { one: `${sent} of ${count} file have come.`, other: `${sent} of ${count} files have come.` });
export const filesThatHaveCome = 'Files that have come';
export const cancelAndKeepWhatHasCome = 'Cancel, and keep what has come';
export const cancel = 'Cancel';
export const addWhatOf = (whatOf: string) => `Add ${whatOf}`;
export const leaveAllFilesOut = 'Leave all files out';
export const theFilesThatHaveCome = 'The files that have come and your answers are removed. No product changes.';
export const removeThem = 'Remove them';
export const goOn = 'Go on';
export const thereIsNothingToAdd = 'There is nothing to add.';
export const willBeAddedToProducts = (whatOf: string, products: number) =>
  plural(products, {
    one: `${whatOf} will be added to ${products} product.`,
    other: `${whatOf} will be added to ${products} products.`,
  });
export const keepThisPageOpenUntilAllHave = 'Keep this page open until all have come.';
export const goesOnWhenYouLeaveThisPage = 'Goes on when you leave this page.';
export const unansweredLeftOut = (count: number) =>
  plural(count, { one: `${count} without an answer is left out.`, other: `${count} without an answer are left out.` });
export const oneStep = 'One step; can be undone for 30 days.';

export const undo = 'Undo';
export const thePicturesWereAdded = 'The pictures were added';
export const picturesByFileName = 'Pictures by file name';
export const products = 'Products';
export const pictures = 'Pictures';
export const fileCount = (count: number) => plural(count, { one: `${count} file`, other: `${count} files` });
export const chooseOthers = 'Choose others';
export const leftOver = (count: number) =>
  plural(count, {
    one: `${count} file left out: a product has at most 13 pictures and 50 documents.`,
    other: `${count} files left out: a product has at most 13 pictures and 50 documents.`,
  });
const filesAdded = (count: number) => plural(count, { one: `${count} file`, other: `${count} files` });
const toProducts = (count: number) => plural(count, { one: `${count} product`, other: `${count} products` });
export const addedTo = (added: number, products: number) => `${filesAdded(added)} added to ${toProducts(products)}.`;
export const interrupted = (come: number, all: number) =>
  plural(all, {
    one: `${come} of ${all} file have come. Choose the same files again to send the others; what has come is not sent again.`,
    other: `${come} of ${all} files have come. Choose the same files again to send the others; what has come is not sent again.`,
  });
export const chooseTheFilesAgain = 'Choose the files again';

export const addAfterThem = 'Add after them';
export const replaceTheFirst = 'Replace the first';
export const replaceAll = 'Replace all';
export const matchedLabel = 'matched';
export const fitSeveralProductCount = (several: number) =>
  plural(several, { one: `fits several products`, other: `fit several products` });
export const fitNone = 'fit none';
export const areThereAlready = 'are there already';
export const leftOutLabel = 'left out';
export const notTaken = 'not taken';
export const whereAProductHasPictures = 'Where a product has pictures';
export const nothingIsWrittenYet = 'Nothing is written yet.';

export const filesThatNeedAnAnswer = 'Files that need an answer';
export const filesNeedAnAnswer = (count: number) =>
  plural(count, { one: `${count} file needs an answer`, other: `${count} files need an answer` });
export const leaveAllOut = (count: number) => plural(count, { one: 'Leave it out', other: 'Leave all of them out' });
export const withoutAnAnswer = 'Without an answer';
export const leaveOutNamed = (path: string) => `Leave out ${path}`;
export const showMore = (min: number) => `Show ${min} more`;
export const none = 'None';
export const severalCount = (count: number) => plural(count, { one: `Perhaps`, other: `Several` });

export const hasAPassword = 'has a password';
export const cannotBeRead = 'cannot be read';

export const kbCeil = (ceil: number) => `${ceil} KB`;
export const mbBytes = (bytes: string) => `${bytes} MB`;

export const notAllFilesWereSent = 'Not all files were sent.';

export const itDidNotWork = 'It did not work. Please try again.';
