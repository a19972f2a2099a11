import { upperCase } from '../../../common/text/locale.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const empty = 'Your quote list is empty.';
export const howToBegin = 'Start by typing a code below, by pasting from Excel, or from a product page.';
export const browseProducts = 'Browse products';
export const notRestored = 'It could not be restored. Please try again.';
export const takenOff = 'The product was removed from the list.';
export const undo = 'Undo';
export const namedList = (name: string, count: number) => `${name}, ${products(count)}`;
export const askForOffer = 'Request an offer';

export const notDone = 'That did not work: the list or the link may no longer exist. Please try again.';
export const nothingAdded = (fault: string) => `Nothing was added to the list. ${fault}`;
export const toProduct = 'Back to the product';

export const mayNeed = 'You may need these, too';
export const notAdded = 'It could not be added. Please try again.';
export const added = (name: string) => `${name} was added to the list.`;
export const add = 'Add';
export const named = (name: string) => `: ${name}`;

export const suggestionsNotTaken = 'The suggestions could not be accepted. Please try again.';
export const suggestionsOf = (count: number) =>
  count === 1 ? '1 line has a suggestion.' : `${count} lines have suggestions.`;
export const wordsStay = 'What you typed stays below the product that you accept.';
export const acceptAll = 'Accept all first suggestions';

// A row.
export const quantityOf = (name: string) => `Quantity, ${name}`;
export const noteOf = (name: string) => `Note, ${name}`;
export const addNote = 'Add a note';
export const moreOf = (name: string) => `: ${name}`;
export const printedNote = (note: string) => `Note: ${note}`;
export const save = 'Save';
export const changeNotSaved = 'The change could not be saved.';
export const tryAgain = 'Try again';
export const rowNotTakenOff = 'The line could not be removed. Please try again.';
export const takeOff = 'Remove from the list';
export const takeOffNamed = (name: string) => `Remove ${name} from the list`;
export const written = 'You wrote: {text}';
export const noLongerListed = 'This product is no longer listed.';
export const discontinued = 'This product is discontinued; we will suggest a replacement.';
export const replacing = 'Superseding';
export const isReplaced = (name: string) => `${name} is discontinued.`;
export const priceChanged = 'The price has changed';
export const formerPrice = 'It was {price} in your enquiry.';
export const noLongerSold = 'No longer sold';
export const moreForLess = (quantity: string) => `${quantity} more: {price}`;
export const quantityStays = (quantity: string) => `The quantity stayed at ${quantity}.`;
export const keepQuantity = 'Keep it';
export const notRead = (text: string) => `“${text}” could not be read as a quantity.`;
export const notConverted = (text: string) =>
  `“${text}” could not be converted to the unit in which this product is sold.`;
export const sentAs = (text: string) => `The quantity will be sent as “${text}”.`;
export const writeQuantityIn = (unit: string) => `Write the quantity in ${unit}.`;
export const writeQuantity = 'Write the quantity.';
export const chooseToConvert = 'Choose the product, and it is converted to the unit in which it is sold.';

// A row in the visitor's words.
export const oneOfThese = 'Is it one of these?';
export const askAsWritten = 'Ask as written';
export const isWritten = 'Not in the catalogue; it will be sent as you wrote it.';
export const onlyNumber = 'This is only a number: say which product it is, or remove the line.';
export const correctCode = 'Correct the code';
export const rightCode = (name: string) => `Right code, ${name}`;
export const searchAgain = 'Search again';

// The last row, which adds.
export const codeHere = 'Code';
export const typedCode = 'Code, new line';
export const typedQuantity = 'Quantity, new line';
export const howToType = 'Type a code or paste from Excel; Enter goes to the next line.';
export const writeCode = 'Type a code or the name of a product.';
export const addRow = 'Add the line';
export const rowsAdded = (count: number) =>
  count === 1 ? '1 line was added to the list.' : `${count} lines were added to the list.`;
export const willBeAsked = 'This code is not in the catalogue; it will be asked for in its line.';
export const notSearched = 'The code could not be looked up just now; it will be when the line is added.';
export const isListed = 'In the list';
export const isListedMore = (quantity: string) => `In the list; ${quantity} more will be added`;
export const insteadOf = (relation: string) => `instead of {code}; ${relation}`;
export const relations = {
  SAME_PART: 'same part',
  FORM_FIT_FUNCTION: 'same form, fit and function',
  REPLACES: 'supersedes it',
  SIMILAR: 'similar, compare the dimensions',
};
export const suggestions = 'Suggestions';
export const suggestionsFound = (count: number) =>
  count === 1
    ? '1 suggestion, choose with the up and down arrows.'
    : `${count} suggestions, choose with the up and down arrows.`;

// Several rows at once.
export const several = 'Paste from Excel or choose a file';
export const broughtRows = 'Lines that came with the link';
export const broughtHint = 'These lines came with the link that you opened. Look them over and add them to your list.';
export const pasteHint =
  'Paste the columns of codes and quantities, or the list of a message, here; one product per line.';
export const pasteExample = '6204-2RS; 40\nDIN 934 M8; 500';
export const addRows = 'Add the lines';
export const rowsNotAdded = 'The lines could not be added. Please try again.';
export const chooseFile = 'Choose a file';
export const fileKinds = '(.xlsx, .csv)';

interface Pasted {
  found: number;
  open: number;
  unread: number;
  leftOut: number;
  /** The first of the lines that were left out, as they were written. */
  named: string[];
}

/** Says what became of pasted lines: '2 lines added, 1 line not matched. 1 line without a product was left out: “TOTAL”.' */
export function pasted({ found, open, unread, leftOut, named: leftOutLines }: Pasted) {
  const counts = [
    `${lines(found)} added`,
    ...(open > 0 ? [`${lines(open)} not matched`] : []),
    ...(unread > 0 ? [`the quantity of ${lines(unread)} not read`] : []),
  ];
  const said = `${counts.join(', ')}.`;
  const without = `${leftOut === 1 ? '1 line without a product was' : `${leftOut} lines without a product were`} left out`;
  if (leftOut === 0) return said;
  if (leftOutLines.length === 0) return `${said} ${without}.`;
  const quoted = leftOutLines.map((line) => `“${line}”`).join(', ');
  const more = leftOut - leftOutLines.length;
  return `${said} ${without}: ${more > 0 ? `${quoted} and ${more} more` : quoted}.`;
}

// Quantities.
export const inFigures = 'Write the quantity in figures.';
export const aboveZero = 'The quantity has to be more than zero.';
export const atMostMillion = 'The quantity can be at most 1,000,000.';
export const withoutComma = (meanings: string) => `${meanings} Write it without a comma.`;
export const twoMeanings = (typed: string, meanings: string[]) =>
  `“${typed}” is not clear: it may be ${meanings.join(' or ')}.`;
export const less = (label: string) => `${label}: less`;
export const more = (label: string) => `${label}: more`;

// The form that sends the list.
export const whereToReach = 'How can we reach you?';
export const email = 'E-mail';
export const company = 'Company';
export const phone = 'Phone';
export const deliveryPlace = 'Delivery address';
export const fileRefused = 'Your enquiry has not been sent yet: remove the file that could not be added, or try again.';
export const toContact = 'Go to the contact page';
export const send = 'Send the Enquiry';
export const sendsNamed = (name: string, count: number) =>
  `The ${products(count)} of “${name}” will be sent. Your other lists stay.`;
export const sends = (count: number) =>
  `${lines(count)} will be sent. We answer in writing with price, stock and lead time.`;
export const remember = 'Remember these details in this browser';

// Lists of one browser.
export const yourLists = 'Your lists';
export const productsHeard = 'products';
export const newList = 'New list';
export const listsFull = 'All five lists are in use.';
export const listsOf = (count: number) =>
  `${['No lists', 'One list', 'Two lists', 'Three lists', 'Four lists'][count] ?? `${count} lists`}, at most five; kept in this browser.`;
export const changeName = 'Rename';
export const share = 'Share';
export const print = 'Print';
export const textCopied = 'Copied';
export const copyText = 'Copy as text';
export const deleteList = 'Delete the list';
export const clearList = 'Empty the list';
export const chatBegins = 'Hello, I would like an offer for these products:';
export const withOurCode = (name: string, code: string) => `${name}, our code ${code}`;

export const nameOfList = 'Name of the list';
export const saveName = 'Save the name';
export const cancel = 'Cancel';
export const yesDelete = 'Yes, delete it';
export const yesClear = 'Yes, empty it';
export const asksToDelete = (name: string, count: number) =>
  count > 0
    ? `Delete “${name}” with its ${lines(count)}? Your other lists stay.`
    : `Delete “${name}”? Your other lists stay.`;
export const asksToClear = (count: number) =>
  count === 1 ? 'Remove the line of the list?' : `Remove all ${count} lines of the list?`;
export const shareList = 'Share the list';
export const close = 'Close';
export const whatIsShared = (count: number) =>
  `Those who open the link take a copy of ${count === 1 ? 'this line' : `these ${count} lines`} into a list of their own. Your name, notes and contact details are not sent.`;
export const copyLink = 'Copy the link';
export const opensUntil = (day: string) => `Valid until ${day}.`;
export const endShare = 'Cancel the link';
export const enquiryRepeated = (number: string, count: number) =>
  `${lines(count)} of your enquiry ${number} added to your list.`;
export const orderRepeated = (number: string, count: number) =>
  `${lines(count)} of your order ${number} added to your list.`;

interface Changes {
  replaced: number;
  changed: number;
  gone: number;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number) => numbers[count] ?? String(count);

/** Writes 'One product was superseded, one price has changed; see their lines.' Undefined where nothing has changed. */
export function changesOf({ replaced, changed, gone }: Changes) {
  const said = [
    ...(replaced > 0 ? [`${inWords(replaced)} ${replaced === 1 ? 'product was' : 'products were'} superseded`] : []),
    ...(changed > 0 ? [`${inWords(changed)} ${changed === 1 ? 'price has' : 'prices have'} changed`] : []),
    ...(gone > 0 ? [`${inWords(gone)} ${gone === 1 ? 'product is' : 'products are'} no longer sold`] : []),
  ];
  const text = `${said.join(', ')}; see their lines.`;
  return said.length === 0 ? undefined : upperCase(text.charAt(0)) + text.slice(1);
}

// A list that somebody has shared.
export const sharedList = 'Shared list';
export const sharedTitle = (count: number) => `A list was sent to you: ${lines(count)}`;
export const sharedLede = (day: string) => `Prices are today’s. The link is valid until ${day}.`;
export const notTaken = 'The list could not be taken. Please try again.';
export const goneProducts = (count: number) =>
  count === 1 ? '1 product is no longer sold.' : `${count} products are no longer sold.`;
export const takenAsNotes = 'It comes into your list by its name, as a note.';
export const addToMine = 'Add to my list';
export const openAsNew = 'Open as a new list';
export const linkOver = 'This link has expired.';
export const linkIsOver =
  'Shared lists stay open for thirty days, and their sender can cancel them. Ask for the list to be sent again.';

// The link in the head, and the buttons of products.
export const listWith = (count: number) => `Quote list, ${lines(count)}`;
export const addToListOf = (quantity: string) => `Add to quote list: ${quantity}`;
export const inList = 'In the list';
export const amountAdded = (quantity: string) => `${quantity} added to the quote list.`;
export const productNotAdded = 'The product could not be added. Please try again.';
export const quantityIn = (unit: string) => `{quantity} (${unit})`;
export const isInListUpdate = (quantity: string) => `${quantity} in the list · Update`;
export const isThere = 'yes';
export const quantityUpdated = 'The quantity was updated.';
export const addedToList = 'Added to the quote list.';
export const openList = 'Open the list';
export const updateHeard = ', update the quantity';
export const toListHeard = ': to the quote list';
