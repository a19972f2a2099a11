/** The icons a card can have. */
export type AboutIcon =
  /** An icon of a medal. */
  | 'award'
  /** An icon of a rising chart. */
  | 'chart'
  /** An icon of a globe. */
  | 'globe'
  /** An icon of a heart. */
  | 'heart'
  /** An icon of a light bulb. */
  | 'lightbulb'
  /** An icon of a rocket. */
  | 'rocket'
  /** An icon of a shield. */
  | 'shield'
  /** An icon of a star. */
  | 'star'
  /** An icon of a target. */
  | 'target'
  /** An icon of people. */
  | 'users';

/** The values that the admin enters for the about page. */
export type AboutInput = {
  /** The ids of documents, in the order of the page; unknown ids are ignored. Default: unchanged. */
  documentIds?: Array<string> | null | undefined;
  /** Sentence under the heading. */
  heroDescription: string;
  /** Heading of the page. */
  heroTitle: string;
  /** The card about the mission of the company. */
  mission: AboutSectionInput;
  /** Figures of the company. Default: unchanged. */
  numbers?: Array<AboutNumberInput> | null | undefined;
  /** Whether visitors see these texts. Default: unchanged, and for the first save the site's setting for new things. */
  status?: Status | null | undefined;
  /** The steps in which the company works. Default: unchanged. */
  steps?: Array<AboutStepInput> | null | undefined;
  /** The card about the team. */
  team: AboutSectionInput;
  /** The card about the values of the company. */
  values: AboutSectionInput;
  /** The card about the vision of the company. */
  vision: AboutSectionInput;
};

/** The values that the admin enters for a figure. */
export type AboutNumberInput = {
  /** The text next to the number. */
  label: string;
  /** The number that the page shows. */
  value: string;
};

/** The values that the admin enters for one card. */
export type AboutSectionInput = {
  /** The text of the card. */
  description: string;
  /** The icon of the card. */
  icon: AboutIcon;
  /** The heading of the card. */
  title: string;
};

/** The values that the admin enters for a step. */
export type AboutStepInput = {
  /** The text of the step. */
  description: string;
  /** The heading of the step. */
  title: string;
};

/** How a buyer accepted an offer. */
export type AcceptanceChannel =
  /** The buyer wrote so by e-mail. */
  | 'MAIL'
  /** The buyer signed or stamped a paper. */
  | 'PAPER'
  /** The buyer said so by telephone. */
  | 'PHONE'
  /** The buyer accepted it on the site. */
  | 'SITE'
  /** The buyer said so in person. */
  | 'VISIT'
  /** The buyer wrote so by WhatsApp. */
  | 'WHATSAPP';

/** The values with which a buyer accepts an offer. */
export type AcceptanceInput = {
  /** The ids of the alternatives that are ordered instead of their lines, at most one for each. */
  alternatives?: Array<string> | null | undefined;
  /** Who is invoiced; needed where `SiteSettings.invoiceAsked` says so and the enquiry does not have it. Default: that of the enquiry. */
  invoice?: InvoiceInput | null | undefined;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** First and last name of the person who accepts. */
  name: string;
  /** The ids of the optional lines that are ordered, too. */
  options?: Array<string> | null | undefined;
  /** Optional: the number under which the buyer knows the order. */
  ownNumber?: string | null | undefined;
  /** True: the buyer says that the offer and its terms are read and ordered. Anything else is `BAD_USER_INPUT`. */
  read: boolean;
  /** The revision that the buyer read; see `Offer.revision`. */
  revision: number;
  /** The position of that person. */
  title: string;
};

/** The values that the admin enters for a template of answers. */
export type AnswerTemplateInput = {
  /** The name by which it is chosen; no other template may have it. */
  name: string;
  /** The text. Its placeholders are {ad}, {firma}, {konu}, {ürün}, {numara}, {tarih}, {teklif}, {geçerlilik} and {imza}. */
  text: string;
};

/** The formats of files that buyers attach. */
export type AttachmentFormat =
  /** A drawing, as text or binary. */
  | 'DXF'
  /** A photo, as cameras store it. */
  | 'JPEG'
  /** A document, or a drawing on paper. */
  | 'PDF'
  /** A picture without loss, such as a screenshot. */
  | 'PNG'
  /** A model in three dimensions, ISO 10303-21. */
  | 'STEP';

/** The values that the admin enters for an attribute. */
export type AttributeInput = {
  /** The maximum number of digits after the decimal point, for NUMBER and RANGE. Default: no limit. */
  decimals?: number | null | undefined;
  /** The kind of its values. */
  kind: AttributeKind;
  /** The name that the site shows; no other attribute may have it. */
  name: string;
  /** For OPTION: the options in their order; at most 500. */
  options?: Array<AttributeOptionInput> | null | undefined;
  /** The symbol of a unit, for NUMBER and RANGE: 'mm'. */
  unit?: string | null | undefined;
};

/** The kind of an attribute's values. */
export type AttributeKind =
  /** Yes or no. A value that is not stated does not mean no. */
  | 'FLAG'
  /** A number, with a unit or without. */
  | 'NUMBER'
  /** One of its options: 'M8', 'G1/2', 'PN16'. */
  | 'OPTION'
  /** A range of numbers; one end may be open. */
  | 'RANGE'
  /** Any text, on one line. */
  | 'TEXT';

/** The values that the admin enters for an option. */
export type AttributeOptionInput = {
  /** The id of an existing option; left out for a new one. */
  id?: string | null | undefined;
  /** The name that the site shows; no other option of the attribute may have it. */
  name: string;
};

/** The kinds of events in the audit log. */
export type AuditEvent =
  /** An admin was added on the machine. */
  | 'ADMIN_ADDED'
  /** An admin was removed on the machine. */
  | 'ADMIN_REMOVED'
  /** A backup was made; nightly ones are not logged. */
  | 'BACKUP_MADE'
  /** A backup was restored. */
  | 'BACKUP_RESTORED'
  /** Something was restored from the bin. */
  | 'BROUGHT_BACK'
  /** Content was changed; with what was done, as `Deed.text`. */
  | 'CHANGED'
  /** Something was erased for good. */
  | 'ERASED'
  /** A file was downloaded. */
  | 'EXPORTED'
  /** Products or content were imported. */
  | 'IMPORTED'
  /** An import was undone. */
  | 'IMPORT_UNDONE'
  /** Someone accepted an invitation. */
  | 'INVITATION_ACCEPTED'
  /** An owner revoked an invitation, or it ended when its maker lost the right to it. */
  | 'INVITATION_WITHDRAWN'
  /** An owner changed what a key may do, or its end. */
  | 'KEY_CHANGED'
  /** An owner made a key for a program; with its name. */
  | 'KEY_MADE'
  /** An owner revoked a key, or it ended with the account of its maker. */
  | 'KEY_REVOKED'
  /** An owner made a new secret for a key. */
  | 'KEY_ROTATED'
  /** Someone added a passkey; with its name. */
  | 'PASSKEY_ADDED'
  /** Someone removed a passkey, with its name; or all of an account were removed on the machine. */
  | 'PASSKEY_REMOVED'
  /** An admin changed the password. */
  | 'PASSWORD_CHANGED'
  /** A change of password failed. */
  | 'PASSWORD_CHANGE_FAILED'
  /** A new password was made on the machine. */
  | 'PASSWORD_RESET'
  /** The data of a person was erased; the log holds its amount, and not the name. */
  | 'PERSONAL_DATA_ERASED'
  /** The data of a person was exported; the log holds its amount, and not the name. */
  | 'PERSONAL_DATA_EXPORTED'
  /** An owner invited someone. */
  | 'PERSON_INVITED'
  /** An owner lifted the suspension of someone. */
  | 'PERSON_LET_IN'
  /** An owner removed someone. */
  | 'PERSON_REMOVED'
  /** Someone got another name, from an owner or themselves. */
  | 'PERSON_RENAMED'
  /** An owner suspended someone. */
  | 'PERSON_SUSPENDED'
  /** A profile of imports was added. */
  | 'PROFILE_ADDED'
  /** A profile of imports was changed. */
  | 'PROFILE_CHANGED'
  /** A key for sending files to a profile was made. */
  | 'PROFILE_KEY_MADE'
  /** The key of a profile was removed. */
  | 'PROFILE_KEY_REMOVED'
  /** A profile of imports was removed. */
  | 'PROFILE_REMOVED'
  /** Someone made new recovery codes. */
  | 'RECOVERY_CODES_MADE'
  /** Someone signed in with a recovery code. */
  | 'RECOVERY_CODE_USED'
  /** An earlier state was restored, or an import was undone. */
  | 'RESTORED'
  /** An owner gave someone another role. */
  | 'ROLE_CHANGED'
  /** Someone turned two-step sign-in off, or it was done on the machine. */
  | 'SECOND_FACTOR_OFF'
  /** Someone turned two-step sign-in on. */
  | 'SECOND_FACTOR_ON'
  /** An admin ended other sessions. */
  | 'SESSIONS_ENDED'
  /** An admin signed in. */
  | 'SIGNED_IN'
  /** An admin signed out. */
  | 'SIGNED_OUT'
  /** A sign-in failed; with the e-mail address if there is such an admin. */
  | 'SIGN_IN_FAILED'
  /** A sign-in was refused, since there were too many tries. */
  | 'SIGN_IN_REFUSED'
  /** An owner required two-step sign-in of everybody. */
  | 'TWO_STEP_ASKED'
  /** An owner made two-step sign-in optional again. */
  | 'TWO_STEP_LEFT'
  /** Somebody added a webhook; with its name. */
  | 'WEBHOOK_ADDED'
  /** Somebody changed a webhook. */
  | 'WEBHOOK_CHANGED'
  /** Somebody removed a webhook. */
  | 'WEBHOOK_REMOVED'
  /** Somebody made a new secret for a webhook. */
  | 'WEBHOOK_ROTATED'
  /** A webhook was switched on or off. */
  | 'WEBHOOK_SWITCHED'
  /** Somebody entered the right password of an account and several wrong codes of its app; `about` says how many. The person gets a mail. */
  | 'WRONG_CODES';

/** The availability of a product. */
export type Availability =
  /** No longer made: 'Üretimden kalktı' on the site. */
  | 'DISCONTINUED'
  /** In stock: 'Stokta' on the site. */
  | 'IN_STOCK'
  /** Available on order within `leadDays` days, where these are known: 'Sipariş üzerine' on the site. */
  | 'ON_ORDER';

/** The kinds of entities that go into the bin when they are deleted. */
export type BinEntity =
  /** Texts for answers. */
  | 'ANSWER'
  /** An attribute of products. */
  | 'ATTRIBUTE'
  /** A category of products. */
  | 'CATEGORY'
  /** A document, with its file. */
  | 'DOCUMENT'
  /** A buyer's enquiry, with its notes and offers. */
  | 'ENQUIRY'
  /** A rate of exchange, which is kept for ever. */
  | 'EXCHANGE_RATE'
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product. */
  | 'KIND'
  /** A language of the site. */
  | 'LANGUAGE'
  /** A visitor's message. */
  | 'MESSAGE'
  /** The settings for money. */
  | 'MONEY'
  /** An uploaded picture that was not in use. */
  | 'PICTURE'
  /** What is pinned to a search. */
  | 'PIN'
  /** A product, with its specs. */
  | 'PRODUCT'
  /** A profile of imports. */
  | 'PROFILE'
  /** An address that moved. */
  | 'REDIRECT'
  /** A synonym of the search. */
  | 'SYNONYM'
  /** Terms for offers. */
  | 'TEMPLATE'
  /** The waiting changes of a product, which have its id. */
  | 'WAITING'
  /** The waiting changes of anything else; see `WaitingValues.id`. */
  | 'WAITING_VALUES';

/** The values that the admin enters for a category. */
export type CategoryInput = {
  /** Plain text; may be empty. */
  description?: string | null | undefined;
  /** The name that the site shows. A new category's id is made from it. */
  name: string;
  /** Whether visitors see the category. Default: the site's setting for new categories. */
  status?: Status | null | undefined;
};

/** A product as an earlier change left it, for `goesOnWith`. */
export type ChangedProductInput = {
  /** The id of the product. */
  id: string;
  /** The version that the change made. */
  version: number;
};

/** A choice of products: by their ids, or by the filters of a list. Without any field: all products. */
export type ChosenProducts = {
  /** See the same argument of `products`. */
  categoryId?: string | null | undefined;
  /** The number of products that was shown; `CONFLICT` when it is another number now. */
  count?: number | null | undefined;
  /** The ids of at most 1,000 products that are excluded. */
  except?: Array<string> | null | undefined;
  /** See the same argument of `products`. */
  featured?: boolean | null | undefined;
  /** The ids of at most 1,000 products; unknown ids are ignored. Default: the products of the list. */
  ids?: Array<string> | null | undefined;
  /** See the same argument of `products`. */
  priced?: boolean | null | undefined;
  /** See the same argument of `products`. */
  search?: string | null | undefined;
  /** See the same argument of `products`. */
  work?: WorkFilter | null | undefined;
};

/** The weights that the admin enters. */
export type CompletenessWeightsInput = {
  /** The weight of the stock code. */
  code: number;
  /** The weight of a description of at least 60 characters. */
  description: number;
  /** The weight of the picture. */
  picture: number;
  /** The weight of the price. */
  price: number;
  /** The weight of each spec that the kind requires. */
  specs: number;
};

/** The values that the admin enters for the company and the contact page together. */
export type ContactPageInput = {
  /** The public postal address. */
  address: string;
  /** Public e-mail address. */
  email: string;
  /** The map's embed address, or the whole `<iframe …>` as the map site gives it. */
  googleMapsEmbed: string;
  /** Sentence under the heading. */
  heroDescription: string;
  /** Heading of the page. */
  heroTitle: string;
  /** Where buyers have to enter who is invoiced. Default: unchanged. */
  invoiceAsked?: InvoiceAsked | null | undefined;
  /** Path on this site or absolute https address of the logo. */
  logo: string;
  /** The company's name. */
  name: string;
  /** Whether new products and categories are drafts. Default: unchanged. */
  newAsDrafts?: boolean | null | undefined;
  /** Public telephone number. */
  phone: string;
};

/** The values that the admin enters for a code of another maker. */
export type CrossReferenceInput = {
  /** The day on which the two were last compared. */
  checkedAt?: string | null | undefined;
  /** The maker's code. Case, blanks and punctuation do not matter to the search. */
  code: string;
  /** The maker; neither it nor the code may contain > or |. */
  maker: string;
  /** A note that only admins see. */
  note?: string | null | undefined;
  /** How the product compares with that part. */
  relation: CrossRelation;
  /** The source of the comparison, such as a catalogue. */
  source?: string | null | undefined;
};

/** How a product compares with the part of another maker. */
export type CrossRelation =
  /** 'Ölçüsü ve işlevi aynı': it fits in the same place and does the same. */
  | 'FORM_FIT_FUNCTION'
  /** 'Yerini aldı': that part is no longer made, and this one takes its place. */
  | 'REPLACES'
  /** 'Aynı parça': it is that part, under another code. */
  | 'SAME_PART'
  /** 'Benzer': it differs, so that the measures must be compared. */
  | 'SIMILAR';

/** A currency in which prices are stated. Visitors see all prices in Turkish lira. */
export type Currency =
  /** Euro, a foreign currency. */
  | 'EUR'
  /** Pound sterling, a foreign currency. */
  | 'GBP'
  /** Turkish lira, the currency of all stored prices. */
  | 'TRY'
  /** US dollar, a foreign currency. */
  | 'USD';

/** What the office knows of a firm. */
export type CustomerInput = {
  /** Its usual terms of delivery. */
  deliveryTerms?: string | null | undefined;
  /** The standing discount in percent, with steps that are each taken of what the one before left: '40+10'. */
  discount?: string | null | undefined;
  /** The name of the firm. */
  name: string;
  /** What the office notes about it. */
  note?: string | null | undefined;
  /** Its usual terms of payment. */
  paymentTerms?: string | null | undefined;
  /** Its tax number (VKN). Left out, it stays; blank, it is forgotten. A firm that gets the number of another one is joined to it. */
  taxNumber?: string | null | undefined;
};

/** The sign between the whole part of a number and its decimals. */
export type DecimalMark =
  /** A comma, as people write in Turkey: 1.234,5. */
  | 'COMMA'
  /** A point, as English programs write: 1,234.5. */
  | 'POINT';

/** The kinds of what is done. */
export type DeedKind =
  /** Several things got the same values. */
  | 'BULK'
  /** Something was deleted. */
  | 'DELETION'
  /** One thing was added or edited by hand. */
  | 'EDIT'
  /** Rows of the grid were saved. */
  | 'GRID'
  /** A file was imported. */
  | 'IMPORT'
  /** Two things became one. */
  | 'MERGE'
  /** A plan was done at its time. */
  | 'PLAN'
  /** Prices were changed by a rule. */
  | 'PRICES'
  /** It was done by the program itself, as at the first start, or by a command. */
  | 'PROGRAM'
  /** A proposal of a program was confirmed. */
  | 'PROPOSAL'
  /** A rate of exchange, or a setting for money, changed prices. */
  | 'RATE'
  /** Something was restored: an earlier state, or from the bin. */
  | 'RESTORE'
  /** Something happened to an enquiry, an offer or an order. */
  | 'SALES'
  /** Something was undone. */
  | 'UNDO';

/** Formats that documents come in. */
export type DocumentFormat =
  /** Drawing of AutoCAD. */
  | 'DWG'
  /** Drawing Interchange Format of AutoCAD, as text or binary. */
  | 'DXF'
  /** Portable Document Format. */
  | 'PDF'
  /** ISO 10303-21: a model that CAD programs read. */
  | 'STEP';

/** The values that the admin enters for a document. */
export type DocumentInput = {
  /** The date on the document. */
  date?: string | null | undefined;
  /** The address of the file, as `uploadDocument` returned it. */
  file: string;
  /** The kind of document. */
  kind: DocumentKind;
  /** The language of the document. Default: none. */
  language?: DocumentLanguage | null | undefined;
  /** The author's name of the revision. */
  revision?: string | null | undefined;
  /** Whether visitors see it. Default: `PUBLISHED`. */
  status?: Status | null | undefined;
  /** The title that the site shows. */
  title: string;
};

/** The kind of a document. */
export type DocumentKind =
  /** A CAD model: '3B model' on the site. */
  | 'CAD_MODEL'
  /** A certificate: 'Sertifika' on the site. */
  | 'CERTIFICATE'
  /** A data sheet: 'Ürün föyü' on the site. */
  | 'DATA_SHEET'
  /** A technical drawing: 'Teknik resim' on the site. */
  | 'DRAWING'
  /** A manual: 'Kullanım kılavuzu' on the site. */
  | 'MANUAL'
  /** Any other document. */
  | 'OTHER';

/** The languages of documents. */
export type DocumentLanguage =
  /** The document is in Arabic. */
  | 'AR'
  /** The document is in German. */
  | 'DE'
  /** The document is in English. */
  | 'EN'
  /** The document is in Spanish. */
  | 'ES'
  /** The document is in French. */
  | 'FR'
  /** The document is in Italian. */
  | 'IT'
  /** The document is in several languages. */
  | 'MULTIPLE'
  /** The document is in Russian. */
  | 'RU'
  /** The document is in Turkish. */
  | 'TR'
  /** The document is in Chinese. */
  | 'ZH';

/** Why two products may be one. */
export type DoubleReason =
  /** Their stock codes differ only by punctuation and blanks. */
  | 'CODE'
  /** They have the same GTIN. */
  | 'GTIN'
  /** They have the same brand and the same manufacturer's code. */
  | 'MANUFACTURER'
  /** They have the same name in the same category. */
  | 'NAME'
  /** Their first pictures are the same file, and they are not of one family. */
  | 'PICTURE'
  /** They are of one family and have the same values in all of its columns. */
  | 'SPECS';

/** How an enquiry reached the company. */
export type EnquiryChannel =
  /** The buyer wrote an e-mail, and an admin has written it down. */
  | 'MAIL'
  /** An admin made it of a message of the contact form. */
  | 'MESSAGE'
  /** The buyer telephoned, and an admin has written it down. */
  | 'PHONE'
  /** The buyer sent it on the site. */
  | 'SITE'
  /** The buyer asked in person, and an admin has written it down. */
  | 'VISIT'
  /** The buyer wrote by WhatsApp, and an admin has written it down. */
  | 'WHATSAPP';

/** The kinds of events of an enquiry. */
export type EnquiryEventKind =
  /** The buyer accepted an offer. */
  | 'ACCEPTED'
  /** The buyer was answered. */
  | 'ANSWERED'
  /** It was assigned to somebody else. */
  | 'ASSIGNEE'
  /** The buyer asked for changes of an offer. */
  | 'CHANGE_ASKED'
  /** The buyer declined an offer. */
  | 'DECLINED'
  /** A note was added. */
  | 'NOTE'
  /** An offer was made. */
  | 'OFFER'
  /** The buyer asked something on the page of the enquiry. */
  | 'QUESTION'
  /** The buyer was reminded of an offer. */
  | 'REMINDED'
  /** The buyer asked for a new offer in place of one whose last day was over. */
  | 'RENEWAL_ASKED'
  /** An offer was sent to the buyer. */
  | 'SENT'
  /** A product was assigned to a row. */
  | 'SETTLED'
  /** The state was changed. */
  | 'STATE';

/** The values that the buyer enters. */
export type EnquiryInput = {
  /**
   * Optional: the ids of files that `addEnquiryAttachment` has stored, at most 5. One that is gone, or that another enquiry has,
   * is `BAD_USER_INPUT` at its place, such as `attachments.0`, and nothing is stored.
   */
  attachments?: Array<string> | null | undefined;
  /** Optional: the company. */
  company?: string | null | undefined;
  /** The place of delivery; optional. */
  deliveryPlace?: string | null | undefined;
  /** The e-mail address for the answer. */
  email: string;
  /** Who is to be invoiced; needed where `SiteSettings.invoiceAsked` is ALWAYS. */
  invoice?: InvoiceInput | null | undefined;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** Reserved, too: what people do not see, programs fill in. */
  leaveEmpty?: string | null | undefined;
  /** Optional remarks; line breaks are kept. The contact form puts its subject before its text. */
  message?: string | null | undefined;
  /** First and last name. */
  name: string;
  /** The version of the privacy notice that the form showed. Default, and for an unknown one: the version in force. */
  noticeVersion?: string | null | undefined;
  /** Optional: the telephone number. */
  phone?: string | null | undefined;
  /** The requested rows, at most 60. Default: the visitor's quote list, which is then emptied. */
  rows?: Array<EnquiryRowInput> | null | undefined;
  /** Reserved: leave this field out. */
  website?: string | null | undefined;
};

/** One requested item: a product, or a line in the buyer's words. */
export type EnquiryRowInput = {
  /** The remark about it. */
  note?: string | null | undefined;
  /** The id of the product. If it was deleted in the meantime, the row keeps its `text`. */
  productId?: string | null | undefined;
  /** The quantity; optional. */
  quantity?: number | null | undefined;
  /** The buyer's words, for something that is not in the catalogue. */
  text?: string | null | undefined;
};

/** The status of an enquiry. */
export type EnquiryState =
  /** Somebody is working on it. */
  | 'IN_PROGRESS'
  /** It did not become an order. */
  | 'LOST'
  /** The enquiry has just arrived. */
  | 'NEW'
  /** The buyer has an offer. */
  | 'OFFERED'
  /** It became an order. */
  | 'WON';

/** The kinds of things that the site has, in one list. `HistoryEntity`, `BinEntity` and the others are parts of it. */
export type EntityKind =
  /** The texts of the about page. */
  | 'ABOUT'
  /** Texts for answers. */
  | 'ANSWER'
  /** An attribute of products. */
  | 'ATTRIBUTE'
  /** A category of products. */
  | 'CATEGORY'
  /** The company, its logo and the contact page. */
  | 'CONTACT'
  /** A firm that wrote. */
  | 'CUSTOMER'
  /** A document, with its file. */
  | 'DOCUMENT'
  /** An enquiry of a buyer, with its notes and offers. */
  | 'ENQUIRY'
  /** A rate of exchange, which is kept for ever. */
  | 'EXCHANGE_RATE'
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product. */
  | 'KIND'
  /** A language of the site. */
  | 'LANGUAGE'
  /** A visitor's message. */
  | 'MESSAGE'
  /** The settings for money. */
  | 'MONEY'
  /** An offer to a buyer. */
  | 'OFFER'
  /** An order of a buyer. */
  | 'ORDER'
  /** An uploaded picture. */
  | 'PICTURE'
  /** What is pinned to a search. */
  | 'PIN'
  /** A product, with its specs. */
  | 'PRODUCT'
  /** A profile of imports. */
  | 'PROFILE'
  /** An address that moved. */
  | 'REDIRECT'
  /** The products on a sector's page. */
  | 'SECTOR'
  /** A synonym of the search. */
  | 'SYNONYM'
  /** Terms for offers. */
  | 'TEMPLATE'
  /** The waiting changes of a product, which have its id. */
  | 'WAITING'
  /** The waiting changes of anything else; see `WaitingValues.id`. */
  | 'WAITING_VALUES';

/** A rate of exchange that a person types. */
export type ExchangeRateInput = {
  /** The currency; not Turkish lira. */
  currency: Currency;
  /** The last day for which it is fixed, whatever the central bank says; left out where it is not. */
  fixedUntil?: string | null | undefined;
  /** The lira that one unit costs. */
  rate: number;
};

/** The values that the admin enters for a family. */
export type FamilyInput = {
  /** The ids of the attributes by which its products differ, in order; at most 8. */
  columns: Array<string>;
  /** The name that the site shows; no other family may have it. */
  name: string;
  /** Whether visitors see it. Default: `PUBLISHED`. */
  status?: Status | null | undefined;
};

/** What figures are grouped by. */
export type FigureGroup =
  /** Figures by category. */
  | 'CATEGORY'
  /** Figures by month. */
  | 'MONTH'
  /** Figures by product. */
  | 'PRODUCT'
  /** Figures by search word. */
  | 'WORD';

/** The periods of figures. Each ends today. */
export type FigurePeriod =
  /** The last thirty days. */
  | 'MONTH'
  /** The last seven days. */
  | 'WEEK'
  /** This month and the eleven before it. */
  | 'YEAR';

/** How a product is found, the strongest way first. */
export type FoundBy =
  /** The rest of the search is the name of its category. */
  | 'CATEGORY'
  /** Its whole code or name is the search. */
  | 'CODE'
  /** All of the search is in its name. */
  | 'NAME'
  /** It is pinned to the search. */
  | 'PIN'
  /** It has only some of the words. */
  | 'SOME'
  /** The rest of the search is in its specs. */
  | 'SPEC'
  /** The rest of the search is in its description, its documents or its codes. */
  | 'TEXT';

/** The checks of the catalogue's health. */
export type HealthCheck =
  /** A redirect to a product or a category that is gone, or not on the site. */
  | 'DEAD_LINK'
  /** Two products that may be one. */
  | 'DOUBLE'
  /** A product without a spec that its kind requires. */
  | 'LACKS_SPECS'
  /** A product that an earlier file of an import profile named, and the last one did not. */
  | 'NOT_IN_IMPORT'
  /** A product whose first picture has no alternative text. */
  | 'NO_ALT'
  /** A product without a category. */
  | 'NO_CATEGORY'
  /** A product without a stock code. */
  | 'NO_CODE'
  /** A product without a picture. */
  | 'NO_PICTURE'
  /** A product without a price. */
  | 'NO_PRICE'
  /** A product that is no longer made and has no successor. */
  | 'NO_SUCCESSOR'
  /** A document that is dated more than five years ago. */
  | 'OLD_DOCUMENT'
  /**
   * A product whose description or picture has the address of another site that has failed to answer twice, a week apart. Found
   * only where the setting `CHECK_LINKS` is on.
   */
  | 'OUTSIDE_LINK'
  /** A product that is still made and has had its price for more than six months. */
  | 'PRICE_UNCHANGED'
  /** A redirect to an address that is redirected itself. */
  | 'REDIRECT_CHAIN'
  /** A product whose description has fewer than 60 characters. */
  | 'SHORT_DESCRIPTION'
  /** A product whose first picture has fewer than 800 pixels across. */
  | 'SMALL_PICTURE'
  /** A product with a value further than three standard deviations from the mean of its kind, as last night has found it. */
  | 'SPEC_RANGE'
  /** A document that no product has. */
  | 'UNUSED_DOCUMENT';

/** Whether rows that are hidden in a workbook are taken. */
export type HiddenRows =
  /** They are left out as no products. */
  | 'LEAVE_OUT'
  /** They are imported like all others. */
  | 'TAKE';

/** The kinds of entities that have a history. */
export type HistoryEntity =
  /** The texts of the about page. */
  | 'ABOUT'
  /** Texts for answers. */
  | 'ANSWER'
  /** An attribute of products. */
  | 'ATTRIBUTE'
  /** A category of products. */
  | 'CATEGORY'
  /** The company, its logo and the contact page. */
  | 'CONTACT'
  /** A firm that wrote; for `changes` alone. That it wrote once more is no change of it. */
  | 'CUSTOMER'
  /** A document of products. */
  | 'DOCUMENT'
  /** An enquiry of a buyer; for `changes` alone. */
  | 'ENQUIRY'
  /** A rate of exchange, which is kept for ever. */
  | 'EXCHANGE_RATE'
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product. */
  | 'KIND'
  /** A language of the site. */
  | 'LANGUAGE'
  /** The settings for money. */
  | 'MONEY'
  /** An offer to a buyer; for `changes` alone. */
  | 'OFFER'
  /** An order of a buyer; for `changes` alone. */
  | 'ORDER'
  /** What is pinned to a search. */
  | 'PIN'
  /** A product, with its specs. */
  | 'PRODUCT'
  /** A profile of imports. */
  | 'PROFILE'
  /** An address that moved. */
  | 'REDIRECT'
  /** The products on a sector's page. */
  | 'SECTOR'
  /** A synonym of the search. */
  | 'SYNONYM'
  /** Terms for offers. */
  | 'TEMPLATE'
  /** The waiting changes of a product, which have its id. */
  | 'WAITING'
  /** The waiting changes of anything else; see `WaitingValues.id`. */
  | 'WAITING_VALUES';

/** The values that the admin enters for a profile of imports. */
export type ImportProfileInput = {
  /** The name of the profile, which must be unique. */
  name: string;
  /** All settings of the profile, as docs/imports.md describes them; omitted ones have their defaults. */
  setup?: unknown;
};

/** The states of a run. */
export type ImportRunState =
  /** It has succeeded and changed something. */
  | 'DONE'
  /** It ended with an error and changed nothing. */
  | 'FAILED'
  /** An admin has let it pass. */
  | 'PASSED'
  /** It is running. No other run of its profile can begin in the meantime. */
  | 'RUNNING'
  /** It stopped itself and changed nothing. */
  | 'STOPPED'
  /** It has succeeded, and there was nothing to change. */
  | 'UNCHANGED'
  /** It waits for its turn. */
  | 'WAITING';

/** The header with the credentials for an address. */
export type ImportSignIn = {
  /** The name of the header: 'Authorization', or one of the supplier's own. */
  header: string;
  /** The value of the header: 'Basic …', 'Bearer …' or another. */
  value: string;
};

/** Where buyers have to enter who is invoiced. Everywhere else they may. */
export type InvoiceAsked =
  /** In enquiries, too. */
  | 'ALWAYS'
  /** Nobody has to. */
  | 'NEVER'
  /** Where an offer is accepted. */
  | 'ORDERS';

/** Who is invoiced. All of it may be left out unless `SiteSettings.invoiceAsked` says otherwise; what is wrong comes all at once. */
export type InvoiceInput = {
  /** The number of the building, and of the flat. */
  buildingNumber?: string | null | undefined;
  /** The province (il), or the city in another country. */
  city?: string | null | undefined;
  /** The country, ISO 3166-1. Default: 'TR'. */
  country?: string | null | undefined;
  /** The district (ilçe). */
  district?: string | null | undefined;
  /** The e-mail address for the invoice. */
  email?: string | null | undefined;
  /** A company or a person. Default: COMPANY. */
  kind?: InvoiceKind | null | undefined;
  /** The neighbourhood (mahalle). */
  neighbourhood?: string | null | undefined;
  /** The postcode; five digits in Turkey. */
  postalCode?: string | null | undefined;
  /** The street (cadde, sokak). */
  street?: string | null | undefined;
  /** VKN or TCKN, by its length; the VAT number in another country. Blanks and signs between digits are left out. */
  taxNumber?: string | null | undefined;
  /** The tax office. */
  taxOffice?: string | null | undefined;
  /** The legal title of the company, or the full name of the person. */
  title?: string | null | undefined;
};

/** Whether a company or a person is invoiced. */
export type InvoiceKind =
  /** A company, or a trader with a tax office. */
  | 'COMPANY'
  /** A person, by a T.C. identity number. */
  | 'PERSON';

/** The states of a job. */
export type JobState =
  /** An admin has cancelled it. Nothing was changed. */
  | 'CANCELED'
  /** The job has succeeded. */
  | 'DONE'
  /** The job was refused or failed; the field that started it returns the reason. Nothing was changed. */
  | 'FAILED'
  /** The job runs. */
  | 'RUNNING'
  /** The job waits for other jobs. */
  | 'WAITING';

/** The values that are entered for a key. */
export type KeyInput = {
  /** Addresses and networks from which it works, such as '192.0.2.7' and '2001:db8::/32'. Default: any. */
  addresses?: Array<string> | null | undefined;
  /** The number of days for which it works. Default: 90; null for no end. */
  days?: number | null | undefined;
  /** The name of the key, which must be unique. */
  name: string;
  /** The ids of the import profiles to which it may send files, and whose files it may read. */
  profileIds?: Array<string> | null | undefined;
  /** The scopes of the key. A key without scopes needs a profile. */
  scopes: Array<Scope>;
};

/** The states of a key. */
export type KeyState =
  /** It works, within the roles of the person who made it. */
  | 'ACTIVE'
  /** It has expired. */
  | 'EXPIRED'
  /** Somebody has revoked it, or the person who made it is suspended or removed. */
  | 'REVOKED';

/** The values that the admin enters for an attribute of a kind. */
export type KindAttributeInput = {
  /** The attribute's id. */
  attributeId: string;
  /** Whether tables of products have a column for it. Default: false. */
  column?: boolean | null | undefined;
  /** Whether lists can be filtered by it. Default: false. */
  filterable?: boolean | null | undefined;
  /** The heading of the group of attributes. Default: none. */
  group?: string | null | undefined;
  /** Whether it is one of the at most four attributes that distinguish products of the kind at a glance. Default: false. */
  key?: boolean | null | undefined;
  /** Whether every product of the kind should have a value. Default: false. */
  required?: boolean | null | undefined;
};

/** A letter of a drawing and the attribute that it stands for. */
export type KindLetterInput = {
  /** The attribute's id. */
  attributeId: string;
  /** A letter, and up to two further letters or digits: 'd', 'De', 'd1'. */
  letter: string;
};

/** What a frequently seen product may lack. */
export type Lacking =
  /** It has no document. */
  | 'DOCUMENT'
  /** It has no picture. */
  | 'PICTURE'
  /** It has no price. */
  | 'PRICE';

/** The values of a language that change; null takes the currency away. */
export type LanguageChanges = {
  /** The currency of its prices. */
  currency?: Currency | null | undefined;
  /** The direction of its writing. */
  direction?: TextDirection | null | undefined;
  /** Whether the site offers it to visitors. */
  inMenu?: boolean | null | undefined;
  /** Whether search engines may list its pages. */
  indexable?: boolean | null | undefined;
  /** The name in the language itself. */
  name?: string | null | undefined;
  /** Its place among the languages. */
  position?: number | null | undefined;
  /** Whether visitors read what a machine wrote before a person has confirmed it. */
  showsUnconfirmed?: boolean | null | undefined;
  /** What visitors find at the page of a product or a category without a name in the language. */
  untranslated?: UntranslatedPage | null | undefined;
};

/** The values that the admin enters for a language. */
export type LanguageInput = {
  /** The currency of its prices. Default: none, so that all prices are on request. */
  currency?: Currency | null | undefined;
  /** The direction of its writing. Default: LTR. */
  direction?: TextDirection | null | undefined;
  /** Whether the site offers it to visitors. Default: true. */
  inMenu?: boolean | null | undefined;
  /** Whether search engines may list its pages. Default: true. */
  indexable?: boolean | null | undefined;
  /** The name in the language itself. */
  name: string;
  /** Its place among the languages. Default: 0. */
  position?: number | null | undefined;
  /** Whether visitors read what a machine wrote before a person has confirmed it. Default: false. */
  showsUnconfirmed?: boolean | null | undefined;
  /** What visitors find at the page of a product or a category without a name in the language. Default: IN_PLACE. */
  untranslated?: UntranslatedPage | null | undefined;
};

/** The values that the admin enters for a letter. */
export type LetterInput = {
  /**
   * The ids of files that `addEnquiryAttachment` has answered with, in their order, which go out with the letter: at most 20 MB
   * together. One that is gone or that something else has is `BAD_USER_INPUT` at its place, such as `attachments.0`.
   */
  attachments?: Array<string> | null | undefined;
  /** True: it was sent in another way, such as by a mail program, and the site only keeps it. */
  elsewhere?: boolean | null | undefined;
  /** The subject of the letter. */
  subject: string;
  /** The text; line breaks are kept. */
  text: string;
};

/** What a letter is for. */
export type LetterKind =
  /** It answers a message or an enquiry. */
  | 'ANSWER'
  /** It has an offer with it. */
  | 'OFFER'
  /** It reminds the buyer of an offer. */
  | 'REMINDER';

/** The status of a letter. */
export type LetterState =
  /** The admin sent it in another way; the site only keeps it. */
  | 'ELSEWHERE'
  /** It was given up; `failure` says why. */
  | 'FAILED'
  /** The mail server has taken it. */
  | 'SENT'
  /** The mail server has not taken it yet; it is tried again for two days. */
  | 'WAITING';

/** Why a mail could not be delivered. */
export type MailFailure =
  /** The mail server refuses what is in it for good: it looks like spam, or is too large. */
  | 'CONTENT_REFUSED'
  /** It is late: a mail server on its way has it and goes on trying. Nothing has failed yet. */
  | 'DELAYED'
  /** A mail server on its way gave it back, since that of the recipient had not taken it for days. */
  | 'EXPIRED'
  /** No mail server has taken it for two days. */
  | 'GIVEN_UP'
  /** It was never sent: the address had already got three such mails on that day. */
  | 'HELD_BACK'
  /** The mail server refuses the address for good: it is misspelt, or no longer in use. */
  | 'REFUSED';

/** The recipient of a mail about a message or an enquiry. */
export type MailRecipient =
  /** The company, at the address of the setting `NOTIFY_EMAIL`. */
  | 'COMPANY'
  /** The address that the visitor entered. */
  | 'SENDER';

/** A measured value of a part. */
export type MeasureInput = {
  /** The attribute that was measured. */
  attributeId: string;
  /** The value as typed: '20', '19,8 mm', '1/2"', or the name or id of an option. */
  value: string;
};

/** The values that a visitor enters for a message. */
export type MessageInput = {
  /** Optional: the company. */
  company?: string | null | undefined;
  /** The e-mail address for the answer. */
  email: string;
  /** Reserved, too: what people do not see, programs fill in. */
  leaveEmpty?: string | null | undefined;
  /** The text; line breaks are kept. */
  message: string;
  /** First and last name. */
  name: string;
  /** The version of the privacy notice that the form showed. Default, and for an unknown one: the version in force. */
  noticeVersion?: string | null | undefined;
  /** The subject of the message. */
  subject: string;
  /** Reserved: leave this field out. */
  website?: string | null | undefined;
};

/** The status of a message. */
export type MessageStatus =
  /** Just arrived; it cannot be set again. */
  | 'NEW'
  /** The message was read. */
  | 'READ'
  /** The message was answered. */
  | 'REPLIED';

/** An amount of money as a price list states it. */
export type MoneyInput = {
  /** The amount, in units of the currency. */
  amount: number;
  /** The currency of the amount: one that the site's settings for money name, or Turkish lira. */
  currency: Currency;
  /** Whether KDV is in the amount. Default: true. */
  includesVat?: boolean | null | undefined;
};

/** The settings for money to save. */
export type MoneySettingsInput = {
  /** The currencies beside Turkish lira in which products may have their prices. */
  currencies: Array<Currency>;
  /**
   * The terms of payment that an offer in foreign money begins with; null for those of the program. In it, {döviz}, {kur}, {gün} and
   * {kaynak} stand for the currency, the rate, its day and its source.
   */
  foreignTerms?: string | null | undefined;
  /** What is added to the central bank's rate, as a percentage. */
  margin: number;
  /** After so many days without a new rate, people are told, and `whenOld` holds. */
  oldAfterDays: number;
  /** Which of the central bank's rates is taken. */
  rateKind: RateKind;
  /** Whether the page of a product says its price without KDV, too. */
  showsNet: boolean;
  /** Whether the page of a product with a price in a currency says that price, the rate and its day. */
  showsRate: boolean;
  /** Where rates come from. */
  source: RateSource;
  /** The rates of KDV that exist, each once. */
  vatRates: Array<VatRateInput>;
  /** What becomes of prices whose rate is old. */
  whenOld: OldRate;
};

/** The name of a file, before it is sent. */
export type NamedFileInput = {
  /** Its size in bytes. */
  byteSize: number;
  /** The name of the file, with the folders that contain it: 'Rulmanlar/6204-2RS (2).jpg'. */
  path: string;
};

/** What happens with a file that is added by its name. */
export type NamedFileOutcome =
  /** An admin has left it out. */
  | 'LEFT_OUT'
  /** It is added to its product. */
  | 'MATCHED'
  /** No product fits, and it is left out until an admin names one. */
  | 'NONE'
  /** It is neither a picture nor a document, or cannot be read. */
  | 'REFUSED'
  /** Its product has a picture or document of the same bytes already. */
  | 'SAME'
  /** It may belong to several products, and is left out until an admin says which one. */
  | 'SEVERAL';

/** The kinds of events that people are notified of. */
export type NoticeKind =
  /** The nightly backup failed. */
  | 'BACKUP_FAILED'
  /** A buyer has sent an enquiry. */
  | 'ENQUIRY_RECEIVED'
  /** A health check found more than the night before. */
  | 'HEALTH_WORSENED'
  /** A run of an import profile has succeeded; only for profiles that ask for it. */
  | 'IMPORT_DONE'
  /** A run of an import profile failed. */
  | 'IMPORT_FAILED'
  /** A run of an import profile stopped itself and changed nothing. */
  | 'IMPORT_STOPPED'
  /** A key of a program ends in 14 days, in 3 days or now. For owners. */
  | 'KEY_ENDING'
  /** A mail could not be delivered and is not tried again. */
  | 'MAIL_FAILED'
  /** A visitor has sent a message. */
  | 'MESSAGE_RECEIVED'
  /** A buyer has accepted an offer. */
  | 'OFFER_ACCEPTED'
  /** A buyer asks for changes of an offer or for a new one, or has declined it. */
  | 'OFFER_ANSWERED'
  /** A plan was done at its time. For owners and editors. */
  | 'PLAN_DONE'
  /** A plan stopped, usually because somebody had changed one of its values. For owners and editors. */
  | 'PLAN_STOPPED'
  /** There is no new rate of exchange for so many days as the settings say. For owners and editors. */
  | 'RATE_OLD'
  /** A rate of exchange differs by more than 5 % from the one before, and waits for a person. For owners and editors. */
  | 'RATE_STOPPED'
  /** An enquiry or a message waits among suspected spam, where it needs a look: no mail is sent about it. */
  | 'SPAM_SUSPECTED'
  /** A webhook was switched off, because its endpoint accepts nothing or its key has ended. For owners. */
  | 'WEBHOOK_OFF';

/** How often people are notified. */
export type NoticeWay =
  /** As soon as it happens. */
  | 'AT_ONCE'
  /** Once a day, in the morning. */
  | 'DAILY'
  /** The person is not notified. */
  | 'NEVER';

/** The values with which a buyer asks for changes of an offer; at least one line or a text. */
export type OfferChangeInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** What is to change, line by line. */
  lines?: Array<OfferChangeLineInput> | null | undefined;
  /** The revision that the buyer read. */
  revision: number;
  /** Optional remarks about the whole offer; line breaks are kept. */
  text?: string | null | undefined;
};

/** What is to change in a line of an offer. What is left out may stay. */
export type OfferChangeLineInput = {
  /** The day of delivery: '2026-12-06'. */
  day?: string | null | undefined;
  /** The id of the line. */
  lineId: string;
  /** The price in the currency of the offer, without KDV, for as many units as that of the line. */
  price?: number | null | undefined;
  /** The quantity that is asked for. */
  quantity?: number | null | undefined;
  /** A remark; line breaks are kept. */
  text?: string | null | undefined;
};

/** The values with which a buyer declines an offer. */
export type OfferDeclineInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** Why it is declined; optional. */
  reason?: OfferDeclineReason | null | undefined;
  /** The revision that the buyer read. */
  revision: number;
  /** Optional remarks; line breaks are kept. */
  text?: string | null | undefined;
};

/** Why a buyer declines an offer. */
export type OfferDeclineReason =
  /** Delivery takes too long. */
  | 'LEAD_TIME'
  /** It is not needed any more. */
  | 'NOT_NEEDED'
  /** The price is too high. */
  | 'PRICE'
  /** What is offered does not suit. */
  | 'UNSUITABLE';

/** The values that the admin enters for an offer. */
export type OfferInput = {
  /** The currency of all prices: Turkish lira, or one that the site's settings for money name. Default: TRY. */
  currency?: Currency | null | undefined;
  /** The terms of delivery. */
  deliveryTerms?: string | null | undefined;
  /** The text before the lines. */
  intro?: string | null | undefined;
  /**
   * The code of the language in which the buyer gets this offer and all that follows, 'tr' for Turkish. Default: the language of the
   * enquiry.
   */
  language?: string | null | undefined;
  /** The lines of the offer. */
  lines: Array<OfferLineInput>;
  /** Other terms, one per line. */
  notes?: string | null | undefined;
  /** The terms of payment. */
  paymentTerms?: string | null | undefined;
  /** The name of its author, as the buyer reads it. */
  preparedBy: string;
  /** The ids of the rates by which the lines were filled in, one for a currency. Default: those of today. */
  rateIds?: Array<string> | null | undefined;
  /** The number of days for which it is valid, counted from today. */
  validDays: number;
};

/** One offered item. */
export type OfferLineInput = {
  /** The buyer's code for the item, or that of another maker by which it was asked for. The buyer reads it. */
  askedCode?: string | null | undefined;
  /** The stock code of the item. */
  code?: string | null | undefined;
  /** The discount in percent. Default: what `discountSteps` come to. */
  discount?: number | null | undefined;
  /**
   * The discount as it was typed, in steps that are each taken of what the one before left: '40+10' is 46 %. The paper names it so.
   * `discount` then has to be what it comes to, or is left out.
   */
  discountSteps?: string | null | undefined;
  /** How the line counts in the sums. Default: PLAIN. At least one line is plain, and an alternative has a line above it. */
  kind?: OfferLineKind | null | undefined;
  /** The name of the item. */
  name: string;
  /** The remark about it. */
  note?: string | null | undefined;
  /** The price in the currency of the offer, without KDV, for `priceQuantity` units, before the discount. */
  price: number;
  /** The number of units that the price is for. Default: 1. */
  priceQuantity?: number | null | undefined;
  /**
   * The price with KDV of which `price` was made, such as a list price: the total of the line is then its multiple to the kuruş.
   * `price` has to be what is left of it without KDV, rounded. Default: `price` alone counts.
   */
  priceWithVat?: number | null | undefined;
  /** The id of the product; left out for a line without one. */
  productId?: string | null | undefined;
  /** The quantity of the item. */
  quantity: number;
  /** The unit of the quantity. Default: pieces. */
  salesUnit?: SalesUnit | null | undefined;
  /** The rate of KDV in percent. */
  vatRate: number;
};

/** How a line counts in the sums of an offer. */
export type OfferLineKind =
  /** The buyer may take it instead of the nearest plain or optional line above it: it is not part of the sums. */
  | 'ALTERNATIVE'
  /** The buyer may add the line: it is not part of the sums. */
  | 'OPTIONAL'
  /** The line is part of the sums. */
  | 'PLAIN';

/** The status of a letter. */
export type OfferMailState =
  /** It was given up; `failure` says why. */
  | 'FAILED'
  /** The mail server has taken it. */
  | 'SENT'
  /** The mail server has not taken it yet; it is tried again for two days. */
  | 'WAITING';

/** Names the offer that a buyer wants to be renewed. */
export type OfferRenewalInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** The revision whose last day is over. */
  revision: number;
};

/** What a buyer can ask for instead of accepting an offer. */
export type OfferRequestKind =
  /** The buyer wants another offer. */
  | 'CHANGE'
  /** The buyer wants nothing any more. */
  | 'DECLINE'
  /** The buyer wants a new offer in place of one whose last day is over. */
  | 'RENEWAL';

/** The values that the admin enters for a template of terms. */
export type OfferTemplateInput = {
  /** The terms of delivery. */
  deliveryTerms?: string | null | undefined;
  /** The name by which it is chosen; no other template may have it. */
  name: string;
  /** Other terms, one per line. */
  notes?: string | null | undefined;
  /** The terms of payment. */
  paymentTerms?: string | null | undefined;
  /** The number of days for which the offer is valid. */
  validDays?: number | null | undefined;
};

/** The languages of the admin area. */
export type OfficeLanguage =
  /** English, as everybody begins. */
  | 'EN'
  /** Turkish, by choice of the person. */
  | 'TR';

/** What becomes of prices whose rate is old. */
export type OldRate =
  /** They stay as they are. */
  | 'KEEP'
  /** They are shown on request until there is a new rate. */
  | 'ON_REQUEST';

/** The papers of an order. */
export type OrderDocumentKind =
  /** The confirmation of the order, from the state `CONFIRMED` on. */
  | 'CONFIRMATION'
  /** The invoice, once the company's accounts have sent it. */
  | 'INVOICE'
  /** The accepted revision of the offer, with the record of its acceptance. */
  | 'OFFER'
  /** The order that the buyer sent along. */
  | 'OWN'
  /** The waybill of the goods. */
  | 'WAYBILL';

/** The states of an order, in their order. */
export type OrderState =
  /** It was cancelled. */
  | 'CANCELLED'
  /** The company has confirmed the order. */
  | 'CONFIRMED'
  /** The buyer has it. */
  | 'DELIVERED'
  /** The buyer has accepted the offer. */
  | 'PLACED'
  /** It is packed. */
  | 'READY'
  /** It is on its way. */
  | 'SENT';

/** The values that people enter for their own account. */
export type OwnAccountInput = {
  /** The language in which the person reads the admin area. */
  language?: OfficeLanguage | null | undefined;
  /** The name that other people and buyers see. When it is empty, the e-mail address is shown. */
  name?: string | null | undefined;
  /** The lines below letters to buyers; line breaks are kept. When they are empty, the name is used. */
  signature?: string | null | undefined;
  /** True: the admin area opens with Today. */
  startsWithToday?: boolean | null | undefined;
};

/** The kinds of data that visitors send. */
export type PersonalSort =
  /** An enquiry, with its notes and offers. */
  | 'ENQUIRY'
  /** A message of a visitor. */
  | 'MESSAGE'
  /** An order that the person placed, or that names them in a text. It loses the person, or that text, and stays. */
  | 'ORDER';

/** An admin's answer about a file. */
export type PictureAnswer = {
  /** The number of the file in its batch. */
  file: number;
  /** True: the file is left out. */
  leaveOut?: boolean | null | undefined;
  /** The id of the product that it belongs to. */
  productId?: string | null | undefined;
};

/** The states of a batch of pictures. */
export type PictureBatchState =
  /** It was added. */
  | 'DONE'
  /** It was not asked to be added yet. */
  | 'OPEN'
  /** It is added as soon as its files have been sent. */
  | 'WAITING';

/** The position of new pictures in a product that already has some. */
export type PicturePlace =
  /** After the present pictures. */
  | 'AFTER'
  /** They replace all present pictures. */
  | 'ALL'
  /** The first new picture replaces the first one, and the others come at the end. */
  | 'FIRST';

/** The values that the admin enters for a pin. */
export type PinInput = {
  /** The path of a page of this site; null for none. */
  leadsTo?: string | null | undefined;
  /** The ids of at most three products in their order. */
  productIds: Array<string>;
  /** The whole search, in any spelling. */
  said: string;
  /** The last day on which it has effect, such as '2026-12-06'; null for no end. */
  until?: string | null | undefined;
};

/** A change at a time. Exactly one of `status`, `priceRule` and `values` says what changes. */
export type PlanInput = {
  /** The time, as ISO 8601 with a zone, such as '2026-11-27T06:00:00Z'; seconds are ignored. */
  at: string;
  /** The time at which the change is taken back. Default: never. */
  backAt?: string | null | undefined;
  /** The name of the plan. */
  name: string;
  /** True: the values are waiting changes, which no longer wait once they are planned. */
  ofWaiting?: boolean | null | undefined;
  /** True: a time in the past means now. Otherwise it is refused. */
  pastIsNow?: boolean | null | undefined;
  /** How their prices change; products without a price are left out. */
  priceRule?: PriceRule | null | undefined;
  /** The new status of the products and things. */
  status?: Status | null | undefined;
  /** Other things that get the status. */
  things?: Array<PlannedThing> | null | undefined;
  /** The new values of one thing. */
  values?: PlannedValues | null | undefined;
  /** The products that get the status or the prices, at most 10,000. */
  which?: ChosenProducts | null | undefined;
};

/** The kinds of planned changes. */
export type PlanKind =
  /** It makes things drafts. */
  | 'DRAFT'
  /** It hides things. */
  | 'HIDDEN'
  /** It changes prices. */
  | 'PRICES'
  /** It publishes things. */
  | 'PUBLISHED'
  /** It gives new values to one thing. */
  | 'VALUES';

/** The states of a step of a plan. */
export type PlanState =
  /** It has happened. */
  | 'DONE'
  /** It was skipped: the time to take it back had passed, too, or the plan had stopped before. */
  | 'PASSED'
  /** It could not be done, usually because somebody had changed one of its values; nothing was changed. */
  | 'STOPPED'
  /** It has not happened yet. */
  | 'WAITING';

/** A thing that a plan publishes or hides. */
export type PlannedThing = {
  /** The kind of thing: a product, a category, a family, a document, the choice of a sector or the about page. */
  entity: HistoryEntity;
  /** The id of the thing; '1' for the about page. */
  id: string;
};

/** New values of one thing: its id, and one of the other fields. Omitted values stay unchanged. */
export type PlannedValues = {
  /** Texts of the about page. */
  about?: AboutInput | null | undefined;
  /** Values of a category. */
  category?: CategoryInput | null | undefined;
  /** Values of a document. */
  document?: DocumentInput | null | undefined;
  /** Values of a family. */
  family?: FamilyInput | null | undefined;
  /** The id of the thing; left out for the about page. */
  id?: string | null | undefined;
  /** Values of a product. */
  product?: ProductChanges | null | undefined;
  /** The products on the page of a sector. */
  sector?: SectorInput | null | undefined;
};

/** Whether prices contain KDV. */
export type PriceBasis =
  /** They do not; an import adds it. */
  | 'WITHOUT_VAT'
  /** They contain it, as the prices of the site do. */
  | 'WITH_VAT';

/** The values that the admin enters for a row of a price ladder. */
export type PriceBreakInput = {
  /** The quantity from which the price applies; more than the smallest that is sold. */
  minimum: number;
  /** In Turkish lira with KDV, for the same number of units as the price of the product. */
  price: number;
};

/**
 * How prices change: by a percentage or an amount, then rounded half up, then kept within the limits. Prices are calculated in
 * whole kuruş. Products without a price are left out.
 */
export type PriceRule = {
  /** The change in Turkish lira. Either this or `percent`. */
  amount?: number | null | undefined;
  /** The highest price that is set, in Turkish lira. */
  ceiling?: number | null | undefined;
  /** Instead of `step`: rounds to the nearest price that ends with this many kuruş: 90 or 99. */
  ending?: number | null | undefined;
  /** The lowest price that is set, in Turkish lira. */
  floor?: number | null | undefined;
  /** The change in percent: 12.5, or -5. Either this or `amount`. */
  percent?: number | null | undefined;
  /** Rounds to a multiple of this many kuruş: 1, 5, 10, 50, 100, 500 or 1000. */
  step?: number | null | undefined;
};

/** The values of a product that change; none is required. A list is replaced as a whole. */
export type ProductChanges = {
  /** The availability of the product. */
  availability?: Availability | null | undefined;
  /** The brand of the product. */
  brand?: string | null | undefined;
  /** The id of the category; null for 'Kategorisiz', no category. */
  categoryId?: string | null | undefined;
  /** Codes of other makers by which it is found, in their order; at most 100, each code of a maker once. */
  crossReferences?: Array<CrossReferenceInput> | null | undefined;
  /** Plain text; line breaks are kept. */
  description?: string | null | undefined;
  /** The ids of the documents in their order; at most 50. */
  documentIds?: Array<string> | null | undefined;
  /** The id of the family; null for none. */
  familyId?: string | null | undefined;
  /** Whether the home page shows it. */
  featured?: boolean | null | undefined;
  /** The Global Trade Item Number (EAN, UPC). */
  gtin?: string | null | undefined;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  image?: string | null | undefined;
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  imageAlt?: string | null | undefined;
  /** The caption of the picture, such as 'Temsili çizim'; it may be empty. */
  imageCaption?: string | null | undefined;
  /** The id of the kind; null for none. */
  kindId?: string | null | undefined;
  /** The delivery time in days. It applies only with the availability `ON_ORDER`. */
  leadDays?: number | null | undefined;
  /** The ladder of `listPrice`, in its currency, which replaces the former one; null for none. */
  listBreaks?: Array<PriceBreakInput> | null | undefined;
  /**
   * The price as the price list states it; null makes `price` the entered one, as it is now. While a product has one, another `price`
   * alone is refused.
   */
  listPrice?: MoneyInput | null | undefined;
  /** The manufacturer's code. */
  manufacturerCode?: string | null | undefined;
  /** The smallest quantity that is sold. */
  minimumQuantity?: number | null | undefined;
  /** Further pictures in their order; at most 12. */
  morePictures?: Array<ProductPictureInput> | null | undefined;
  /** The name that customers use, with size or code: 'Sabit Bilyalı Rulman 6204-2RS'. */
  name?: string | null | undefined;
  /**
   * The price in Turkish lira, including KDV, with at most two decimals. Empty for 'Fiyat için iletişime geçin', price on
   * request.
   */
  price?: number | null | undefined;
  /** The price ladder, which replaces the former one; null for none. At most 8 breaks, as in `ProductInput`. */
  priceBreaks?: Array<PriceBreakInput> | null | undefined;
  /** The number of units that the price is for; null for one. */
  priceQuantity?: number | null | undefined;
  /** The unit in which the product is sold; null for pieces. */
  salesUnit?: SalesUnit | null | undefined;
  /** The specs. Specs that the kind requires may be missing. */
  specs?: Array<SpecInput> | null | undefined;
  /** Whether visitors see it. */
  status?: Status | null | undefined;
  /** The code by which the company orders and sells it. It is refused when another product has it, ignoring case, blanks and dashes. */
  stockCode?: string | null | undefined;
  /**
   * The id of the product that replaces this one. It applies only with the availability `DISCONTINUED`. A circle of successors
   * is refused.
   */
  successorId?: string | null | undefined;
  /** The ids of products that are bought together with it, in their order; at most 12. Each of them shows this one, too. */
  togetherIds?: Array<string> | null | undefined;
  /** The product's own rate of KDV as a percentage; null for that of its kind, its category, or the usual one. */
  vatRate?: number | null | undefined;
};

/** Conditions for products: a product must match any of the values within a field, and all fields. */
export type ProductFilter = {
  /** Any of these availabilities. */
  availability?: Array<Availability> | null | undefined;
  /** Any of these brands, written as `ProductFacets.brands` names them; at most 50. */
  brands?: Array<string> | null | undefined;
  /** Products that have a document of each of these kinds. */
  documentKinds?: Array<DocumentKind> | null | undefined;
  /** The ids of kinds; at most 50. */
  kindIds?: Array<string> | null | undefined;
  /** The maximum delivery time in days: products in stock, and products on order with at most this many `leadDays`. */
  leadDays?: number | null | undefined;
  /** The price range, in Turkish lira. Products without a price never match. */
  price?: RangeFilter | null | undefined;
  /** The conditions for specs; at most 20 attributes, each once. */
  specs?: Array<SpecFilter> | null | undefined;
};

/** The values that the admin enters for a product. */
export type ProductInput = {
  /** The availability of the product. */
  availability?: Availability | null | undefined;
  /** The brand of the product. */
  brand?: string | null | undefined;
  /** The id of the category. Default: 'Kategorisiz', no category. The form of the admin area requires one. */
  categoryId?: string | null | undefined;
  /** Codes of other makers by which it is found, in their order; at most 100, each code of a maker once. */
  crossReferences?: Array<CrossReferenceInput> | null | undefined;
  /** Plain text; line breaks are kept. */
  description: string;
  /** The ids of the documents in their order; at most 50. */
  documentIds?: Array<string> | null | undefined;
  /** The id of the family. Default: none. */
  familyId?: string | null | undefined;
  /** Whether the home page shows it. Default: false. */
  featured?: boolean | null | undefined;
  /** The Global Trade Item Number (EAN, UPC). */
  gtin?: string | null | undefined;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  image?: string | null | undefined;
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  imageAlt?: string | null | undefined;
  /** The caption of the picture, such as 'Temsili çizim'; it may be empty. */
  imageCaption?: string | null | undefined;
  /** The id of the kind. Default: none. */
  kindId?: string | null | undefined;
  /** The delivery time in days. It applies only with the availability `ON_ORDER`. */
  leadDays?: number | null | undefined;
  /** The ladder of `listPrice`, in its currency; at most 8 breaks. */
  listBreaks?: Array<PriceBreakInput> | null | undefined;
  /**
   * The price as the price list states it, in a currency or without KDV. With it, `price` and `priceBreaks` are calculated from it and
   * `listBreaks`, and what is given for them does not count.
   */
  listPrice?: MoneyInput | null | undefined;
  /** The manufacturer's code. */
  manufacturerCode?: string | null | undefined;
  /** The smallest quantity that is sold. */
  minimumQuantity?: number | null | undefined;
  /** Further pictures in their order; at most 12. */
  morePictures?: Array<ProductPictureInput> | null | undefined;
  /** The name that customers use, with size or code: 'Sabit Bilyalı Rulman 6204-2RS'. */
  name: string;
  /**
   * The price in Turkish lira, including KDV, with at most two decimals. Empty for 'Fiyat için iletişime geçin', price on
   * request.
   */
  price?: number | null | undefined;
  /** The price ladder; at most 8 breaks. Quantities rise, each price is below the one before, and the first below `price`. */
  priceBreaks?: Array<PriceBreakInput> | null | undefined;
  /** The number of units that the price is for. Default: 1. */
  priceQuantity?: number | null | undefined;
  /** The unit in which the product is sold. Default: pieces. */
  salesUnit?: SalesUnit | null | undefined;
  /** The specs. Specs that the kind requires may be missing. */
  specs?: Array<SpecInput> | null | undefined;
  /** Whether visitors see the product. Default: the site's setting for new products. */
  status?: Status | null | undefined;
  /** The code by which the company orders and sells it. It is refused when another product has it, ignoring case, blanks and dashes. */
  stockCode?: string | null | undefined;
  /**
   * The id of the product that replaces this one. It applies only with the availability `DISCONTINUED`. A circle of successors
   * is refused.
   */
  successorId?: string | null | undefined;
  /** The ids of products that are bought together with it, in their order; at most 12. Each of them shows this one, too. */
  togetherIds?: Array<string> | null | undefined;
  /** The product's own rate of KDV as a percentage; one that exists. Default: that of its kind, its category, or the usual one. */
  vatRate?: number | null | undefined;
};

/** The values that the admin enters for a kind of product. */
export type ProductKindInput = {
  /** The attributes of its products, in order; at most 100. */
  attributes: Array<KindAttributeInput>;
  /** The letters of the drawing, each once, for attributes of the kind, each once. Default: unchanged, or none for a new kind. */
  letters?: Array<KindLetterInput> | null | undefined;
  /** The name that the site shows; no other kind may have it. */
  name: string;
  /**
   * A custom drawing as SVG: the part in `<g class="geo">`, then a `<g data-measure="d">` for each letter. Everything but
   * shapes, texts and their positions is removed. Default: unchanged; null for none.
   */
  ownDrawing?: string | null | undefined;
  /** The section in which its products are drawn. Default: unchanged, or none for a new kind. */
  section?: Section | null | undefined;
  /** How much each part counts for the completeness of its products. Default: unchanged, or equal weights for a new kind. */
  weights?: CompletenessWeightsInput | null | undefined;
};

/** The orders of a list of products. Products that are equal in it are ordered by newest first. */
export type ProductOrder =
  /** The least complete first, see `Product.completeness`. */
  | 'COMPLETE_ASC'
  /** The most complete first, see `Product.completeness`. */
  | 'COMPLETE_DESC'
  /** By name in Turkish alphabetical order. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first; products with a price on request last. */
  | 'PRICE_ASC'
  /** The most expensive first; products with a price on request last. */
  | 'PRICE_DESC'
  /**
   * The best match first; equal matches by kinds and within each by SIZE, or the newest first where a search finds more than
   * 2,000 or nothing with all its words. Without `search` the same as no order, see `ProductConnection.usualOrder`.
   */
  | 'RELEVANCE'
  /**
   * The smallest first: by kind, then by the key attributes of the kind in their order, then by name with its numbers as numbers.
   * Products without a kind come last.
   */
  | 'SIZE';

/** The values that the admin enters for a further picture of a product. */
export type ProductPictureInput = {
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  alt?: string | null | undefined;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  url: string;
};

/** The changes to one of several products that are saved in one step. */
export type ProductRowInput = {
  /**
   * The new values of the product. Omitted fields stay unchanged, and null clears a field. `specs` replaces the values of the
   * attributes that it names; an empty list of values removes them.
   */
  changes: ProductChanges;
  /** The id of the product. */
  id: string;
  /** The `version` that the changes are based on. */
  version: number;
};

/** The states of a proposal. */
export type ProposalState =
  /** Somebody has declined it. */
  | 'DECLINED'
  /** It was confirmed and written. */
  | 'DONE'
  /** Nobody decided within a week. */
  | 'EXPIRED'
  /** It waits for a person. */
  | 'WAITING';

/** A question of a buyer. */
export type QuestionInput = {
  /** The ids of files of `addEnquiryAttachment` that belong to it. */
  attachments?: Array<string> | null | undefined;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: string;
  /** The question; line breaks are kept. */
  text: string;
};

/** The changes of a row. */
export type QuoteRowInput = {
  /** True: the visitor's words are sent as they are, and its candidates are no longer offered. */
  asWritten?: boolean | null | undefined;
  /** The remark about it; an empty text removes it. */
  note?: string | null | undefined;
  /** The product that the visitor's words mean. */
  productId?: string | null | undefined;
  /** The quantity of the item. */
  quantity?: number | null | undefined;
  /** New words, to which a product is matched. */
  text?: string | null | undefined;
};

/**
 * A range of numbers, ends included; reversed ends are swapped. As text it is read the Turkish way, in any unit: '20', '3/4"',
 * '2 cm', and '1.250' is one thousand two hundred and fifty; programs use `min` and `max`.
 */
export type RangeFilter = {
  /** The lower end. Default: open. */
  from?: string | null | undefined;
  /** The upper end as a number, instead of `to`. */
  max?: number | null | undefined;
  /** The lower end as a number, instead of `from`. */
  min?: number | null | undefined;
  /** The upper end. Default: open. When it equals `from`, only this value matches. */
  to?: string | null | undefined;
  /** The unit of `min` and `max`: 'mm'. Default: the unit of the attribute; for a price, Turkish lira. */
  unit?: string | null | undefined;
};

/** The kinds of rate in the central bank's list. */
export type RateKind =
  /** 'Efektif alış': the bank buys notes. */
  | 'BANKNOTE_BUYING'
  /** 'Efektif satış': the bank sells notes. */
  | 'BANKNOTE_SELLING'
  /** 'Döviz alış': the bank buys foreign money in accounts. */
  | 'FOREX_BUYING'
  /** 'Döviz satış': the bank sells foreign money in accounts. Most price lists go by it. */
  | 'FOREX_SELLING';

/** The sources of rates of exchange. */
export type RateSource =
  /** The central bank of Turkey, TCMB, whose list is fetched on working days. */
  | 'TCMB'
  /** A person types them. The server asks nobody. */
  | 'TYPED';

/** Whether prices follow a rate of exchange. */
export type RateState =
  /** They do, from its day until the next one. */
  | 'IN_FORCE'
  /** It was taken back. */
  | 'TAKEN_BACK'
  /** It differs by more than 5 % from the one before, and waits for a person. */
  | 'WAITING';

/** An acceptance that an admin records for a buyer. */
export type RecordedAcceptanceInput = {
  /** The ids of the alternatives that are ordered instead of their lines, at most one for each. */
  alternatives?: Array<string> | null | undefined;
  /** How it reached the company; not `SITE`. */
  channel: AcceptanceChannel;
  /** The day on which they accepted: '2026-11-27'. Default: today. */
  day?: string | null | undefined;
  /** Whether the buyer gets the accepted offer by mail. */
  mailBuyer?: boolean | null | undefined;
  /** First and last name of the person who accepted. */
  name: string;
  /** The ids of the optional lines that are ordered, too. */
  options?: Array<string> | null | undefined;
  /** The number under which the buyer knows the order. */
  ownNumber?: string | null | undefined;
  /** The position of that person. */
  title?: string | null | undefined;
};

/** The values that the admin enters for a redirect. */
export type RedirectInput = {
  /** A path, or a whole address, of which only the path counts. */
  from: string;
  /** The path of a page of this site. */
  to: string;
};

/** The kind of a change. */
export type RevisionAction =
  /** It was changed. */
  | 'CHANGED'
  /** It was added. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED';

/** The cause of a change. */
export type RevisionCause =
  /** It was made by hand. */
  | 'EDIT'
  /** It was made by an import. */
  | 'IMPORT'
  /** It was made by merging two products. */
  | 'MERGE'
  /** It was made by a plan, whose name is the source. */
  | 'PLAN'
  /** It was made by the program: the first start, or a command. */
  | 'PROGRAM'
  /** It was made by restoring an earlier state. */
  | 'RESTORE'
  /** It was made by undoing an import. */
  | 'UNDO';

/** Roles decide what a person may do in the admin area. They add up. */
export type Role =
  /** Edits the content: products, categories, texts, documents, spreadsheets. No messages, no enquiries. */
  | 'EDITOR'
  /** May do everything, including people and backups. */
  | 'OWNER'
  /** Handles messages, enquiries and offers, and reads the content. */
  | 'SALES';

/** The present state of a row's product. */
export type RowStanding =
  /** It is no longer made. */
  | 'DISCONTINUED'
  /** It is in the catalogue. */
  | 'LISTED'
  /** It was deleted. */
  | 'REMOVED'
  /** The buyer wrote the row: it never named a product. */
  | 'WRITTEN';

/** A unit in which products are sold. */
export type SalesUnit =
  /** Sold by the box: 'kutu' on the site. */
  | 'BOX'
  /** Sold by the kilogram: 'kg' on the site. */
  | 'KILOGRAM'
  /** Sold by the litre: 'L' on the site. */
  | 'LITRE'
  /** Sold by the metre: 'm' on the site. */
  | 'METRE'
  /** Sold by the pack: 'paket' on the site. */
  | 'PACK'
  /** Sold by the pair: 'çift' on the site. */
  | 'PAIR'
  /** Sold by the piece: 'adet' on the site. */
  | 'PIECE'
  /** Sold by the roll: 'rulo' on the site. */
  | 'ROLL'
  /** Sold by the set: 'takım' on the site. */
  | 'SET'
  /** Sold by the square metre: 'm²' on the site. */
  | 'SQUARE_METRE';

/** What a key allows, besides what is open to everyone. */
export type Scope =
  /** Reads documents, redirects, brands and states of what is on the site. */
  | 'READ_CATALOGUE'
  /** Reads drafts and what is hidden, with the history and the health of the catalogue. */
  | 'READ_DRAFTS'
  /** Reads messages, enquiries and offers. */
  | 'READ_ENQUIRIES'
  /** Reads texts with their translations, and writes translations as drafts that a person confirms. */
  | 'TRANSLATE'
  /**
   * Adds, changes and removes webhooks, and reads what was sent; whole contents need `READ_DRAFTS` as well, those of imports
   * `WRITE_PRODUCTS`, events of enquiries, offers and orders `READ_ENQUIRIES`, and personal data a person.
   */
  | 'WEBHOOKS'
  /** Makes and sends offers, and sets the states of enquiries. */
  | 'WRITE_OFFERS'
  /** Changes only `price`, `priceQuantity` and `priceBreaks` of products, by `patchProduct` and `patchProducts`; reads drafts. */
  | 'WRITE_PRICES'
  /** Changes products and everything that they refer to, also by spreadsheets; reads drafts. */
  | 'WRITE_PRODUCTS';

/** The sections that can be drawn to scale of a product's measures. */
export type Section =
  /** A wedge anchor: d L d0 h. */
  | 'ANCHOR'
  /** A deep groove ball bearing, with the seals or shields that its specs name: d D B r. */
  | 'BALL_BEARING'
  /** A sensor in a threaded barrel, and how far it senses: d sn. */
  | 'BARREL_SENSOR'
  /** A V-belt: b h Ld Li, and a, the angle between its sides. */
  | 'BELT'
  /** A butterfly valve between two flanges: DN L H D, D of its body. */
  | 'BUTTERFLY_VALVE'
  /** A roller chain of n strands: p b1 d1 n. */
  | 'CHAIN'
  /** A check valve between two flanges, with a disc and a spring: DN L D, D of its body. */
  | 'CHECK_VALVE'
  /** A jaw coupling with its star: D L d. */
  | 'COUPLING'
  /** A cutting or grinding disc, with a sunk middle where its specs say so: D T H. */
  | 'CUTTING_DISC'
  /** A cylinder with its rod: D S KK L d. */
  | 'CYLINDER'
  /** A gauge or thermometer with a dial; L is the length of its stem: D L. */
  | 'DIAL'
  /** A twist drill: d L l1, and a, the angle of its point. */
  | 'DRILL'
  /** A welding electrode: d L. */
  | 'ELECTRODE'
  /** A compression fitting: d. */
  | 'FITTING'
  /** A flange, with a neck where its height H is known, and blind where neither DN nor A is: DN D K d2 b n H A. */
  | 'FLANGE'
  /** A bearing in a square housing with holes: d L J n. */
  | 'FLANGED_UNIT'
  /** A gate valve with flanges: DN L H D. */
  | 'GATE_VALVE'
  /** A spur gear: m z da d b. */
  | 'GEAR'
  /** A cable gland: d. */
  | 'GLAND'
  /** A globe valve with flanges: DN L H D. */
  | 'GLOBE_VALVE'
  /** A bolt with a hexagonal head: d L k s b. */
  | 'HEX_BOLT'
  /** A hose: d D. */
  | 'HOSE'
  /** A motor on feet: D E H L AC B C. */
  | 'MOTOR_B3'
  /** A motor with a flange: D E M N P L AC. */
  | 'MOTOR_B5'
  /** A hexagon nut: d s m. */
  | 'NUT'
  /** A radial shaft seal, with a dust lip where its specs name one: d D b. */
  | 'OIL_SEAL'
  /** A push button in a panel: d D. */
  | 'PANEL_BUTTON'
  /** A bearing in a housing on feet: d H L J A. */
  | 'PILLOW_BLOCK'
  /** A temperature probe: L d. */
  | 'PROBE'
  /** A pulley for V-belts: dp d B z. */
  | 'PULLEY'
  /** A retaining ring, for a bore where its specs say so: d d3 s. */
  | 'RETAINING_RING'
  /** A screw with a hexagon socket: d L dk k s. */
  | 'SOCKET_SCREW'
  /** A spanner: s. */
  | 'SPANNER'
  /** A spherical roller bearing with two rows: d D B. */
  | 'SPHERICAL_BEARING'
  /** A chain wheel: p z De d B. */
  | 'SPROCKET'
  /** A Y-strainer, with flanges where their diameter D is known: DN L D. */
  | 'STRAINER'
  /** A tap: d L d2 s. */
  | 'TAP'
  /** A taper roller bearing: d D T B C. */
  | 'TAPER_BEARING'
  /** A rod with a thread along all of it: d L. */
  | 'THREADED_ROD'
  /** A ball valve, with flanges where their diameter D is known: DN L H D. */
  | 'VALVE'
  /** A washer, slit where its specs say that it springs: d1 d2 h. */
  | 'WASHER';

/** The values that the admin enters for a sector. */
export type SectorInput = {
  /**
   * The ids of the products on its page, in this order; unknown ids are ignored. When the list is empty, the page chooses
   * automatically.
   */
  productIds: Array<string>;
  /** Whether visitors see this choice. Default: unchanged, and `PUBLISHED` for the first save. */
  status?: Status | null | undefined;
};

/** Answers to questions that a spreadsheet leaves open. */
export type SheetAnswers = {
  /**
   * The decimal mark of numbers such as 1.234, in columns whose other cells do not show it. Default: the mark of the other
   * columns; where they show none or both, such rows are wrong, and `SheetReport.decimals` asks.
   */
  decimalMark?: DecimalMark | null | undefined;
  /** The text for descriptions that are missing. Default: none. */
  description?: string | null | undefined;
  /** True: a description that is missing becomes the same as the name. */
  descriptionFromName?: boolean | null | undefined;
  /** How the file is read, where what is found out is wrong. */
  format?: SheetFormatInput | null | undefined;
  /** Says whether rows that a person or a filter has hidden in the workbook are taken or left out. Default: they are wrong, and `SheetReport.hidden` asks. */
  hiddenRows?: HiddenRows | null | undefined;
  /** The status of new products whose row has none. Default: the site's setting for new products. */
  newAs?: Status | null | undefined;
  /** Whether the prices contain KDV. Default: as the heading of the column says, and with KDV where it says nothing. */
  prices?: PriceBasis | null | undefined;
  /** The element of an XML file that is a record. Default: the most frequent one. */
  record?: string | null | undefined;
  /** The rate of KDV in percent that is added to prices without it, half a kuruş rounded up. Default: 20. */
  vatRate?: number | null | undefined;
};

/** A value that replaces a cell of the file. */
export type SheetCorrection = {
  /** 'id' or a field of `ProductInput`; 'row' says of the whole row whether it is a product. */
  field: string;
  /** The number of the row in the file. */
  line: number;
  /**
   * The corrected value. For 'id', the id of the product; without it, the row adds a new product. For 'row', `PRODUCT` or
   * `NO_PRODUCT`.
   */
  value?: string | null | undefined;
};

/** How a file is read. What is left out is found out. */
export type SheetFormatInput = {
  /** The number of the row that names the columns. */
  headingRow?: number | null | undefined;
  /** The letters of a file of text. */
  letters?: SheetLetters | null | undefined;
  /** The sign between the cells of a CSV file. */
  separator?: SheetSeparator | null | undefined;
  /** A sheet of a workbook, by its name or number. Default: the first one that is not hidden. */
  sheet?: string | null | undefined;
};

/** The letters of a file of text. */
export type SheetLetters =
  /** Code page 857 of DOS. */
  | 'CP857'
  /** The older standard for Turkish, nearly as windows-1254. */
  | 'ISO_8859_9'
  /** The letters of older Turkish Macintosh programs, as Excel writes “CSV (Macintosh)”. */
  | 'MAC_TURKISH'
  /** The letters of nearly all programs of today. */
  | 'UTF_8'
  /** UTF-16, in the order of bytes that the file shows. */
  | 'UTF_16'
  /** Windows-1254, as Turkish Excel writes CSV. */
  | 'WINDOWS_1254';

/** The outcome of a row. */
export type SheetOutcome =
  /** A product is added. */
  | 'ADDED'
  /** A product is changed. */
  | 'CHANGED'
  /** A product that is not in the file; `line` is 0. */
  | 'MISSING'
  /** The row is no product but a heading, a sum or a note, as `reasons` say; it is left out. */
  | 'NO_PRODUCT'
  /** The product already has these values. */
  | 'UNCHANGED'
  /** The row may mean one of the `candidates` or a new product; a correction of its 'id' decides. */
  | 'UNCLEAR'
  /** The row cannot be imported; see `reasons`. */
  | 'WRONG';

/** The sign between the cells of a CSV file. */
export type SheetSeparator =
  /** The sign of English programs. */
  | 'COMMA'
  /** A vertical line. */
  | 'PIPE'
  /** A semicolon, as Turkish Excel writes it. */
  | 'SEMICOLON'
  /** The sign between cells that are copied from a spreadsheet. */
  | 'TAB';

/** How much of a row of an order is sent. */
export type ShipmentRowInput = {
  /** The quantity of it; with what was sent before, not more than was ordered. */
  quantity: number;
  /** The id of the row of the order. */
  rowId: string;
};

/**
 * The condition for one attribute: `anyOf` for OPTION and FLAG, `anyOf`, `range` or `covers` for NUMBER, `range` or `covers` for
 * RANGE; of several, a value must meet all. A TEXT cannot be filtered.
 */
export type SpecFilter = {
  /**
   * Values, at most 50: the ids of options; for a FLAG 'yes' or 'no', where a missing value is neither; for a NUMBER the numbers
   * in any unit: '20', '2 cm'.
   */
  anyOf?: Array<string> | null | undefined;
  /** The attribute's id. */
  attributeId: string;
  /**
   * A number or a range, as it is typed: '80', '-10…60 °C'. A range that contains all of it, from end to end: −20…+100 covers
   * 80. An open end is covered by an open end alone.
   */
  covers?: string | null | undefined;
  /** A number that lies in it, or a range that has something in common with it. */
  range?: RangeFilter | null | undefined;
};

/** The values that the admin enters for one attribute of a product. */
export type SpecInput = {
  /** The attribute's id. */
  attributeId: string;
  /** Instead of `values`: for NUMBER the exact values, for RANGE its lower and its upper end. */
  numbers?: Array<number> | null | undefined;
  /** The unit of `numbers`: 'mm'. Default: the unit of the attribute. */
  unit?: string | null | undefined;
  /**
   * The values as people type them, in the Turkish way: '17,25 mm', '3/4"', '10-20 bar', '70 °C’ye kadar', 'evet', or the name
   * of an option. '1.250' is one thousand two hundred and fifty; programs use `numbers`. At most 20.
   */
  values?: Array<string> | null | undefined;
};

/** An order by the values of one attribute. Products without a value come last in both directions, and equal ones newest first. */
export type SpecOrder = {
  /** The id of an attribute: one with numbers, with options (by their order), or with yes and no. A TEXT cannot be ordered by. */
  attributeId: string;
  /** True: the largest value, or the last option, first. Of several values, the one that comes first counts. */
  descending?: boolean | null | undefined;
};

/** Whether visitors see a thing. */
export type Status =
  /** It was not on the site yet. */
  | 'DRAFT'
  /** It was taken off the site. */
  | 'HIDDEN'
  /** It is on the site. */
  | 'PUBLISHED';

/** The values that the admin enters for a synonym. */
export type SynonymInput = {
  /** The words of the catalogue for it. */
  finds: Array<string>;
  /** The words that people type. */
  said: string;
  /** Whether each of the words finds all others. Default: false. */
  twoWay?: boolean | null | undefined;
};

/** An enquiry that an admin writes down for a buyer. */
export type TakenEnquiryInput = {
  /** True: another enquiry is made of a message of which there is one already. Otherwise that is `CONFLICT`. */
  again?: boolean | null | undefined;
  /** How it reached the company; not `SITE`. */
  channel: EnquiryChannel;
  /** The buyer's company. */
  company?: string | null | undefined;
  /** The place of delivery. */
  deliveryPlace?: string | null | undefined;
  /**
   * The buyer's e-mail address. Blank or left out where the buyer telephoned, wrote by WhatsApp or came and has given none: the
   * buyer then gets the link from an admin.
   */
  email?: string | null | undefined;
  /** The id of the message that it is made of, which is then replied to by it. */
  messageId?: string | null | undefined;
  /** The buyer's name. */
  name: string;
  /** The buyer's telephone. */
  phone?: string | null | undefined;
  /**
   * What the buyer said or wrote. Lines of code and quantity in it become rows, read as those that are pasted into a quote list; all of
   * it is kept as the buyer's remarks.
   */
  text?: string | null | undefined;
};

/** How the number of a tax payer is built. */
export type TaxScheme =
  /** The identity number of a person in Turkey: eleven digits, the last two of which check the others. */
  | 'TCKN'
  /** The number of another country, as it was entered. */
  | 'VAT'
  /** The number of a Turkish company: ten digits, the last of which checks the others. */
  | 'VKN';

/** The directions of writing. */
export type TextDirection =
  /** From left to right. */
  | 'LTR'
  /** From right to left, as Arabic is written. */
  | 'RTL';

/** Where texts come from. */
export type TextOrigin =
  /** It came with a file of translators. */
  | 'FILE'
  /** A program wrote it: it is on the site once a person has confirmed it. */
  | 'MACHINE'
  /** A person wrote it. */
  | 'PERSON';

/** The kinds of things that have texts in other languages. */
export type TranslatedEntity =
  /** The about page, whose id is '1'. */
  | 'ABOUT'
  /** An attribute, with its options. */
  | 'ATTRIBUTE'
  /** A category of products. */
  | 'CATEGORY'
  /** The contact page, whose id is '1'. */
  | 'CONTACT'
  /** A document, by its title. */
  | 'DOCUMENT'
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product, with the headings of its groups. */
  | 'KIND'
  /** A version of the privacy notice, whose id is its number. */
  | 'PRIVACY_NOTICE'
  /** A product of the catalogue. */
  | 'PRODUCT'
  /** A sector that the site has a page about. */
  | 'SECTOR';

/** Groups of texts, those first that most pages show. */
export type TranslationGroup =
  /** What pictures show, for those who do not see them, and their captions. */
  | 'ALTERNATIVE_TEXTS'
  /** The names of attributes, which stand in the specifications of all products. */
  | 'ATTRIBUTE_NAMES'
  /** Names and descriptions of categories. */
  | 'CATEGORIES'
  /** The titles of documents. */
  | 'DOCUMENTS'
  /** Kinds and families of products. */
  | 'KINDS_AND_FAMILIES'
  /** The options of attributes. */
  | 'OPTION_LABELS'
  /** The pages of the company, and its sectors. */
  | 'PAGES'
  /** The descriptions of products. */
  | 'PRODUCT_DESCRIPTIONS'
  /** The names of products. */
  | 'PRODUCT_NAMES';

/** A text to be saved in a language. */
export type TranslationInput = {
  /** The kind of thing. */
  entity: TranslatedEntity;
  /** The field, as `TranslatedField.field` names it. */
  field: string;
  /** The id of the thing. */
  id: string;
  /** The code of the language. */
  language: string;
  /** Where it comes from. Default: PERSON; MACHINE for keys, which cannot name another. */
  origin?: TextOrigin | null | undefined;
  /** The hash of the Turkish text that it was made from. When that is another by now, it is refused as `SOURCE_CHANGED`. */
  sourceHash?: string | null | undefined;
  /** The text; null removes it, so that the Turkish one is read again. */
  value?: string | null | undefined;
  /** The version that the text started from, 0 for none. When someone saved since, it is refused as `STALE`. Default: not compared. */
  version?: number | null | undefined;
};

/** Why a unit of a file is not applied. */
export type TranslationProblem =
  /** The Turkish text has changed since the file was exported. */
  | 'SOURCE_CHANGED'
  /** A placeholder or a mark stands in the translation alone. */
  | 'TAGS_ADDED'
  /** A placeholder, a code, a measure or a mark of the Turkish text is lost. */
  | 'TAGS_LOST'
  /** The translation has more characters than the field takes. */
  | 'TOO_LONG'
  /** The file has it twice. */
  | 'TWICE'
  /** The site has no such text, or has it no more. */
  | 'UNKNOWN';

/** The states of a translation. */
export type TranslationState =
  /** It fits its Turkish text, and a person stands behind it. */
  | 'DONE'
  /** A machine wrote it, and no person has confirmed it: visitors do not see it. */
  | 'MACHINE'
  /** There is none. */
  | 'MISSING'
  /** The Turkish text has changed since. */
  | 'OUTDATED';

/** Whether the texts of a thing in a language are on the site. */
export type TranslationStatus =
  /** They are not on the site yet. */
  | 'DRAFT'
  /** They are not on the site any more. */
  | 'HIDDEN'
  /** They are on the site. */
  | 'PUBLISHED';

/** What visitors of a language find at the page of a product or a category that is not translated. */
export type UntranslatedPage =
  /** The page with its Turkish texts, among the words of the language. */
  | 'IN_PLACE'
  /** The Turkish page, to which the address leads. */
  | 'TURKISH_PAGE';

/** A rate of KDV that exists. */
export type VatRateInput = {
  /** The ids of the categories whose products have it. */
  categoryIds?: Array<string> | null | undefined;
  /** The ids of the kinds whose products have it. */
  kindIds?: Array<string> | null | undefined;
  /** The rate as a percentage. */
  rate: number;
  /** The rate that it replaces from that day on, by law. */
  replaces?: number | null | undefined;
  /** The day from which it holds. Default: it always did. */
  since?: string | null | undefined;
};

/** The values of a view. */
export type ViewInput = {
  /** True: for everybody who can open the list; false: private. */
  forEveryone?: boolean | null | undefined;
  /** The name of the view, which must be unique among the views of the same people. */
  name: string;
  /** The filters and the order, as the query of the list's address; unknown parts are dropped. */
  query: string;
};

/** The lists of the admin area that have views. */
export type ViewList =
  /** The list of enquiries. */
  | 'ENQUIRIES'
  /** The list of products. */
  | 'PRODUCTS';

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint has accepted it. */
  | 'DELIVERED'
  /** The endpoint has not accepted it, and it is not tried again. */
  | 'FAILED'
  /** It is held until somebody decides about it. */
  | 'HELD'
  /** It waits for its next attempt. */
  | 'WAITING';

/** The events of webhooks. In what is sent, `PRODUCT_CREATED` is called `product.created`. */
export type WebhookEvent =
  /** The nightly backup failed. */
  | 'BACKUP_FAILED'
  /** A category was added. */
  | 'CATEGORY_CREATED'
  /** A category was deleted. */
  | 'CATEGORY_DELETED'
  /** A category was changed. */
  | 'CATEGORY_UPDATED'
  /** A firm wrote for the first time, or what the office knows of it changed: texts, tax number, to which firm it belongs. */
  | 'CUSTOMER_CHANGED'
  /** A document was added. */
  | 'DOCUMENT_CREATED'
  /** A document was deleted. */
  | 'DOCUMENT_DELETED'
  /** A document was changed. */
  | 'DOCUMENT_UPDATED'
  /** A buyer has sent an enquiry that is not suspected of being spam, or an admin has removed that mark. */
  | 'ENQUIRY_RECEIVED'
  /** The state of an enquiry changed. */
  | 'ENQUIRY_STATE_CHANGED'
  /** A file was imported. */
  | 'IMPORT_FINISHED'
  /** A run of an import profile stopped itself or failed, and changed nothing. */
  | 'IMPORT_STOPPED'
  /** A buyer has accepted an offer. */
  | 'OFFER_ACCEPTED'
  /** An offer was sent to the buyer. */
  | 'OFFER_SENT'
  /** The state of an order changed, or what the buyer reads about it. */
  | 'ORDER_CHANGED'
  /** A buyer has placed an order, by accepting an offer. */
  | 'ORDER_PLACED'
  /** The price of a product changed, or the number of units that it is for. */
  | 'PRICE_CHANGED'
  /** A product was added, also as a draft. */
  | 'PRODUCT_CREATED'
  /** A product was deleted. */
  | 'PRODUCT_DELETED'
  /** A product was published. */
  | 'PRODUCT_PUBLISHED'
  /** A product was changed in any way. */
  | 'PRODUCT_UPDATED'
  /** Another rate of exchange is in force: one event for all prices in its currency. With `importedRows`, they are events of their own, too. */
  | 'RATE_CHANGED'
  /** The availability of a product changed, or its delivery time. */
  | 'STOCK_CHANGED'
  /**
   * A thing is new, or its Turkish texts changed: texts in other languages are missing or outdated. The id is that of the thing behind
   * the name of its kind, such as 'product:17'.
   */
  | 'TRANSLATION_WANTED';

/** The values that are entered for a webhook. */
export type WebhookInput = {
  /** The events that it is notified of, at least one. */
  events: Array<WebhookEvent>;
  /** Whether it gets the products of an import, and of a new rate of exchange, one by one, besides the one event. Default: false. */
  importedRows?: boolean | null | undefined;
  /** The name of the webhook, which must be unique. */
  name: string;
  /** Whether it also gets what visitors wrote about themselves. Default: false. Only people can set it, and only with `whole`. */
  personalData?: boolean | null | undefined;
  /** The address that requests are sent to, with https; with http only for hosts in the setting `WEBHOOK_HOSTS`. */
  url: string;
  /** Whether it gets all values of what changed, as they are at the time of sending. Default: false. */
  whole?: boolean | null | undefined;
};

/** The reasons why a webhook is off. */
export type WebhookOffReason =
  /** Somebody has switched it off. */
  | 'BY_HAND'
  /** Its endpoint has accepted nothing for five days. */
  | 'FAILED'
  /** Its endpoint has answered 410: it wants no more events. */
  | 'GONE'
  /** The key that entered its address has ended, or may no longer have these events sent. */
  | 'KEY_ENDED'
  /** It came back with a backup that was restored. */
  | 'RESTORED';

/** Conditions for products that need work; a product must meet all that are given. */
export type WorkFilter = {
  /** Only products with this availability. */
  availability?: Availability | null | undefined;
  /** Only products of this brand. */
  brand?: string | null | undefined;
  /** With a brand (true) or without one (false). */
  branded?: boolean | null | undefined;
  /** Only products that the person with this e-mail address changed. */
  changedBy?: string | null | undefined;
  /** Only products that were changed on or after this day, in Istanbul: '2026-11-23'. */
  changedSince?: string | null | undefined;
  /**
   * Only products that this health check finds and that are not declared to be fine. `BAD_USER_INPUT` for a check of other
   * things than products.
   */
  check?: HealthCheck | null | undefined;
  /** With a stock code (true) or without one (false). */
  coded?: boolean | null | undefined;
  /** Only products whose list price is in this currency. */
  currency?: Currency | null | undefined;
  /** Only products of the family with this id. */
  familyId?: string | null | undefined;
  /** Only products of the kind with this id. */
  kindId?: string | null | undefined;
  /** Without a spec that their kind requires (true) or with all of them (false). */
  lacksSpecs?: boolean | null | undefined;
  /** Only products that an earlier file of the import profile with this id named, and that its last successful one did not. */
  notInImport?: string | null | undefined;
  /** With a picture (true) or without one (false). */
  pictured?: boolean | null | undefined;
  /** Only products with this status. Default: every status. */
  status?: Status | null | undefined;
  /** With changes that wait until somebody publishes them (true) or without any (false); see `Product.waiting`. */
  waiting?: boolean | null | undefined;
};
