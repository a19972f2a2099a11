/** The words of the filters of products: in their list, and as people type them. */

/** The names of the filters, as they are typed before a colon: `state:draft`. */
export const typed = {
  kind: 'kind',
  family: 'family',
  category: 'category',
  status: 'state',
  featured: 'featured',
  price: 'price',
  picture: 'picture',
  code: 'code',
  specs: 'specs',
  brand: 'brand',
  availability: 'stock',
  by: 'by',
  since: 'since',
  check: 'quality',
  import: 'import',
};

export const none = 'none';
export const some = 'some';
export const yes = 'yes';
export const no = 'no';
export const all = 'all';
export const missing = 'missing';
export const waiting = 'waiting';
export const deleted = 'deleted';

export const featured = 'Featured';
export const notFeatured = 'Not Featured';
export const allKinds = 'All kinds';
export const allFamilies = 'All families';
export const featuredOrNot = 'Featured or not';
export const allStates = 'All states';
export const waitingChanges = 'Unpublished changes';
export const newestFirst = 'Newest first';
export const nameAToZ = 'Name: A to Z';
export const priceLowToHigh = 'Price: low to high';
export const priceHighToLow = 'Price: high to low';
export const leastCompleteFirst = 'Least complete first';
export const mostCompleteFirst = 'Most complete first';
export const allCategories = 'All categories';
export const pictureOrNot = 'Picture or not';
export const withAPicture = 'With a picture';
export const noPicture = 'No picture';
export const priceOrNot = 'Price or not';
export const withAPrice = 'With a price';
export const noPrice = 'No price';
export const codeOrNot = 'Code or not';
export const withACode = 'With a code';
export const noStockCode = 'No stock code';
export const requiredSpecs = 'Required specs';
export const anySpecs = 'Any specs';
export const allRequiredSpecs = 'All required specs';
export const missesASpec = 'Misses a spec';
export const allBrands = 'All brands';
export const noBrand = 'No brand';
export const anyAvailability = 'Any availability';
export const changedBy = 'Changed by';
export const changedByAnybody = 'Changed by anybody';
export const changedSince = 'Changed since';
export const anyHealth = 'Any data quality';
export const inTheLastImportOrNot = 'In the last import or not';
export const notInTheLastImportOf = (name: string) => `Not in the last import of ${name}`;
export const notInTheLastImportOfADeleted = 'Not in the last import of a deleted profile';
