import type { StatedField } from '../fields/stated.ts';
import { ofOne, saleFields } from './saleFields.ts';
import { statusTexts } from './saleWords.ts';

// Reasons that several fields have.
const ofBoth = 'The merged product keeps those of both.';
const notByRow = 'It takes more room than a row has.';
const notProposed = 'It is no fact that a program could look up.';
const forStaff = 'It says nothing about the product itself.';
const ofFamily = 'New sizes take it over from the product that they are made after.';

const onPage = 'It is on the page, whose address they are told.';
const withPicture = {
  bulk: ofOne,
  grid: 'It is written with the picture in view.',
  variants: ofFamily,
  merge: ofBoth,
  programs: forStaff,
  proposals: notProposed,
};

/**
 * Every field that an admin enters for a product, in the order of a spreadsheet's columns. Forms, the grid, bulk changes, new
 * sizes, copies, merging, spreadsheets, content documents, history, search, programs and the page are made of it. Limits stand
 * in schema.graphql; a new field needs a column in server/db/tables.ts, too.
 */
export const product = {
  name: {
    kind: 'text',
    label: 'Name',
    key: 'name',
    sheet: {
      width: 44,
      headings: ['Ürün adı', 'Ürün ismi', 'Ürün', 'Ad', 'Adı', 'İsim', 'Product name', 'Product'],
      example: 'Sabit Bilyalı Rulman 6204-2RS',
    },
    search: 'title',
    gridWidth: 304,
    isTurkish: true,
    leftOut: { bulk: ofOne },
  },
  description: {
    kind: 'text',
    label: 'Description',
    key: 'description',
    sheet: {
      width: 60,
      headings: ['Açıklama', 'Ürün açıklaması', 'Tanım'],
      example: 'İki yanı kapaklı, 20 x 47 x 14 mm',
    },
    search: 'body',
    isTurkish: true,
    leftOut: { bulk: ofOne, grid: notByRow, programs: 'A program reads it where it asks for one product.' },
  },
  categoryId: {
    kind: 'reference',
    to: 'category',
    none: 'Kategorisiz',
    label: 'Category',
    key: 'category',
    sheet: { width: 30, headings: ['Kategori', 'Grup', 'Ürün grubu'] },
    search: null,
    gridWidth: 192,
    leftOut: { variants: ofFamily },
    told: { as: 'category' },
  },
  price: {
    kind: 'lira',
    label: 'Price',
    asked: 'Price with KDV',
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
    jumps: true,
    gridWidth: 148,
  },
  listPrice: {
    kind: 'money',
    label: 'List price',
    hint: 'In a currency or without KDV, such as 5,00 EUR + KDV; the price is reckoned of it',
    key: 'listPrice',
    sheet: {
      width: 20,
      headings: ['Döviz fiyatı', 'Dövizli fiyat', 'Liste fiyatı (döviz)', 'Fiyat (döviz)', 'List price (currency)'],
      isExtra: true,
    },
    search: null,
    gridWidth: 160,
    leftOut: { programs: 'They are told the price in lira.', proposals: notProposed },
  },
  featured: {
    kind: 'flag',
    yes: 'Featured',
    no: 'Not Featured',
    label: 'Featured',
    asked: 'Featured on the home page',
    key: 'featured',
    sheet: { width: 10, headings: ['Öne çıkan', 'Vitrin'], example: 'no' },
    search: null,
    own: 'choice',
    gridWidth: 116,
    leftOut: { variants: ofOne, programs: forStaff, proposals: notProposed },
  },
  image: {
    kind: 'picture',
    label: 'Image',
    key: 'image',
    sheet: { width: 40, headings: ['Resim', 'Görsel', 'Fotoğraf', 'Picture'] },
    search: null,
    leftOut: { ...withPicture, grid: 'Each row shows it before the name.', programs: onPage },
  },
  imageAlt: {
    kind: 'line',
    label: 'Alternative text',
    key: 'imageAlt',
    sheet: { width: 24, headings: ['Alternatif metin', 'Resim alternatif metni'], isExtra: true },
    search: null,
    isTurkish: true,
    leftOut: withPicture,
  },
  morePictures: {
    kind: 'pictures',
    label: 'More pictures',
    key: 'pictures',
    sheet: { width: 40, headings: ['Diğer resimler', 'Ek resimler', 'Diğer görseller'], isExtra: true },
    search: null,
    section: 'More pictures',
    leftOut: { ...withPicture, grid: notByRow, programs: onPage },
  },
  imageCaption: {
    kind: 'line',
    label: 'Image caption',
    key: 'imageCaption',
    sheet: { width: 24, headings: ['Resim açıklaması', 'Resim altı yazısı', 'Görsel açıklaması'] },
    search: null,
    isTurkish: true,
    leftOut: withPicture,
  },
  ...saleFields,
  listBreaks: {
    kind: 'ladder',
    label: 'List price breaks',
    key: 'listBreaks',
    sheet: { width: 28, headings: ['Kademeli döviz fiyatı', 'Döviz kademeleri'], isExtra: true },
    search: null,
    own: 'choice',
    section: 'KDV and list price breaks',
    leftOut: {
      bulk: 'A rule for prices carries each ladder along with its price.',
      grid: notByRow,
      programs: 'They are told the ladder in lira.',
      proposals: notProposed,
    },
  },
  vatRate: {
    kind: 'count',
    empty: 'that of its kind or category',
    label: 'KDV rate',
    hint: 'In per cent; empty: that of its kind, its category, or 20',
    key: 'vatRate',
    sheet: { width: 10, headings: ['KDV oranı', 'KDV %', 'KDV (%)', 'KDV yüzdesi', 'VAT rate'], isExtra: true },
    search: null,
    gridWidth: 96,
    section: 'KDV and list price breaks',
    leftOut: { programs: 'The price has it in it.', proposals: notProposed },
  },
  kindId: {
    kind: 'reference',
    to: 'kind',
    none: 'None',
    label: 'Kind',
    hint: 'Says which specs a product should have.',
    key: 'kind',
    sheet: { width: 20, headings: ['Ürün türü', 'Tür', 'Ürün cinsi', 'Product kind'] },
    search: null,
    gridWidth: 152,
    leftOut: { variants: ofFamily },
    told: { as: 'kind' },
  },
  familyId: {
    kind: 'reference',
    to: 'family',
    none: 'None',
    label: 'Family',
    hint: 'Its page shows the others of the family.',
    key: 'family',
    sheet: { width: 28, headings: ['Ürün ailesi', 'Aile', 'Seri', 'Product family'] },
    search: null,
    gridWidth: 152,
    leftOut: { variants: ofFamily, programs: 'The page links to the others of the family.' },
  },
  // The search reads the column `specText` instead.
  specs: {
    kind: 'specs',
    label: 'Specs',
    key: 'specs',
    sheet: null,
    search: null,
    told: { as: 'keySpecs' },
    leftOut: {
      merge: 'Each attribute is chosen by itself.',
      proposals: 'A list is replaced as a whole, and a program seldom knows all of it.',
    },
  },
  // The search reads the titles of documents in the column `documentText`.
  documentIds: {
    kind: 'references',
    to: 'document',
    label: 'Documents',
    key: 'documents',
    sheet: { width: 40, headings: ['Belgeler', 'Dokümanlar'], isExtra: true },
    search: null,
    section: 'Documents',
    leftOut: {
      bulk: ofOne,
      grid: notByRow,
      variants: ofFamily,
      merge: ofBoth,
      programs: 'A program asks for documents by themselves.',
      proposals: notProposed,
    },
  },
  // The search finds whole codes, in a place of their own (see products.rows.ts).
  crossReferences: {
    kind: 'crossReferences',
    label: 'Codes of other makers',
    key: 'crossReferences',
    sheet: {
      width: 40,
      headings: ['Başka markaların kodları', 'Muadil', 'Muadiller', 'Muadil kodları', 'Eşdeğer', 'Cross-references'],
      isExtra: true,
    },
    search: null,
    own: 'code',
    gridWidth: 280,
    section: 'Codes of other makers',
    leftOut: {
      bulk: ofOne,
      variants: ofOne,
      merge: ofBoth,
      programs: 'A program asks which product such a code means.',
      proposals: notProposed,
    },
  },
  togetherIds: {
    kind: 'references',
    to: 'product',
    label: 'Bought together',
    key: 'boughtTogether',
    sheet: {
      width: 40,
      headings: ['Birlikte alınanlar', 'Birlikte alınan ürünler', 'Tamamlayıcı ürünler'],
      isExtra: true,
    },
    search: null,
    own: 'choice',
    gridWidth: 240,
    section: 'Bought together',
    leftOut: { bulk: ofOne, variants: ofOne, merge: ofBoth, programs: forStaff, proposals: notProposed },
  },
  status: {
    kind: 'choice',
    words: statusTexts,
    blank: 'PUBLISHED',
    label: 'Status',
    key: 'status',
    sheet: { width: 12, headings: ['Yayın durumu', 'Yayın'], isExtra: true },
    search: null,
    leftOut: {
      grid: 'Visitors would see a row before its other cells are saved.',
      variants: ofFamily,
      programs: 'They see what visitors see.',
      proposals: notProposed,
    },
  },
} as const satisfies Readonly<Record<string, StatedField>>;

export type ProductField = keyof typeof product;
