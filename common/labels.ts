import { product } from './product/product.ts';
import { upperCase, type OfficeLanguage } from './text/locale.ts';

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

/** One of them and several, as a sentence has them; in Turkish, the first also stands after a number. */
type Names = Readonly<Record<OfficeLanguage, readonly [one: string, several: string]>>;

/**
 * Names each entity by its word in the enums of schema.graphql, in lower case: for the lines of the history, and for the menu and
 * the bin where no screen has words of its own.
 */
export const entityNames = {
  product: { en: ['product', 'products'], tr: ['ürün', 'ürünler'] },
  category: { en: ['category', 'categories'], tr: ['kategori', 'kategoriler'] },
  attribute: { en: ['attribute', 'attributes'], tr: ['özellik', 'özellikler'] },
  kind: { en: ['kind', 'kinds'], tr: ['ürün türü', 'ürün türleri'] },
  family: { en: ['family', 'families'], tr: ['ürün ailesi', 'ürün aileleri'] },
  redirect: { en: ['old address', 'old addresses'], tr: ['yönlendirme', 'yönlendirmeler'] },
  document: { en: ['document', 'documents'], tr: ['belge', 'belgeler'] },
  profile: { en: ['import profile', 'import profiles'], tr: ['içe aktarma profili', 'içe aktarma profilleri'] },
  sector: { en: ['sector', 'sectors'], tr: ['sektör', 'sektörler'] },
  about: { en: ['about page', 'about pages'], tr: ['hakkımızda sayfası', 'hakkımızda sayfaları'] },
  contact: {
    en: ['company and contact page', 'contact pages'],
    tr: ['şirket ve iletişim sayfası', 'şirket ve iletişim sayfaları'],
  },
  template: { en: ['template of terms', 'templates of terms'], tr: ['koşul şablonu', 'koşul şablonları'] },
  answer: { en: ['answer template', 'answer templates'], tr: ['yanıt şablonu', 'yanıt şablonları'] },
  waiting: { en: ['waiting change', 'waiting changes'], tr: ['bekleyen değişiklik', 'bekleyen değişiklikler'] },
  waiting_values: { en: ['waiting change', 'waiting changes'], tr: ['bekleyen değişiklik', 'bekleyen değişiklikler'] },
  synonym: { en: ['synonym', 'synonyms'], tr: ['eş anlamlı', 'eş anlamlılar'] },
  pin: { en: ['pin', 'pins'], tr: ['sabit sonuç', 'sabit sonuçlar'] },
  money: { en: ['settings for money', 'settings for money'], tr: ['para ayarları', 'para ayarları'] },
  exchange_rate: { en: ['rate of exchange', 'rates of exchange'], tr: ['döviz kuru', 'döviz kurları'] },
  enquiry: { en: ['enquiry', 'enquiries'], tr: ['talep', 'talepler'] },
  offer: { en: ['offer', 'offers'], tr: ['teklif', 'teklifler'] },
  order: { en: ['order', 'orders'], tr: ['sipariş', 'siparişler'] },
  customer: { en: ['customer', 'customers'], tr: ['müşteri', 'müşteriler'] },
  picture: { en: ['picture', 'pictures'], tr: ['resim', 'resimler'] },
  language: { en: ['language', 'languages'], tr: ['dil', 'diller'] },
  message: { en: ['message', 'messages'], tr: ['mesaj', 'mesajlar'] },
} as const satisfies Readonly<Record<string, Names>>;

/** Returns those names in a language of the office. */
export const namesIn = (language: OfficeLanguage) => (entity: string) =>
  (entityNames as Readonly<Record<string, Names | undefined>>)[entity]?.[language];

/** Returns the names as a menu and the bin have them: with a capital. */
export function titlesIn(language: OfficeLanguage) {
  const capital = (text: string) => upperCase(text.charAt(0), language) + text.slice(1);
  return (entity: string) => {
    const [one = entity, several = entity] = namesIn(language)(entity) ?? [];
    return { one: capital(one), several: capital(several) };
  };
}
