import { z } from 'zod';
import { blankToNull, decimals, formats, text } from '../../common/limits.ts';
export const AboutSectionInput = z.object({
  description: text().min(1).max(2000),
  icon: z.enum(["award","chart","globe","heart","lightbulb","rocket","shield","star","target","users"]),
  title: text().min(1).max(200),
});

export const AboutNumberInput = z.object({
  label: text().min(1).max(60),
  value: text().min(1).max(20),
});

export const AboutStepInput = z.object({
  description: text().min(1).max(500),
  title: text().min(1).max(80),
});

export const AboutInput = z.object({
  documentIds: z.array(text().max(200)).max(20).nullish(),
  heroDescription: text().min(1).max(2000),
  heroTitle: text().min(1).max(200),
  mission: AboutSectionInput,
  numbers: z.array(AboutNumberInput).max(3).nullish(),
  steps: z.array(AboutStepInput).max(4).nullish(),
  team: AboutSectionInput,
  values: AboutSectionInput,
  vision: AboutSectionInput,
});

export const AttributeOptionInput = z.object({
  id: blankToNull(text().max(200)).nullish(),
  name: text().min(1, "Option name is required").max(100),
});

export const AttributeInput = z.object({
  decimals: z.int().min(0).max(6).nullish(),
  kind: z.enum(["FLAG","NUMBER","OPTION","RANGE","TEXT"]),
  name: text().min(1, "Attribute name is required").max(60),
  options: z.array(AttributeOptionInput).nullish(),
  unit: blankToNull(text().max(20)).nullish(),
});

export const CategoryInput = z.object({
  description: blankToNull(text().max(2000)).nullish(),
  name: text().min(1, "Category name is required").max(100),
});

export const ContactPageInput = z.object({
  address: text().min(1).max(500),
  email: text().min(1).max(254).check(formats.EMAIL()),
  googleMapsEmbed: text().min(1).max(4000).check(formats.MAP_EMBED()),
  heroDescription: text().min(1).max(2000),
  heroTitle: text().min(1).max(200),
  logo: text().min(1).max(500).check(formats.IMAGE()),
  name: text().min(1).max(120),
  phone: text().min(1).max(40).check(formats.PHONE()),
});

export const DocumentInput = z.object({
  date: blankToNull(text().max(10).check(formats.DAY())).nullish(),
  file: text().min(1, "Choose a file").max(500, "Choose a file"),
  kind: z.enum(["CAD_MODEL","CERTIFICATE","DATA_SHEET","DRAWING","MANUAL","OTHER"]),
  language: z.enum(["AR","DE","EN","ES","FR","IT","MULTIPLE","RU","TR","ZH"]).nullish(),
  revision: blankToNull(text().max(30)).nullish(),
  title: text().min(1, "Title is required").max(150),
});

export const EnquiryRowInput = z.object({
  note: blankToNull(text().max(300, "Not en çok 300 karakter olabilir.")).nullish(),
  productId: blankToNull(text().max(200)).nullish(),
  quantity: z.number().min(0.001, "Miktar sıfırdan büyük olmalı.").max(1000000, "Miktar en çok 1.000.000 olabilir.").check(decimals(3, "Miktarda en çok üç ondalık basamak olabilir.")).nullish(),
  text: blankToNull(text().max(200, "Bir satır en çok 200 karakter olabilir.")).nullish(),
});

export const EnquiryInput = z.object({
  company: blankToNull(text().max(150, "Şirket adı en çok 150 karakter olabilir.")).nullish(),
  deliveryPlace: blankToNull(text().max(200, "Teslim yeri en çok 200 karakter olabilir.")).nullish(),
  email: text().min(1, "E-posta adresinizi yazın.").max(254, "Geçerli bir e-posta adresi yazın.").check(formats.EMAIL("Geçerli bir e-posta adresi yazın.")),
  key: text().min(20).max(100),
  message: blankToNull(text().max(5250, "Mesaj en çok 5.000 karakter olabilir.")).nullish(),
  name: text().min(1, "Adınızı yazın.").max(100, "Ad en çok 100 karakter olabilir."),
  noticeVersion: blankToNull(text().max(20)).nullish(),
  phone: blankToNull(text().max(40, "Telefon en çok 40 karakter olabilir.").check(formats.PHONE("Geçerli bir telefon numarası yazın."))).nullish(),
  rows: z.array(EnquiryRowInput).nullish(),
  website: blankToNull(text().max(500)).nullish(),
});

export const FamilyInput = z.object({
  columns: z.array(text()),
  name: text().min(1, "Family name is required").max(100),
});

export const GeneralContactInput = z.object({
  address: text().min(1).max(500),
  email: text().min(1).max(254).check(formats.EMAIL()),
  googleMapsEmbed: text().min(1).max(4000).check(formats.MAP_EMBED()),
  heroDescription: text().min(1).max(2000),
  heroTitle: text().min(1).max(200),
  phone: text().min(1).max(40).check(formats.PHONE()),
});

export const KindAttributeInput = z.object({
  attributeId: text().min(1).max(200),
  column: z.boolean().nullish(),
  filterable: z.boolean().nullish(),
  group: blankToNull(text().max(60)).nullish(),
  key: z.boolean().nullish(),
  required: z.boolean().nullish(),
});

export const MessageInput = z.object({
  company: blankToNull(text().max(150, "Şirket adı en çok 150 karakter olabilir.")).nullish(),
  email: text().min(1, "E-posta adresinizi yazın.").max(254, "Geçerli bir e-posta adresi yazın.").check(formats.EMAIL("Geçerli bir e-posta adresi yazın.")),
  message: text().min(1, "Mesajınızı yazın.").max(5000, "Mesaj en çok 5.000 karakter olabilir."),
  name: text().min(1, "Adınızı yazın.").max(100, "Ad en çok 100 karakter olabilir."),
  noticeVersion: blankToNull(text().max(20)).nullish(),
  subject: text().min(1, "Konuyu yazın.").max(200, "Konu en çok 200 karakter olabilir."),
  website: blankToNull(text().max(500)).nullish(),
});

export const OfferLineInput = z.object({
  code: blankToNull(text().max(100)).nullish(),
  discount: z.number().min(0).max(100).check(decimals(2)).nullish(),
  name: text().min(1, "Say what is offered.").max(200),
  note: blankToNull(text().max(300)).nullish(),
  price: z.number().min(0).max(1000000000).check(decimals(2)),
  priceQuantity: z.int().min(1).max(1000000).nullish(),
  productId: blankToNull(text().max(200)).nullish(),
  quantity: z.number().min(0.001).max(1000000).check(decimals(3)),
  salesUnit: z.enum(["BOX","KILOGRAM","LITRE","METRE","PACK","PAIR","PIECE","ROLL","SET","SQUARE_METRE"]).nullish(),
  vatRate: z.int().min(0).max(100),
});

export const OfferInput = z.object({
  deliveryTerms: blankToNull(text().max(500)).nullish(),
  intro: blankToNull(text().max(1000)).nullish(),
  lines: z.array(OfferLineInput),
  notes: blankToNull(text().max(3000)).nullish(),
  paymentTerms: blankToNull(text().max(500)).nullish(),
  preparedBy: text().min(1, "Say who makes the offer.").max(100),
  validDays: z.int().min(1).max(365),
});

export const RangeFilter = z.object({
  from: blankToNull(text().max(40)).nullish(),
  to: blankToNull(text().max(40)).nullish(),
});

export const SpecFilter = z.object({
  anyOf: z.array(text()).nullish(),
  attributeId: text().min(1).max(200),
  range: RangeFilter.nullish(),
});

export const ProductFilter = z.object({
  availability: z.array(z.enum(["DISCONTINUED","IN_STOCK","ON_ORDER"])).nullish(),
  kindIds: z.array(text()).nullish(),
  price: RangeFilter.nullish(),
  specs: z.array(SpecFilter).nullish(),
});

export const ProductPictureInput = z.object({
  alt: blankToNull(text().max(200)).nullish(),
  url: text().min(1).max(500).check(formats.IMAGE()),
});

export const SpecInput = z.object({
  attributeId: text().min(1).max(200),
  values: z.array(text()),
});

export const ProductInput = z.object({
  availability: z.enum(["DISCONTINUED","IN_STOCK","ON_ORDER"]).nullish(),
  brand: blankToNull(text().max(80)).nullish(),
  categoryId: blankToNull(text().max(200)).nullish(),
  description: text().min(1, "Product description is required").max(10000),
  documentIds: z.array(text()).nullish(),
  familyId: blankToNull(text().max(200)).nullish(),
  featured: z.boolean().nullish(),
  gtin: blankToNull(text().max(40).check(formats.GTIN())).nullish(),
  image: blankToNull(text().max(500).check(formats.IMAGE())).nullish(),
  imageAlt: blankToNull(text().max(200)).nullish(),
  imageCaption: blankToNull(text().max(120)).nullish(),
  kindId: blankToNull(text().max(200)).nullish(),
  leadDays: z.int().min(1).max(999).nullish(),
  manufacturerCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  minimumQuantity: z.int().min(1).max(1000000).nullish(),
  morePictures: z.array(ProductPictureInput).nullish(),
  name: text().min(1, "Product name is required").max(200),
  price: z.number().min(0).max(1000000000).check(decimals(2)).nullish(),
  priceQuantity: z.int().min(1).max(1000000).nullish(),
  salesUnit: z.enum(["BOX","KILOGRAM","LITRE","METRE","PACK","PAIR","PIECE","ROLL","SET","SQUARE_METRE"]).nullish(),
  specs: z.array(SpecInput).nullish(),
  stockCode: blankToNull(text().max(60).check(formats.CODE())).nullish(),
  successorId: blankToNull(text().max(200)).nullish(),
});

export const ProductKindInput = z.object({
  attributes: z.array(KindAttributeInput),
  name: text().min(1, "Kind name is required").max(60),
});

export const QuoteRowInput = z.object({
  note: blankToNull(text().max(300, "Not en çok 300 karakter olabilir.")).nullish(),
  productId: blankToNull(text().max(200)).nullish(),
  quantity: z.number().min(0.001, "Miktar sıfırdan büyük olmalı.").max(1000000, "Miktar en çok 1.000.000 olabilir.").check(decimals(3, "Miktarda en çok üç ondalık basamak olabilir.")).nullish(),
  text: blankToNull(text().max(200, "Bir satır en çok 200 karakter olabilir.")).nullish(),
});

export const RedirectInput = z.object({
  from: text().min(1, "Enter the old address").max(1000),
  to: text().min(1, "Enter where it leads").max(1000),
});

export const SectorInput = z.object({
  productIds: z.array(text().max(200)).max(8),
});

export const SheetCorrection = z.object({
  field: text().min(1).max(100),
  line: z.int(),
  value: blankToNull(text().max(10000)).nullish(),
});

export const SiteSettingsInput = z.object({
  address: text().min(1).max(500),
  email: text().min(1).max(254).check(formats.EMAIL()),
  logo: text().min(1).max(500).check(formats.IMAGE()),
  name: text().min(1).max(120),
  phone: text().min(1).max(40).check(formats.PHONE()),
});

export const SpecOrder = z.object({
  attributeId: text().min(1).max(200),
  descending: z.boolean().nullish(),
});

export const argumentRules: Record<string, () => z.ZodType<Record<string, unknown>>> = {
  'Category.productCount': () => z.object({ discontinued: z.boolean().nullish() }),
  'Category.products': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), discontinued: z.boolean().nullish(), first: z.int().min(0).max(100).nullish(), orderBy: z.enum(["NAME","NEWEST","PRICE_ASC","PRICE_DESC","RELEVANCE"]).nullish() }),
  'Mutation.acceptInvitation': () => z.object({ name: text().min(1).max(100), password: z.string().min(10, "The password must have at least 10 characters.").max(1000, "The password must have at least 10 characters."), token: text().max(100) }),
  'Mutation.activateTotp': () => z.object({ code: text().max(100) }),
  'Mutation.addEnquiryNote': () => z.object({ id: text(), text: text().min(1, "The note is empty.").max(5000) }),
  'Mutation.addFileToQuoteList': () => z.object({ file: z.any() }),
  'Mutation.addPasskey': () => z.object({ name: text().min(1, "Please enter a name.").max(100), response: z.any() }),
  'Mutation.addRedirect': () => z.object({ input: RedirectInput }),
  'Mutation.addToQuoteList': () => z.object({ rows: z.array(EnquiryRowInput) }),
  'Mutation.askForTwoStep': () => z.object({ everybody: z.boolean() }),
  'Mutation.assignEnquiry': () => z.object({ adminId: blankToNull(text()).nullish(), id: text(), version: z.int().nullish() }),
  'Mutation.bringBack': () => z.object({ id: text().max(20) }),
  'Mutation.cancelJob': () => z.object({ id: text().max(100) }),
  'Mutation.changePassword': () => z.object({ current: z.string().max(1000), next: z.string().min(10, "The password must have at least 10 characters.").max(1000, "The password must have at least 10 characters.") }),
  'Mutation.changeQuoteRow': () => z.object({ id: text(), input: QuoteRowInput }),
  'Mutation.createAttribute': () => z.object({ input: AttributeInput }),
  'Mutation.createCategory': () => z.object({ input: CategoryInput }),
  'Mutation.createDocument': () => z.object({ input: DocumentInput }),
  'Mutation.createFamily': () => z.object({ input: FamilyInput }),
  'Mutation.createProduct': () => z.object({ input: ProductInput }),
  'Mutation.createProductKind': () => z.object({ input: ProductKindInput }),
  'Mutation.deleteAttribute': () => z.object({ id: text() }),
  'Mutation.deleteCategory': () => z.object({ id: text() }),
  'Mutation.deleteDocument': () => z.object({ id: text() }),
  'Mutation.deleteEnquiry': () => z.object({ id: text() }),
  'Mutation.deleteFamily': () => z.object({ id: text() }),
  'Mutation.deleteImage': () => z.object({ url: text().min(1).max(500) }),
  'Mutation.deleteMessage': () => z.object({ id: text() }),
  'Mutation.deleteProduct': () => z.object({ id: text() }),
  'Mutation.deleteProductKind': () => z.object({ id: text() }),
  'Mutation.deleteProducts': () => z.object({ ids: z.array(text()) }),
  'Mutation.endSession': () => z.object({ id: text() }),
  'Mutation.eraseFromBin': () => z.object({ id: text().max(20) }),
  'Mutation.erasePersonalData': () => z.object({ contact: text().min(3).max(254), ids: z.array(text().min(1).max(100)).max(1000) }),
  'Mutation.exportPersonalData': () => z.object({ contact: text().min(3).max(254), ids: z.array(text().min(1).max(100)).max(1000) }),
  'Mutation.importContent': () => z.object({ content: z.any(), dryRun: z.boolean().nullish(), job: blankToNull(text().max(100)).nullish() }),
  'Mutation.importProducts': () => z.object({ columns: z.array(blankToNull(text()).nullish()).nullish(), corrections: z.array(SheetCorrection).nullish(), dryRun: z.boolean().nullish(), file: z.any(), fingerprint: blankToNull(text().check(formats.SHA256())).nullish(), job: blankToNull(text().max(100)).nullish(), skipWrong: z.boolean().nullish() }),
  'Mutation.invitePerson': () => z.object({ email: text().min(1).max(254).check(formats.EMAIL()), role: z.enum(["EDITOR","OWNER","SALES"]) }),
  'Mutation.leftOutRows': () => z.object({ columns: z.array(blankToNull(text()).nullish()).nullish(), corrections: z.array(SheetCorrection).nullish(), file: z.any() }),
  'Mutation.makeBackup': () => z.object({ job: blankToNull(text().max(100)).nullish() }),
  'Mutation.makeOffer': () => z.object({ enquiryId: text(), input: OfferInput, version: z.int().nullish() }),
  'Mutation.mergeOptions': () => z.object({ attributeId: text(), from: text(), into: text() }),
  'Mutation.moveProducts': () => z.object({ categoryId: blankToNull(text().max(200)).nullish(), ids: z.array(text()) }),
  'Mutation.pasteIntoQuoteList': () => z.object({ text: text().max(200000, "Yapıştırılan metin çok uzun.") }),
  'Mutation.previewRestore': () => z.object({ job: blankToNull(text().max(100)).nullish(), name: text().max(100) }),
  'Mutation.readSheet': () => z.object({ file: z.any() }),
  'Mutation.removePasskey': () => z.object({ id: text() }),
  'Mutation.removePerson': () => z.object({ id: text() }),
  'Mutation.removeQuoteRow': () => z.object({ id: text() }),
  'Mutation.removeRedirect': () => z.object({ from: text().min(1).max(2000) }),
  'Mutation.renamePerson': () => z.object({ id: text(), name: text().max(100) }),
  'Mutation.restoreBackup': () => z.object({ job: blankToNull(text().max(100)).nullish(), name: text().max(100) }),
  'Mutation.restoreCategory': () => z.object({ id: text() }),
  'Mutation.restoreRevision': () => z.object({ id: text().max(20), version: z.int().nullish() }),
  'Mutation.sendEnquiry': () => z.object({ input: EnquiryInput }),
  'Mutation.sendMessage': () => z.object({ input: MessageInput }),
  'Mutation.sendOffer': () => z.object({ id: text(), text: text().min(1, "The letter is empty.").max(5000), version: z.int().nullish() }),
  'Mutation.setEnquiryState': () => z.object({ id: text(), state: z.enum(["IN_PROGRESS","LOST","NEW","OFFERED","WON"]), version: z.int().nullish() }),
  'Mutation.setEnquirySuspectedSpam': () => z.object({ id: text(), suspectedSpam: z.boolean() }),
  'Mutation.setMessageStatus': () => z.object({ id: text(), status: z.enum(["NEW","READ","REPLIED"]) }),
  'Mutation.setMessageSuspectedSpam': () => z.object({ id: text(), suspectedSpam: z.boolean() }),
  'Mutation.setPersonRole': () => z.object({ id: text(), role: z.enum(["EDITOR","OWNER","SALES"]) }),
  'Mutation.setPersonSuspended': () => z.object({ id: text(), suspended: z.boolean() }),
  'Mutation.setProductFeatured': () => z.object({ featured: z.boolean(), id: text() }),
  'Mutation.setProductsFeatured': () => z.object({ featured: z.boolean(), ids: z.array(text()) }),
  'Mutation.settleEnquiryRow': () => z.object({ id: text(), productId: blankToNull(text()).nullish(), version: z.int().nullish() }),
  'Mutation.signIn': () => z.object({ code: blankToNull(text().max(100)).nullish(), email: text().max(254), password: z.string().max(1000) }),
  'Mutation.signInWithPasskey': () => z.object({ response: z.any() }),
  'Mutation.undoDeletion': () => z.object({ entity: z.enum(["ATTRIBUTE","CATEGORY","DOCUMENT","ENQUIRY","FAMILY","KIND","MESSAGE","PICTURE","PRODUCT","REDIRECT"]), ids: z.array(text().min(1).max(500)).max(1000) }),
  'Mutation.undoImport': () => z.object({ id: text() }),
  'Mutation.updateAbout': () => z.object({ input: AboutInput, version: z.int().nullish() }),
  'Mutation.updateAttribute': () => z.object({ id: text(), input: AttributeInput, version: z.int().nullish() }),
  'Mutation.updateCategory': () => z.object({ id: text(), input: CategoryInput, version: z.int().nullish() }),
  'Mutation.updateContactPage': () => z.object({ input: ContactPageInput, version: z.int().nullish() }),
  'Mutation.updateDocument': () => z.object({ id: text(), input: DocumentInput, version: z.int().nullish() }),
  'Mutation.updateFamily': () => z.object({ id: text(), input: FamilyInput, version: z.int().nullish() }),
  'Mutation.updateGeneralContact': () => z.object({ input: GeneralContactInput, version: z.int().nullish() }),
  'Mutation.updateProduct': () => z.object({ id: text(), input: ProductInput, version: z.int().nullish() }),
  'Mutation.updateProductKind': () => z.object({ id: text(), input: ProductKindInput, version: z.int().nullish() }),
  'Mutation.updateSector': () => z.object({ id: text().max(200), input: SectorInput, version: z.int().nullish() }),
  'Mutation.updateSiteSettings': () => z.object({ input: SiteSettingsInput, version: z.int().nullish() }),
  'Mutation.uploadDocument': () => z.object({ file: z.any(), sha256: blankToNull(text().check(formats.SHA256())).nullish() }),
  'Mutation.uploadImage': () => z.object({ file: z.any(), sha256: blankToNull(text().check(formats.SHA256())).nullish() }),
  'Mutation.withdrawInvitation': () => z.object({ id: text() }),
  'Query.attribute': () => z.object({ id: text() }),
  'Query.audit': () => z.object({ admin: blankToNull(text().max(254)).nullish(), after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), event: z.enum(["ADMIN_ADDED","ADMIN_REMOVED","BACKUP_MADE","BACKUP_RESTORED","BROUGHT_BACK","ERASED","EXPORTED","IMPORTED","INVITATION_ACCEPTED","INVITATION_WITHDRAWN","PASSKEY_ADDED","PASSKEY_REMOVED","PASSWORD_CHANGED","PASSWORD_CHANGE_FAILED","PASSWORD_RESET","PERSONAL_DATA_ERASED","PERSONAL_DATA_EXPORTED","PERSON_INVITED","PERSON_LET_IN","PERSON_REMOVED","PERSON_RENAMED","PERSON_SUSPENDED","RECOVERY_CODES_MADE","RECOVERY_CODE_USED","RESTORED","ROLE_CHANGED","SECOND_FACTOR_OFF","SECOND_FACTOR_ON","SESSIONS_ENDED","SIGNED_IN","SIGNED_OUT","SIGN_IN_FAILED","SIGN_IN_REFUSED","TWO_STEP_ASKED","TWO_STEP_LEFT","WRONG_CODES"]).nullish(), first: z.int().min(0).max(100).nullish() }),
  'Query.bin': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), entity: z.enum(["ATTRIBUTE","CATEGORY","DOCUMENT","ENQUIRY","FAMILY","KIND","MESSAGE","PICTURE","PRODUCT","REDIRECT"]).nullish(), first: z.int().min(0).max(100).nullish() }),
  'Query.category': () => z.object({ id: text() }),
  'Query.compareRevisions': () => z.object({ from: blankToNull(text().max(20)).nullish(), to: text().max(20) }),
  'Query.document': () => z.object({ id: text() }),
  'Query.documents': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), first: z.int().min(0).max(100).nullish(), search: blankToNull(text().max(200)).nullish() }),
  'Query.enquiries': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), assigneeId: blankToNull(text().max(100)).nullish(), first: z.int().min(0).max(100).nullish(), search: blankToNull(text().max(200)).nullish(), state: z.enum(["IN_PROGRESS","LOST","NEW","OFFERED","WON"]).nullish(), suspectedSpam: z.boolean().nullish() }),
  'Query.enquiry': () => z.object({ id: text() }),
  'Query.enquiryStatus': () => z.object({ number: text().max(20), token: text().max(100) }),
  'Query.family': () => z.object({ id: text() }),
  'Query.history': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), entity: z.enum(["ABOUT","ATTRIBUTE","CATEGORY","CONTACT","DOCUMENT","FAMILY","KIND","PRODUCT","REDIRECT","SECTOR"]), first: z.int().min(0).max(100).nullish(), id: blankToNull(text().max(2000)).nullish() }),
  'Query.invitation': () => z.object({ token: text().max(100) }),
  'Query.job': () => z.object({ id: text().max(100) }),
  'Query.message': () => z.object({ id: text() }),
  'Query.messages': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), first: z.int().min(0).max(100).nullish(), search: blankToNull(text().max(200)).nullish(), status: z.enum(["NEW","READ","REPLIED"]).nullish(), suspectedSpam: z.boolean().nullish() }),
  'Query.personalData': () => z.object({ contact: text().min(3).max(254) }),
  'Query.product': () => z.object({ id: text() }),
  'Query.productKind': () => z.object({ id: text() }),
  'Query.products': () => z.object({ after: blankToNull(text().max(500).check(formats.CURSOR())).nullish(), categoryId: blankToNull(text().max(200)).nullish(), discontinued: z.boolean().nullish(), featured: z.boolean().nullish(), filter: ProductFilter.nullish(), first: z.int().min(0).max(100).nullish(), orderBy: z.enum(["NAME","NEWEST","PRICE_ASC","PRICE_DESC","RELEVANCE"]).nullish(), orderBySpec: SpecOrder.nullish(), priced: z.boolean().nullish(), search: blankToNull(text().max(200)).nullish() }),
  'Query.productsWithIds': () => z.object({ ids: z.array(text().max(200)).max(100) }),
  'Query.sector': () => z.object({ id: text() }),
  'Subscription.jobChanged': () => z.object({ id: text().max(100) }),
  'Subscription.siteSettingsChanged': () => z.object({ since: z.int().nullish() }),
};