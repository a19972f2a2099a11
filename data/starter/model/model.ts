import type { Section } from '../../../common/measures/sections.ts';

/** A new attribute of specs. Those of `attributes.ts` are used again wherever the meaning is the same. */
export interface AttributeTable {
  /** It is the name in small letters with hyphens, 'iç-çap'; it never changes. */
  id: string;
  name: string;
  kind: 'NUMBER' | 'RANGE' | 'OPTION' | 'FLAG' | 'TEXT';
  /** A symbol of common/measures/units.ts. */
  unit?: string;
}

type Hyphened<Name extends string> = Name extends `${infer Head}_${infer Rest}` ? `${Head}-${Hyphened<Rest>}` : Name;

/** A parametric drawing, as tables write it: 'ball-bearing'. */
export type SectionName = Hyphened<Lowercase<Section>>;

/** How a kind shows an attribute. Three or four of a kind are keys, and three to ten can be filtered. */
export interface KindAttribute {
  id: string;
  group?: string;
  required?: boolean;
  filterable?: boolean;
  column?: boolean;
  key?: boolean;
}

export interface KindTable {
  id: string;
  name: string;
  attributes: KindAttribute[];
  section?: { drawing: SectionName; letters: Record<string, string> };
}

/**
 * Values are written as an employee would type them: '47', '2,5', '-20…+100', an option's name ('IP65', new ones come into
 * being by being named), 'yes' or 'no' for a flag. A list holds several values.
 */
export type Specs = Record<string, string | readonly string[]>;

export type Availability = 'IN_STOCK' | 'ON_ORDER' | 'DISCONTINUED';
export type Unit = 'PIECE' | 'PAIR' | 'SET' | 'BOX' | 'PACK' | 'ROLL' | 'METRE' | 'SQUARE_METRE' | 'KILOGRAM' | 'LITRE';

/** One article: a product of the catalogue. */
export interface Article {
  /** The stock code, unique in the house: '6204-2RS'. */
  code: string;
  name: string;
  specs: Specs;
  /** Instead of the family's `describe`. */
  description?: string;
  /** In lira with KDV, for `pack` units; null on request. Round with `lira` of `numbers.ts`. */
  price: number | null;
  /** In kilograms; becomes the spec 'ağırlık'. */
  weight?: string;
  /** IN_STOCK when left out and there is no `leadTime`, else ON_ORDER. */
  stock?: Availability;
  /** In working days, for what is not in stock. */
  leadTime?: number;
  /** The number of units in a pack: the price is for it, and it is the fewest sold. One when left out. */
  pack?: number;
  featured?: boolean;
  /** Instead of the family's drawing. */
  drawing?: string;
  /** The id of one of the first 56 products (`first.json`), whose id, name, text, picture and specs win. */
  first?: string;
}

/** Articles that differ by few measures; they become a family. */
export interface FamilyTable {
  id: string;
  name: string;
  /** The id of a category, 'bağlantı-elemanları'. */
  category: string;
  kind: string;
  /** One of `brands.ts`. */
  brand: string;
  /** The ids of the attributes in which the articles differ. */
  columns: string[];
  /** The standards that the measures come from; they become the spec 'standart' unless an article has one. */
  standards: string[];
  /** How values that no standard gives were reckoned: price, weight, speed, load. */
  typical: string;
  /** A file of the folder: 'drawings/rulman-zz.svg'. */
  drawing: string;
  unit: Unit;
  /** A text of two to four Turkish sentences, with the measures that a buyer asks for. */
  describe: (article: Article) => string;
  articles: Article[];
  /** The STEP body that a script makes for the family. */
  solid?: 'ring' | 'washer' | 'flange';
}

/** Everything that one file of tables brings. */
export interface Tables {
  attributes?: AttributeTable[];
  kinds?: KindTable[];
  families: FamilyTable[];
}
