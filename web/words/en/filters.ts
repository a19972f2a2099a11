import { countText } from '../../../common/text/locale.ts';

export const chosen = 'Active filters';
export const remove = (label: string) => `Remove the filter ${label}`;
export const clearAll = 'Clear all';
export const countedProducts = '{count} products';
export const filter = 'Filter';
export const countedFilters = '{count} active filters';
export const close = 'Close';
export const clear = 'Clear';
export const nothingLeft = 'No products left';
export const lowEnd = (label: string) => `${label}, at least`;
export const highEnd = (label: string) => `${label}, at most`;
export const kinds = 'Kinds of products';
export const narrowed = '{amount} of {total} {kind}';
export const nothing = 'No products match these filters.';
export const removeBest = (label: string, count: number) =>
  `Remove the filter ${label}: ${countText(count)} ${count === 1 ? 'product' : 'products'}`;
export const onlyInKind = (labels: string, kind: string) => `${labels}: only for the kind ${kind}.`;
export const toThisKind = 'Go to this kind';
export const atLeast = 'At least';
export const atMost = 'At most';
export const whereItWorks = 'At which value should it work?';
/** The names of ranges that are measured begin so. */
export const measuring = 'measuring';
export const whatIsMeasured = 'Which value should it measure?';
export const whatIsIncluded = 'Which value should it include?';
export const typeMeasure = (example: string) => `Type a dimension: 20, 17.5 or ${example}`;
export const typeNumber = 'Type a number: 20 or 17.5';
export const unreadHere = (typed: string, example: string) => `“${typed}” could not be read here. ${example}.`;
export const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);
export const kind = 'Kind of product';
export const brand = 'Brand';
export const availability = 'Availability';
export const leadTimeAtMost = 'Lead time, at most';
export const anyLeadTime = 'Any';
export const unread = (name: string, typed: string) =>
  `${name}: “${typed}” could not be read, so this filter was not applied.`;
export const from = (value: string) => `at least ${value}`;
export const upTo = (value: string) => `at most ${value}`;
export const priceOf = (range: string) => `Price: ${range}`;
export const withinDays = (days: string) => `Within ${days}`;

/** Units of places in which a part works: volts, bar, degrees. */
const places = ['°C', 'bar', 'V', 'A', 'Hz'];

/** Tells whether a value in this unit is where a part works, and not only what is part of its range. */
export const worksIn = (unit: string) => places.includes(unit);

/** Reads 'works at 80 °C', or '40 mm included' where nothing works. */
export const covered = (range: string, unit: string) => (worksIn(unit) ? `works at ${range}` : `${range} included`);

/** Counts the products of a list; the count is a text, such as '2,000+'. */
export const amountOf = (count: string) => `${count} ${count === '1' ? 'product' : 'products'}`;
export const shared = 'Shared';
/** An example of a value and of a range: '40 or 20…40'. */
export const valueOrRange = (first: string, last: string) => `${last} or ${first}…${last}`;

/** The field that finds a filter by its name, or by one of its values. */
export const find = 'Find a filter';
export const noneNamed = (typed: string) => `There is no filter named “${typed}”.`;
/** Heads the filter by price where the list shows prices without the tax. */
export const priceWithVat = 'Price (incl. VAT)';
