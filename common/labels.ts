/**
 * What people call what they edit, by input of schema.graphql and its field: in forms, where two edits meet, as columns of
 * spreadsheets and in reports of changes.
 */
export const labels = {
  product: {
    name: 'Name',
    description: 'Description',
    categoryId: 'Category',
    price: 'Price',
    image: 'Image',
    imageAlt: 'Alternative text',
    morePictures: 'More pictures',
    imageCaption: 'Image caption',
    featured: 'Featured',
    stockCode: 'Stock code',
    manufacturerCode: 'Manufacturer code',
    brand: 'Brand',
    gtin: 'GTIN',
    salesUnit: 'Sales unit',
    priceQuantity: 'Price quantity',
    minimumQuantity: 'Minimum quantity',
    availability: 'Availability',
    leadDays: 'Delivery days',
    successorId: 'Successor',
    kindId: 'Kind',
    familyId: 'Family',
    specs: 'Specs',
    documentIds: 'Documents',
  },
  document: {
    file: 'File',
    title: 'Title',
    kind: 'Kind of document',
    language: 'Language',
    revision: 'Revision',
    date: 'Date',
  },
  attribute: { name: 'Name', kind: 'Values', unit: 'Unit', decimals: 'Decimals', options: 'Options' },
  productKind: { name: 'Name', attributes: 'Attributes' },
  family: { name: 'Name', columns: 'Columns' },
  category: { name: 'Name', description: 'Description' },
  sector: { productIds: 'Products on its page' },
  redirect: { from: 'Old address', to: 'Leads to' },
  about: {
    heroTitle: 'Title',
    heroDescription: 'Description',
    mission: 'Mission',
    vision: 'Vision',
    values: 'Values',
    team: 'Team',
    numbers: 'Numbers',
    steps: 'How we work',
    documentIds: 'Documents',
  },
  aboutSection: { title: 'Title', description: 'Description', icon: 'Icon' },
  aboutNumber: { value: 'Number', label: 'Label' },
  aboutStep: { title: 'Title', description: 'Description' },
  contactPage: {
    name: 'Company name',
    logo: 'Logo',
    heroTitle: 'Title',
    heroDescription: 'Description',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    googleMapsEmbed: 'Link to the map',
  },
} as const;

/** `enum SalesUnit` of schema.graphql: its Turkish word, and its code in UN/CEFACT's Recommendation 20 for other programs. */
export const salesUnits = {
  PIECE: { word: 'adet', code: 'C62' },
  PAIR: { word: 'çift', code: 'PR' },
  SET: { word: 'takım', code: 'SET' },
  BOX: { word: 'kutu', code: 'XBX' },
  PACK: { word: 'paket', code: 'XPK' },
  ROLL: { word: 'rulo', code: 'XRO' },
  METRE: { word: 'm', code: 'MTR' },
  SQUARE_METRE: { word: 'm²', code: 'MTK' },
  KILOGRAM: { word: 'kg', code: 'KGM' },
  LITRE: { word: 'L', code: 'LTR' },
} as const;

export type SalesUnit = keyof typeof salesUnits;

const whole = new Intl.NumberFormat('tr-TR');

/** '100 adet', in one piece; a single one is 'adet' alone. Where no unit was entered, pieces are meant. */
export function inUnits(count: number, unit: SalesUnit | null, { always = false } = {}): string {
  const { word } = salesUnits[unit ?? 'PIECE'];
  return count === 1 && !always ? word : `${whole.format(count)}\u00a0${word}`;
}

/** `enum Availability` of schema.graphql, in the admin area and in spreadsheets. */
export const availabilities = {
  IN_STOCK: 'In stock',
  ON_ORDER: 'On order',
  DISCONTINUED: 'Discontinued',
} as const;

/** `enum DocumentKind` of schema.graphql, in the admin area and in histories. */
export const documentKinds = {
  DATA_SHEET: 'Data sheet',
  DRAWING: 'Drawing',
  CAD_MODEL: 'CAD model',
  CERTIFICATE: 'Certificate',
  MANUAL: 'Manual',
  OTHER: 'Other',
} as const;

/** `enum DocumentLanguage` of schema.graphql. */
export const documentLanguages = {
  TR: 'Turkish',
  EN: 'English',
  DE: 'German',
  FR: 'French',
  IT: 'Italian',
  ES: 'Spanish',
  RU: 'Russian',
  AR: 'Arabic',
  ZH: 'Chinese',
  MULTIPLE: 'Several languages',
} as const;
