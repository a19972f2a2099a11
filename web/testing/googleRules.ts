// These are Google's rules for structured data, as its documentation states them under
// https://developers.google.com/search/docs/appearance/structured-data: product-snippet, product-variants, breadcrumb and
// organization. schemaOrg.ts holds those of the vocabulary itself.

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
/** Tells whether an optional text is left out or has this form. */
const fits = (value: unknown, form: RegExp) => value === undefined || (typeof value === 'string' && form.test(value));
const isPrice = (value: unknown) => Number(value) > 0;

/** product-variants: the properties that `variesBy` may name. */
const varying = ['color', 'size', 'suggestedAge', 'suggestedGender', 'material', 'pattern'];

/** product-snippet: a name, and an offer with a price, a review or a rating. */
function ofProduct(product: Facts): string[] {
  const { name, offers, review, aggregateRating } = product;
  return [
    ...(isText(name) ? [] : ['a product without a name']),
    ...(offers === undefined && review === undefined && aggregateRating === undefined
      ? ['a product without offers, review and rating']
      : []),
    ...listOf(offers).flatMap((offer) => (isFacts(offer) ? ofOffer(offer) : ['an offer that is none'])),
    ...listOf(product.isVariantOf).flatMap((group) => (isFacts(group) ? ofVariant(product, group) : [])),
  ];
}

function ofOffer({ price, priceCurrency, priceSpecification, availability, itemCondition }: Facts): string[] {
  const specified = listOf(priceSpecification).filter(isFacts);
  return [
    ...([price, ...specified.map((one) => one.price)].some(isPrice) ? [] : ['an offer without a price']),
    ...(/^[A-Z]{3}$/.test(String(priceCurrency)) ? [] : ['an offer without a currency']),
    ...(fits(availability, /^https:\/\/schema\.org\/(InStock|BackOrder|Discontinued)$/) ? [] : ['an availability']),
    ...(fits(itemCondition, /^https:\/\/schema\.org\/(New|Used|Refurbished)Condition$/) ? [] : ['a condition']),
  ];
}

/** product-variants: the product has a value of each property that the group varies by; others are named by address. */
function ofVariant(product: Facts, { name, productGroupID, variesBy, hasVariant }: Facts): string[] {
  const properties = listOf(variesBy).map(String);
  return [
    ...(isText(name) ? [] : ['a group without a name']),
    ...(isText(productGroupID) ? [] : ['a group without an id']),
    ...properties.flatMap((address) => {
      const [, property = ''] = /^https:\/\/schema\.org\/(\w+)$/.exec(address) ?? [];
      if (!varying.includes(property)) return [`variesBy ${address}`];
      return isText(product[property]) ? [] : [`a variant without ${property}`];
    }),
    ...listOf(hasVariant).flatMap((variant) => {
      if (!isFacts(variant)) return ['a variant that is none'];
      if ('@type' in variant) return [];
      return Object.keys(variant).join() === 'url' && isAddress(variant.url)
        ? []
        : ['a variant without type and address'];
    }),
  ];
}

/** breadcrumb: at least two items, in order, each with a name and, but for the last, an address. */
function ofBreadcrumb({ itemListElement }: Facts): string[] {
  const items = listOf(itemListElement).filter(isFacts);
  const wrong = items.filter(
    ({ position, name, item }, at) =>
      position !== at + 1 || !isText(name) || !(isAddress(item) || (item === undefined && at === items.length - 1)),
  );
  return [
    ...(items.length >= 2 ? [] : ['a trail of one page']),
    ...wrong.map(({ name }) => `the step ${String(name)}`),
  ];
}

/** organization: nothing is required; what is stated has the form that is recommended. */
function ofOrganization({ name, url, logo, telephone, email, address }: Facts): string[] {
  const place = isFacts(address) ? address : {};
  return [
    ...(isText(name) && isAddress(url) && isAddress(logo) ? [] : ['a company without name, url or logo']),
    ...(fits(telephone, /^\+\d{8,15}$/) ? [] : ['a telephone without its country']),
    ...(fits(email, /^\S+@\S+$/) ? [] : ['an e-mail address']),
    ...(address === undefined || (place['@type'] === 'PostalAddress' && /^[A-Z]{2}$/.test(String(place.addressCountry)))
      ? []
      : ['an address that is no PostalAddress']),
  ];
}

const rules: Record<string, (facts: Facts) => string[]> = {
  Product: ofProduct,
  BreadcrumbList: ofBreadcrumb,
  Organization: ofOrganization,
};

/** Lists what Google would refuse in a thing and in everything that it holds. */
export function refusedIn(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(refusedIn);
  if (!isFacts(thing)) return [];
  const own = rules[String(thing['@type'])]?.(thing) ?? [];
  return [...own, ...Object.values(thing).flatMap(refusedIn)];
}
