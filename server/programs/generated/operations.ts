/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of an attribute's values. */
export type AttributeKind =
  /** Yes or no. A value that is not stated does not mean no. */
  | 'FLAG'
  /** A number, with a unit or without. */
  | 'NUMBER'
  /** One of its options: 'M8', 'G1/2', 'PN16'. */
  | 'OPTION'
  /** A range of numbers; one end may be open. */
  | 'RANGE'
  /** Any text, on one line. */
  | 'TEXT';

/** The availability of a product. */
export type Availability =
  /** No longer made: 'Üretimden kalktı' on the site. */
  | 'DISCONTINUED'
  /** In stock: 'Stokta' on the site. */
  | 'IN_STOCK'
  /** Available on order within `leadDays` days, where these are known: 'Sipariş üzerine' on the site. */
  | 'ON_ORDER';

/** The values that the admin enters for a code of another maker. */
export type CrossReferenceInput = {
  /** The day on which the two were last compared. */
  checkedAt?: string | null | undefined;
  /** The maker's code. Case, blanks and punctuation do not matter to the search. */
  code: string;
  /** The maker; neither it nor the code may contain > or |. */
  maker: string;
  /** A note that only admins see. */
  note?: string | null | undefined;
  /** How the product compares with that part. */
  relation: CrossRelation;
  /** The source of the comparison, such as a catalogue. */
  source?: string | null | undefined;
};

/** How a product compares with the part of another maker. */
export type CrossRelation =
  /** 'Ölçüsü ve işlevi aynı': it fits in the same place and does the same. */
  | 'FORM_FIT_FUNCTION'
  /** 'Yerini aldı': that part is no longer made, and this one takes its place. */
  | 'REPLACES'
  /** 'Aynı parça': it is that part, under another code. */
  | 'SAME_PART'
  /** 'Benzer': it differs, so that the measures must be compared. */
  | 'SIMILAR';

/** A currency in which prices are stated. Visitors see all prices in Turkish lira. */
export type Currency =
  /** Euro, a foreign currency. */
  | 'EUR'
  /** Pound sterling, a foreign currency. */
  | 'GBP'
  /** Turkish lira, the currency of all stored prices. */
  | 'TRY'
  /** US dollar, a foreign currency. */
  | 'USD';

/** Formats that documents come in. */
export type DocumentFormat =
  /** Drawing of AutoCAD. */
  | 'DWG'
  /** Drawing Interchange Format of AutoCAD, as text or binary. */
  | 'DXF'
  /** Portable Document Format. */
  | 'PDF'
  /** ISO 10303-21: a model that CAD programs read. */
  | 'STEP';

/** The kind of a document. */
export type DocumentKind =
  /** A CAD model: '3B model' on the site. */
  | 'CAD_MODEL'
  /** A certificate: 'Sertifika' on the site. */
  | 'CERTIFICATE'
  /** A data sheet: 'Ürün föyü' on the site. */
  | 'DATA_SHEET'
  /** A technical drawing: 'Teknik resim' on the site. */
  | 'DRAWING'
  /** A manual: 'Kullanım kılavuzu' on the site. */
  | 'MANUAL'
  /** Any other document. */
  | 'OTHER';

/** The languages of documents. */
export type DocumentLanguage =
  /** The document is in Arabic. */
  | 'AR'
  /** The document is in German. */
  | 'DE'
  /** The document is in English. */
  | 'EN'
  /** The document is in Spanish. */
  | 'ES'
  /** The document is in French. */
  | 'FR'
  /** The document is in Italian. */
  | 'IT'
  /** The document is in several languages. */
  | 'MULTIPLE'
  /** The document is in Russian. */
  | 'RU'
  /** The document is in Turkish. */
  | 'TR'
  /** The document is in Chinese. */
  | 'ZH';

/** A product in another program. */
export type ExternalProduct = {
  /** The number of the product there. */
  externalId: string;
  /** The name of the other program, in any case. */
  system: string;
};

/** A measured value of a part. */
export type MeasureInput = {
  /** The attribute that was measured. */
  attributeId: string;
  /** The value as typed: '20', '19,8 mm', '1/2"', or the name or id of an option. */
  value: string;
};

/** An amount of money as a price list states it. */
export type MoneyInput = {
  /** The amount, in units of the currency. */
  amount: number;
  /** The currency of the amount: one that the site's settings for money name, or Turkish lira. */
  currency: Currency;
  /** Whether KDV is in the amount. Default: true. */
  includesVat?: boolean | null | undefined;
};

/** The values that the admin enters for a row of a price ladder. */
export type PriceBreakInput = {
  /** The quantity from which the price applies; more than the smallest that is sold. */
  minimum: number;
  /** In Turkish lira with KDV, for the same number of units as the price of the product. */
  price: number;
};

/** The kinds of problems of a row; they mean what they mean as `extensions.code`. */
export type ProblemCode =
  /** A value exceeds its limits, has the wrong type, or names what does not exist. */
  | 'BAD_USER_INPUT'
  /** Somebody else saved since that version, or another thing has the number. */
  | 'CONFLICT'
  /** There is no such product or customer. */
  | 'NOT_FOUND'
  /** A price jumps, and the call does not say `confirmJumps: true`. */
  | 'PRICE_JUMPS'
  /** The key may not change that field. */
  | 'SCOPE_MISSING';

/** The values of a product that change; none is required. A list is replaced as a whole. */
export type ProductChanges = {
  /** The availability of the product. */
  availability?: Availability | null | undefined;
  /** The brand of the product. */
  brand?: string | null | undefined;
  /** The id of the category; null for 'Kategorisiz', no category. */
  categoryId?: string | null | undefined;
  /** Codes of other makers by which it is found, in their order; at most 100, each code of a maker once. */
  crossReferences?: Array<CrossReferenceInput> | null | undefined;
  /** Plain text; line breaks are kept. */
  description?: string | null | undefined;
  /** The ids of the documents in their order; at most 50. */
  documentIds?: Array<string> | null | undefined;
  /** The id of the family; null for none. */
  familyId?: string | null | undefined;
  /** Whether the home page shows it. */
  featured?: boolean | null | undefined;
  /** The Global Trade Item Number (EAN, UPC). */
  gtin?: string | null | undefined;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  image?: string | null | undefined;
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  imageAlt?: string | null | undefined;
  /** The caption of the picture, such as 'Temsili çizim'; it may be empty. */
  imageCaption?: string | null | undefined;
  /** The id of the kind; null for none. */
  kindId?: string | null | undefined;
  /** The delivery time in days. It applies only with the availability `ON_ORDER`. */
  leadDays?: number | null | undefined;
  /** The ladder of `listPrice`, in its currency, which replaces the former one; null for none. */
  listBreaks?: Array<PriceBreakInput> | null | undefined;
  /**
   * The price as the price list states it; null makes `price` the entered one, as it is now. While a product has one, another `price`
   * alone is refused.
   */
  listPrice?: MoneyInput | null | undefined;
  /** The manufacturer's code. */
  manufacturerCode?: string | null | undefined;
  /** The smallest quantity that is sold. */
  minimumQuantity?: number | null | undefined;
  /** Further pictures in their order; at most 12. */
  morePictures?: Array<ProductPictureInput> | null | undefined;
  /** The name that customers use, with size or code: 'Sabit Bilyalı Rulman 6204-2RS'. */
  name?: string | null | undefined;
  /**
   * The price in Turkish lira, including KDV, with at most two decimals. Empty for 'Fiyat için iletişime geçin', price on
   * request.
   */
  price?: number | null | undefined;
  /** The price ladder, which replaces the former one; null for none. At most 8 breaks, as in `ProductInput`. */
  priceBreaks?: Array<PriceBreakInput> | null | undefined;
  /** The number of units that the price is for; null for one. */
  priceQuantity?: number | null | undefined;
  /** The unit in which the product is sold; null for pieces. */
  salesUnit?: SalesUnit | null | undefined;
  /** The specs. Specs that the kind requires may be missing. */
  specs?: Array<SpecInput> | null | undefined;
  /** Whether visitors see it. */
  status?: Status | null | undefined;
  /** The code by which the company orders and sells it. It is refused when another product has it, ignoring case, blanks and dashes. */
  stockCode?: string | null | undefined;
  /**
   * The id of the product that replaces this one. It applies only with the availability `DISCONTINUED`. A circle of successors
   * is refused.
   */
  successorId?: string | null | undefined;
  /** The ids of products that are bought together with it, in their order; at most 12. Each of them shows this one, too. */
  togetherIds?: Array<string> | null | undefined;
  /** The product's own rate of KDV as a percentage; null for that of its kind, its category, or the usual one. */
  vatRate?: number | null | undefined;
};

/** Conditions for products: a product must match any of the values within a field, and all fields. */
export type ProductFilter = {
  /** Any of these availabilities. */
  availability?: Array<Availability> | null | undefined;
  /** Any of these brands, written as `ProductFacets.brands` names them; at most 50. */
  brands?: Array<string> | null | undefined;
  /** Products that have a document of each of these kinds. */
  documentKinds?: Array<DocumentKind> | null | undefined;
  /** The ids of kinds; at most 50. */
  kindIds?: Array<string> | null | undefined;
  /** The maximum delivery time in days: products in stock, and products on order with at most this many `leadDays`. */
  leadDays?: number | null | undefined;
  /** The price range, in Turkish lira. Products without a price never match. */
  price?: RangeFilter | null | undefined;
  /** The conditions for specs; at most 20 attributes, each once. */
  specs?: Array<SpecFilter> | null | undefined;
};

/** The orders of a list of products. Products that are equal in it are ordered by newest first. */
export type ProductOrder =
  /** The least complete first, see `Product.completeness`. */
  | 'COMPLETE_ASC'
  /** The most complete first, see `Product.completeness`. */
  | 'COMPLETE_DESC'
  /** By name in Turkish alphabetical order. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first; products with a price on request last. */
  | 'PRICE_ASC'
  /** The most expensive first; products with a price on request last. */
  | 'PRICE_DESC'
  /**
   * The best match first; equal matches by kinds and within each by SIZE, or the newest first where a search finds more than
   * 2,000 or nothing with all its words. Without `search` the same as no order, see `ProductConnection.usualOrder`.
   */
  | 'RELEVANCE'
  /**
   * The smallest first: by kind, then by the key attributes of the kind in their order, then by name with its numbers as numbers.
   * Products without a kind come last.
   */
  | 'SIZE';

/** The values that the admin enters for a further picture of a product. */
export type ProductPictureInput = {
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  alt?: string | null | undefined;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  url: string;
};

/** The values of one product, which is named in at most one of three ways. */
export type ProductRow = {
  /**
   * The values of the product. Omitted fields stay unchanged, and null clears a field; one that is added needs a name and a
   * description.
   */
  changes: ProductChanges;
  /** The number of the product in another program. One that no product has adds it, and is kept. */
  external?: ExternalProduct | null | undefined;
  /** The id of a product that is there. */
  id?: string | null | undefined;
  /** The stock code of the product, ignoring case, blanks and dashes. One that no product has adds it. */
  stockCode?: string | null | undefined;
  /** The `version` that the changes are based on; see `updateProduct`. */
  version?: number | null | undefined;
};

/** What became of a row. */
export type ProductRowOutcome =
  /** The product was added. */
  | 'ADDED'
  /** The product was changed. */
  | 'CHANGED'
  /** The row is right, and was not written since another one was refused and `atomic` was asked for. */
  | 'LEFT'
  /** The row is wrong, and `problems` says why. */
  | 'REFUSED'
  /** The product has these values already, and was not written. */
  | 'UNCHANGED';

/** The changes that a program proposes for one product. */
export type ProposedRowInput = {
  /** The new values of the product. Omitted fields stay unchanged. */
  changes: ProductChanges;
  /** The id of the product. */
  id?: string | null | undefined;
  /** The stock code of the product instead of its id, ignoring case, blanks and dashes. */
  stockCode?: string | null | undefined;
};

/**
 * A range of numbers, ends included; reversed ends are swapped. As text it is read the Turkish way, in any unit: '20', '3/4"',
 * '2 cm', and '1.250' is one thousand two hundred and fifty; programs use `min` and `max`.
 */
export type RangeFilter = {
  /** The lower end. Default: open. */
  from?: string | null | undefined;
  /** The upper end as a number, instead of `to`. */
  max?: number | null | undefined;
  /** The lower end as a number, instead of `from`. */
  min?: number | null | undefined;
  /** The upper end. Default: open. When it equals `from`, only this value matches. */
  to?: string | null | undefined;
  /** The unit of `min` and `max`: 'mm'. Default: the unit of the attribute; for a price, Turkish lira. */
  unit?: string | null | undefined;
};

/** A unit in which products are sold. */
export type SalesUnit =
  /** Sold by the box: 'kutu' on the site. */
  | 'BOX'
  /** Sold by the kilogram: 'kg' on the site. */
  | 'KILOGRAM'
  /** Sold by the litre: 'L' on the site. */
  | 'LITRE'
  /** Sold by the metre: 'm' on the site. */
  | 'METRE'
  /** Sold by the pack: 'paket' on the site. */
  | 'PACK'
  /** Sold by the pair: 'çift' on the site. */
  | 'PAIR'
  /** Sold by the piece: 'adet' on the site. */
  | 'PIECE'
  /** Sold by the roll: 'rulo' on the site. */
  | 'ROLL'
  /** Sold by the set: 'takım' on the site. */
  | 'SET'
  /** Sold by the square metre: 'm²' on the site. */
  | 'SQUARE_METRE';

/**
 * The condition for one attribute: `anyOf` for OPTION and FLAG, `anyOf`, `range` or `covers` for NUMBER, `range` or `covers` for
 * RANGE; of several, a value must meet all. A TEXT cannot be filtered.
 */
export type SpecFilter = {
  /**
   * Values, at most 50: the ids of options; for a FLAG 'yes' or 'no', where a missing value is neither; for a NUMBER the numbers
   * in any unit: '20', '2 cm'.
   */
  anyOf?: Array<string> | null | undefined;
  /** The attribute's id. */
  attributeId: string;
  /**
   * A number or a range, as it is typed: '80', '-10…60 °C'. A range that contains all of it, from end to end: −20…+100 covers
   * 80. An open end is covered by an open end alone.
   */
  covers?: string | null | undefined;
  /** A number that lies in it, or a range that has something in common with it. */
  range?: RangeFilter | null | undefined;
};

/** The values that the admin enters for one attribute of a product. */
export type SpecInput = {
  /** The attribute's id. */
  attributeId: string;
  /** Instead of `values`: for NUMBER the exact values, for RANGE its lower and its upper end. */
  numbers?: Array<number> | null | undefined;
  /** The unit of `numbers`: 'mm'. Default: the unit of the attribute. */
  unit?: string | null | undefined;
  /**
   * The values as people type them, in the Turkish way: '17,25 mm', '3/4"', '10-20 bar', '70 °C’ye kadar', 'evet', or the name
   * of an option. '1.250' is one thousand two hundred and fifty; programs use `numbers`. At most 20.
   */
  values?: Array<string> | null | undefined;
};

/** Whether visitors see a thing. */
export type Status =
  /** It was not on the site yet. */
  | 'DRAFT'
  /** It was taken off the site. */
  | 'HIDDEN'
  /** It is on the site. */
  | 'PUBLISHED';

/** Where texts come from. */
export type TextOrigin =
  /** It came with a file of translators. */
  | 'FILE'
  /** A program wrote it: it is on the site once a person has confirmed it. */
  | 'MACHINE'
  /** A person wrote it. */
  | 'PERSON';

/** The kinds of things that have texts in other languages. */
export type TranslatedEntity =
  /** The about page, whose id is '1'. */
  | 'ABOUT'
  /** An attribute, with its options. */
  | 'ATTRIBUTE'
  /** A category of products. */
  | 'CATEGORY'
  /** The contact page, whose id is '1'. */
  | 'CONTACT'
  /** A document, by its title. */
  | 'DOCUMENT'
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product, with the headings of its groups. */
  | 'KIND'
  /** A version of the privacy notice, whose id is its number. */
  | 'PRIVACY_NOTICE'
  /** A product of the catalogue. */
  | 'PRODUCT'
  /** A sector that the site has a page about. */
  | 'SECTOR';

/** A text to be saved in a language. */
export type TranslationInput = {
  /** The kind of thing. */
  entity: TranslatedEntity;
  /** The field, as `TranslatedField.field` names it. */
  field: string;
  /** The id of the thing. */
  id: string;
  /** The code of the language. */
  language: string;
  /** Where it comes from. Default: PERSON; MACHINE for keys, which cannot name another. */
  origin?: TextOrigin | null | undefined;
  /** The hash of the Turkish text that it was made from. When that is another by now, it is refused as `SOURCE_CHANGED`. */
  sourceHash?: string | null | undefined;
  /** The text; null removes it, so that the Turkish one is read again. */
  value?: string | null | undefined;
  /** The version that the text started from, 0 for none. When someone saved since, it is refused as `STALE`. Default: not compared. */
  version?: number | null | undefined;
};

/** The states of a translation. */
export type TranslationState =
  /** It fits its Turkish text, and a person stands behind it. */
  | 'DONE'
  /** A machine wrote it, and no person has confirmed it: visitors do not see it. */
  | 'MACHINE'
  /** There is none. */
  | 'MISSING'
  /** The Turkish text has changed since. */
  | 'OUTDATED';

export type ToldFragment = { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> };

export type ToldSpecsFragment = { specs: Array<{ group: string | null, text: string, attribute: { id: string, name: string } }> };

export type ToldDocumentFragment = { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, file: { url: string, format: DocumentFormat, byteSize: number } };

export type ProgramSearchQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  categoryId?: string | null | undefined;
  priced?: boolean | null | undefined;
  discontinued?: boolean | null | undefined;
  filter?: ProductFilter | null | undefined;
  orderBy?: ProductOrder | null | undefined;
}>;


export type ProgramSearchQuery = { products: { totalCount: number, isCountExact: boolean, isPartial: boolean, didYouMean: string | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ missingWords: Array<string>, node: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> } }> } };

export type ProgramProductQueryVariables = Exact<{
  id?: string | null | undefined;
  stockCode?: string | null | undefined;
}>;


export type ProgramProductQuery = { product: { description: string, id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null }>, documents: Array<{ title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, file: { url: string, format: DocumentFormat, byteSize: number } }>, family: { id: string, name: string, productCount: number } | null, successor: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> } | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, specs: Array<{ group: string | null, text: string, attribute: { id: string, name: string } }> } | null };

export type ProgramProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ProgramProductsQuery = { productsNamed: Array<{ id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, specs: Array<{ group: string | null, text: string, attribute: { id: string, name: string } }> } | null> };

export type ProgramOfferedQueryVariables = Exact<{
  ids: Array<string> | string;
  codes: Array<string> | string;
}>;


export type ProgramOfferedQuery = { productsNamed: Array<{ description: string, id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { width: number, height: number } | null }>, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> } | null>, products: { nodes: Array<{ description: string, id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { width: number, height: number } | null }>, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> }> } };

export type OfferedFragment = { description: string, id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { width: number, height: number } | null }>, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> };

export type ProgramOffersQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  categoryId?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
}>;


export type ProgramOffersQuery = { products: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ description: string, id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { width: number, height: number } | null }>, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> }> } };

export type ProgramCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramCategoriesQuery = { categories: Array<{ id: string, name: string, description: string, productCount: number, kinds: Array<{ count: number, kind: { id: string, name: string } }> }> };

export type ProgramFiltersQueryVariables = Exact<{
  categoryId?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
}>;


export type ProgramFiltersQuery = { products: { facets: { total: number, isExact: boolean, kinds: Array<{ count: number, kind: { id: string, name: string } }>, specs: Array<{ attribute: { id: string, name: string, kind: AttributeKind, unit: { symbol: string } | null }, choices: Array<{ value: string, name: string, count: number }>, range: { low: number, high: number } | null }>, price: { low: number, high: number, count: number } | null, availability: Array<{ availability: Availability, count: number }> } | null } };

export type ProgramDocumentsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  kind?: DocumentKind | null | undefined;
  search?: string | null | undefined;
}>;


export type ProgramDocumentsQuery = { documents: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, products: Array<{ id: string, name: string }>, file: { url: string, format: DocumentFormat, byteSize: number } }> } };

export type ProgramOptionsQueryVariables = Exact<{
  id: string;
}>;


export type ProgramOptionsQuery = { attribute: { name: string, options: Array<{ id: string, name: string }> } | null };

export type ProgramMeasurableQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramMeasurableQuery = { measurableKinds: Array<{ productCount: number, kind: { id: string, name: string }, letters: Array<{ letter: string, exampleText: string | null, attribute: { id: string, name: string, unit: { symbol: string } | null } }> }> };

export type ProgramMeasuredQueryVariables = Exact<{
  kindId: string;
  measures: Array<MeasureInput> | MeasureInput;
  worn?: boolean | null | undefined;
}>;


export type ProgramMeasuredQuery = { measuredProducts: { count: number, first: Array<{ id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> }>, nearest: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, priceNote: { rate: number | null, day: string | null, listPrice: { amount: number, currency: Currency, includesVat: boolean } | null } | null, category: { id: string, name: string } | null, kind: { id: string, name: string } | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }> } | null } | null };

export type ProgramProposeMutationVariables = Exact<{
  rows: Array<ProposedRowInput> | ProposedRowInput;
  reason?: string | null | undefined;
}>;


export type ProgramProposeMutation = { proposeChanges: { id: string, expiresAt: string, changes: Array<{ name: string, fields: Array<{ label: string, before: string | null, after: string | null }> }> } };

export type ProgramUpsertMutationVariables = Exact<{
  rows: Array<ProductRow> | ProductRow;
  atomic?: boolean | null | undefined;
  dryRun?: boolean | null | undefined;
  confirmJumps?: boolean | null | undefined;
  key?: string | null | undefined;
}>;


export type ProgramUpsertMutation = { upsertProducts: { undoToken: string | null, rows: Array<{ outcome: ProductRowOutcome, product: { id: string, name: string, stockCode: string | null, version: number } | null, problems: Array<{ field: string | null, code: ProblemCode, message: string }> }> } };

export type ProgramUndoMutationVariables = Exact<{
  token: string;
}>;


export type ProgramUndoMutation = { undo: { restored: number, removed: number, keptCount: number } };

export type ProgramTextsQueryVariables = Exact<{
  language: string;
  states?: Array<TranslationState> | TranslationState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProgramTextsQuery = { translationTexts: { totalCount: number, nodes: Array<{ entity: TranslatedEntity, thingId: string, field: string, title: string, source: string, sourceHash: string, translatedFrom: string | null, value: string | null, state: TranslationState, version: number | null, mostLetters: number | null, terms: Array<{ source: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProgramTranslateMutationVariables = Exact<{
  rows: Array<TranslationInput> | TranslationInput;
}>;


export type ProgramTranslateMutation = { saveTranslations: { saved: number, unchanged: number } };

export type ProgramNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramNamesQuery = { categories: Array<{ id: string, name: string }>, products: { facets: { kinds: Array<{ count: number, kind: { id: string, name: string } }> } | null } };

export const ToldSpecsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldSpecs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ToldSpecsFragment, unknown>;
export const ToldDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<ToldDocumentFragment, unknown>;
export const ToldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ToldFragment, unknown>;
export const OfferedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<OfferedFragment, unknown>;
export const ProgramSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priced"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discontinued"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"priced"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priced"}}},{"kind":"Argument","name":{"kind":"Name","value":"discontinued"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discontinued"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCountExact"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingWords"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ProgramSearchQuery, ProgramSearchQueryVariables>;
export const ProgramProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"stockCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldSpecs"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldDocument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldSpecs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<ProgramProductQuery, ProgramProductQueryVariables>;
export const ProgramProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsNamed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldSpecs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldSpecs"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ProgramProductsQuery, ProgramProductsQueryVariables>;
export const ProgramOfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramOffered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsNamed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stockCodes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codes"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offered"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<ProgramOfferedQuery, ProgramOfferedQueryVariables>;
export const ProgramOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"priced"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offered"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offered"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<ProgramOffersQuery, ProgramOffersQueryVariables>;
export const ProgramCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"discontinued"},"value":{"kind":"BooleanValue","value":false}}]},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProgramCategoriesQuery, ProgramCategoriesQueryVariables>;
export const ProgramFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isExact"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"range"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProgramFiltersQuery, ProgramFiltersQueryVariables>;
export const ProgramDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ofProducts"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToldDocument"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToldDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<ProgramDocumentsQuery, ProgramDocumentsQueryVariables>;
export const ProgramOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProgramOptionsQuery, ProgramOptionsQueryVariables>;
export const ProgramMeasurableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramMeasurable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurableKinds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"exampleText"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProgramMeasurableQuery, ProgramMeasurableQueryVariables>;
export const ProgramMeasuredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramMeasured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"measures"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeasureInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"worn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measuredProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"measures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"measures"}}},{"kind":"Argument","name":{"kind":"Name","value":"worn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"worn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Told"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Told"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"includesVat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ProgramMeasuredQuery, ProgramMeasuredQueryVariables>;
export const ProgramProposeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProgramPropose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedRowInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProgramProposeMutation, ProgramProposeMutationVariables>;
export const ProgramUpsertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProgramUpsert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRow"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atomic"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmJumps"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upsertProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"atomic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atomic"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmJumps"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmJumps"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoToken"}}]}}]}}]} as unknown as DocumentNode<ProgramUpsertMutation, ProgramUpsertMutationVariables>;
export const ProgramUndoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProgramUndo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}}]}}]}}]} as unknown as DocumentNode<ProgramUndoMutation, ProgramUndoMutationVariables>;
export const ProgramTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translationTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sourceHash"}},{"kind":"Field","name":{"kind":"Name","value":"translatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"mostLetters"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ProgramTextsQuery, ProgramTextsQueryVariables>;
export const ProgramTranslateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProgramTranslate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTranslations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}}]}}]} as unknown as DocumentNode<ProgramTranslateMutation, ProgramTranslateMutationVariables>;
export const ProgramNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProgramNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProgramNamesQuery, ProgramNamesQueryVariables>;