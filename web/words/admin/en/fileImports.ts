import { countText } from '../../../../common/text/locale.ts';
import { language, plural } from './locale.ts';
import { listFormat } from '../../../../common/text/locale.ts';

const together = listFormat({ type: 'conjunction' }, language);
const beside = listFormat({ type: 'unit' }, language);

/** The words of an import by hand, and of what a trial shows. */

const n = (count: number) => countText(count);

export const importProducts = 'Import products';
export const imports = 'Imports';
export const importAFile = 'Import a file';
export const run = 'Run';
export const rowCount = (count: number) => plural(count, { one: `${n(count)} row`, other: `${n(count)} rows` });
export const sheetNamed = (name: string) => `sheet “${name}”`;
export const recordNamed = (name: string) => `record “${name}”`;

// Choosing a file

export const dropASpreadsheet = 'Drop a spreadsheet here';
export const whatIsRead =
  'An .xlsx workbook, a .csv file, XML or JSON lines. A row names the columns, in Turkish or in English; you see what would change before anything is written.';
export const chooseAFile = 'Choose a file';
export const chooseAnotherFile = 'Choose another file';
export const spreadsheetToImport = 'Spreadsheet to import';
export const noFileYet = 'No file yet? Fill in a template:';
export const or = 'or';

// How a file is read

export const howItIsRead = 'How the file is read';
export const letters = 'Letters';
export const separator = 'Separator';
export const sheet = 'Sheet';
export const namesInRow = 'Names in row';
export const eachProductIs = 'Each product is';
export const elementsOf = (path: string, count: number) =>
  plural(count, { one: `${path} (${n(count)} element)`, other: `${path} (${n(count)} elements)` });
export const lettersNames = {
  UTF_8: 'UTF-8',
  UTF_16: 'UTF-16',
  WINDOWS_1254: 'Windows-1254',
  ISO_8859_9: 'ISO 8859-9',
  CP857: 'CP857',
  MAC_TURKISH: 'Mac Turkish',
};
export const foundOut = (what: string) => `${what} (found)`;
export const noNames = 'none: A, B, …';
export const separators = { SEMICOLON: 'semicolon', COMMA: 'comma', TAB: 'tab', PIPE: 'bar' };

// The columns

export const columns = 'Columns';
export const columnsFound = (found: number, known: number) =>
  plural(found, {
    one: `${n(found)} column found, ${n(known)} recognised by its name.`,
    other: `${n(found)} columns found, ${n(known)} recognised by their names.`,
  });
export const columnNumber = (number: number) => `Column ${number}`;
export const whatTheColumnIs = (name: string) => `What the column ${name} is`;
export const notImported = 'Not imported';
export const notIdsOfThisSite = 'These are not ids of this site. Choose Id only for a file that was exported here.';
export const matchedByName = 'rows are matched by it, within its category';
export const matchedByIt = 'rows are matched by it';
export const remembered = 'Remembered for files with these column names, also when one is added.';
export const noColumnHoldsTheName = 'No column holds the name of the product. Choose which one does under Columns.';

// Failures

export const belowIsWhatItWouldDo = 'Below is what the import would do now.';

// The trial

export const dryRun = 'Dry run';
export const checking = 'Checking';
export const nothingIsWritten = 'Nothing is written yet.';
export const pricesVanish = (count: number) =>
  plural(count, {
    one: `${n(count)} price becomes “on request”: its cell is blank.`,
    other: `${n(count)} prices become “on request”: their cells are blank.`,
  });
export const pricesJump = (count: number) =>
  plural(count, {
    one: `${n(count)} price changes by more than half.`,
    other: `${n(count)} prices change by more than half.`,
  });
export const changesAnd = (changed: number, added: number) =>
  together.format([
    ...(changed > 0 ? [productsChange(changed)] : []),
    ...(added > 0 ? [productsAreNew(added, changed > 0)] : []),
  ]);
const productsChange = (count: number) =>
  plural(count, { one: `${n(count)} product changes`, other: `${n(count)} products change` });
const productsAreNew = (count: number, isShort: boolean) =>
  isShort
    ? plural(count, { one: `${n(count)} is new`, other: `${n(count)} are new` })
    : plural(count, { one: `${n(count)} product is new`, other: `${n(count)} products are new` });
export const sentence = (text: string) => `${text}.`;
export const valuesVanish = (field: string, count: number) =>
  plural(count, {
    one: `${field} of ${n(count)} product becomes empty.`,
    other: `${field} of ${n(count)} products becomes empty.`,
  });
export const nothingChanges = 'Nothing would change.';
export const leftOutSentence = (count: number) =>
  plural(count, {
    one: `${n(count)} row is left out until it is answered below.`,
    other: `${n(count)} rows are left out until they are answered below.`,
  });
export const totals = 'Totals';
export const unchanged = 'unchanged';
export const willBeChanged = 'will be changed';
export const willBeAdded = 'will be added';
export const notInTheFile = 'not in the file';
export const noProduct = 'no product';
export const unclear = 'unclear';
export const wrong = 'wrong';
export const rowsInAll = (count: number) => plural(count, { one: 'row in all', other: 'rows in all' });
export const rowsToShow = 'Rows to show';
export const kinds = {
  CHANGED: 'Changed',
  ADDED: 'New',
  MISSING: 'Not in the file',
  UNCHANGED: 'Unchanged',
  NO_PRODUCT: 'No product',
};
export const kindWithCount = (kind: string, count: number) => `${kind} ${n(count)}`;
export const row = 'Row';
export const rows = 'Rows';
export const product = 'Product';
export const rowNumber = (line: number) => `Row ${line}`;
export const productNotInTheFile = 'Not in the file';
export const empty = 'empty';
export const netPrice = (price: string) => `${price} + KDV`;

// Products that are not in the file

export const missing = {
  NOTHING: { one: 'stays as it is', other: 'stay as they are' },
  ON_ORDER: { one: 'becomes On order', other: 'become On order' },
  DISCONTINUED: { one: 'is no longer made', other: 'are no longer made' },
  HIDDEN: { one: 'is hidden', other: 'are hidden' },
  BIN: { one: 'goes to the bin', other: 'go to the bin' },
};
export const missingProducts = (count: number, rule: keyof typeof missing) =>
  plural(count, {
    one: `${n(count)} product is not in the file and ${missing[rule].one}.`,
    other: `${n(count)} products are not in the file and ${missing[rule].other}.`,
  });

// Rows that are left out

export const leftOut = 'Left out';
export const rowsLeftOut = 'Rows that are left out';
export const rowsAreLeftOut = (unclear: number, wrong: number) => {
  const parts = [
    ...(unclear > 0
      ? [plural(unclear, { one: `${n(unclear)} row is unclear`, other: `${n(unclear)} rows are unclear` })]
      : []),
    ...(wrong > 0 ? [plural(wrong, { one: `${n(wrong)} row is wrong`, other: `${n(wrong)} rows are wrong` })] : []),
  ];
  return `${beside.format(parts)} and will be left out`;
};
export const downloadRows = (count: number) =>
  plural(count, { one: 'Download this row (.xlsx)', other: 'Download these rows (.xlsx)' });
export const downloadFailed = 'Failed to download the rows. Please try again.';
export const causeOf = (field: string, message: string) => `${field}: ${message}`;
export const rowsAt = (count: number, lines: string) =>
  plural(count, { one: `${n(count)} row: ${lines}`, other: `${n(count)} rows: ${lines}` });
export const fieldInRows = (field: string, count: number) => `${field} in ${rowCount(count)}`;
export const fieldInRow = (field: string, line: number) => `${field} in row ${line}`;
export const useInRows = (value: string, count: number) => `Use ${value} in ${rowCount(count)}`;
export const useInRow = (value: string, line: number) => `Use ${value} in row ${line}`;
export const use = (value: string) => `Use ${value}`;
export const withoutAName = 'Without a name';
export const whichProduct = 'Which product does this row mean?';
export const aNewProduct = 'A new product';
export const candidate = (name: string, category: string, price: string) =>
  price === '' ? `${name}, ${category}` : `${name}, ${category}, ₺ ${price}`;
export const rowsAreProducts = 'Whether it is a product';
export const isNoProduct = 'No product';
export const rowIsNoProduct = (line: number) => `Row ${line} is no product`;
export const areNoProducts = (count: number) => plural(count, { one: 'No product', other: 'No products' });
export const rowsAreNoProducts = (count: number) => `${rowCount(count)}: no products`;
export const isAProduct = 'It is a product';
export const rowIsAProduct = (line: number) => `Row ${line} is a product`;
export const lineNamed = (line: number, name: string) => `Line ${line}: ${name}`;

// Questions

export const questions = 'Questions about the file';
export const pricesAre = 'The prices of this file are';
export const withKdv = 'with KDV';
export const withoutKdv = 'without KDV';
export const chooseBasis = 'Choose one: the name of the column does not say it.';
export const kdvIsAdded = 'The site shows prices with KDV: 20 % is added to those without it.';
export const missingDescription = 'A missing description becomes';
export const sameAsName = 'the same as the name';
export const fixedText = 'a fixed text';
export const rowIsLeftOut = 'nothing: the row is left out';
export const text = 'Text';
export const newProductsAre = 'New products are';
export const asSettingsSay = 'as the settings of the site say';
export const publishedAtOnce = 'published at once';
export const draftsFirst = 'drafts, to be looked at first';
export const decimalMarkIs = 'The decimal mark of this file is';
export const marks = { COMMA: 'a comma', POINT: 'a point' };
export const meansWith = (mark: string, cell: string, meaning: string) => `${mark}: ${cell} is ${meaning}`;
export const chooseMark = 'Choose one: no other cell of the file shows it.';
export const placesOfField = (field: string, lines: number[], most: number) => {
  const named = `${beside.format(lines.slice(0, most).map(String))}${lines.length > most ? ', …' : ''}`;
  return plural(lines.length, { one: `${field} in row ${named}`, other: `${field} in rows ${named}` });
};
export const readBothWays = (count: number, places: string[]) =>
  plural(count, {
    one: `${n(count)} number can be read both ways: ${places.join('; ')}.`,
    other: `${n(count)} numbers can be read both ways: ${places.join('; ')}.`,
  });
export const hiddenRowsAre = 'Rows that are hidden in the workbook are';
export const hiddenTaken = 'imported like all others';
export const hiddenLeftOut = 'left out';
export const pricesAreRight = (count: number) =>
  plural(count, { one: 'This price is right', other: `These ${n(count)} prices are right` });
export const jumpOf = (line: number, name: string, jump: string) => `Row ${line}, ${name}: ${jump}`;
export const andMore = (count: number) => plural(count, { one: 'and one more', other: `and ${n(count)} more` });
export const keepAsProfile = 'Keep this as a profile';
export const nameOfTheProfile = 'Name of the profile';
export const supplier = 'Supplier';

// The bar, and what it starts

export const nothingToImport = 'There is nothing to import.';
export const willBeWritten = (count: number, { changed, added, missing: gone }: Written) => {
  const parts = beside.format([
    ...(changed > 0 ? [`${n(changed)} changed`] : []),
    ...(added > 0 ? [`${n(added)} new`] : []),
    ...(gone > 0 ? [`${n(gone)} not in the file`] : []),
  ]);
  return plural(count, {
    one: `${n(count)} row will be written: ${parts}.`,
    other: `${n(count)} rows will be written: ${parts}.`,
  });
};
interface Written {
  changed: number;
  added: number;
  missing: number;
}
export const canBeUndone = 'All rows or none are imported. You can undo the import for 30 days.';
export const cancel = 'Cancel';
export const letThisRunPass = 'Approve this run';
export const letThisRunPassAsking = 'Approve this run …';
export const letItPass = 'Let it pass';
export const passingWrites = (reasons: string, written: number, gone: number) =>
  gone > 0
    ? `${reasons} Passing writes ${rowCount(written)}, and what the profile says about ${missingCount(gone)}. It can be undone for 30 days.`
    : `${reasons} Passing writes ${rowCount(written)}. It can be undone for 30 days.`;
const missingCount = (count: number) =>
  plural(count, { one: `${n(count)} missing product`, other: `${n(count)} missing products` });
export const importRows = (count: number) => `Import ${rowCount(count)}`;
export const firstSayMark = 'First say what the decimal mark of the numbers is.';
export const firstSayBasis = 'First say whether the prices are with KDV.';
export const firstSayHidden = 'First say what becomes of the hidden rows.';
export const firstSayJumps = 'First say that the prices that jump are right.';
export const waitingForAnother = 'Waiting for another import to end';
export const importing = 'Importing';
export const withPercent = (text: string, percent: number) => `${text}: ${percent} %`;
export const cancelTheImport = 'Cancel the import';
export const wouldStopItself = 'It would stop itself. Nothing is changed.';
export const addedAndChanged = (added: number, changed: number) =>
  plural(added, {
    one: `${n(added)} product added, ${n(changed)} changed.`,
    other: `${n(added)} products added, ${n(changed)} changed.`,
  });
export const undo = 'Undo';

// Earlier imports

export const importsOfThirtyDays = 'Imports of the last 30 days';
export const importOf = (when: string, admin: string) => `${when}, ${admin}`;
export const countsOf = (added: number, changed: number) => `${n(added)} added, ${n(changed)} changed`;
export const undone = 'Undone';
export const undoTheImportOf = (fileName: string) => `Undo the import of ${fileName}`;
export const undoThisImport = 'Undo this import';
export const whatUndoDoes =
  'Added products are removed, and changed values are restored. Values that someone has changed since stay as they are, and are listed here.';
export const valuesLeft = (count: number) =>
  plural(count, { one: `${n(count)} value left as changed since`, other: `${n(count)} values left as changed since` });
export const leftAsTheyAre = 'Left as they are';
export const addedNow = (now: string) => `Added by the import, now ${now}`;
export const beforeAndNow = (before: string, now: string) => `Before the import ${before}, now ${now}`;
export const showMore = 'Show more';
export const importUndone = 'Import undone';
export const productsRemoved = (count: number) =>
  plural(count, { one: `${n(count)} added product removed.`, other: `${n(count)} added products removed.` });
export const valuesPutBack = (count: number) =>
  plural(count, {
    one: `Values of ${n(count)} product put back as before.`,
    other: `Values of ${n(count)} products put back as before.`,
  });
export const changedSince = (count: number, names: string) =>
  plural(count, {
    one: `Changed since, and left as it is, of ${n(count)} product (${names}).`,
    other: `Changed since, and left as it is, of ${n(count)} products (${names}).`,
  });
