import { plural } from './locale.ts';

/** The words of adding variants. */

export const addOptionTo = (option: string, name: string) => `Add option “${option}” to ${name}`;
export const problemOfRow = 'Row {row}, {heading}: {message}';
export const moreCellsAreWrong = (count: number) => `${count} more cells are wrong.`;

export const newProducts = 'New products';
export const row = 'Row';
export const columnAt = (at: number) => `Column ${at}`;
export const whatIsColumn = (heading: string) => `${heading}: what is it?`;
export const name = 'Name';
export const cellOf = (heading: string, row: number) => `${heading}, row ${row}`;

export const addVariantsTo = (name: string) => `Add variants to ${name}`;
export const rowsCannotBeMade = (wrong: number, count: number) =>
  plural(wrong, {
    one: `${wrong} row of ${count} cannot be made. Nothing is written yet.`,
    other: `${wrong} rows of ${count} cannot be made. Nothing is written yet.`,
  });
export const productsWillBeMade = (count: number) =>
  plural(count, {
    one: `${count} product will be made. Nothing is written yet.`,
    other: `${count} products will be made. Nothing is written yet.`,
  });
export const pattern = 'Template';
export const names = 'Names';
export const kodIsTheStockCodeAnyOther = '{kod} is the stock code; any other column stands in braces, too: {İç çap}.';
export const typeWhatDiffersOrPasteRows =
  'Type what differs, or paste rows from a spreadsheet, with or without their headings. A blank cell is as in the pattern.';
export const oneStepOfTheHistoryUndone =
  'One step of the history, undone in one press for 30 days. All of them are made, or none.';
export const back = 'Back';
export const cancel = 'Cancel';
export const makeProducts = (count: number) =>
  plural(count, { one: `Make ${count} product`, other: `Make ${count} products` });
export const lookAtProducts = (count: number) =>
  plural(count, { one: `Preview ${count} product`, other: `Preview ${count} products` });
export const look = 'Preview';
export const theNewProductsAreLikeThisOne = 'The new products are like this one but for the columns below.';
export const pictureCount = (count: number) => plural(count, { one: `${count} picture`, other: `${count} pictures` });
export const documentCount = (count: number) =>
  plural(count, { one: `${count} document`, other: `${count} documents` });
export const sharedItIsPutIntoToo = (shared: string, name: string) => `Shared: ${shared}. It is put into ${name}, too.`;
export const sharedShared = (shared: string) => `Shared: ${shared}.`;
export const sharedItStaysIn = (shared: string, name: string) => `Shared: ${shared}. It stays in ${name}.`;

export const productsThatWillBeMade = 'Products that will be made';
export const onRequest = 'On request';

export const leaveOut = 'Leave out';

export const stokKodu = 'stok kodu';
export const stockCode = 'stock code';

export const productNameIsRequired = 'Product name is required';
export const thereIsNoColumn = (unknown: string) => `There is no column “${unknown}”.`;

export const failedToAddProducts = 'Failed to add products. Please try again.';
export const productsAdded = (count: number) =>
  plural(count, { one: `${count} product added`, other: `${count} products added` });
