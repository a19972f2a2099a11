import { labels } from '../../../../common/labels.ts';
import { statuses } from '../../../../common/enumWords.ts';
import type { products } from '../../../db/tables.ts';
import type { Field } from '../../../fields/field.ts';
import { ofProduct, status } from '../../../fields/kinds.ts';
import { choice, type Form, type InSheet } from '../../../fields/sheet.ts';
import type { ProductInput } from '../../../../common/generated/validators.ts';
import * as categories from '../references/categories.store.ts';
import { categoryCell } from '../references/categoryCell.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import * as documents from '../references/documents.store.ts';
import { documentsCell } from '../references/documentsCell.ts';
import { crossReferenceFields } from '../crossReferences/crossReferences.fields.ts';
import { pictureFields } from './pictures.fields.ts';
import { saleFields } from './sale.fields.ts';
import { families } from '../references/families.store.ts';
import { kinds } from '../references/kinds.store.ts';
import { togetherCell } from '../references/togetherCell.ts';
import { reference, type Referred } from '../references/reference.ts';

type Row = typeof products.$inferSelect;
/** The program sets these columns itself. Every other one needs a field below, or this file does not compile. */
type OwnColumn =
  | 'seq'
  | 'id'
  | 'nameKey'
  | 'stockCodeKey'
  | 'formerCategoryId'
  | 'specText'
  | 'documentText'
  | 'sizeKey'
  | 'lacksSpecs'
  | 'complete'
  | 'pricedAt'
  | 'fine'
  | 'isPublic'
  | 'createdAt'
  | 'version';

/** The values that an admin enters for a product, with the price in lira. */
export type Entered = Omit<Row, OwnColumn>;

type ProductField<Value> = Field<Value> & {
  /** Null when the field has no column of its own. */
  sheet: InSheet<Value> | null;
  /** The part of the search index that holds the field; null when the search ignores it. */
  search: 'title' | 'body' | 'code' | null;
  /** The rows that it names by id. */
  to?: Referred;
};
/** An input without a column would be lost: it cannot have a field. */
type Unstored = Record<Exclude<keyof (typeof ProductInput)['shape'], keyof Entered>, never>;
type Fields = { [Name in keyof Entered]: ProductField<Entered[Name]> };
/** These fields have a column of their own in a spreadsheet. */
export type SheetField = Exclude<keyof Entered, 'specs'>;
type SheetFields = { [Name in SheetField]: InSheet<Entered[Name]> };

const { product } = labels;

const categoriesOfProducts: Referred = {
  key: 'categories',
  one: 'category',
  list: categories.list,
  none: uncategorizedId,
  without: 'it goes under Kategorisiz',
  isAlways: true,
};
const categoryLook = { width: 30, headings: ['Kategori', 'Grup', 'Ürün grubu'], example: '' };

const documentsOfProducts: Referred = {
  key: 'documents',
  one: 'document',
  list: async (db) => (await documents.all(db)).map(({ id, title }) => ({ id, name: title })),
  isAlways: true,
};

const statusWords = choice<keyof typeof statuses>({
  PUBLISHED: [statuses.PUBLISHED, 'Yayında', 'Yayınlandı'],
  DRAFT: [statuses.DRAFT, 'Taslak'],
  HIDDEN: [statuses.HIDDEN, 'Gizli'],
});
const statusCell: Form<Row['status']> = {
  write: statusWords.write,
  read: (cell, choices) => statusWords.read(cell, choices) ?? 'PUBLISHED',
};

/** The fields of a product, in the order of a spreadsheet's columns. */
export const productFields: Fields & { [Name in SheetField]: { sheet: SheetFields[Name] } } = {
  name: ofProduct.text({
    label: product.name,
    key: 'name',
    sheet: {
      width: 44,
      headings: ['Ürün adı', 'Ürün ismi', 'Ürün', 'Ad', 'Adı', 'İsim', 'Product name', 'Product'],
      example: 'Sabit Bilyalı Rulman 6204-2RS',
    },
    search: 'title',
  }),
  description: ofProduct.text({
    label: product.description,
    key: 'description',
    optional: true,
    sheet: {
      width: 60,
      headings: ['Açıklama', 'Ürün açıklaması', 'Tanım'],
      example: 'İki yanı kapaklı, 20 x 47 x 14 mm',
    },
    search: 'body',
  }),
  categoryId: {
    ...reference({ label: product.categoryId, key: 'category', to: categoriesOfProducts, sheet: categoryLook }),
    document: { key: 'category', optional: true, write: (id) => id ?? '' },
    sheet: { ...categoryLook, ...categoryCell },
  },
  price: ofProduct.lira({
    label: product.price,
    key: 'price',
    sheet: {
      width: 14,
      headings: [
        'Fiyat',
        'Fiyatı',
        'Fiyat (TL)',
        'Fiyat TL',
        'Fiyat (₺)',
        'Birim fiyat',
        'Satış fiyatı',
        'Liste fiyatı',
        'Liste fiyat',
        'Price (TRY)',
      ],
      example: 285,
    },
    search: null,
  }),
  featured: ofProduct.flag({
    label: product.featured,
    key: 'featured',
    sheet: { width: 10, headings: ['Öne çıkan', 'Vitrin'], example: 'no' },
    search: null,
  }),
  image: ofProduct.picture({
    label: product.image,
    key: 'image',
    sheet: { width: 40, headings: ['Resim', 'Görsel', 'Fotoğraf', 'Picture'], example: '' },
    search: null,
  }),
  ...pictureFields,
  imageCaption: ofProduct.optionalText({
    label: product.imageCaption,
    key: 'imageCaption',
    sheet: { width: 24, headings: ['Resim açıklaması', 'Resim altı yazısı', 'Görsel açıklaması'], example: '' },
    search: null,
  }),
  ...saleFields,
  kindId: reference({
    label: product.kindId,
    key: 'kind',
    to: kinds,
    sheet: { width: 20, headings: ['Ürün türü', 'Tür', 'Ürün cinsi', 'Product kind'], example: '' },
  }),
  familyId: reference({
    label: product.familyId,
    key: 'family',
    to: families,
    sheet: { width: 28, headings: ['Ürün ailesi', 'Aile', 'Seri', 'Product family'], example: '' },
  }),
  // In a spreadsheet each attribute has a column (see specColumns.ts); the search reads the column `specText` instead.
  specs: {
    label: product.specs,
    blank: [],
    document: { key: 'specs', optional: true, write: (specs) => (specs.length > 0 ? specs : undefined) },
    sheet: null,
    search: null,
  },
  // The search reads the titles of documents in the column `documentText`.
  documentIds: {
    label: product.documentIds,
    blank: [],
    document: { key: 'documents', optional: true, write: (ids) => (ids.length > 0 ? ids : undefined) },
    sheet: { width: 40, headings: ['Belgeler', 'Dokümanlar'], example: '', isExtra: true, ...documentsCell },
    search: null,
    to: documentsOfProducts,
  },
  ...crossReferenceFields,
  togetherIds: {
    label: product.togetherIds,
    blank: [],
    document: { key: 'boughtTogether', optional: true, write: (ids) => (ids.length > 0 ? ids : undefined) },
    sheet: {
      width: 40,
      headings: ['Birlikte alınanlar', 'Birlikte alınan ürünler', 'Tamamlayıcı ürünler'],
      example: '',
      isExtra: true,
      ...togetherCell,
    },
    search: null,
  },
  status: {
    ...status({ label: product.status }),
    sheet: { width: 12, headings: ['Yayın durumu', 'Yayın'], example: '', isExtra: true, ...statusCell },
    search: null,
  },
} satisfies Fields & Record<keyof (typeof ProductInput)['shape'], unknown> & Unstored;

/** The spreadsheet column of each field. */
export const productCells = Object.fromEntries(
  Object.entries(productFields).flatMap(([name, { sheet }]) => (sheet ? [[name, sheet] as const] : [])),
) as SheetFields;

/** Returns the texts of all fields in one part of the search index. */
export const searchedText = (row: Entered, place: 'title' | 'body' | 'code') =>
  (Object.keys(productFields) as (keyof Entered)[])
    .filter((name) => productFields[name].search === place)
    .map((name) => row[name])
    .filter((text) => typeof text === 'string')
    .join('\n');
