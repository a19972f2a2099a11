import { countText, listFormat } from '../../../../common/text/locale.ts';
import { language, plural } from './locale.ts';

/** The words of the grid. */

const inSentence = listFormat({ type: 'unit' }, language);

const cells = (count: number) => plural(count, { one: `${countText(count)} cell`, other: `${countText(count)} cells` });
const rows = (count: number) => plural(count, { one: `${countText(count)} row`, other: `${countText(count)} rows` });
const columnsOf = (count: number) =>
  plural(count, { one: `${countText(count)} column`, other: `${countText(count)} columns` });
const changes = (count: number) =>
  plural(count, { one: `${countText(count)} change`, other: `${countText(count)} changes` });
const products = (count: number) =>
  plural(count, { one: `${countText(count)} product`, other: `${countText(count)} products` });

export const grid = 'Grid';
export const productsTitle = 'Products';
export const noProductMatches = 'No product matches.';
export const changeTheFilters = 'Change the filters';
/** The place in it is a number as it would be written. */
export const numbersAreReadAs = 'Numbers are read as';
export const loading = 'Loading';
export const deletedMeanwhile = 'Deleted meanwhile';
export const none = 'None';
export const empty = 'empty';
export const id = 'Id';
export const cellOfRow = (column: string, row: number) => `${column}, row ${row}`;

export const howAreTheNumbersWritten = 'How are the numbers written?';
export const couldBeEither = (example: string, one: string, other: string) =>
  `“${example}” could be ${one} or ${other}, and no other number of the block shows which.`;
export const pasteNothing = 'Paste nothing';
export const asWritten = (number: string) => `As ${number}`;

export const columns = 'Columns';
export const columnsShown = (shown: number, all: number) => `Columns ${shown} of ${all}`;
export const findColumn = 'Find a column';
export const shownColumns = 'Columns that are shown';
export const makeNarrower = (column: string) => `Make ${column} narrower`;
export const makeWider = (column: string) => `Make ${column} wider`;
export const atMostColumns = (most: number) => `At most ${most} columns are shown.`;
export const moreColumns = 'More columns';
export const moreByName = (count: number) => `${count} more: find them by their names.`;

/** Each step that Undo and Redo name. */
export interface StepWords {
  undo: string;
  redo: string;
  undone: string;
}
export const steps = {
  paste: { undo: 'Undo the paste', redo: 'Redo the paste', undone: 'Took the paste back.' },
  fill: { undo: 'Undo the fill', redo: 'Redo the fill', undone: 'Took the fill back.' },
  clearing: { undo: 'Undo the clearing', redo: 'Redo the clearing', undone: 'Took the clearing back.' },
  cut: { undo: 'Undo the cut', redo: 'Redo the cut', undone: 'Took the cut back.' },
  typing: { undo: 'Undo the typing', redo: 'Redo the typing', undone: 'Took the typing back.' },
  stepBack: { undo: 'Undo the step back', redo: 'Redo the step back', undone: 'Took the step back once more.' },
  save: { undo: 'Undo the save', redo: 'Redo the save', undone: 'Took the save back.' },
} as const satisfies Record<string, StepWords>;

const outcome = (taken: number, wrong: number) =>
  wrong > 0 ? `${cells(taken)} taken, ${countText(wrong)} wrong.` : `${cells(taken)} taken.`;
export const pasted = (height: number, width: number, taken: number, wrong: number) =>
  `Pasted ${rows(height)} of ${columnsOf(width)}: ${outcome(taken, wrong)}`;
export const filled = (count: number, taken: number, wrong: number) =>
  `Filled ${cells(count)}: ${outcome(taken, wrong)}`;
export const cleared = (count: number) => `Cleared ${cells(count)}.`;
export const cutOut = (count: number) => `Cut ${cells(count)}.`;
export const typedInto = (column: string, row: number) => `Typed into ${column} of row ${countText(row)}.`;
export const isAgain = (column: string, text: string) => `${column} is ${text || empty} again.`;
export const savedIn = (count: number, ofProducts: number) => `Saved ${changes(count)} in ${products(ofProducts)}.`;
export const passedOver = (count: number) =>
  plural(count, {
    one: `${countText(count)} cell cannot be changed here and was passed over.`,
    other: `${countText(count)} cells cannot be changed here and were passed over.`,
  });
export const belowTheLast = (count: number) =>
  plural(count, {
    one: `${countText(count)} row of the block was below the last product and was left out.`,
    other: `${countText(count)} rows of the block were below the last product and were left out.`,
  });
export const beyondTheLast = (count: number) =>
  plural(count, {
    one: `${countText(count)} column of the block was beyond the last one and was left out.`,
    other: `${countText(count)} columns of the block were beyond the last one and were left out.`,
  });

export const nothingIsSavedYet = 'Nothing is saved yet.';
export const savingFailed = 'Saving failed. Try again.';
export const nothingCanBeSaved = 'Nothing can be saved yet';
export const changesIn = (count: number, ofProducts: number) => `${changes(count)} in ${products(ofProducts)}`;
export const nothingIsChanged = 'Nothing is changed';
export const oneStepOfTheHistory = 'One step of the history, undone in one press for 30 days.';
export const typeOrPaste = 'Type into a cell, or paste a block from Excel.';
export const discard = 'Discard';
export const saveChanges = (count: number) => `Save ${changes(count)}`;
export const saving = 'Saving.';
export const changeWaits = 'The change is not saved; it waits here and in this browser.';
export const changesWait = (saved: number, all: number, left: number) =>
  `${saved} of ${changes(all)} are saved; ${left} wait here and in this browser.`;
export const wrongCount = (count: number) => `${count} wrong`;
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const nextProblem = 'Next problem';

export const selectedCells = (count: number, from: string, to: string, top: number, bottom: number) =>
  `${cells(count)}, ${from} to ${to}, rows ${top} to ${bottom}`;
export const keys =
  'Enter or F2 opens a cell, typing replaces it, and Escape leaves it as it was. Tab goes to the next cell, and from the last one of a row to what follows the grid. Alt+Down opens a choice, F8 goes to the next problem, and Alt+Enter to what can be done about it.';
export const tryAgain = 'Try again';
export const someRowsFailed = 'Some rows could not be loaded.';

export const narrowTheList = (shown: number, count: number) =>
  `${countText(shown)} of ${countText(count)}, narrow the list`;
export const productCount = products;
export const fromTheSelection = (parts: string[]) => `From the selection: ${inSentence.format(parts)}`;
export const fromTheList = (parts: string[]) => `From the list: ${inSentence.format(parts)}`;
export const quoted = (search: string) => `“${search}”`;
export const changeTheList = 'Change';
export const notFound = 'Not found';
export const foundCount = (count: number) => `${count} found`;
export const nextFound = 'Next found';
export const findInTheGrid = 'Find in the grid';

export const fields = 'Fields';
export const productsOfAll = (shown: number, all: number) => `${products(shown)} of ${all}.`;
export const thoseWithChanges = (shown: number, all: number) => `${shown} of ${products(all)}, those with changes.`;
export const showThoseWithChanges = 'Show those with changes';
export const showAll = 'Show all';
export const showMore = 'Show more';
export const blocksNeedAWiderScreen = 'Blocks from Excel can be pasted on a wider screen.';

export const whatIsWrong = 'What is wrong with this cell';
export const cannotBeChangedHere = 'This cannot be changed here.';
export const somebodySavedIt = 'Somebody else saved this cell.';
export const codeTwice = (code: string) => `Two products would have the code ${code}.`;
const writer = (by: string | null) => by ?? 'Somebody else';
export const wrote = (by: string | null, text: string) => `${writer(by)} wrote ${text || empty}.`;
export const wroteAt = (by: string | null, text: string, time: string) =>
  `${writer(by)} wrote ${text || empty} at ${time}.`;
export const wroteOn = (by: string | null, text: string, day: string, time: string) =>
  `${writer(by)} wrote ${text || empty} on ${day} at ${time}.`;
export const itWas = (text: string) => `It was ${text || empty}.`;
export const itWasWhenYouBegan = (text: string) => `It was ${text || empty} when you began.`;
export const use = (text: string) => `Use ${text}`;
export const keep = (text: string) => `Keep ${text || empty}`;
export const take = (text: string) => `Take ${text || empty}`;
export const backTo = (text: string) => `Back to ${text || empty}`;
export const manyWrong = (count: number) => `${count} cells are wrong. They stay as typed and are not saved.`;
export const wrongRow = (row: number, reason: string) => `Row ${row}: ${reason}`;
export const itStaysAsTyped = 'It stays as typed.';
export const bothStayAsTyped = 'Both stay as typed.';

/** Stands behind a text whose Turkish has changed since, after a sign in between. */
export const isOutdated = 'Outdated';
export const whatIsWrongHeading = 'What is wrong';
