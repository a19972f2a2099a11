import { sql } from 'drizzle-orm';
import { check, choice, flag, index, int, json, moment, sequence, table, text } from './columns.ts';

/** Rises with each save of the row; a save that started from an older one is refused. */
export const version = () => int('version').notNull().default(1);

export const categories = table('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  version: version(),
});

/** What is stated of a product in one attribute: as typed, but options by their ids and flags as 'yes' or 'no'. */
export type StoredSpec = { attributeId: string; values: string[] };

export type FurtherPicture = { url: string; alt: string | null };

export const products = table(
  'products',
  {
    /** Ties the row to its entry in the search index. */
    seq: sequence('seq'),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    /** `turkishKey` of the name. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The category it lost to a deletion, for the undo. */
    formerCategoryId: text('former_category_id'),
    /** In kuruş: a hundredth of a lira. */
    price: int('price'),
    image: text('image'),
    /** What the picture shows, for those who cannot see it. */
    imageAlt: text('image_alt'),
    /** Those after the first, in their order. */
    morePictures: json<FurtherPicture[]>('more_pictures').notNull().default([]),
    imageCaption: text('image_caption'),
    featured: flag('featured').notNull().default(false),
    stockCode: text('stock_code'),
    /** `stockCodeKey` of it: no two products have the same. */
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
    /** How many units the price is for. */
    priceQuantity: int('price_quantity'),
    minimumQuantity: int('minimum_quantity'),
    availability: choice('availability', ['IN_STOCK', 'ON_ORDER', 'DISCONTINUED']),
    leadDays: int('lead_days'),
    /** The id of what took its place. */
    successorId: text('successor_id'),
    /** May name one that was deleted since, which counts as none. */
    kindId: text('kind_id'),
    /** The same holds for this one. */
    familyId: text('family_id'),
    /** Attributes and options that were deleted since are passed over. */
    specs: json<StoredSpec[]>('specs').notNull().default([]),
    /** What the search finds the specs by. */
    specText: text('spec_text').notNull().default(''),
    /** In their order. Documents that were deleted since are passed over. */
    documentIds: json<string[]>('document_ids').notNull().default([]),
    /** Titles and revisions of these, for the search. */
    documentText: text('document_text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    // With the availability, which most lists ask for: they are counted by index, without reading a row.
    index('products_by_age').on(t.createdAt, t.id, t.availability),
    index('products_by_category').on(t.categoryId, t.createdAt, t.id, t.availability),
    index('products_by_featured').on(t.featured, t.createdAt, t.id, t.availability),
    index('products_by_name').on(t.nameKey, t.id),
    index('products_by_image').on(t.image),
    index('products_by_successor').on(t.successorId),
    index('products_by_former_category').on(t.formerCategoryId),
    index('products_by_kind').on(t.kindId),
    index('products_by_family').on(t.familyId),
    // All that a category's facets count of the row itself.
    index('products_by_offer').on(t.categoryId, t.availability, t.kindId, t.price),
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

/** Addresses that moved. */
export const redirects = table(
  'redirects',
  {
    /** `addressKey` of where it was. */
    key: text('key').primaryKey(),
    from: text('from_address').notNull(),
    to: text('to_address').notNull(),
    /** `addressKey` of where it leads. */
    toKey: text('to_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('redirects_by_target').on(t.toKey)],
);

/** What an admin chose for the page of a sector. */
export const sectorProducts = table('sector_products', {
  sectorId: text('sector_id').primaryKey(),
  /** In their order; those that were deleted since are passed over. */
  productIds: json<string[]>('product_ids').notNull(),
  version: version(),
});

/** One row, id 1: what the site settings and the contact page show. */
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
  version: version(),
});

export const privacyNotices = table('privacy_notices', {
  version: text('version').primaryKey(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const images = table('images', {
  url: text('url').primaryKey(),
  contentType: text('content_type').notNull(),
  /** Of the stored file alone, in bytes. */
  byteSize: int('byte_size').notNull(),
  /** Of the stored files and all variants made so far, in bytes: what the quota counts. */
  totalBytes: int('total_bytes').notNull(),
  width: int('width').notNull(),
  height: int('height').notNull(),
  isAnimated: flag('is_animated').notNull().default(false),
  /** Whether a second file holds the form for dark grounds. */
  hasDark: flag('has_dark').notNull().default(false),
  /** Of the file as it was sent. */
  sha256: text('sha256').notNull(),
  /** E-mail of the admin, or 'starter'. */
  uploader: text('uploader').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Words of products in letters alone, for mistyped ones: how they are written, and in how many products. */
export const searchWords = table('search_words', {
  /** Folded. */
  word: text('word').primaryKey(),
  shown: text('shown').notNull(),
  uses: int('uses').notNull(),
});

/** Facts about the content as a whole: 'revision', and what has been seeded. */
export const state = table('state', { key: text('key').primaryKey(), value: int('value').notNull() });
