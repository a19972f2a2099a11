import { z } from 'zod';
import { blankToNull, decimals, formats, text } from '../limits.ts';
export const AboutSectionInput = z.object({
  description: text().min(1).max(2000).check(formats.LINES()),
  icon: z.enum(["award","chart","globe","heart","lightbulb","rocket","shield","star","target","users"]),
  title: text().min(1).max(200).check(formats.LINE()),
});

export const AboutNumberInput = z.object({
  label: text().min(1).max(60).check(formats.LINE()),
  value: text().min(1).max(20).check(formats.LINE()),
});

export const AboutStepInput = z.object({
  description: text().min(1).max(500).check(formats.LINES()),
  title: text().min(1).max(80).check(formats.LINE()),
});

export const AboutInput = z.object({
  documentIds: z.array(text().max(200)).max(20).nullish(),
  heroDescription: text().min(1).max(2000).check(formats.LINES()),
  heroTitle: text().min(1).max(200).check(formats.LINE()),
  mission: AboutSectionInput,
  numbers: z.array(AboutNumberInput).max(3).nullish(),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  steps: z.array(AboutStepInput).max(4).nullish(),
  team: AboutSectionInput,
  values: AboutSectionInput,
  vision: AboutSectionInput,
});

export const InvoiceInput = z.object({
  buildingNumber: blankToNull(text().max(40, "Bina no. en çok 40 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  city: blankToNull(text().max(60, "İl en çok 60 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  country: blankToNull(text().max(2, "Ülke kodu iki harftir: TR, DE, NL.").check(formats.LINE("Ülke kodu iki harftir: TR, DE, NL."))).nullish(),
  district: blankToNull(text().max(60, "İlçe en çok 60 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  email: blankToNull(text().max(254, "Geçerli bir e-posta adresi yazın.").check(formats.EMAIL("Geçerli bir e-posta adresi yazın."))).nullish(),
  kind: z.enum(["COMPANY","PERSON"]).nullish(),
  neighbourhood: blankToNull(text().max(100, "Mahalle en çok 100 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  postalCode: blankToNull(text().max(12, "Posta kodu en çok 12 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  street: blankToNull(text().max(150, "Cadde, sokak en çok 150 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  taxNumber: blankToNull(text().max(40, "Vergi numarası en çok 40 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  taxOffice: blankToNull(text().max(100, "Vergi dairesi en çok 100 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  title: blankToNull(text().max(200, "Ünvan en çok 200 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
});

export const AcceptanceInput = z.object({
  alternatives: z.array(text()).max(100).nullish(),
  invoice: InvoiceInput.nullish(),
  key: text().min(20).max(100),
  name: text().min(1, "Adınızı yazın.").max(100, "Ad en çok 100 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
  options: z.array(text()).max(100).nullish(),
  ownNumber: blankToNull(text().max(60, "Sipariş numarası en çok 60 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  read: z.boolean(),
  revision: z.int().min(1).max(100000),
  title: text().min(1, "Görevinizi yazın; belgede adınızın yanında durur.").max(100, "Görev en çok 100 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
});

export const AnswerTemplateInput = z.object({
  name: text().min(1, "Name of the template is required").max(100).check(formats.LINE()),
  text: text().min(1, "The text is empty.").max(5000).check(formats.LINES()),
});

export const AttributeOptionInput = z.object({
  id: blankToNull(text().max(200)).nullish(),
  name: text().min(1, "Option name is required").max(100).check(formats.LINE()),
});

export const AttributeInput = z.object({
  decimals: z.int().min(0).max(6).nullish(),
  kind: z.enum(["FLAG","NUMBER","OPTION","RANGE","TEXT"]),
  name: text().min(1, "Attribute name is required").max(60).check(formats.LINE()),
  options: z.array(AttributeOptionInput).max(500, "At most 500 options.").nullish(),
  unit: blankToNull(text().max(20).check(formats.LINE())).nullish(),
});

export const CategoryInput = z.object({
  description: blankToNull(text().max(2000).check(formats.LINES())).nullish(),
  name: text().min(1, "Category name is required").max(100).check(formats.LINE()),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
});

export const ChangedProductInput = z.object({
  id: text().max(200),
  version: z.int(),
});

export const WorkFilter = z.object({
  availability: z.enum(["DISCONTINUED","IN_STOCK","ON_ORDER"]).nullish(),
  brand: blankToNull(text().max(80).check(formats.LINE())).nullish(),
  branded: z.boolean().nullish(),
  changedBy: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  changedSince: blankToNull(text().max(10).check(formats.LINE())).nullish(),
  check: z.enum(["DEAD_LINK","DOUBLE","LACKS_SPECS","NOT_IN_IMPORT","NO_ALT","NO_CATEGORY","NO_CODE","NO_PICTURE","NO_PRICE","NO_SUCCESSOR","OLD_DOCUMENT","OUTSIDE_LINK","PRICE_UNCHANGED","REDIRECT_CHAIN","SHORT_DESCRIPTION","SMALL_PICTURE","SPEC_RANGE","UNUSED_DOCUMENT"]).nullish(),
  coded: z.boolean().nullish(),
  currency: z.enum(["EUR","GBP","TRY","USD"]).nullish(),
  familyId: blankToNull(text().max(200)).nullish(),
  kindId: blankToNull(text().max(200)).nullish(),
  lacksSpecs: z.boolean().nullish(),
  notInImport: blankToNull(text().max(200)).nullish(),
  pictured: z.boolean().nullish(),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  waiting: z.boolean().nullish(),
});

export const ChosenProducts = z.object({
  categoryId: blankToNull(text().max(200)).nullish(),
  count: z.int().min(0).max(100000000).nullish(),
  except: z.array(text().max(200)).max(1000).nullish(),
  featured: z.boolean().nullish(),
  ids: z.array(text().max(200)).max(1000).nullish(),
  priced: z.boolean().nullish(),
  search: blankToNull(text().max(200)).nullish(),
  work: WorkFilter.nullish(),
});

export const CompletenessWeightsInput = z.object({
  code: z.int().min(0).max(5),
  description: z.int().min(0).max(5),
  picture: z.int().min(0).max(5),
  price: z.int().min(0).max(5),
  specs: z.int().min(0).max(5),
});

export const ContactPageInput = z.object({
  address: text().min(1).max(500).check(formats.LINES()),
  email: text().min(1).max(254).check(formats.EMAIL()),
  googleMapsEmbed: text().min(1).max(4000).check(formats.MAP_EMBED()),
  heroDescription: text().min(1).max(2000).check(formats.LINES()),
  heroTitle: text().min(1).max(200).check(formats.LINE()),
  invoiceAsked: z.enum(["ALWAYS","NEVER","ORDERS"]).nullish(),
  logo: text().min(1).max(500).check(formats.IMAGE()),
  name: text().min(1).max(120).check(formats.LINE()),
  newAsDrafts: z.boolean().nullish(),
  phone: text().min(1).max(40).check(formats.PHONE()),
});

export const CrossReferenceInput = z.object({
  checkedAt: blankToNull(text().max(10).check(formats.DAY())).nullish(),
  code: text().min(1, "Enter the code").max(60).check(formats.LINE()),
  maker: text().min(1, "Enter the maker").max(60).check(formats.LINE()),
  note: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  relation: z.enum(["FORM_FIT_FUNCTION","REPLACES","SAME_PART","SIMILAR"]),
  source: blankToNull(text().max(120).check(formats.LINE())).nullish(),
});

export const CustomerInput = z.object({
  deliveryTerms: blankToNull(text().max(500, "Terms of delivery are limited to 500 characters").check(formats.LINES())).nullish(),
  discount: blankToNull(text().max(40, "Discount is limited to 40 characters").check(formats.LINE())).nullish(),
  name: text().min(1, "Name is required").max(150, "Name is limited to 150 characters").check(formats.LINE()),
  note: blankToNull(text().max(5000, "Note is limited to 5,000 characters").check(formats.LINES())).nullish(),
  paymentTerms: blankToNull(text().max(500, "Terms of payment are limited to 500 characters").check(formats.LINES())).nullish(),
  taxNumber: blankToNull(text().max(20, "Tax number is limited to 20 characters").check(formats.LINE())).nullish(),
});

export const DocumentFilter = z.object({
  kind: z.enum(["CAD_MODEL","CERTIFICATE","DATA_SHEET","DRAWING","MANUAL","OTHER"]).nullish(),
  ofProducts: z.boolean().nullish(),
});

export const DocumentInput = z.object({
  date: blankToNull(text().max(10).check(formats.DAY())).nullish(),
  file: text().min(1, "Choose a file").max(500, "Choose a file"),
  kind: z.enum(["CAD_MODEL","CERTIFICATE","DATA_SHEET","DRAWING","MANUAL","OTHER"]),
  language: z.enum(["AR","DE","EN","ES","FR","IT","MULTIPLE","RU","TR","ZH"]).nullish(),
  revision: blankToNull(text().max(30).check(formats.LINE())).nullish(),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  title: text().min(1, "Title is required").max(150).check(formats.LINE()),
});

export const EnquiryRowInput = z.object({
  note: blankToNull(text().max(300, "Not en çok 300 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  productId: blankToNull(text().max(200)).nullish(),
  quantity: z.number().min(0.001, "Miktar sıfırdan büyük olmalı.").max(1000000, "Miktar en çok 1.000.000 olabilir.").check(decimals(3, "Miktarda en çok üç ondalık basamak olabilir.")).nullish(),
  text: blankToNull(text().max(200, "Bir satır en çok 200 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
});

export const EnquiryInput = z.object({
  attachments: z.array(text().max(100, "Bir talebe en çok 5 dosya eklenebilir.")).max(5, "Bir talebe en çok 5 dosya eklenebilir.").nullish(),
  company: blankToNull(text().max(150, "Şirket adı en çok 150 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  deliveryPlace: blankToNull(text().max(200, "Teslim yeri en çok 200 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  email: text().min(1, "E-posta adresinizi yazın.").max(254, "Geçerli bir e-posta adresi yazın.").check(formats.EMAIL("Geçerli bir e-posta adresi yazın.")).check(formats.MAILBOX("E-posta adresinde “@” işaretinden önce ç, ğ, ı, İ, ö, ş, ü gibi harfler olamaz. Adresinizi kontrol edip yeniden yazın.")),
  invoice: InvoiceInput.nullish(),
  key: text().min(20).max(100),
  leaveEmpty: blankToNull(text().max(500)).nullish(),
  message: blankToNull(text().max(5250, "Mesaj en çok 5.000 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  name: text().min(1, "Adınızı yazın.").max(100, "Ad en çok 100 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
  noticeVersion: blankToNull(text().max(20)).nullish(),
  phone: blankToNull(text().max(40, "Telefon en çok 40 karakter olabilir.").check(formats.PHONE("Geçerli bir telefon numarası yazın."))).nullish(),
  rows: z.array(EnquiryRowInput).max(60, "Bir talepte en çok 60 satır olabilir.").nullish(),
  website: blankToNull(text().max(500)).nullish(),
});

export const ExchangeRateInput = z.object({
  currency: z.enum(["EUR","GBP","TRY","USD"]),
  fixedUntil: z.any().nullish(),
  rate: z.number().min(0.0001).max(100000).check(decimals(6)),
});

export const ExternalIdInput = z.object({
  externalId: blankToNull(text().max(100)).nullish(),
  system: text().min(1).max(40).check(formats.LINE()),
  thingId: text().max(200),
});

export const ExternalProduct = z.object({
  externalId: text().min(1).max(100),
  system: text().min(1).max(40).check(formats.LINE()),
});

export const FamilyInput = z.object({
  columns: z.array(text()).max(8, "At most 8 columns."),
  name: text().min(1, "Family name is required").max(100).check(formats.LINE()),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
});

export const GeneralContactInput = z.object({
  address: text().min(1).max(500).check(formats.LINES()),
  email: text().min(1).max(254).check(formats.EMAIL()),
  googleMapsEmbed: text().min(1).max(4000).check(formats.MAP_EMBED()),
  heroDescription: text().min(1).max(2000).check(formats.LINES()),
  heroTitle: text().min(1).max(200).check(formats.LINE()),
  phone: text().min(1).max(40).check(formats.PHONE()),
});

export const ImportProfileInput = z.object({
  name: text().min(1, "Profile name is required").max(100).check(formats.LINE()),
  setup: z.any().nullish(),
});

export const ImportSignIn = z.object({
  header: text().min(1).max(50).check(formats.LINE()),
  value: text().min(1).max(4000).check(formats.LINE()),
});

export const KeyInput = z.object({
  addresses: z.array(text().max(60).check(formats.LINE())).max(20).nullish(),
  days: z.int().min(1).max(365).nullish(),
  name: text().min(1, "Name is required").max(60).check(formats.LINE()),
  profileIds: z.array(text().max(200)).max(50).nullish(),
  scopes: z.array(z.enum(["READ_CATALOGUE","READ_DRAFTS","READ_ENQUIRIES","TRANSLATE","WEBHOOKS","WRITE_OFFERS","WRITE_PRICES","WRITE_PRODUCTS"])).max(20),
});

export const KindAttributeInput = z.object({
  attributeId: text().min(1).max(200),
  column: z.boolean().nullish(),
  filterable: z.boolean().nullish(),
  group: blankToNull(text().max(60).check(formats.LINE())).nullish(),
  key: z.boolean().nullish(),
  required: z.boolean().nullish(),
});

export const KindLetterInput = z.object({
  attributeId: text().min(1).max(200),
  letter: text().min(1).max(3).check(formats.LINE()),
});

export const LanguageChanges = z.object({
  currency: z.enum(["EUR","GBP","TRY","USD"]).nullish(),
  direction: z.enum(["LTR","RTL"]).nullish(),
  inMenu: z.boolean().nullish(),
  indexable: z.boolean().nullish(),
  name: blankToNull(text().min(1, "The name of the language is required").max(60).check(formats.LINE())).nullish(),
  position: z.int().min(0).max(1000).nullish(),
  showsUnconfirmed: z.boolean().nullish(),
  untranslated: z.enum(["IN_PLACE","TURKISH_PAGE"]).nullish(),
});

export const LanguageInput = z.object({
  currency: z.enum(["EUR","GBP","TRY","USD"]).nullish(),
  direction: z.enum(["LTR","RTL"]).nullish(),
  inMenu: z.boolean().nullish(),
  indexable: z.boolean().nullish(),
  name: text().min(1, "The name of the language is required").max(60).check(formats.LINE()),
  position: z.int().min(0).max(1000).nullish(),
  showsUnconfirmed: z.boolean().nullish(),
  untranslated: z.enum(["IN_PLACE","TURKISH_PAGE"]).nullish(),
});

export const LetterInput = z.object({
  attachments: z.array(text().max(100, "A letter has at most 5 files.")).max(5, "A letter has at most 5 files.").nullish(),
  elsewhere: z.boolean().nullish(),
  subject: text().min(1, "The subject is empty.").max(250).check(formats.LINE()),
  text: text().min(1, "The letter is empty.").max(5000).check(formats.LINES()),
});

export const MeasureInput = z.object({
  attributeId: text().min(1).max(200),
  value: text().max(40),
});

export const MessageInput = z.object({
  company: blankToNull(text().max(150, "Şirket adı en çok 150 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  email: text().min(1, "E-posta adresinizi yazın.").max(254, "Geçerli bir e-posta adresi yazın.").check(formats.EMAIL("Geçerli bir e-posta adresi yazın.")).check(formats.MAILBOX("E-posta adresinde “@” işaretinden önce ç, ğ, ı, İ, ö, ş, ü gibi harfler olamaz. Adresinizi kontrol edip yeniden yazın.")),
  leaveEmpty: blankToNull(text().max(500)).nullish(),
  message: text().min(1, "Mesajınızı yazın.").max(5000, "Mesaj en çok 5.000 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
  name: text().min(1, "Adınızı yazın.").max(100, "Ad en çok 100 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
  noticeVersion: blankToNull(text().max(20)).nullish(),
  subject: text().min(1, "Konuyu yazın.").max(200, "Konu en çok 200 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
  website: blankToNull(text().max(500)).nullish(),
});

export const MoneyInput = z.object({
  amount: z.number().min(0).max(1000000000).check(decimals(2)),
  currency: z.enum(["EUR","GBP","TRY","USD"]),
  includesVat: z.boolean().nullish(),
});

export const VatRateInput = z.object({
  categoryIds: z.array(text().max(200)).max(100).nullish(),
  kindIds: z.array(text().max(200)).max(100).nullish(),
  rate: z.int().min(0).max(100),
  replaces: z.int().min(0).max(100).nullish(),
  since: z.any().nullish(),
});

export const MoneySettingsInput = z.object({
  currencies: z.array(z.enum(["EUR","GBP","TRY","USD"])).max(4),
  foreignTerms: blankToNull(text().max(500).check(formats.LINES())).nullish(),
  margin: z.number().min(0).max(50).check(decimals(2)),
  oldAfterDays: z.int().min(1).max(60),
  rateKind: z.enum(["BANKNOTE_BUYING","BANKNOTE_SELLING","FOREX_BUYING","FOREX_SELLING"]),
  showsNet: z.boolean(),
  showsRate: z.boolean(),
  source: z.enum(["TCMB","TYPED"]),
  vatRates: z.array(VatRateInput).max(20),
  whenOld: z.enum(["KEEP","ON_REQUEST"]),
});

export const NamedFileInput = z.object({
  byteSize: z.int().min(0).max(2147483647),
  path: text().min(1).max(500).check(formats.LINE()),
});

export const OfferChangeLineInput = z.object({
  day: blankToNull(text().max(10, "Geçerli bir tarih yazın.").check(formats.DAY("Geçerli bir tarih yazın."))).nullish(),
  lineId: text().max(20),
  price: z.number().min(0, "Fiyat sıfırdan küçük olamaz.").max(10000000, "Fiyat en çok 10.000.000 olabilir.").check(decimals(2, "Fiyatta en çok iki ondalık basamak olabilir.")).nullish(),
  quantity: z.number().min(0.001, "Miktar sıfırdan büyük olmalı.").max(1000000, "Miktar en çok 1.000.000 olabilir.").check(decimals(3, "Miktarda en çok üç ondalık basamak olabilir.")).nullish(),
  text: blankToNull(text().max(500, "Açıklama en çok 500 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
});

export const OfferChangeInput = z.object({
  key: text().min(20).max(100),
  lines: z.array(OfferChangeLineInput).max(100).nullish(),
  revision: z.int().min(1).max(100000),
  text: blankToNull(text().max(2000, "Not en çok 2.000 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
});

export const OfferDeclineInput = z.object({
  key: text().min(20).max(100),
  reason: z.enum(["LEAD_TIME","NOT_NEEDED","PRICE","UNSUITABLE"]).nullish(),
  revision: z.int().min(1).max(100000),
  text: blankToNull(text().max(2000, "Not en çok 2.000 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
});

export const OfferLineInput = z.object({
  askedCode: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  code: blankToNull(text().max(100).check(formats.LINE())).nullish(),
  discount: z.number().min(0).max(100).check(decimals(2)).nullish(),
  discountSteps: blankToNull(text().max(40).check(formats.LINE())).nullish(),
  kind: z.enum(["ALTERNATIVE","OPTIONAL","PLAIN"]).nullish(),
  name: text().min(1, "Say what is offered.").max(200).check(formats.LINE()),
  note: blankToNull(text().max(300).check(formats.LINES())).nullish(),
  price: z.number().min(0).max(1000000000).check(decimals(2)),
  priceQuantity: z.int().min(1).max(1000000).nullish(),
  priceWithVat: z.number().min(0).max(2000000000).check(decimals(2)).nullish(),
  productId: blankToNull(text().max(200)).nullish(),
  quantity: z.number().min(0.001).max(1000000).check(decimals(3)),
  salesUnit: z.enum(["BOX","KILOGRAM","LITRE","METRE","PACK","PAIR","PIECE","ROLL","SET","SQUARE_METRE"]).nullish(),
  vatRate: z.int().min(0).max(100),
});

export const OfferInput = z.object({
  currency: z.enum(["EUR","GBP","TRY","USD"]).nullish(),
  deliveryTerms: blankToNull(text().max(500).check(formats.LINES())).nullish(),
  intro: blankToNull(text().max(1000).check(formats.LINES())).nullish(),
  language: blankToNull(text().max(35).check(formats.LINE())).nullish(),
  lines: z.array(OfferLineInput).max(100, "An offer has 100 lines at most."),
  notes: blankToNull(text().max(3000).check(formats.LINES())).nullish(),
  paymentTerms: blankToNull(text().max(500).check(formats.LINES())).nullish(),
  preparedBy: text().min(1, "Say who makes the offer.").max(100).check(formats.LINE()),
  rateIds: z.array(text().max(60)).max(4).nullish(),
  validDays: z.int().min(1).max(365),
});

export const OfferRenewalInput = z.object({
  key: text().min(20).max(100),
  revision: z.int().min(1).max(100000),
});

export const OfferTemplateInput = z.object({
  deliveryTerms: blankToNull(text().max(500).check(formats.LINES())).nullish(),
  name: text().min(1, "Name of the template is required").max(100).check(formats.LINE()),
  notes: blankToNull(text().max(3000).check(formats.LINES())).nullish(),
  paymentTerms: blankToNull(text().max(500).check(formats.LINES())).nullish(),
  validDays: z.int().min(1).max(365).nullish(),
});

export const OwnAccountInput = z.object({
  language: z.enum(["EN","TR"]).nullish(),
  name: blankToNull(text().max(100).check(formats.LINE())).nullish(),
  signature: blankToNull(text().max(500).check(formats.LINES())).nullish(),
  startsWithToday: z.boolean().nullish(),
});

export const PictureAnswer = z.object({
  file: z.int().min(1).max(500),
  leaveOut: z.boolean().nullish(),
  productId: blankToNull(text().max(200)).nullish(),
});

export const PinInput = z.object({
  leadsTo: blankToNull(text().max(1000).check(formats.LINE())).nullish(),
  productIds: z.array(text().max(200)).max(3),
  said: text().min(1, "Enter a word").max(100).check(formats.LINE()),
  until: blankToNull(text().max(10).check(formats.DAY())).nullish(),
});

export const PriceRule = z.object({
  amount: z.number().min(-1000000000).max(1000000000).check(decimals(2)).nullish(),
  ceiling: z.number().min(0).max(1000000000).check(decimals(2)).nullish(),
  ending: z.int().nullish(),
  floor: z.number().min(0).max(1000000000).check(decimals(2)).nullish(),
  percent: z.number().min(-100).max(10000).check(decimals(2)).nullish(),
  step: z.int().nullish(),
});

export const PlannedThing = z.object({
  entity: z.enum(["ABOUT","ANSWER","ATTRIBUTE","CATEGORY","CONTACT","CUSTOMER","DOCUMENT","ENQUIRY","EXCHANGE_RATE","FAMILY","KIND","LANGUAGE","MONEY","OFFER","ORDER","PIN","PRODUCT","PROFILE","REDIRECT","SECTOR","SYNONYM","TEMPLATE","WAITING","WAITING_VALUES"]),
  id: text().max(200),
});

export const PriceBreakInput = z.object({
  minimum: z.int().min(1).max(1000000),
  price: z.number().min(0).max(1000000000).check(decimals(2)),
});

export const ProductPictureInput = z.object({
  alt: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  url: text().min(1).max(500).check(formats.IMAGE()),
});

export const SpecInput = z.object({
  attributeId: text().min(1).max(200),
  numbers: z.array(z.number()).max(20).nullish(),
  unit: blankToNull(text().max(20).check(formats.LINE())).nullish(),
  values: z.array(text().check(formats.LINE())).nullish(),
});

export const ProductChanges = z.object({
  availability: z.enum(["DISCONTINUED","IN_STOCK","ON_ORDER"]).nullish(),
  brand: blankToNull(text().max(80).check(formats.LINE())).nullish(),
  categoryId: blankToNull(text().max(200)).nullish(),
  crossReferences: z.array(CrossReferenceInput).max(100, "At most 100 codes of other makers.").nullish(),
  description: blankToNull(text().min(1, "Product description is required").max(10000).check(formats.LINES())).nullish(),
  documentIds: z.array(text()).max(50, "At most 50 documents.").nullish(),
  familyId: blankToNull(text().max(200)).nullish(),
  featured: z.boolean().nullish(),
  gtin: blankToNull(text().max(40).check(formats.GTIN())).nullish(),
  image: blankToNull(text().max(500).check(formats.IMAGE())).nullish(),
  imageAlt: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  imageCaption: blankToNull(text().max(120).check(formats.LINE())).nullish(),
  kindId: blankToNull(text().max(200)).nullish(),
  leadDays: z.int().min(1).max(999).nullish(),
  listBreaks: z.array(PriceBreakInput).max(8, "At most 8 price breaks.").nullish(),
  listPrice: MoneyInput.nullish(),
  manufacturerCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  minimumQuantity: z.int().min(1).max(1000000).nullish(),
  morePictures: z.array(ProductPictureInput).max(12, "At most 12 further pictures.").nullish(),
  name: blankToNull(text().min(1, "Product name is required").max(200).check(formats.LINE())).nullish(),
  price: z.number().min(0).max(1000000000).check(decimals(2)).nullish(),
  priceBreaks: z.array(PriceBreakInput).max(8, "At most 8 price breaks.").nullish(),
  priceQuantity: z.int().min(1).max(1000000).nullish(),
  salesUnit: z.enum(["BOX","KILOGRAM","LITRE","METRE","PACK","PAIR","PIECE","ROLL","SET","SQUARE_METRE"]).nullish(),
  specs: z.array(SpecInput).nullish(),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  stockCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  successorId: blankToNull(text().max(200)).nullish(),
  togetherIds: z.array(text().max(200, "At most 12 products.")).max(12, "At most 12 products.").nullish(),
  vatRate: z.int().min(0).max(100).nullish(),
});

export const SectorInput = z.object({
  productIds: z.array(text().max(200)).max(8),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
});

export const PlannedValues = z.object({
  about: AboutInput.nullish(),
  category: CategoryInput.nullish(),
  document: DocumentInput.nullish(),
  family: FamilyInput.nullish(),
  id: blankToNull(text().max(200)).nullish(),
  product: ProductChanges.nullish(),
  sector: SectorInput.nullish(),
});

export const PlanInput = z.object({
  at: text().max(40).check(formats.LINE()),
  backAt: blankToNull(text().max(40).check(formats.LINE())).nullish(),
  name: text().min(1, "Give it a name").max(120, "Give it a name").check(formats.LINE("Give it a name")),
  ofWaiting: z.boolean().nullish(),
  pastIsNow: z.boolean().nullish(),
  priceRule: PriceRule.nullish(),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  things: z.array(PlannedThing).max(100).nullish(),
  values: PlannedValues.nullish(),
  which: ChosenProducts.nullish(),
});

export const RangeFilter = z.object({
  from: blankToNull(text().max(40)).nullish(),
  max: z.number().nullish(),
  min: z.number().nullish(),
  to: blankToNull(text().max(40)).nullish(),
  unit: blankToNull(text().max(20).check(formats.LINE())).nullish(),
});

export const SpecFilter = z.object({
  anyOf: z.array(text()).max(50, "At most 50.").nullish(),
  attributeId: text().min(1).max(200),
  covers: blankToNull(text().max(40).check(formats.LINE())).nullish(),
  range: RangeFilter.nullish(),
});

export const ProductFilter = z.object({
  availability: z.array(z.enum(["DISCONTINUED","IN_STOCK","ON_ORDER"])).nullish(),
  brands: z.array(text().max(80).check(formats.LINE())).max(50).nullish(),
  documentKinds: z.array(z.enum(["CAD_MODEL","CERTIFICATE","DATA_SHEET","DRAWING","MANUAL","OTHER"])).max(6).nullish(),
  kindIds: z.array(text()).max(50, "At most 50.").nullish(),
  leadDays: z.int().min(1).max(999).nullish(),
  price: RangeFilter.nullish(),
  specs: z.array(SpecFilter).max(20, "At most 20 attributes.").nullish(),
});

export const ProductInput = z.object({
  availability: z.enum(["DISCONTINUED","IN_STOCK","ON_ORDER"]).nullish(),
  brand: blankToNull(text().max(80).check(formats.LINE())).nullish(),
  categoryId: blankToNull(text().max(200)).nullish(),
  crossReferences: z.array(CrossReferenceInput).max(100, "At most 100 codes of other makers.").nullish(),
  description: text().min(1, "Product description is required").max(10000).check(formats.LINES()),
  documentIds: z.array(text()).max(50, "At most 50 documents.").nullish(),
  familyId: blankToNull(text().max(200)).nullish(),
  featured: z.boolean().nullish(),
  gtin: blankToNull(text().max(40).check(formats.GTIN())).nullish(),
  image: blankToNull(text().max(500).check(formats.IMAGE())).nullish(),
  imageAlt: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  imageCaption: blankToNull(text().max(120).check(formats.LINE())).nullish(),
  kindId: blankToNull(text().max(200)).nullish(),
  leadDays: z.int().min(1).max(999).nullish(),
  listBreaks: z.array(PriceBreakInput).max(8, "At most 8 price breaks.").nullish(),
  listPrice: MoneyInput.nullish(),
  manufacturerCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  minimumQuantity: z.int().min(1).max(1000000).nullish(),
  morePictures: z.array(ProductPictureInput).max(12, "At most 12 further pictures.").nullish(),
  name: text().min(1, "Product name is required").max(200).check(formats.LINE()),
  price: z.number().min(0).max(1000000000).check(decimals(2)).nullish(),
  priceBreaks: z.array(PriceBreakInput).max(8, "At most 8 price breaks.").nullish(),
  priceQuantity: z.int().min(1).max(1000000).nullish(),
  salesUnit: z.enum(["BOX","KILOGRAM","LITRE","METRE","PACK","PAIR","PIECE","ROLL","SET","SQUARE_METRE"]).nullish(),
  specs: z.array(SpecInput).nullish(),
  status: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  stockCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  successorId: blankToNull(text().max(200)).nullish(),
  togetherIds: z.array(text().max(200, "At most 12 products.")).max(12, "At most 12 products.").nullish(),
  vatRate: z.int().min(0).max(100).nullish(),
});

export const ProductKindInput = z.object({
  attributes: z.array(KindAttributeInput).max(100, "At most 100 attributes."),
  letters: z.array(KindLetterInput).nullish(),
  name: text().min(1, "Kind name is required").max(60).check(formats.LINE()),
  ownDrawing: blankToNull(text().max(40000).check(formats.LINES())).nullish(),
  section: z.enum(["ANCHOR","BALL_BEARING","BARREL_SENSOR","BELT","BUTTERFLY_VALVE","CHAIN","CHECK_VALVE","COUPLING","CUTTING_DISC","CYLINDER","DIAL","DRILL","ELECTRODE","FITTING","FLANGE","FLANGED_UNIT","GATE_VALVE","GEAR","GLAND","GLOBE_VALVE","HEX_BOLT","HOSE","MOTOR_B3","MOTOR_B5","NUT","OIL_SEAL","PANEL_BUTTON","PILLOW_BLOCK","PROBE","PULLEY","RETAINING_RING","SOCKET_SCREW","SPANNER","SPHERICAL_BEARING","SPROCKET","STRAINER","TAP","TAPER_BEARING","THREADED_ROD","VALVE","WASHER"]).nullish(),
  weights: CompletenessWeightsInput.nullish(),
});

export const ProductPatch = z.object({
  changes: ProductChanges,
  id: blankToNull(text().max(200)).nullish(),
  stockCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  version: z.int().nullish(),
});

export const ProductRow = z.object({
  changes: ProductChanges,
  external: ExternalProduct.nullish(),
  id: blankToNull(text().max(200)).nullish(),
  stockCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  version: z.int().nullish(),
});

export const ProductRowInput = z.object({
  changes: ProductChanges,
  id: text().max(200),
  version: z.int(),
});

export const ProposedRowInput = z.object({
  changes: ProductChanges,
  id: blankToNull(text().max(200)).nullish(),
  stockCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
});

export const QuestionInput = z.object({
  attachments: z.array(text()).max(5).nullish(),
  key: text().min(20).max(100),
  text: text().min(1, "Sorunuzu yazın.").max(2000, "Soru en çok 2.000 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın.")),
});

export const QuoteRowInput = z.object({
  asWritten: z.boolean().nullish(),
  note: blankToNull(text().max(300, "Not en çok 300 karakter olabilir.").check(formats.LINES("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
  productId: blankToNull(text().max(200)).nullish(),
  quantity: z.number().min(0.001, "Miktar sıfırdan büyük olmalı.").max(1000000, "Miktar en çok 1.000.000 olabilir.").check(decimals(3, "Miktarda en çok üç ondalık basamak olabilir.")).nullish(),
  text: blankToNull(text().max(200, "Bir satır en çok 200 karakter olabilir.").check(formats.LINE("Görünmeyen bir işaret var; bu alanı silip yeniden yazın."))).nullish(),
});

export const RecordedAcceptanceInput = z.object({
  alternatives: z.array(text()).max(100).nullish(),
  channel: z.enum(["MAIL","PAPER","PHONE","SITE","VISIT","WHATSAPP"]),
  day: blankToNull(text().max(10, "Enter a valid day.").check(formats.DAY("Enter a valid day."))).nullish(),
  mailBuyer: z.boolean().nullish(),
  name: text().min(1, "Enter who accepted.").max(100).check(formats.LINE()),
  options: z.array(text()).max(100).nullish(),
  ownNumber: blankToNull(text().max(60).check(formats.LINE())).nullish(),
  title: blankToNull(text().max(100).check(formats.LINE())).nullish(),
});

export const RedirectInput = z.object({
  from: text().min(1, "Enter the old address").max(1000),
  to: text().min(1, "Enter where it leads").max(1000),
});

export const SheetFormatInput = z.object({
  headingRow: z.int().min(1).max(100).nullish(),
  letters: z.enum(["CP857","ISO_8859_9","MAC_TURKISH","UTF_8","UTF_16","WINDOWS_1254"]).nullish(),
  separator: z.enum(["COMMA","PIPE","SEMICOLON","TAB"]).nullish(),
  sheet: blankToNull(text().max(200).check(formats.LINE())).nullish(),
});

export const SheetAnswers = z.object({
  decimalMark: z.enum(["COMMA","POINT"]).nullish(),
  description: blankToNull(text().max(5000).check(formats.LINES())).nullish(),
  descriptionFromName: z.boolean().nullish(),
  format: SheetFormatInput.nullish(),
  hiddenRows: z.enum(["LEAVE_OUT","TAKE"]).nullish(),
  newAs: z.enum(["DRAFT","HIDDEN","PUBLISHED"]).nullish(),
  prices: z.enum(["WITHOUT_VAT","WITH_VAT"]).nullish(),
  record: blankToNull(text().max(200)).nullish(),
  vatRate: z.number().min(0).max(100).nullish(),
});

export const SheetCorrection = z.object({
  field: text().min(1).max(100),
  line: z.int(),
  value: blankToNull(text().max(10000)).nullish(),
});

export const ShipmentRowInput = z.object({
  quantity: z.number().min(0.001).max(1000000).check(decimals(3)),
  rowId: text().max(20),
});

export const SiteSettingsInput = z.object({
  address: text().min(1).max(500).check(formats.LINES()),
  email: text().min(1).max(254).check(formats.EMAIL()),
  invoiceAsked: z.enum(["ALWAYS","NEVER","ORDERS"]).nullish(),
  logo: text().min(1).max(500).check(formats.IMAGE()),
  name: text().min(1).max(120).check(formats.LINE()),
  newAsDrafts: z.boolean().nullish(),
  phone: text().min(1).max(40).check(formats.PHONE()),
});

export const SpecOrder = z.object({
  attributeId: text().min(1).max(200),
  descending: z.boolean().nullish(),
});

export const SynonymInput = z.object({
  finds: z.array(text().min(1).max(100).check(formats.LINE())).max(20),
  said: text().min(1, "Enter a word").max(100).check(formats.LINE()),
  twoWay: z.boolean().nullish(),
});

export const TakenEnquiryInput = z.object({
  again: z.boolean().nullish(),
  channel: z.enum(["MAIL","MESSAGE","PHONE","SITE","VISIT","WHATSAPP"]),
  company: blankToNull(text().max(150).check(formats.LINE())).nullish(),
  deliveryPlace: blankToNull(text().max(200).check(formats.LINE())).nullish(),
  email: blankToNull(text().max(254, "Enter a valid e-mail address.").check(formats.EMAIL("Enter a valid e-mail address."))).nullish(),
  messageId: blankToNull(text().max(200)).nullish(),
  name: text().min(1, "Enter the name of the buyer.").max(100).check(formats.LINE()),
  phone: blankToNull(text().max(40, "Enter a valid telephone number.").check(formats.PHONE("Enter a valid telephone number."))).nullish(),
  text: blankToNull(text().max(40000).check(formats.LINES())).nullish(),
});

export const TranslationInput = z.object({
  entity: z.enum(["ABOUT","ATTRIBUTE","CATEGORY","CONTACT","DOCUMENT","FAMILY","KIND","PRIVACY_NOTICE","PRODUCT","SECTOR"]),
  field: text().min(1).max(300),
  id: text().min(1).max(200),
  language: text().min(1).max(20),
  origin: z.enum(["FILE","MACHINE","PERSON"]).nullish(),
  sourceHash: blankToNull(text().max(100)).nullish(),
  value: z.string().max(40000).check(formats.LINES()).nullish(),
  version: z.int().nullish(),
});

export const ViewInput = z.object({
  forEveryone: z.boolean().nullish(),
  name: text().min(1, "Name of the view is required").max(80).check(formats.LINE()),
  query: text().max(2000).check(formats.LINE()),
});

export const WebhookInput = z.object({
  events: z.array(z.enum(["BACKUP_FAILED","CATEGORY_CREATED","CATEGORY_DELETED","CATEGORY_UPDATED","CUSTOMER_CHANGED","DOCUMENT_CREATED","DOCUMENT_DELETED","DOCUMENT_UPDATED","ENQUIRY_RECEIVED","ENQUIRY_STATE_CHANGED","IMPORT_FINISHED","IMPORT_STOPPED","OFFER_ACCEPTED","OFFER_SENT","ORDER_CHANGED","ORDER_PLACED","PRICE_CHANGED","PRODUCT_CREATED","PRODUCT_DELETED","PRODUCT_PUBLISHED","PRODUCT_UPDATED","RATE_CHANGED","STOCK_CHANGED","TRANSLATION_WANTED"])).max(50),
  importedRows: z.boolean().nullish(),
  name: text().min(1, "Name is required").max(60).check(formats.LINE()),
  personalData: z.boolean().nullish(),
  url: text().min(1, "Address is required").max(1000).check(formats.LINE()),
  whole: z.boolean().nullish(),
});