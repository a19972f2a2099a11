import { product } from './product/product.ts';

/** Prices of the catalogue contain the tax, which must be said wherever one is typed or read. Sheets keep the short name. */
export const priceWithTax = 'Price with KDV';

type Labels<Fields extends Record<string, { label: string }>> = { [Name in keyof Fields]: Fields[Name]['label'] };

const labelsOf = <Fields extends Record<string, { label: string }>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as Labels<Fields>;

/**
 * Names each field that people edit, by its input in schema.graphql. Forms, edit conflicts, spreadsheet columns and reports of
 * changes all show these names.
 */
export const labels = {
  product: labelsOf(product),
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
  language: {
    name: 'Name',
    direction: 'Direction of writing',
    inMenu: 'Offered to visitors',
    indexable: 'Listed by search engines',
    currency: 'Currency',
    showsUnconfirmed: 'Drafts of machines are shown',
    untranslated: 'Pages that are not translated',
    position: 'Position',
  },
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
  money: {
    name: 'Settings for money',
    currencies: 'Currencies',
    source: 'Source of rates',
    rateKind: 'Kind of rate',
    margin: 'Margin',
    oldAfterDays: 'A rate is old after days',
    whenOld: 'Prices of an old rate',
    vatRates: 'Rates of KDV',
    showsNet: 'Show the price without KDV',
    showsRate: 'Show the price in its currency',
    foreignTerms: 'Payment terms in foreign money',
  },
  exchangeRate: {
    currency: 'Currency',
    rate: 'Rate, in millionths of a lira',
    margin: 'Margin',
    day: 'Day',
    source: 'Source',
    fixedUntil: 'Fixed until',
    state: 'State',
  },
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
    invoiceAsked: 'Who is invoiced is asked for',
  },
} as const;
