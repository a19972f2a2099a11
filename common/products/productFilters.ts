// How the address of the admin's list of products names its filters. The list, the download of what it shows and saved views
// read addresses by this.

const answers: Partial<Record<string, boolean>> = { yes: true, no: false };
const availabilities = { 'in-stock': 'IN_STOCK', 'on-order': 'ON_ORDER', discontinued: 'DISCONTINUED' } as const;

/** In the address this stands for products without a brand. */
export const noBrand = '-';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const availabilityOf = (text: string) => (availabilities as Partial<Record<string, Availability>>)[text];

export type Availability = (typeof availabilities)[keyof typeof availabilities];

export const productFilters = {
  q: 'Search',
  category: 'Category',
  featured: 'Featured',
  price: 'Price',
  picture: 'Picture',
  code: 'Stock code',
  specs: 'Required specs',
  brand: 'Brand',
  availability: 'Availability',
  by: 'Changed by',
  since: 'Changed since',
  import: 'Not in the last import',
};

export type ProductFilterName = keyof typeof productFilters;

const filterNames = Object.keys(productFilters) as ProductFilterName[];
const yesOrNo: string[] = ['featured', 'price', 'picture', 'code', 'specs'] satisfies ProductFilterName[];
/** These say in which order and by which columns the list is shown. */
const looks = ['sort', 'columns'];

/** Reads a filter that is on or off; undefined where the address does not have it. */
const answerIn = (params: URLSearchParams, name: ProductFilterName) => answers[params.get(name) ?? ''];

/** Returns the filters of an address as arguments of the API; a filter with a value that it cannot have is left out. */
export function filtersIn(params: URLSearchParams) {
  const text = (name: ProductFilterName) => params.get(name) || undefined;
  const [brand, since, specs] = [text('brand'), text('since'), answerIn(params, 'specs')];
  const work = {
    pictured: answerIn(params, 'picture'),
    coded: answerIn(params, 'code'),
    lacksSpecs: specs === undefined ? undefined : !specs,
    branded: brand === noBrand ? false : undefined,
    brand: brand === noBrand ? undefined : brand,
    availability: availabilityOf(text('availability') ?? ''),
    changedBy: text('by'),
    changedSince: since && isDay(since) ? since : undefined,
    notInImport: text('import'),
  };
  return {
    search: text('q'),
    categoryId: text('category'),
    featured: answerIn(params, 'featured'),
    priced: answerIn(params, 'price'),
    work: Object.values(work).some((value) => value !== undefined) ? work : undefined,
  };
}

/** Returns the filters of an address alone, without its page. */
export const withoutPage = (params: URLSearchParams, keepsLook = false) =>
  new URLSearchParams(
    [...params].filter(
      ([name, value]) => value && ([...filterNames, ...(keepsLook ? looks : [])] as string[]).includes(name),
    ),
  );

/** Returns the names of those parts of an address that the list does not have, or not with this value. */
export function unknownIn(params: URLSearchParams): string[] {
  return [...params].flatMap(([name, value]) => {
    const isKnown =
      (filterNames as string[]).includes(name) &&
      (!yesOrNo.includes(name) || value in answers) &&
      (name !== 'availability' || value in availabilities) &&
      (name !== 'since' || isDay(value));
    return isKnown || looks.includes(name) ? [] : [name];
  });
}

/** Returns how the address names an availability. */
export const availabilityWords = Object.entries(availabilities).map(([word, availability]) => ({ word, availability }));
