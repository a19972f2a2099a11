import { sql } from 'drizzle-orm';
import { check, choice, flag, index, int, json, moment, sequence, table, text } from '../columns/columns.ts';
import { currencies, type PriceBreak, type StoredCrossReference, type StoredMoney } from '../storedValues.ts';

/** Rises with each save of the row; a save that started from an older one is refused. */
export const version = () => int('version').notNull().default(1);

/** Visitors see only what is published. A draft was never on the site; what is hidden was taken off it. */
export const status = () => choice('status', ['PUBLISHED', 'DRAFT', 'HIDDEN']).notNull().default('PUBLISHED');

export const categories = table('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  status: status(),
  version: version(),
});

/** A product's value of one attribute: as typed, except that options are ids, and flags are 'yes' or 'no'. */
export type StoredSpec = { attributeId: string; values: string[] };

export type FurtherPicture = { url: string; alt: string | null };

export const products = table(
  'products',
  {
    /** Ties the row to its entry in the search index. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    /** The `turkishKey` of the name. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The category that was deleted from under the product, for undoing that. */
    formerCategoryId: text('former_category_id'),
    /** This is the price in kuruş, hundredths of a lira. */
    price: int('price'),
    /** The price as the price list states it, in hundredths; `price` and `priceBreaks` are reckoned of it. Null: they were entered. */
    listPrice: json<StoredMoney>('list_price'),
    /** The ladder of the list price, in its currency. */
    listBreaks: json<PriceBreak[]>('list_breaks').notNull().default([]),
    /** The currency of the list price, by which the products that a rate changes are found. */
    currency: choice('currency', currencies),
    /** The product's own rate of KDV, in per cent. */
    vatRate: int('vat_rate'),
    image: text('image'),
    /** This is the text alternative of the picture. */
    imageAlt: text('image_alt'),
    /** These are the pictures after the first, in their order. */
    morePictures: json<FurtherPicture[]>('more_pictures').notNull().default([]),
    imageCaption: text('image_caption'),
    featured: flag('featured').notNull().default(false),
    stockCode: text('stock_code'),
    /** This is the `stockCodeKey` of the stock code, which no two products share. */
    stockCodeKey: text('stock_code_key').unique(),
    manufacturerCode: text('manufacturer_code'),
    brand: text('brand'),
    gtin: text('gtin'),
    salesUnit: choice('sales_unit', [
      'PIECE',
      'PAIR',
      'SET',
      'BOX',
      'PACK',
      'ROLL',
      'METRE',
      'SQUARE_METRE',
      'KILOGRAM',
      'LITRE',
    ]),
    /** The number of units that the price is for. */
    priceQuantity: int('price_quantity'),
    minimumQuantity: int('minimum_quantity'),
    /** The price ladder: from so many units on, the price is this one, in kuruş. The quantities rise. */
    priceBreaks: json<PriceBreak[]>('price_breaks').notNull().default([]),
    availability: choice('availability', ['IN_STOCK', 'ON_ORDER', 'DISCONTINUED']),
    leadDays: int('lead_days'),
    /** The id of the product that replaces this one. */
    successorId: text('successor_id'),
    /** The id of the kind; that of a deleted one counts as none. */
    kindId: text('kind_id'),
    /** The id of the family; that of a deleted one counts as none. */
    familyId: text('family_id'),
    /** The values of attributes; those of deleted attributes and options are skipped. */
    specs: json<StoredSpec[]>('specs').notNull().default([]),
    /** This is the text of the specs for the search. */
    specText: text('spec_text').notNull().default(''),
    /** The ids of documents in their order; those of deleted documents are skipped. */
    documentIds: json<string[]>('document_ids').notNull().default([]),
    /** The codes of other makers, which the search index holds folded. */
    crossReferences: json<StoredCrossReference[]>('cross_references').notNull().default([]),
    /** The ids of products that are bought together with this one, in their order. */
    togetherIds: json<string[]>('together_ids').notNull().default([]),
    /** These are the titles and revisions of the documents, for the search. */
    documentText: text('document_text').notNull().default(''),
    /** The `sizeKeyOf` the product, by which lists are sorted by size. */
    sizeKey: text('size_key').notNull().default(''),
    /** It is true if the product has no value for an attribute that its kind requires. */
    lacksSpecs: flag('lacks_specs').notNull().default(false),
    /** Says how much of what a product should state is there, in per cent. */
    complete: int('complete').notNull().default(0),
    /** The moment since which the price is what it is; null without a price. */
    pricedAt: moment('priced_at'),
    /** The health checks whose findings somebody says are fine, with a space before and after each; else blank. */
    fine: text('fine').notNull().default(''),
    status: status(),
    /** It is true if visitors see the product: it and its category are published. */
    isPublic: flag('is_public').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    // These include the columns by which most lists filter, so that counting reads no row.
    index('products_by_age').on(t.createdAt, t.id, t.availability, t.isPublic),
    index('products_by_category').on(t.categoryId, t.createdAt, t.id, t.availability, t.isPublic),
    index('products_by_name').on(t.nameKey, t.id),
    // Each index is one more page that a save writes, so what most products lack stands in none.
    index('products_by_featured')
      .on(t.createdAt, t.id, t.availability, t.isPublic)
      .where(sql`${t.featured}`),
    index('products_by_image')
      .on(t.image)
      .where(sql`${t.image} is not null`),
    index('products_by_successor')
      .on(t.successorId)
      .where(sql`${t.successorId} is not null`),
    index('products_by_former_category')
      .on(t.formerCategoryId)
      .where(sql`${t.formerCategoryId} is not null`),
    // The first products of a kind in a category are read from this alone.
    index('products_by_kind')
      .on(t.kindId, t.categoryId, t.createdAt, t.id, t.availability, t.isPublic)
      .where(sql`${t.kindId} is not null`),
    // Lists by size read these alone, whatever they are narrowed to.
    index('products_by_size').on(t.sizeKey, t.id, t.availability, t.isPublic),
    index('products_of_category_by_size').on(t.categoryId, t.sizeKey, t.id, t.availability, t.isPublic),
    index('products_of_kind_by_size')
      .on(t.kindId, t.sizeKey, t.id, t.availability, t.isPublic)
      .where(sql`${t.kindId} is not null`),
    index('products_of_both_by_size')
      .on(t.kindId, t.categoryId, t.sizeKey, t.id, t.availability, t.isPublic)
      .where(sql`${t.kindId} is not null`),
    index('products_by_family')
      .on(t.familyId)
      .where(sql`${t.familyId} is not null`),
    // This contains all columns of the row that a category's facets count, and that of which its average is made.
    index('products_by_offer').on(
      t.categoryId,
      t.availability,
      t.kindId,
      t.price,
      t.leadDays,
      t.isPublic,
      t.complete,
      t.brand,
    ),
    index('products_by_brand')
      .on(t.brand, t.createdAt, t.id)
      .where(sql`${t.brand} is not null`),
    // Few products are incomplete, so these are short.
    index('products_without_picture')
      .on(t.createdAt, t.id)
      .where(sql`${t.image} is null`),
    index('products_without_price')
      .on(t.createdAt, t.id)
      .where(sql`${t.price} is null`),
    index('products_without_code')
      .on(t.createdAt, t.id)
      .where(sql`${t.stockCode} is null`),
    index('products_lacking_specs')
      .on(t.createdAt, t.id)
      .where(sql`${t.lacksSpecs}`),
    index('products_without_alt')
      .on(t.createdAt, t.id)
      .where(sql`${t.image} is not null and ${t.imageAlt} is null`),
    index('products_described_briefly')
      .on(t.createdAt, t.id)
      .where(sql`length(${t.description}) < 60`),
    index('products_without_successor')
      .on(t.createdAt, t.id)
      .where(sql`${t.availability} = 'DISCONTINUED' and ${t.successorId} is null`),
    index('products_by_pricing')
      .on(t.pricedAt, t.createdAt, t.id, t.availability)
      .where(sql`${t.pricedAt} is not null`),
    index('products_by_currency')
      .on(t.currency, t.seq)
      .where(sql`${t.currency} is not null`),
    index('products_by_completeness').on(t.complete, t.id),
    index('products_by_status')
      .on(t.status, t.createdAt, t.id)
      .where(sql`${t.status} <> 'PUBLISHED'`),
    check('price_not_negative', sql`${t.price} >= 0`),
  ],
);

/** The addresses in `products.morePictures`, for finding who shows a picture. */
export const productPictures = table(
  'product_pictures',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    url: text('url').notNull(),
  },
  (t) => [
    index('product_pictures_by_product').on(t.productSeq),
    index('product_pictures_by_url').on(t.url, t.productSeq),
  ],
);

/** A redirect leads from an address that moved to the new one. */
export const redirects = table(
  'redirects',
  {
    /** This is the `addressKey` of the old address. */
    key: text('key').primaryKey(),
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    /** This is the `addressKey` of the new address. */
    toKey: text('to_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('redirects_by_target').on(t.toKey)],
);

/** An admin chooses these products for the page of a sector. */
export const sectorProducts = table('sector_products', {
  sectorId: text('sector_id').primaryKey(),
  /** Ids in their order; those of deleted rows are skipped. */
  productIds: json<string[]>('product_ids').notNull(),
  /** It is the choice that is published or not: the page of a sector is always there. */
  status: status(),
  version: version(),
});

/** There is one row, with the id 1, for the site settings and the contact page. */
export const general = table('general', {
  id: int('id').primaryKey(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  heroTitle: text('hero_title').notNull(),
  heroDescription: text('hero_description').notNull(),
  googleMapsEmbed: text('google_maps_embed'),
  /** New products and categories are drafts unless their input says otherwise. */
  newAsDrafts: flag('new_as_drafts').notNull().default(false),
  /** Where buyers have to enter who is invoiced. */
  invoiceAsked: choice('invoice_asked', ['NEVER', 'ORDERS', 'ALWAYS']).notNull().default('NEVER'),
  version: version(),
});

export const privacyNotices = table('privacy_notices', {
  version: text('version').primaryKey(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const images = table(
  'images',
  {
    url: text('url').primaryKey(),
    contentType: text('content_type').notNull(),
    /** These are the bytes of the stored file. */
    byteSize: int('byte_size').notNull(),
    /** The bytes of the stored files and all variants so far, which the quota counts. */
    totalBytes: int('total_bytes').notNull(),
    width: int('width').notNull(),
    height: int('height').notNull(),
    isAnimated: flag('is_animated').notNull().default(false),
    /** It is true if there is a second file for dark backgrounds. */
    hasDark: flag('has_dark').notNull().default(false),
    /** This is the hash of the uploaded file. */
    sha256: text('sha256').notNull(),
    /** This is the e-mail address of the admin, or 'starter'. */
    uploader: text('uploader').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  // Few pictures are small, so this is short.
  (t) => [
    index('images_small')
      .on(t.url)
      .where(sql`${t.width} < 800`),
  ],
);

/** Facts about the content as a whole: 'revision', and what has been seeded. */
export const state = table('state', { key: text('key').primaryKey(), value: int('value').notNull() });
