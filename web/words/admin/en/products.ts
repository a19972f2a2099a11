import { plural, shown, type Counted } from './locale.ts';

/** The words of products. */

export const productCount = (some: Counted) =>
  plural(some.count, { one: `${shown(some)} product`, other: `${shown(some)} products` });

export const selectedProducts = 'Selected products';
export const selectAllOfThisFilter = (count: number) => `Select all ${count} of this filter`;
export const editCountInGrid = (count: number) => `Edit ${count} in grid`;
export const changePrices = 'Change prices…';
export const change = 'Change…';
export const publish = 'Publish…';
export const moveToCategory = 'Move…';
export const prices = 'Prices…';
export const allOfThem = (count: number) => `all ${count}`;
export const feature = 'Feature';
export const remove = 'Delete';
export const deleteProducts = (some: Counted) =>
  plural(some.count, { one: `Delete ${shown(some)} product`, other: `Delete ${shown(some)} products` });
export const sureToDelete = (some: Counted) =>
  plural(some.count, {
    one: 'Are you sure you want to delete this product?',
    other: `Are you sure you want to delete these ${shown(some)} products?`,
  });
export const theProductsAreRemoved = (count: number) =>
  plural(count, {
    one: `The product is removed from the site at once. It stays in the bin for 30 days.`,
    other: `The products are removed from the site at once. They stay in the bin for 30 days.`,
  });

export const more = 'More';
export const unfeature = 'Unfeature';
export const exportForExcel = 'Export for Excel';
export const exportCsv = 'Export CSV';
export const priceListPdf = 'Price list (PDF)';

export const everyProductNeedsOneWithout =
  'Every product needs one: without it, visitors find the product under “Kategorisiz” only.';

export const changeProducts = (some: Counted) =>
  plural(some.count, { one: `Change ${shown(some)} product`, other: `Change ${shown(some)} products` });
export const field = 'Field';
export const chooseAField = 'Choose a field…';
export const leaveAsItIs = (label: undefined | string) => `Leave ${label ?? 'this field'} as it is`;
export const anotherField = 'Another field';
export const everyOtherFieldStays =
  'Every other field stays. One step of the history, undone in one press for 30 days.';
export const newValue = 'New value';

export const missingMissing = (missing: string) => `Missing: ${missing}`;

export const productDeletedSuccessfully = 'Product deleted successfully';
export const failedToDeleteProduct = 'Failed to delete product. Please try again.';
export const deleteProduct = 'Delete product';
export const theProductIsRemoved = 'The product is removed from the site at once. It stays in the bin for 30 days.';

export const exportColumns = 'Export columns';
export const theWorkbookHasTheseColumns = 'The workbook has these columns, also where they are empty.';
export const exportButton = 'Export';
export const columns = 'Columns';

export const failedToUpdateFeaturedStatus = 'Failed to update featured status. Please try again.';
export const featuredName = (name: string) => `Featured: ${name}`;
export const featured = 'Featured';
export const notFeatured = 'Not Featured';

export const theDaysUntilDeliveryIf = 'The days until delivery, if you know';

export const mergeWith = (name: string) => `Merge ${name} with`;
export const theOtherProduct = 'The other product';
export const typeANameOrACode = 'Type a name or a code';
export const aProductCannotBeMerged = 'A product cannot be merged with itself.';
export const compare = 'Compare';

export const moveProducts = (some: Counted) =>
  plural(some.count, { one: `Move ${shown(some)} product`, other: `Move ${shown(some)} products` });
export const chooseACategory = 'Choose a category…';
export const move = 'Move';

export const newPrices = 'New prices';
export const product = 'Product';
export const now = 'Now ₺';
export const newPrice = 'New ₺';
export const changeHeading = 'Change';
export const showMore = 'Show more';
export const changesOfMoreThan50AreMarked = 'Changes of more than 50 % are marked.';
export const notAbove = 'Not above';
export const notBelow = 'Not below';
export const noPriceBecomesLowerThan001 = (usual: string) => `No price becomes lower than 0,01. ${usual}`;
export const notBelowThis = (floor: string, usual: string) => `Only because of “Not below ${floor}”. ${usual}`;
export const notAboveThis = (ceiling: string, usual: string) => `Only because of “Not above ${ceiling}”. ${usual}`;
export const marked = 'Marked';

export const onRequest = 'On request';
export const withKdv = 'with KDV';

export const percent = 'Percent';
export const amount = 'Amount';
export const rule = 'Rule';
export const by = 'By';
export const roundTo = 'Round to';

export const changePricesTitle = 'Change prices';
export const products = 'Products';
export const selectedProductCount = (some: Counted) =>
  plural(some.count, { one: `${shown(some)} product selected`, other: `${shown(some)} products selected` });
export const allAsListed = (total: number) => `All ${total}, as listed`;
export const enterHowThePricesChange = 'Enter how the prices change.';
export const onlyWhatIsMarked = 'Only what is marked {marked}';
export const oneStepOfPrices =
  'One step of the history, undone in one press for 30 days. Price breaks change by the same rule; one that would not be cheaper any more is left out. Offers already made do not change.';
export const planPriceCount = (count: number) =>
  plural(count, { one: `Plan ${count} price`, other: `Plan ${count} prices` });
export const changePriceCount = (count: number) =>
  plural(count, { one: `Change ${count} price`, other: `Change ${count} prices` });
export const planPrices = 'Plan prices';
export const changesByThis = (count: number) => plural(count, { one: '{count} changes', other: '{count} change' });
export const leftOutWithoutPrice = (count: number) =>
  plural(count, {
    one: '{count} has no price and is left out',
    other: '{count} have no price and are left out',
  });
export const noPriceChangesByThis = 'No price changes by this.';

export const selectName = (name: string) => `Select ${name}`;

export const publishProducts = (some: Counted) =>
  plural(some.count, { one: `Publish ${shown(some)} product`, other: `Publish ${shown(some)} products` });
export const publishNew = 'Publish';
export const keepAsDraft = 'Keep as draft';
export const keepWaiting = 'Save for later';
export const publishNow = 'Publish now';
export const saveChanges = 'Save changes';
export const addACopyOf = (name: string) => `Add a copy of ${name}`;
export const addProduct = 'Add product';
export const editName = (name: string) => `Edit: ${name}`;
export const editProduct = 'Edit product';
export const discardChanges = 'Discard changes';
export const preview = 'Preview';
export const failedToLoadProduct = 'Failed to load product. Please try again.';

export const editInGrid = 'Edit in grid';
export const grid = 'Grid';
export const add = 'Add';
export const code = 'Code';
export const family = 'Family';
export const stock = 'Stock';
export const previewLink = 'Preview link';
export const copy = 'Duplicate';

export const searching = 'Searching…';
export const noProductIsFound = 'No product is found';

export const thisPageIsEmpty = 'This page is empty';
export const previousPage = 'Previous page';
export const noProductsMatch = (search: string) => `No products match “${search}”`;
export const noProductsMatchTheseFilters = 'No products match these filters';
export const tryFewerLettersAnotherWord = 'Try fewer letters, another word, or fewer filters.';
export const showAllProducts = 'Show all products';
export const thereAreNoProductsYet = 'There are no products yet';
export const addTheFirstOneItAppears = 'Add the first one: it appears on the site as soon as it is published.';

export const waitingWaiting = (waiting: number) => `${waiting} waiting`;

export const aHiddenProductKeeps = 'A hidden product keeps its address and is not on the site.';

export const previousProduct = 'Previous product';
export const nextProduct = 'Next product';

export const selectAllOnThisPage = 'Select all on this page';
export const complete = 'Full';

export const searchProducts = 'Search products';
export const order = 'Order';

export const addAProduct = 'Add a product';
export const noMoreThanAreListedRemoveOne = (most: number) =>
  `No more than ${most} are listed: remove one to add another.`;

export const onTheSiteVisitorsFindThem = 'On the site: visitors find them at once.';
export const hideProducts = (some: Counted) =>
  plural(some.count, { one: `Hide ${shown(some)} product`, other: `Hide ${shown(some)} products` });
export const hiddenTheyKeepTheirAddresses = 'Hidden: they keep their addresses and are not on the site.';
export const makeDrafts = (some: Counted) =>
  plural(some.count, { one: `Make drafts of ${shown(some)} product`, other: `Make drafts of ${shown(some)} products` });
export const draftsTheyAreBeingPrepared = 'Drafts: they are being prepared and are not on the site.';
export const publishOrHideProducts = (some: Counted) =>
  plural(some.count, {
    one: `Publish or hide ${shown(some)} product`,
    other: `Publish or hide ${shown(some)} products`,
  });
export const status = 'Status';
export const oneStep = 'One step of the history, undone in one press for 30 days.';
export const planProducts = (some: Counted) =>
  plural(some.count, { one: `Plan ${shown(some)} product`, other: `Plan ${shown(some)} products` });

export const spreadsheet = 'Spreadsheet';
export const exportSomeColumns = 'Export some columns…';
export const importProducts = 'Import…';
export const picturesByFileName = 'Pictures by file name…';

export const theProductThatReplacesItType = 'The product that replaces it: type a name or a code';
export const none = 'None';

export const nameEachPairOnceHere =
  'Name each pair once, here or at the other product: the pages of both show it, and so does the quote list.';

export const endingKurus = (kurus: string) => `Ending ,${kurus}`;
export const enterANumberForExample125 = 'Enter a number, for example 12,5';
export const itIsLowerThanNotBelow = 'It is lower than “Not below”.';

export const thisCannotBeChangedHere = 'This cannot be changed here.';

export const productCategoryIsRequired = 'Product category is required';

export const previewLinkMenu = 'Preview link…';
export const mergeWithMenu = 'Merge with…';

export const withItsUnitAsInTheForm = 'With its unit, as in the form of a product; empty: no value';

export const id = 'Id';

export const atMostProducts = (mostTogether: number) => `At most ${mostTogether} products.`;

export const categoryNotPublished = 'Category not published';

export const textsInALanguage = 'Texts in a language';
export const language = 'Language';
export const undoStatus = 'Undo';
export const statusOfTextsChanged = (count: string) => `Status of the texts changed. Products: ${count}`;
export const statusOfTextsFailed = 'Failed to change the status of the texts. Please try again.';
