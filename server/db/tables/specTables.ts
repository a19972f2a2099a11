import { sql } from 'drizzle-orm';
import { choice, decimal, flag, index, int, json, table, text } from '../columns/columns.ts';
import { products, status, version } from './tables.ts';

// These tables define the specs of products.

export const attributes = table('attributes', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: choice('kind', ['OPTION', 'NUMBER', 'RANGE', 'FLAG', 'TEXT']).notNull(),
  /** This is the symbol of a unit in common/measures/units.ts. */
  unit: text('unit'),
  decimals: int('decimals'),
  /** They are in the order of display. */
  options: json<{ id: string; name: string }[]>('options').notNull(),
  version: version(),
});

export const productKinds = table('product_kinds', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** They are in the order of display. */
  attributes: json<KindAttribute[]>('attributes').notNull(),
  section: choice('section', [
    'BALL_BEARING',
    'TAPER_BEARING',
    'PILLOW_BLOCK',
    'HEX_BOLT',
    'SOCKET_SCREW',
    'NUT',
    'WASHER',
    'FLANGE',
    'VALVE',
    'GATE_VALVE',
    'GLOBE_VALVE',
    'BUTTERFLY_VALVE',
    'CHECK_VALVE',
    'MOTOR_B3',
    'MOTOR_B5',
    'CYLINDER',
    'SPROCKET',
    'PULLEY',
    'DRILL',
    'GEAR',
    'CHAIN',
    'HOSE',
    'BELT',
    'OIL_SEAL',
    'SPHERICAL_BEARING',
    'FLANGED_UNIT',
    'COUPLING',
    'RETAINING_RING',
    'THREADED_ROD',
    'ANCHOR',
    'STRAINER',
    'TAP',
    'CUTTING_DISC',
    'SPANNER',
    'ELECTRODE',
    'DIAL',
    'PROBE',
    'BARREL_SENSOR',
    'GLAND',
    'FITTING',
    'PANEL_BUTTON',
  ]),
  letters: json<KindLetter[]>('letters').notNull().default([]),
  /** This is a cleaned SVG. */
  ownDrawing: text('own_drawing'),
  /** How much each part counts for the completeness of its products. */
  weights: json<KindWeights>('weights').notNull().default({ specs: 1, picture: 1, code: 1, description: 1, price: 1 }),
  version: version(),
});

export type KindWeights = Record<'specs' | 'picture' | 'code' | 'description' | 'price', number>;

export type KindLetter = { letter: string; attributeId: string };

export type KindAttribute = {
  attributeId: string;
  group: string | null;
  required: boolean;
  filterable: boolean;
  column: boolean;
  key: boolean;
};

export const families = table('families', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The ids of attributes are in the order of display. */
  columns: json<string[]>('columns').notNull(),
  status: status(),
  version: version(),
});

/** These are the values in `products.specs`, for counting and filtering. */
export const specValues = table(
  'spec_values',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    attributeId: text('attribute_id').notNull(),
    /** This is an option's id, 'yes' or 'no'; null for measures and for texts. */
    term: text('term'),
    /** The base values of both ends: they are equal for a number, and an open end is very far out. */
    low: decimal('low'),
    high: decimal('high'),
    /** This is the category of the product, so that a category's facets are counted without reading products. */
    categoryId: text('category_id'),
    /** It is true if the product is discontinued, in which case most lists leave it out. */
    discontinued: flag('discontinued').notNull().default(false),
    /** It is true if visitors see the product. */
    isPublic: flag('is_public').notNull().default(true),
  },
  (t) => [
    // Each index contains all counted and compared columns, so that no row is read.
    index('spec_values_by_product').on(t.productSeq, t.attributeId, t.term, t.low, t.high, t.isPublic),
    index('spec_values_by_term').on(t.attributeId, t.term, t.discontinued, t.productSeq, t.isPublic),
    index('spec_values_by_measure')
      .on(t.attributeId, t.low, t.high, t.discontinued, t.productSeq, t.isPublic)
      .where(sql`${t.low} is not null`),
    index('spec_values_by_category_and_term')
      .on(t.categoryId, t.attributeId, t.term, t.discontinued, t.productSeq, t.isPublic)
      .where(sql`${t.term} is not null`),
    index('spec_values_by_category_and_measure')
      .on(t.categoryId, t.attributeId, t.low, t.high, t.discontinued, t.productSeq, t.isPublic)
      .where(sql`${t.low} is not null`),
  ],
);
