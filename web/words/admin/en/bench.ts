import { plural } from './locale.ts';

/** The words of the bench, on which products, kinds and pages are edited. */

export const sections = 'Sections';
export const allSections = 'All sections';
export const backTo = (list: string) => `Back to ${list}`;
export const full = 'full';
export const none = 'none';
export const someOf = (filled: number, all: number) => `${filled} of ${all}`;
export const toCorrect = (count: number) => `${count} to correct`;
export const next = (section: string) => `Next: ${section}`;

export const changeCount = (count: number) => plural(count, { one: '1 change', other: `${count} changes` });
export const noChanges = 'No changes';
export const correctFirst = (fields: string) => `Not saved. Correct first: ${fields}`;
export const saveKeys = 'Ctrl S';

export const placeInList = (place: number, all: string) => `${place} of ${all}`;
export const percentComplete = (percent: number) => `${percent} %`;
export const complete = 'complete';

export const nameAndText = 'Name and text';
export const pictures = 'Pictures';
export const specs = 'Specs';
export const codesAndBrand = 'Codes and brand';
export const priceAndLadder = 'Price and ladder';
export const stockAndUnit = 'Stock and unit';
export const documents = 'Documents';
export const otherMakers = 'Other makers';
export const boughtTogether = 'Bought together';
export const onTheSite = 'On the site';
export const noAltText = (pictures: number) => `${pictures}, no alt text`;
export const priceAndBreaks = (price: string, breaks: number) =>
  breaks === 0 ? price : plural(breaks, { one: `${price}, 1 break`, other: `${price}, ${breaks} breaks` });
export const onRequest = 'on request';
export const notStated = 'not stated';
export const newProduct = 'new';

export const beside = 'Beside the form';
export const drawing = 'Drawing';
export const page390 = 'Page 390';
export const page1280 = 'Page 1280';
export const card = 'Card';
export const asInAList = 'As in a list';
export const asACard = 'As a card';
export const unnamed = 'No name yet';
export const chooseAKind = 'Choose a kind under Specs: its drawing shows what each letter measures.';
export const noDrawing = 'The kind has no drawing.';
export const goToASpec = 'Go to a spec: the drawing shows what it measures.';
export const rangeOfKind = (low: string, high: string) => `Range of the kind: ${low}–${high}.`;
export const onlyOfKind = (value: string) => `All of the kind have ${value}.`;

export const kindAttributes = 'Attributes';
export const kindDrawing = 'Drawing';
export const lettersTied = (count: number) => plural(count, { one: '1 letter', other: `${count} letters` });
