/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product. */
  | 'KIND'
  /** A visitor's message. */
  | 'MESSAGE'
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

/** The sign between the whole part of a number and its decimals. */
export type DecimalMark =
  /** A comma, as people write in Turkey: 1.234,5. */
  | 'COMMA'
  /** A point, as English programs write: 1,234.5. */
  | 'POINT';

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
  /** A document of products. */
  | 'DOCUMENT'
  /** A family of products. */
  | 'FAMILY'
  /** A kind of product. */
  | 'KIND'
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

/** The values that the admin enters for a letter. */
export type LetterInput = {
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

/** The status of a message. */
export type MessageStatus =
  /** Just arrived; it cannot be set again. */
  | 'NEW'
  /** The message was read. */
  | 'READ'
  /** The message was answered. */
  | 'REPLIED';

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
  /** The terms of delivery. */
  deliveryTerms?: string | null | undefined;
  /** The text before the lines. */
  intro?: string | null | undefined;
  /** The lines of the offer. */
  lines: Array<OfferLineInput>;
  /** Other terms, one per line. */
  notes?: string | null | undefined;
  /** The terms of payment. */
  paymentTerms?: string | null | undefined;
  /** The name of its author, as the buyer reads it. */
  preparedBy: string;
  /** The number of days for which it is valid, counted from today. */
  validDays: number;
};

/** One offered item. */
export type OfferLineInput = {
  /** The buyer's code for the item, or that of another maker by which it was asked for. The buyer reads it. */
  askedCode?: string | null | undefined;
  /** The stock code of the item. */
  code?: string | null | undefined;
  /** The discount in percent. */
  discount?: number | null | undefined;
  /** How the line counts in the sums. Default: PLAIN. At least one line is plain, and an alternative has a line above it. */
  kind?: OfferLineKind | null | undefined;
  /** The name of the item. */
  name: string;
  /** The remark about it. */
  note?: string | null | undefined;
  /** The price in Turkish lira without KDV, for `priceQuantity` units, before the discount. */
  price: number;
  /** The number of units that the price is for. Default: 1. */
  priceQuantity?: number | null | undefined;
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
  /** A deep groove ball bearing, with the seals or shields that its specs name: d D B r. */
  | 'BALL_BEARING'
  /** A V-belt: b h Ld Li, and a, the angle between its sides. */
  | 'BELT'
  /** A butterfly valve between two flanges: DN L H D, D of its body. */
  | 'BUTTERFLY_VALVE'
  /** A roller chain of n strands: p b1 d1 n. */
  | 'CHAIN'
  /** A check valve between two flanges, with a disc and a spring: DN L D, D of its body. */
  | 'CHECK_VALVE'
  /** A cylinder with its rod: D S KK L d. */
  | 'CYLINDER'
  /** A twist drill: d L l1, and a, the angle of its point. */
  | 'DRILL'
  /** A flange, with a neck where its height H is known, and blind where neither DN nor A is: DN D K d2 b n H A. */
  | 'FLANGE'
  /** A gate valve with flanges: DN L H D. */
  | 'GATE_VALVE'
  /** A spur gear: m z da d b. */
  | 'GEAR'
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
  /** A bearing in a housing on feet: d H L J A. */
  | 'PILLOW_BLOCK'
  /** A pulley for V-belts: dp d B z. */
  | 'PULLEY'
  /** A screw with a hexagon socket: d L dk k s. */
  | 'SOCKET_SCREW'
  /** A chain wheel: p z De d B. */
  | 'SPROCKET'
  /** A taper roller bearing: d D T B C. */
  | 'TAPER_BEARING'
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
  /** 'id' or a field of `ProductInput`. */
  field: string;
  /** The number of the row in the file. */
  line: number;
  /** The corrected value. For 'id', the id of the product; without it, the row adds a new product. */
  value?: string | null | undefined;
};

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
  /** The availability of a product changed, or its delivery time. */
  | 'STOCK_CHANGED';

/** The values that are entered for a webhook. */
export type WebhookInput = {
  /** The events that it is notified of, at least one. */
  events: Array<WebhookEvent>;
  /** Whether it gets the products of an import one by one, besides `IMPORT_FINISHED`. Default: false. */
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

export type AttributeToEditFragment = { id: string, name: string, kind: AttributeKind, decimals: number | null, productCount: number, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string, productCount: number }>, kinds: Array<{ id: string, name: string }> };

export type AttributeListQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeListQuery = { rows: Array<{ id: string, name: string, kind: AttributeKind, decimals: number | null, productCount: number, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string, productCount: number }>, kinds: Array<{ id: string, name: string }> }> };

export type AttributeToEditQueryVariables = Exact<{
  id: string;
}>;


export type AttributeToEditQuery = { row: { id: string, name: string, kind: AttributeKind, decimals: number | null, productCount: number, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string, productCount: number }>, kinds: Array<{ id: string, name: string }> } | null };

export type UnitOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitOptionsQuery = { units: Array<{ symbol: string, code: string, dimension: string }> };

export type CreateAttributeMutationVariables = Exact<{
  input: AttributeInput;
}>;


export type CreateAttributeMutation = { saved: { id: string, name: string, kind: AttributeKind, decimals: number | null, productCount: number, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string, productCount: number }>, kinds: Array<{ id: string, name: string }> } };

export type UpdateAttributeMutationVariables = Exact<{
  id: string;
  input: AttributeInput;
  version?: number | null | undefined;
}>;


export type UpdateAttributeMutation = { saved: { id: string, name: string, kind: AttributeKind, decimals: number | null, productCount: number, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string, productCount: number }>, kinds: Array<{ id: string, name: string }> } };

export type DeleteAttributeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAttributeMutation = { deleteAttribute: boolean };

export type MergeOptionsMutationVariables = Exact<{
  attributeId: string;
  from: string;
  into: string;
}>;


export type MergeOptionsMutation = { mergeOptions: { id: string, name: string, kind: AttributeKind, decimals: number | null, productCount: number, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string, productCount: number }>, kinds: Array<{ id: string, name: string }> } };

export type CategoryLookFragment = { name: string, description: string, status: Status };

export type CategoryToEditFragment = { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null };

export type CategoryListQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryListQuery = { categories: Array<{ productCount: number, id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null }> };

export type CreateCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type CreateCategoryMutation = { createCategory: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  input: CategoryInput;
  version?: number | null | undefined;
}>;


export type UpdateCategoryMutation = { updateCategory: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } };

export type CategoryToEditQueryVariables = Exact<{
  id: string;
}>;


export type CategoryToEditQuery = { category: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } | null };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCategoryMutation = { deleteCategory: boolean };

export type RestoreCategoryMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCategoryMutation = { restoreCategory: { id: string } };

export type DocumentLookFragment = { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } };

export type DocumentRowFragment = { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } };

export type DocumentToEditFragment = { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } };

export type DocumentListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type DocumentListQuery = { documents: { totalCount: number, nodes: Array<{ productCount: number, isOnAboutPage: boolean, id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, products: Array<{ id: string, name: string }>, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DocumentToEditQueryVariables = Exact<{
  id: string;
}>;


export type DocumentToEditQuery = { document: { productCount: number, id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null };

export type DocumentOptionsQueryVariables = Exact<{
  search: string;
}>;


export type DocumentOptionsQuery = { documents: { nodes: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } };

export type UploadDocumentMutationVariables = Exact<{
  file: File;
  sha256?: string | null | undefined;
}>;


export type UploadDocumentMutation = { uploadDocument: { url: string, name: string, format: DocumentFormat, byteSize: number } };

export type CreateDocumentMutationVariables = Exact<{
  input: DocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } };

export type UpdateDocumentMutationVariables = Exact<{
  id: string;
  input: DocumentInput;
  version?: number | null | undefined;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDocumentMutation = { deleteDocument: boolean };

export type DoublesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DoublesQuery = { doubles: { endCursor: string | null, totalCount: number, isCountExact: boolean, nodes: Array<{ reasons: Array<DoubleReason>, one: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, price: number | null, image: string | null, version: number, category: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }, other: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, price: number | null, image: string | null, version: number, category: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } }> } };

export type SettledDoublesQueryVariables = Exact<{ [key: string]: never; }>;


export type SettledDoublesQuery = { settledDoubles: Array<{ admin: string | null, at: string, one: { id: string, name: string }, other: { id: string, name: string } }> };

export type FamilyLookFragment = { name: string, status: Status, columns: Array<{ id: string, name: string }> };

export type FamilyToEditFragment = { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> };

export type FamilyListQueryVariables = Exact<{ [key: string]: never; }>;


export type FamilyListQuery = { rows: Array<{ id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> }> };

export type FamilyToEditQueryVariables = Exact<{
  id: string;
}>;


export type FamilyToEditQuery = { row: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } | null };

export type FamilyProductsQueryVariables = Exact<{
  id: string;
}>;


export type FamilyProductsQuery = { family: { id: string, articles: Array<{ product: { id: string, name: string, stockCode: string | null }, specs: Array<{ text: string, attribute: { id: string, name: string } }> }> } | null };

export type FamilyOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FamilyOptionsQuery = { families: Array<{ id: string, name: string }> };

export type CreateFamilyMutationVariables = Exact<{
  input: FamilyInput;
}>;


export type CreateFamilyMutation = { saved: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } };

export type UpdateFamilyMutationVariables = Exact<{
  id: string;
  input: FamilyInput;
  version?: number | null | undefined;
}>;


export type UpdateFamilyMutation = { saved: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } };

export type DeleteFamilyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteFamilyMutation = { deleteFamily: boolean };

export type GridProductFragment = { id: string, version: number, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, featured: boolean, image: string | null, specs: Array<{ typed: Array<string>, attribute: { id: string } }>, category: { id: string } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type GridLinksFragment = { id: string, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, note: string | null, source: string | null, checkedAt: string | null }>, namedTogether: Array<{ id: string, name: string }> };

export type ProductsOfGridQueryVariables = Exact<{
  which: ChosenProducts;
  orderBy?: ProductOrder | null | undefined;
}>;


export type ProductsOfGridQuery = { productsOfGrid: { ids: Array<string>, count: number, kindIds: Array<string> } };

export type GridRowsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GridRowsQuery = { gridRows: Array<{ id: string, version: number, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, featured: boolean, image: string | null, specs: Array<{ typed: Array<string>, attribute: { id: string } }>, category: { id: string } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> };

export type GridLinksQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GridLinksQuery = { gridRows: Array<{ id: string, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, note: string | null, source: string | null, checkedAt: string | null }>, namedTogether: Array<{ id: string, name: string }> }> };

export type ChangeProductRowsMutationVariables = Exact<{
  rows: Array<ProductRowInput> | ProductRowInput;
  goesOnWith?: ChangedProductInput | null | undefined;
}>;


export type ChangeProductRowsMutation = { changeProductRows: { rows: Array<{ id: string, version: number | null, code: string | null, changedBy: string | null, changedAt: string | null, problems: Array<{ field: string | null, message: string }> }>, undo: { id: string, version: number } | null } };

export type KindToEditFragment = { id: string, name: string, section: Section | null, ownDrawing: string | null, productCount: number, version: number, attributes: Array<{ group: string | null, required: boolean, filterable: boolean, column: boolean, key: boolean, attribute: { id: string, name: string } }>, letters: Array<{ letter: string, attribute: { id: string } }>, weights: { specs: number, picture: number, code: number, description: number, price: number } };

export type SectionSampleQueryVariables = Exact<{
  section: Section;
}>;


export type SectionSampleQuery = { sectionSample: { section: Section, svg: string, letters: Array<{ letter: string, names: Array<string> }> } };

export type KindListQueryVariables = Exact<{ [key: string]: never; }>;


export type KindListQuery = { rows: Array<{ id: string, name: string, section: Section | null, ownDrawing: string | null, productCount: number, version: number, attributes: Array<{ group: string | null, required: boolean, filterable: boolean, column: boolean, key: boolean, attribute: { id: string, name: string } }>, letters: Array<{ letter: string, attribute: { id: string } }>, weights: { specs: number, picture: number, code: number, description: number, price: number } }> };

export type KindToEditQueryVariables = Exact<{
  id: string;
}>;


export type KindToEditQuery = { row: { id: string, name: string, section: Section | null, ownDrawing: string | null, productCount: number, version: number, attributes: Array<{ group: string | null, required: boolean, filterable: boolean, column: boolean, key: boolean, attribute: { id: string, name: string } }>, letters: Array<{ letter: string, attribute: { id: string } }>, weights: { specs: number, picture: number, code: number, description: number, price: number } } | null };

export type CreateKindMutationVariables = Exact<{
  input: ProductKindInput;
}>;


export type CreateKindMutation = { saved: { id: string, name: string, section: Section | null, ownDrawing: string | null, productCount: number, version: number, attributes: Array<{ group: string | null, required: boolean, filterable: boolean, column: boolean, key: boolean, attribute: { id: string, name: string } }>, letters: Array<{ letter: string, attribute: { id: string } }>, weights: { specs: number, picture: number, code: number, description: number, price: number } } };

export type UpdateKindMutationVariables = Exact<{
  id: string;
  input: ProductKindInput;
  version?: number | null | undefined;
}>;


export type UpdateKindMutation = { saved: { id: string, name: string, section: Section | null, ownDrawing: string | null, productCount: number, version: number, attributes: Array<{ group: string | null, required: boolean, filterable: boolean, column: boolean, key: boolean, attribute: { id: string, name: string } }>, letters: Array<{ letter: string, attribute: { id: string } }>, weights: { specs: number, picture: number, code: number, description: number, price: number } } };

export type DeleteKindMutationVariables = Exact<{
  id: string;
}>;


export type DeleteKindMutation = { deleteProductKind: boolean };

export type DoubleProductFragment = { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, price: number | null, image: string | null, version: number, category: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type ProductMergeQueryVariables = Exact<{
  keepId: string;
  goneId: string;
}>;


export type ProductMergeQuery = { productMerge: { pictures: number, documents: number, enquiries: number, offers: number, quoteLists: number, reasons: Array<DoubleReason>, kept: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, price: number | null, image: string | null, version: number, category: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }, gone: { id: string, name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, price: number | null, image: string | null, version: number, category: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }, fields: Array<{ field: string, label: string, kept: string, gone: string }> } };

export type MergeProductsMutationVariables = Exact<{
  keepId: string;
  goneId: string;
  take: Array<string> | string;
  keepVersion?: number | null | undefined;
  goneVersion?: number | null | undefined;
}>;


export type MergeProductsMutation = { mergeProducts: { product: { id: string, name: string }, undo: { entity: HistoryEntity, id: string, version: number } } };

export type SettleDoubleMutationVariables = Exact<{
  oneId: string;
  otherId: string;
  areTwo: boolean;
}>;


export type SettleDoubleMutation = { settleDouble: boolean };

export type PlanStepRowFragment = { id: string, planId: string, name: string, what: PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: PlanState, met: number, reason: string | null, undo: { entity: HistoryEntity, id: string, version: number } | null };

export type PlanStepsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PlanStepsQuery = { planSteps: Array<{ id: string, planId: string, name: string, what: PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: PlanState, met: number, reason: string | null, undo: { entity: HistoryEntity, id: string, version: number } | null }> };

export type PlannedChangesQueryVariables = Exact<{
  stepId: string;
  met: boolean;
}>;


export type PlannedChangesQuery = { plannedChanges: Array<{ id: string, entity: HistoryEntity, thingId: string, name: string, fields: Array<{ field: string, label: string, before: string | null, after: string | null, now: string | null, isMet: boolean }> }> | null };

export type CreatePlanMutationVariables = Exact<{
  input: PlanInput;
}>;


export type CreatePlanMutation = { createPlan: string };

export type MovePlanMutationVariables = Exact<{
  id: string;
  name: string;
  at: string;
  backAt?: string | null | undefined;
}>;


export type MovePlanMutation = { movePlan: boolean };

export type DoPlanNowMutationVariables = Exact<{
  id: string;
}>;


export type DoPlanNowMutation = { doPlanNow: boolean };

export type TakeUpPlanMutationVariables = Exact<{
  id: string;
  over: Array<string> | string;
}>;


export type TakeUpPlanMutation = { takeUpPlan: boolean };

export type LeavePlanMutationVariables = Exact<{
  id: string;
}>;


export type LeavePlanMutation = { leavePlan: boolean };

export type WithdrawPlanMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPlanMutation = { withdrawPlan: boolean };

export type PreviewLinksQueryVariables = Exact<{
  thing: PlannedThing;
}>;


export type PreviewLinksQuery = { previewLinks: Array<{ id: string, createdBy: string, createdAt: string, expiresAt: string }> };

export type CreatePreviewLinkMutationVariables = Exact<{
  thing: PlannedThing;
  hours: number;
}>;


export type CreatePreviewLinkMutation = { createPreviewLink: { path: string, link: { id: string, expiresAt: string } } };

export type WithdrawPreviewLinkMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPreviewLinkMutation = { withdrawPreviewLink: boolean };

export type FilledColumnsQueryVariables = Exact<{
  which: ChosenProducts;
}>;


export type FilledColumnsQuery = { filledColumns: Array<string> };

export type ProductLookFragment = { name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type ProductRowFragment = { id: string, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, waiting: { fields: Array<string> } | null, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type ProductListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  featured?: boolean | null | undefined;
  priced?: boolean | null | undefined;
  work?: WorkFilter | null | undefined;
  orderBy?: ProductOrder | null | undefined;
}>;


export type ProductListQuery = { products: { totalCount: number, isCountExact: boolean, nodes: Array<{ id: string, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, completeness: { percent: number, missing: Array<string> }, waiting: { fields: Array<string> } | null, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProductFieldsFragment = { name: string, stockCode: string | null, manufacturerCode: string | null, brand: string | null, gtin: string | null, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, featured: boolean, image: string | null, category: { id: string } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type ProductValuesFragment = { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
      | { typed: string }
      | { typed: string }
      | { typed: string }
      | { typed: string }
      | { typed: string }
    > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null };

export type ProductToEditFragment = { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
          | { typed: string }
          | { typed: string }
          | { typed: string }
          | { typed: string }
          | { typed: string }
        > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
      | { typed: string }
      | { typed: string }
      | { typed: string }
      | { typed: string }
      | { typed: string }
    > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null };

export type ProductToEditQueryVariables = Exact<{
  id: string;
}>;


export type ProductToEditQuery = { product: { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
          > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
      > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } | null };

export type CategoryOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryOptionsQuery = { categories: Array<{ id: string, name: string }> };

export type CreateProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type CreateProductMutation = { createProduct: { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
          > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
      > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  input: ProductInput;
  version?: number | null | undefined;
}>;


export type UpdateProductMutation = { updateProduct: { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
          > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
      > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } };

export type KeepWaitingMutationVariables = Exact<{
  id: string;
  input: ProductChanges;
  version?: number | null | undefined;
}>;


export type KeepWaitingMutation = { keepWaiting: { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
          > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
      > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } };

export type PublishWaitingMutationVariables = Exact<{
  id: string;
  input?: ProductChanges | null | undefined;
  version?: number | null | undefined;
}>;


export type PublishWaitingMutation = { publishWaiting: { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
          > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
      > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } };

export type DiscardWaitingMutationVariables = Exact<{
  id: string;
}>;


export type DiscardWaitingMutation = { discardWaiting: { id: string, description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, waiting: { conflicts: Array<string>, changedBy: string, changedAt: string, fields: Array<string>, product: { description: string, imageCaption: string | null, version: number, name: string, status: Status, price: number | null, stockCode: string | null, manufacturerCode: string | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, featured: boolean, brand: string | null, gtin: string | null, minimumQuantity: number | null, availability: Availability | null, leadDays: number | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
            | { typed: string }
          > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } } | null, pictures: Array<{ url: string, alt: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }>, namedTogether: Array<{ id: string, name: string }>, boughtTogether: Array<{ id: string, name: string }>, crossReferences: Array<{ maker: string, code: string, relation: CrossRelation, checkedAt: string | null, source: string | null, note: string | null }>, specs: Array<{ attribute: { id: string, name: string }, values: Array<
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
        | { typed: string }
      > }>, category: { id: string, name: string, status: Status } | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, priceBreaks: Array<{ minimum: number, price: number }>, kind: { id: string } | null, family: { id: string } | null, successor: { id: string, name: string } | null } };

export type SetProductFeaturedMutationVariables = Exact<{
  id: string;
  featured: boolean;
}>;


export type SetProductFeaturedMutation = { setProductFeatured: { id: string, featured: boolean } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: boolean };

export type ChangeProductsMutationVariables = Exact<{
  which: ChosenProducts;
  changes?: ProductChanges | null | undefined;
  priceRule?: PriceRule | null | undefined;
}>;


export type ChangeProductsMutation = { changeProducts: { count: number, changed: number, undo: { id: string, version: number } | null } };

export type ChosenIdsQueryVariables = Exact<{
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  featured?: boolean | null | undefined;
  priced?: boolean | null | undefined;
  work?: WorkFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ChosenIdsQuery = { products: { nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DeleteProductsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteProductsMutation = { deleteProducts: number };

export type ProductOptionsQueryVariables = Exact<{
  search: string;
}>;


export type ProductOptionsQuery = { products: { nodes: Array<{ id: string, name: string }> } };

export type SuccessorNameQueryVariables = Exact<{
  id: string;
}>;


export type SuccessorNameQuery = { product: { id: string, name: string } | null };

export type NewPricesQueryVariables = Exact<{
  which: ChosenProducts;
  rule: PriceRule;
  marked?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type NewPricesQuery = { newPrices: { changed: number, unpriced: number, marked: number, endCursor: string | null, rows: Array<{ price: number, percent: number | null, isLimited: boolean, isMarked: boolean, product: { id: string, name: string, price: number | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } }> } };

export type ListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListChoicesQuery = { productBrands: Array<string>, productAuthors: Array<string>, importProfiles: Array<{ id: string, name: string }> };

export type SectorLookFragment = { status: Status, chosenProducts: Array<{ id: string, name: string }> };

export type SectorToEditFragment = { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> };

export type SectorListQueryVariables = Exact<{ [key: string]: never; }>;


export type SectorListQuery = { sectors: Array<{ id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> }> };

export type SectorToEditQueryVariables = Exact<{
  id: string;
}>;


export type SectorToEditQuery = { sector: { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> } | null };

export type UpdateSectorMutationVariables = Exact<{
  id: string;
  input: SectorInput;
  version?: number | null | undefined;
}>;


export type UpdateSectorMutation = { updateSector: { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> } };

export type SpecDefinitionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SpecDefinitionsQuery = { attributes: Array<{ id: string, name: string, kind: AttributeKind, decimals: number | null, version: number, unit: { symbol: string } | null, options: Array<{ id: string, name: string }> }>, productKinds: Array<{ id: string, name: string, attributes: Array<{ group: string | null, required: boolean, key: boolean, attribute: { id: string } }> }> };

export type VariantPatternFragment = { id: string, name: string, stockCode: string | null, version: number, family: { id: string, name: string } | null, pictures: Array<{ url: string }>, documents: Array<{ id: string }> };

export type VariantPatternOfFamilyQueryVariables = Exact<{
  id: string;
}>;


export type VariantPatternOfFamilyQuery = { family: { id: string, articles: Array<{ product: { id: string, name: string, stockCode: string | null, version: number, family: { id: string, name: string } | null, pictures: Array<{ url: string }>, documents: Array<{ id: string }> } }> } | null };

export type VariantPatternByIdQueryVariables = Exact<{
  id: string;
}>;


export type VariantPatternByIdQuery = { product: { id: string, name: string, stockCode: string | null, version: number, family: { id: string, name: string } | null, pictures: Array<{ url: string }>, documents: Array<{ id: string }> } | null };

export type NewVariantsQueryVariables = Exact<{
  patternId: string;
  familyId: string;
  rows: Array<ProductChanges> | ProductChanges;
  version?: number | null | undefined;
}>;


export type NewVariantsQuery = { newVariants: Array<{ name: string, stockCode: string | null, price: number | null, specs: Array<{ name: string, text: string }>, problems: Array<{ field: string | null, message: string }> }> };

export type AddVariantsMutationVariables = Exact<{
  patternId: string;
  familyId: string;
  rows: Array<ProductChanges> | ProductChanges;
  version?: number | null | undefined;
}>;


export type AddVariantsMutation = { addVariants: { count: number, undo: { id: string, version: number } } };

export type WaitingFragment = { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string };

export type ThingToEditFragment = { category: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } | null, family: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } | null, document: { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null, sector: { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> } | null, about: { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null };

export type KeepWaitingValuesMutationVariables = Exact<{
  values: PlannedValues;
  version?: number | null | undefined;
}>;


export type KeepWaitingValuesMutation = { keepWaitingValues: { category: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } | null, family: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } | null, document: { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null, sector: { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> } | null, about: { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } };

export type PublishWaitingValuesMutationVariables = Exact<{
  thing: PlannedThing;
  values?: PlannedValues | null | undefined;
  version?: number | null | undefined;
}>;


export type PublishWaitingValuesMutation = { publishWaitingValues: { category: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } | null, family: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } | null, document: { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null, sector: { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> } | null, about: { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } };

export type DiscardWaitingValuesMutationVariables = Exact<{
  thing: PlannedThing;
}>;


export type DiscardWaitingValuesMutation = { discardWaitingValues: { category: { id: string, version: number, name: string, description: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, category: { name: string, description: string, status: Status } | null } | null } | null, family: { id: string, productCount: number, version: number, name: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, family: { name: string, status: Status, columns: Array<{ id: string, name: string }> } | null } | null, columns: Array<{ id: string, name: string }> } | null, document: { id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, document: { title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null } | null, file: { url: string, name: string, format: DocumentFormat, byteSize: number } } | null, sector: { id: string, name: string, version: number, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, sector: { status: Status, chosenProducts: Array<{ id: string, name: string }> } | null } | null, chosenProducts: Array<{ id: string, name: string }> } | null, about: { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } };

export type SynonymShownFragment = { key: string, said: string, finds: Array<string>, twoWay: boolean, instead: boolean, times: number };

export type SynonymsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type SynonymsQuery = { synonyms: { totalCount: number, nodes: Array<{ key: string, said: string, finds: Array<string>, twoWay: boolean, instead: boolean, times: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WordCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WordCountsQuery = { synonyms: { totalCount: number }, pins: Array<{ key: string }>, ignoredWords: { totalCount: number } };

export type PinShownFragment = { key: string, said: string, leadsTo: string | null, until: string | null, products: Array<{ id: string, name: string }> };

export type PinsQueryVariables = Exact<{ [key: string]: never; }>;


export type PinsQuery = { pins: Array<{ key: string, said: string, leadsTo: string | null, until: string | null, products: Array<{ id: string, name: string }> }> };

export type IgnoredWordsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type IgnoredWordsQuery = { ignoredWords: { totalCount: number, nodes: Array<{ word: string, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TrySearchQueryVariables = Exact<{
  text: string;
  synonym?: SynonymInput | null | undefined;
  instead?: string | null | undefined;
}>;


export type TrySearchQuery = { trySearch: { readAs: Array<string>, leadsTo: string | null, totalCount: number, without: number | null, hits: Array<{ foundBy: FoundBy, bySynonym: boolean, product: { id: string, name: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } }> } };

export type AddSynonymMutationVariables = Exact<{
  input: SynonymInput;
  key?: string | null | undefined;
}>;


export type AddSynonymMutation = { addSynonym: { key: string } };

export type ChangeSynonymMutationVariables = Exact<{
  id: string;
  input: SynonymInput;
}>;


export type ChangeSynonymMutation = { changeSynonym: { key: string } };

export type RemoveSynonymMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSynonymMutation = { removeSynonym: boolean };

export type AddPinMutationVariables = Exact<{
  input: PinInput;
  key?: string | null | undefined;
}>;


export type AddPinMutation = { addPin: { key: string } };

export type ChangePinMutationVariables = Exact<{
  id: string;
  input: PinInput;
}>;


export type ChangePinMutation = { changePin: { key: string } };

export type RemovePinMutationVariables = Exact<{
  id: string;
}>;


export type RemovePinMutation = { removePin: boolean };

export type PaletteFindsQueryVariables = Exact<{
  search: string;
  content: boolean;
  sales: boolean;
  owner: boolean;
}>;


export type PaletteFindsQuery = { products?: { nodes: Array<{ id: string, name: string, stockCode: string | null, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }, enquiries?: { nodes: Array<{ id: string, number: string, name: string, createdAt: string }> }, messages?: { nodes: Array<{ id: string, name: string, subject: string, createdAt: string }> }, people?: Array<{ id: string, name: string, email: string }> };

export type AboutCardFragment = { title: string, description: string, icon: AboutIcon };

export type AboutTextsFragment = { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> };

export type AboutToEditFragment = { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> };

export type AboutToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutToEditQuery = { about: { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null };

export type UpdateAboutMutationVariables = Exact<{
  input: AboutInput;
  version?: number | null | undefined;
}>;


export type UpdateAboutMutation = { updateAbout: { version: number, heroTitle: string, heroDescription: string, status: Status, waiting: { fields: Array<string>, conflicts: Array<string>, changedBy: string, changedAt: string, about: { heroTitle: string, heroDescription: string, status: Status, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } | null } | null, mission: { title: string, description: string, icon: AboutIcon }, vision: { title: string, description: string, icon: AboutIcon }, values: { title: string, description: string, icon: AboutIcon }, team: { title: string, description: string, icon: AboutIcon }, numbers: Array<{ value: string, label: string }>, steps: Array<{ title: string, description: string }>, documents: Array<{ id: string, version: number, title: string, kind: DocumentKind, language: DocumentLanguage | null, revision: string | null, date: string | null, status: Status, file: { url: string, name: string, format: DocumentFormat, byteSize: number } }> } };

export type ContactTextsFragment = { heroTitle: string, heroDescription: string, email: string, phone: string, address: string, googleMapsEmbed: string | null, version: number };

export type CompanyDetailsFragment = { name: string, logo: string, email: string, phone: string, address: string, newAsDrafts: boolean, version: number };

export type ContactToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactToEditQuery = { generalContact: { heroTitle: string, heroDescription: string, email: string, phone: string, address: string, googleMapsEmbed: string | null, version: number } | null, siteSettings: { name: string, logo: string, email: string, phone: string, address: string, newAsDrafts: boolean, version: number } };

export type UpdateContactMutationVariables = Exact<{
  input: ContactPageInput;
  version?: number | null | undefined;
}>;


export type UpdateContactMutation = { updateContactPage: { contact: { heroTitle: string, heroDescription: string, email: string, phone: string, address: string, googleMapsEmbed: string | null, version: number }, settings: { name: string, logo: string, email: string, phone: string, address: string, newAsDrafts: boolean, version: number } } };

export type RedirectRowFragment = { from: string, to: string, createdAt: string };

export type RedirectListQueryVariables = Exact<{ [key: string]: never; }>;


export type RedirectListQuery = { redirects: Array<{ from: string, to: string, createdAt: string }> };

export type AddRedirectMutationVariables = Exact<{
  input: RedirectInput;
}>;


export type AddRedirectMutation = { addRedirect: { from: string, to: string, createdAt: string } };

export type RemoveRedirectMutationVariables = Exact<{
  from: string;
}>;


export type RemoveRedirectMutation = { removeRedirect: boolean };

export type UndoDeletionMutationVariables = Exact<{
  entity: BinEntity;
  ids: Array<string> | string;
}>;


export type UndoDeletionMutation = { undoDeletion: number };

export type DifferenceFragment = { field: string, label: string, before: string | null, after: string | null };

export type RevisionEntryFragment = { id: string, at: string, admin: string | null, action: RevisionAction, cause: RevisionCause, source: string | null, isCurrent: boolean, version: number | null, together: number | null, fields: Array<{ field: string, label: string, before: string | null, after: string | null }> };

export type HistoryQueryVariables = Exact<{
  entity: HistoryEntity;
  id?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { totalCount: number, nodes: Array<{ id: string, at: string, admin: string | null, action: RevisionAction, cause: RevisionCause, source: string | null, isCurrent: boolean, version: number | null, together: number | null, fields: Array<{ field: string, label: string, before: string | null, after: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ComparisonQueryVariables = Exact<{
  from?: string | null | undefined;
  to: string;
}>;


export type ComparisonQuery = { compareRevisions: Array<{ field: string, label: string, before: string | null, after: string | null }> };

export type RestoreRevisionMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
}>;


export type RestoreRevisionMutation = { restoreRevision: boolean };

export type UndoChangeMutationVariables = Exact<{
  entity: HistoryEntity;
  id: string;
  version: number;
}>;


export type UndoChangeMutation = { undoChange: { restored: number, keptCount: number, kept: Array<{ id: string, name: string, fields: Array<string> }> } };

export type StoredPictureFragment = { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean };

export type UploadImageMutationVariables = Exact<{
  file: File;
  sha256?: string | null | undefined;
}>;


export type UploadImageMutation = { uploadImage: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } };

export type DeleteImageMutationVariables = Exact<{
  url: string;
}>;


export type DeleteImageMutation = { deleteImage: boolean };

export type ImportProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportProblemsQuery = { importProfiles: Array<{ id: string, name: string, lastRun: { id: string, state: ImportRunState, createdAt: string, reasons: Array<string> } | null }> };

export type NightlyBackupQueryVariables = Exact<{ [key: string]: never; }>;


export type NightlyBackupQuery = { nightlyBackup: { madeAt: string | null, failedAt: string | null, failure: string | null } | null };

export type CompanyBrandQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyBrandQuery = { siteSettings: { name: string, logo: string } };

export type ShownViewFragment = { id: string, name: string, query: string, dropped: Array<string>, forEveryone: boolean, pinned: boolean, isStart: boolean, count: number | null };

export type ViewListQueryVariables = Exact<{
  list: ViewList;
}>;


export type ViewListQuery = { views: { totalCount: number, nodes: Array<{ id: string, name: string, query: string, dropped: Array<string>, forEveryone: boolean, pinned: boolean, isStart: boolean, count: number | null }> } };

export type CreateViewMutationVariables = Exact<{
  list: ViewList;
  input: ViewInput;
}>;


export type CreateViewMutation = { saved: { id: string, name: string, query: string, dropped: Array<string>, forEveryone: boolean, pinned: boolean, isStart: boolean, count: number | null } };

export type UpdateViewMutationVariables = Exact<{
  id: string;
  input: ViewInput;
}>;


export type UpdateViewMutation = { saved: { id: string, name: string, query: string, dropped: Array<string>, forEveryone: boolean, pinned: boolean, isStart: boolean, count: number | null } };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { deleteView: boolean };

export type ArrangeViewsMutationVariables = Exact<{
  list: ViewList;
  order: Array<string> | string;
  pinned: Array<string> | string;
  start?: string | null | undefined;
}>;


export type ArrangeViewsMutation = { views: { totalCount: number, nodes: Array<{ id: string, name: string, query: string, dropped: Array<string>, forEveryone: boolean, pinned: boolean, isStart: boolean, count: number | null }> } };

export type PersonRowFragment = { id: string, email: string, name: string, roles: Array<Role>, suspended: boolean, twoStep: boolean, lastSeenAt: string | null, keyNames: Array<string>, webhookNames: Array<string> };

export type InvitationRowFragment = { id: string, email: string, roles: Array<Role>, mailFailure: MailFailure | null, invitedBy: string, createdAt: string, expiresAt: string, ended: boolean };

export type TwoStepRuleFragment = { askedSince: string | null, dueAt: string | null };

export type PeopleListQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleListQuery = { people: Array<{ id: string, email: string, name: string, roles: Array<Role>, suspended: boolean, twoStep: boolean, lastSeenAt: string | null, keyNames: Array<string>, webhookNames: Array<string> }>, twoStepRule: { askedSince: string | null, dueAt: string | null }, invitations: Array<{ id: string, email: string, roles: Array<Role>, mailFailure: MailFailure | null, invitedBy: string, createdAt: string, expiresAt: string, ended: boolean }> };

export type InvitePersonMutationVariables = Exact<{
  email: string;
  roles: Array<Role> | Role;
}>;


export type InvitePersonMutation = { invitePerson: { mailed: boolean, path: string, invitation: { id: string, email: string, roles: Array<Role>, mailFailure: MailFailure | null, invitedBy: string, createdAt: string, expiresAt: string, ended: boolean } } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: boolean };

export type RenamePersonMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePersonMutation = { renamePerson: { id: string, email: string, name: string, roles: Array<Role>, suspended: boolean, twoStep: boolean, lastSeenAt: string | null, keyNames: Array<string>, webhookNames: Array<string> } };

export type SetPersonRolesMutationVariables = Exact<{
  id: string;
  roles: Array<Role> | Role;
}>;


export type SetPersonRolesMutation = { setPersonRoles: { id: string, email: string, name: string, roles: Array<Role>, suspended: boolean, twoStep: boolean, lastSeenAt: string | null, keyNames: Array<string>, webhookNames: Array<string> } };

export type SetPersonSuspendedMutationVariables = Exact<{
  id: string;
  suspended: boolean;
}>;


export type SetPersonSuspendedMutation = { setPersonSuspended: { id: string, email: string, name: string, roles: Array<Role>, suspended: boolean, twoStep: boolean, lastSeenAt: string | null, keyNames: Array<string>, webhookNames: Array<string> } };

export type AskForTwoStepMutationVariables = Exact<{
  everybody: boolean;
}>;


export type AskForTwoStepMutation = { askForTwoStep: { askedSince: string | null, dueAt: string | null } };

export type RemovePersonMutationVariables = Exact<{
  id: string;
}>;


export type RemovePersonMutation = { removePerson: boolean };

export type InvitationToAcceptQueryVariables = Exact<{
  token: string;
}>;


export type InvitationToAcceptQuery = { invitation: { email: string, roles: Array<Role> } | null };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  name: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, email: string, name: string, signature: string, roles: Array<Role>, owesTwoStep: boolean } };

export type AuditQueryVariables = Exact<{
  event?: AuditEvent | null | undefined;
  admin?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditQuery = { audit: { totalCount: number, nodes: Array<{ id: string, at: string, event: AuditEvent, admin: string | null, about: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type KeyRowFragment = { id: string, name: string, start: string, scopes: Array<Scope>, addresses: Array<string>, madeBy: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, formerUntil: string | null, state: KeyState, profiles: Array<{ id: string, name: string, setup: unknown }> };

export type KeysQueryVariables = Exact<{ [key: string]: never; }>;


export type KeysQuery = { keys: Array<{ id: string, name: string, start: string, scopes: Array<Scope>, addresses: Array<string>, madeBy: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, formerUntil: string | null, state: KeyState, profiles: Array<{ id: string, name: string, setup: unknown }> }> };

export type ProfilesForKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilesForKeysQuery = { importProfiles: Array<{ id: string, name: string, setup: unknown }> };

export type MakeKeyMutationVariables = Exact<{
  input: KeyInput;
}>;


export type MakeKeyMutation = { made: { secret: string, key: { id: string, name: string, start: string, scopes: Array<Scope>, addresses: Array<string>, madeBy: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, formerUntil: string | null, state: KeyState, profiles: Array<{ id: string, name: string, setup: unknown }> } } };

export type UpdateKeyMutationVariables = Exact<{
  id: string;
  input: KeyInput;
}>;


export type UpdateKeyMutation = { updateKey: { id: string, name: string, start: string, scopes: Array<Scope>, addresses: Array<string>, madeBy: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, formerUntil: string | null, state: KeyState, profiles: Array<{ id: string, name: string, setup: unknown }> } };

export type RotateKeyMutationVariables = Exact<{
  id: string;
}>;


export type RotateKeyMutation = { made: { secret: string, key: { id: string, name: string, start: string, scopes: Array<Scope>, addresses: Array<string>, madeBy: string, expiresAt: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, formerUntil: string | null, state: KeyState, profiles: Array<{ id: string, name: string, setup: unknown }> } } };

export type RevokeKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeKeyMutation = { revokeKey: boolean };

export type NoticesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { totalCount: number, nodes: Array<{ id: string, kind: NoticeKind, changedAt: string, title: string, text: string | null, path: string | null, isRead: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { unreadNotices: number };

export type UnreadNoticesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesChangedSubscription = { unreadNotices: number };

export type ReadNoticesMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type ReadNoticesMutation = { readNotices: number };

export type NoticeSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticeSettingsQuery = { noticeSettings: { sendsMail: boolean, morning: string, choices: Array<{ kind: NoticeKind, bell: NoticeWay, mail: NoticeWay }> } };

export type ChooseNoticesMutationVariables = Exact<{
  kind: NoticeKind;
  bell: NoticeWay;
  mail: NoticeWay;
}>;


export type ChooseNoticesMutation = { chooseNotices: { sendsMail: boolean, morning: string, choices: Array<{ kind: NoticeKind, bell: NoticeWay, mail: NoticeWay }> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, createdAt: string, lastSeenAt: string, userAgent: string, current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  next: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type UpdateOwnAccountMutationVariables = Exact<{
  input: OwnAccountInput;
}>;


export type UpdateOwnAccountMutation = { updateOwnAccount: { id: string, name: string, signature: string, startsWithToday: boolean } };

export type MyPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPasskeysQuery = { myPasskeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: unknown };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  response: unknown;
}>;


export type AddPasskeyMutation = { addPasskey: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { activeSince: string | null, recoveryCodesLeft: number } };

export type BeginTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTotpMutation = { beginTotp: { secret: string, uri: string } };

export type ActivateTotpMutationVariables = Exact<{
  code: string;
}>;


export type ActivateTotpMutation = { activateTotp: Array<string> };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: boolean };

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeRecoveryCodesMutation = { makeRecoveryCodes: Array<string> };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: unknown };

export type SignInWithPasskeyMutationVariables = Exact<{
  response: unknown;
}>;


export type SignInWithPasskeyMutation = { signInWithPasskey: { id: string, email: string, name: string, signature: string, roles: Array<Role>, owesTwoStep: boolean, startsWithToday: boolean } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, name: string, signature: string, roles: Array<Role>, owesTwoStep: boolean, startsWithToday: boolean } | null };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type SignInMutation = { signIn: { id: string, email: string, name: string, signature: string, roles: Array<Role>, owesTwoStep: boolean, startsWithToday: boolean } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type WebhookInListFragment = { id: string, name: string, url: string, on: boolean, offReason: WebhookOffReason | null, failedToday: number };

export type WebhookOpenFragment = { id: string, name: string, url: string, events: Array<WebhookEvent>, whole: boolean, personalData: boolean, importedRows: boolean, secretEnd: string, formerSecretUntil: string | null, on: boolean, offReason: WebhookOffReason | null, offAt: string | null, held: number, failed: number, failedToday: number, version: number };

export type DeliveryFragment = { id: string, event: string, subjectName: string | null, state: WebhookDeliveryState, createdAt: string, nextTryAt: string | null, sent: string | null, answer: string | null, tries: Array<{ at: string, took: number, status: number | null, reason: string | null }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, name: string, url: string, on: boolean, offReason: WebhookOffReason | null, failedToday: number }> };

export type OpenWebhookQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  failed?: boolean | null | undefined;
}>;


export type OpenWebhookQuery = { webhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, whole: boolean, personalData: boolean, importedRows: boolean, secretEnd: string, formerSecretUntil: string | null, on: boolean, offReason: WebhookOffReason | null, offAt: string | null, held: number, failed: number, failedToday: number, version: number, deliveries: { totalCount: number, nodes: Array<{ id: string, event: string, subjectName: string | null, state: WebhookDeliveryState, createdAt: string, nextTryAt: string | null, sent: string | null, answer: string | null, tries: Array<{ at: string, took: number, status: number | null, reason: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
  key: string;
}>;


export type CreateWebhookMutation = { made: { secret: string, webhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, whole: boolean, personalData: boolean, importedRows: boolean, secretEnd: string, formerSecretUntil: string | null, on: boolean, offReason: WebhookOffReason | null, offAt: string | null, held: number, failed: number, failedToday: number, version: number } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: WebhookInput;
  version: number;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, whole: boolean, personalData: boolean, importedRows: boolean, secretEnd: string, formerSecretUntil: string | null, on: boolean, offReason: WebhookOffReason | null, offAt: string | null, held: number, failed: number, failedToday: number, version: number } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: boolean };

export type RotateWebhookMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookMutation = { made: { secret: string, webhook: { id: string, name: string, url: string, events: Array<WebhookEvent>, whole: boolean, personalData: boolean, importedRows: boolean, secretEnd: string, formerSecretUntil: string | null, on: boolean, offReason: WebhookOffReason | null, offAt: string | null, held: number, failed: number, failedToday: number, version: number } } };

export type SetWebhookOnMutationVariables = Exact<{
  id: string;
  on: boolean;
}>;


export type SetWebhookOnMutation = { setWebhookOn: { id: string, name: string, url: string, events: Array<WebhookEvent>, whole: boolean, personalData: boolean, importedRows: boolean, secretEnd: string, formerSecretUntil: string | null, on: boolean, offReason: WebhookOffReason | null, offAt: string | null, held: number, failed: number, failedToday: number, version: number } };

export type ReleaseWebhookEventsMutationVariables = Exact<{
  id: string;
  send: boolean;
}>;


export type ReleaseWebhookEventsMutation = { releaseWebhookEvents: number };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { id: string } };

export type ResendDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ResendDeliveryMutation = { resendWebhookDelivery: { id: string, event: string, subjectName: string | null, state: WebhookDeliveryState, createdAt: string, nextTryAt: string | null, sent: string | null, answer: string | null, tries: Array<{ at: string, took: number, status: number | null, reason: string | null }> } };

export type ResendFailedDeliveriesMutationVariables = Exact<{
  id: string;
}>;


export type ResendFailedDeliveriesMutation = { resendFailedDeliveries: number };

export type CustomerCodeRowFragment = { id: string, customer: string, code: string, learnedBy: string, learnedAt: string, product: { id: string, name: string } | null };

export type CustomerCodeListQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CustomerCodeListQuery = { customerCodes: { totalCount: number, nodes: Array<{ id: string, customer: string, code: string, learnedBy: string, learnedAt: string, product: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ForgetCustomerCodeMutationVariables = Exact<{
  id: string;
}>;


export type ForgetCustomerCodeMutation = { forgetCustomerCode: boolean };

export type EnquiryInListFragment = { id: string, number: string, name: string, company: string | null, createdAt: string, state: EnquiryState, rowCount: number, rows: Array<{ id: string, name: string, standing: RowStanding }>, assignee: { id: string, email: string, name: string } | null, undelivered: Array<{ to: MailRecipient, failure: MailFailure }>, letters: Array<{ id: string, state: LetterState }> };

export type EnquiryListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  state?: EnquiryState | null | undefined;
  assigneeId?: string | null | undefined;
  endsSoon?: boolean | null | undefined;
  search?: string | null | undefined;
  suspectedSpam?: boolean | null | undefined;
}>;


export type EnquiryListQuery = { enquiries: { totalCount: number, nodes: Array<{ id: string, number: string, name: string, company: string | null, createdAt: string, state: EnquiryState, rowCount: number, rows: Array<{ id: string, name: string, standing: RowStanding }>, assignee: { id: string, email: string, name: string } | null, undelivered: Array<{ to: MailRecipient, failure: MailFailure }>, letters: Array<{ id: string, state: LetterState }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EnquiryProgressFragment = { id: string, version: number, state: EnquiryState, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> };

export type AskedRowFragment = { id: string, standing: RowStanding, code: string | null, name: string, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, quantity: number | null, note: string | null, written: string | null, askedCode: string | null, customerCode: { id: string, code: string, customer: string, product: { id: string, name: string } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null }>, specs: Array<{ name: string, text: string }>, product: { id: string, price: number | null, priceQuantity: number | null, minimumQuantity: number | null, salesUnit: SalesUnit | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null };

export type EnquiryToReadQueryVariables = Exact<{
  id: string;
}>;


export type EnquiryToReadQuery = { enquiry: { number: string, name: string, email: string, company: string | null, phone: string | null, deliveryPlace: string | null, message: string | null, createdAt: string, suspectedSpam: boolean, statusPath: string, id: string, version: number, state: EnquiryState, attachments: Array<{ id: string, name: string, format: AttachmentFormat, byteSize: number }>, undelivered: Array<{ to: MailRecipient, failure: MailFailure }>, letters: Array<{ id: string, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, state: LetterState, failure: MailFailure | null }>, rows: Array<{ id: string, standing: RowStanding, code: string | null, name: string, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, quantity: number | null, note: string | null, written: string | null, askedCode: string | null, customerCode: { id: string, code: string, customer: string, product: { id: string, name: string } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null }>, specs: Array<{ name: string, text: string }>, product: { id: string, price: number | null, priceQuantity: number | null, minimumQuantity: number | null, salesUnit: SalesUnit | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, offers: Array<{ id: string, number: string, createdAt: string, sentAt: string | null, reminds: boolean, validUntil: string, pdfPath: string, previewPath: string, preparedBy: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, mail: { text: string, admin: string, createdAt: string, state: OfferMailState, failure: MailFailure | null } | null, lines: Array<{ id: string, kind: OfferLineKind, productId: string | null, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> }, requests: Array<{ id: string, kind: OfferRequestKind, reason: OfferDeclineReason | null, text: string | null, createdAt: string, lines: Array<{ quantity: number | null, price: number | null, day: string | null, text: string | null, line: { id: string, name: string, salesUnit: SalesUnit | null } }> }> }>, orders: Array<{ id: string, number: string, state: OrderState }>, lastOffers: Array<{ productId: string, number: string, createdAt: string, price: number, priceQuantity: number | null, discount: number | null, vatRate: number }>, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } | null };

export type EnquiryAssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type EnquiryAssigneesQuery = { admins: Array<{ id: string, email: string, name: string }> };

export type SetEnquiryStateMutationVariables = Exact<{
  id: string;
  state: EnquiryState;
  version?: number | null | undefined;
}>;


export type SetEnquiryStateMutation = { setEnquiryState: { id: string, version: number, state: EnquiryState, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type AssignEnquiryMutationVariables = Exact<{
  id: string;
  adminId?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type AssignEnquiryMutation = { assignEnquiry: { id: string, version: number, state: EnquiryState, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type SettleEnquiryRowMutationVariables = Exact<{
  id: string;
  productId?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type SettleEnquiryRowMutation = { settleEnquiryRow: { id: string, version: number, state: EnquiryState, rows: Array<{ id: string, standing: RowStanding, code: string | null, name: string, price: number | null, priceQuantity: number | null, salesUnit: SalesUnit | null, quantity: number | null, note: string | null, written: string | null, askedCode: string | null, customerCode: { id: string, code: string, customer: string, product: { id: string, name: string } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null }>, specs: Array<{ name: string, text: string }>, product: { id: string, price: number | null, priceQuantity: number | null, minimumQuantity: number | null, salesUnit: SalesUnit | null, image: string | null, priceBreaks: Array<{ minimum: number, price: number }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null }>, lastOffers: Array<{ productId: string, number: string, createdAt: string, price: number, priceQuantity: number | null, discount: number | null, vatRate: number }>, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type AddEnquiryNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type AddEnquiryNoteMutation = { addEnquiryNote: { id: string, version: number, state: EnquiryState, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type SetEnquirySuspectedSpamMutationVariables = Exact<{
  id: string;
  suspectedSpam: boolean;
}>;


export type SetEnquirySuspectedSpamMutation = { setEnquirySuspectedSpam: { id: string, suspectedSpam: boolean } };

export type DeleteEnquiryMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEnquiryMutation = { deleteEnquiry: boolean };

export type EnquiryReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type EnquiryReceivedSubscription = { enquiryReceived: { id: string } };

export type LearnCustomerCodeMutationVariables = Exact<{
  rowId: string;
}>;


export type LearnCustomerCodeMutation = { learnCustomerCode: { id: string, customer: string, code: string, learnedBy: string, learnedAt: string, product: { id: string, name: string } | null } };

export type UnansweredQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type UnansweredQuery = { unanswered: { totalCount: number, nodes: Array<{ id: string, enquiry: { id: string, number: string, name: string, company: string | null, createdAt: string, state: EnquiryState, rowCount: number, rows: Array<{ id: string, name: string, standing: RowStanding }>, assignee: { id: string, email: string, name: string } | null, undelivered: Array<{ to: MailRecipient, failure: MailFailure }>, letters: Array<{ id: string, state: LetterState }> } | null, message: { id: string, name: string, subject: string, createdAt: string, status: MessageStatus, letters: Array<{ id: string, state: LetterState }> } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type InboxCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxCountsQuery = { unanswered: { totalCount: number }, messages: { totalCount: number }, read: { totalCount: number }, replied: { totalCount: number }, enquiries: { totalCount: number }, inProgress: { totalCount: number }, offered: { totalCount: number }, won: { totalCount: number }, lost: { totalCount: number } };

export type LetterShownFragment = { id: string, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, state: LetterState, failure: MailFailure | null };

export type AnswerMessageMutationVariables = Exact<{
  id: string;
  input: LetterInput;
  seen: number;
  key: string;
}>;


export type AnswerMessageMutation = { answerMessage: { id: string, status: MessageStatus, letters: Array<{ id: string, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, state: LetterState, failure: MailFailure | null }> } };

export type AnswerEnquiryMutationVariables = Exact<{
  id: string;
  input: LetterInput;
  seen: number;
  key: string;
}>;


export type AnswerEnquiryMutation = { answerEnquiry: { id: string, version: number, state: EnquiryState, letters: Array<{ id: string, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, state: LetterState, failure: MailFailure | null }>, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type RemindBuyerMutationVariables = Exact<{
  id: string;
  input: LetterInput;
  seen: number;
  key: string;
}>;


export type RemindBuyerMutation = { remindBuyer: { id: string, version: number, state: EnquiryState, letters: Array<{ id: string, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, state: LetterState, failure: MailFailure | null }>, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type MessageRowFragment = { id: string, name: string, subject: string, createdAt: string, status: MessageStatus, letters: Array<{ id: string, state: LetterState }> };

export type MessageListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: MessageStatus | null | undefined;
  search?: string | null | undefined;
  suspectedSpam?: boolean | null | undefined;
}>;


export type MessageListQuery = { messages: { totalCount: number, nodes: Array<{ id: string, name: string, subject: string, createdAt: string, status: MessageStatus, letters: Array<{ id: string, state: LetterState }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MessageToReadQueryVariables = Exact<{
  id: string;
}>;


export type MessageToReadQuery = { message: { email: string, company: string | null, message: string, suspectedSpam: boolean, id: string, name: string, subject: string, createdAt: string, status: MessageStatus, undelivered: Array<{ to: MailRecipient, failure: MailFailure }>, letters: Array<{ id: string, state: LetterState, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, failure: MailFailure | null }> } | null };

export type SetMessageStatusMutationVariables = Exact<{
  id: string;
  status: MessageStatus;
}>;


export type SetMessageStatusMutation = { setMessageStatus: { id: string, status: MessageStatus } };

export type SetMessageSuspectedSpamMutationVariables = Exact<{
  id: string;
  suspectedSpam: boolean;
}>;


export type SetMessageSuspectedSpamMutation = { setMessageSuspectedSpam: { id: string, suspectedSpam: boolean } };

export type DeleteMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMessageMutation = { deleteMessage: boolean };

export type MessageReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MessageReceivedSubscription = { messageReceived: { id: string } };

export type OfferShownFragment = { id: string, number: string, createdAt: string, sentAt: string | null, reminds: boolean, validUntil: string, pdfPath: string, previewPath: string, preparedBy: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, mail: { text: string, admin: string, createdAt: string, state: OfferMailState, failure: MailFailure | null } | null, lines: Array<{ id: string, kind: OfferLineKind, productId: string | null, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> }, requests: Array<{ id: string, kind: OfferRequestKind, reason: OfferDeclineReason | null, text: string | null, createdAt: string, lines: Array<{ quantity: number | null, price: number | null, day: string | null, text: string | null, line: { id: string, name: string, salesUnit: SalesUnit | null } }> }> };

export type MakeOfferMutationVariables = Exact<{
  enquiryId: string;
  input: OfferInput;
  version?: number | null | undefined;
}>;


export type MakeOfferMutation = { makeOffer: { id: string, version: number, state: EnquiryState, offers: Array<{ id: string, number: string, createdAt: string, sentAt: string | null, reminds: boolean, validUntil: string, pdfPath: string, previewPath: string, preparedBy: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, mail: { text: string, admin: string, createdAt: string, state: OfferMailState, failure: MailFailure | null } | null, lines: Array<{ id: string, kind: OfferLineKind, productId: string | null, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> }, requests: Array<{ id: string, kind: OfferRequestKind, reason: OfferDeclineReason | null, text: string | null, createdAt: string, lines: Array<{ quantity: number | null, price: number | null, day: string | null, text: string | null, line: { id: string, name: string, salesUnit: SalesUnit | null } }> }> }>, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type SendsMailQueryVariables = Exact<{ [key: string]: never; }>;


export type SendsMailQuery = { sendsMail: boolean };

export type SendOfferMutationVariables = Exact<{
  id: string;
  text?: string | null | undefined;
  remind?: boolean | null | undefined;
  version?: number | null | undefined;
}>;


export type SendOfferMutation = { sendOffer: { id: string, version: number, state: EnquiryState, letters: Array<{ id: string, kind: LetterKind, subject: string, text: string, admin: string, createdAt: string, state: LetterState, failure: MailFailure | null }>, offers: Array<{ id: string, number: string, createdAt: string, sentAt: string | null, reminds: boolean, validUntil: string, pdfPath: string, previewPath: string, preparedBy: string, intro: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, mail: { text: string, admin: string, createdAt: string, state: OfferMailState, failure: MailFailure | null } | null, lines: Array<{ id: string, kind: OfferLineKind, productId: string | null, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, vatRate: number, net: number }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> }, requests: Array<{ id: string, kind: OfferRequestKind, reason: OfferDeclineReason | null, text: string | null, createdAt: string, lines: Array<{ quantity: number | null, price: number | null, day: string | null, text: string | null, line: { id: string, name: string, salesUnit: SalesUnit | null } }> }> }>, assignee: { id: string, email: string, name: string } | null, history: Array<{ id: string, kind: EnquiryEventKind, text: string | null, admin: string, createdAt: string }> } };

export type OrderInListFragment = { id: string, number: string, state: OrderState, createdAt: string, company: string | null, buyerName: string | null, ownNumber: string | null, sums: { total: number } };

export type OrderListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  state?: OrderState | null | undefined;
  search?: string | null | undefined;
}>;


export type OrderListQuery = { orders: { totalCount: number, nodes: Array<{ id: string, number: string, state: OrderState, createdAt: string, company: string | null, buyerName: string | null, ownNumber: string | null, sums: { total: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrderProgressFragment = { id: string, version: number, state: OrderState, carrier: string | null, consignment: string | null, consignmentUrl: string | null, cancelReason: string | null, events: Array<{ id: string, state: OrderState, text: string | null, admin: string | null, mailed: boolean, createdAt: string }> };

export type OrderToReadFragment = { number: string, createdAt: string, offerNumber: string, company: string | null, buyerName: string | null, buyerTitle: string | null, email: string | null, ownNumber: string | null, network: string | null, digest: string, deliveryPlace: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, id: string, version: number, state: OrderState, carrier: string | null, consignment: string | null, consignmentUrl: string | null, cancelReason: string | null, rows: Array<{ id: string, productId: string | null, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, net: number }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> }, enquiry: { id: string, number: string, statusPath: string } | null, events: Array<{ id: string, state: OrderState, text: string | null, admin: string | null, mailed: boolean, createdAt: string }> };

export type OrderToReadQueryVariables = Exact<{
  id: string;
}>;


export type OrderToReadQuery = { sendsMail: boolean, order: { number: string, createdAt: string, offerNumber: string, company: string | null, buyerName: string | null, buyerTitle: string | null, email: string | null, ownNumber: string | null, network: string | null, digest: string, deliveryPlace: string | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, id: string, version: number, state: OrderState, carrier: string | null, consignment: string | null, consignmentUrl: string | null, cancelReason: string | null, rows: Array<{ id: string, productId: string | null, code: string | null, name: string, note: string | null, askedCode: string | null, quantity: number, salesUnit: SalesUnit | null, price: number, priceQuantity: number | null, discount: number | null, net: number }>, sums: { net: number, total: number, vat: Array<{ rate: number, vat: number }> }, enquiry: { id: string, number: string, statusPath: string } | null, events: Array<{ id: string, state: OrderState, text: string | null, admin: string | null, mailed: boolean, createdAt: string }> } | null, carriers: Array<{ name: string, pattern: string }> };

export type SetOrderStateMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  state: OrderState;
  text?: string | null | undefined;
  carrier?: string | null | undefined;
  consignment?: string | null | undefined;
  pattern?: string | null | undefined;
  reason?: string | null | undefined;
  mailBuyer?: boolean | null | undefined;
}>;


export type SetOrderStateMutation = { setOrderState: { id: string, version: number, state: OrderState, carrier: string | null, consignment: string | null, consignmentUrl: string | null, cancelReason: string | null, events: Array<{ id: string, state: OrderState, text: string | null, admin: string | null, mailed: boolean, createdAt: string }> } };

export type AnswerTemplateToEditFragment = { id: string, name: string, text: string, version: number };

export type AnswerTemplateListQueryVariables = Exact<{ [key: string]: never; }>;


export type AnswerTemplateListQuery = { rows: Array<{ id: string, name: string, text: string, version: number }> };

export type AnswerTemplateToEditQueryVariables = Exact<{
  id: string;
}>;


export type AnswerTemplateToEditQuery = { row: { id: string, name: string, text: string, version: number } | null };

export type CreateAnswerTemplateMutationVariables = Exact<{
  input: AnswerTemplateInput;
  key?: string | null | undefined;
}>;


export type CreateAnswerTemplateMutation = { saved: { id: string, name: string, text: string, version: number } };

export type UpdateAnswerTemplateMutationVariables = Exact<{
  id: string;
  input: AnswerTemplateInput;
  version?: number | null | undefined;
}>;


export type UpdateAnswerTemplateMutation = { saved: { id: string, name: string, text: string, version: number } };

export type DeleteAnswerTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAnswerTemplateMutation = { deleteAnswerTemplate: boolean };

export type OfferTemplateToEditFragment = { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number };

export type OfferTemplateListQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferTemplateListQuery = { rows: Array<{ id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number }> };

export type OfferTemplateToEditQueryVariables = Exact<{
  id: string;
}>;


export type OfferTemplateToEditQuery = { row: { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number } | null };

export type CreateOfferTemplateMutationVariables = Exact<{
  input: OfferTemplateInput;
  key?: string | null | undefined;
}>;


export type CreateOfferTemplateMutation = { saved: { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number } };

export type UpdateOfferTemplateMutationVariables = Exact<{
  id: string;
  input: OfferTemplateInput;
  version?: number | null | undefined;
}>;


export type UpdateOfferTemplateMutation = { saved: { id: string, name: string, validDays: number | null, deliveryTerms: string | null, paymentTerms: string | null, notes: string | null, version: number } };

export type DeleteOfferTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOfferTemplateMutation = { deleteOfferTemplate: boolean };

export type BackupListQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupListQuery = { backups: Array<{ name: string, madeAt: string, isNightly: boolean, bytes: number, isEncrypted: boolean }>, lastRestore: { name: string, at: string, admin: string | null, madeAt: string | null, keptIn: string | null, suspended: Array<string>, failure: string | null } | null, nightlyBackup: { madeAt: string | null, failedAt: string | null, failure: string | null } | null };

export type BackupRowFragment = { name: string, madeAt: string, isNightly: boolean, bytes: number, isEncrypted: boolean };

export type MakeBackupMutationVariables = Exact<{
  job: string;
}>;


export type MakeBackupMutation = { makeBackup: { missing: Array<string>, backup: { name: string } } };

export type BackupProgressSubscriptionVariables = Exact<{
  job: string;
}>;


export type BackupProgressSubscription = { jobChanged: { id: string, state: JobState, done: number, total: number } };

export type CancelBackupMutationVariables = Exact<{
  job: string;
}>;


export type CancelBackupMutation = { cancelJob: boolean };

export type PreviewRestoreMutationVariables = Exact<{
  name: string;
  job: string;
}>;


export type PreviewRestoreMutation = { previewRestore: { madeAt: string, added: number, replaced: number, removed: number, suspended: Array<string>, staying: Array<string>, erasures: number, counts: Array<{ what: string, now: number | null, then: number }> } };

export type RestoreBackupMutationVariables = Exact<{
  name: string;
  job: string;
}>;


export type RestoreBackupMutation = { restoreBackup: boolean };

export type BinQueryVariables = Exact<{
  entity?: BinEntity | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type BinQuery = { bin: { totalCount: number, nodes: Array<{ id: string, entity: BinEntity, name: string, image: string | null, deletedAt: string, admin: string | null, expiresAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BringBackMutationVariables = Exact<{
  id: string;
}>;


export type BringBackMutation = { bringBack: boolean };

export type EraseFromBinMutationVariables = Exact<{
  id: string;
}>;


export type EraseFromBinMutation = { eraseFromBin: boolean };

export type BringManyBackMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BringManyBackMutation = { bringManyBack: number };

export type EraseManyFromBinMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type EraseManyFromBinMutation = { eraseManyFromBin: number };

export type FiguresQueryVariables = Exact<{
  period: FigurePeriod;
  categoryId?: string | null | undefined;
  productId?: string | null | undefined;
}>;


export type FiguresQuery = { figures: { since: string | null, searches: number, programs: number, steps: { seen: number, listed: number, enquired: number, offered: number, won: number, wonSum: number } } };

export type FigureStepsShownFragment = { seen: number, listed: number, enquired: number, offered: number, won: number, wonSum: number };

export type FigureRowsQueryVariables = Exact<{
  by: FigureGroup;
  period: FigurePeriod;
  after?: string | null | undefined;
}>;


export type FigureRowsQuery = { figureRows: { totalCount: number, nodes: Array<{ key: string, name: string, searches: number | null, steps: { seen: number, listed: number, enquired: number, offered: number, won: number, wonSum: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SearchesWithoutHitQueryVariables = Exact<{
  period: FigurePeriod;
  after?: string | null | undefined;
}>;


export type SearchesWithoutHitQuery = { searchesWithoutHit: { totalCount: number, searches: number, nodes: Array<{ word: string, times: number, lastOn: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SeenWithoutQueryVariables = Exact<{
  lacking: Lacking;
  period: FigurePeriod;
}>;


export type SeenWithoutQuery = { seenWithout: Array<{ times: number, product: { id: string, name: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } }> };

export type IgnoreWordMutationVariables = Exact<{
  word: string;
}>;


export type IgnoreWordMutation = { ignoreWord: boolean };

export type HeedWordMutationVariables = Exact<{
  word: string;
}>;


export type HeedWordMutation = { heedWord: boolean };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { mailTrouble: string | null, countedAt: string, since: string | null, fineCount: number, productCount: number, percent: number, findings: Array<{ check: HealthCheck, count: number, before: number | null }>, categories: Array<{ id: string, name: string, percent: number }>, leastComplete: Array<{ id: string, name: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, completeness: { percent: number } }> } };

export type FoundByCheckQueryVariables = Exact<{
  check: HealthCheck;
}>;


export type FoundByCheckQuery = { products: { totalCount: number, nodes: Array<{ id: string, name: string, stockCode: string | null }> } };

export type FineFindingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FineFindingsQuery = { fineFindings: Array<{ id: string, check: HealthCheck, reason: string, admin: string, createdAt: string, product: { id: string, name: string } }> };

export type SayFineMutationVariables = Exact<{
  check: HealthCheck;
  ids: Array<string> | string;
  reason: string;
}>;


export type SayFineMutation = { sayFine: number };

export type TakeBackFineMutationVariables = Exact<{
  check: HealthCheck;
  ids: Array<string> | string;
}>;


export type TakeBackFineMutation = { takeBackFine: number };

export type ImportProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportProfilesQuery = { importProfiles: Array<{ keyMadeAt: string | null, nextRunAt: string | null, hasSignIn: boolean, id: string, name: string, setup: unknown, version: number, lastRun: { id: string, profileId: string, createdAt: string, admin: string, fileName: string, state: ImportRunState, rows: number, added: number, changed: number, unchanged: number, missing: number, wrong: number, reasons: Array<string>, importId: string | null } | null }> };

export type ImportProfileRunsQueryVariables = Exact<{
  profile: string;
}>;


export type ImportProfileRunsQuery = { importRuns: Array<{ id: string, profileId: string, createdAt: string, admin: string, fileName: string, state: ImportRunState, rows: number, added: number, changed: number, unchanged: number, missing: number, wrong: number, reasons: Array<string>, importId: string | null }> };

export type ImportRunQueryVariables = Exact<{
  id: string;
}>;


export type ImportRunQuery = { importRun: { id: string, profileId: string, createdAt: string, admin: string, fileName: string, state: ImportRunState, rows: number, added: number, changed: number, unchanged: number, missing: number, wrong: number, reasons: Array<string>, importId: string | null, report: { added: number, changed: number, unchanged: number, wrong: number, unclear: number, missing: number, noProduct: number, clearedPrices: number, stops: Array<string>, fields: Array<string>, fingerprint: string, decimals: { mark: DecimalMark | null, count: number, cells: Array<{ line: number, field: string, input: string, value: string, withComma: string, withPoint: string }> } | null, rows: Array<{ line: number, id: string | null, name: string, outcome: SheetOutcome, changes: Array<string>, values: Array<string>, before: Array<string | null>, netPrice: string | null, stop: string | null, reasons: Array<{ field: string, message: string, input: string, value: string, suggestion: string | null }>, candidates: Array<{ id: string, name: string, price: number | null, category: { id: string, name: string } | null }> }> } | null } | null, importProfiles: Array<{ id: string, name: string, setup: unknown, version: number, lastRun: { id: string, profileId: string, createdAt: string, admin: string, fileName: string, state: ImportRunState, rows: number, added: number, changed: number, unchanged: number, missing: number, wrong: number, reasons: Array<string>, importId: string | null } | null }> };

export type ImportRunFileQueryVariables = Exact<{
  id: string;
}>;


export type ImportRunFileQuery = { importRun: { id: string, file: string | null } | null };

export type ProfileToEditFragment = { id: string, name: string, setup: unknown, version: number };

export type RunRowFragment = { id: string, profileId: string, createdAt: string, admin: string, fileName: string, state: ImportRunState, rows: number, added: number, changed: number, unchanged: number, missing: number, wrong: number, reasons: Array<string>, importId: string | null };

export type CreateProfileMutationVariables = Exact<{
  input: ImportProfileInput;
  key?: string | null | undefined;
}>;


export type CreateProfileMutation = { createImportProfile: { id: string, name: string, setup: unknown, version: number } };

export type UpdateProfileMutationVariables = Exact<{
  id: string;
  input: ImportProfileInput;
  version?: number | null | undefined;
}>;


export type UpdateProfileMutation = { updateImportProfile: { id: string, name: string, setup: unknown, version: number } };

export type DeleteProfileMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProfileMutation = { deleteImportProfile: boolean };

export type TryRunMutationVariables = Exact<{
  id: string;
}>;


export type TryRunMutation = { passImportRun: { added: number, changed: number, unchanged: number, wrong: number, unclear: number, missing: number, noProduct: number, clearedPrices: number, stops: Array<string>, fields: Array<string>, fingerprint: string, decimals: { mark: DecimalMark | null, count: number, cells: Array<{ line: number, field: string, input: string, value: string, withComma: string, withPoint: string }> } | null, rows: Array<{ line: number, id: string | null, name: string, outcome: SheetOutcome, changes: Array<string>, values: Array<string>, before: Array<string | null>, netPrice: string | null, stop: string | null, reasons: Array<{ field: string, message: string, input: string, value: string, suggestion: string | null }>, candidates: Array<{ id: string, name: string, price: number | null, category: { id: string, name: string } | null }> }> } };

export type PassRunMutationVariables = Exact<{
  id: string;
  fingerprint: string;
}>;


export type PassRunMutation = { passImportRun: { added: number, changed: number, importId: string | null } };

export type MakeImportKeyMutationVariables = Exact<{
  id: string;
}>;


export type MakeImportKeyMutation = { makeImportKey: string };

export type RemoveImportKeyMutationVariables = Exact<{
  id: string;
}>;


export type RemoveImportKeyMutation = { removeImportKey: boolean };

export type SetImportSignInMutationVariables = Exact<{
  id: string;
  signIn?: ImportSignIn | null | undefined;
}>;


export type SetImportSignInMutation = { setImportSignIn: boolean };

export type PictureBatchRowFragment = { id: string, name: string, state: PictureBatchState, place: PicturePlace | null, added: number, products: number, leftOver: number, importId: string | null };

export type NamedFileRowFragment = { id: string, file: number, path: string, byteSize: number, outcome: NamedFileOutcome, isSent: boolean, isDocument: boolean, isChosen: boolean, place: number, problem: string | null, warning: string | null, image: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, product: { id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> };

export type NamedProductFragment = { id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null };

export type PictureBatchQueryVariables = Exact<{ [key: string]: never; }>;


export type PictureBatchQuery = { pictureBatch: { id: string, name: string, state: PictureBatchState, place: PicturePlace | null, added: number, products: number, leftOver: number, importId: string | null, files: Array<{ id: string, file: number, path: string, byteSize: number, outcome: NamedFileOutcome, isSent: boolean, isDocument: boolean, isChosen: boolean, place: number, problem: string | null, warning: string | null, image: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, product: { id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }> } | null };

export type BeginPictureBatchMutationVariables = Exact<{
  name: string;
  files: Array<NamedFileInput> | NamedFileInput;
}>;


export type BeginPictureBatchMutation = { beginPictureBatch: { id: string, name: string, state: PictureBatchState, place: PicturePlace | null, added: number, products: number, leftOver: number, importId: string | null, files: Array<{ id: string, file: number, path: string, byteSize: number, outcome: NamedFileOutcome, isSent: boolean, isDocument: boolean, isChosen: boolean, place: number, problem: string | null, warning: string | null, image: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, product: { id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }> } };

export type SendPictureFileMutationVariables = Exact<{
  batch: string;
  number: number;
  file: File;
  sha256?: string | null | undefined;
}>;


export type SendPictureFileMutation = { sendPictureFile: { id: string, file: number, path: string, byteSize: number, outcome: NamedFileOutcome, isSent: boolean, isDocument: boolean, isChosen: boolean, place: number, problem: string | null, warning: string | null, image: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, product: { id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> } };

export type AnswerPictureFilesMutationVariables = Exact<{
  batch: string;
  answers: Array<PictureAnswer> | PictureAnswer;
}>;


export type AnswerPictureFilesMutation = { answerPictureFiles: { id: string, name: string, state: PictureBatchState, place: PicturePlace | null, added: number, products: number, leftOver: number, importId: string | null, files: Array<{ id: string, file: number, path: string, byteSize: number, outcome: NamedFileOutcome, isSent: boolean, isDocument: boolean, isChosen: boolean, place: number, problem: string | null, warning: string | null, image: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, product: { id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null } | null, candidates: Array<{ id: string, name: string, stockCode: string | null, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> }> } };

export type AddPictureBatchMutationVariables = Exact<{
  batch: string;
  place: PicturePlace;
  withoutMissing: boolean;
  job?: string | null | undefined;
}>;


export type AddPictureBatchMutation = { addPictureBatch: { id: string, name: string, state: PictureBatchState, place: PicturePlace | null, added: number, products: number, leftOver: number, importId: string | null } };

export type DropPictureBatchMutationVariables = Exact<{
  batch: string;
}>;


export type DropPictureBatchMutation = { dropPictureBatch: boolean };

export type PersonalDataQueryVariables = Exact<{
  contact: string;
}>;


export type PersonalDataQuery = { personalData: Array<{ id: string, sort: PersonalSort, title: string, name: string, email: string, phone: string | null, createdAt: string, isSent: boolean, isInBin: boolean, offerCount: number }> };

export type PersonalEntryRowFragment = { id: string, sort: PersonalSort, title: string, name: string, email: string, phone: string | null, createdAt: string, isSent: boolean, isInBin: boolean, offerCount: number };

export type ExportPersonalDataMutationVariables = Exact<{
  contact: string;
  ids: Array<string> | string;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: { json: unknown, text: string } };

export type ErasePersonalDataMutationVariables = Exact<{
  contact: string;
  ids: Array<string> | string;
}>;


export type ErasePersonalDataMutation = { erasePersonalData: number };

export type ErasuresToRepeatQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresToRepeatQuery = { erasuresToRepeat: Array<{ id: string, at: string, admin: string | null, back: number }> };

export type RepeatErasuresMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RepeatErasuresMutation = { repeatErasures: number };

export type ProposalShownFragment = { id: string, program: string, reason: string, createdAt: string, expiresAt: string, state: ProposalState, count: number, decidedBy: string | null, decidedAt: string | null, undo: { id: string, version: number } | null, changes: Array<{ id: string, thingId: string, name: string, fields: Array<{ field: string, label: string, before: string | null, after: string | null, now: string | null, isMet: boolean }> }> };

export type ProposalToDecideQueryVariables = Exact<{
  id: string;
}>;


export type ProposalToDecideQuery = { proposal: { id: string, program: string, reason: string, createdAt: string, expiresAt: string, state: ProposalState, count: number, decidedBy: string | null, decidedAt: string | null, undo: { id: string, version: number } | null, changes: Array<{ id: string, thingId: string, name: string, fields: Array<{ field: string, label: string, before: string | null, after: string | null, now: string | null, isMet: boolean }> }> } | null };

export type ConfirmProposalMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmProposalMutation = { confirmProposal: { id: string, program: string, reason: string, createdAt: string, expiresAt: string, state: ProposalState, count: number, decidedBy: string | null, decidedAt: string | null, undo: { id: string, version: number } | null, changes: Array<{ id: string, thingId: string, name: string, fields: Array<{ field: string, label: string, before: string | null, after: string | null, now: string | null, isMet: boolean }> }> } };

export type DeclineProposalMutationVariables = Exact<{
  id: string;
}>;


export type DeclineProposalMutation = { declineProposal: { id: string, program: string, reason: string, createdAt: string, expiresAt: string, state: ProposalState, count: number, decidedBy: string | null, decidedAt: string | null, undo: { id: string, version: number } | null, changes: Array<{ id: string, thingId: string, name: string, fields: Array<{ field: string, label: string, before: string | null, after: string | null, now: string | null, isMet: boolean }> }> } };

export type ReadSheetMutationVariables = Exact<{
  file: File;
  record?: string | null | undefined;
}>;


export type ReadSheetMutation = { readSheet: { name: string | null, rows: number, fields: Array<string>, columns: Array<{ heading: string, sample: string, field: string | null, prices: PriceBasis | null, hasOtherIds: boolean }>, records: Array<{ path: string, count: number }> } };

export type TrySheetMutationVariables = Exact<{
  file: File;
  columns: Array<string | null | undefined> | string;
  corrections: Array<SheetCorrection> | SheetCorrection;
  answers: SheetAnswers;
  profile?: string | null | undefined;
}>;


export type TrySheetMutation = { importProducts: { added: number, changed: number, unchanged: number, wrong: number, unclear: number, missing: number, noProduct: number, clearedPrices: number, stops: Array<string>, fields: Array<string>, fingerprint: string, decimals: { mark: DecimalMark | null, count: number, cells: Array<{ line: number, field: string, input: string, value: string, withComma: string, withPoint: string }> } | null, rows: Array<{ line: number, id: string | null, name: string, outcome: SheetOutcome, changes: Array<string>, values: Array<string>, before: Array<string | null>, netPrice: string | null, stop: string | null, reasons: Array<{ field: string, message: string, input: string, value: string, suggestion: string | null }>, candidates: Array<{ id: string, name: string, price: number | null, category: { id: string, name: string } | null }> }> } };

export type TrialReportFragment = { added: number, changed: number, unchanged: number, wrong: number, unclear: number, missing: number, noProduct: number, clearedPrices: number, stops: Array<string>, fields: Array<string>, fingerprint: string, decimals: { mark: DecimalMark | null, count: number, cells: Array<{ line: number, field: string, input: string, value: string, withComma: string, withPoint: string }> } | null, rows: Array<{ line: number, id: string | null, name: string, outcome: SheetOutcome, changes: Array<string>, values: Array<string>, before: Array<string | null>, netPrice: string | null, stop: string | null, reasons: Array<{ field: string, message: string, input: string, value: string, suggestion: string | null }>, candidates: Array<{ id: string, name: string, price: number | null, category: { id: string, name: string } | null }> }> };

export type RowPicturesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RowPicturesQuery = { productsWithIds: Array<{ id: string, image: string | null, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null }> };

export type ImportSheetMutationVariables = Exact<{
  file: File;
  columns: Array<string | null | undefined> | string;
  corrections: Array<SheetCorrection> | SheetCorrection;
  answers: SheetAnswers;
  profile?: string | null | undefined;
  letPass: boolean;
  keepAs?: ImportProfileInput | null | undefined;
  fingerprint: string;
  job: string;
}>;


export type ImportSheetMutation = { importProducts: { added: number, changed: number, importId: string | null } };

export type LeftOutRowsMutationVariables = Exact<{
  file: File;
  columns: Array<string | null | undefined> | string;
  corrections: Array<SheetCorrection> | SheetCorrection;
  answers: SheetAnswers;
  profile?: string | null | undefined;
}>;


export type LeftOutRowsMutation = { leftOutRows: string };

export type ProductImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductImportsQuery = { productImports: Array<{ id: string, fileName: string, admin: string, createdAt: string, added: number, changed: number, undoneAt: string | null, kept: Array<{ productId: string | null, name: string, code: string | null, label: string, former: string | null, now: string | null }> }> };

export type KeptValueRowFragment = { productId: string | null, name: string, code: string | null, label: string, former: string | null, now: string | null };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport: { removed: number, restored: number, kept: Array<string>, keptCount: number } };

export type ImportProgressSubscriptionVariables = Exact<{
  job: string;
}>;


export type ImportProgressSubscription = { jobChanged: { id: string, state: JobState, done: number, total: number } };

export type CancelImportMutationVariables = Exact<{
  job: string;
}>;


export type CancelImportMutation = { cancelJob: boolean };

export type TodayFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayFiguresQuery = { todayFigures: { newEnquiries: number | null, unanswered: number | null, suspectedEnquiries: number | null, suspectedMessages: number | null } };

export type TodayFiguresChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TodayFiguresChangedSubscription = { todayFigures: { newEnquiries: number | null, unanswered: number | null, suspectedEnquiries: number | null, suspectedMessages: number | null, endingOffers: number | null, failedMails: number | null, mailTrouble: string | null, stoppedImports: number | null, stoppedPlans: number | null } };

export type TodayEnquiriesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayEnquiriesQuery = { enquiries: { totalCount: number, nodes: Array<{ id: string, number: string, name: string, company: string | null, rowCount: number, createdAt: string }> } };

export type TodayOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayOffersQuery = { endingOffers: { totalCount: number, nodes: Array<{ offer: { id: string, number: string, validUntil: string, sums: { total: number } }, enquiry: { id: string, name: string, company: string | null } }> } };

export type TodayOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayOrdersQuery = { orders: { totalCount: number, nodes: Array<{ id: string, number: string, state: OrderState, createdAt: string, company: string | null, buyerName: string | null, ownNumber: string | null, sums: { total: number } }> } };

export type TodayMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayMailsQuery = { failedMails: { totalCount: number, trouble: string | null, nodes: Array<{ id: string, what: string, path: string | null, failure: MailFailure }> } };

export type TodayImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayImportsQuery = { importProfiles: Array<{ id: string, name: string, nextRunAt: string | null, lastRun: { id: string, state: ImportRunState, createdAt: string, reasons: Array<string> } | null }> };

export type TodayPlansQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type TodayPlansQuery = { planSteps: Array<{ id: string, planId: string, name: string, what: PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: PlanState, met: number, reason: string | null, undo: { entity: HistoryEntity, id: string, version: number } | null }>, stopped: Array<{ id: string, planId: string, name: string, what: PlanKind, percent: number | null, amount: number | null, fields: Array<string>, count: number, admin: string, at: string, isBack: boolean, otherAt: string | null, state: PlanState, met: number, reason: string | null, undo: { entity: HistoryEntity, id: string, version: number } | null }> };

export type TodayHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayHealthQuery = { health: { findings: Array<{ check: HealthCheck, count: number, before: number | null }> } };

export type TodayProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayProductsQuery = { products: { totalCount: number } };

export type SettleFailedMailMutationVariables = Exact<{
  id: string;
}>;


export type SettleFailedMailMutation = { settleFailedMail: boolean };

export const AttributeToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AttributeToEditFragment, unknown>;
export const ProductFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<ProductFieldsFragment, unknown>;
export const GridProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]} as unknown as DocumentNode<GridProductFragment, unknown>;
export const GridLinksFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridLinks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GridLinksFragment, unknown>;
export const KindToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownDrawing"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KindToEditFragment, unknown>;
export const DoubleProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoubleProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DoubleProductFragment, unknown>;
export const PlanStepRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isBack"}},{"kind":"Field","name":{"kind":"Name","value":"otherAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PlanStepRowFragment, unknown>;
export const ProductLookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]} as unknown as DocumentNode<ProductLookFragment, unknown>;
export const ProductRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]} as unknown as DocumentNode<ProductRowFragment, unknown>;
export const DocumentLookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DocumentLookFragment, unknown>;
export const DocumentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<DocumentRowFragment, unknown>;
export const ProductValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProductValuesFragment, unknown>;
export const ProductToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProductToEditFragment, unknown>;
export const VariantPatternFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPattern"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<VariantPatternFragment, unknown>;
export const CategoryLookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<CategoryLookFragment, unknown>;
export const WaitingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<WaitingFragment, unknown>;
export const CategoryToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<CategoryToEditFragment, unknown>;
export const FamilyLookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<FamilyLookFragment, unknown>;
export const FamilyToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<FamilyToEditFragment, unknown>;
export const DocumentToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<DocumentToEditFragment, unknown>;
export const SectorLookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<SectorLookFragment, unknown>;
export const SectorToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<SectorToEditFragment, unknown>;
export const AboutCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<AboutCardFragment, unknown>;
export const AboutTextsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AboutTextsFragment, unknown>;
export const AboutToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<AboutToEditFragment, unknown>;
export const ThingToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThingToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThingOnSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}}]} as unknown as DocumentNode<ThingToEditFragment, unknown>;
export const SynonymShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"finds"}},{"kind":"Field","name":{"kind":"Name","value":"twoWay"}},{"kind":"Field","name":{"kind":"Name","value":"instead"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]} as unknown as DocumentNode<SynonymShownFragment, unknown>;
export const PinShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PinShownFragment, unknown>;
export const ContactTextsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"googleMapsEmbed"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContactTextsFragment, unknown>;
export const CompanyDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"newAsDrafts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyDetailsFragment, unknown>;
export const RedirectRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RedirectRowFragment, unknown>;
export const DifferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<DifferenceFragment, unknown>;
export const RevisionEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"together"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Difference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<RevisionEntryFragment, unknown>;
export const ShownViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"View"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"forEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStart"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<ShownViewFragment, unknown>;
export const PersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyNames"}},{"kind":"Field","name":{"kind":"Name","value":"webhookNames"}}]}}]} as unknown as DocumentNode<PersonRowFragment, unknown>;
export const InvitationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]} as unknown as DocumentNode<InvitationRowFragment, unknown>;
export const TwoStepRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TwoStepRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TwoStepRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<TwoStepRuleFragment, unknown>;
export const KeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Key"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"formerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<KeyRowFragment, unknown>;
export const WebhookInListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}}]}}]} as unknown as DocumentNode<WebhookInListFragment, unknown>;
export const WebhookOpenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookOpen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"importedRows"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnd"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WebhookOpenFragment, unknown>;
export const DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"took"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<DeliveryFragment, unknown>;
export const CustomerCodeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"learnedBy"}},{"kind":"Field","name":{"kind":"Name","value":"learnedAt"}}]}}]} as unknown as DocumentNode<CustomerCodeRowFragment, unknown>;
export const EnquiryInListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EnquiryInListFragment, unknown>;
export const EnquiryProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<EnquiryProgressFragment, unknown>;
export const AskedRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]}}]} as unknown as DocumentNode<AskedRowFragment, unknown>;
export const LetterShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<LetterShownFragment, unknown>;
export const MessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<MessageRowFragment, unknown>;
export const OfferShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"reminds"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"previewPath"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OfferShownFragment, unknown>;
export const OrderInListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OrderInListFragment, unknown>;
export const OrderProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"consignment"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OrderProgressFragment, unknown>;
export const OrderToReadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderToRead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"consignment"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OrderToReadFragment, unknown>;
export const AnswerTemplateToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnswerTemplateToEditFragment, unknown>;
export const OfferTemplateToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferTemplateToEditFragment, unknown>;
export const BackupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}}]}}]} as unknown as DocumentNode<BackupRowFragment, unknown>;
export const FigureStepsShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureStepsShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"enquired"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"wonSum"}}]}}]} as unknown as DocumentNode<FigureStepsShownFragment, unknown>;
export const ProfileToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProfileToEditFragment, unknown>;
export const RunRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]} as unknown as DocumentNode<RunRowFragment, unknown>;
export const PictureBatchRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]} as unknown as DocumentNode<PictureBatchRowFragment, unknown>;
export const StoredPictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]} as unknown as DocumentNode<StoredPictureFragment, unknown>;
export const NamedProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]} as unknown as DocumentNode<NamedProductFragment, unknown>;
export const NamedFileRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatchFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isDocument"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}}]} as unknown as DocumentNode<NamedFileRowFragment, unknown>;
export const PersonalEntryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]} as unknown as DocumentNode<PersonalEntryRowFragment, unknown>;
export const ProposalShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}}]}}]} as unknown as DocumentNode<ProposalShownFragment, unknown>;
export const TrialReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"unclear"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"noProduct"}},{"kind":"Field","name":{"kind":"Name","value":"clearedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"withComma"}},{"kind":"Field","name":{"kind":"Name","value":"withPoint"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"netPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TrialReportFragment, unknown>;
export const KeptValueRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptValueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"former"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<KeptValueRowFragment, unknown>;
export const AttributeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttributeList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AttributeListQuery, AttributeListQueryVariables>;
export const AttributeToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttributeToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"attribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AttributeToEditQuery, AttributeToEditQueryVariables>;
export const UnitOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"dimension"}}]}}]}}]} as unknown as DocumentNode<UnitOptionsQuery, UnitOptionsQueryVariables>;
export const CreateAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttributeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateAttributeMutation, CreateAttributeMutationVariables>;
export const UpdateAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttributeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateAttributeMutation, UpdateAttributeMutationVariables>;
export const DeleteAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAttributeMutation, DeleteAttributeMutationVariables>;
export const MergeOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attributeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"into"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attributeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attributeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"into"},"value":{"kind":"Variable","name":{"kind":"Name","value":"into"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MergeOptionsMutation, MergeOptionsMutationVariables>;
export const CategoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryListQuery, CategoryListQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const CategoryToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}}]} as unknown as DocumentNode<CategoryToEditQuery, CategoryToEditQueryVariables>;
export const DeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const RestoreCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestoreCategoryMutation, RestoreCategoryMutationVariables>;
export const DocumentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOnAboutPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentListQuery, DocumentListQueryVariables>;
export const DocumentToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentToEditQuery, DocumentToEditQueryVariables>;
export const DocumentOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DocumentOptionsQuery, DocumentOptionsQueryVariables>;
export const UploadDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}}]}}]} as unknown as DocumentNode<UploadDocumentMutation, UploadDocumentMutationVariables>;
export const CreateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const UpdateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateDocumentMutation, UpdateDocumentMutationVariables>;
export const DeleteDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const DoublesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Doubles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doubles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoubleProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoubleProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCountExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoubleProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DoublesQuery, DoublesQueryVariables>;
export const SettledDoublesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettledDoubles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settledDoubles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<SettledDoublesQuery, SettledDoublesQueryVariables>;
export const FamilyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"families"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}}]} as unknown as DocumentNode<FamilyListQuery, FamilyListQueryVariables>;
export const FamilyToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"family"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}}]} as unknown as DocumentNode<FamilyToEditQuery, FamilyToEditQueryVariables>;
export const FamilyProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"family"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FamilyProductsQuery, FamilyProductsQueryVariables>;
export const FamilyOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"families"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FamilyOptionsQuery, FamilyOptionsQueryVariables>;
export const CreateFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFamilyMutation, CreateFamilyMutationVariables>;
export const UpdateFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FamilyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateFamilyMutation, UpdateFamilyMutationVariables>;
export const DeleteFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteFamilyMutation, DeleteFamilyMutationVariables>;
export const ProductsOfGridDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsOfGrid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"which"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenProducts"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsOfGrid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"which"},"value":{"kind":"Variable","name":{"kind":"Name","value":"which"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"kindIds"}}]}}]}}]} as unknown as DocumentNode<ProductsOfGridQuery, ProductsOfGridQueryVariables>;
export const GridRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GridRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gridRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GridProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GridRowsQuery, GridRowsQueryVariables>;
export const GridLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GridLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gridRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GridLinks"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GridLinks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<GridLinksQuery, GridLinksQueryVariables>;
export const ChangeProductRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeProductRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductRowInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goesOnWith"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedProductInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProductRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"goesOnWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goesOnWith"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeProductRowsMutation, ChangeProductRowsMutationVariables>;
export const SectionSampleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionSample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectionSample"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"svg"}}]}}]}}]} as unknown as DocumentNode<SectionSampleQuery, SectionSampleQueryVariables>;
export const KindListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KindList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"productKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownDrawing"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KindListQuery, KindListQueryVariables>;
export const KindToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KindToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"productKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownDrawing"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KindToEditQuery, KindToEditQueryVariables>;
export const CreateKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createProductKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownDrawing"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateKindMutation, CreateKindMutationVariables>;
export const UpdateKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKindInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateProductKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownDrawing"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specs"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateKindMutation, UpdateKindMutationVariables>;
export const DeleteKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProductKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteKindMutation, DeleteKindMutationVariables>;
export const ProductMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keepId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepId"}}},{"kind":"Argument","name":{"kind":"Name","value":"goneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goneId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoubleProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoubleProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"offers"}},{"kind":"Field","name":{"kind":"Name","value":"quoteLists"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoubleProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProductMergeQuery, ProductMergeQueryVariables>;
export const MergeProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"take"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goneVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keepId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepId"}}},{"kind":"Argument","name":{"kind":"Name","value":"goneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"take"},"value":{"kind":"Variable","name":{"kind":"Name","value":"take"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"goneVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goneVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<MergeProductsMutation, MergeProductsMutationVariables>;
export const SettleDoubleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleDouble"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areTwo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleDouble"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"otherId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}}},{"kind":"Argument","name":{"kind":"Name","value":"areTwo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areTwo"}}}]}]}}]} as unknown as DocumentNode<SettleDoubleMutation, SettleDoubleMutationVariables>;
export const PlanStepsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isBack"}},{"kind":"Field","name":{"kind":"Name","value":"otherAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PlanStepsQuery, PlanStepsQueryVariables>;
export const PlannedChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stepId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"met"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stepId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stepId"}}},{"kind":"Argument","name":{"kind":"Name","value":"met"},"value":{"kind":"Variable","name":{"kind":"Name","value":"met"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}}]}}]} as unknown as DocumentNode<PlannedChangesQuery, PlannedChangesQueryVariables>;
export const CreatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreatePlanMutation, CreatePlanMutationVariables>;
export const MovePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"at"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"backAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"at"},"value":{"kind":"Variable","name":{"kind":"Name","value":"at"}}},{"kind":"Argument","name":{"kind":"Name","value":"backAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"backAt"}}}]}]}}]} as unknown as DocumentNode<MovePlanMutation, MovePlanMutationVariables>;
export const DoPlanNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DoPlanNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doPlanNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DoPlanNowMutation, DoPlanNowMutationVariables>;
export const TakeUpPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeUpPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"over"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeUpPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"over"},"value":{"kind":"Variable","name":{"kind":"Name","value":"over"}}}]}]}}]} as unknown as DocumentNode<TakeUpPlanMutation, TakeUpPlanMutationVariables>;
export const LeavePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeavePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<LeavePlanMutation, LeavePlanMutationVariables>;
export const WithdrawPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawPlanMutation, WithdrawPlanMutationVariables>;
export const PreviewLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedThing"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PreviewLinksQuery, PreviewLinksQueryVariables>;
export const CreatePreviewLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePreviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedThing"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPreviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thing"}}},{"kind":"Argument","name":{"kind":"Name","value":"hours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables>;
export const WithdrawPreviewLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPreviewLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPreviewLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawPreviewLinkMutation, WithdrawPreviewLinkMutationVariables>;
export const FilledColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilledColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"which"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenProducts"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filledColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"which"},"value":{"kind":"Variable","name":{"kind":"Name","value":"which"}}}]}]}}]} as unknown as DocumentNode<FilledColumnsQuery, FilledColumnsQueryVariables>;
export const ProductListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priced"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"work"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductOrder"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}},{"kind":"Argument","name":{"kind":"Name","value":"priced"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priced"}}},{"kind":"Argument","name":{"kind":"Name","value":"work"},"value":{"kind":"Variable","name":{"kind":"Name","value":"work"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCountExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}}]} as unknown as DocumentNode<ProductListQuery, ProductListQueryVariables>;
export const ProductToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}}]} as unknown as DocumentNode<ProductToEditQuery, ProductToEditQueryVariables>;
export const CategoryOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CategoryOptionsQuery, CategoryOptionsQueryVariables>;
export const CreateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProductMutation, CreateProductMutationVariables>;
export const UpdateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProductMutation, UpdateProductMutationVariables>;
export const KeepWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}}]} as unknown as DocumentNode<KeepWaitingMutation, KeepWaitingMutationVariables>;
export const PublishWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChanges"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}}]} as unknown as DocumentNode<PublishWaitingMutation, PublishWaitingMutationVariables>;
export const DiscardWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturerCode"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"leadDays"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductLook"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageCaption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"namedTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boughtTogether"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maker"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FlagValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typed"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductValues"}}]}}]}}]}}]} as unknown as DocumentNode<DiscardWaitingMutation, DiscardWaitingMutationVariables>;
export const SetProductFeaturedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetProductFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProductFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]}}]} as unknown as DocumentNode<SetProductFeaturedMutation, SetProductFeaturedMutationVariables>;
export const DeleteProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteProductMutation, DeleteProductMutationVariables>;
export const ChangeProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"which"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenProducts"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChanges"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceRule"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceRule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"which"},"value":{"kind":"Variable","name":{"kind":"Name","value":"which"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceRule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceRule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeProductsMutation, ChangeProductsMutationVariables>;
export const ChosenIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priced"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"work"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}},{"kind":"Argument","name":{"kind":"Name","value":"priced"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priced"}}},{"kind":"Argument","name":{"kind":"Name","value":"work"},"value":{"kind":"Variable","name":{"kind":"Name","value":"work"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ChosenIdsQuery, ChosenIdsQueryVariables>;
export const DeleteProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteProductsMutation, DeleteProductsMutationVariables>;
export const ProductOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProductOptionsQuery, ProductOptionsQueryVariables>;
export const SuccessorNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuccessorName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SuccessorNameQuery, SuccessorNameQueryVariables>;
export const NewPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"which"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenProducts"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceRule"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marked"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"which"},"value":{"kind":"Variable","name":{"kind":"Name","value":"which"}}},{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"Argument","name":{"kind":"Name","value":"marked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marked"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unpriced"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"isLimited"}},{"kind":"Field","name":{"kind":"Name","value":"isMarked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<NewPricesQuery, NewPricesQueryVariables>;
export const ListChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productBrands"}},{"kind":"Field","name":{"kind":"Name","value":"productAuthors"}},{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListChoicesQuery, ListChoicesQueryVariables>;
export const SectorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectorList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}}]} as unknown as DocumentNode<SectorListQuery, SectorListQueryVariables>;
export const SectorToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectorToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}}]} as unknown as DocumentNode<SectorToEditQuery, SectorToEditQueryVariables>;
export const UpdateSectorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSector"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SectorInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSectorMutation, UpdateSectorMutationVariables>;
export const SpecDefinitionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecDefinitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}}]} as unknown as DocumentNode<SpecDefinitionsQuery, SpecDefinitionsQueryVariables>;
export const VariantPatternOfFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VariantPatternOfFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"family"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VariantPattern"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPattern"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<VariantPatternOfFamilyQuery, VariantPatternOfFamilyQueryVariables>;
export const VariantPatternByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VariantPatternById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VariantPattern"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VariantPattern"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<VariantPatternByIdQuery, VariantPatternByIdQueryVariables>;
export const NewVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patternId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"familyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChanges"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patternId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patternId"}}},{"kind":"Argument","name":{"kind":"Name","value":"familyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"familyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<NewVariantsQuery, NewVariantsQueryVariables>;
export const AddVariantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddVariants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patternId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"familyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductChanges"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addVariants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patternId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patternId"}}},{"kind":"Argument","name":{"kind":"Name","value":"familyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"familyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<AddVariantsMutation, AddVariantsMutationVariables>;
export const KeepWaitingValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepWaitingValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedValues"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepWaitingValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThingToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThingToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThingOnSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutToEdit"}}]}}]}}]} as unknown as DocumentNode<KeepWaitingValuesMutation, KeepWaitingValuesMutationVariables>;
export const PublishWaitingValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishWaitingValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedThing"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedValues"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishWaitingValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thing"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThingToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThingToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThingOnSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutToEdit"}}]}}]}}]} as unknown as DocumentNode<PublishWaitingValuesMutation, PublishWaitingValuesMutationVariables>;
export const DiscardWaitingValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardWaitingValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlannedThing"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardWaitingValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"thing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThingToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Family"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chosenProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectorToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorLook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThingToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThingOnSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectorToEdit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutToEdit"}}]}}]}}]} as unknown as DocumentNode<DiscardWaitingValuesMutation, DiscardWaitingValuesMutationVariables>;
export const SynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Synonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonyms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Synonym"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"finds"}},{"kind":"Field","name":{"kind":"Name","value":"twoWay"}},{"kind":"Field","name":{"kind":"Name","value":"instead"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]} as unknown as DocumentNode<SynonymsQuery, SynonymsQueryVariables>;
export const WordCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WordCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonyms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ignoredWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WordCountsQuery, WordCountsQueryVariables>;
export const PinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PinShown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PinShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<PinsQuery, PinsQueryVariables>;
export const IgnoredWordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IgnoredWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoredWords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<IgnoredWordsQuery, IgnoredWordsQueryVariables>;
export const TrySearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrySearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonym"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instead"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"synonym"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonym"}}},{"kind":"Argument","name":{"kind":"Name","value":"instead"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instead"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAs"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"without"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"foundBy"}},{"kind":"Field","name":{"kind":"Name","value":"bySynonym"}}]}}]}}]}}]} as unknown as DocumentNode<TrySearchQuery, TrySearchQueryVariables>;
export const AddSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<AddSynonymMutation, AddSynonymMutationVariables>;
export const ChangeSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ChangeSynonymMutation, ChangeSynonymMutationVariables>;
export const RemoveSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveSynonymMutation, RemoveSynonymMutationVariables>;
export const AddPinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PinInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<AddPinMutation, AddPinMutationVariables>;
export const ChangePinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ChangePinMutation, ChangePinMutationVariables>;
export const RemovePinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePinMutation, RemovePinMutationVariables>;
export const PaletteFindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteFinds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sales"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sales"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sales"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PaletteFindsQuery, PaletteFindsQueryVariables>;
export const AboutToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}}]} as unknown as DocumentNode<AboutToEditQuery, AboutToEditQueryVariables>;
export const UpdateAboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAbout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AboutInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAbout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AboutSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentLook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentLook"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingValues"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"About"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutTexts"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateAboutMutation, UpdateAboutMutationVariables>;
export const ContactToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"googleMapsEmbed"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"newAsDrafts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ContactToEditQuery, ContactToEditQueryVariables>;
export const UpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactPageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroTitle"}},{"kind":"Field","name":{"kind":"Name","value":"heroDescription"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"googleMapsEmbed"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"newAsDrafts"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const RedirectListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedirectList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedirectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RedirectListQuery, RedirectListQueryVariables>;
export const AddRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedirectRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedirectRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AddRedirectMutation, AddRedirectMutationVariables>;
export const RemoveRedirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRedirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRedirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}]}}]} as unknown as DocumentNode<RemoveRedirectMutation, RemoveRedirectMutationVariables>;
export const UndoDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BinEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<UndoDeletionMutation, UndoDeletionMutationVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RevisionEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RevisionEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Revision"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"together"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Difference"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const ComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Comparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"compareRevisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Difference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<ComparisonQuery, ComparisonQueryVariables>;
export const RestoreRevisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRevision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRevision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}]}}]} as unknown as DocumentNode<RestoreRevisionMutation, RestoreRevisionMutationVariables>;
export const UndoChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}}]}}]}}]} as unknown as DocumentNode<UndoChangeMutation, UndoChangeMutationVariables>;
export const UploadImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]} as unknown as DocumentNode<UploadImageMutation, UploadImageMutationVariables>;
export const DeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}]}]}}]} as unknown as DocumentNode<DeleteImageMutation, DeleteImageMutationVariables>;
export const ImportProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]}}]} as unknown as DocumentNode<ImportProblemsQuery, ImportProblemsQueryVariables>;
export const NightlyBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NightlyBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nightlyBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<NightlyBackupQuery, NightlyBackupQueryVariables>;
export const CompanyBrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyBrand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}}]} as unknown as DocumentNode<CompanyBrandQuery, CompanyBrandQueryVariables>;
export const ViewListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"View"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"forEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStart"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<ViewListQuery, ViewListQueryVariables>;
export const CreateViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"View"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"forEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStart"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<CreateViewMutation, CreateViewMutationVariables>;
export const UpdateViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"View"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"forEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStart"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<UpdateViewMutation, UpdateViewMutationVariables>;
export const DeleteViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteViewMutation, DeleteViewMutationVariables>;
export const ArrangeViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"views"},"name":{"kind":"Name","value":"arrangeViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"pinned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinned"}}},{"kind":"Argument","name":{"kind":"Name","value":"start"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"View"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"dropped"}},{"kind":"Field","name":{"kind":"Name","value":"forEveryone"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"isStart"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<ArrangeViewsMutation, ArrangeViewsMutationVariables>;
export const PeopleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"twoStepRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TwoStepRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyNames"}},{"kind":"Field","name":{"kind":"Name","value":"webhookNames"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TwoStepRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TwoStepRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]} as unknown as DocumentNode<PeopleListQuery, PeopleListQueryVariables>;
export const InvitePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"mailFailure"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]} as unknown as DocumentNode<InvitePersonMutation, InvitePersonMutationVariables>;
export const WithdrawInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const RenamePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyNames"}},{"kind":"Field","name":{"kind":"Name","value":"webhookNames"}}]}}]} as unknown as DocumentNode<RenamePersonMutation, RenamePersonMutationVariables>;
export const SetPersonRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPersonRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPersonRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyNames"}},{"kind":"Field","name":{"kind":"Name","value":"webhookNames"}}]}}]} as unknown as DocumentNode<SetPersonRolesMutation, SetPersonRolesMutationVariables>;
export const SetPersonSuspendedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPersonSuspended"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspended"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPersonSuspended"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"twoStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"keyNames"}},{"kind":"Field","name":{"kind":"Name","value":"webhookNames"}}]}}]} as unknown as DocumentNode<SetPersonSuspendedMutation, SetPersonSuspendedMutationVariables>;
export const AskForTwoStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForTwoStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everybody"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForTwoStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"everybody"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everybody"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TwoStepRule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TwoStepRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TwoStepRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]} as unknown as DocumentNode<AskForTwoStepMutation, AskForTwoStepMutationVariables>;
export const RemovePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePersonMutation, RemovePersonMutationVariables>;
export const InvitationToAcceptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationToAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}}]} as unknown as DocumentNode<InvitationToAcceptQuery, InvitationToAcceptQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"owesTwoStep"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const AuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Audit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEvent"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"admin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"audit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}},{"kind":"Argument","name":{"kind":"Name","value":"admin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"admin"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"about"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AuditQuery, AuditQueryVariables>;
export const KeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Key"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"formerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<KeysQuery, KeysQueryVariables>;
export const ProfilesForKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilesForKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}}]}}]}}]} as unknown as DocumentNode<ProfilesForKeysQuery, ProfilesForKeysQueryVariables>;
export const MakeKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"makeKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Key"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"formerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<MakeKeyMutation, MakeKeyMutationVariables>;
export const UpdateKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Key"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"formerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<UpdateKeyMutation, UpdateKeyMutationVariables>;
export const RotateKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"rotateKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Key"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"formerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<RotateKeyMutation, RotateKeyMutationVariables>;
export const RevokeKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeKeyMutation, RevokeKeyMutationVariables>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const UnreadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<UnreadNoticesQuery, UnreadNoticesQueryVariables>;
export const UnreadNoticesChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadNoticesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotices"}}]}}]} as unknown as DocumentNode<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>;
export const ReadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ReadNoticesMutation, ReadNoticesMutationVariables>;
export const NoticeSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeSettingsQuery, NoticeSettingsQueryVariables>;
export const ChooseNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeWay"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeWay"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"bell"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bell"}}},{"kind":"Argument","name":{"kind":"Name","value":"mail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bell"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}}]}}]} as unknown as DocumentNode<ChooseNoticesMutation, ChooseNoticesMutationVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"current"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"current"},"value":{"kind":"Variable","name":{"kind":"Name","value":"current"}}},{"kind":"Argument","name":{"kind":"Name","value":"next"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdateOwnAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOwnAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOwnAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"startsWithToday"}}]}}]}}]} as unknown as DocumentNode<UpdateOwnAccountMutation, UpdateOwnAccountMutationVariables>;
export const MyPasskeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<MyPasskeysQuery, MyPasskeysQueryVariables>;
export const BeginPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const MySecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}}]}}]} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const BeginTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ActivateTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ActivateTotpMutation, ActivateTotpMutationVariables>;
export const RemoveTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const MakeRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeRecoveryCodes"}}]}}]} as unknown as DocumentNode<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>;
export const BeginPasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"}}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const SignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"owesTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"startsWithToday"}}]}}]}}]} as unknown as DocumentNode<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"owesTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"startsWithToday"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"owesTwoStep"}},{"kind":"Field","name":{"kind":"Name","value":"startsWithToday"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookInList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const OpenWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"failed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookOpen"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"failed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"failed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Delivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookOpen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"importedRows"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnd"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"took"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<OpenWebhookQuery, OpenWebhookQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookOpen"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookOpen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"importedRows"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnd"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookOpen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookOpen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"importedRows"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnd"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookOpen"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookOpen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"importedRows"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnd"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RotateWebhookMutation, RotateWebhookMutationVariables>;
export const SetWebhookOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWebhookOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWebhookOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookOpen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookOpen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"whole"}},{"kind":"Field","name":{"kind":"Name","value":"personalData"}},{"kind":"Field","name":{"kind":"Name","value":"importedRows"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnd"}},{"kind":"Field","name":{"kind":"Name","value":"formerSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"offReason"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"failedToday"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetWebhookOnMutation, SetWebhookOnMutationVariables>;
export const ReleaseWebhookEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseWebhookEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"send"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseWebhookEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"send"},"value":{"kind":"Variable","name":{"kind":"Name","value":"send"}}}]}]}}]} as unknown as DocumentNode<ReleaseWebhookEventsMutation, ReleaseWebhookEventsMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ResendDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Delivery"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"tries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"took"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]} as unknown as DocumentNode<ResendDeliveryMutation, ResendDeliveryMutationVariables>;
export const ResendFailedDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendFailedDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendFailedDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResendFailedDeliveriesMutation, ResendFailedDeliveriesMutationVariables>;
export const CustomerCodeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerCodeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCodeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"learnedBy"}},{"kind":"Field","name":{"kind":"Name","value":"learnedAt"}}]}}]} as unknown as DocumentNode<CustomerCodeListQuery, CustomerCodeListQueryVariables>;
export const ForgetCustomerCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetCustomerCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgetCustomerCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ForgetCustomerCodeMutation, ForgetCustomerCodeMutationVariables>;
export const EnquiryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsSoon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"assigneeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assigneeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"endsSoon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsSoon"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspectedSpam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryInList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EnquiryListQuery, EnquiryListQueryVariables>;
export const EnquiryToReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryToRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedSpam"}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"reminds"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"previewPath"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EnquiryToReadQuery, EnquiryToReadQueryVariables>;
export const EnquiryAssigneesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EnquiryAssigneesQuery, EnquiryAssigneesQueryVariables>;
export const SetEnquiryStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEnquiryState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEnquiryState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SetEnquiryStateMutation, SetEnquiryStateMutationVariables>;
export const AssignEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adminId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"adminId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adminId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AssignEnquiryMutation, AssignEnquiryMutationVariables>;
export const SettleEnquiryRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleEnquiryRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleEnquiryRow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"written"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"customerCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBreaks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]}}]} as unknown as DocumentNode<SettleEnquiryRowMutation, SettleEnquiryRowMutationVariables>;
export const AddEnquiryNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEnquiryNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEnquiryNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AddEnquiryNoteMutation, AddEnquiryNoteMutationVariables>;
export const SetEnquirySuspectedSpamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetEnquirySuspectedSpam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setEnquirySuspectedSpam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspectedSpam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedSpam"}}]}}]}}]} as unknown as DocumentNode<SetEnquirySuspectedSpamMutation, SetEnquirySuspectedSpamMutationVariables>;
export const DeleteEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteEnquiryMutation, DeleteEnquiryMutationVariables>;
export const EnquiryReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EnquiryReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EnquiryReceivedSubscription, EnquiryReceivedSubscriptionVariables>;
export const LearnCustomerCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LearnCustomerCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnCustomerCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rowId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rowId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerCodeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"learnedBy"}},{"kind":"Field","name":{"kind":"Name","value":"learnedAt"}}]}}]} as unknown as DocumentNode<LearnCustomerCodeMutation, LearnCustomerCodeMutationVariables>;
export const UnansweredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unanswered"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unanswered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryInList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<UnansweredQuery, UnansweredQueryVariables>;
export const InboxCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unanswered"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"NEW"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"read"},"name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"READ"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"replied"},"name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"REPLIED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"NEW"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inProgress"},"name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"IN_PROGRESS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"offered"},"name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OFFERED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"won"},"name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WON"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lost"},"name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"LOST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<InboxCountsQuery, InboxCountsQueryVariables>;
export const AnswerMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterShown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<AnswerMessageMutation, AnswerMessageMutationVariables>;
export const AnswerEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterShown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>;
export const RemindBuyerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindBuyer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LetterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindBuyer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterShown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<RemindBuyerMutation, RemindBuyerMutationVariables>;
export const MessageListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspectedSpam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<MessageListQuery, MessageListQueryVariables>;
export const MessageToReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageToRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedSpam"}},{"kind":"Field","name":{"kind":"Name","value":"undelivered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterShown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]} as unknown as DocumentNode<MessageToReadQuery, MessageToReadQueryVariables>;
export const SetMessageStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetMessageStatusMutation, SetMessageStatusMutationVariables>;
export const SetMessageSuspectedSpamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageSuspectedSpam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageSuspectedSpam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"suspectedSpam"},"value":{"kind":"Variable","name":{"kind":"Name","value":"suspectedSpam"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedSpam"}}]}}]}}]} as unknown as DocumentNode<SetMessageSuspectedSpamMutation, SetMessageSuspectedSpamMutationVariables>;
export const DeleteMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteMessageMutation, DeleteMessageMutationVariables>;
export const MessageReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessageReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MessageReceivedSubscription, MessageReceivedSubscriptionVariables>;
export const MakeOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enquiryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferShown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"reminds"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"previewPath"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MakeOfferMutation, MakeOfferMutationVariables>;
export const SendsMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendsMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}}]} as unknown as DocumentNode<SendsMailQuery, SendsMailQueryVariables>;
export const SendOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"remind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remind"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryProgress"}},{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LetterShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferShown"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LetterShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Letter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"reminds"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}},{"kind":"Field","name":{"kind":"Name","value":"previewPath"}},{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendOfferMutation, SendOfferMutationVariables>;
export const OrderListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderInList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<OrderListQuery, OrderListQueryVariables>;
export const OrderToReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderToRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderToRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"carriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pattern"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"consignment"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderToRead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerNumber"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerTitle"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlace"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedCode"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"net"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"vat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"statusPath"}}]}}]}}]} as unknown as DocumentNode<OrderToReadQuery, OrderToReadQueryVariables>;
export const SetOrderStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carrier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consignment"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pattern"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mailBuyer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrderState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"carrier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carrier"}}},{"kind":"Argument","name":{"kind":"Name","value":"consignment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consignment"}}},{"kind":"Argument","name":{"kind":"Name","value":"pattern"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pattern"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"mailBuyer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mailBuyer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"consignment"}},{"kind":"Field","name":{"kind":"Name","value":"consignmentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<SetOrderStateMutation, SetOrderStateMutationVariables>;
export const AnswerTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerTemplateList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"answerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnswerTemplateListQuery, AnswerTemplateListQueryVariables>;
export const AnswerTemplateToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"answerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables>;
export const CreateAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateAnswerTemplateMutation, CreateAnswerTemplateMutationVariables>;
export const UpdateAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateAnswerTemplateMutation, UpdateAnswerTemplateMutationVariables>;
export const DeleteAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAnswerTemplateMutation, DeleteAnswerTemplateMutationVariables>;
export const OfferTemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferTemplateList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rows"},"name":{"kind":"Name","value":"offerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferTemplateListQuery, OfferTemplateListQueryVariables>;
export const OfferTemplateToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferTemplateToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"row"},"name":{"kind":"Name","value":"offerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables>;
export const CreateOfferTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateOfferTemplateMutation, CreateOfferTemplateMutationVariables>;
export const UpdateOfferTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferTemplateToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferTemplateToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validDays"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateOfferTemplateMutation, UpdateOfferTemplateMutationVariables>;
export const DeleteOfferTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOfferTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOfferTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteOfferTemplateMutation, DeleteOfferTemplateMutationVariables>;
export const BackupListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackupList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRestore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"keptIn"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nightlyBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Backup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}}]}}]} as unknown as DocumentNode<BackupListQuery, BackupListQueryVariables>;
export const MakeBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeBackup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"job"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<MakeBackupMutation, MakeBackupMutationVariables>;
export const BackupProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BackupProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<BackupProgressSubscription, BackupProgressSubscriptionVariables>;
export const CancelBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}]}]}}]} as unknown as DocumentNode<CancelBackupMutation, CancelBackupMutationVariables>;
export const PreviewRestoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewRestore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"job"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"then"}}]}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"replaced"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"}},{"kind":"Field","name":{"kind":"Name","value":"staying"}},{"kind":"Field","name":{"kind":"Name","value":"erasures"}}]}}]}}]} as unknown as DocumentNode<PreviewRestoreMutation, PreviewRestoreMutationVariables>;
export const RestoreBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBackup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreBackup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"job"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}]}]}}]} as unknown as DocumentNode<RestoreBackupMutation, RestoreBackupMutationVariables>;
export const BinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BinEntity"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BinQuery, BinQueryVariables>;
export const BringBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BringBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bringBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<BringBackMutation, BringBackMutationVariables>;
export const EraseFromBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EraseFromBinMutation, EraseFromBinMutationVariables>;
export const BringManyBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BringManyBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bringManyBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<BringManyBackMutation, BringManyBackMutationVariables>;
export const EraseManyFromBinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseManyFromBin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseManyFromBin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<EraseManyFromBinMutation, EraseManyFromBinMutationVariables>;
export const FiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Figures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigurePeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureStepsShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"programs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureStepsShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"enquired"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"wonSum"}}]}}]} as unknown as DocumentNode<FiguresQuery, FiguresQueryVariables>;
export const FigureRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FigureRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureGroup"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigurePeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureStepsShown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureStepsShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureSteps"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"enquired"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"wonSum"}}]}}]} as unknown as DocumentNode<FigureRowsQuery, FigureRowsQueryVariables>;
export const SearchesWithoutHitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchesWithoutHit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigurePeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchesWithoutHit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"lastOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"searches"}}]}}]}}]} as unknown as DocumentNode<SearchesWithoutHitQuery, SearchesWithoutHitQueryVariables>;
export const SeenWithoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeenWithout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lacking"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Lacking"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigurePeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seenWithout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lacking"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lacking"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]}}]} as unknown as DocumentNode<SeenWithoutQuery, SeenWithoutQueryVariables>;
export const IgnoreWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IgnoreWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoreWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}]}}]} as unknown as DocumentNode<IgnoreWordMutation, IgnoreWordMutationVariables>;
export const HeedWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HeedWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heedWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}]}}]} as unknown as DocumentNode<HeedWordMutation, HeedWordMutationVariables>;
export const HealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"fineCount"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastComplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HealthQuery, HealthQueryVariables>;
export const FoundByCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundByCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"check"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HealthCheck"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"work"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"check"},"value":{"kind":"Variable","name":{"kind":"Name","value":"check"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FoundByCheckQuery, FoundByCheckQueryVariables>;
export const FineFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FineFindings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fineFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<FineFindingsQuery, FineFindingsQueryVariables>;
export const SayFineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SayFine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"check"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HealthCheck"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sayFine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"check"},"value":{"kind":"Variable","name":{"kind":"Name","value":"check"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<SayFineMutation, SayFineMutationVariables>;
export const TakeBackFineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackFine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"check"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HealthCheck"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackFine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"check"},"value":{"kind":"Variable","name":{"kind":"Name","value":"check"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<TakeBackFineMutation, TakeBackFineMutationVariables>;
export const ImportProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileToEdit"}},{"kind":"Field","name":{"kind":"Name","value":"keyMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]} as unknown as DocumentNode<ImportProfilesQuery, ImportProfilesQueryVariables>;
export const ImportProfileRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportProfileRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"profile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profile"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]} as unknown as DocumentNode<ImportProfileRunsQuery, ImportProfileRunsQueryVariables>;
export const ImportRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunRow"}},{"kind":"Field","name":{"kind":"Name","value":"report"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrialReport"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileToEdit"}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"unclear"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"noProduct"}},{"kind":"Field","name":{"kind":"Name","value":"clearedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"withComma"}},{"kind":"Field","name":{"kind":"Name","value":"withPoint"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"netPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ImportRunQuery, ImportRunQueryVariables>;
export const ImportRunFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRunFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}}]}}]}}]} as unknown as DocumentNode<ImportRunFileQuery, ImportRunFileQueryVariables>;
export const CreateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createImportProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateProfileMutation, CreateProfileMutationVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImportProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"setup"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const DeleteProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteImportProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteProfileMutation, DeleteProfileMutationVariables>;
export const TryRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passImportRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrialReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"unclear"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"noProduct"}},{"kind":"Field","name":{"kind":"Name","value":"clearedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"withComma"}},{"kind":"Field","name":{"kind":"Name","value":"withPoint"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"netPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TryRunMutation, TryRunMutationVariables>;
export const PassRunDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PassRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passImportRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]}}]} as unknown as DocumentNode<PassRunMutation, PassRunMutationVariables>;
export const MakeImportKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeImportKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeImportKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<MakeImportKeyMutation, MakeImportKeyMutationVariables>;
export const RemoveImportKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveImportKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeImportKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveImportKeyMutation, RemoveImportKeyMutationVariables>;
export const SetImportSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetImportSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signIn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSignIn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setImportSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"signIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signIn"}}}]}]}}]} as unknown as DocumentNode<SetImportSignInMutation, SetImportSignInMutationVariables>;
export const PictureBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PictureBatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureBatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureBatchRow"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedFileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatchFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isDocument"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}}]}}]} as unknown as DocumentNode<PictureBatchQuery, PictureBatchQueryVariables>;
export const BeginPictureBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPictureBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NamedFileInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPictureBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureBatchRow"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedFileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatchFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isDocument"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}}]}}]} as unknown as DocumentNode<BeginPictureBatchMutation, BeginPictureBatchMutationVariables>;
export const SendPictureFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPictureFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPictureFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batch"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"upload"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedFileRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatchFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isDocument"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}}]}}]} as unknown as DocumentNode<SendPictureFileMutation, SendPictureFileMutationVariables>;
export const AnswerPictureFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerPictureFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureAnswer"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerPictureFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batch"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureBatchRow"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedFileRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedFileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatchFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"byteSize"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isDocument"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredPicture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedProduct"}}]}}]}}]} as unknown as DocumentNode<AnswerPictureFilesMutation, AnswerPictureFilesMutationVariables>;
export const AddPictureBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPictureBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PicturePlace"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withoutMissing"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPictureBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batch"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"withoutMissing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withoutMissing"}}},{"kind":"Argument","name":{"kind":"Name","value":"job"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PictureBatchRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PictureBatchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PictureBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"products"}},{"kind":"Field","name":{"kind":"Name","value":"leftOver"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]} as unknown as DocumentNode<AddPictureBatchMutation, AddPictureBatchMutationVariables>;
export const DropPictureBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropPictureBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropPictureBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batch"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batch"}}}]}]}}]} as unknown as DocumentNode<DropPictureBatchMutation, DropPictureBatchMutationVariables>;
export const PersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalEntryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalEntryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"isInBin"}},{"kind":"Field","name":{"kind":"Name","value":"offerCount"}}]}}]} as unknown as DocumentNode<PersonalDataQuery, PersonalDataQueryVariables>;
export const ExportPersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>;
export const ErasePersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePersonalData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePersonalData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>;
export const ErasuresToRepeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErasuresToRepeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasuresToRepeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"back"}}]}}]}}]} as unknown as DocumentNode<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables>;
export const RepeatErasuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatErasures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatErasures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RepeatErasuresMutation, RepeatErasuresMutationVariables>;
export const ProposalToDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposalToDecide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalShown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}}]}}]} as unknown as DocumentNode<ProposalToDecideQuery, ProposalToDecideQueryVariables>;
export const ConfirmProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalShown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmProposalMutation, ConfirmProposalMutationVariables>;
export const DeclineProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalShown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thingId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}}]}}]} as unknown as DocumentNode<DeclineProposalMutation, DeclineProposalMutationVariables>;
export const ReadSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"prices"}},{"kind":"Field","name":{"kind":"Name","value":"hasOtherIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ReadSheetMutation, ReadSheetMutationVariables>;
export const TrySheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrySheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"corrections"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetCorrection"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetAnswers"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"corrections"},"value":{"kind":"Variable","name":{"kind":"Name","value":"corrections"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}},{"kind":"Argument","name":{"kind":"Name","value":"profile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profile"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrialReport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrialReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"unclear"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"noProduct"}},{"kind":"Field","name":{"kind":"Name","value":"clearedPrices"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mark"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"withComma"}},{"kind":"Field","name":{"kind":"Name","value":"withPoint"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"netPrice"}},{"kind":"Field","name":{"kind":"Name","value":"stop"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TrySheetMutation, TrySheetMutationVariables>;
export const RowPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RowPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsWithIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}}]}}]}}]} as unknown as DocumentNode<RowPicturesQuery, RowPicturesQueryVariables>;
export const ImportSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"corrections"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetCorrection"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetAnswers"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"letPass"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepAs"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProfileInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"corrections"},"value":{"kind":"Variable","name":{"kind":"Name","value":"corrections"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}},{"kind":"Argument","name":{"kind":"Name","value":"profile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profile"}}},{"kind":"Argument","name":{"kind":"Name","value":"letPass"},"value":{"kind":"Variable","name":{"kind":"Name","value":"letPass"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepAs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepAs"}}},{"kind":"Argument","name":{"kind":"Name","value":"skipWrong"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}},{"kind":"Argument","name":{"kind":"Name","value":"job"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}}]}}]} as unknown as DocumentNode<ImportSheetMutation, ImportSheetMutationVariables>;
export const LeftOutRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeftOutRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"corrections"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetCorrection"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetAnswers"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profile"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftOutRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"corrections"},"value":{"kind":"Variable","name":{"kind":"Name","value":"corrections"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}},{"kind":"Argument","name":{"kind":"Name","value":"profile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profile"}}}]}]}}]} as unknown as DocumentNode<LeftOutRowsMutation, LeftOutRowsMutationVariables>;
export const ProductImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptValueRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptValueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"former"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<ProductImportsQuery, ProductImportsQueryVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"keptCount"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const ImportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ImportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ImportProgressSubscription, ImportProgressSubscriptionVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}]}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const TodayFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedMessages"}}]}}]}}]} as unknown as DocumentNode<TodayFiguresQuery, TodayFiguresQueryVariables>;
export const TodayFiguresChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TodayFiguresChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"unanswered"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedEnquiries"}},{"kind":"Field","name":{"kind":"Name","value":"suspectedMessages"}},{"kind":"Field","name":{"kind":"Name","value":"endingOffers"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"mailTrouble"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedImports"}},{"kind":"Field","name":{"kind":"Name","value":"stoppedPlans"}}]}}]}}]} as unknown as DocumentNode<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>;
export const TodayEnquiriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayEnquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"NEW"}},{"kind":"Argument","name":{"kind":"Name","value":"oldestFirst"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TodayEnquiriesQuery, TodayEnquiriesQueryVariables>;
export const TodayOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endingOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TodayOffersQuery, TodayOffersQueryVariables>;
export const TodayOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"PLACED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderInList"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderInList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<TodayOrdersQuery, TodayOrdersQueryVariables>;
export const TodayMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"trouble"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]}}]} as unknown as DocumentNode<TodayMailsQuery, TodayMailsQueryVariables>;
export const TodayImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nextRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]}}]} as unknown as DocumentNode<TodayImportsQuery, TodayImportsQueryVariables>;
export const TodayPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayPlans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStepRow"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"stopped"},"name":{"kind":"Name","value":"planSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"StringValue","value":"2000-01-01T00:00:00Z","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"StringValue","value":"2999-01-01T00:00:00Z","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"STOPPED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStepRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStepRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStep"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isBack"}},{"kind":"Field","name":{"kind":"Name","value":"otherAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<TodayPlansQuery, TodayPlansQueryVariables>;
export const TodayHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]}}]}}]} as unknown as DocumentNode<TodayHealthQuery, TodayHealthQueryVariables>;
export const TodayProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TodayProductsQuery, TodayProductsQueryVariables>;
export const SettleFailedMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleFailedMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleFailedMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SettleFailedMailMutation, SettleFailedMailMutationVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type MutationOptions<D, V extends OperationVariables> = Omit<useMutation.Options<D, V>, 'variables' | 'errorPolicy'>;

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

type SubscriptionOptions<D, V extends OperationVariables> = Omit<useSubscription.Options<D, V>, 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useAttributeListQuery = (options?: QueryOptions<AttributeListQuery, AttributeListQueryVariables>) =>
  useQuery<AttributeListQuery, AttributeListQueryVariables>(AttributeListDocument, options as useQuery.Options<AttributeListQuery, AttributeListQueryVariables> & { variables: AttributeListQueryVariables });

export const useAttributeToEditQuery = (options: QueryOptions<AttributeToEditQuery, AttributeToEditQueryVariables>) =>
  useQuery<AttributeToEditQuery, AttributeToEditQueryVariables>(AttributeToEditDocument, options as useQuery.Options<AttributeToEditQuery, AttributeToEditQueryVariables> & { variables: AttributeToEditQueryVariables });

export const useUnitOptionsQuery = (options?: QueryOptions<UnitOptionsQuery, UnitOptionsQueryVariables>) =>
  useQuery<UnitOptionsQuery, UnitOptionsQueryVariables>(UnitOptionsDocument, options as useQuery.Options<UnitOptionsQuery, UnitOptionsQueryVariables> & { variables: UnitOptionsQueryVariables });

export const useCreateAttributeMutation = (options?: MutationOptions<CreateAttributeMutation, CreateAttributeMutationVariables>) =>
  useMutation(CreateAttributeDocument, options);

export const useUpdateAttributeMutation = (options?: MutationOptions<UpdateAttributeMutation, UpdateAttributeMutationVariables>) =>
  useMutation(UpdateAttributeDocument, options);

export const useDeleteAttributeMutation = (options?: MutationOptions<DeleteAttributeMutation, DeleteAttributeMutationVariables>) =>
  useMutation(DeleteAttributeDocument, options);

export const useMergeOptionsMutation = (options?: MutationOptions<MergeOptionsMutation, MergeOptionsMutationVariables>) =>
  useMutation(MergeOptionsDocument, options);

export const useCategoryListQuery = (options?: QueryOptions<CategoryListQuery, CategoryListQueryVariables>) =>
  useQuery<CategoryListQuery, CategoryListQueryVariables>(CategoryListDocument, options as useQuery.Options<CategoryListQuery, CategoryListQueryVariables> & { variables: CategoryListQueryVariables });

export const useCreateCategoryMutation = (options?: MutationOptions<CreateCategoryMutation, CreateCategoryMutationVariables>) =>
  useMutation(CreateCategoryDocument, options);

export const useUpdateCategoryMutation = (options?: MutationOptions<UpdateCategoryMutation, UpdateCategoryMutationVariables>) =>
  useMutation(UpdateCategoryDocument, options);

export const useCategoryToEditQuery = (options: QueryOptions<CategoryToEditQuery, CategoryToEditQueryVariables>) =>
  useQuery<CategoryToEditQuery, CategoryToEditQueryVariables>(CategoryToEditDocument, options as useQuery.Options<CategoryToEditQuery, CategoryToEditQueryVariables> & { variables: CategoryToEditQueryVariables });

export const useDeleteCategoryMutation = (options?: MutationOptions<DeleteCategoryMutation, DeleteCategoryMutationVariables>) =>
  useMutation(DeleteCategoryDocument, options);

export const useRestoreCategoryMutation = (options?: MutationOptions<RestoreCategoryMutation, RestoreCategoryMutationVariables>) =>
  useMutation(RestoreCategoryDocument, options);

export const useDocumentListQuery = (options: QueryOptions<DocumentListQuery, DocumentListQueryVariables>) =>
  useQuery<DocumentListQuery, DocumentListQueryVariables>(DocumentListDocument, options as useQuery.Options<DocumentListQuery, DocumentListQueryVariables> & { variables: DocumentListQueryVariables });

export const useDocumentToEditQuery = (options: QueryOptions<DocumentToEditQuery, DocumentToEditQueryVariables>) =>
  useQuery<DocumentToEditQuery, DocumentToEditQueryVariables>(DocumentToEditDocument, options as useQuery.Options<DocumentToEditQuery, DocumentToEditQueryVariables> & { variables: DocumentToEditQueryVariables });

export const useDocumentOptionsQuery = (options: QueryOptions<DocumentOptionsQuery, DocumentOptionsQueryVariables>) =>
  useQuery<DocumentOptionsQuery, DocumentOptionsQueryVariables>(DocumentOptionsDocument, options as useQuery.Options<DocumentOptionsQuery, DocumentOptionsQueryVariables> & { variables: DocumentOptionsQueryVariables });

export const useUploadDocumentMutation = (options?: MutationOptions<UploadDocumentMutation, UploadDocumentMutationVariables>) =>
  useMutation(UploadDocumentDocument, options);

export const useCreateDocumentMutation = (options?: MutationOptions<CreateDocumentMutation, CreateDocumentMutationVariables>) =>
  useMutation(CreateDocumentDocument, options);

export const useUpdateDocumentMutation = (options?: MutationOptions<UpdateDocumentMutation, UpdateDocumentMutationVariables>) =>
  useMutation(UpdateDocumentDocument, options);

export const useDeleteDocumentMutation = (options?: MutationOptions<DeleteDocumentMutation, DeleteDocumentMutationVariables>) =>
  useMutation(DeleteDocumentDocument, options);

export const useDoublesQuery = (options?: QueryOptions<DoublesQuery, DoublesQueryVariables>) =>
  useQuery<DoublesQuery, DoublesQueryVariables>(DoublesDocument, options as useQuery.Options<DoublesQuery, DoublesQueryVariables> & { variables: DoublesQueryVariables });

export const useSettledDoublesQuery = (options?: QueryOptions<SettledDoublesQuery, SettledDoublesQueryVariables>) =>
  useQuery<SettledDoublesQuery, SettledDoublesQueryVariables>(SettledDoublesDocument, options as useQuery.Options<SettledDoublesQuery, SettledDoublesQueryVariables> & { variables: SettledDoublesQueryVariables });

export const useFamilyListQuery = (options?: QueryOptions<FamilyListQuery, FamilyListQueryVariables>) =>
  useQuery<FamilyListQuery, FamilyListQueryVariables>(FamilyListDocument, options as useQuery.Options<FamilyListQuery, FamilyListQueryVariables> & { variables: FamilyListQueryVariables });

export const useFamilyToEditQuery = (options: QueryOptions<FamilyToEditQuery, FamilyToEditQueryVariables>) =>
  useQuery<FamilyToEditQuery, FamilyToEditQueryVariables>(FamilyToEditDocument, options as useQuery.Options<FamilyToEditQuery, FamilyToEditQueryVariables> & { variables: FamilyToEditQueryVariables });

export const useFamilyProductsQuery = (options: QueryOptions<FamilyProductsQuery, FamilyProductsQueryVariables>) =>
  useQuery<FamilyProductsQuery, FamilyProductsQueryVariables>(FamilyProductsDocument, options as useQuery.Options<FamilyProductsQuery, FamilyProductsQueryVariables> & { variables: FamilyProductsQueryVariables });

export const useFamilyOptionsQuery = (options?: QueryOptions<FamilyOptionsQuery, FamilyOptionsQueryVariables>) =>
  useQuery<FamilyOptionsQuery, FamilyOptionsQueryVariables>(FamilyOptionsDocument, options as useQuery.Options<FamilyOptionsQuery, FamilyOptionsQueryVariables> & { variables: FamilyOptionsQueryVariables });

export const useCreateFamilyMutation = (options?: MutationOptions<CreateFamilyMutation, CreateFamilyMutationVariables>) =>
  useMutation(CreateFamilyDocument, options);

export const useUpdateFamilyMutation = (options?: MutationOptions<UpdateFamilyMutation, UpdateFamilyMutationVariables>) =>
  useMutation(UpdateFamilyDocument, options);

export const useDeleteFamilyMutation = (options?: MutationOptions<DeleteFamilyMutation, DeleteFamilyMutationVariables>) =>
  useMutation(DeleteFamilyDocument, options);

export const useProductsOfGridQuery = (options: QueryOptions<ProductsOfGridQuery, ProductsOfGridQueryVariables>) =>
  useQuery<ProductsOfGridQuery, ProductsOfGridQueryVariables>(ProductsOfGridDocument, options as useQuery.Options<ProductsOfGridQuery, ProductsOfGridQueryVariables> & { variables: ProductsOfGridQueryVariables });

export const useGridRowsQuery = (options: QueryOptions<GridRowsQuery, GridRowsQueryVariables>) =>
  useQuery<GridRowsQuery, GridRowsQueryVariables>(GridRowsDocument, options as useQuery.Options<GridRowsQuery, GridRowsQueryVariables> & { variables: GridRowsQueryVariables });

export const useGridLinksQuery = (options: QueryOptions<GridLinksQuery, GridLinksQueryVariables>) =>
  useQuery<GridLinksQuery, GridLinksQueryVariables>(GridLinksDocument, options as useQuery.Options<GridLinksQuery, GridLinksQueryVariables> & { variables: GridLinksQueryVariables });

export const useChangeProductRowsMutation = (options?: MutationOptions<ChangeProductRowsMutation, ChangeProductRowsMutationVariables>) =>
  useMutation(ChangeProductRowsDocument, options);

export const useSectionSampleQuery = (options: QueryOptions<SectionSampleQuery, SectionSampleQueryVariables>) =>
  useQuery<SectionSampleQuery, SectionSampleQueryVariables>(SectionSampleDocument, options as useQuery.Options<SectionSampleQuery, SectionSampleQueryVariables> & { variables: SectionSampleQueryVariables });

export const useKindListQuery = (options?: QueryOptions<KindListQuery, KindListQueryVariables>) =>
  useQuery<KindListQuery, KindListQueryVariables>(KindListDocument, options as useQuery.Options<KindListQuery, KindListQueryVariables> & { variables: KindListQueryVariables });

export const useKindToEditQuery = (options: QueryOptions<KindToEditQuery, KindToEditQueryVariables>) =>
  useQuery<KindToEditQuery, KindToEditQueryVariables>(KindToEditDocument, options as useQuery.Options<KindToEditQuery, KindToEditQueryVariables> & { variables: KindToEditQueryVariables });

export const useCreateKindMutation = (options?: MutationOptions<CreateKindMutation, CreateKindMutationVariables>) =>
  useMutation(CreateKindDocument, options);

export const useUpdateKindMutation = (options?: MutationOptions<UpdateKindMutation, UpdateKindMutationVariables>) =>
  useMutation(UpdateKindDocument, options);

export const useDeleteKindMutation = (options?: MutationOptions<DeleteKindMutation, DeleteKindMutationVariables>) =>
  useMutation(DeleteKindDocument, options);

export const useProductMergeQuery = (options: QueryOptions<ProductMergeQuery, ProductMergeQueryVariables>) =>
  useQuery<ProductMergeQuery, ProductMergeQueryVariables>(ProductMergeDocument, options as useQuery.Options<ProductMergeQuery, ProductMergeQueryVariables> & { variables: ProductMergeQueryVariables });

export const useMergeProductsMutation = (options?: MutationOptions<MergeProductsMutation, MergeProductsMutationVariables>) =>
  useMutation(MergeProductsDocument, options);

export const useSettleDoubleMutation = (options?: MutationOptions<SettleDoubleMutation, SettleDoubleMutationVariables>) =>
  useMutation(SettleDoubleDocument, options);

export const usePlanStepsQuery = (options: QueryOptions<PlanStepsQuery, PlanStepsQueryVariables>) =>
  useQuery<PlanStepsQuery, PlanStepsQueryVariables>(PlanStepsDocument, options as useQuery.Options<PlanStepsQuery, PlanStepsQueryVariables> & { variables: PlanStepsQueryVariables });

export const usePlannedChangesQuery = (options: QueryOptions<PlannedChangesQuery, PlannedChangesQueryVariables>) =>
  useQuery<PlannedChangesQuery, PlannedChangesQueryVariables>(PlannedChangesDocument, options as useQuery.Options<PlannedChangesQuery, PlannedChangesQueryVariables> & { variables: PlannedChangesQueryVariables });

export const useCreatePlanMutation = (options?: MutationOptions<CreatePlanMutation, CreatePlanMutationVariables>) =>
  useMutation(CreatePlanDocument, options);

export const useMovePlanMutation = (options?: MutationOptions<MovePlanMutation, MovePlanMutationVariables>) =>
  useMutation(MovePlanDocument, options);

export const useDoPlanNowMutation = (options?: MutationOptions<DoPlanNowMutation, DoPlanNowMutationVariables>) =>
  useMutation(DoPlanNowDocument, options);

export const useTakeUpPlanMutation = (options?: MutationOptions<TakeUpPlanMutation, TakeUpPlanMutationVariables>) =>
  useMutation(TakeUpPlanDocument, options);

export const useLeavePlanMutation = (options?: MutationOptions<LeavePlanMutation, LeavePlanMutationVariables>) =>
  useMutation(LeavePlanDocument, options);

export const useWithdrawPlanMutation = (options?: MutationOptions<WithdrawPlanMutation, WithdrawPlanMutationVariables>) =>
  useMutation(WithdrawPlanDocument, options);

export const usePreviewLinksQuery = (options: QueryOptions<PreviewLinksQuery, PreviewLinksQueryVariables>) =>
  useQuery<PreviewLinksQuery, PreviewLinksQueryVariables>(PreviewLinksDocument, options as useQuery.Options<PreviewLinksQuery, PreviewLinksQueryVariables> & { variables: PreviewLinksQueryVariables });

export const useCreatePreviewLinkMutation = (options?: MutationOptions<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables>) =>
  useMutation(CreatePreviewLinkDocument, options);

export const useWithdrawPreviewLinkMutation = (options?: MutationOptions<WithdrawPreviewLinkMutation, WithdrawPreviewLinkMutationVariables>) =>
  useMutation(WithdrawPreviewLinkDocument, options);

export const useFilledColumnsQuery = (options: QueryOptions<FilledColumnsQuery, FilledColumnsQueryVariables>) =>
  useQuery<FilledColumnsQuery, FilledColumnsQueryVariables>(FilledColumnsDocument, options as useQuery.Options<FilledColumnsQuery, FilledColumnsQueryVariables> & { variables: FilledColumnsQueryVariables });

export const useProductListQuery = (options: QueryOptions<ProductListQuery, ProductListQueryVariables>) =>
  useQuery<ProductListQuery, ProductListQueryVariables>(ProductListDocument, options as useQuery.Options<ProductListQuery, ProductListQueryVariables> & { variables: ProductListQueryVariables });

export const useProductToEditQuery = (options: QueryOptions<ProductToEditQuery, ProductToEditQueryVariables>) =>
  useQuery<ProductToEditQuery, ProductToEditQueryVariables>(ProductToEditDocument, options as useQuery.Options<ProductToEditQuery, ProductToEditQueryVariables> & { variables: ProductToEditQueryVariables });

export const useCategoryOptionsQuery = (options?: QueryOptions<CategoryOptionsQuery, CategoryOptionsQueryVariables>) =>
  useQuery<CategoryOptionsQuery, CategoryOptionsQueryVariables>(CategoryOptionsDocument, options as useQuery.Options<CategoryOptionsQuery, CategoryOptionsQueryVariables> & { variables: CategoryOptionsQueryVariables });

export const useCreateProductMutation = (options?: MutationOptions<CreateProductMutation, CreateProductMutationVariables>) =>
  useMutation(CreateProductDocument, options);

export const useUpdateProductMutation = (options?: MutationOptions<UpdateProductMutation, UpdateProductMutationVariables>) =>
  useMutation(UpdateProductDocument, options);

export const useKeepWaitingMutation = (options?: MutationOptions<KeepWaitingMutation, KeepWaitingMutationVariables>) =>
  useMutation(KeepWaitingDocument, options);

export const usePublishWaitingMutation = (options?: MutationOptions<PublishWaitingMutation, PublishWaitingMutationVariables>) =>
  useMutation(PublishWaitingDocument, options);

export const useDiscardWaitingMutation = (options?: MutationOptions<DiscardWaitingMutation, DiscardWaitingMutationVariables>) =>
  useMutation(DiscardWaitingDocument, options);

export const useSetProductFeaturedMutation = (options?: MutationOptions<SetProductFeaturedMutation, SetProductFeaturedMutationVariables>) =>
  useMutation(SetProductFeaturedDocument, options);

export const useDeleteProductMutation = (options?: MutationOptions<DeleteProductMutation, DeleteProductMutationVariables>) =>
  useMutation(DeleteProductDocument, options);

export const useChangeProductsMutation = (options?: MutationOptions<ChangeProductsMutation, ChangeProductsMutationVariables>) =>
  useMutation(ChangeProductsDocument, options);

export const useChosenIdsQuery = (options?: QueryOptions<ChosenIdsQuery, ChosenIdsQueryVariables>) =>
  useQuery<ChosenIdsQuery, ChosenIdsQueryVariables>(ChosenIdsDocument, options as useQuery.Options<ChosenIdsQuery, ChosenIdsQueryVariables> & { variables: ChosenIdsQueryVariables });

export const useDeleteProductsMutation = (options?: MutationOptions<DeleteProductsMutation, DeleteProductsMutationVariables>) =>
  useMutation(DeleteProductsDocument, options);

export const useProductOptionsQuery = (options: QueryOptions<ProductOptionsQuery, ProductOptionsQueryVariables>) =>
  useQuery<ProductOptionsQuery, ProductOptionsQueryVariables>(ProductOptionsDocument, options as useQuery.Options<ProductOptionsQuery, ProductOptionsQueryVariables> & { variables: ProductOptionsQueryVariables });

export const useSuccessorNameQuery = (options: QueryOptions<SuccessorNameQuery, SuccessorNameQueryVariables>) =>
  useQuery<SuccessorNameQuery, SuccessorNameQueryVariables>(SuccessorNameDocument, options as useQuery.Options<SuccessorNameQuery, SuccessorNameQueryVariables> & { variables: SuccessorNameQueryVariables });

export const useNewPricesQuery = (options: QueryOptions<NewPricesQuery, NewPricesQueryVariables>) =>
  useQuery<NewPricesQuery, NewPricesQueryVariables>(NewPricesDocument, options as useQuery.Options<NewPricesQuery, NewPricesQueryVariables> & { variables: NewPricesQueryVariables });

export const useListChoicesQuery = (options?: QueryOptions<ListChoicesQuery, ListChoicesQueryVariables>) =>
  useQuery<ListChoicesQuery, ListChoicesQueryVariables>(ListChoicesDocument, options as useQuery.Options<ListChoicesQuery, ListChoicesQueryVariables> & { variables: ListChoicesQueryVariables });

export const useSectorListQuery = (options?: QueryOptions<SectorListQuery, SectorListQueryVariables>) =>
  useQuery<SectorListQuery, SectorListQueryVariables>(SectorListDocument, options as useQuery.Options<SectorListQuery, SectorListQueryVariables> & { variables: SectorListQueryVariables });

export const useSectorToEditQuery = (options: QueryOptions<SectorToEditQuery, SectorToEditQueryVariables>) =>
  useQuery<SectorToEditQuery, SectorToEditQueryVariables>(SectorToEditDocument, options as useQuery.Options<SectorToEditQuery, SectorToEditQueryVariables> & { variables: SectorToEditQueryVariables });

export const useUpdateSectorMutation = (options?: MutationOptions<UpdateSectorMutation, UpdateSectorMutationVariables>) =>
  useMutation(UpdateSectorDocument, options);

export const useSpecDefinitionsQuery = (options?: QueryOptions<SpecDefinitionsQuery, SpecDefinitionsQueryVariables>) =>
  useQuery<SpecDefinitionsQuery, SpecDefinitionsQueryVariables>(SpecDefinitionsDocument, options as useQuery.Options<SpecDefinitionsQuery, SpecDefinitionsQueryVariables> & { variables: SpecDefinitionsQueryVariables });

export const useVariantPatternOfFamilyQuery = (options: QueryOptions<VariantPatternOfFamilyQuery, VariantPatternOfFamilyQueryVariables>) =>
  useQuery<VariantPatternOfFamilyQuery, VariantPatternOfFamilyQueryVariables>(VariantPatternOfFamilyDocument, options as useQuery.Options<VariantPatternOfFamilyQuery, VariantPatternOfFamilyQueryVariables> & { variables: VariantPatternOfFamilyQueryVariables });

export const useVariantPatternByIdQuery = (options: QueryOptions<VariantPatternByIdQuery, VariantPatternByIdQueryVariables>) =>
  useQuery<VariantPatternByIdQuery, VariantPatternByIdQueryVariables>(VariantPatternByIdDocument, options as useQuery.Options<VariantPatternByIdQuery, VariantPatternByIdQueryVariables> & { variables: VariantPatternByIdQueryVariables });

export const useNewVariantsQuery = (options: QueryOptions<NewVariantsQuery, NewVariantsQueryVariables>) =>
  useQuery<NewVariantsQuery, NewVariantsQueryVariables>(NewVariantsDocument, options as useQuery.Options<NewVariantsQuery, NewVariantsQueryVariables> & { variables: NewVariantsQueryVariables });

export const useAddVariantsMutation = (options?: MutationOptions<AddVariantsMutation, AddVariantsMutationVariables>) =>
  useMutation(AddVariantsDocument, options);

export const useKeepWaitingValuesMutation = (options?: MutationOptions<KeepWaitingValuesMutation, KeepWaitingValuesMutationVariables>) =>
  useMutation(KeepWaitingValuesDocument, options);

export const usePublishWaitingValuesMutation = (options?: MutationOptions<PublishWaitingValuesMutation, PublishWaitingValuesMutationVariables>) =>
  useMutation(PublishWaitingValuesDocument, options);

export const useDiscardWaitingValuesMutation = (options?: MutationOptions<DiscardWaitingValuesMutation, DiscardWaitingValuesMutationVariables>) =>
  useMutation(DiscardWaitingValuesDocument, options);

export const useSynonymsQuery = (options?: QueryOptions<SynonymsQuery, SynonymsQueryVariables>) =>
  useQuery<SynonymsQuery, SynonymsQueryVariables>(SynonymsDocument, options as useQuery.Options<SynonymsQuery, SynonymsQueryVariables> & { variables: SynonymsQueryVariables });

export const useWordCountsQuery = (options?: QueryOptions<WordCountsQuery, WordCountsQueryVariables>) =>
  useQuery<WordCountsQuery, WordCountsQueryVariables>(WordCountsDocument, options as useQuery.Options<WordCountsQuery, WordCountsQueryVariables> & { variables: WordCountsQueryVariables });

export const usePinsQuery = (options?: QueryOptions<PinsQuery, PinsQueryVariables>) =>
  useQuery<PinsQuery, PinsQueryVariables>(PinsDocument, options as useQuery.Options<PinsQuery, PinsQueryVariables> & { variables: PinsQueryVariables });

export const useIgnoredWordsQuery = (options?: QueryOptions<IgnoredWordsQuery, IgnoredWordsQueryVariables>) =>
  useQuery<IgnoredWordsQuery, IgnoredWordsQueryVariables>(IgnoredWordsDocument, options as useQuery.Options<IgnoredWordsQuery, IgnoredWordsQueryVariables> & { variables: IgnoredWordsQueryVariables });

export const useTrySearchQuery = (options: QueryOptions<TrySearchQuery, TrySearchQueryVariables>) =>
  useQuery<TrySearchQuery, TrySearchQueryVariables>(TrySearchDocument, options as useQuery.Options<TrySearchQuery, TrySearchQueryVariables> & { variables: TrySearchQueryVariables });

export const useAddSynonymMutation = (options?: MutationOptions<AddSynonymMutation, AddSynonymMutationVariables>) =>
  useMutation(AddSynonymDocument, options);

export const useChangeSynonymMutation = (options?: MutationOptions<ChangeSynonymMutation, ChangeSynonymMutationVariables>) =>
  useMutation(ChangeSynonymDocument, options);

export const useRemoveSynonymMutation = (options?: MutationOptions<RemoveSynonymMutation, RemoveSynonymMutationVariables>) =>
  useMutation(RemoveSynonymDocument, options);

export const useAddPinMutation = (options?: MutationOptions<AddPinMutation, AddPinMutationVariables>) =>
  useMutation(AddPinDocument, options);

export const useChangePinMutation = (options?: MutationOptions<ChangePinMutation, ChangePinMutationVariables>) =>
  useMutation(ChangePinDocument, options);

export const useRemovePinMutation = (options?: MutationOptions<RemovePinMutation, RemovePinMutationVariables>) =>
  useMutation(RemovePinDocument, options);

export const usePaletteFindsQuery = (options: QueryOptions<PaletteFindsQuery, PaletteFindsQueryVariables>) =>
  useQuery<PaletteFindsQuery, PaletteFindsQueryVariables>(PaletteFindsDocument, options as useQuery.Options<PaletteFindsQuery, PaletteFindsQueryVariables> & { variables: PaletteFindsQueryVariables });

export const useAboutToEditQuery = (options?: QueryOptions<AboutToEditQuery, AboutToEditQueryVariables>) =>
  useQuery<AboutToEditQuery, AboutToEditQueryVariables>(AboutToEditDocument, options as useQuery.Options<AboutToEditQuery, AboutToEditQueryVariables> & { variables: AboutToEditQueryVariables });

export const useUpdateAboutMutation = (options?: MutationOptions<UpdateAboutMutation, UpdateAboutMutationVariables>) =>
  useMutation(UpdateAboutDocument, options);

export const useContactToEditQuery = (options?: QueryOptions<ContactToEditQuery, ContactToEditQueryVariables>) =>
  useQuery<ContactToEditQuery, ContactToEditQueryVariables>(ContactToEditDocument, options as useQuery.Options<ContactToEditQuery, ContactToEditQueryVariables> & { variables: ContactToEditQueryVariables });

export const useUpdateContactMutation = (options?: MutationOptions<UpdateContactMutation, UpdateContactMutationVariables>) =>
  useMutation(UpdateContactDocument, options);

export const useRedirectListQuery = (options?: QueryOptions<RedirectListQuery, RedirectListQueryVariables>) =>
  useQuery<RedirectListQuery, RedirectListQueryVariables>(RedirectListDocument, options as useQuery.Options<RedirectListQuery, RedirectListQueryVariables> & { variables: RedirectListQueryVariables });

export const useAddRedirectMutation = (options?: MutationOptions<AddRedirectMutation, AddRedirectMutationVariables>) =>
  useMutation(AddRedirectDocument, options);

export const useRemoveRedirectMutation = (options?: MutationOptions<RemoveRedirectMutation, RemoveRedirectMutationVariables>) =>
  useMutation(RemoveRedirectDocument, options);

export const useUndoDeletionMutation = (options?: MutationOptions<UndoDeletionMutation, UndoDeletionMutationVariables>) =>
  useMutation(UndoDeletionDocument, options);

export const useHistoryQuery = (options: QueryOptions<HistoryQuery, HistoryQueryVariables>) =>
  useQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options as useQuery.Options<HistoryQuery, HistoryQueryVariables> & { variables: HistoryQueryVariables });

export const useComparisonQuery = (options: QueryOptions<ComparisonQuery, ComparisonQueryVariables>) =>
  useQuery<ComparisonQuery, ComparisonQueryVariables>(ComparisonDocument, options as useQuery.Options<ComparisonQuery, ComparisonQueryVariables> & { variables: ComparisonQueryVariables });

export const useRestoreRevisionMutation = (options?: MutationOptions<RestoreRevisionMutation, RestoreRevisionMutationVariables>) =>
  useMutation(RestoreRevisionDocument, options);

export const useUndoChangeMutation = (options?: MutationOptions<UndoChangeMutation, UndoChangeMutationVariables>) =>
  useMutation(UndoChangeDocument, options);

export const useUploadImageMutation = (options?: MutationOptions<UploadImageMutation, UploadImageMutationVariables>) =>
  useMutation(UploadImageDocument, options);

export const useDeleteImageMutation = (options?: MutationOptions<DeleteImageMutation, DeleteImageMutationVariables>) =>
  useMutation(DeleteImageDocument, options);

export const useImportProblemsQuery = (options?: QueryOptions<ImportProblemsQuery, ImportProblemsQueryVariables>) =>
  useQuery<ImportProblemsQuery, ImportProblemsQueryVariables>(ImportProblemsDocument, options as useQuery.Options<ImportProblemsQuery, ImportProblemsQueryVariables> & { variables: ImportProblemsQueryVariables });

export const useNightlyBackupQuery = (options?: QueryOptions<NightlyBackupQuery, NightlyBackupQueryVariables>) =>
  useQuery<NightlyBackupQuery, NightlyBackupQueryVariables>(NightlyBackupDocument, options as useQuery.Options<NightlyBackupQuery, NightlyBackupQueryVariables> & { variables: NightlyBackupQueryVariables });

export const useCompanyBrandQuery = (options?: QueryOptions<CompanyBrandQuery, CompanyBrandQueryVariables>) =>
  useQuery<CompanyBrandQuery, CompanyBrandQueryVariables>(CompanyBrandDocument, options as useQuery.Options<CompanyBrandQuery, CompanyBrandQueryVariables> & { variables: CompanyBrandQueryVariables });

export const useViewListQuery = (options: QueryOptions<ViewListQuery, ViewListQueryVariables>) =>
  useQuery<ViewListQuery, ViewListQueryVariables>(ViewListDocument, options as useQuery.Options<ViewListQuery, ViewListQueryVariables> & { variables: ViewListQueryVariables });

export const useCreateViewMutation = (options?: MutationOptions<CreateViewMutation, CreateViewMutationVariables>) =>
  useMutation(CreateViewDocument, options);

export const useUpdateViewMutation = (options?: MutationOptions<UpdateViewMutation, UpdateViewMutationVariables>) =>
  useMutation(UpdateViewDocument, options);

export const useDeleteViewMutation = (options?: MutationOptions<DeleteViewMutation, DeleteViewMutationVariables>) =>
  useMutation(DeleteViewDocument, options);

export const useArrangeViewsMutation = (options?: MutationOptions<ArrangeViewsMutation, ArrangeViewsMutationVariables>) =>
  useMutation(ArrangeViewsDocument, options);

export const usePeopleListQuery = (options?: QueryOptions<PeopleListQuery, PeopleListQueryVariables>) =>
  useQuery<PeopleListQuery, PeopleListQueryVariables>(PeopleListDocument, options as useQuery.Options<PeopleListQuery, PeopleListQueryVariables> & { variables: PeopleListQueryVariables });

export const useInvitePersonMutation = (options?: MutationOptions<InvitePersonMutation, InvitePersonMutationVariables>) =>
  useMutation(InvitePersonDocument, options);

export const useWithdrawInvitationMutation = (options?: MutationOptions<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>) =>
  useMutation(WithdrawInvitationDocument, options);

export const useRenamePersonMutation = (options?: MutationOptions<RenamePersonMutation, RenamePersonMutationVariables>) =>
  useMutation(RenamePersonDocument, options);

export const useSetPersonRolesMutation = (options?: MutationOptions<SetPersonRolesMutation, SetPersonRolesMutationVariables>) =>
  useMutation(SetPersonRolesDocument, options);

export const useSetPersonSuspendedMutation = (options?: MutationOptions<SetPersonSuspendedMutation, SetPersonSuspendedMutationVariables>) =>
  useMutation(SetPersonSuspendedDocument, options);

export const useAskForTwoStepMutation = (options?: MutationOptions<AskForTwoStepMutation, AskForTwoStepMutationVariables>) =>
  useMutation(AskForTwoStepDocument, options);

export const useRemovePersonMutation = (options?: MutationOptions<RemovePersonMutation, RemovePersonMutationVariables>) =>
  useMutation(RemovePersonDocument, options);

export const useInvitationToAcceptQuery = (options: QueryOptions<InvitationToAcceptQuery, InvitationToAcceptQueryVariables>) =>
  useQuery<InvitationToAcceptQuery, InvitationToAcceptQueryVariables>(InvitationToAcceptDocument, options as useQuery.Options<InvitationToAcceptQuery, InvitationToAcceptQueryVariables> & { variables: InvitationToAcceptQueryVariables });

export const useAcceptInvitationMutation = (options?: MutationOptions<AcceptInvitationMutation, AcceptInvitationMutationVariables>) =>
  useMutation(AcceptInvitationDocument, options);

export const useAuditQuery = (options: QueryOptions<AuditQuery, AuditQueryVariables>) =>
  useQuery<AuditQuery, AuditQueryVariables>(AuditDocument, options as useQuery.Options<AuditQuery, AuditQueryVariables> & { variables: AuditQueryVariables });

export const useKeysQuery = (options?: QueryOptions<KeysQuery, KeysQueryVariables>) =>
  useQuery<KeysQuery, KeysQueryVariables>(KeysDocument, options as useQuery.Options<KeysQuery, KeysQueryVariables> & { variables: KeysQueryVariables });

export const useProfilesForKeysQuery = (options?: QueryOptions<ProfilesForKeysQuery, ProfilesForKeysQueryVariables>) =>
  useQuery<ProfilesForKeysQuery, ProfilesForKeysQueryVariables>(ProfilesForKeysDocument, options as useQuery.Options<ProfilesForKeysQuery, ProfilesForKeysQueryVariables> & { variables: ProfilesForKeysQueryVariables });

export const useMakeKeyMutation = (options?: MutationOptions<MakeKeyMutation, MakeKeyMutationVariables>) =>
  useMutation(MakeKeyDocument, options);

export const useUpdateKeyMutation = (options?: MutationOptions<UpdateKeyMutation, UpdateKeyMutationVariables>) =>
  useMutation(UpdateKeyDocument, options);

export const useRotateKeyMutation = (options?: MutationOptions<RotateKeyMutation, RotateKeyMutationVariables>) =>
  useMutation(RotateKeyDocument, options);

export const useRevokeKeyMutation = (options?: MutationOptions<RevokeKeyMutation, RevokeKeyMutationVariables>) =>
  useMutation(RevokeKeyDocument, options);

export const useNoticesQuery = (options: QueryOptions<NoticesQuery, NoticesQueryVariables>) =>
  useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options as useQuery.Options<NoticesQuery, NoticesQueryVariables> & { variables: NoticesQueryVariables });

export const useUnreadNoticesQuery = (options?: QueryOptions<UnreadNoticesQuery, UnreadNoticesQueryVariables>) =>
  useQuery<UnreadNoticesQuery, UnreadNoticesQueryVariables>(UnreadNoticesDocument, options as useQuery.Options<UnreadNoticesQuery, UnreadNoticesQueryVariables> & { variables: UnreadNoticesQueryVariables });

export const useUnreadNoticesChangedSubscription = (options?: SubscriptionOptions<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>) =>
  useSubscription<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>(UnreadNoticesChangedDocument, options as useSubscription.Options<UnreadNoticesChangedSubscription, UnreadNoticesChangedSubscriptionVariables>);

export const useReadNoticesMutation = (options?: MutationOptions<ReadNoticesMutation, ReadNoticesMutationVariables>) =>
  useMutation(ReadNoticesDocument, options);

export const useNoticeSettingsQuery = (options?: QueryOptions<NoticeSettingsQuery, NoticeSettingsQueryVariables>) =>
  useQuery<NoticeSettingsQuery, NoticeSettingsQueryVariables>(NoticeSettingsDocument, options as useQuery.Options<NoticeSettingsQuery, NoticeSettingsQueryVariables> & { variables: NoticeSettingsQueryVariables });

export const useChooseNoticesMutation = (options?: MutationOptions<ChooseNoticesMutation, ChooseNoticesMutationVariables>) =>
  useMutation(ChooseNoticesDocument, options);

export const useMySessionsQuery = (options?: QueryOptions<MySessionsQuery, MySessionsQueryVariables>) =>
  useQuery<MySessionsQuery, MySessionsQueryVariables>(MySessionsDocument, options as useQuery.Options<MySessionsQuery, MySessionsQueryVariables> & { variables: MySessionsQueryVariables });

export const useEndSessionMutation = (options?: MutationOptions<EndSessionMutation, EndSessionMutationVariables>) =>
  useMutation(EndSessionDocument, options);

export const useEndOtherSessionsMutation = (options?: MutationOptions<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) =>
  useMutation(EndOtherSessionsDocument, options);

export const useChangePasswordMutation = (options?: MutationOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  useMutation(ChangePasswordDocument, options);

export const useUpdateOwnAccountMutation = (options?: MutationOptions<UpdateOwnAccountMutation, UpdateOwnAccountMutationVariables>) =>
  useMutation(UpdateOwnAccountDocument, options);

export const useMyPasskeysQuery = (options?: QueryOptions<MyPasskeysQuery, MyPasskeysQueryVariables>) =>
  useQuery<MyPasskeysQuery, MyPasskeysQueryVariables>(MyPasskeysDocument, options as useQuery.Options<MyPasskeysQuery, MyPasskeysQueryVariables> & { variables: MyPasskeysQueryVariables });

export const useBeginPasskeyMutation = (options?: MutationOptions<BeginPasskeyMutation, BeginPasskeyMutationVariables>) =>
  useMutation(BeginPasskeyDocument, options);

export const useAddPasskeyMutation = (options?: MutationOptions<AddPasskeyMutation, AddPasskeyMutationVariables>) =>
  useMutation(AddPasskeyDocument, options);

export const useRemovePasskeyMutation = (options?: MutationOptions<RemovePasskeyMutation, RemovePasskeyMutationVariables>) =>
  useMutation(RemovePasskeyDocument, options);

export const useMySecondFactorQuery = (options?: QueryOptions<MySecondFactorQuery, MySecondFactorQueryVariables>) =>
  useQuery<MySecondFactorQuery, MySecondFactorQueryVariables>(MySecondFactorDocument, options as useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables> & { variables: MySecondFactorQueryVariables });

export const useBeginTotpMutation = (options?: MutationOptions<BeginTotpMutation, BeginTotpMutationVariables>) =>
  useMutation(BeginTotpDocument, options);

export const useActivateTotpMutation = (options?: MutationOptions<ActivateTotpMutation, ActivateTotpMutationVariables>) =>
  useMutation(ActivateTotpDocument, options);

export const useRemoveTotpMutation = (options?: MutationOptions<RemoveTotpMutation, RemoveTotpMutationVariables>) =>
  useMutation(RemoveTotpDocument, options);

export const useMakeRecoveryCodesMutation = (options?: MutationOptions<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables>) =>
  useMutation(MakeRecoveryCodesDocument, options);

export const useBeginPasskeySignInMutation = (options?: MutationOptions<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>) =>
  useMutation(BeginPasskeySignInDocument, options);

export const useSignInWithPasskeyMutation = (options?: MutationOptions<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables>) =>
  useMutation(SignInWithPasskeyDocument, options);

export const useMeQuery = (options?: QueryOptions<MeQuery, MeQueryVariables>) =>
  useQuery<MeQuery, MeQueryVariables>(MeDocument, options as useQuery.Options<MeQuery, MeQueryVariables> & { variables: MeQueryVariables });

export const useSignInMutation = (options?: MutationOptions<SignInMutation, SignInMutationVariables>) =>
  useMutation(SignInDocument, options);

export const useSignOutMutation = (options?: MutationOptions<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

export const useWebhooksQuery = (options?: QueryOptions<WebhooksQuery, WebhooksQueryVariables>) =>
  useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options as useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { variables: WebhooksQueryVariables });

export const useOpenWebhookQuery = (options: QueryOptions<OpenWebhookQuery, OpenWebhookQueryVariables>) =>
  useQuery<OpenWebhookQuery, OpenWebhookQueryVariables>(OpenWebhookDocument, options as useQuery.Options<OpenWebhookQuery, OpenWebhookQueryVariables> & { variables: OpenWebhookQueryVariables });

export const useCreateWebhookMutation = (options?: MutationOptions<CreateWebhookMutation, CreateWebhookMutationVariables>) =>
  useMutation(CreateWebhookDocument, options);

export const useUpdateWebhookMutation = (options?: MutationOptions<UpdateWebhookMutation, UpdateWebhookMutationVariables>) =>
  useMutation(UpdateWebhookDocument, options);

export const useDeleteWebhookMutation = (options?: MutationOptions<DeleteWebhookMutation, DeleteWebhookMutationVariables>) =>
  useMutation(DeleteWebhookDocument, options);

export const useRotateWebhookMutation = (options?: MutationOptions<RotateWebhookMutation, RotateWebhookMutationVariables>) =>
  useMutation(RotateWebhookDocument, options);

export const useSetWebhookOnMutation = (options?: MutationOptions<SetWebhookOnMutation, SetWebhookOnMutationVariables>) =>
  useMutation(SetWebhookOnDocument, options);

export const useReleaseWebhookEventsMutation = (options?: MutationOptions<ReleaseWebhookEventsMutation, ReleaseWebhookEventsMutationVariables>) =>
  useMutation(ReleaseWebhookEventsDocument, options);

export const useTestWebhookMutation = (options?: MutationOptions<TestWebhookMutation, TestWebhookMutationVariables>) =>
  useMutation(TestWebhookDocument, options);

export const useResendDeliveryMutation = (options?: MutationOptions<ResendDeliveryMutation, ResendDeliveryMutationVariables>) =>
  useMutation(ResendDeliveryDocument, options);

export const useResendFailedDeliveriesMutation = (options?: MutationOptions<ResendFailedDeliveriesMutation, ResendFailedDeliveriesMutationVariables>) =>
  useMutation(ResendFailedDeliveriesDocument, options);

export const useCustomerCodeListQuery = (options: QueryOptions<CustomerCodeListQuery, CustomerCodeListQueryVariables>) =>
  useQuery<CustomerCodeListQuery, CustomerCodeListQueryVariables>(CustomerCodeListDocument, options as useQuery.Options<CustomerCodeListQuery, CustomerCodeListQueryVariables> & { variables: CustomerCodeListQueryVariables });

export const useForgetCustomerCodeMutation = (options?: MutationOptions<ForgetCustomerCodeMutation, ForgetCustomerCodeMutationVariables>) =>
  useMutation(ForgetCustomerCodeDocument, options);

export const useEnquiryListQuery = (options: QueryOptions<EnquiryListQuery, EnquiryListQueryVariables>) =>
  useQuery<EnquiryListQuery, EnquiryListQueryVariables>(EnquiryListDocument, options as useQuery.Options<EnquiryListQuery, EnquiryListQueryVariables> & { variables: EnquiryListQueryVariables });

export const useEnquiryToReadQuery = (options: QueryOptions<EnquiryToReadQuery, EnquiryToReadQueryVariables>) =>
  useQuery<EnquiryToReadQuery, EnquiryToReadQueryVariables>(EnquiryToReadDocument, options as useQuery.Options<EnquiryToReadQuery, EnquiryToReadQueryVariables> & { variables: EnquiryToReadQueryVariables });

export const useEnquiryAssigneesQuery = (options?: QueryOptions<EnquiryAssigneesQuery, EnquiryAssigneesQueryVariables>) =>
  useQuery<EnquiryAssigneesQuery, EnquiryAssigneesQueryVariables>(EnquiryAssigneesDocument, options as useQuery.Options<EnquiryAssigneesQuery, EnquiryAssigneesQueryVariables> & { variables: EnquiryAssigneesQueryVariables });

export const useSetEnquiryStateMutation = (options?: MutationOptions<SetEnquiryStateMutation, SetEnquiryStateMutationVariables>) =>
  useMutation(SetEnquiryStateDocument, options);

export const useAssignEnquiryMutation = (options?: MutationOptions<AssignEnquiryMutation, AssignEnquiryMutationVariables>) =>
  useMutation(AssignEnquiryDocument, options);

export const useSettleEnquiryRowMutation = (options?: MutationOptions<SettleEnquiryRowMutation, SettleEnquiryRowMutationVariables>) =>
  useMutation(SettleEnquiryRowDocument, options);

export const useAddEnquiryNoteMutation = (options?: MutationOptions<AddEnquiryNoteMutation, AddEnquiryNoteMutationVariables>) =>
  useMutation(AddEnquiryNoteDocument, options);

export const useSetEnquirySuspectedSpamMutation = (options?: MutationOptions<SetEnquirySuspectedSpamMutation, SetEnquirySuspectedSpamMutationVariables>) =>
  useMutation(SetEnquirySuspectedSpamDocument, options);

export const useDeleteEnquiryMutation = (options?: MutationOptions<DeleteEnquiryMutation, DeleteEnquiryMutationVariables>) =>
  useMutation(DeleteEnquiryDocument, options);

export const useEnquiryReceivedSubscription = (options?: SubscriptionOptions<EnquiryReceivedSubscription, EnquiryReceivedSubscriptionVariables>) =>
  useSubscription<EnquiryReceivedSubscription, EnquiryReceivedSubscriptionVariables>(EnquiryReceivedDocument, options as useSubscription.Options<EnquiryReceivedSubscription, EnquiryReceivedSubscriptionVariables>);

export const useLearnCustomerCodeMutation = (options?: MutationOptions<LearnCustomerCodeMutation, LearnCustomerCodeMutationVariables>) =>
  useMutation(LearnCustomerCodeDocument, options);

export const useUnansweredQuery = (options: QueryOptions<UnansweredQuery, UnansweredQueryVariables>) =>
  useQuery<UnansweredQuery, UnansweredQueryVariables>(UnansweredDocument, options as useQuery.Options<UnansweredQuery, UnansweredQueryVariables> & { variables: UnansweredQueryVariables });

export const useInboxCountsQuery = (options?: QueryOptions<InboxCountsQuery, InboxCountsQueryVariables>) =>
  useQuery<InboxCountsQuery, InboxCountsQueryVariables>(InboxCountsDocument, options as useQuery.Options<InboxCountsQuery, InboxCountsQueryVariables> & { variables: InboxCountsQueryVariables });

export const useAnswerMessageMutation = (options?: MutationOptions<AnswerMessageMutation, AnswerMessageMutationVariables>) =>
  useMutation(AnswerMessageDocument, options);

export const useAnswerEnquiryMutation = (options?: MutationOptions<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>) =>
  useMutation(AnswerEnquiryDocument, options);

export const useRemindBuyerMutation = (options?: MutationOptions<RemindBuyerMutation, RemindBuyerMutationVariables>) =>
  useMutation(RemindBuyerDocument, options);

export const useMessageListQuery = (options: QueryOptions<MessageListQuery, MessageListQueryVariables>) =>
  useQuery<MessageListQuery, MessageListQueryVariables>(MessageListDocument, options as useQuery.Options<MessageListQuery, MessageListQueryVariables> & { variables: MessageListQueryVariables });

export const useMessageToReadQuery = (options: QueryOptions<MessageToReadQuery, MessageToReadQueryVariables>) =>
  useQuery<MessageToReadQuery, MessageToReadQueryVariables>(MessageToReadDocument, options as useQuery.Options<MessageToReadQuery, MessageToReadQueryVariables> & { variables: MessageToReadQueryVariables });

export const useSetMessageStatusMutation = (options?: MutationOptions<SetMessageStatusMutation, SetMessageStatusMutationVariables>) =>
  useMutation(SetMessageStatusDocument, options);

export const useSetMessageSuspectedSpamMutation = (options?: MutationOptions<SetMessageSuspectedSpamMutation, SetMessageSuspectedSpamMutationVariables>) =>
  useMutation(SetMessageSuspectedSpamDocument, options);

export const useDeleteMessageMutation = (options?: MutationOptions<DeleteMessageMutation, DeleteMessageMutationVariables>) =>
  useMutation(DeleteMessageDocument, options);

export const useMessageReceivedSubscription = (options?: SubscriptionOptions<MessageReceivedSubscription, MessageReceivedSubscriptionVariables>) =>
  useSubscription<MessageReceivedSubscription, MessageReceivedSubscriptionVariables>(MessageReceivedDocument, options as useSubscription.Options<MessageReceivedSubscription, MessageReceivedSubscriptionVariables>);

export const useMakeOfferMutation = (options?: MutationOptions<MakeOfferMutation, MakeOfferMutationVariables>) =>
  useMutation(MakeOfferDocument, options);

export const useSendsMailQuery = (options?: QueryOptions<SendsMailQuery, SendsMailQueryVariables>) =>
  useQuery<SendsMailQuery, SendsMailQueryVariables>(SendsMailDocument, options as useQuery.Options<SendsMailQuery, SendsMailQueryVariables> & { variables: SendsMailQueryVariables });

export const useSendOfferMutation = (options?: MutationOptions<SendOfferMutation, SendOfferMutationVariables>) =>
  useMutation(SendOfferDocument, options);

export const useOrderListQuery = (options: QueryOptions<OrderListQuery, OrderListQueryVariables>) =>
  useQuery<OrderListQuery, OrderListQueryVariables>(OrderListDocument, options as useQuery.Options<OrderListQuery, OrderListQueryVariables> & { variables: OrderListQueryVariables });

export const useOrderToReadQuery = (options: QueryOptions<OrderToReadQuery, OrderToReadQueryVariables>) =>
  useQuery<OrderToReadQuery, OrderToReadQueryVariables>(OrderToReadDocument, options as useQuery.Options<OrderToReadQuery, OrderToReadQueryVariables> & { variables: OrderToReadQueryVariables });

export const useSetOrderStateMutation = (options?: MutationOptions<SetOrderStateMutation, SetOrderStateMutationVariables>) =>
  useMutation(SetOrderStateDocument, options);

export const useAnswerTemplateListQuery = (options?: QueryOptions<AnswerTemplateListQuery, AnswerTemplateListQueryVariables>) =>
  useQuery<AnswerTemplateListQuery, AnswerTemplateListQueryVariables>(AnswerTemplateListDocument, options as useQuery.Options<AnswerTemplateListQuery, AnswerTemplateListQueryVariables> & { variables: AnswerTemplateListQueryVariables });

export const useAnswerTemplateToEditQuery = (options: QueryOptions<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables>) =>
  useQuery<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables>(AnswerTemplateToEditDocument, options as useQuery.Options<AnswerTemplateToEditQuery, AnswerTemplateToEditQueryVariables> & { variables: AnswerTemplateToEditQueryVariables });

export const useCreateAnswerTemplateMutation = (options?: MutationOptions<CreateAnswerTemplateMutation, CreateAnswerTemplateMutationVariables>) =>
  useMutation(CreateAnswerTemplateDocument, options);

export const useUpdateAnswerTemplateMutation = (options?: MutationOptions<UpdateAnswerTemplateMutation, UpdateAnswerTemplateMutationVariables>) =>
  useMutation(UpdateAnswerTemplateDocument, options);

export const useDeleteAnswerTemplateMutation = (options?: MutationOptions<DeleteAnswerTemplateMutation, DeleteAnswerTemplateMutationVariables>) =>
  useMutation(DeleteAnswerTemplateDocument, options);

export const useOfferTemplateListQuery = (options?: QueryOptions<OfferTemplateListQuery, OfferTemplateListQueryVariables>) =>
  useQuery<OfferTemplateListQuery, OfferTemplateListQueryVariables>(OfferTemplateListDocument, options as useQuery.Options<OfferTemplateListQuery, OfferTemplateListQueryVariables> & { variables: OfferTemplateListQueryVariables });

export const useOfferTemplateToEditQuery = (options: QueryOptions<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables>) =>
  useQuery<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables>(OfferTemplateToEditDocument, options as useQuery.Options<OfferTemplateToEditQuery, OfferTemplateToEditQueryVariables> & { variables: OfferTemplateToEditQueryVariables });

export const useCreateOfferTemplateMutation = (options?: MutationOptions<CreateOfferTemplateMutation, CreateOfferTemplateMutationVariables>) =>
  useMutation(CreateOfferTemplateDocument, options);

export const useUpdateOfferTemplateMutation = (options?: MutationOptions<UpdateOfferTemplateMutation, UpdateOfferTemplateMutationVariables>) =>
  useMutation(UpdateOfferTemplateDocument, options);

export const useDeleteOfferTemplateMutation = (options?: MutationOptions<DeleteOfferTemplateMutation, DeleteOfferTemplateMutationVariables>) =>
  useMutation(DeleteOfferTemplateDocument, options);

export const useBackupListQuery = (options?: QueryOptions<BackupListQuery, BackupListQueryVariables>) =>
  useQuery<BackupListQuery, BackupListQueryVariables>(BackupListDocument, options as useQuery.Options<BackupListQuery, BackupListQueryVariables> & { variables: BackupListQueryVariables });

export const useMakeBackupMutation = (options?: MutationOptions<MakeBackupMutation, MakeBackupMutationVariables>) =>
  useMutation(MakeBackupDocument, options);

export const useBackupProgressSubscription = (options: SubscriptionOptions<BackupProgressSubscription, BackupProgressSubscriptionVariables>) =>
  useSubscription<BackupProgressSubscription, BackupProgressSubscriptionVariables>(BackupProgressDocument, options as useSubscription.Options<BackupProgressSubscription, BackupProgressSubscriptionVariables>);

export const useCancelBackupMutation = (options?: MutationOptions<CancelBackupMutation, CancelBackupMutationVariables>) =>
  useMutation(CancelBackupDocument, options);

export const usePreviewRestoreMutation = (options?: MutationOptions<PreviewRestoreMutation, PreviewRestoreMutationVariables>) =>
  useMutation(PreviewRestoreDocument, options);

export const useRestoreBackupMutation = (options?: MutationOptions<RestoreBackupMutation, RestoreBackupMutationVariables>) =>
  useMutation(RestoreBackupDocument, options);

export const useBinQuery = (options: QueryOptions<BinQuery, BinQueryVariables>) =>
  useQuery<BinQuery, BinQueryVariables>(BinDocument, options as useQuery.Options<BinQuery, BinQueryVariables> & { variables: BinQueryVariables });

export const useBringBackMutation = (options?: MutationOptions<BringBackMutation, BringBackMutationVariables>) =>
  useMutation(BringBackDocument, options);

export const useEraseFromBinMutation = (options?: MutationOptions<EraseFromBinMutation, EraseFromBinMutationVariables>) =>
  useMutation(EraseFromBinDocument, options);

export const useBringManyBackMutation = (options?: MutationOptions<BringManyBackMutation, BringManyBackMutationVariables>) =>
  useMutation(BringManyBackDocument, options);

export const useEraseManyFromBinMutation = (options?: MutationOptions<EraseManyFromBinMutation, EraseManyFromBinMutationVariables>) =>
  useMutation(EraseManyFromBinDocument, options);

export const useFiguresQuery = (options: QueryOptions<FiguresQuery, FiguresQueryVariables>) =>
  useQuery<FiguresQuery, FiguresQueryVariables>(FiguresDocument, options as useQuery.Options<FiguresQuery, FiguresQueryVariables> & { variables: FiguresQueryVariables });

export const useFigureRowsQuery = (options: QueryOptions<FigureRowsQuery, FigureRowsQueryVariables>) =>
  useQuery<FigureRowsQuery, FigureRowsQueryVariables>(FigureRowsDocument, options as useQuery.Options<FigureRowsQuery, FigureRowsQueryVariables> & { variables: FigureRowsQueryVariables });

export const useSearchesWithoutHitQuery = (options: QueryOptions<SearchesWithoutHitQuery, SearchesWithoutHitQueryVariables>) =>
  useQuery<SearchesWithoutHitQuery, SearchesWithoutHitQueryVariables>(SearchesWithoutHitDocument, options as useQuery.Options<SearchesWithoutHitQuery, SearchesWithoutHitQueryVariables> & { variables: SearchesWithoutHitQueryVariables });

export const useSeenWithoutQuery = (options: QueryOptions<SeenWithoutQuery, SeenWithoutQueryVariables>) =>
  useQuery<SeenWithoutQuery, SeenWithoutQueryVariables>(SeenWithoutDocument, options as useQuery.Options<SeenWithoutQuery, SeenWithoutQueryVariables> & { variables: SeenWithoutQueryVariables });

export const useIgnoreWordMutation = (options?: MutationOptions<IgnoreWordMutation, IgnoreWordMutationVariables>) =>
  useMutation(IgnoreWordDocument, options);

export const useHeedWordMutation = (options?: MutationOptions<HeedWordMutation, HeedWordMutationVariables>) =>
  useMutation(HeedWordDocument, options);

export const useHealthQuery = (options?: QueryOptions<HealthQuery, HealthQueryVariables>) =>
  useQuery<HealthQuery, HealthQueryVariables>(HealthDocument, options as useQuery.Options<HealthQuery, HealthQueryVariables> & { variables: HealthQueryVariables });

export const useFoundByCheckQuery = (options: QueryOptions<FoundByCheckQuery, FoundByCheckQueryVariables>) =>
  useQuery<FoundByCheckQuery, FoundByCheckQueryVariables>(FoundByCheckDocument, options as useQuery.Options<FoundByCheckQuery, FoundByCheckQueryVariables> & { variables: FoundByCheckQueryVariables });

export const useFineFindingsQuery = (options?: QueryOptions<FineFindingsQuery, FineFindingsQueryVariables>) =>
  useQuery<FineFindingsQuery, FineFindingsQueryVariables>(FineFindingsDocument, options as useQuery.Options<FineFindingsQuery, FineFindingsQueryVariables> & { variables: FineFindingsQueryVariables });

export const useSayFineMutation = (options?: MutationOptions<SayFineMutation, SayFineMutationVariables>) =>
  useMutation(SayFineDocument, options);

export const useTakeBackFineMutation = (options?: MutationOptions<TakeBackFineMutation, TakeBackFineMutationVariables>) =>
  useMutation(TakeBackFineDocument, options);

export const useImportProfilesQuery = (options?: QueryOptions<ImportProfilesQuery, ImportProfilesQueryVariables>) =>
  useQuery<ImportProfilesQuery, ImportProfilesQueryVariables>(ImportProfilesDocument, options as useQuery.Options<ImportProfilesQuery, ImportProfilesQueryVariables> & { variables: ImportProfilesQueryVariables });

export const useImportProfileRunsQuery = (options: QueryOptions<ImportProfileRunsQuery, ImportProfileRunsQueryVariables>) =>
  useQuery<ImportProfileRunsQuery, ImportProfileRunsQueryVariables>(ImportProfileRunsDocument, options as useQuery.Options<ImportProfileRunsQuery, ImportProfileRunsQueryVariables> & { variables: ImportProfileRunsQueryVariables });

export const useImportRunQuery = (options: QueryOptions<ImportRunQuery, ImportRunQueryVariables>) =>
  useQuery<ImportRunQuery, ImportRunQueryVariables>(ImportRunDocument, options as useQuery.Options<ImportRunQuery, ImportRunQueryVariables> & { variables: ImportRunQueryVariables });

export const useImportRunFileQuery = (options: QueryOptions<ImportRunFileQuery, ImportRunFileQueryVariables>) =>
  useQuery<ImportRunFileQuery, ImportRunFileQueryVariables>(ImportRunFileDocument, options as useQuery.Options<ImportRunFileQuery, ImportRunFileQueryVariables> & { variables: ImportRunFileQueryVariables });

export const useCreateProfileMutation = (options?: MutationOptions<CreateProfileMutation, CreateProfileMutationVariables>) =>
  useMutation(CreateProfileDocument, options);

export const useUpdateProfileMutation = (options?: MutationOptions<UpdateProfileMutation, UpdateProfileMutationVariables>) =>
  useMutation(UpdateProfileDocument, options);

export const useDeleteProfileMutation = (options?: MutationOptions<DeleteProfileMutation, DeleteProfileMutationVariables>) =>
  useMutation(DeleteProfileDocument, options);

export const useTryRunMutation = (options?: MutationOptions<TryRunMutation, TryRunMutationVariables>) =>
  useMutation(TryRunDocument, options);

export const usePassRunMutation = (options?: MutationOptions<PassRunMutation, PassRunMutationVariables>) =>
  useMutation(PassRunDocument, options);

export const useMakeImportKeyMutation = (options?: MutationOptions<MakeImportKeyMutation, MakeImportKeyMutationVariables>) =>
  useMutation(MakeImportKeyDocument, options);

export const useRemoveImportKeyMutation = (options?: MutationOptions<RemoveImportKeyMutation, RemoveImportKeyMutationVariables>) =>
  useMutation(RemoveImportKeyDocument, options);

export const useSetImportSignInMutation = (options?: MutationOptions<SetImportSignInMutation, SetImportSignInMutationVariables>) =>
  useMutation(SetImportSignInDocument, options);

export const usePictureBatchQuery = (options?: QueryOptions<PictureBatchQuery, PictureBatchQueryVariables>) =>
  useQuery<PictureBatchQuery, PictureBatchQueryVariables>(PictureBatchDocument, options as useQuery.Options<PictureBatchQuery, PictureBatchQueryVariables> & { variables: PictureBatchQueryVariables });

export const useBeginPictureBatchMutation = (options?: MutationOptions<BeginPictureBatchMutation, BeginPictureBatchMutationVariables>) =>
  useMutation(BeginPictureBatchDocument, options);

export const useSendPictureFileMutation = (options?: MutationOptions<SendPictureFileMutation, SendPictureFileMutationVariables>) =>
  useMutation(SendPictureFileDocument, options);

export const useAnswerPictureFilesMutation = (options?: MutationOptions<AnswerPictureFilesMutation, AnswerPictureFilesMutationVariables>) =>
  useMutation(AnswerPictureFilesDocument, options);

export const useAddPictureBatchMutation = (options?: MutationOptions<AddPictureBatchMutation, AddPictureBatchMutationVariables>) =>
  useMutation(AddPictureBatchDocument, options);

export const useDropPictureBatchMutation = (options?: MutationOptions<DropPictureBatchMutation, DropPictureBatchMutationVariables>) =>
  useMutation(DropPictureBatchDocument, options);

export const usePersonalDataQuery = (options: QueryOptions<PersonalDataQuery, PersonalDataQueryVariables>) =>
  useQuery<PersonalDataQuery, PersonalDataQueryVariables>(PersonalDataDocument, options as useQuery.Options<PersonalDataQuery, PersonalDataQueryVariables> & { variables: PersonalDataQueryVariables });

export const useExportPersonalDataMutation = (options?: MutationOptions<ExportPersonalDataMutation, ExportPersonalDataMutationVariables>) =>
  useMutation(ExportPersonalDataDocument, options);

export const useErasePersonalDataMutation = (options?: MutationOptions<ErasePersonalDataMutation, ErasePersonalDataMutationVariables>) =>
  useMutation(ErasePersonalDataDocument, options);

export const useErasuresToRepeatQuery = (options?: QueryOptions<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables>) =>
  useQuery<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables>(ErasuresToRepeatDocument, options as useQuery.Options<ErasuresToRepeatQuery, ErasuresToRepeatQueryVariables> & { variables: ErasuresToRepeatQueryVariables });

export const useRepeatErasuresMutation = (options?: MutationOptions<RepeatErasuresMutation, RepeatErasuresMutationVariables>) =>
  useMutation(RepeatErasuresDocument, options);

export const useProposalToDecideQuery = (options: QueryOptions<ProposalToDecideQuery, ProposalToDecideQueryVariables>) =>
  useQuery<ProposalToDecideQuery, ProposalToDecideQueryVariables>(ProposalToDecideDocument, options as useQuery.Options<ProposalToDecideQuery, ProposalToDecideQueryVariables> & { variables: ProposalToDecideQueryVariables });

export const useConfirmProposalMutation = (options?: MutationOptions<ConfirmProposalMutation, ConfirmProposalMutationVariables>) =>
  useMutation(ConfirmProposalDocument, options);

export const useDeclineProposalMutation = (options?: MutationOptions<DeclineProposalMutation, DeclineProposalMutationVariables>) =>
  useMutation(DeclineProposalDocument, options);

export const useReadSheetMutation = (options?: MutationOptions<ReadSheetMutation, ReadSheetMutationVariables>) =>
  useMutation(ReadSheetDocument, options);

export const useTrySheetMutation = (options?: MutationOptions<TrySheetMutation, TrySheetMutationVariables>) =>
  useMutation(TrySheetDocument, options);

export const useRowPicturesQuery = (options: QueryOptions<RowPicturesQuery, RowPicturesQueryVariables>) =>
  useQuery<RowPicturesQuery, RowPicturesQueryVariables>(RowPicturesDocument, options as useQuery.Options<RowPicturesQuery, RowPicturesQueryVariables> & { variables: RowPicturesQueryVariables });

export const useImportSheetMutation = (options?: MutationOptions<ImportSheetMutation, ImportSheetMutationVariables>) =>
  useMutation(ImportSheetDocument, options);

export const useLeftOutRowsMutation = (options?: MutationOptions<LeftOutRowsMutation, LeftOutRowsMutationVariables>) =>
  useMutation(LeftOutRowsDocument, options);

export const useProductImportsQuery = (options?: QueryOptions<ProductImportsQuery, ProductImportsQueryVariables>) =>
  useQuery<ProductImportsQuery, ProductImportsQueryVariables>(ProductImportsDocument, options as useQuery.Options<ProductImportsQuery, ProductImportsQueryVariables> & { variables: ProductImportsQueryVariables });

export const useUndoImportMutation = (options?: MutationOptions<UndoImportMutation, UndoImportMutationVariables>) =>
  useMutation(UndoImportDocument, options);

export const useImportProgressSubscription = (options: SubscriptionOptions<ImportProgressSubscription, ImportProgressSubscriptionVariables>) =>
  useSubscription<ImportProgressSubscription, ImportProgressSubscriptionVariables>(ImportProgressDocument, options as useSubscription.Options<ImportProgressSubscription, ImportProgressSubscriptionVariables>);

export const useCancelImportMutation = (options?: MutationOptions<CancelImportMutation, CancelImportMutationVariables>) =>
  useMutation(CancelImportDocument, options);

export const useTodayFiguresQuery = (options?: QueryOptions<TodayFiguresQuery, TodayFiguresQueryVariables>) =>
  useQuery<TodayFiguresQuery, TodayFiguresQueryVariables>(TodayFiguresDocument, options as useQuery.Options<TodayFiguresQuery, TodayFiguresQueryVariables> & { variables: TodayFiguresQueryVariables });

export const useTodayFiguresChangedSubscription = (options?: SubscriptionOptions<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>) =>
  useSubscription<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>(TodayFiguresChangedDocument, options as useSubscription.Options<TodayFiguresChangedSubscription, TodayFiguresChangedSubscriptionVariables>);

export const useTodayEnquiriesQuery = (options?: QueryOptions<TodayEnquiriesQuery, TodayEnquiriesQueryVariables>) =>
  useQuery<TodayEnquiriesQuery, TodayEnquiriesQueryVariables>(TodayEnquiriesDocument, options as useQuery.Options<TodayEnquiriesQuery, TodayEnquiriesQueryVariables> & { variables: TodayEnquiriesQueryVariables });

export const useTodayOffersQuery = (options?: QueryOptions<TodayOffersQuery, TodayOffersQueryVariables>) =>
  useQuery<TodayOffersQuery, TodayOffersQueryVariables>(TodayOffersDocument, options as useQuery.Options<TodayOffersQuery, TodayOffersQueryVariables> & { variables: TodayOffersQueryVariables });

export const useTodayOrdersQuery = (options?: QueryOptions<TodayOrdersQuery, TodayOrdersQueryVariables>) =>
  useQuery<TodayOrdersQuery, TodayOrdersQueryVariables>(TodayOrdersDocument, options as useQuery.Options<TodayOrdersQuery, TodayOrdersQueryVariables> & { variables: TodayOrdersQueryVariables });

export const useTodayMailsQuery = (options?: QueryOptions<TodayMailsQuery, TodayMailsQueryVariables>) =>
  useQuery<TodayMailsQuery, TodayMailsQueryVariables>(TodayMailsDocument, options as useQuery.Options<TodayMailsQuery, TodayMailsQueryVariables> & { variables: TodayMailsQueryVariables });

export const useTodayImportsQuery = (options?: QueryOptions<TodayImportsQuery, TodayImportsQueryVariables>) =>
  useQuery<TodayImportsQuery, TodayImportsQueryVariables>(TodayImportsDocument, options as useQuery.Options<TodayImportsQuery, TodayImportsQueryVariables> & { variables: TodayImportsQueryVariables });

export const useTodayPlansQuery = (options: QueryOptions<TodayPlansQuery, TodayPlansQueryVariables>) =>
  useQuery<TodayPlansQuery, TodayPlansQueryVariables>(TodayPlansDocument, options as useQuery.Options<TodayPlansQuery, TodayPlansQueryVariables> & { variables: TodayPlansQueryVariables });

export const useTodayHealthQuery = (options?: QueryOptions<TodayHealthQuery, TodayHealthQueryVariables>) =>
  useQuery<TodayHealthQuery, TodayHealthQueryVariables>(TodayHealthDocument, options as useQuery.Options<TodayHealthQuery, TodayHealthQueryVariables> & { variables: TodayHealthQueryVariables });

export const useTodayProductsQuery = (options?: QueryOptions<TodayProductsQuery, TodayProductsQueryVariables>) =>
  useQuery<TodayProductsQuery, TodayProductsQueryVariables>(TodayProductsDocument, options as useQuery.Options<TodayProductsQuery, TodayProductsQueryVariables> & { variables: TodayProductsQueryVariables });

export const useSettleFailedMailMutation = (options?: MutationOptions<SettleFailedMailMutation, SettleFailedMailMutationVariables>) =>
  useMutation(SettleFailedMailDocument, options);