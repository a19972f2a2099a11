export const addProduct = 'Add a product';
export const addNamed = 'Add {product}';
export const removeNamed = (name: string) => `Remove ${name}`;
export const clear = 'Clear the list';
export const open = (count: number) => `Open comparison (${count})`;
export const add = 'Compare';
export const addToQuoteList = 'Add to quote list';
export const notOverlaid = (reasons: string) => `The sections were not overlaid. ${reasons}`;
export const overlayOf = (names: string) => `${names}: sections overlaid at the same scale`;
export const differentMeasures = (letters: string) =>
  `On one axis, at the same scale. Different dimensions: ${letters}.`;
export const equalMeasures = 'On one axis, at the same scale. The lettered dimensions are equal.';
export const comparison = 'Comparison';
export const nothing = 'There are no products to compare.';
export const howToBegin = 'Start with the “Compare” link on a product page.';
export const addOneMore = 'Add one more product to compare.';
export const different = '(different)';
export const summary = (products: number, properties: number, different: number) =>
  `${products} products, ${properties} ${properties === 1 ? 'property' : 'properties'}; ${different} different.`;
export const marked = '{mark} marks a value that differs from the first product.';
export const square = 'a square';
export const equalHidden = (count: number) =>
  count === 1 ? '1 equal property is hidden.' : `${count} equal properties are hidden.`;
export const onlyDifferences = 'Differences only';
export const on = 'on';
export const off = 'off';
/** `letter` is the letter of a product: 'Only D'. */
export const onlyOf = (letter: string) => `Only ${letter}`;
export const edit = 'Edit products';
export const compared = 'Compared products';
export const takeOut = (name: string) => `Remove ${name} from the comparison`;
export const equalOf = (count: number) => (count === 1 ? '1 equal property' : `${count} equal properties`);
export const askForPrice = 'Ask for a price';
export const vatIncluded = 'VAT included';
export const unitWithVat = (per: string) => `₺${per}, VAT included`;
export const otherKind = (letter: string) => `${letter} is not drawn: it is of another kind.`;
export const lacks = (letter: string, measures: string) => `${letter} is not drawn: ${measures} not stated.`;
