import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Milliseconds since 1970, UTC. */
const moment = (name: string) => integer(name).notNull();
/** Rises with each save of the row; a save that started from an older one is refused. */
const version = () => integer('version').notNull().default(1);

export const categories = sqliteTable('categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  version: version(),
});

/** Kept so that a deletion can be undone. */
export const deletedCategories = sqliteTable('deleted_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  version: integer('version').notNull(),
  deletedAt: moment('deleted_at'),
});

/**
 * Prices as they are sorted, ascending and descending: those on request stand last both times. The indexes on these
 * expressions are made in the migration `search`: drizzle-kit cannot write them.
 */
export const onRequestLast = { asc: Number.MAX_SAFE_INTEGER, desc: -1 };
export const cheapestFirst = (price: AnySQLiteColumn) => sql`coalesce(${price}, ${sql.raw(String(onRequestLast.asc))})`;
export const dearestFirst = (price: AnySQLiteColumn) => sql`coalesce(${price}, ${sql.raw(String(onRequestLast.desc))})`;

export const products = sqliteTable(
  'products',
  {
    /** Ties the row to its entry in the search index. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    /** `turkishKey` of the name. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The category it lost to a deletion, for the undo. */
    formerCategoryId: text('former_category_id'),
    /** In kuruş: a hundredth of a lira. */
    price: integer('price'),
    image: text('image'),
    featured: integer('featured', { mode: 'boolean' }).notNull().default(false),
    createdAt: moment('created_at'),
    version: version(),
  },
  (t) => [
    index('products_by_age').on(t.createdAt, t.id),
    index('products_by_category').on(t.categoryId, t.createdAt, t.id),
    index('products_by_featured').on(t.featured, t.createdAt, t.id),
    index('products_by_name').on(t.nameKey, t.id),
    index('products_by_image').on(t.image),
    index('products_by_former_category').on(t.formerCategoryId),
    check('price_not_negative', sql`${t.price} >= 0`),
  ],
);

/** One row, id 1: four cards as JSON, since no query looks inside them. */
export const about = sqliteTable('about', {
  id: integer('id').primaryKey(),
  heroTitle: text('hero_title').notNull(),
  heroDescription: text('hero_description').notNull(),
  mission: text('mission', { mode: 'json' }).notNull().$type<AboutSection>(),
  vision: text('vision', { mode: 'json' }).notNull().$type<AboutSection>(),
  values: text('values', { mode: 'json' }).notNull().$type<AboutSection>(),
  team: text('team', { mode: 'json' }).notNull().$type<AboutSection>(),
  version: version(),
});

export type AboutSection = { title: string; description: string; icon: AboutIcon };
export type AboutIcon =
  'target' | 'lightbulb' | 'users' | 'award' | 'chart' | 'globe' | 'heart' | 'star' | 'shield' | 'rocket';

/** One row, id 1: what the site settings and the contact page show. */
export const general = sqliteTable('general', {
  id: integer('id').primaryKey(),
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

export const privacyNotices = sqliteTable('privacy_notices', {
  version: text('version').primaryKey(),
  text: text('text').notNull(),
  createdAt: moment('created_at'),
});

export const messages = sqliteTable(
  'messages',
  {
    /** Order of arrival; never given twice. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at'),
    status: text('status', { enum: ['new', 'read', 'replied'] }).notNull(),
    noticeVersion: text('notice_version'),
    suspectedSpam: integer('suspected_spam', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    index('messages_by_age').on(t.suspectedSpam, t.createdAt, t.id),
    index('messages_by_status').on(t.suspectedSpam, t.status, t.createdAt, t.id),
    check('status_known', sql`${t.status} in ('new', 'read', 'replied')`),
  ],
);

export const images = sqliteTable('images', {
  url: text('url').primaryKey(),
  contentType: text('content_type').notNull(),
  /** Of the stored file alone, in bytes. */
  byteSize: integer('byte_size').notNull(),
  /** Of the stored file and all its variants, in bytes: what the quota counts. */
  totalBytes: integer('total_bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Widths in pixels, ascending. */
  variantWidths: text('variant_widths', { mode: 'json' }).notNull().$type<number[]>(),
  /** Extensions that each width is there in. */
  variantTypes: text('variant_types', { mode: 'json' }).notNull().$type<('avif' | 'webp')[]>().default(['webp']),
  /** Of the file as it was sent. */
  sha256: text('sha256').notNull(),
  /** E-mail of the admin, or 'starter'. */
  uploader: text('uploader').notNull(),
  createdAt: moment('created_at'),
});

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  /** Lower-cased. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at'),
});

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: who reads the database cannot sign in with it. */
    tokenHash: text('token_hash').primaryKey(),
    /** For the admin's list of sessions: names one without being of use to whoever sees it. */
    id: text('id').notNull().unique(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [index('sessions_by_admin').on(t.adminId)],
);

/** Words of products in letters alone, for mistyped ones: how they are written, and in how many products. */
export const searchWords = sqliteTable('search_words', {
  /** Folded. */
  word: text('word').primaryKey(),
  shown: text('shown').notNull(),
  uses: integer('uses').notNull(),
});

/** Messages of which the company has still to be told by e-mail. */
export const notifications = sqliteTable('notifications', {
  messageSeq: integer('message_seq')
    .primaryKey()
    .references(() => messages.seq, { onDelete: 'cascade' }),
  attempts: integer('attempts').notNull().default(0),
  nextAt: moment('next_at'),
});

/** Facts about the content as a whole: 'revision', and what has been seeded. */
export const state = sqliteTable('state', { key: text('key').primaryKey(), value: integer('value').notNull() });
