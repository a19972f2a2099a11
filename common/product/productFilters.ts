import { checkOfWord } from '../health/healthChecks.ts';
import { isDay } from '../limits.ts';
import type { Parts } from '../lists/keptOf.ts';

// How the address of the admin's list of products names its filters. The list, the download of what it shows and saved views
// read addresses by this.

const answers: Partial<Record<string, boolean>> = { yes: true, no: false };
const availabilities = { 'in-stock': 'IN_STOCK', 'on-order': 'ON_ORDER', discontinued: 'DISCONTINUED' } as const;

/** In the address this stands for products without a brand. */
export const noBrand = '-';

const availabilityOf = (text: string) => (availabilities as Partial<Record<string, Availability>>)[text];

const statuses = { published: 'PUBLISHED', draft: 'DRAFT', hidden: 'HIDDEN' } as const;

/** In the address this stands, as a status, for products with changes that wait. */
export const waitingWord = 'waiting';

const statusOf = (text: string) => (statuses as Partial<Record<string, Status>>)[text];

export type Status = (typeof statuses)[keyof typeof statuses];
export type Availability = (typeof availabilities)[keyof typeof availabilities];

export const productFilters = {
  q: 'Search',
  category: 'Category',
  kind: 'Kind',
  family: 'Family',
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
  check: 'Data quality',
  status: 'Status',
};

export type ProductFilterName = keyof typeof productFilters;

const filterNames = Object.keys(productFilters) as ProductFilterName[];

const isAnswer = (value: string) => Object.hasOwn(answers, value);
const anyText = () => true;

/** Maps the orders of the list, as the address names them, to those of the API. */
export const productOrders: Record<string, 'NAME' | 'PRICE_ASC' | 'PRICE_DESC' | 'COMPLETE_ASC' | 'COMPLETE_DESC'> = {
  name: 'NAME',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  complete: 'COMPLETE_ASC',
  '-complete': 'COMPLETE_DESC',
};

/** Says of each part of the list's address which values it can have. */
export const productParts = {
  q: anyText,
  category: anyText,
  kind: anyText,
  family: anyText,
  featured: isAnswer,
  price: isAnswer,
  picture: isAnswer,
  code: isAnswer,
  specs: isAnswer,
  brand: anyText,
  availability: (value) => Object.hasOwn(availabilities, value),
  by: anyText,
  since: isDay,
  import: anyText,
  check: (value) => checkOfWord(value) !== undefined,
  status: (value) => Object.hasOwn(statuses, value) || value === waitingWord,
  sort: (value) => Object.hasOwn(productOrders, value),
} satisfies Record<ProductFilterName | 'sort', Parts[string]>;

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
    kindId: text('kind'),
    familyId: text('family'),
    branded: brand === noBrand ? false : undefined,
    brand: brand === noBrand ? undefined : brand,
    availability: availabilityOf(text('availability') ?? ''),
    changedBy: text('by'),
    changedSince: since && isDay(since) ? since : undefined,
    notInImport: text('import'),
    check: checkOfWord(text('check') ?? ''),
    status: statusOf(text('status') ?? ''),
    waiting: text('status') === waitingWord || undefined,
  };
  return {
    search: text('q'),
    categoryId: text('category'),
    featured: answerIn(params, 'featured'),
    priced: answerIn(params, 'price'),
    work: Object.values(work).some((value) => value !== undefined) ? work : undefined,
  };
}

/** Returns the filters of an address alone, without its page and its order. */
export const withoutPage = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([name, value]) => value && (filterNames as string[]).includes(name)));

/** Returns how the address names a status. */
export const statusWords = Object.entries(statuses).map(([word, status]) => ({ word, status }));

/** Returns how the address names an availability. */
export const availabilityWords = Object.entries(availabilities).map(([word, availability]) => ({ word, availability }));
