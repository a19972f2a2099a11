export const replacedBy = 'This product is discontinued; it was superseded by {product}.';
export const discontinuedWithout = 'This product is discontinued. Write to us and we will find a replacement.';
export const toSuccessor = 'Go to the superseding product';
export const family = 'Products of the same family';
export const familyOf = (name: string, count: number) => `${name}: ${count} ${count === 1 ? 'product' : 'products'}`;
export const code = 'Product code';
export const thisProduct = 'This product';
export const showLess = 'Show less';
export const drawing = 'Dimensional drawing';
export const ladderHint = '{more} and the price becomes {price}.';
export const quantityMore = (quantity: string) => `${quantity} more:`;
export const makeIt = (quantity: string) => `Make it ${quantity}`;
export const ladder = 'Price by quantity, VAT included';
export const yourQuantity = 'Your quantity';
export const about = (name: string) => `About ${name}`;
export const sumFor = (quantity: string) => `{sum} for ${quantity}.`;
export const pictures = 'Pictures of the product';
export const notFound = 'Product not found';
export const sheetFacts = 'PDF, A4, with current data';
export const related = 'Related products';
export const onOrder = 'Supplied to order';
export const onOrderIn = (days: number) => `Supplied to order in ${days}\u00a0${days === 1 ? 'day' : 'days'}`;
export const minimumOrder = (quantity: string) => `Minimum order: ${quantity}`;
export const specs = 'Specifications';
export const priceSaid = (basis: string, price: string, quantity: string, sum: string) =>
  `Price for ${basis}: ${price} lira. For ${quantity}: ${sum} lira.`;
export const look = 'Appearance';
export const otherPictures = 'Pictures';
export const runToScale = (family: string) => `${family}, at the same scale`;
export const tableOf = (count: number) => `Table of ${count} products`;
export const oldAndNew = 'Values of the old and the new product';
export const oldProduct = 'This product';
export const newProduct = 'Superseded by';
export const pointAtRow = 'Point at a row or a line.';
export const tapRow = 'Tap a row.';
export const sectionOf = (kind: string) => `${kind}: section; the dimensions are in the rows beside it`;
export const drawingNotToScale = 'Not to scale.';
export const drawingToScale = 'Section to scale.';
export const downloadDrawing = 'Download the drawing (SVG)';

/** Offers to copy a fact of the product by its name: 'Copy product code', 'Copy GTIN'. */
export const copyFact = (word: string) =>
  `Copy ${/^[A-Z]{2}/.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)}`;
export const pictureOf = (name: string, place: number) => `${name}, picture ${place}`;

/** The price in a currency, with the rate by which it became lira. */
export const listedAt = (price: string, source: string, rate: string, day: string) =>
  `${price} · ${source} ${rate} · ${day}`;
export const bankRates = {
  FOREX_SELLING: 'TCMB foreign exchange selling rate',
  FOREX_BUYING: 'TCMB foreign exchange buying rate',
  BANKNOTE_SELLING: 'TCMB banknote selling rate',
  BANKNOTE_BUYING: 'TCMB banknote buying rate',
} as const;
export const typedRate = 'rate';
