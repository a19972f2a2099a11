/** Prices of the catalogue contain the tax, which must be said wherever one is typed or read. Sheets keep the short name. */
export const priceWithTax = 'Price with KDV';

/**
 * Names each field that people edit, by its input in schema.graphql. Forms, edit conflicts, spreadsheet columns and reports of
 * changes all show these names.
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
    priceBreaks: 'Price breaks',
    availability: 'Availability',
    leadDays: 'Delivery days',
    successorId: 'Successor',
    kindId: 'Kind',
    familyId: 'Family',
    specs: 'Specs',
    documentIds: 'Documents',
    crossReferences: 'Codes of other makers',
    togetherIds: 'Bought together',
    status: 'Status',
  },
  document: {
    file: 'File',
    title: 'Title',
    kind: 'Kind of document',
    language: 'Language',
    revision: 'Revision',
    date: 'Date',
    status: 'Status',
  },
  attribute: { name: 'Name', kind: 'Values', unit: 'Unit', decimals: 'Decimals', options: 'Options' },
  productKind: {
    name: 'Name',
    attributes: 'Attributes',
    section: 'Section',
    letters: 'Letters of the drawing',
    ownDrawing: 'Own drawing',
    weights: 'Completeness: what counts how much',
  },
  completenessWeights: {
    specs: 'Each required spec',
    picture: 'Picture',
    code: 'Stock code',
    description: 'Description',
    price: 'Price',
  },
  family: { name: 'Name', columns: 'Columns', status: 'Status' },
  importProfile: { name: 'Name', setup: 'Setup' },
  offerTemplate: {
    name: 'Name',
    validDays: 'Valid for days',
    deliveryTerms: 'Delivery',
    paymentTerms: 'Payment',
    notes: 'Other terms',
  },
  answerTemplate: { name: 'Name', text: 'Text' },
  category: { name: 'Name', description: 'Description', status: 'Status' },
  sector: { productIds: 'Products on its page', status: 'Status' },
  synonym: { said: 'Who types', finds: 'Also finds', twoWay: 'Both ways' },
  pin: { said: 'Who types', productIds: 'Comes first', leadsTo: 'Leads to', until: 'Until' },
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
    status: 'Status',
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
    newAsDrafts: 'New products and categories start as drafts',
  },
} as const;

/** The admin area and spreadsheets show `enum Status` of schema.graphql in these words. */
export const statuses = { PUBLISHED: 'Published', DRAFT: 'Draft', HIDDEN: 'Hidden' } as const;

/** The admin area and spreadsheets show `enum Availability` of schema.graphql in these words. */
export const availabilities = {
  IN_STOCK: 'In stock',
  ON_ORDER: 'On order',
  DISCONTINUED: 'Discontinued',
} as const;

/** The admin area, the history and spreadsheets show `enum CrossRelation` of schema.graphql in these words. */
export const crossRelations = {
  SAME_PART: 'Same part',
  FORM_FIT_FUNCTION: 'Form, fit and function',
  REPLACES: 'Replaces it',
  SIMILAR: 'Similar',
} as const;

/** The admin area and the history show `enum DocumentKind` of schema.graphql in these words. */
export const documentKinds = {
  DATA_SHEET: 'Data sheet',
  DRAWING: 'Drawing',
  CAD_MODEL: 'CAD model',
  CERTIFICATE: 'Certificate',
  MANUAL: 'Manual',
  OTHER: 'Other',
} as const;

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

/** The names of the roles; `enum Role` of schema.graphql has their words. */
export const roleNames = { OWNER: 'Owner', EDITOR: 'Editor', SALES: 'Sales' } as const;

/** Returns 'Editor and Sales'. */
export const rolesText = (roles: readonly (keyof typeof roleNames)[]) =>
  roles.map((role) => roleNames[role]).join(' and ');
