import type { Upload } from '../http/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductRow as StoredProductRow, ProductPage, ProductHit } from '../modules/catalogue/products/products.rows.ts';
import type { ProposalRow } from '../modules/catalogue/proposals/proposals.store.ts';
import type { PreviewLinkRow } from '../modules/catalogue/previews/previewLinks.store.ts';
import type { WaitingOfProduct } from '../modules/catalogue/waiting/waiting.store.ts';
import type { WaitingOfThing } from '../modules/catalogue/waiting/waitingValues.store.ts';
import type { CategoryRow } from '../modules/catalogue/references/categories.store.ts';
import type { RedirectRow } from '../modules/pages/redirects/redirects.store.ts';
import type { AttributeRow, OptionRow } from '../modules/catalogue/references/attributes.store.ts';
import type { FamilyRow } from '../modules/catalogue/references/families.store.ts';
import type { DocumentRow, DocumentPage, FileRow } from '../modules/catalogue/references/documents.store.ts';
import type { SectorRow } from '../modules/catalogue/sectors/sectors.store.ts';
import type { AboutRow } from '../modules/pages/about/about.store.ts';
import type { MessageRow, MessagePage } from '../modules/sales/messages/messages.store.ts';
import type { EnquiryRecord, EnquiryPage } from '../modules/sales/enquiries/enquiries.store.ts';
import type { CustomerRow } from '../modules/sales/customers/customerRows.store.ts';
import type { CustomerPage } from '../modules/sales/customers/customers.store.ts';
import type { CustomerCodeRow, CustomerCodePage } from '../modules/sales/customerCodes/customerCodes.store.ts';
import type { LetterRecord } from '../modules/sales/letters/letters.store.ts';
import type { OfferRecord, OfferSumsRecord, OfferVatRecord, LineRecord, LastRecord } from '../modules/sales/offers/offers.store.ts';
import type { OfferRequestRecord, OfferRequestLineRecord } from '../modules/sales/offers/offerRequests.store.ts';
import type { OfferMailRecord } from '../modules/sales/offers/offerMails.store.ts';
import type { ExternalIdRow } from '../modules/sales/externalIds/externalIds.store.ts';
import type { OrderRecord, OrderRowRecord, OrderEventRecord } from '../modules/sales/orders/orders.store.ts';
import type { ShipmentRecord, ShipmentRowRecord } from '../modules/sales/shipments/shipments.store.ts';
import type { CarrierRow } from '../modules/sales/orders/carriers.store.ts';
import type { OrderPage } from '../modules/sales/orders/orderPages.store.ts';
import type { QuoteRowRecord } from '../modules/sales/quotes/quoteList.store.ts';
import type { SecondFactorRecord } from '../modules/people/secondFactor/secondFactor.store.ts';
import type { PasskeyRow } from '../modules/people/passkeys/passkeys.store.ts';
import type { PersonRow } from '../modules/people/accounts/accounts.store.ts';
import type { InvitationRow } from '../modules/people/accounts/invitations.store.ts';
import type { KeyRecord, Made } from '../modules/people/keys/keys.store.ts';
import type { WebhookRecord, WithSecret } from '../modules/people/webhooks/webhooks.store.ts';
import type { SessionRow } from '../modules/people/sessions/sessions.store.ts';
import type { ImageRow } from '../modules/catalogue/images/images.store.ts';
import type { ImportProfileRow } from '../modules/catalogue/importProfiles/profiles.store.ts';
import type { ImportRunRow } from '../modules/upkeep/sheets/runs.store.ts';
import type { RevisionRow, RevisionPage } from '../entity/revisions.store.ts';
import type { DeedRow, DeedPage } from '../entity/deeds.store.ts';
import type { BinPage, BinnedRow } from '../entity/bin.store.ts';
import type { AuditPage, AuditRow } from '../modules/people/audit/audit.store.ts';
import type { ViewsRow, ViewRow } from '../modules/people/views/views.store.ts';
import type { SaidNotice, SaidNotices, Reader } from '../modules/people/notices/notices.store.ts';
import type { InboxEntryRecord, InboxPage } from '../modules/sales/inbox/inbox.store.ts';
import type { MoneySettingsRow, ExchangeRateRow } from '../modules/catalogue/money/money.store.ts';
import type { LanguageRow } from '../modules/pages/languages/languages.store.ts';
import type { SynonymRow, SynonymPage } from '../modules/catalogue/synonyms/synonyms.store.ts';
import type { PinRow } from '../modules/catalogue/references/pins.store.ts';
import type { FigureStepsRow, FigureRowRecord, FigureRowPage, SearchedWordRow, SearchedWordPage, SeenProductRow, IgnoredWordRow, IgnoredWordPage } from '../modules/catalogue/figures/figures.store.ts';
import type { ThingTexts, TranslatedField as StoredField, ShownText, InLanguage } from '../entity/texts.store.ts';
import type { AdminRow } from '../db/tables/accountTables.ts';
import type { LoggedRow, ShownLog } from '../entity/changeLog.store.ts';
import type { NodeRow } from '../modules/catalogue/nodes/nodeIds.ts';
import type { ApiSpec } from '../modules/catalogue/specs/toApiSpec.ts';
import type { ChangedRow } from '../core/errors.ts';
import type { SheetRow as ReportedRow } from '../modules/upkeep/sheets/report.ts';
import type { DeliveryRecord, DeliveryPage } from '../modules/people/webhooks/deliveries.store.ts';
import type { Try } from '../db/tables/webhookTables.ts';
import type { TwoStepAsked } from '../modules/people/sessions/twoStepRule.store.ts';
import type { BackupFile } from '../modules/upkeep/backup/listBackups.ts';
import type { DoneThing } from '../db/tables/historyTables.ts';
import type { PersonalRecord } from '../entity/person.ts';
import type { JobStatus } from '../jobs/job.ts';
import type { ShownFile } from '../modules/upkeep/namedPictures/shownFiles.ts';
import type { BatchRow } from '../modules/upkeep/namedPictures/batches.store.ts';
import type { ImportRow } from '../modules/upkeep/sheets/imports.store.ts';
import type { FetchedOfImport } from '../modules/upkeep/sheets/suppliers/fetchedPictures.store.ts';
import type { OwnList } from '../modules/sales/quotes/changedList.ts';
import type { SharedList } from '../modules/sales/quotes/shareList.ts';
import type { ShownShare } from '../modules/sales/quotes/quoteShares.store.ts';
import type { NightlyState, Context } from '../context/context.ts';
import type { NoticeRow } from '../modules/pages/privacy/privacy.store.ts';
import type { EventRow } from '../modules/sales/enquiries/enquiryEvents.store.ts';
import type { QuestionRecord } from '../modules/sales/enquiries/questions/enquiryQuestions.store.ts';
import type { RowRecord } from '../modules/sales/enquiries/enquiryRows.store.ts';
import type { Measurable } from '../modules/catalogue/measured/measurableKinds.ts';
import type { Fitting } from '../modules/catalogue/measured/measured.store.ts';
import type { Facets, KindOfList } from '../modules/catalogue/filters/facets.ts';
import type { Group } from '../modules/catalogue/selector/groups.ts';
import type { ShownStep } from '../modules/upkeep/plans/shownStep.ts';
import type { ListSheet } from '../modules/catalogue/selector/sheets.ts';
import type { CellArticle } from '../modules/catalogue/selector/placeOnSheet.ts';
import type { Matrix } from '../modules/catalogue/selector/matrix.ts';
import type { KindRow } from '../modules/catalogue/references/kinds.store.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day without a time, ISO 8601: '2026-10-12'. */
  Date: { input: string; output: string; }
  /** A moment in time, ISO 8601 in UTC with milliseconds: '2026-11-21T07:30:00.000Z'. */
  DateTime: { input: string; output: string; }
  /** Any JSON value, taken as it is. */
  JSON: { input: unknown; output: unknown; }
  /** A file sent by the GraphQL multipart request specification. The request must carry the header `apollo-require-preflight`. */
  Upload: { input: Upload; output: Upload; }
};

/** The texts of the about page. */
export type About = {
  __typename?: 'About';
  /** Documents about the company, such as certificates, in their order. */
  documents: Array<Document>;
  /** Sentence under the heading. */
  heroDescription: Scalars['String']['output'];
  /** Heading of the page. */
  heroTitle: Scalars['String']['output'];
  /** The card about the mission of the company. */
  mission: AboutSection;
  /** Figures of the company in their order; empty when none were entered. */
  numbers: Array<AboutNumber>;
  /**
   * Whether visitors see these texts. Until then the page has only its title, the reasons to choose the company, and the
   * directions.
   */
  status: Status;
  /** The steps in which the company works; empty when none were entered. */
  steps: Array<AboutStep>;
  /** The card about the team. */
  team: AboutSection;
  /** The card about the values of the company. */
  values: AboutSection;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** The card about the vision of the company. */
  vision: AboutSection;
  /** The changes that are not on the site yet; null when there are none. All other fields have the published values. */
  waiting?: Maybe<WaitingValues>;
};

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
  documentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sentence under the heading. */
  heroDescription: Scalars['String']['input'];
  /** Heading of the page. */
  heroTitle: Scalars['String']['input'];
  /** The card about the mission of the company. */
  mission: AboutSectionInput;
  /** Figures of the company. Default: unchanged. */
  numbers?: InputMaybe<Array<AboutNumberInput>>;
  /** Whether visitors see these texts. Default: unchanged, and for the first save the site's setting for new things. */
  status?: InputMaybe<Status>;
  /** The steps in which the company works. Default: unchanged. */
  steps?: InputMaybe<Array<AboutStepInput>>;
  /** The card about the team. */
  team: AboutSectionInput;
  /** The card about the values of the company. */
  values: AboutSectionInput;
  /** The card about the vision of the company. */
  vision: AboutSectionInput;
};

/** A figure of the about page. */
export type AboutNumber = {
  __typename?: 'AboutNumber';
  /** The text next to the number: 'kuruluş'. */
  label: Scalars['String']['output'];
  /** The number that the page shows: '1987', '12.000'. */
  value: Scalars['String']['output'];
};

/** The values that the admin enters for a figure. */
export type AboutNumberInput = {
  /** The text next to the number. */
  label: Scalars['String']['input'];
  /** The number that the page shows. */
  value: Scalars['String']['input'];
};

/** One card of the about page. */
export type AboutSection = {
  __typename?: 'AboutSection';
  /** The text of the card. */
  description: Scalars['String']['output'];
  /** The icon of the card. */
  icon: AboutIcon;
  /** The heading of the card. */
  title: Scalars['String']['output'];
};

/** The values that the admin enters for one card. */
export type AboutSectionInput = {
  /** The text of the card. */
  description: Scalars['String']['input'];
  /** The icon of the card. */
  icon: AboutIcon;
  /** The heading of the card. */
  title: Scalars['String']['input'];
};

/** A step of how the company works; its number is its position. */
export type AboutStep = {
  __typename?: 'AboutStep';
  /** The text of the step. */
  description: Scalars['String']['output'];
  /** The heading of the step. */
  title: Scalars['String']['output'];
};

/** The values that the admin enters for a step. */
export type AboutStepInput = {
  /** The text of the step. */
  description: Scalars['String']['input'];
  /** The heading of the step. */
  title: Scalars['String']['input'];
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
  alternatives?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who is invoiced; needed where `SiteSettings.invoiceAsked` says so and the enquiry does not have it. Default: that of the enquiry. */
  invoice?: InputMaybe<InvoiceInput>;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: Scalars['String']['input'];
  /** First and last name of the person who accepts. */
  name: Scalars['String']['input'];
  /** The ids of the optional lines that are ordered, too. */
  options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Optional: the number under which the buyer knows the order. */
  ownNumber?: InputMaybe<Scalars['String']['input']>;
  /** True: the buyer says that the offer and its terms are read and ordered. Anything else is `BAD_USER_INPUT`. */
  read: Scalars['Boolean']['input'];
  /** The revision that the buyer read; see `Offer.revision`. */
  revision: Scalars['Int']['input'];
  /** The position of that person. */
  title: Scalars['String']['input'];
};

/** Somebody who did something, or the site itself. */
export type Actor = {
  __typename?: 'Actor';
  /**
   * The e-mail address of the person, or the name of the key as histories have it: 'Logo ERP (key)'. Of the site 'site', and of a
   * run of an import 'its key', 'its folder' or 'its schedule'.
   */
  id: Scalars['ID']['output'];
  /** Whether it is a person, a program or the site. */
  kind: ActorKind;
  /**
   * The name of the person, or else the e-mail address; the name of the key of a program: 'Logo ERP'. Null for the site, and for
   * the own key of a profile.
   */
  name?: Maybe<Scalars['String']['output']>;
};

/** What an actor is. */
export type ActorKind =
  /** A program with its key. */
  | 'KEY'
  /** A person with an account. */
  | 'PERSON'
  /** The site itself, by a schedule or a command. */
  | 'SYSTEM';

/** The products that were added in one step. */
export type AddedVariants = {
  __typename?: 'AddedVariants';
  /** The number of added products. */
  count: Scalars['Int']['output'];
  /**
   * One of them, for `undoChange`.
   * @deprecated Use `undoToken`.
   */
  undo: ChangedProduct;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A person who works in the admin area. */
export type Admin = {
  __typename?: 'Admin';
  /** The address to sign in with. */
  email: Scalars['String']['output'];
  /** The opaque id of the admin. */
  id: Scalars['ID']['output'];
  /** The language in which the person reads the admin area. */
  language: OfficeLanguage;
  /** The name that others see; when it is empty, they see the e-mail address. */
  name: Scalars['String']['output'];
  /** Whether two-step sign-in has to be set up before anything else; see `askForTwoStep`. */
  owesTwoStep: Scalars['Boolean']['output'];
  /** The roles, which add up. An owner has no other role. */
  roles: Array<Role>;
  /** The lines below the person's letters to buyers; when they are empty, the name is used. */
  signature: Scalars['String']['output'];
  /** Whether the admin area opens with Today instead of the list of products. */
  startsWithToday: Scalars['Boolean']['output'];
};

/** A named text from which a letter is filled in. */
export type AnswerTemplate = {
  __typename?: 'AnswerTemplate';
  /** The id, which is made from the first name and never changes. */
  id: Scalars['ID']['output'];
  /** The name by which it is chosen; only admins see it. */
  name: Scalars['String']['output'];
  /** The text, with placeholders such as '{ad}'. */
  text: Scalars['String']['output'];
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values that the admin enters for a template of answers. */
export type AnswerTemplateInput = {
  /** The name by which it is chosen; no other template may have it. */
  name: Scalars['String']['input'];
  /** The text. Its placeholders are {ad}, {firma}, {konu}, {ürün}, {numara}, {tarih}, {teklif}, {geçerlilik} and {imza}. */
  text: Scalars['String']['input'];
};

/** A product in the table of its family. */
export type Article = {
  __typename?: 'Article';
  /** The product in the table. */
  product: Product;
  /** The product's specs for the family's columns, in their order; a column without a value is left out. */
  specs: Array<Spec>;
};

/** A file as its sender sees it afterwards. */
export type AttachedFile = {
  __typename?: 'AttachedFile';
  /** The size in bytes. */
  byteSize: Scalars['Int']['output'];
  /** The name of the file. */
  name: Scalars['String']['output'];
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

/** A property that products are described by. */
export type Attribute = Node & {
  __typename?: 'Attribute';
  /** The maximum number of digits after the decimal point; null for no limit. */
  decimals?: Maybe<Scalars['Int']['output']>;
  /** The id is made from the first name, such as 'iç-çap', and never changes. */
  id: Scalars['ID']['output'];
  /** The kind of its values. */
  kind: AttributeKind;
  /** The kinds that have the attribute, in Turkish alphabetical order. */
  kinds: Array<ProductKind>;
  /** The name that the site shows: 'İç çap d'. */
  name: Scalars['String']['output'];
  /** The globally unique id, for `node`. Opaque. */
  nodeId: Scalars['ID']['output'];
  /** The options in their order; empty for all kinds but OPTION. */
  options: Array<AttributeOption>;
  /** The number of products that have a value for it. */
  productCount: Scalars['Int']['output'];
  /** The unit of numbers that were entered without one; null for numbers without units, and for all other kinds. */
  unit?: Maybe<Unit>;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values that the admin enters for an attribute. */
export type AttributeInput = {
  /** The maximum number of digits after the decimal point, for NUMBER and RANGE. Default: no limit. */
  decimals?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of its values. */
  kind: AttributeKind;
  /** The name that the site shows; no other attribute may have it. */
  name: Scalars['String']['input'];
  /** For OPTION: the options in their order; at most 500. */
  options?: InputMaybe<Array<AttributeOptionInput>>;
  /** The symbol of a unit, for NUMBER and RANGE: 'mm'. */
  unit?: InputMaybe<Scalars['String']['input']>;
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

/** An option of an attribute. */
export type AttributeOption = {
  __typename?: 'AttributeOption';
  /** The id of the option, unique within its attribute; it never changes. */
  id: Scalars['ID']['output'];
  /** The name that the site shows. */
  name: Scalars['String']['output'];
  /** The number of products that have it. */
  productCount: Scalars['Int']['output'];
};

/** The values that the admin enters for an option. */
export type AttributeOptionInput = {
  /** The id of an existing option; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The name that the site shows; no other option of the attribute may have it. */
  name: Scalars['String']['input'];
};

/** A page of the audit log, the latest entry first. */
export type AuditConnection = {
  __typename?: 'AuditConnection';
  /** The entries with their cursors. */
  edges: Array<AuditEdge>;
  /** The entries of this page. */
  nodes: Array<AuditEntry>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An entry and its place in the list. */
export type AuditEdge = {
  __typename?: 'AuditEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry itself. */
  node: AuditEntry;
};

/** An entry of the audit log, which can neither be changed nor removed. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The subject of the event, such as the name of a file; null for most. */
  about?: Maybe<Scalars['String']['output']>;
  /** Who it was, in parts; null for other people, and for a command on the server. */
  actor?: Maybe<Actor>;
  /** The e-mail address of the admin, or the name of a key as 'Logo ERP (key)'; null for other people, and for a command on the server. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it happened. */
  at: Scalars['DateTime']['output'];
  /** The kind of event. */
  event: AuditEvent;
  /** The number of the entry. */
  id: Scalars['ID']['output'];
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

/** The number of a list's products with one availability. */
export type AvailabilityCount = {
  __typename?: 'AvailabilityCount';
  /** The availability of these products. */
  availability: Availability;
  /** The number of products with it. */
  count: Scalars['Int']['output'];
};

/** A backup on the server. */
export type Backup = {
  __typename?: 'Backup';
  /** The size of the file in bytes. */
  bytes: Scalars['Float']['output'];
  /** Whether it can be opened only with the passphrase. */
  isEncrypted: Scalars['Boolean']['output'];
  /** Whether the backup was made automatically at night instead of on request. */
  isNightly: Scalars['Boolean']['output'];
  /** The time when it was begun. */
  madeAt: Scalars['DateTime']['output'];
  /** The name of its file, by which it is downloaded. */
  name: Scalars['ID']['output'];
};

/** A page of deleted entities, the latest first. */
export type BinConnection = {
  __typename?: 'BinConnection';
  /** The entries with their cursors. */
  edges: Array<BinEdge>;
  /** The entries of this page. */
  nodes: Array<BinEntry>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An entry and its place in the list. */
export type BinEdge = {
  __typename?: 'BinEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry itself. */
  node: BinEntry;
};

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

/** A deleted entity. */
export type BinEntry = {
  __typename?: 'BinEntry';
  /** Who it was, in parts. */
  actor: Actor;
  /** The e-mail address of the admin, or the name of a key as 'Logo ERP (key)'; null for the program itself. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** The kind of entity. */
  entity: BinEntity;
  /** The id of the thing itself, as `changes` and links know it; for a picture its address. */
  entityId: Scalars['ID']['output'];
  /** The time from which it may be erased for good. */
  expiresAt: Scalars['DateTime']['output'];
  /** The id of the entry, for `bringBack` and `eraseFromBin`. */
  id: Scalars['ID']['output'];
  /** The address of its picture, for people who may restore it: the first one of a product, or the picture itself. */
  image?: Maybe<Scalars['String']['output']>;
  /** The name of the entity; for a message its subject, for an enquiry its number, for a picture its file name. */
  name: Scalars['String']['output'];
};

/** A thing that was in the bin. */
export type BinnedThing = {
  __typename?: 'BinnedThing';
  /** The kind of entity. */
  entity: BinEntity;
  /** The id that the entry had. */
  entryId: Scalars['ID']['output'];
  /** The id of the thing itself; for a picture its address. */
  id: Scalars['ID']['output'];
  /** The name of the thing. */
  name: Scalars['String']['output'];
};

/** The number of a list's products of one brand. */
export type BrandCount = {
  __typename?: 'BrandCount';
  /** The brand, as its products name it. */
  brand: Scalars['String']['output'];
  /** The number of products of it. */
  count: Scalars['Int']['output'];
};

/** A carrier whose consignments have an address. */
export type Carrier = {
  __typename?: 'Carrier';
  /** The name of the carrier. */
  name: Scalars['String']['output'];
  /** The address at which it shows a consignment, with {numara} for its number. */
  pattern: Scalars['String']['output'];
};

/** Counts of what the catalogue holds, without products that are no longer made. */
export type CatalogueFigures = {
  __typename?: 'CatalogueFigures';
  /** The number of documents to download. */
  documents: Scalars['Int']['output'];
  /** The number of families of products. */
  families: Scalars['Int']['output'];
  /** The number of kinds of product. */
  kinds: Scalars['Int']['output'];
  /** The number of products. */
  products: Scalars['Int']['output'];
};

/** A group of products. */
export type Category = Node & {
  __typename?: 'Category';
  /** Plain text with line breaks; may be empty. */
  description: Scalars['String']['output'];
  /** Its numbers in other programs. */
  externalIds: Array<ExternalId>;
  /** The id is made from the first name, such as 'ölçüm-cihazları', and never changes. 'uncategorized' holds products without a category. */
  id: Scalars['ID']['output'];
  /** The kinds of its products, without those that are no longer made, the largest first. */
  kinds: Array<KindCount>;
  /** The code of the language that its name is in; see `Product.language`. */
  language: Scalars['String']['output'];
  /** The name that the site shows. */
  name: Scalars['String']['output'];
  /** The globally unique id, for `node`. Opaque. */
  nodeId: Scalars['ID']['output'];
  /** The number of its products. */
  productCount: Scalars['Int']['output'];
  /** Its products, newest first. */
  products: ProductConnection;
  /** The last part of its address in the language of the request; see `Product.slug`. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Whether visitors see it. The products of a category that visitors do not see are not on the site either. */
  status: Status;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** The changes that are not on the site yet; null when there are none. All other fields have the published values. */
  waiting?: Maybe<WaitingValues>;
};


/** A group of products. */
export type CategoryKindsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of products. */
export type CategoryProductCountArgs = {
  discontinued?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A group of products. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  discontinued?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProductOrder>;
};

/** How complete the products of a category are. */
export type CategoryCompleteness = {
  __typename?: 'CategoryCompleteness';
  /** The id of the category; 'uncategorized' for products without one. */
  id: Scalars['ID']['output'];
  /** The name of the category; 'Kategorisiz' for products without one. */
  name: Scalars['String']['output'];
  /** The completeness in percent. */
  percent: Scalars['Int']['output'];
};

/** The number of a list's products in one category, which is never zero. */
export type CategoryCount = {
  __typename?: 'CategoryCount';
  /** The category; 'Kategorisiz' for products without one. */
  category: Category;
  /** The number of products. In a search whose `isCountExact` is false, at most 100 are counted here. */
  count: Scalars['Int']['output'];
  /** False when there are more products than `count` says. */
  isExact: Scalars['Boolean']['output'];
};

/** The values that the admin enters for a category. */
export type CategoryInput = {
  /** Plain text; may be empty. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The name that the site shows. A new category's id is made from it. */
  name: Scalars['String']['input'];
  /** Whether visitors see the category. Default: the site's setting for new categories. */
  status?: InputMaybe<Status>;
};

/** The change of one entity in one transaction. */
export type Change = {
  __typename?: 'Change';
  /** The kind of change. */
  action: RevisionAction;
  /** The time of the change. */
  at: Scalars['DateTime']['output'];
  /** The kind of entity. */
  entity: HistoryEntity;
  /** The id of the entity, also of one that is deleted. */
  entityId: Scalars['ID']['output'];
  /** The number of the change, which rises. */
  id: Scalars['ID']['output'];
  /** The codes of the languages whose texts changed, with 'tr' where the thing itself changed. */
  languages: Array<Scalars['String']['output']>;
  /** The version of the entity after it; null when it is deleted, and for entities without versions. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A version of an entity that a change made. */
export type ChangedEntity = {
  __typename?: 'ChangedEntity';
  /** The kind of entity. */
  entity: HistoryEntity;
  /** The id of the entity. */
  id: Scalars['ID']['output'];
  /** The version that the change made. */
  version: Scalars['Int']['output'];
};

/** A product, as a change left it. */
export type ChangedProduct = {
  __typename?: 'ChangedProduct';
  /** The id of the product. */
  id: Scalars['ID']['output'];
  /** The version that the change made. */
  version: Scalars['Int']['output'];
};

/** A product as an earlier change left it, for `goesOnWith`. */
export type ChangedProductInput = {
  /** The id of the product. */
  id: Scalars['ID']['input'];
  /** The version that the change made. */
  version: Scalars['Int']['input'];
};

/** The outcome of one row of `changeProductRows`. */
export type ChangedProductRow = {
  __typename?: 'ChangedProductRow';
  /** For a row that was changed since: the time of its present version, as ISO 8601; null when it is not known. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** For a row that was changed since: the e-mail address of the person who made its present version; null when it is not known. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** The code of the error, as in `extensions.code`; null where the row was saved. */
  code?: Maybe<Scalars['String']['output']>;
  /** The id of the product. */
  id: Scalars['ID']['output'];
  /** What is wrong with the row; empty when it was saved. */
  problems: Array<Problem>;
  /** The present version of the product; null when it does not exist. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** The result of changing products in one step, row by row. */
export type ChangedProductRows = {
  __typename?: 'ChangedProductRows';
  /** A row for each that was given, in the same order. */
  rows: Array<ChangedProductRow>;
  /** One of the changed products, for `undoChange` and for `goesOnWith`; null when nothing was written. */
  undo?: Maybe<ChangedProduct>;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** The result of changing products in one step. */
export type ChangedProducts = {
  __typename?: 'ChangedProducts';
  /** The number of products that had another value before. */
  changed: Scalars['Int']['output'];
  /** The number of products that existed. */
  count: Scalars['Int']['output'];
  /**
   * One of the changed products, for `undoChange`; null when none had other values before.
   * @deprecated Use `undoToken`.
   */
  undo?: Maybe<ChangedProduct>;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A translation that a file changes. */
export type ChangedTranslation = {
  __typename?: 'ChangedTranslation';
  /** The translation in the file. */
  after: Scalars['String']['output'];
  /** The translation before; null where there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The name of the unit in the file. */
  id: Scalars['ID']['output'];
  /** The name of the field. */
  label: Scalars['String']['output'];
  /** The name of the thing. */
  title: Scalars['String']['output'];
};

/** What has changed after a position. */
export type Changes = {
  __typename?: 'Changes';
  /**
   * The position after these changes: pass it as `after` for the next ones. There may be fewer `nodes` than asked for although
   * more follow.
   */
  end: Scalars['String']['output'];
  /** Whether there are more changes now. */
  hasNextPage: Scalars['Boolean']['output'];
  /** The position after the latest change of all. */
  latest: Scalars['String']['output'];
  /** The changes, the earliest first. */
  nodes: Array<Change>;
};

/** A choice of products: by their ids, or by the filters of a list. Without any field: all products. */
export type ChosenProducts = {
  /** See the same argument of `products`. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The number of products that was shown; `CONFLICT` when it is another number now. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** The ids of at most 1,000 products that are excluded. */
  except?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** See the same argument of `products`. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The ids of at most 1,000 products; unknown ids are ignored. Default: the products of the list. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** See the same argument of `products`. */
  priced?: InputMaybe<Scalars['Boolean']['input']>;
  /** See the same argument of `products`. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** See the same argument of `products`. */
  work?: InputMaybe<WorkFilter>;
};

/** A field whose values a file clears. */
export type ClearedField = {
  __typename?: 'ClearedField';
  /** The number of products whose value becomes empty. */
  count: Scalars['Int']['output'];
  /** A field of `ProductInput`, or 'spec:' with the id of an attribute. */
  field: Scalars['String']['output'];
};

/** The name of a person who can sign in. */
export type Colleague = {
  __typename?: 'Colleague';
  /** The e-mail address of the person. */
  email: Scalars['String']['output'];
  /** The name that other people see. */
  name: Scalars['String']['output'];
};

/** Measures that several products have in common. */
export type CommonMeasures = {
  __typename?: 'CommonMeasures';
  /** The usual notation of the trade: '20 x 47 x 14', 'DN50'. */
  text: Scalars['String']['output'];
  /** The values, in the order of the kind's letters; null for letters without one. */
  values: Array<Maybe<Scalars['String']['output']>>;
};

/** An option that many products have. */
export type CommonOption = {
  __typename?: 'CommonOption';
  /** The number of products that have it; at most 2,000. */
  count: Scalars['Int']['output'];
  /** False when there are more than are counted. */
  isExact: Scalars['Boolean']['output'];
  /** The name that the site shows. */
  name: Scalars['String']['output'];
  /** The option's id, for `SpecFilter.anyOf`. */
  value: Scalars['ID']['output'];
};

/** The options that most products have. */
export type CommonOptions = {
  __typename?: 'CommonOptions';
  /** The attribute itself. */
  attribute: Attribute;
  /** The number of its options. */
  optionCount: Scalars['Int']['output'];
  /** The most common options. */
  options: Array<CommonOption>;
};

/** How complete the data of a product is: picture, stock code, description, price and the specs that its kind requires. */
export type Completeness = {
  __typename?: 'Completeness';
  /** What is missing, in a few words: 'İç çap', 'picture'. */
  missing: Array<Scalars['String']['output']>;
  /** The completeness in percent, by the weights of the kind. */
  percent: Scalars['Int']['output'];
};

/** How much the parts of a product count for its completeness: 0 to 5 times. */
export type CompletenessWeights = {
  __typename?: 'CompletenessWeights';
  /** The weight of the stock code. */
  code: Scalars['Int']['output'];
  /** The weight of a description of at least 60 characters. */
  description: Scalars['Int']['output'];
  /** The weight of the picture. */
  picture: Scalars['Int']['output'];
  /** The weight of the price. */
  price: Scalars['Int']['output'];
  /** The weight of each spec that the kind requires. */
  specs: Scalars['Int']['output'];
};

/** The weights that the admin enters. */
export type CompletenessWeightsInput = {
  /** The weight of the stock code. */
  code: Scalars['Int']['input'];
  /** The weight of a description of at least 60 characters. */
  description: Scalars['Int']['input'];
  /** The weight of the picture. */
  picture: Scalars['Int']['input'];
  /** The weight of the price. */
  price: Scalars['Int']['input'];
  /** The weight of each spec that the kind requires. */
  specs: Scalars['Int']['input'];
};

/** What was confirmed. */
export type ConfirmedTranslations = {
  __typename?: 'ConfirmedTranslations';
  /** The number of translations, or of products, that changed by it. */
  count: Scalars['Int']['output'];
  /** Takes it back, by `undo`; null where nothing changed. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** The content of the contact page and the details of the company, after a save. */
export type ContactPage = {
  __typename?: 'ContactPage';
  /** The content of the contact page. */
  contact: GeneralContact;
  /** The details of the company that every page needs. */
  settings: SiteSettings;
};

/** The values that the admin enters for the company and the contact page together. */
export type ContactPageInput = {
  /** The public postal address. */
  address: Scalars['String']['input'];
  /** Public e-mail address. */
  email: Scalars['String']['input'];
  /** The map's embed address, or the whole `<iframe …>` as the map site gives it. */
  googleMapsEmbed: Scalars['String']['input'];
  /** Sentence under the heading. */
  heroDescription: Scalars['String']['input'];
  /** Heading of the page. */
  heroTitle: Scalars['String']['input'];
  /** Where buyers have to enter who is invoiced. Default: unchanged. */
  invoiceAsked?: InputMaybe<InvoiceAsked>;
  /** Path on this site or absolute https address of the logo. */
  logo: Scalars['String']['input'];
  /** The company's name. */
  name: Scalars['String']['input'];
  /** Whether new products and categories are drafts. Default: unchanged. */
  newAsDrafts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Public telephone number. */
  phone: Scalars['String']['input'];
};

/** The parts of the content. */
export type ContentPart =
  /** The about page. */
  | 'ABOUT'
  /** Texts for answers. */
  | 'ANSWERS'
  /** The attributes of products. */
  | 'ATTRIBUTES'
  /** The categories of products. */
  | 'CATEGORIES'
  /** Documents of products. */
  | 'DOCUMENTS'
  /** Rates of exchange. */
  | 'EXCHANGERATES'
  /** The families of products. */
  | 'FAMILIES'
  /** The settings and the contact page. */
  | 'GENERAL'
  /** The kinds of product. */
  | 'KINDS'
  /** The languages of the site. */
  | 'LANGUAGES'
  /** Messages of visitors. */
  | 'MESSAGES'
  /** The settings for money. */
  | 'MONEY'
  /** The products of the catalogue. */
  | 'PRODUCTS'
  /** Addresses that moved. */
  | 'REDIRECTS'
  /** Products chosen for the pages of sectors. */
  | 'SECTORS'
  /** The synonyms of the search. */
  | 'SYNONYMS'
  /** Terms for offers. */
  | 'TEMPLATES'
  /** The texts of things in other languages. */
  | 'TRANSLATIONS';

/** A code of another maker, and how the product compares with the part that has it. */
export type CrossReference = {
  __typename?: 'CrossReference';
  /** The day on which somebody last compared the two; null when it is not known. */
  checkedAt?: Maybe<Scalars['Date']['output']>;
  /** The maker's code, as the maker writes it. */
  code: Scalars['String']['output'];
  /** The maker, such as the name on the part. */
  maker: Scalars['String']['output'];
  /** The note of an admin about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** How the product compares with that part. */
  relation: CrossRelation;
  /** The source that the admin has it from, such as a catalogue. */
  source?: Maybe<Scalars['String']['output']>;
};

/** The values that the admin enters for a code of another maker. */
export type CrossReferenceInput = {
  /** The day on which the two were last compared. */
  checkedAt?: InputMaybe<Scalars['String']['input']>;
  /** The maker's code. Case, blanks and punctuation do not matter to the search. */
  code: Scalars['String']['input'];
  /** The maker; neither it nor the code may contain > or |. */
  maker: Scalars['String']['input'];
  /** A note that only admins see. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How the product compares with that part. */
  relation: CrossRelation;
  /** The source of the comparison, such as a catalogue. */
  source?: InputMaybe<Scalars['String']['input']>;
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

/** The number of products whose price is in a currency. */
export type CurrencyCount = {
  __typename?: 'CurrencyCount';
  /** The number of products. */
  count: Scalars['Int']['output'];
  /** The currency in question. */
  currency: Currency;
};

/** A sum in one currency. */
export type CurrencySum = {
  __typename?: 'CurrencySum';
  /** The currency of the sum. */
  currency: Currency;
  /** The sum, in units of the currency. */
  sum: Scalars['Float']['output'];
};

/** A firm that wrote, with all that it sent, by the addresses from which it wrote. Only admins read it. */
export type Customer = {
  __typename?: 'Customer';
  /** The codes that it uses of its own. */
  codes: Array<CustomerCode>;
  /** Its usual terms of delivery. */
  deliveryTerms?: Maybe<Scalars['String']['output']>;
  /** The standing discount as it was typed: '40+10'. */
  discount?: Maybe<Scalars['String']['output']>;
  /** What the standing discount comes to, in percent: 46. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
  /** The domain of its addresses; null where strangers share it. */
  domain?: Maybe<Scalars['String']['output']>;
  /** Its enquiries, the newest first. */
  enquiries: Array<Enquiry>;
  /** The number of its enquiries. */
  enquiryCount: Scalars['Int']['output'];
  /** The opaque id of the firm. */
  id: Scalars['ID']['output'];
  /** The firms that were joined to it, by name. The fields below are of all of them. */
  joined: Array<Customer>;
  /** The firm that it was joined to; null for one that stands by itself. */
  joinedTo?: Maybe<Customer>;
  /** The time at which it last wrote. */
  lastAt: Scalars['DateTime']['output'];
  /** What it paid or was offered last, for each product, the latest first. */
  lastPrices: Array<LastPrice>;
  /** Its messages, the newest first. */
  messages: Array<Message>;
  /** The name of the firm: at first what its first enquiry named, or its domain. */
  name: Scalars['String']['output'];
  /** What the office notes about it. No buyer reads it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The number of its orders. */
  orderCount: Scalars['Int']['output'];
  /** Its orders, the newest first. */
  orders: Array<Order>;
  /** Its usual terms of payment. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** Who wrote for it, the latest first. */
  people: Array<CustomerPerson>;
  /** Its tax number (VKN): that of the first paper that named one, or as it was typed. Firms of the same number are joined. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** Rises with each change; see `Product.version`. */
  version: Scalars['Int']['output'];
};


/** A firm that wrote, with all that it sent, by the addresses from which it wrote. Only admins read it. */
export type CustomerCodesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A firm that wrote, with all that it sent, by the addresses from which it wrote. Only admins read it. */
export type CustomerEnquiriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A firm that wrote, with all that it sent, by the addresses from which it wrote. Only admins read it. */
export type CustomerLastPricesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A firm that wrote, with all that it sent, by the addresses from which it wrote. Only admins read it. */
export type CustomerMessagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A firm that wrote, with all that it sent, by the addresses from which it wrote. Only admins read it. */
export type CustomerOrdersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A code that a customer uses of its own. Only admins read it: no answer to a visitor or to a buyer names it. */
export type CustomerCode = {
  __typename?: 'CustomerCode';
  /** The code as the customer writes it. */
  code: Scalars['String']['output'];
  /** The domain of the customer's e-mail addresses. */
  customer: Scalars['String']['output'];
  /** Its numbers in other programs. */
  externalIds: Array<ExternalId>;
  /** The opaque id of the code. */
  id: Scalars['ID']['output'];
  /** The time when it was learned. */
  learnedAt: Scalars['DateTime']['output'];
  /** The e-mail address of the admin who learned it. */
  learnedBy: Scalars['String']['output'];
  /** The product that the code means; null where it was deleted. */
  product?: Maybe<Product>;
};

/** A page of customers' codes. */
export type CustomerCodeConnection = {
  __typename?: 'CustomerCodeConnection';
  /** The codes with their cursors. */
  edges: Array<CustomerCodeEdge>;
  /** The codes of this page. */
  nodes: Array<CustomerCode>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A code in a page. */
export type CustomerCodeEdge = {
  __typename?: 'CustomerCodeEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The code itself. */
  node: CustomerCode;
};

/** A page of firms. */
export type CustomerConnection = {
  __typename?: 'CustomerConnection';
  /** The firms with their cursors. */
  edges: Array<CustomerEdge>;
  /** The firms of this page. */
  nodes: Array<Customer>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A firm in a page. */
export type CustomerEdge = {
  __typename?: 'CustomerEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The firm itself. */
  node: Customer;
};

/** What an import of firms did. */
export type CustomerImport = {
  __typename?: 'CustomerImport';
  /** The number of firms of which something changed. */
  changed: Scalars['Int']['output'];
  /** The number of firms that were added. */
  created: Scalars['Int']['output'];
  /** The rows, in the order of the file. */
  rows: Array<ImportedCustomer>;
  /** The number of firms of which nothing changed. */
  unchanged: Scalars['Int']['output'];
  /** The number of rows that were left out. */
  wrong: Scalars['Int']['output'];
};

/** What the office knows of a firm. */
export type CustomerInput = {
  /** Its usual terms of delivery. */
  deliveryTerms?: InputMaybe<Scalars['String']['input']>;
  /** The standing discount in percent, with steps that are each taken of what the one before left: '40+10'. */
  discount?: InputMaybe<Scalars['String']['input']>;
  /** The name of the firm. */
  name: Scalars['String']['input'];
  /** What the office notes about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Its usual terms of payment. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** Its tax number (VKN). Left out, it stays; blank, it is forgotten. A firm that gets the number of another one is joined to it. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a row of an import of firms. */
export type CustomerOutcome =
  /** Something of it changed. */
  | 'CHANGED'
  /** The firm was added. */
  | 'CREATED'
  /** Nothing of it changed. */
  | 'UNCHANGED'
  /** The row is wrong, and was left out. */
  | 'WRONG';

/** Somebody who wrote for a firm, as the newest letter names one. */
export type CustomerPerson = {
  __typename?: 'CustomerPerson';
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** The time of the newest letter. */
  lastAt: Scalars['DateTime']['output'];
  /** The name of the person. */
  name: Scalars['String']['output'];
  /** The telephone, if given. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** The sign between the whole part of a number and its decimals. */
export type DecimalMark =
  /** A comma, as people write in Turkey: 1.234,5. */
  | 'COMMA'
  /** A point, as English programs write: 1,234.5. */
  | 'POINT';

/**
 * The numbers of a spreadsheet that have two meanings: 1.234 is 1234 with one decimal mark, and 1,234 with the other. A cell
 * that is exactly as the site exported it means the stored value, and is not among them.
 */
export type DecimalQuestion = {
  __typename?: 'DecimalQuestion';
  /** The first such cells, at most 20. */
  cells: Array<UnclearNumber>;
  /** The number of such cells. */
  count: Scalars['Int']['output'];
  /** The mark by which they were read: the answer, or the mark of other columns; null when neither is known, and their rows are wrong. */
  mark?: Maybe<DecimalMark>;
};

/** What was done in one step, by a person, a program or a plan. */
export type Deed = {
  __typename?: 'Deed';
  /** Who it was, in parts. */
  actor: Actor;
  /** The e-mail address of the person, or the name of a key as 'Logo ERP (key)'; null for the program itself. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it was done. */
  at: Scalars['DateTime']['output'];
  /** The name of the person or key; the e-mail address of a person without a name. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether it can be undone by the person who asks. */
  canUndo: Scalars['Boolean']['output'];
  /** The number of the step, which rises. */
  id: Scalars['ID']['output'];
  /** The kind of what was done; null for steps of earlier versions. */
  kind?: Maybe<DeedKind>;
  /** What was done, in one line: 'Prices +12 %, rounded to 1 ₺: 30 products'. */
  text: Scalars['String']['output'];
  /** What it changed, by kind of entity and action. */
  things: Array<DeedThing>;
  /** Undoes it by the mutation `undo`; null where `canUndo` is false. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** What became of it when it was undone; null when it was not. */
  undone?: Maybe<UndoneDeed>;
  /** Why it cannot be undone; null when it can, or was. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

/** Somebody who changed something. */
export type DeedAuthor = {
  __typename?: 'DeedAuthor';
  /** The e-mail address of a person, or the name of a key as 'Logo ERP (key)'. */
  id: Scalars['ID']['output'];
  /** The name of the person or the key. */
  name: Scalars['String']['output'];
};

/** A page of what was done, the latest first. */
export type DeedConnection = {
  __typename?: 'DeedConnection';
  /** The steps with their cursors. */
  edges: Array<DeedEdge>;
  /** The steps of this page. */
  nodes: Array<Deed>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages, counted up to 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** A step and its place in the list. */
export type DeedEdge = {
  __typename?: 'DeedEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The step itself. */
  node: Deed;
};

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

/** What a step did to the entities of one kind. */
export type DeedThing = {
  __typename?: 'DeedThing';
  /** What was done to them. */
  action: RevisionAction;
  /** The number of these entities. */
  count: Scalars['Int']['output'];
  /** The kind of entity. */
  entity: HistoryEntity;
  /** The first of them. */
  some: Array<NamedThing>;
};

/** The ids of a deleted object. */
export type DeletedNode = {
  __typename?: 'DeletedNode';
  /** The `id` of the deleted object. */
  deletedId: Scalars['ID']['output'];
  /** The `nodeId` of the deleted object. */
  deletedNodeId: Scalars['ID']['output'];
  /** For `undo`, which brings it back. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** What `deleteThing` has deleted. */
export type DeletedThing = {
  __typename?: 'DeletedThing';
  /** The id that it had. */
  id: Scalars['ID']['output'];
  /** The kind of the thing. */
  kind: EntityKind;
  /** For `undo`; null when nothing of it is kept. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A data sheet, drawing, certificate or the like, which any number of products may name. */
export type Document = {
  __typename?: 'Document';
  /** The date on the document, such as '2026-10-12'; null when it is not known. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The file to download. */
  file: DocumentFile;
  /** The opaque id of the document. */
  id: Scalars['ID']['output'];
  /** Whether the about page lists it. */
  isOnAboutPage: Scalars['Boolean']['output'];
  /** The kind of document. */
  kind: DocumentKind;
  /** The language of the document; null when it has none or it is not known. */
  language?: Maybe<DocumentLanguage>;
  /** The number of products that name it. */
  productCount: Scalars['Int']['output'];
  /** The products that name it, newest first. */
  products: Array<Product>;
  /** The author's name of the revision: 'C', '2.1'; null when it is not known. */
  revision?: Maybe<Scalars['String']['output']>;
  /** Whether visitors see it. A document that only drafts name waits for them in any case. */
  status: Status;
  /** The title that the site shows: '6204 ölçü resmi'. */
  title: Scalars['String']['output'];
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** The changes that are not on the site yet; null when there are none. All other fields have the published values. */
  waiting?: Maybe<WaitingValues>;
};


/** A data sheet, drawing, certificate or the like, which any number of products may name. */
export type DocumentProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of documents. */
export type DocumentConnection = {
  __typename?: 'DocumentConnection';
  /** The items of the page, each with its cursor. */
  edges: Array<DocumentEdge>;
  /**
   * The number of products' documents of each kind, the most common kind first, whatever the list is narrowed by. Kinds without
   * documents are left out.
   */
  kindCounts: Array<DocumentKindCount>;
  /** The documents of the page. */
  nodes: Array<Document>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A document and its position in a list. */
export type DocumentEdge = {
  __typename?: 'DocumentEdge';
  /** The position of the item, for `after`; it stays valid when items are added or deleted. */
  cursor: Scalars['String']['output'];
  /** The document in the list. */
  node: Document;
};

/** The file of a document. */
export type DocumentFile = {
  __typename?: 'DocumentFile';
  /** Its size in bytes. */
  byteSize: Scalars['Int']['output'];
  /** The time when it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** The format, recognized by its bytes. */
  format: DocumentFormat;
  /** The file name for downloads. */
  name: Scalars['String']['output'];
  /** The SHA-256 of the file in hexadecimal. */
  sha256: Scalars['String']['output'];
  /** Address on this site: '/belgeler/1738669741160-6204.pdf'. Another file has another address. */
  url: Scalars['String']['output'];
};

/** Which documents are meant. */
export type DocumentFilter = {
  /** Returns only documents of this kind. */
  kind?: InputMaybe<DocumentKind>;
  /** True: only those that products have. */
  ofProducts?: InputMaybe<Scalars['Boolean']['input']>;
};

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
  date?: InputMaybe<Scalars['String']['input']>;
  /** The address of the file, as `uploadDocument` returned it. */
  file: Scalars['String']['input'];
  /** The kind of document. */
  kind: DocumentKind;
  /** The language of the document. Default: none. */
  language?: InputMaybe<DocumentLanguage>;
  /** The author's name of the revision. */
  revision?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors see it. Default: `PUBLISHED`. */
  status?: InputMaybe<Status>;
  /** The title that the site shows. */
  title: Scalars['String']['input'];
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

/** A kind of document and how many there are of it. */
export type DocumentKindCount = {
  __typename?: 'DocumentKindCount';
  /** The number of documents, which is never zero; at most 2,000. */
  count: Scalars['Int']['output'];
  /** False when there are more than are counted. */
  isExact: Scalars['Boolean']['output'];
  /** The kind of document. */
  kind: DocumentKind;
};

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

/** The orders of a list of documents. */
export type DocumentOrder =
  /** Those whose files came last come first. */
  | 'NEWEST'
  /** By title, in Turkish alphabetical order. */
  | 'TITLE';

/** Two products that may be one. */
export type Double = {
  __typename?: 'Double';
  /** The older product. */
  one: Product;
  /** The newer product. */
  other: Product;
  /** The reasons, the surest first. */
  reasons: Array<DoubleReason>;
};

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

/** A page of likely doubles. */
export type Doubles = {
  __typename?: 'Doubles';
  /** The cursor of the next page; null on the last one. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** False when there are more than were counted. */
  isCountExact: Scalars['Boolean']['output'];
  /** The pairs of this page. */
  nodes: Array<Double>;
  /** The number of pairs. */
  totalCount: Scalars['Int']['output'];
};

/** What has left the bin. */
export type EmptiedBin = {
  __typename?: 'EmptiedBin';
  /** The things that are no longer in the bin. */
  things: Array<BinnedThing>;
};

/** An offer that ends soon, with its enquiry. */
export type EndingOffer = {
  __typename?: 'EndingOffer';
  /** The enquiry that it answers. */
  enquiry: Enquiry;
  /** The offer that ends. */
  offer: Offer;
};

/** Offers that end soon. */
export type EndingOffers = {
  __typename?: 'EndingOffers';
  /** The offers that end soonest. */
  nodes: Array<EndingOffer>;
  /** The number of such offers. */
  totalCount: Scalars['Int']['output'];
};

/** An enquiry, in which a buyer asks for an offer. */
export type Enquiry = {
  __typename?: 'Enquiry';
  /** The admin who is responsible; null for nobody. */
  assignee?: Maybe<Admin>;
  /**
   * The files that the buyer attached, in the buyer's order. /admin/messages/enquiries/{id}/attachments/{its id} serves one to
   * people who read enquiries.
   */
  attachments: Array<EnquiryAttachment>;
  /** How it reached the company. */
  channel: EnquiryChannel;
  /** The buyer's company, if given. */
  company?: Maybe<Scalars['String']['output']>;
  /** The time of arrival. */
  createdAt: Scalars['DateTime']['output'];
  /** The firm that sent it; null for suspected spam. */
  customer?: Maybe<Customer>;
  /** The place of delivery, if given. */
  deliveryPlace?: Maybe<Scalars['String']['output']>;
  /** The buyer's e-mail address; blank where an admin wrote the enquiry down without one. */
  email: Scalars['String']['output'];
  /** Its numbers in other programs. */
  externalIds: Array<ExternalId>;
  /** The notes and changes of admins, the oldest first. */
  history: Array<EnquiryEvent>;
  /** The opaque id of the enquiry. */
  id: Scalars['ID']['output'];
  /** Who is to be invoiced, if given. */
  invoice?: Maybe<InvoiceParty>;
  /**
   * The code of the language in which the buyer gets offers, papers and letters: that of the page the enquiry came from, or the one
   * that an offer chose. It is 'tr' for Turkish.
   */
  language: Scalars['String']['output'];
  /** The latest prices that were sent to this e-mail address for its products, in this enquiry or an earlier one. */
  lastOffers: Array<LastOffer>;
  /** What admins wrote to the buyer, the oldest first: answers, letters with offers and reminders. */
  letters: Array<Letter>;
  /** The buyer's further remarks, with line breaks, as typed. */
  message?: Maybe<Scalars['String']['output']>;
  /** The buyer's name. */
  name: Scalars['String']['output'];
  /** The version of the privacy notice shown when it was written. */
  noticeVersion?: Maybe<Scalars['String']['output']>;
  /** The number that buyer and company use: 'T-2026-00042'. Numbers are counted by year, without gaps. */
  number: Scalars['String']['output'];
  /** The offers to the buyer, the latest revision first. */
  offers: Array<Offer>;
  /** The orders that the buyer placed, the latest first; only one of them is not cancelled. */
  orders: Array<Order>;
  /** The buyer's telephone, if given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What the buyer asked on the page of the enquiry, the oldest first. */
  questions: Array<EnquiryQuestion>;
  /** The number of requested rows. */
  rowCount: Scalars['Int']['output'];
  /** The requested rows, in the buyer's order. */
  rows: Array<EnquiryRow>;
  /** The status of the enquiry. */
  state: EnquiryState;
  /** The path of the page on which the buyer follows the enquiry. Anyone who has it can read the enquiry. */
  statusPath: Scalars['String']['output'];
  /** Whether it is suspected of being spam; it is then kept apart, never dropped. */
  suspectedSpam: Scalars['Boolean']['output'];
  /** Mails about the enquiry that could not be delivered: to the company, and to the buyer. */
  undelivered: Array<UndeliveredMail>;
  /** The time of the last change; that of the arrival when there was none, or when it is older than the history. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with each offer, each letter and each change of state or assignee; see `Product.version`. */
  version: Scalars['Int']['output'];
};

/** A file that a buyer attached to an enquiry. */
export type EnquiryAttachment = {
  __typename?: 'EnquiryAttachment';
  /** The size in bytes. */
  byteSize: Scalars['Int']['output'];
  /** What it is, by its bytes. */
  format: AttachmentFormat;
  /** The opaque id, with which an enquiry or a letter claims the file. */
  id: Scalars['ID']['output'];
  /** The name of the file, for saving: as it was sent, without characters that file systems forbid. */
  name: Scalars['String']['output'];
};

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

/** A page of enquiries. */
export type EnquiryConnection = {
  __typename?: 'EnquiryConnection';
  /** The items of the page, each with its cursor. */
  edges: Array<EnquiryEdge>;
  /** The enquiries of the page. */
  nodes: Array<Enquiry>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The confirmation of an enquiry, which names its number and link, and nothing that was typed. */
export type EnquiryCopy = {
  __typename?: 'EnquiryCopy';
  /** The address of the letter. */
  email: Scalars['String']['output'];
  /** Whether the mail server has taken it. */
  isSent: Scalars['Boolean']['output'];
};

/** An enquiry and its position in a list. */
export type EnquiryEdge = {
  __typename?: 'EnquiryEdge';
  /** The position of the item, for `after`; it stays valid when items are added or deleted. */
  cursor: Scalars['String']['output'];
  /** The enquiry itself. */
  node: Enquiry;
};

/** A note or a change of an enquiry by an admin, or what the buyer decided about an offer. */
export type EnquiryEvent = {
  __typename?: 'EnquiryEvent';
  /** Who it was, in parts; null where the buyer did it. */
  actor?: Maybe<Actor>;
  /** The e-mail address of the admin; empty where the buyer did it. */
  admin: Scalars['String']['output'];
  /** The time when it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the event. */
  id: Scalars['ID']['output'];
  /** The kind of event. */
  kind: EnquiryEventKind;
  /**
   * The note, the new state, the number of the offer, the subject of the answer, the row and its product, or the e-mail address
   * of the new assignee; null for nobody.
   */
  text?: Maybe<Scalars['String']['output']>;
};

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
  attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Optional: the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The place of delivery; optional. */
  deliveryPlace?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address for the answer. */
  email: Scalars['String']['input'];
  /** Who is to be invoiced; needed where `SiteSettings.invoiceAsked` is ALWAYS. */
  invoice?: InputMaybe<InvoiceInput>;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: Scalars['String']['input'];
  /** Reserved, too: what people do not see, programs fill in. */
  leaveEmpty?: InputMaybe<Scalars['String']['input']>;
  /** Optional remarks; line breaks are kept. The contact form puts its subject before its text. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** First and last name. */
  name: Scalars['String']['input'];
  /** The version of the privacy notice that the form showed. Default, and for an unknown one: the version in force. */
  noticeVersion?: InputMaybe<Scalars['String']['input']>;
  /** Optional: the telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The requested rows, at most 60. Default: the visitor's quote list, which is then emptied. */
  rows?: InputMaybe<Array<EnquiryRowInput>>;
  /** Reserved: leave this field out. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A question that a buyer asked on the page of an enquiry. */
export type EnquiryQuestion = {
  __typename?: 'EnquiryQuestion';
  /** The time when it was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the question. */
  id: Scalars['ID']['output'];
  /** The question, with line breaks, as typed. */
  text: Scalars['String']['output'];
};

/** One requested item, as the site showed it when the enquiry was sent. */
export type EnquiryRow = {
  __typename?: 'EnquiryRow';
  /** The code of another maker, or the buyer's own, by which the product was asked for; null when it was not. */
  askedCode?: Maybe<Scalars['String']['output']>;
  /** Products that the buyer's words may mean, the best first, at most three. */
  candidates: Array<Product>;
  /** The stock code of the product. */
  code?: Maybe<Scalars['String']['output']>;
  /** The buyer's own code that the words of the row are, as an admin has learned it from an enquiry of the same company. */
  customerCode?: Maybe<CustomerCode>;
  /** The opaque id of the row. */
  id: Scalars['ID']['output'];
  /** The product's name, or what the buyer wrote. */
  name: Scalars['String']['output'];
  /** The buyer's remark about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The price in Turkish lira, including KDV; null for a price on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The number of units that the price is for; null for one. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The present product; null where it was deleted since, and where the buyer wrote the row. */
  product?: Maybe<Product>;
  /** The quantity; null when the buyer has given none. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The unit of the quantity; null when it is not known. */
  salesUnit?: Maybe<SalesUnit>;
  /** The specs of the product at the time of the enquiry. */
  specs: Array<ShownSpec>;
  /** The present state of the product. */
  standing: RowStanding;
  /** The unit by its code in UN/CEFACT Recommendation 20: 'KGM'; null when it is not known. */
  unitCode?: Maybe<Scalars['String']['output']>;
  /** The buyer's own words, when a product was matched to them or assigned by an admin; otherwise null. */
  written?: Maybe<Scalars['String']['output']>;
};

/** One requested item: a product, or a line in the buyer's words. */
export type EnquiryRowInput = {
  /** The remark about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The id of the product. If it was deleted in the meantime, the row keeps its `text`. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity; optional. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** The buyer's words, for something that is not in the catalogue. */
  text?: InputMaybe<Scalars['String']['input']>;
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

/** An enquiry as its buyer sees it. */
export type EnquiryStatus = {
  __typename?: 'EnquiryStatus';
  /** The names and sizes of the files that the buyer attached; only admins read the files themselves. */
  attachments: Array<AttachedFile>;
  /**
   * The confirmation that the buyer gets by e-mail, with number and link. Null where the site sends none, where the address
   * has had three on that day, and where the mail server refuses it.
   */
  copy?: Maybe<EnquiryCopy>;
  /** The time of arrival. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the buyer has entered who is invoiced. What was entered is not shown to who has the link. */
  hasInvoice: Scalars['Boolean']['output'];
  /** The buyer's further remarks. */
  message?: Maybe<Scalars['String']['output']>;
  /** The buyer's name. */
  name: Scalars['String']['output'];
  /** The number of the enquiry. */
  number: Scalars['String']['output'];
  /** The last offer that was sent; null as long as there is none. */
  offer?: Maybe<Offer>;
  /** All offers that were sent, with the latest at the beginning. */
  offers: Array<Offer>;
  /** The order; null as long as no offer is accepted, and once another offer was sent after it was cancelled. */
  order?: Maybe<Order>;
  /** What the buyer asked on this page, the oldest first. */
  questions: Array<EnquiryQuestion>;
  /** The requested rows, in the buyer's order. */
  rows: Array<EnquiryRow>;
  /** The status of the enquiry. */
  state: EnquiryState;
};

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

/** An erasure of personal data of which a restore of an older backup brought something back. */
export type ErasureToRepeat = {
  __typename?: 'ErasureToRepeat';
  /** The e-mail address of the admin who erased; null for a command on the server. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time of the erasure. */
  at: Scalars['DateTime']['output'];
  /** The number of messages and enquiries that exist again, including those in the bin. */
  back: Scalars['Int']['output'];
  /** The id of the erasure, for `repeatErasures`. */
  id: Scalars['ID']['output'];
};

/** What one unit of a currency costs in lira. It is kept for ever, since papers name it. */
export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  /** Who typed it or let it pass, in parts; `SYSTEM` where nobody had to. */
  actor: Actor;
  /** The lira that prices are calculated with, after the margin. */
  applied: Scalars['Float']['output'];
  /** The number of the central bank's list; null for one that was typed. */
  bulletin?: Maybe<Scalars['String']['output']>;
  /** The mail address of the person who typed it or let it pass; null where nobody had to. */
  by?: Maybe<Scalars['String']['output']>;
  /** The number of prices that it changed. */
  changed: Scalars['Int']['output'];
  /** The time when it came. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency in question. */
  currency: Currency;
  /** The day of the rate. */
  day: Scalars['Date']['output'];
  /** The last day for which the rate is fixed, whatever the central bank says; null where it is not. */
  fixedUntil?: Maybe<Scalars['Date']['output']>;
  /** The id of the rate. */
  id: Scalars['ID']['output'];
  /** Which of the central bank's rates it is; null for one that was typed. */
  kind?: Maybe<RateKind>;
  /** What was added to it, as a percentage. */
  margin: Scalars['Float']['output'];
  /** The lira that one unit costs, without the margin. */
  rate: Scalars['Float']['output'];
  /** Where it comes from. */
  source: RateSource;
  /** Whether prices follow it. */
  state: RateState;
};

/** A rate of exchange that a person types. */
export type ExchangeRateInput = {
  /** The currency; not Turkish lira. */
  currency: Currency;
  /** The last day for which it is fixed, whatever the central bank says; left out where it is not. */
  fixedUntil?: InputMaybe<Scalars['Date']['input']>;
  /** The lira that one unit costs. */
  rate: Scalars['Float']['input'];
};

/** The number under which another program knows a thing. Of one kind of thing, each number of a program is that of one. */
export type ExternalId = {
  __typename?: 'ExternalId';
  /** The number of the thing there. */
  externalId: Scalars['ID']['output'];
  /** The kind of thing. */
  of: NumberedThing;
  /** The name of the other program, in lower case: 'logo'. */
  system: Scalars['String']['output'];
  /** The id of the thing here. */
  thingId: Scalars['ID']['output'];
};

/** The number of one thing in another program. */
export type ExternalIdInput = {
  /** The number of the thing there. Default: none, which forgets the one that is known. */
  externalId?: InputMaybe<Scalars['ID']['input']>;
  /** The name of the other program, in any case: 'Logo'. */
  system: Scalars['String']['input'];
  /** The id of the thing here. */
  thingId: Scalars['ID']['input'];
};

/** A product in another program. */
export type ExternalProduct = {
  /** The number of the product there. */
  externalId: Scalars['ID']['input'];
  /** The name of the other program, in any case. */
  system: Scalars['String']['input'];
};

/** A choice of a filter. */
export type FacetChoice = {
  __typename?: 'FacetChoice';
  /** The number of products that have it. */
  count: Scalars['Int']['output'];
  /** The name that the site shows. */
  name: Scalars['String']['output'];
  /** The value for `SpecFilter.anyOf`: an option's id, 'yes' or 'no', or a number. */
  value: Scalars['ID']['output'];
};

/** The range of the numbers of an attribute, in its unit. */
export type FacetRange = {
  __typename?: 'FacetRange';
  /** The largest number. */
  high: Scalars['Float']['output'];
  /** The number of values in each of eight parts of equal width; one on a border counts in the upper part, and a range in every part that it touches. */
  histogram: Array<Scalars['Int']['output']>;
  /** The smallest number; open ends do not count. */
  low: Scalars['Float']['output'];
  /** Existing numbers in order; at most 50 of them, evenly chosen. */
  values: Array<Scalars['Float']['output']>;
};

/** A mail that could not be delivered and is not tried again. */
export type FailedMail = {
  __typename?: 'FailedMail';
  /** The time when it was given up. */
  failedAt: Scalars['DateTime']['output'];
  /** The reason why it was given up. */
  failure: MailFailure;
  /** The opaque id of the mail. */
  id: Scalars['ID']['output'];
  /** The path in the admin area of what it is about; null when there is none. */
  path?: Maybe<Scalars['String']['output']>;
  /** What the mail is, in a few words: 'The confirmation of T-2026-00042'. */
  what: Scalars['String']['output'];
};

/** Mails that could not be delivered. */
export type FailedMails = {
  __typename?: 'FailedMails';
  /**
   * One sentence on why mails that come back cannot be looked for at the moment, and what helps; null while they can, and on a
   * site without the setting `IMAP_URL`.
   */
  mailboxTrouble?: Maybe<Scalars['String']['output']>;
  /** The latest of the mails. */
  nodes: Array<FailedMail>;
  /** The number of such mails. */
  totalCount: Scalars['Int']['output'];
  /**
   * One sentence on why the mail server takes no mail at the moment, or refuses the sender or other companies' addresses, and what
   * helps; null while it takes mail.
   */
  trouble?: Maybe<Scalars['String']['output']>;
};

/** Products that differ mainly by size, so that one table shows them all. */
export type Family = Node & {
  __typename?: 'Family';
  /** The products that are still made, sorted by the columns; at most 200. */
  articles: Array<Article>;
  /** The attributes by which its products differ: the columns of their table, in order. */
  columns: Array<Attribute>;
  /** The id is made from the first name, such as 'sabit-bilyalı-rulman', and never changes. */
  id: Scalars['ID']['output'];
  /** The name that the site shows: 'Sabit bilyalı rulman, 62 serisi'. */
  name: Scalars['String']['output'];
  /** The globally unique id, for `node`. Opaque. */
  nodeId: Scalars['ID']['output'];
  /** The number of products that are of this family. */
  productCount: Scalars['Int']['output'];
  /**
   * The products that are still made by two properties in which they differ, such as size and seal. Null for six products or fewer,
   * for products of several kinds, and where no two properties distinguish them.
   */
  sheet?: Maybe<SizeSheet>;
  /** Whether visitors see it; its products do not depend on it. */
  status: Status;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** The changes that are not on the site yet; null when there are none. All other fields have the published values. */
  waiting?: Maybe<WaitingValues>;
};


/** Products that differ mainly by size, so that one table shows them all. */
export type FamilySheetArgs = {
  measure?: InputMaybe<Scalars['String']['input']>;
};

/** The values that the admin enters for a family. */
export type FamilyInput = {
  /** The ids of the attributes by which its products differ, in order; at most 8. */
  columns: Array<Scalars['ID']['input']>;
  /** The name that the site shows; no other family may have it. */
  name: Scalars['String']['input'];
  /** Whether visitors see it. Default: `PUBLISHED`. */
  status?: InputMaybe<Status>;
};

/** The state of the pictures that an import names by their addresses. */
export type FetchedPictures = {
  __typename?: 'FetchedPictures';
  /** The number of pictures that are stored. */
  done: Scalars['Int']['output'];
  /** The number of pictures that were left. */
  left: Scalars['Int']['output'];
  /** Up to 100 of those that were left, with the reasons. */
  reasons: Array<LeftPicture>;
  /** The number of pictures that wait. */
  waiting: Scalars['Int']['output'];
};

/** The change of one field, as people read it. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The new value as text; null when there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The former value as text; null when there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field of the input, or a place below it: 'price', 'mission.title', 'specs.iç-çap'. */
  field: Scalars['String']['output'];
  /** The name of the field for people. */
  label: Scalars['String']['output'];
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

/** The figures of one product, category, word or month. */
export type FigureRow = {
  __typename?: 'FigureRow';
  /** The id of the product or category, the word, or the month such as '2026-11'. */
  key: Scalars['ID']['output'];
  /** The name for people. A deleted product or category has its id here. */
  name: Scalars['String']['output'];
  /** The number of searches for a word; null for others. */
  searches?: Maybe<Scalars['Int']['output']>;
  /** The steps of the row. A word has only the products that were seen from its results. */
  steps: FigureSteps;
};

/** A page of figures. */
export type FigureRowConnection = {
  __typename?: 'FigureRowConnection';
  /** The rows with their cursors. */
  edges: Array<FigureRowEdge>;
  /** The rows of this page. */
  nodes: Array<FigureRow>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages; at most 2,000 are counted. */
  totalCount: Scalars['Int']['output'];
};

/** A row and its position in the list. */
export type FigureRowEdge = {
  __typename?: 'FigureRowEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: FigureRow;
};

/** The number of times that each step was taken. Enquiries, offers and orders count once, whatever the number of their products. */
export type FigureSteps = {
  __typename?: 'FigureSteps';
  /** Enquiries, without those that look like spam. */
  enquired: Scalars['Int']['output'];
  /** Products that were put on a quote list. */
  listed: Scalars['Int']['output'];
  /** Enquiries whose first offer was sent. */
  offered: Scalars['Int']['output'];
  /** Views of the page of a product, without those of bots and of people with a session. */
  seen: Scalars['Int']['output'];
  /** Enquiries that were won, without those for which that was taken back. */
  won: Scalars['Int']['output'];
  /** The sum of won offers in Turkish lira without KDV. What was won in foreign money is no part of it. */
  wonSum: Scalars['Float']['output'];
  /** The sums of won offers in each foreign currency, without KDV; one that has none is left out. */
  wonSums: Array<CurrencySum>;
};

/** What visitors do, in numbers. */
export type Figures = {
  __typename?: 'Figures';
  /** The number of requests by agents, over MCP and UCP; 0 for one category or product. */
  programs: Scalars['Int']['output'];
  /** The number of all searches. */
  searches: Scalars['Int']['output'];
  /** The first day that was counted, such as '2026-11-26'; null when nothing was counted yet. */
  since?: Maybe<Scalars['String']['output']>;
  /** The steps from a view to an order. */
  steps: FigureSteps;
};

/** The result of one check. */
export type Finding = {
  __typename?: 'Finding';
  /** The number at least a week ago; null when it was not counted yet. */
  before?: Maybe<Scalars['Int']['output']>;
  /** The health check that was made. */
  check: HealthCheck;
  /** The number of findings, without those that are declared to be fine. */
  count: Scalars['Int']['output'];
};

/** A finding that somebody has declared to be fine. */
export type FineFinding = {
  __typename?: 'FineFinding';
  /** The e-mail address of the person who declared it. */
  admin: Scalars['String']['output'];
  /** The check that finds it. */
  check: HealthCheck;
  /** The time when it was declared. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the finding. */
  id: Scalars['ID']['output'];
  /** The product that was found. */
  product: Product;
  /** The reason why it is fine. */
  reason: Scalars['String']['output'];
};

/** A value that is yes or no. */
export type FlagValue = {
  __typename?: 'FlagValue';
  /** True for yes, false for no. */
  flag: Scalars['Boolean']['output'];
  /** The text 'yes' or 'no'. */
  typed: Scalars['String']['output'];
};

/** A form of a product. */
export type FormOption = {
  __typename?: 'FormOption';
  /** The product that has it and is otherwise most like the one that was asked for, which stands for its own value. */
  product: Product;
  /** The value as the site shows it: '2RS, temaslı NBR'. */
  text: Scalars['String']['output'];
};

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

/** The content of the contact page. */
export type GeneralContact = {
  __typename?: 'GeneralContact';
  /** Postal address; the same as in the settings. */
  address: Scalars['String']['output'];
  /** Public e-mail address; the same as in the settings. */
  email: Scalars['String']['output'];
  /** Address of the embedded map; null when none was entered. */
  googleMapsEmbed?: Maybe<Scalars['String']['output']>;
  /** Sentence under the heading. */
  heroDescription: Scalars['String']['output'];
  /** Heading of the page. */
  heroTitle: Scalars['String']['output'];
  /** Public telephone number; the same as in the settings. */
  phone: Scalars['String']['output'];
  /** The version, which grows with each save; `GeneralContact` and `SiteSettings` share it. See `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values that the admin enters for the contact page. */
export type GeneralContactInput = {
  /** The public postal address. */
  address: Scalars['String']['input'];
  /** Public e-mail address. */
  email: Scalars['String']['input'];
  /** The map's embed address, or the whole `<iframe …>` as the map site gives it. */
  googleMapsEmbed: Scalars['String']['input'];
  /** Sentence under the heading. */
  heroDescription: Scalars['String']['input'];
  /** Heading of the page. */
  heroTitle: Scalars['String']['input'];
  /** Public telephone number. */
  phone: Scalars['String']['input'];
};

/** Products that are edited together. */
export type GridProducts = {
  __typename?: 'GridProducts';
  /** The number of products. */
  count: Scalars['Int']['output'];
  /** The ids of the products, at most 20,000. */
  ids: Array<Scalars['ID']['output']>;
  /** The ids of their kinds, the one with the most products first. */
  kindIds: Array<Scalars['ID']['output']>;
};

/** What the health checks find. */
export type Health = {
  __typename?: 'Health';
  /** How complete each category is, the most complete first. Categories without products are left out. */
  categories: Array<CategoryCompleteness>;
  /** The time of the count, which is now. */
  countedAt: Scalars['DateTime']['output'];
  /** The results of all checks: first those that have worsened, then by number. */
  findings: Array<Finding>;
  /** The number of findings that are declared to be fine. */
  fineCount: Scalars['Int']['output'];
  /** The least complete products. */
  leastComplete: Array<Product>;
  /** One sentence on why the mail server takes no mail at the moment, and what helps; null while it does. */
  mailTrouble?: Maybe<Scalars['String']['output']>;
  /** One sentence on why mails that come back cannot be looked for at the moment, as `FailedMails.mailboxTrouble` says it. */
  mailboxTrouble?: Maybe<Scalars['String']['output']>;
  /** How complete all products are together, in percent; 100 without products. */
  percent: Scalars['Int']['output'];
  /** The number of products in the catalogue. */
  productCount: Scalars['Int']['output'];
  /** The time of the earlier count that `before` compares with, at least a week ago; null on a site that has not counted for so long. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

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

/** The rows of a workbook that a person or a filter has hidden. They are wrong until `SheetAnswers.hiddenRows` says what becomes of them. */
export type HiddenQuestion = {
  __typename?: 'HiddenQuestion';
  /** The number of such rows. */
  count: Scalars['Int']['output'];
  /** The numbers of the first such rows, at most 20. */
  lines: Array<Scalars['Int']['output']>;
};

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

/** A word without a hit that needs no answer. */
export type IgnoredWord = {
  __typename?: 'IgnoredWord';
  /** The time since which it is ignored. */
  createdAt: Scalars['DateTime']['output'];
  /** The word, folded. */
  word: Scalars['ID']['output'];
};

/** A page of ignored words. */
export type IgnoredWordConnection = {
  __typename?: 'IgnoredWordConnection';
  /** The words with their cursors. */
  edges: Array<IgnoredWordEdge>;
  /** The words of this page. */
  nodes: Array<IgnoredWord>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An ignored word and its place in the list. */
export type IgnoredWordEdge = {
  __typename?: 'IgnoredWordEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The ignored word itself. */
  node: IgnoredWord;
};

/** A stored picture. */
export type Image = {
  __typename?: 'Image';
  /** Size of the stored file in bytes. */
  byteSize: Scalars['Int']['output'];
  /** MIME type, by the file's bytes. */
  contentType: Scalars['String']['output'];
  /** The version for dark backgrounds in the same widths and types; empty when there is none. */
  darkVariants: Array<ImageVariant>;
  /** Whether it has a second version for dark backgrounds, as drawings of this site do. */
  hasDark: Scalars['Boolean']['output'];
  /** The height in pixels, upright. */
  height: Scalars['Int']['output'];
  /** Whether it is animated; its variants are then WebP only. */
  isAnimated: Scalars['Boolean']['output'];
  /** Address on this site: '/uploads/products/1738669741160-rulman.png'. */
  url: Scalars['String']['output'];
  /** The same picture in other widths, as AVIF and WebP, smallest first. Each is made when it is first asked for. */
  variants: Array<ImageVariant>;
  /** The width in pixels, upright. */
  width: Scalars['Int']['output'];
};

/** A picture in one of its widths. */
export type ImageVariant = {
  __typename?: 'ImageVariant';
  /** MIME type: 'image/avif' or 'image/webp'. */
  contentType: Scalars['String']['output'];
  /** The address on this site. */
  url: Scalars['String']['output'];
  /** The width in pixels. */
  width: Scalars['Int']['output'];
};

/** The result of an import for one part of the content. */
export type ImportPart = {
  __typename?: 'ImportPart';
  /** The number of rows that were added. */
  added: Scalars['Int']['output'];
  /** The number of rows that had other values before. */
  changed: Scalars['Int']['output'];
  /** The part of the content. */
  name: ContentPart;
  /** The number of rows that had the same values before; they are not touched. */
  unchanged: Scalars['Int']['output'];
};

/** How the files of one supplier or program are imported. */
export type ImportProfile = {
  __typename?: 'ImportProfile';
  /** Whether credentials are stored for its address. */
  hasSignIn: Scalars['Boolean']['output'];
  /** The id is made from the first name, such as 'ana-tedarikçi', and never changes. */
  id: Scalars['ID']['output'];
  /** The time when its key for sending files was made; null when it has none. */
  keyMadeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its latest run; null before the first one. */
  lastRun?: Maybe<ImportRun>;
  /** The name that admins gave it. */
  name: Scalars['String']['output'];
  /** The time when its file is fetched next; null without a schedule, and in the first seconds of one. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** All settings of the profile, as docs/imports.md describes them. */
  setup: Scalars['JSON']['output'];
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values that the admin enters for a profile of imports. */
export type ImportProfileInput = {
  /** The name of the profile, which must be unique. */
  name: Scalars['String']['input'];
  /** All settings of the profile, as docs/imports.md describes them; omitted ones have their defaults. */
  setup?: InputMaybe<Scalars['JSON']['input']>;
};

/** The result of an import, or of its dry run. */
export type ImportReport = {
  __typename?: 'ImportReport';
  /** The number of categories in the document. */
  categories: Scalars['Int']['output'];
  /** Whether this was only a dry run. */
  dryRun: Scalars['Boolean']['output'];
  /** The number of messages that were added; stored ones are skipped. */
  messages: Scalars['Int']['output'];
  /** Corrections that the import made by itself, one sentence each. */
  notes: Array<Scalars['String']['output']>;
  /** The same in detail, for each part that the document has. */
  parts: Array<ImportPart>;
  /** The number of products in the document. */
  products: Scalars['Int']['output'];
};

/** A run of a profile of imports. */
export type ImportRun = {
  __typename?: 'ImportRun';
  /** Who it was, in parts. */
  actor: Actor;
  /** The number of rows that added a product, or would have. */
  added: Scalars['Int']['output'];
  /**
   * The e-mail address of the admin, or the name of a key as 'Logo ERP (key)'; 'its key', 'its folder' or 'its schedule' when no
   * person chose the file.
   */
  admin: Scalars['String']['output'];
  /** The number of rows that changed a product, or would have. */
  changed: Scalars['Int']['output'];
  /** The time when the run began. */
  createdAt: Scalars['DateTime']['output'];
  /** The file of a run that stopped itself or failed, in base64; null for all others. */
  file?: Maybe<Scalars['String']['output']>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The id of the run, for `passImportRun`. */
  id: Scalars['ID']['output'];
  /** The id for `undoImport`; null when nothing was written. */
  importId?: Maybe<Scalars['ID']['output']>;
  /** The number of products that were not in the file. */
  missing: Scalars['Int']['output'];
  /** The id of the profile. */
  profileId: Scalars['ID']['output'];
  /** Why it stopped itself or failed, in sentences; empty otherwise. */
  reasons: Array<Scalars['String']['output']>;
  /** The rows with their outcomes, at most 500 of each outcome and without `candidates`; null for a run that failed. */
  report?: Maybe<SheetReport>;
  /** The number of rows in the file. */
  rows: Scalars['Int']['output'];
  /** The state of the run. */
  state: ImportRunState;
  /** The number of rows whose product already had these values. */
  unchanged: Scalars['Int']['output'];
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** The number of rows that were refused. */
  wrong: Scalars['Int']['output'];
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
  header: Scalars['String']['input'];
  /** The value of the header: 'Basic …', 'Bearer …' or another. */
  value: Scalars['String']['input'];
};

/** A row of an import of firms. */
export type ImportedCustomer = {
  __typename?: 'ImportedCustomer';
  /** The firm; null for a wrong row and in a trial. */
  customer?: Maybe<Customer>;
  /** The number of the row, as the spreadsheet program shows it. */
  line: Scalars['Int']['output'];
  /** The name of the firm, as far as the row or the firm has one. */
  name?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: CustomerOutcome;
  /** All that is wrong with it; fields are those of `CustomerInput`, or 'id', 'domain' or 'email'. */
  problems: Array<Problem>;
};

/** A page of the inbox. */
export type InboxConnection = {
  __typename?: 'InboxConnection';
  /** The entries with their cursors. */
  edges: Array<InboxEdge>;
  /** The entries of this page. */
  nodes: Array<InboxEntry>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the inbox and its place in the list. */
export type InboxEdge = {
  __typename?: 'InboxEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The entry itself. */
  node: InboxEntry;
};

/** An enquiry or a message. */
export type InboxEntry = {
  __typename?: 'InboxEntry';
  /** The enquiry; null for a message. */
  enquiry?: Maybe<Enquiry>;
  /** The id of the entry. */
  id: Scalars['ID']['output'];
  /** The message; null for an enquiry. */
  message?: Maybe<Message>;
};

/** An invitation that nobody has accepted yet. */
export type Invitation = {
  __typename?: 'Invitation';
  /** The time when it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address of the invited person. */
  email: Scalars['String']['output'];
  /** Whether the link has expired; inviting again makes another. */
  ended: Scalars['Boolean']['output'];
  /** The time when the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque id of the invitation. */
  id: Scalars['ID']['output'];
  /** The e-mail address of the person who sent the invitation. */
  invitedBy: Scalars['String']['output'];
  /** Why its mail could not be delivered; otherwise null. */
  mailFailure?: Maybe<MailFailure>;
  /** The roles that the person will have. */
  roles: Array<Role>;
};

/** An invitation as the invited person sees it. */
export type InvitationToAccept = {
  __typename?: 'InvitationToAccept';
  /** The address to sign in with. */
  email: Scalars['String']['output'];
  /** The time when the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The roles that the person will have. */
  roles: Array<Role>;
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
  buildingNumber?: InputMaybe<Scalars['String']['input']>;
  /** The province (il), or the city in another country. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country, ISO 3166-1. Default: 'TR'. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The district (ilçe). */
  district?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address for the invoice. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A company or a person. Default: COMPANY. */
  kind?: InputMaybe<InvoiceKind>;
  /** The neighbourhood (mahalle). */
  neighbourhood?: InputMaybe<Scalars['String']['input']>;
  /** The postcode; five digits in Turkey. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The street (cadde, sokak). */
  street?: InputMaybe<Scalars['String']['input']>;
  /** VKN or TCKN, by its length; the VAT number in another country. Blanks and signs between digits are left out. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** The tax office. */
  taxOffice?: InputMaybe<Scalars['String']['input']>;
  /** The legal title of the company, or the full name of the person. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a company or a person is invoiced. */
export type InvoiceKind =
  /** A company, or a trader with a tax office. */
  | 'COMPANY'
  /** A person, by a T.C. identity number. */
  | 'PERSON';

/** Who is invoiced, as the buyer entered it; null for what was left out. */
export type InvoiceParty = {
  __typename?: 'InvoiceParty';
  /** The number of the building, and of the flat. */
  buildingNumber?: Maybe<Scalars['String']['output']>;
  /** The province (il), or the city in another country. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country, ISO 3166-1: 'TR'. */
  country: Scalars['String']['output'];
  /** The district (ilçe). */
  district?: Maybe<Scalars['String']['output']>;
  /** The e-mail address for the invoice. */
  email?: Maybe<Scalars['String']['output']>;
  /** A company or a person. */
  kind: InvoiceKind;
  /** The neighbourhood (mahalle). */
  neighbourhood?: Maybe<Scalars['String']['output']>;
  /** The postcode of the address. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** The street (cadde, sokak). */
  street?: Maybe<Scalars['String']['output']>;
  /** The number of the tax payer, without blanks and signs. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** The tax office: 'Kadıköy'. */
  taxOffice?: Maybe<Scalars['String']['output']>;
  /** How that number is built; null without one. */
  taxScheme?: Maybe<TaxScheme>;
  /** The legal title of the company, or the full name of the person. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Work that takes a while. Its result is the answer of the field that started it. */
export type Job = {
  __typename?: 'Job';
  /** The amount that is done, out of `total`. The unit depends on the job, so only the ratio has a meaning. */
  done: Scalars['Int']['output'];
  /** The id that the client has chosen. */
  id: Scalars['ID']['output'];
  /** The state of the job. */
  state: JobState;
  /** The total amount; 0 until it is known. It may rise while the job runs. */
  total: Scalars['Int']['output'];
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

/** An entity that an undo left unchanged. */
export type KeptChange = {
  __typename?: 'KeptChange';
  /** The labels of the fields that were changed since; empty if it was deleted. */
  fields: Array<Scalars['String']['output']>;
  /** The id of the entity. */
  id: Scalars['ID']['output'];
  /** The name of the entity; the former one if it was deleted. */
  name: Scalars['String']['output'];
};

/** An entity that stayed as it was when a step was undone. */
export type KeptDeed = {
  __typename?: 'KeptDeed';
  /** The kind of entity. */
  entity: HistoryEntity;
  /** The labels of the fields that were changed since; empty if it was deleted. */
  fields: Array<Scalars['String']['output']>;
  /** The id of the entity; null where it is not known. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The name of the entity. */
  name: Scalars['String']['output'];
};

/** A thing that an undo left unchanged, as a whole or in part. */
export type KeptThing = {
  __typename?: 'KeptThing';
  /** The labels of the fields that were changed since; empty if it was deleted, and for an import. */
  fields: Array<Scalars['String']['output']>;
  /** The id of the thing; null for one of an import, of which its name is kept. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The name of the thing; the former one if it was deleted. */
  name: Scalars['String']['output'];
};

/** A value of a product that stayed when an import was undone. */
export type KeptValue = {
  __typename?: 'KeptValue';
  /** The stock code of the product. */
  code?: Maybe<Scalars['String']['output']>;
  /** The value before the import, as people write it; null for a product that the import had added. */
  former?: Maybe<Scalars['String']['output']>;
  /** The name of the field for people; when the whole product stays, the reason. */
  label: Scalars['String']['output'];
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The value that stays, as people write it; null where the whole product stays. */
  now?: Maybe<Scalars['String']['output']>;
  /** The product's id; null when it was deleted since. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** A key by which a program uses the site without a person's password. */
export type Key = {
  __typename?: 'Key';
  /** The networks from which it works, such as '10.20.0.0/16'; empty for any. */
  addresses: Array<Scalars['String']['output']>;
  /** The time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The time when it expires; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time until which the secret before the last rotation also works; null when it does not. */
  formerUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the key. */
  id: Scalars['ID']['output'];
  /** The time when it was last used, to the minute; null for never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The network from which it was last used: '10.20.3.0/24'. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** The e-mail address of the person who made it. */
  madeBy: Scalars['String']['output'];
  /** Who made it, in parts. */
  maker: Actor;
  /** The name of the key: 'Logo ERP'. */
  name: Scalars['String']['output'];
  /** The import profiles to which it may send files, and whose files it may read. */
  profiles: Array<ImportProfile>;
  /** The scopes of the key. */
  scopes: Array<Scope>;
  /** The first characters of the key, to recognize it by: 'vtr_7KdR'. */
  start: Scalars['String']['output'];
  /** The state of the key. */
  state: KeyState;
};

/** The values that are entered for a key. */
export type KeyInput = {
  /** Addresses and networks from which it works, such as '192.0.2.7' and '2001:db8::/32'. Default: any. */
  addresses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The number of days for which it works. Default: 90; null for no end. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the key, which must be unique. */
  name: Scalars['String']['input'];
  /** The ids of the import profiles to which it may send files, and whose files it may read. */
  profileIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** An attribute as a kind of product has it. */
export type KindAttribute = {
  __typename?: 'KindAttribute';
  /** The attribute itself. */
  attribute: Attribute;
  /** Whether tables of products have a column for it. */
  column: Scalars['Boolean']['output'];
  /** Whether lists can be filtered by it. */
  filterable: Scalars['Boolean']['output'];
  /** The heading of the group of attributes; null for none. */
  group?: Maybe<Scalars['String']['output']>;
  /** Whether it is one of the at most four attributes that distinguish products of the kind at a glance. */
  key: Scalars['Boolean']['output'];
  /** Whether every product of the kind should have a value. A product without one can still be saved. */
  required: Scalars['Boolean']['output'];
};

/** The values that the admin enters for an attribute of a kind. */
export type KindAttributeInput = {
  /** The attribute's id. */
  attributeId: Scalars['ID']['input'];
  /** Whether tables of products have a column for it. Default: false. */
  column?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether lists can be filtered by it. Default: false. */
  filterable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The heading of the group of attributes. Default: none. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is one of the at most four attributes that distinguish products of the kind at a glance. Default: false. */
  key?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether every product of the kind should have a value. Default: false. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The number of a list's products of one kind. */
export type KindCount = {
  __typename?: 'KindCount';
  /** The number of products, which is never zero. */
  count: Scalars['Int']['output'];
  /** The kind of product. */
  kind: ProductKind;
  /** The newest product of the kind in the list that has a picture, to show the kind by; null where none has. */
  product?: Maybe<Product>;
};

/** A letter in the drawing of a kind, such as 'd', and what it measures. Capital and small letters differ. */
export type KindLetter = {
  __typename?: 'KindLetter';
  /** The attribute whose value it stands for. */
  attribute: Attribute;
  /** One to three characters, such as 'd'. */
  letter: Scalars['String']['output'];
};

/** A letter of a drawing and the attribute that it stands for. */
export type KindLetterInput = {
  /** The attribute's id. */
  attributeId: Scalars['ID']['input'];
  /** A letter, and up to two further letters or digits: 'd', 'De', 'd1'. */
  letter: Scalars['String']['input'];
};

/** What a frequently seen product may lack. */
export type Lacking =
  /** It has no document. */
  | 'DOCUMENT'
  /** It has no picture. */
  | 'PICTURE'
  /** It has no price. */
  | 'PRICE';

/** A language of the site beside Turkish. */
export type Language = {
  __typename?: 'Language';
  /** The code by BCP 47: 'en', 'pt-BR'. */
  code: Scalars['ID']['output'];
  /** The currency of its prices; null when all prices are on request. */
  currency?: Maybe<Currency>;
  /** The direction of its writing. */
  direction: TextDirection;
  /** Whether the site offers it to visitors. */
  inMenu: Scalars['Boolean']['output'];
  /** Whether search engines may list its pages. */
  indexable: Scalars['Boolean']['output'];
  /** The name in the language itself: 'English'. */
  name: Scalars['String']['output'];
  /** Its place among the languages; the smallest number comes first. */
  position: Scalars['Int']['output'];
  /** Whether visitors read what a machine wrote before a person has confirmed it. */
  showsUnconfirmed: Scalars['Boolean']['output'];
  /** What visitors find at the page of a product or a category without a name in the language. */
  untranslated: UntranslatedPage;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values of a language that change; null takes the currency away. */
export type LanguageChanges = {
  /** The currency of its prices. */
  currency?: InputMaybe<Currency>;
  /** The direction of its writing. */
  direction?: InputMaybe<TextDirection>;
  /** Whether the site offers it to visitors. */
  inMenu?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether search engines may list its pages. */
  indexable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name in the language itself. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its place among the languages. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether visitors read what a machine wrote before a person has confirmed it. */
  showsUnconfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** What visitors find at the page of a product or a category without a name in the language. */
  untranslated?: InputMaybe<UntranslatedPage>;
};

/** The values that the admin enters for a language. */
export type LanguageInput = {
  /** The currency of its prices. Default: none, so that all prices are on request. */
  currency?: InputMaybe<Currency>;
  /** The direction of its writing. Default: LTR. */
  direction?: InputMaybe<TextDirection>;
  /** Whether the site offers it to visitors. Default: true. */
  inMenu?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether search engines may list its pages. Default: true. */
  indexable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name in the language itself. */
  name: Scalars['String']['input'];
  /** Its place among the languages. Default: 0. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Whether visitors read what a machine wrote before a person has confirmed it. Default: false. */
  showsUnconfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** What visitors find at the page of a product or a category without a name in the language. Default: IN_PLACE. */
  untranslated?: InputMaybe<UntranslatedPage>;
};

/** How far a language is. */
export type LanguageProgress = {
  __typename?: 'LanguageProgress';
  /** The number of texts in each state. */
  counts: TranslationCounts;
  /** The language whose texts are counted. */
  language: Language;
};

/** The latest price of a product in one currency that was offered to the same buyer, without KDV. */
export type LastOffer = {
  __typename?: 'LastOffer';
  /** The time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of the price. */
  currency: Currency;
  /** The discount in percent. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The steps of the discount as they were typed, each taken of what the one before left: '40+10'. Null: it has one step. */
  discountSteps?: Maybe<Scalars['String']['output']>;
  /** The number of the offer: 'T-2026-00042/1'. */
  number: Scalars['String']['output'];
  /** The price without KDV, for `priceQuantity` units, before the discount. */
  price: Scalars['Float']['output'];
  /** The number of units that the price is for; null for one. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The price with KDV of which `price` was made; null: there was none. */
  priceWithVat?: Maybe<Scalars['Float']['output']>;
  /** The id of the product. */
  productId: Scalars['ID']['output'];
  /** The rate of KDV in percent. */
  vatRate: Scalars['Int']['output'];
};

/** What a firm paid or was offered last for a product, or for a line without one. */
export type LastPrice = {
  __typename?: 'LastPrice';
  /** The stock code of the line. */
  code?: Maybe<Scalars['String']['output']>;
  /** The name of the line. */
  name: Scalars['String']['output'];
  /** The price in the newest offer that was sent; null where it was never offered. */
  offered?: Maybe<StatedPrice>;
  /** The price in its newest order that was not cancelled; null where it never ordered it. */
  ordered?: Maybe<StatedPrice>;
  /** The product; null for a line without one. It may have been deleted since. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The unit that the price is for. */
  salesUnit?: Maybe<SalesUnit>;
};

/** The last restore of a backup. */
export type LastRestore = {
  __typename?: 'LastRestore';
  /** The e-mail address of the admin; null for the command on the server. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it was done. */
  at: Scalars['DateTime']['output'];
  /** Why it failed, in a sentence; null when it succeeded. */
  failure?: Maybe<Scalars['String']['output']>;
  /** The name of the folder, next to the backups, with the former data; null when nothing was changed. */
  keptIn?: Maybe<Scalars['String']['output']>;
  /** The time when the backup was begun; null when it was not restored. */
  madeAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the backup's file. */
  name: Scalars['ID']['output'];
  /** E-mail addresses of accounts that only the backup had: they came back suspended, until an owner lets them in. */
  suspended: Array<Scalars['String']['output']>;
};

/** The number of a list's products that are delivered within some days. */
export type LeadTimeCount = {
  __typename?: 'LeadTimeCount';
  /** The number of products, including those in stock. */
  count: Scalars['Int']['output'];
  /** The limit for `ProductFilter.leadDays`. */
  days: Scalars['Int']['output'];
};

/** A picture that could not be fetched. */
export type LeftPicture = {
  __typename?: 'LeftPicture';
  /** The address in the file. */
  address: Scalars['String']['output'];
  /** The reason, in a sentence. */
  why: Scalars['String']['output'];
};

/** Values of a file that an import leaves, for one reason. */
export type LeftValue = {
  __typename?: 'LeftValue';
  /** The number of such values. */
  count: Scalars['Int']['output'];
  /** The heading of the column, or the name of the attribute. */
  heading: Scalars['String']['output'];
  /** The line of that value; null for a whole column. */
  line?: Maybe<Scalars['Int']['output']>;
  /** One of the values. */
  sample: Scalars['String']['output'];
  /** The reason, in a sentence. */
  why: Scalars['String']['output'];
};

/** A letter to the sender of a message, or to a buyer. It never changes. */
export type Letter = {
  __typename?: 'Letter';
  /** The e-mail address of the admin who wrote it. */
  admin: Scalars['String']['output'];
  /** The files that go out with it. */
  attachments: Array<EnquiryAttachment>;
  /** The time when it was written. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Why it could not be delivered, or that it is late; null while it waits, after it was sent, and where a site without a mail
   * server dropped it.
   */
  failure?: Maybe<MailFailure>;
  /** The opaque id of the letter. */
  id: Scalars['ID']['output'];
  /** What the letter is for. */
  kind: LetterKind;
  /** The status of the letter. */
  state: LetterState;
  /** The subject of the letter. */
  subject: Scalars['String']['output'];
  /** The text, as the admin wrote it. */
  text: Scalars['String']['output'];
};

/** The values that the admin enters for a letter. */
export type LetterInput = {
  /**
   * The ids of files that `addEnquiryAttachment` has answered with, in their order, which go out with the letter: at most 20 MB
   * together. One that is gone or that something else has is `BAD_USER_INPUT` at its place, such as `attachments.0`.
   */
  attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True: it was sent in another way, such as by a mail program, and the site only keeps it. */
  elsewhere?: InputMaybe<Scalars['Boolean']['input']>;
  /** The subject of the letter. */
  subject: Scalars['String']['input'];
  /** The text; line breaks are kept. */
  text: Scalars['String']['input'];
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

/** A backup that was just made. */
export type MadeBackup = {
  __typename?: 'MadeBackup';
  /** The backup, which was restored for a test and compared. */
  backup: Backup;
  /** The addresses of pictures whose files are missing, and so are not in the backup. */
  missing: Array<Scalars['String']['output']>;
};

/** A new key and its secret. */
export type MadeKey = {
  __typename?: 'MadeKey';
  /** The key itself. */
  key: Key;
  /** The secret, which cannot be read again: 'vtr_' and 49 letters and digits, the last six of which are a checksum. */
  secret: Scalars['String']['output'];
};

/** A webhook and its secret. */
export type MadeWebhook = {
  __typename?: 'MadeWebhook';
  /** The secret, which cannot be read again: 'whsec_' and 32 bytes in base64. */
  secret: Scalars['String']['output'];
  /** The webhook itself. */
  webhook: Webhook;
};

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

/** The rows or the columns of a matrix. */
export type MatrixAxis = {
  __typename?: 'MatrixAxis';
  /** The attribute; null for families. */
  attribute?: Maybe<Attribute>;
  /** The name of the attribute, or 'Seri' for families. */
  name: Scalars['String']['output'];
  /** The values in their order; at most forty. */
  values: Array<MatrixValue>;
};

/** The products that share the values of a row and a column. */
export type MatrixCell = {
  __typename?: 'MatrixCell';
  /** The number of products, which is never zero. */
  count: Scalars['Int']['output'];
  /** The first of the products by size. */
  product: Product;
  /** The first four of the products by size. */
  products: Array<Product>;
};

/** A value of the rows or columns of a matrix. */
export type MatrixValue = {
  __typename?: 'MatrixValue';
  /** The name that the site shows. */
  name: Scalars['String']['output'];
  /** The value for `SpecFilter.anyOf`; null for a family. */
  value?: Maybe<Scalars['ID']['output']>;
};

/** A kind whose products can be found by measuring a part. */
export type MeasurableKind = {
  __typename?: 'MeasurableKind';
  /** The category with the most of them; null where they are in none. */
  category?: Maybe<Category>;
  /** Measures that many products have, the most common ones first; at most four. */
  common: Array<CommonMeasures>;
  /** The drawing of the example, in which the letters stand, as SVG; see `SectionDrawing`. */
  drawing: Scalars['String']['output'];
  /** One of its products, with a picture if one has any. */
  example: Product;
  /** The kind of product. */
  kind: ProductKind;
  /** The measures that can be entered, at most four. */
  letters: Array<MeasuredLetter>;
  /** The number of its products, without those that are no longer made. */
  productCount: Scalars['Int']['output'];
};

/** A measured value of a part. */
export type MeasureInput = {
  /** The attribute that was measured. */
  attributeId: Scalars['ID']['input'];
  /** The value as typed: '20', '19,8 mm', '1/2"', or the name or id of an option. */
  value: Scalars['String']['input'];
};

/** A condition of a list: an option, or a range, both ends included. */
export type MeasuredCondition = {
  __typename?: 'MeasuredCondition';
  /** The attribute's id. */
  attributeId: Scalars['ID']['output'];
  /** The lower end in the attribute's unit, as it would be typed: '19,5'; null for an option. */
  from?: Maybe<Scalars['String']['output']>;
  /** The id of the option; null for a range. */
  option?: Maybe<Scalars['ID']['output']>;
  /** The upper end; null for an option. */
  to?: Maybe<Scalars['String']['output']>;
};

/** A letter in the drawing of a kind, and the attribute that it measures. */
export type MeasuredLetter = {
  __typename?: 'MeasuredLetter';
  /** The attribute that it stands for. */
  attribute: Attribute;
  /** The example's value, without its unit: '20'. */
  exampleText?: Maybe<Scalars['String']['output']>;
  /** One to three characters, which no other letter of the kind has: 'd'. */
  letter: Scalars['String']['output'];
};

/** The products that fit the measures. */
export type MeasuredProducts = {
  __typename?: 'MeasuredProducts';
  /** The conditions that the list of these products has. */
  conditions: Array<MeasuredCondition>;
  /** The number of products that fit. */
  count: Scalars['Int']['output'];
  /** The first three of them, by name. */
  first: Array<Product>;
  /** When none fits, the product with the nearest measures; null when no number was measured. */
  nearest?: Maybe<Product>;
};

/** A field of two products that are merged. */
export type MergeField = {
  __typename?: 'MergeField';
  /** The name of the field for `mergeProducts`: 'price', 'specs.iç-çap'. */
  field: Scalars['String']['output'];
  /** The value of the product that would go; it may be empty. */
  gone: Scalars['String']['output'];
  /** The value of the product that would stay; it may be empty. */
  kept: Scalars['String']['output'];
  /** The name of the field for people. */
  label: Scalars['String']['output'];
};

/** The result of merging two products. */
export type MergedProducts = {
  __typename?: 'MergedProducts';
  /** The product that stayed. */
  product: Product;
  /**
   * The change, for `undoChange`.
   * @deprecated Use `undoToken`.
   */
  undo: ChangedEntity;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A message that a visitor sent through the contact form. */
export type Message = {
  __typename?: 'Message';
  /** The visitor's company, if given. */
  company?: Maybe<Scalars['String']['output']>;
  /** The time of arrival. */
  createdAt: Scalars['DateTime']['output'];
  /** The sender's e-mail address. */
  email: Scalars['String']['output'];
  /** The enquiries that were made of it, the oldest first. */
  enquiries: Array<Enquiry>;
  /** The opaque id of the message. */
  id: Scalars['ID']['output'];
  /** What admins wrote to the sender, the oldest first. */
  letters: Array<Letter>;
  /** The text, with line breaks, as typed. */
  message: Scalars['String']['output'];
  /** The visitor's name. */
  name: Scalars['String']['output'];
  /** The version of the privacy notice shown when it was written; null for imported messages. */
  noticeVersion?: Maybe<Scalars['String']['output']>;
  /** The status of the message. */
  status: MessageStatus;
  /** The subject of the message. */
  subject: Scalars['String']['output'];
  /** Whether it is suspected of being spam; it is then kept apart, never dropped. */
  suspectedSpam: Scalars['Boolean']['output'];
  /** The mail to the company about the message, if it could not be delivered. */
  undelivered: Array<UndeliveredMail>;
};

/** A page of messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The items of the page, each with its cursor. */
  edges: Array<MessageEdge>;
  /** The messages of the page. */
  nodes: Array<Message>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A message and its position in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** The position of the item, for `after`; it stays valid when items are added or deleted. */
  cursor: Scalars['String']['output'];
  /** The message itself. */
  node: Message;
};

/** The values that a visitor enters for a message. */
export type MessageInput = {
  /** Optional: the company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address for the answer. */
  email: Scalars['String']['input'];
  /** Reserved, too: what people do not see, programs fill in. */
  leaveEmpty?: InputMaybe<Scalars['String']['input']>;
  /** The text; line breaks are kept. */
  message: Scalars['String']['input'];
  /** First and last name. */
  name: Scalars['String']['input'];
  /** The version of the privacy notice that the form showed. Default, and for an unknown one: the version in force. */
  noticeVersion?: InputMaybe<Scalars['String']['input']>;
  /** The subject of the message. */
  subject: Scalars['String']['input'];
  /** Reserved: leave this field out. */
  website?: InputMaybe<Scalars['String']['input']>;
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
export type Money = {
  __typename?: 'Money';
  /** The amount, in units of the currency, with at most two decimals. */
  amount: Scalars['Float']['output'];
  /** The currency of the amount. */
  currency: Currency;
  /** Whether KDV is in the amount. */
  includesVat: Scalars['Boolean']['output'];
};

/** An amount of money as a price list states it. */
export type MoneyInput = {
  /** The amount, in units of the currency. */
  amount: Scalars['Float']['input'];
  /** The currency of the amount: one that the site's settings for money name, or Turkish lira. */
  currency: Currency;
  /** Whether KDV is in the amount. Default: true. */
  includesVat?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The settings for money, which hold for the whole site. */
export type MoneySettings = {
  __typename?: 'MoneySettings';
  /** The number of products whose price is in each of these currencies. */
  counts: Array<CurrencyCount>;
  /** The currencies beside Turkish lira in which products may have their prices. */
  currencies: Array<Currency>;
  /**
   * The terms of payment that an offer in foreign money begins with; null for those of the program. In it, {döviz}, {kur}, {gün} and
   * {kaynak} stand for the currency, the rate, its day and its source.
   */
  foreignTerms?: Maybe<Scalars['String']['output']>;
  /** What the last list of the central bank was refused for, in a sentence; null when it was taken, or none was asked for. */
  lastProblem?: Maybe<Scalars['String']['output']>;
  /** What is added to the central bank's rate, as a percentage. */
  margin: Scalars['Float']['output'];
  /** After so many days without a new rate, people are told, and `whenOld` holds. */
  oldAfterDays: Scalars['Int']['output'];
  /** Which of the central bank's rates is taken. */
  rateKind: RateKind;
  /** Whether the page of a product says its price without KDV, too. */
  showsNet: Scalars['Boolean']['output'];
  /** Whether the page of a product with a price in a currency says that price, the rate and its day. */
  showsRate: Scalars['Boolean']['output'];
  /** Where rates come from. */
  source: RateSource;
  /** Today's rate of each currency; one that has none yet is left out. */
  today: Array<ExchangeRate>;
  /** The rates of KDV that exist. */
  vatRates: Array<VatRate>;
  /** The version, which grows with each save. */
  version: Scalars['Int']['output'];
  /** What becomes of prices whose rate is old. */
  whenOld: OldRate;
};

/** The settings for money to save. */
export type MoneySettingsInput = {
  /** The currencies beside Turkish lira in which products may have their prices. */
  currencies: Array<Currency>;
  /**
   * The terms of payment that an offer in foreign money begins with; null for those of the program. In it, {döviz}, {kur}, {gün} and
   * {kaynak} stand for the currency, the rate, its day and its source.
   */
  foreignTerms?: InputMaybe<Scalars['String']['input']>;
  /** What is added to the central bank's rate, as a percentage. */
  margin: Scalars['Float']['input'];
  /** After so many days without a new rate, people are told, and `whenOld` holds. */
  oldAfterDays: Scalars['Int']['input'];
  /** Which of the central bank's rates is taken. */
  rateKind: RateKind;
  /** Whether the page of a product says its price without KDV, too. */
  showsNet: Scalars['Boolean']['input'];
  /** Whether the page of a product with a price in a currency says that price, the rate and its day. */
  showsRate: Scalars['Boolean']['input'];
  /** Where rates come from. */
  source: RateSource;
  /** The rates of KDV that exist, each once. */
  vatRates: Array<VatRateInput>;
  /** What becomes of prices whose rate is old. */
  whenOld: OldRate;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes an account of an invitation and signs in to it. `NOT_FOUND` when the link no longer works. Open to all; wrong links
   * are limited per address.
   */
  acceptInvitation: Admin;
  /**
   * The buyer accepts an offer and so places the order: the enquiry is `WON`, and a PDF of the offer with the record of the
   * acceptance is kept, which never changes again. Only the last revision that was sent can be accepted: an earlier one is
   * `OFFER_REPLACED`, one whose last day is over `OFFER_EXPIRED`, one that was accepted already `OFFER_ACCEPTED`, and
   * `OFFER_CLOSED` is one that was declined or whose enquiry is closed. Repeating the call with the same `key` changes nothing
   * and gives the same answer. Open to all who have the link; limited per address and hour.
   */
  acceptOffer: EnquiryStatus;
  /** Replaces each row in the visitor's words by its first candidate. A row of a bare number stays unchanged. */
  acceptQuoteSuggestions: QuoteList;
  /**
   * Turns two-step sign-in on, with the first code of the app; returns ten recovery codes, which are shown only once and each
   * work once instead of a code. The person's other sessions, which a password alone had opened, end. A wrong code is
   * `BAD_USER_INPUT` with the field `code`, ten are `RATE_LIMITED`.
   */
  activateTotp: Array<Scalars['String']['output']>;
  /**
   * Stores a file that an enquiry can claim: a drawing or a photo, as PDF, JPG, PNG, STEP or DXF, recognised by its bytes, 10 MB
   * at most. `EnquiryInput.attachments` takes its id; a file that no enquiry has claimed within a day is removed. Nobody but
   * admins can read it again. Another format is `UNSUPPORTED_MEDIA_TYPE`, a larger one `PAYLOAD_TOO_LARGE`, one that is cut short
   * `INCOMPLETE_FILE`, and without room for more it is `QUOTA_EXCEEDED`. Open to all; limited per address and hour.
   */
  addEnquiryAttachment: EnquiryAttachment;
  /** Adds a note that only admins see. */
  addEnquiryNote: Enquiry;
  /**
   * The same from a file: CSV or the first sheet of an .xlsx workbook, 1 MB at most. Where a row names columns, below titles or not,
   * those of code and quantity are taken; else the cell with a known code and the last number that is a quantity. Limited per address.
   */
  addFileToQuoteList: PastedRows;
  /** Adds a language to the site. Its pages are there at once, in Turkish where they are not translated. */
  addLanguage: Language;
  /**
   * Adds the passkey that the browser has made. An answer to anything but one `beginPasskey` of this browser is
   * `BAD_USER_INPUT` with the field `response`; a passkey that is known already is `CONFLICT`.
   */
  addPasskey: Passkey;
  /**
   * Adds the files of a batch to their products, in one step that `undoImport` takes back. Files that were not sent yet are
   * awaited, and left out when none arrives for five minutes. Files without a product are left out.
   */
  addPictureBatch: PictureBatch;
  /**
   * Pins products or a page to a search. `BAD_USER_INPUT` with the field for words with digits, words that another pin has,
   * unknown products and pages, and a pin without either.
   */
  addPin: Pin;
  /**
   * Redirects an address permanently, as long as the site has no page there. `BAD_USER_INPUT` with the field for an address of a
   * page or file of the site, for a target that does not exist, is the address itself or is redirected, and for an address that
   * others are redirected to.
   */
  addRedirect: Redirect;
  /**
   * Records that a part of an order was sent: so much of these rows, and with what was sent before not more than was ordered. The
   * order has to be confirmed; with the last part it becomes `SENT`.
   */
  addShipment: RecordedShipment;
  /**
   * Adds a synonym, which has effect at once. `BAD_USER_INPUT` with the field for words with digits, since codes and measures
   * never take part, and for words that another synonym or group has.
   */
  addSynonym: Synonym;
  /**
   * Adds rows to the visitor's quote list, which a cookie identifies; a product that is already there gets the added quantity.
   * At most 60 rows. Open to all, like every operation on the visitor's own list; limited per address.
   */
  addToQuoteList: QuoteList;
  /**
   * Adds products of a family in one step, which `undoChange` takes back: all of them, or none. Each is like the pattern, with
   * its pictures, documents and specs, but for what is the pattern's own (its codes and those of other makers, price breaks, what
   * is bought together with it, its successor and the place on the home page), and but for what its row names: `specs` replaces
   * those of the attributes that it names. A pattern without a family is put into this one. A row that is wrong is
   * `BAD_USER_INPUT`, which names all of them; see `newVariants`.
   */
  addVariants: AddedVariants;
  /** Answers the buyer, as `answerMessage`; a new enquiry is in progress from then on. */
  answerEnquiry: Enquiry;
  /**
   * Answers a message: the letter is kept with it, goes by e-mail unless it was sent elsewhere, and the message is REPLIED from
   * then on. The mail is tried until the mail server has taken it, also over a restart. `BAD_USER_INPUT` for suspected spam, for
   * a text with a placeholder that was not filled in, and where the site has no mail server: see `sendsMail`.
   */
  answerMessage: Message;
  /** Assigns files to products, or leaves them out; an answer with neither withdraws an earlier one. */
  answerPictureFiles: PictureBatch;
  /**
   * Arranges the views of a list for the signed-in person alone, including those for everyone. Views that are not named come
   * last; unknown ids are ignored.
   */
  arrangeViews: Views;
  /**
   * Requires two-step sign-in of everybody, or makes it optional again. People without it have to set it up at their next
   * sign-in, within seven days, and can do nothing else until then. `CONFLICT` for an owner who has none.
   */
  askForTwoStep: TwoStepRule;
  /**
   * The buyer asks something on the page of an enquiry, with files if any. It raises a notice, and the enquiry needs an answer.
   * Repeating the call with the same `key` changes nothing. Open to all who have the link; limited per address and hour.
   */
  askQuestion: EnquiryStatus;
  /** Assigns an enquiry to an admin. */
  assignEnquiry: Enquiry;
  /**
   * Begins to add a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for `navigator.credentials.create`. It is
   * valid for five minutes, in this browser. `BAD_REQUEST` where the site has no address with https.
   */
  beginPasskey: Scalars['JSON']['output'];
  /**
   * Begins a sign-in by passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for `navigator.credentials.get`; null
   * where the site has no passkeys. It is valid for five minutes, once, in this browser, and names no account.
   */
  beginPasskeySignIn?: Maybe<Scalars['JSON']['output']>;
  /**
   * Begins to add pictures and documents by their file names, and returns which products the names mean. No product changes
   * before `addPictureBatch`. An earlier batch of the admin that was not added is removed.
   */
  beginPictureBatch: PictureBatch;
  /** Begins to set up an authenticator app; nothing is asked for at the sign-in until `activateTotp`. `CONFLICT` when there is one. */
  beginTotp: TotpSetup;
  /**
   * Restores an entity from the bin with everything that belonged to it: specs, pictures, category, its place in the search, and
   * the products that it replaced. `CONFLICT` or `BAD_USER_INPUT` when its id or stock code is in use again.
   * @deprecated Use `restoreFromBin`.
   */
  bringBack: Scalars['Boolean']['output'];
  /**
   * Brings several rows back, the one that was deleted last first, as `bringBack`: all of them or none. Returns how many there
   * were.
   * @deprecated Use `restoreFromBin`.
   */
  bringManyBack: Scalars['Int']['output'];
  /**
   * Cancels one of the admin's own jobs, which then fails with `CANCELED` and changes nothing. True when it was asked to stop; a
   * job that has just saved its work still succeeds. False when it has already ended, or is unknown.
   */
  cancelJob: Scalars['Boolean']['output'];
  /**
   * Cancels what is left to send of a row of an order, with a reason that the buyer reads. A reason that is left out or null takes
   * that back. A call that changes nothing does nothing.
   */
  cancelOrderRow: Order;
  /** Changes the admin's password and ends the admin's other sessions, and the open invitations that the admin made. */
  changePassword: Scalars['Boolean']['output'];
  /** Changes a pin, including its words. `NOT_FOUND` when there is none with this key. */
  changePin: Pin;
  /**
   * Changes up to five hundred products in one step, which `undoChange` takes back as a whole. Each row has the version that it
   * is based on: a row that was changed since, or is refused, has its errors and stays unchanged, and the others are saved.
   * Stock codes may be exchanged among the rows.
   */
  changeProductRows: ChangedProductRows;
  /**
   * Changes several products in one step, which `undoChange` takes back. Omitted fields stay unchanged. `CONFLICT` when the
   * number of products differs from `which.count`. Several products cannot get one name or one code, also not the manufacturer's
   * or that of another maker.
   */
  changeProducts: ChangedProducts;
  /** Changes a row of the visitor's quote list. */
  changeQuoteRow: QuoteList;
  /** Changes a synonym, including its words. `NOT_FOUND` when there is none with this key. */
  changeSynonym: Synonym;
  /**
   * Sets how the signed-in person is notified of a kind of event. `FORBIDDEN` for a kind that the roles do not include,
   * `BAD_USER_INPUT` for mails where the site sends none.
   */
  chooseNotices: NoticeSettings;
  /** Chooses the quote list that is shown, sent and added to. The others stay. */
  chooseQuoteList: QuoteList;
  /** Removes all rows from one of the visitor's quote lists. */
  clearQuoteList: QuoteList;
  /**
   * Writes the changes of a proposal in one step, which `undoChange` takes back. `CONFLICT`, and nothing is written, when
   * somebody has changed one of these values since, when it is already decided, and after a week.
   */
  confirmProposal: Proposal;
  /** Confirms translations as they are: drafts of a machine are on the site from then on, and outdated ones still right. */
  confirmTranslations: ConfirmedTranslations;
  /** Adds a template of answers; its id is made from its name. */
  createAnswerTemplate: AnswerTemplate;
  /** Adds an attribute; its id is made from its name. */
  createAttribute: Attribute;
  /** Adds a category; its id is made from its name. */
  createCategory: Category;
  /** Adds a document, which products can then name. */
  createDocument: Document;
  /** Adds a family; its id is made from its name. */
  createFamily: Family;
  /** Adds a profile of imports; its id is made from its name. */
  createImportProfile: ImportProfile;
  /** Adds a template of terms for offers; its id is made from its name. */
  createOfferTemplate: OfferTemplate;
  /**
   * Plans a change for a time, optionally with a time at which it is taken back: a status, prices by a rule, or new values of
   * one thing. The results are calculated now, as they will be after everything that is planned before. At its time the plan
   * stops, and changes nothing, where somebody has changed one of these values since. Returns the id of the plan.
   */
  createPlan: Scalars['ID']['output'];
  /**
   * Creates a link that shows the page of one thing to everybody who has the link, until it expires or the thing is published
   * with all its waiting changes: then it redirects to that page. A family is shown on the page of its first product, and a
   * document in the list of documents. `CONFLICT` when there are already twenty valid links.
   */
  createPreviewLink: NewPreviewLink;
  /** Adds a product. Its id is made by the server. */
  createProduct: Product;
  /** Adds a kind of product; its id is made from its name. */
  createProductKind: ProductKind;
  /** Makes another quote list of the visitor, which is chosen from then on. There are at most five. */
  createQuoteList: QuoteList;
  /**
   * Saves the filters and the order of a list under a name. A view for everyone is visible to all who can open the list, who may
   * also change and delete it; other views are private. `CONFLICT` when there are already 50 of that kind, `BAD_USER_INPUT` for
   * a name that is in use.
   */
  createView: View;
  /**
   * Adds an endpoint that is notified of events by signed requests, as Standard Webhooks describe them. Only this answer
   * contains the secret. `CONFLICT` when there are already ten webhooks.
   */
  createWebhook: MadeWebhook;
  /**
   * The buyer declines an offer, and the enquiry is `LOST`; only another offer opens it again. Errors as of `acceptOffer`. Open
   * to all who have the link; limited per address and hour.
   */
  declineOffer: EnquiryStatus;
  /** Declines a proposal. `CONFLICT` when it is already decided. */
  declineProposal: Proposal;
  /** Removes a template of answers; letters keep what was filled in from it. */
  deleteAnswerTemplate: Scalars['Boolean']['output'];
  /** Removes an attribute that no product, no kind and no family uses; otherwise it is `CONFLICT`. */
  deleteAttribute: Scalars['Boolean']['output'];
  /** Moves a category into the bin; its products stay, without a category. */
  deleteCategory: Scalars['Boolean']['output'];
  /** Removes a document and its file, also from the products that name it. */
  deleteDocument: Scalars['Boolean']['output'];
  /** Moves an enquiry into the bin, with its notes and offers; it is erased for good by `eraseFromBin`, or after thirty days. */
  deleteEnquiry: Scalars['Boolean']['output'];
  /** Removes a family that has no products; otherwise it is `CONFLICT`. */
  deleteFamily: Scalars['Boolean']['output'];
  /** Moves a picture into the bin by its address; refused while something shows it or a history can restore it. */
  deleteImage: Scalars['Boolean']['output'];
  /** Removes a profile of imports; what it has imported stays. */
  deleteImportProfile: Scalars['Boolean']['output'];
  /** Moves a message into the bin; it is erased for good by `eraseFromBin`, or after thirty days. */
  deleteMessage: Scalars['Boolean']['output'];
  /**
   * Deletes a product, a category, an attribute, a kind or a family by its `nodeId`, as the mutation of its type does, and
   * answers with its ids, so that a client can take it out of its lists.
   */
  deleteNode: DeletedNode;
  /** Removes a template of terms; offers keep what was filled in from it. */
  deleteOfferTemplate: Scalars['Boolean']['output'];
  /** Moves a product into the bin, from which `restoreFromBin` restores it for thirty days. */
  deleteProduct: Scalars['Boolean']['output'];
  /** Removes a kind that no product has; otherwise it is `CONFLICT`. */
  deleteProductKind: Scalars['Boolean']['output'];
  /**
   * Moves several products into the bin, from which `undoDeletion` restores them in one call; returns how many existed.
   * @deprecated Use `removeProducts`.
   */
  deleteProducts: Scalars['Int']['output'];
  /** Deletes one of the visitor's quote lists with its rows. The link of a copy goes on working. */
  deleteQuoteList: QuoteList;
  /** Takes back a shipment that was recorded by mistake; the state of the order stays. */
  deleteShipment: Order;
  /**
   * Moves one thing into the bin, as the mutation of its kind does, and answers with the token that brings it back: `undo(token:)`.
   * `NOT_FOUND` when there is none; `CONFLICT` when something uses it. A key deletes what belongs to products.
   */
  deleteThing: DeletedThing;
  /** Removes a view, also one for everyone. `NOT_FOUND` also for the view of another person. */
  deleteView: Scalars['Boolean']['output'];
  /** Removes a webhook and its waiting deliveries; true if there was one. */
  deleteWebhook: Scalars['Boolean']['output'];
  /**
   * Moves the waiting changes of a product into the bin; the published values stay.
   * @deprecated Use `discardWaitingValues`.
   */
  discardWaiting: Product;
  /** Moves the waiting changes of one thing into the bin; the published values stay. */
  discardWaitingValues: ThingOnSite;
  /** Does the next step of a plan at once. */
  doPlanNow: Scalars['Boolean']['output'];
  /** Removes a batch that was not added, with its files. False when there is no such batch. */
  dropPictureBatch: Scalars['Boolean']['output'];
  /** Ends all of the admin's own sessions but this one, and the open invitations that the admin made; returns how many sessions there were. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends the link to the copy of a quote list at once, and deletes the copy. */
  endQuoteListShare: QuoteList;
  /** Ends one of the signed-in admin's own sessions. */
  endSession: Scalars['Boolean']['output'];
  /** Erases rows in the bin for good, all of them or none. */
  eraseForGood: EmptiedBin;
  /**
   * Erases a row in the bin for good.
   * @deprecated Use `eraseForGood`.
   */
  eraseFromBin: Scalars['Boolean']['output'];
  /**
   * Erases several rows in the bin for good, all of them or none. Returns how many there were.
   * @deprecated Use `eraseForGood`.
   */
  eraseManyFromBin: Scalars['Int']['output'];
  /**
   * Erases the stored data of one person, including unsent mails, so that none of it is left on the server except in backups.
   * Orders of the person lose the person, chosen or not; what was ordered stays. The audit log records the amount and not the
   * name. Returns the number of erased entries.
   */
  erasePersonalData: Scalars['Int']['output'];
  /** Exports the stored data of one person; the audit log records the export. */
  exportPersonalData: PersonalDataFile;
  /** Fetches the list of the central bank now, whatever the hour is. `BAD_USER_INPUT` says why the list was not taken. */
  fetchExchangeRates: Array<ExchangeRate>;
  /** Forgets a customer's own code. Rows and offers that name it stay as they are. */
  forgetCustomerCode: Scalars['Boolean']['output'];
  /** Puts an ignored word back on the list of those without a hit. `NOT_FOUND` for one that is not ignored. */
  heedWord: Scalars['Boolean']['output'];
  /** Takes a search word off the list of those without a hit. A second call changes nothing. */
  ignoreWord: Scalars['Boolean']['output'];
  /**
   * Imports a whole content document, as `npm run content -- export` writes it: checks everything first, then adds and replaces
   * by id in one step, or changes nothing. What is stored but not in the document stays. Pictures may be given by https address
   * or as `data:image/…`. What is wrong is `BAD_USER_INPUT` with the first place as `field` and all of them, at most a hundred,
   * as `problems` of `field` and `message`.
   */
  importContent: ImportReport;
  /**
   * Imports firms from a CSV or .xlsx file: by their headings, or by the columns of an export profile of customers, whose file comes
   * back so. A firm is found by its id, tax number, domain or an address that wrote; one that is not there is added with its domain,
   * and no people. A blank cell leaves what is stored, and wrong rows leave the others alone.
   */
  importCustomers: CustomerImport;
  /**
   * Imports products from a file of at most 5 MB and 20,000 rows: CSV, .xlsx, XML or JSON lines, with the columns of the export
   * at /admin/products.csv and /admin/products.xlsx in any order, under their English or Turkish names. A row means the product
   * with its id, or else with its stock code, or else the one with its name in its category; any other row adds a product.
   * Fields without a column stay unchanged. The import is atomic: one row that is wrong or unclear is `BAD_USER_INPUT` and
   * nothing is imported, unless `skipWrong` is true. docs/api.md and docs/imports.md describe it.
   */
  importProducts: SheetReport;
  /**
   * Takes the file of a translator: XLIFF 1.2 or 2.0, PO, or the workbook that was exported. Units whose Turkish text has changed
   * since, that have lost or gained tags, or that the site does not know are named in the answer and not applied. `BAD_USER_INPUT`
   * with the `reason` NOT_TRANSLATIONS, WRONG_LANGUAGE or NO_SOURCE for a file that is none.
   */
  importTranslations: TranslationImport;
  /**
   * Invites someone by a link that works once and for 72 hours, and sends it by mail where the site does. An earlier invitation
   * of the same address ends. `CONFLICT` when there is such a person already.
   */
  invitePerson: SentInvitation;
  /**
   * Joins a firm to another: what both sent is shown with that one. Nothing is moved, so that `into: null` parts them again as they
   * were. `BAD_USER_INPUT` where the other one was joined to this one.
   */
  joinCustomer: Customer;
  /**
   * Stores changes of a published product that wait until they are published; visitors still see the published values. Values
   * that equal the published ones do not wait, and another `status` is `BAD_USER_INPUT`. `CONFLICT` when the product was saved
   * since, or is not published.
   * @deprecated Use `keepWaitingValues`.
   */
  keepWaiting: Product;
  /**
   * Stores new values of one published thing that wait until they are published: of a product, category, family, document, sector or
   * the about page. A key keeps, publishes and discards what belongs to products: the first four.
   */
  keepWaitingValues: ThingOnSite;
  /**
   * Learns from a row of an enquiry which product the buyer's words mean to that company, known by the domain of the e-mail
   * address. An earlier meaning is replaced. Refused where strangers share the domain, as with mail providers.
   */
  learnCustomerCode: CustomerCode;
  /** Leaves a step that had stopped undone. */
  leavePlan: Scalars['Boolean']['output'];
  /**
   * Returns the rows that such an import would skip, as they are in the file and each with its reason: an .xlsx workbook in
   * base64. Changes nothing.
   */
  leftOutRows: Scalars['String']['output'];
  /** Lets a rate pass that stopped itself because it differs by more than 5 % from the one before, so that prices follow it. */
  letExchangeRatePass: ExchangeRate;
  /**
   * Makes a backup of the whole site, which keeps running, and tests that it can be restored. The job reports its four steps: it
   * copies, takes checksums, writes the file, and restores it for a test.
   */
  makeBackup: MadeBackup;
  /**
   * Creates a key with which a program sends files to a profile by `PUT /import/…`; an earlier one no longer works. Only this
   * answer contains the key; the site keeps a hash of it.
   * @deprecated Use `makeKey` with `profileIds`.
   */
  makeImportKey: Scalars['String']['output'];
  /**
   * Creates a key for a program, which sends it as `Authorization: Bearer vtr_…`. Only this answer contains the key; the site
   * keeps a hash of it. A key never allows more than the roles of the person who made it do at that time.
   */
  makeKey: MadeKey;
  /**
   * Makes the next revision of the offer that answers an enquiry, and moves a new enquiry to `IN_PROGRESS`. Only admins see it
   * before `sendOffer`.
   */
  makeOffer: Enquiry;
  /** Creates ten new recovery codes; earlier ones no longer work. */
  makeRecoveryCodes: Array<Scalars['String']['output']>;
  /** Merges two options of an attribute: products that have the first get the second. */
  mergeOptions: Attribute;
  /**
   * Makes one product of two in one step, which `undoChange` takes back. The second goes into the bin. Its pictures, documents
   * and lines of enquiries, offers and quote lists move to the first, and so do sectors and products that name it; its address
   * leads there. `CONFLICT` when one was saved since its version, `NOT_FOUND` when one is gone, `BAD_USER_INPUT` when they are
   * the same.
   */
  mergeProducts: MergedProducts;
  /**
   * Says of which firm an address is, where two firms share a domain, with all that was and will be sent from it. Answers with that
   * firm.
   */
  moveCustomerAddress: Customer;
  /** Changes the times and the name of a plan that is not done. */
  movePlan: Scalars['Boolean']['output'];
  /**
   * Moves several products to a category; returns how many existed.
   * @deprecated Use `changeProducts`.
   */
  moveProducts: Scalars['Int']['output'];
  /**
   * Lets a run pass that stopped itself: its file is imported by the profile as it is now. `CONFLICT` when a later run of the
   * profile has gone through, and when the result would differ from that of the trial.
   */
  passImportRun: SheetReport;
  /**
   * Adds lines of code and quantity, as pasted from a spreadsheet or a chat, to the visitor's quote list: '6204-2RS; 4', '10 adet
   * 6205-2RS'. A line that the search cannot assign to one product is added in the visitor's words; so is a bare number, unless it is a
   * product's code. A quantity is turned into the unit that its product is sold by. If there are too many lines, none is added. A line
   * without a known code costs what a search costs; one list of an address is read at a time.
   */
  pasteIntoQuoteList: PastedRows;
  /**
   * Changes only the fields in `changes` of the product with this id or stock code; no field is required. With both, or with
   * neither, it is `BAD_USER_INPUT`.
   * @deprecated Use `upsertProducts`.
   */
  patchProduct: Product;
  /**
   * Changes up to a hundred products as `patchProduct` does, each on its own: a row that is refused has its errors, and the
   * others are saved. The answer has a row for each, in the same order. What is saved is one change of the history, unless a
   * product stands twice: `undoChange` takes it back as a whole.
   * @deprecated Use `upsertProducts`.
   */
  patchProducts: Array<PatchedProduct>;
  /** Checks a whole backup and returns what restoring it would change; changes nothing. */
  previewRestore: RestorePlan;
  /**
   * Proposes changes of products and writes none of them: each is saved on trial and rolled back, and a person confirms all of
   * them at the address `/admin/proposals/ID`. `BAD_USER_INPUT` with all rows that are wrong as `problems`, and when nothing
   * would change; `CONFLICT` when a hundred proposals wait.
   */
  proposeChanges: Proposal;
  /**
   * Publishes the waiting changes of a product in one step. Fields that others have changed on the site since stay unchanged,
   * unless they also wait: then it is `CONFLICT`, and nothing is changed. With `input`, these values are saved instead of those
   * that wait.
   * @deprecated Use `publishWaitingValues`.
   */
  publishWaiting: Product;
  /**
   * Publishes the waiting changes of one thing in one step. Fields that others have changed on the site since stay unchanged,
   * unless they also wait: then it is `CONFLICT`, and nothing is changed. With `values`, these are saved instead.
   */
  publishWaitingValues: ThingOnSite;
  /** Marks notices of the signed-in person as read, and returns how many are still unread. Unknown ids are ignored. */
  readNotices: Scalars['Int']['output'];
  /** Reads the headings of a file and suggests the columns for `importProducts`. Changes nothing. */
  readSheet: Sheet;
  /**
   * Records that the buyer has accepted an offer by telephone, by mail or on paper, and so places the same order as `acceptOffer`. It
   * has to be the last offer that was sent, whose last day may be over; where it was accepted already it is `OFFER_ACCEPTED`. The
   * same `key` is the same order.
   */
  recordAcceptance: Order;
  /**
   * Sends or drops the events that were held while a webhook was off or since a backup was restored. Returns how many there
   * were. `CONFLICT` for sending while it is off.
   */
  releaseWebhookEvents: Scalars['Int']['output'];
  /**
   * Reminds the buyer of an offer, as `answerEnquiry`. `BAD_USER_INPUT` for an offer that was not sent or has been replaced by
   * one that was, and for an enquiry that is won or lost.
   */
  remindBuyer: Enquiry;
  /**
   * Removes the key of a profile. False when it has none.
   * @deprecated Use `makeKey` with `profileIds`.
   */
  removeImportKey: Scalars['Boolean']['output'];
  /** Takes a language off the site. Its texts are kept, and are there when it is added again. */
  removeLanguage: Scalars['Boolean']['output'];
  /** Removes a passkey of the signed-in person; true if there was one. */
  removePasskey: Scalars['Boolean']['output'];
  /**
   * Removes an account, and ends the open invitations that the person made; the history keeps the e-mail address, and enquiries
   * lose their assignee. `CONFLICT` for the last owner.
   */
  removePerson: Scalars['Boolean']['output'];
  /** Moves a pin into the bin. `NOT_FOUND` when there is none with this key. */
  removePin: Scalars['Boolean']['output'];
  /**
   * Moves up to 1,000 products into the bin in one step, which `undo` takes back: those with these ids and with these stock
   * codes. What no product has is named in the answer, and is no error, so that the call can be repeated.
   */
  removeProducts: RemovedProducts;
  /** Removes a row from the visitor's quote list; a missing one is no error. */
  removeQuoteRow: QuoteList;
  /** Removes the redirect of an address. */
  removeRedirect: Scalars['Boolean']['output'];
  /** Moves a synonym into the bin. `NOT_FOUND` when there is none with this key. */
  removeSynonym: Scalars['Boolean']['output'];
  /** Turns two-step sign-in off; true if it was on, or being set up. */
  removeTotp: Scalars['Boolean']['output'];
  /** Changes the name of a person. */
  renamePerson: Person;
  /** Names one of the visitor's quote lists. */
  renameQuoteList: QuoteList;
  /**
   * Puts the rows of an earlier enquiry on the visitor's quote list, as the catalogue has them today: a product that is no longer
   * made is replaced by its successor, and each row says what is different.
   */
  repeatEnquiry: QuoteList;
  /** Repeats erasures whose data a restore brought back, all of them or none. Returns the number of erased entries. */
  repeatErasures: Scalars['Int']['output'];
  /**
   * Puts the accepted lines of the order on the page of an enquiry on the visitor's quote list, as `repeatEnquiry` does with what
   * was asked for: the quantities, optional lines and alternatives that were ordered.
   */
  repeatOrder: QuoteList;
  /**
   * The buyer asks for another offer, line by line or in words. The present one stays valid. It raises a notice, and the
   * enquiry needs an answer. Errors as of `acceptOffer`. Open to all who have the link; limited per address and hour.
   */
  requestOfferChange: EnquiryStatus;
  /**
   * The buyer asks for a new offer in place of one whose last day is over, else it is `BAD_USER_INPUT`. A second call for the
   * same offer changes nothing. Open to all who have the link; limited per address and hour.
   */
  requestOfferRenewal: EnquiryStatus;
  /** Sends all events of a webhook again whose last attempt failed; returns how many. `CONFLICT` while it is off. */
  resendFailedDeliveries: Scalars['Int']['output'];
  /** Sends an event again at once, whether or not it was accepted. `CONFLICT` while the webhook is off. */
  resendWebhookDelivery: WebhookDelivery;
  /**
   * Replaces content, messages, accounts and files by those of a backup. The backup is checked first; then the site answers 503
   * for some seconds, and the former data is moved to a folder next to the backups. True when the restore is about to begin;
   * `lastRestore` has its result. It ends all sessions and open invitations.
   */
  restoreBackup: Scalars['Boolean']['output'];
  /**
   * Brings a deleted category back, and into it those of its former products that still have no category.
   * @deprecated Use `restoreFromBin`, or `undo`.
   */
  restoreCategory: Category;
  /**
   * Restores rows from the bin with everything that belonged to them: specs, pictures, category, their place in the search, and
   * the products that they replaced. All of them or none, the one that was deleted last first. `CONFLICT` or `BAD_USER_INPUT`
   * when an id or a stock code is in use again.
   */
  restoreFromBin: EmptiedBin;
  /**
   * Restores an entity to its state after a change, as a new change. References to entities that no longer exist are left out.
   * `CONFLICT` when it was saved since or is deleted, `BAD_USER_INPUT` when the state does not fit the present data, `FORBIDDEN`
   * for an entity that the roles do not edit.
   */
  restoreRevision: Scalars['Boolean']['output'];
  /** Revokes a key for good and closes its sockets; false when it was already revoked. */
  revokeKey: Scalars['Boolean']['output'];
  /**
   * Creates a new secret for a key. The former one works for another 24 hours, so that programs can change over. `CONFLICT` for
   * a key that was revoked.
   */
  rotateKey: MadeKey;
  /** Creates a new secret for a webhook. For 24 hours each request has a signature of both, so that the receiver can change over. */
  rotateWebhookSecret: MadeWebhook;
  /**
   * Saves texts in other languages, all of them or none; `BAD_USER_INPUT` names everything that is wrong, each with a
   * `TranslationFault` in `extensions.problems`. What is as it is stored already is not written. A key writes drafts of a machine, which
   * are not on the site until a person confirms them.
   */
  saveTranslations: SavedTranslations;
  /**
   * Declares findings of a health check to be fine: they are no longer counted, and what is missing does not lower the
   * completeness. Returns how many of the products exist. `BAD_USER_INPUT` for a check of other things than products.
   */
  sayFine: Scalars['Int']['output'];
  /**
   * Stores an enquiry, and confirms it by e-mail where the site sends mail. Repeating the call with the same `key` stores
   * nothing again. Open to all; limited per address and hour.
   */
  sendEnquiry: SentEnquiry;
  /** Stores a visitor's message with the status NEW. Open to all; limited per address and hour. */
  sendMessage: Message;
  /**
   * Sends an offer to the buyer, and moves the enquiry to `OFFERED`: from then on the page of the enquiry shows it and its PDF
   * has an address. With a text it goes by e-mail, too, with the PDF; the mail is kept until the mail server has taken it, also
   * over a restart. A text is `BAD_USER_INPUT` where the site has no mail server: see `sendsMail`.
   */
  sendOffer: Enquiry;
  /**
   * Stores a file of a batch: a picture as `uploadImage` does, a document as `uploadDocument` does. A file that is refused says
   * why in its `problem`; one that has come already stays as it is.
   */
  sendPictureFile: PictureBatchFile;
  /** Sets the state of an enquiry. */
  setEnquiryState: Enquiry;
  /** Marks an enquiry as suspected spam, or removes the mark. */
  setEnquirySuspectedSpam: Enquiry;
  /**
   * Types a rate of exchange, which all prices in that currency follow from then on, in one step that `undoChange` takes back. A rate
   * that differs by more than 5 % from the last one waits for `confirmed`: it is `BAD_USER_INPUT` with the field `rate`.
   */
  setExchangeRate: ExchangeRate;
  /**
   * Keeps the numbers under which another program knows things of one kind, all of them or none. A number that another thing of
   * that kind has is `CONFLICT` with `reason: "EXTERNAL_ID_TAKEN"`. Products and categories need `WRITE_PRODUCTS`, the others
   * `WRITE_OFFERS`. Answers with all numbers of these things.
   */
  setExternalIds: Array<ExternalId>;
  /**
   * Stores the credentials for the address of a profile, encrypted; they are never returned, are sent to its scheme, host and port
   * alone, and are forgotten when these change. False when they were removed.
   */
  setImportSignIn: Scalars['Boolean']['output'];
  /** Marks a message as read or replied; NEW is refused. */
  setMessageStatus: Message;
  /** Marks a message as suspected spam, or removes the mark. */
  setMessageSuspectedSpam: Message;
  /**
   * Records what the company's accounts have made of an order; the buyer's page shows it. What is left out stays, and null clears.
   * A call that changes nothing does nothing.
   */
  setOrderPapers: Order;
  /**
   * Moves an order to another state: forward to any later one, back by one step, or to `CANCELLED` with a reason before it was
   * delivered. A cancelled order goes back to the state that it had, unless the enquiry got another order since. A step back is
   * `BAD_USER_INPUT` when it is wider. The same state with another text, carrier or number is recorded, too; a call that changes
   * nothing does nothing.
   */
  setOrderState: Order;
  /**
   * Changes what a person may do, and ends the person's sessions, so that it holds from now on, and the open invitations that
   * the person made and may not make any more. `CONFLICT` for the last owner.
   */
  setPersonRoles: Person;
  /**
   * Suspends a person, or lifts the suspension. Sessions, and open invitations that the person made, end at once; the history
   * keeps the name. `CONFLICT` for the last owner.
   */
  setPersonSuspended: Person;
  /** Adds a product to the home page or removes it. */
  setProductFeatured: Product;
  /**
   * Adds several products to the home page or removes them; returns how many existed.
   * @deprecated Use `changeProducts`.
   */
  setProductsFeatured: Scalars['Int']['output'];
  /** Publishes the texts of a thing in a language, hides them, or keeps them as drafts. Turkish and other languages stay as they are. */
  setTranslationStatus: ThingTranslations;
  /**
   * Publishes the texts of many products in a language, hides them, or keeps them as drafts, in one step. Turkish and other languages
   * stay as they are.
   */
  setTranslationStatuses: ConfirmedTranslations;
  /**
   * Switches a webhook on or off. Events that happen while it is off are held; see `releaseWebhookEvents`. One whose key has ended
   * belongs from then on to the person who switches it on.
   */
  setWebhookOn: Webhook;
  /** Declares that a pair is two products, so that `doubles` leaves it out, or withdraws that. */
  settleDouble: Scalars['Boolean']['output'];
  /** Assigns a product to a row that the buyer wrote, or whose product was deleted; the buyer's words are kept. */
  settleEnquiryRow: Enquiry;
  /**
   * Takes a mail that could not be delivered off the list of what waits. What it was about says further on that it did not
   * arrive. `NOT_FOUND` also for one that was dealt with already.
   */
  settleFailedMail: Scalars['Boolean']['output'];
  /**
   * Copies a quote list for everyone who has its link, for thirty days from now: products, quantities, and lines in the visitor's
   * words, without notes and the name. A list that is shared already keeps its link, which then leads to the new copy.
   */
  shareQuoteList: QuoteList;
  /**
   * Opens a session and sets its cookie. A wrong address or password is `UNAUTHENTICATED` with one text, a wrong code
   * `UNAUTHENTICATED` with the field `code` and a sentence that says why; too many are `RATE_LIMITED`. A browser may drop the
   * cookie, as one of https on a page of http: ask for `me`.
   */
  signIn: Admin;
  /**
   * Opens a session and sets its cookie, as `signIn` does; a passkey is both steps in one. Any failure is `UNAUTHENTICATED` with
   * one text; too many are `RATE_LIMITED`.
   */
  signInWithPasskey: Admin;
  /** Ends the session on the server and clears its cookie; true if there was one. */
  signOut: Scalars['Boolean']['output'];
  /**
   * Says that texts are right for the present Turkish: outdated ones are no longer outdated, and those of a machine are confirmed. A text
   * becomes outdated again when the Turkish one changes.
   */
  stillRight: ThingTranslations;
  /** Withdraws such a declaration; returns how many findings it was about. */
  takeBackFine: Scalars['Int']['output'];
  /**
   * Writes down an enquiry for a buyer who called, wrote or came. Nobody is mailed: the buyer gets the link with the offer, once an
   * admin sends it. The admin is responsible for it.
   */
  takeEnquiry: Enquiry;
  /** Adds the rows of a shared list to the visitor's own. Limited per address, like every guess of a link. */
  takeSharedQuoteList: QuoteList;
  /**
   * Does a step that had stopped, without the things that somebody has changed since and that are not in `over`: these leave the
   * plan. The step that takes the change back waits again.
   */
  takeUpPlan: Scalars['Boolean']['output'];
  /** Sends the event `webhook.test` to a webhook. `CONFLICT` while it is off. */
  testWebhook: WebhookDelivery;
  /**
   * Takes back one step by the `undoToken` of its answer: a change, a deletion or an import. A field that was changed again since, and
   * what was deleted since, stay unchanged and are named. `NOT_FOUND` when it is older than the history or the bin keeps, or, for
   * a key, when it is not a step of that key; `CONFLICT` for an import that is undone already. `FORBIDDEN` for what the roles do
   * not edit.
   */
  undo: Undone;
  /**
   * Takes back a change by its field values, with everything that the same step changed. A field that was changed again since,
   * and an entity that was deleted since, stay unchanged and are named. `NOT_FOUND` when the history has no such change,
   * `BAD_USER_INPUT` when the former values do not fit the present data; then nothing is changed. `FORBIDDEN` for a kind that
   * the roles do not edit.
   * @deprecated Use `undo`.
   */
  undoChange: UndoneChange;
  /**
   * Restores entities of one kind from the bin, for each id the one that was deleted last: all of them or none. See `bringBack`;
   * returns how many there were.
   * @deprecated Use `undo`.
   */
  undoDeletion: Scalars['Int']['output'];
  /**
   * Undoes an import: products that it added are removed, and values that it changed are restored. A value that someone has
   * changed since stays, as does an added product that was edited since; `productImports` lists them. `CONFLICT` when it is
   * already undone, `NOT_FOUND` after thirty days.
   * @deprecated Use `undo`.
   */
  undoImport: UndoneImport;
  /** Takes the rows of the last `repeatEnquiry` or `repeatOrder` back from the chosen list. */
  undoRepeatedEnquiry: QuoteList;
  /** Replaces the texts of the about page. */
  updateAbout: About;
  /** Changes a template of answers; its id stays. */
  updateAnswerTemplate: AnswerTemplate;
  /**
   * Changes an attribute; its id stays. While products use it, its kind and its unit stay, too, and so do the options that they
   * have: each is refused with `BAD_USER_INPUT`.
   */
  updateAttribute: Attribute;
  /** Changes a category's name or description; its id, and so its address, stays. */
  updateCategory: Category;
  /** Replaces the company's details and the contact page's texts in one step. `NOT_FOUND` while the row does not exist. */
  updateContactPage: ContactPage;
  /** Keeps what the office knows of a firm. `CONFLICT` when it was changed since the version that is given. */
  updateCustomer: Customer;
  /** Changes a document, or gives it the file of a new revision: all products that name it show it so. */
  updateDocument: Document;
  /** Changes a family; its id stays. */
  updateFamily: Family;
  /** Replaces the contact page's texts and details; `NOT_FOUND` while the row does not exist. */
  updateGeneralContact: GeneralContact;
  /** Changes a profile of imports; its id stays. */
  updateImportProfile: ImportProfile;
  /** Changes a key, with immediate effect. `CONFLICT` for one that was revoked. */
  updateKey: Key;
  /** Changes a language; omitted fields stay unchanged. */
  updateLanguage: Language;
  /** Saves the settings for money; prices that they change follow in the same step. */
  updateMoneySettings: MoneySettings;
  /** Changes a template of terms; its id stays. */
  updateOfferTemplate: OfferTemplate;
  /** Changes the name and the signature of the signed-in person; omitted fields stay unchanged. */
  updateOwnAccount: Admin;
  /** Changes a product: fields that `input` omits stay unchanged, and null clears a field. */
  updateProduct: Product;
  /** Changes a kind of product; its id stays. */
  updateProductKind: ProductKind;
  /** Changes the products and the status of a sector's page. */
  updateSector: Sector;
  /** Replaces the company's name, logo and details. */
  updateSiteSettings: SiteSettings;
  /** Changes a view, as `createView`. `NOT_FOUND` also for the view of another person. */
  updateView: View;
  /**
   * Changes a webhook, with effect from the next event on. Omitted fields stay unchanged. The secret ends with the scheme, host or port
   * of the address, since the former receiver knows it: `rotateWebhookSecret` makes the one for the new receiver.
   */
  updateWebhook: Webhook;
  /**
   * Stores the file of a document: PDF, STEP, DXF or DWG by its bytes, at most 50 MB. A file that is cut short is refused with
   * `INCOMPLETE_FILE`, one without a byte with `EMPTY_FILE`. What no document names is gone after thirty days.
   */
  uploadDocument: DocumentFile;
  /**
   * Stores a picture: PNG, JPEG, GIF, WebP or AVIF by its bytes, at most 5 MB. It is turned upright, freed of camera data and
   * made available in several widths.
   */
  uploadImage: Image;
  /**
   * Adds and changes up to two hundred products in one step, which `undo` takes back as a whole. A row names its product by its
   * id, by its stock code or by its number in another program. One of a stock code or number that no product has is added with
   * it, as is a row without a name. Every row has its outcome, in the same order, and all that is wrong with it: limits and
   * references together. Rows may exchange stock codes.
   */
  upsertProducts: UpsertedProducts;
  /** Revokes an invitation and its link. True if there was one. */
  withdrawInvitation: Scalars['Boolean']['output'];
  /** Cancels the steps of a plan that are not done yet. */
  withdrawPlan: Scalars['Boolean']['output'];
  /** Revokes a preview link. True if there was one. */
  withdrawPreviewLink: Scalars['Boolean']['output'];
};


export type MutationAcceptInvitationArgs = {
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationAcceptOfferArgs = {
  file?: InputMaybe<Scalars['Upload']['input']>;
  input: AcceptanceInput;
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationActivateTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationAddEnquiryAttachmentArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationAddEnquiryNoteArgs = {
  id: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


export type MutationAddFileToQuoteListArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationAddLanguageArgs = {
  code: Scalars['ID']['input'];
  input: LanguageInput;
};


export type MutationAddPasskeyArgs = {
  name: Scalars['String']['input'];
  response: Scalars['JSON']['input'];
};


export type MutationAddPictureBatchArgs = {
  batch: Scalars['ID']['input'];
  job?: InputMaybe<Scalars['ID']['input']>;
  place?: InputMaybe<PicturePlace>;
  withoutMissing?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationAddPinArgs = {
  input: PinInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddRedirectArgs = {
  input: RedirectInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddShipmentArgs = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  consignment?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  rows: Array<ShipmentRowInput>;
  waybillNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddSynonymArgs = {
  input: SynonymInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddToQuoteListArgs = {
  rows: Array<EnquiryRowInput>;
};


export type MutationAddVariantsArgs = {
  familyId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['ID']['input']>;
  patternId: Scalars['ID']['input'];
  rows: Array<ProductChanges>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAnswerEnquiryArgs = {
  id: Scalars['ID']['input'];
  input: LetterInput;
  key?: InputMaybe<Scalars['ID']['input']>;
  seen?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAnswerMessageArgs = {
  id: Scalars['ID']['input'];
  input: LetterInput;
  key?: InputMaybe<Scalars['ID']['input']>;
  seen?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAnswerPictureFilesArgs = {
  answers: Array<PictureAnswer>;
  batch: Scalars['ID']['input'];
};


export type MutationArrangeViewsArgs = {
  list: ViewList;
  order: Array<Scalars['ID']['input']>;
  pinned: Array<Scalars['ID']['input']>;
  start?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAskForTwoStepArgs = {
  everybody: Scalars['Boolean']['input'];
};


export type MutationAskQuestionArgs = {
  input: QuestionInput;
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationAssignEnquiryArgs = {
  adminId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationBeginPictureBatchArgs = {
  files: Array<NamedFileInput>;
  name: Scalars['String']['input'];
};


export type MutationBringBackArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBringManyBackArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCancelJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelOrderRowArgs = {
  orderId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  rowId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationChangePasswordArgs = {
  current: Scalars['String']['input'];
  next: Scalars['String']['input'];
};


export type MutationChangePinArgs = {
  id: Scalars['ID']['input'];
  input: PinInput;
};


export type MutationChangeProductRowsArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  goesOnWith?: InputMaybe<ChangedProductInput>;
  rows: Array<ProductRowInput>;
};


export type MutationChangeProductsArgs = {
  changes?: InputMaybe<ProductChanges>;
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  priceRule?: InputMaybe<PriceRule>;
  which: ChosenProducts;
};


export type MutationChangeQuoteRowArgs = {
  id: Scalars['ID']['input'];
  input: QuoteRowInput;
};


export type MutationChangeSynonymArgs = {
  id: Scalars['ID']['input'];
  input: SynonymInput;
};


export type MutationChooseNoticesArgs = {
  bell: NoticeWay;
  kind: NoticeKind;
  mail: NoticeWay;
};


export type MutationChooseQuoteListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationClearQuoteListArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationConfirmProposalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmTranslationsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateAnswerTemplateArgs = {
  input: AnswerTemplateInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateAttributeArgs = {
  input: AttributeInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateCategoryArgs = {
  input: CategoryInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateDocumentArgs = {
  input: DocumentInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateFamilyArgs = {
  input: FamilyInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateImportProfileArgs = {
  input: ImportProfileInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateOfferTemplateArgs = {
  input: OfferTemplateInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreatePlanArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  input: PlanInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreatePreviewLinkArgs = {
  hours?: InputMaybe<Scalars['Int']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  thing?: InputMaybe<PlannedThing>;
};


export type MutationCreateProductArgs = {
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  input: ProductInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateProductKindArgs = {
  input: ProductKindInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateQuoteListArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateViewArgs = {
  input: ViewInput;
  key?: InputMaybe<Scalars['ID']['input']>;
  list: ViewList;
};


export type MutationCreateWebhookArgs = {
  input: WebhookInput;
  key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeclineOfferArgs = {
  input: OfferDeclineInput;
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationDeclineProposalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAnswerTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAttributeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteEnquiryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFamilyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteImageArgs = {
  url: Scalars['String']['input'];
};


export type MutationDeleteImportProfileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteNodeArgs = {
  nodeId: Scalars['ID']['input'];
};


export type MutationDeleteOfferTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductKindArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteQuoteListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteShipmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteThingArgs = {
  id: Scalars['ID']['input'];
  kind: EntityKind;
};


export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDiscardWaitingArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDiscardWaitingValuesArgs = {
  thing: PlannedThing;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDoPlanNowArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDropPictureBatchArgs = {
  batch: Scalars['ID']['input'];
};


export type MutationEndQuoteListShareArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEraseForGoodArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationEraseFromBinArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEraseManyFromBinArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationErasePersonalDataArgs = {
  contact: Scalars['String']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationExportPersonalDataArgs = {
  contact: Scalars['String']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationForgetCustomerCodeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationHeedWordArgs = {
  word: Scalars['String']['input'];
};


export type MutationIgnoreWordArgs = {
  word: Scalars['String']['input'];
};


export type MutationImportContentArgs = {
  content: Scalars['JSON']['input'];
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  job?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationImportCustomersArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  file: Scalars['Upload']['input'];
  profileId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationImportProductsArgs = {
  answers?: InputMaybe<SheetAnswers>;
  columns?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  corrections?: InputMaybe<Array<SheetCorrection>>;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  file: Scalars['Upload']['input'];
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  job?: InputMaybe<Scalars['ID']['input']>;
  keepAs?: InputMaybe<ImportProfileInput>;
  letPass?: InputMaybe<Scalars['Boolean']['input']>;
  profile?: InputMaybe<Scalars['ID']['input']>;
  skipWrong?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationImportTranslationsArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  file: Scalars['Upload']['input'];
  language: Scalars['String']['input'];
};


export type MutationInvitePersonArgs = {
  email: Scalars['String']['input'];
  roles: Array<Role>;
};


export type MutationJoinCustomerArgs = {
  id: Scalars['ID']['input'];
  into?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationKeepWaitingArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  input: ProductChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationKeepWaitingValuesArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  values: PlannedValues;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLearnCustomerCodeArgs = {
  rowId: Scalars['ID']['input'];
};


export type MutationLeavePlanArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLeftOutRowsArgs = {
  answers?: InputMaybe<SheetAnswers>;
  columns?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  corrections?: InputMaybe<Array<SheetCorrection>>;
  file: Scalars['Upload']['input'];
  profile?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationLetExchangeRatePassArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMakeBackupArgs = {
  job?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMakeImportKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMakeKeyArgs = {
  input: KeyInput;
};


export type MutationMakeOfferArgs = {
  enquiryId: Scalars['ID']['input'];
  input: OfferInput;
  key?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMergeOptionsArgs = {
  attributeId: Scalars['ID']['input'];
  from: Scalars['ID']['input'];
  into: Scalars['ID']['input'];
};


export type MutationMergeProductsArgs = {
  goneId: Scalars['ID']['input'];
  goneVersion?: InputMaybe<Scalars['Int']['input']>;
  keepId: Scalars['ID']['input'];
  keepVersion?: InputMaybe<Scalars['Int']['input']>;
  take: Array<Scalars['String']['input']>;
};


export type MutationMoveCustomerAddressArgs = {
  email: Scalars['String']['input'];
  into?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMovePlanArgs = {
  at: Scalars['String']['input'];
  backAt?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationMoveProductsArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPassImportRunArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  job?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPasteIntoQuoteListArgs = {
  text: Scalars['String']['input'];
};


export type MutationPatchProductArgs = {
  changes: ProductChanges;
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  stockCode?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPatchProductsArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  rows: Array<ProductPatch>;
};


export type MutationPreviewRestoreArgs = {
  job?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['ID']['input'];
};


export type MutationProposeChangesArgs = {
  key?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  rows: Array<ProposedRowInput>;
};


export type MutationPublishWaitingArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  input?: InputMaybe<ProductChanges>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPublishWaitingValuesArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  thing: PlannedThing;
  values?: InputMaybe<PlannedValues>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationReadNoticesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationReadSheetArgs = {
  file: Scalars['Upload']['input'];
  format?: InputMaybe<SheetFormatInput>;
  record?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRecordAcceptanceArgs = {
  file?: InputMaybe<Scalars['Upload']['input']>;
  input: RecordedAcceptanceInput;
  key?: InputMaybe<Scalars['ID']['input']>;
  offerId: Scalars['ID']['input'];
};


export type MutationReleaseWebhookEventsArgs = {
  id: Scalars['ID']['input'];
  send: Scalars['Boolean']['input'];
};


export type MutationRemindBuyerArgs = {
  id: Scalars['ID']['input'];
  input: LetterInput;
  key?: InputMaybe<Scalars['ID']['input']>;
  seen?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRemoveImportKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveLanguageArgs = {
  code: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemovePinArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveProductsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  stockCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationRemoveQuoteRowArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveRedirectArgs = {
  from: Scalars['String']['input'];
};


export type MutationRemoveSynonymArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenamePersonArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenameQuoteListArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRepeatEnquiryArgs = {
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRepeatErasuresArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRepeatOrderArgs = {
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRequestOfferChangeArgs = {
  input: OfferChangeInput;
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRequestOfferRenewalArgs = {
  input: OfferRenewalInput;
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResendFailedDeliveriesArgs = {
  id: Scalars['ID']['input'];
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreBackupArgs = {
  job?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['ID']['input'];
};


export type MutationRestoreCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreFromBinArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreRevisionArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRevokeKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveTranslationsArgs = {
  goesOnWith?: InputMaybe<Scalars['ID']['input']>;
  rows: Array<TranslationInput>;
};


export type MutationSayFineArgs = {
  check: HealthCheck;
  ids: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


export type MutationSendMessageArgs = {
  input: MessageInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendOfferArgs = {
  id: Scalars['ID']['input'];
  remind?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSendPictureFileArgs = {
  batch: Scalars['ID']['input'];
  file: Scalars['Int']['input'];
  sha256?: InputMaybe<Scalars['String']['input']>;
  upload: Scalars['Upload']['input'];
};


export type MutationSetEnquiryStateArgs = {
  id: Scalars['ID']['input'];
  state: EnquiryState;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetEnquirySuspectedSpamArgs = {
  id: Scalars['ID']['input'];
  suspectedSpam: Scalars['Boolean']['input'];
};


export type MutationSetExchangeRateArgs = {
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  input: ExchangeRateInput;
};


export type MutationSetExternalIdsArgs = {
  of: NumberedThing;
  rows: Array<ExternalIdInput>;
};


export type MutationSetImportSignInArgs = {
  id: Scalars['ID']['input'];
  signIn?: InputMaybe<ImportSignIn>;
};


export type MutationSetMessageStatusArgs = {
  id: Scalars['ID']['input'];
  status: MessageStatus;
};


export type MutationSetMessageSuspectedSpamArgs = {
  id: Scalars['ID']['input'];
  suspectedSpam: Scalars['Boolean']['input'];
};


export type MutationSetOrderPapersArgs = {
  file?: InputMaybe<Scalars['Upload']['input']>;
  id: Scalars['ID']['input'];
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
  invoiceUuid?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<OrderPaperKind>;
  version?: InputMaybe<Scalars['Int']['input']>;
  waybillNumber?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetOrderStateArgs = {
  carrier?: InputMaybe<Scalars['String']['input']>;
  consignment?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  mailBuyer?: InputMaybe<Scalars['Boolean']['input']>;
  pattern?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  state: OrderState;
  text?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetPersonRolesArgs = {
  id: Scalars['ID']['input'];
  roles: Array<Role>;
};


export type MutationSetPersonSuspendedArgs = {
  id: Scalars['ID']['input'];
  suspended: Scalars['Boolean']['input'];
};


export type MutationSetProductFeaturedArgs = {
  featured: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetProductsFeaturedArgs = {
  featured: Scalars['Boolean']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSetTranslationStatusArgs = {
  entity: TranslatedEntity;
  id: Scalars['ID']['input'];
  language: Scalars['ID']['input'];
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  status: TranslationStatus;
};


export type MutationSetTranslationStatusesArgs = {
  language: Scalars['ID']['input'];
  status: TranslationStatus;
  which: ChosenProducts;
};


export type MutationSetWebhookOnArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


export type MutationSettleDoubleArgs = {
  areTwo: Scalars['Boolean']['input'];
  oneId: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};


export type MutationSettleEnquiryRowArgs = {
  id: Scalars['ID']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSettleFailedMailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationShareQuoteListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignInWithPasskeyArgs = {
  response: Scalars['JSON']['input'];
};


export type MutationStillRightArgs = {
  entity: TranslatedEntity;
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  language: Scalars['ID']['input'];
};


export type MutationTakeBackFineArgs = {
  check: HealthCheck;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationTakeEnquiryArgs = {
  input: TakenEnquiryInput;
  key?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTakeSharedQuoteListArgs = {
  asNewList?: InputMaybe<Scalars['Boolean']['input']>;
  code: Scalars['String']['input'];
};


export type MutationTakeUpPlanArgs = {
  id: Scalars['ID']['input'];
  over: Array<Scalars['ID']['input']>;
};


export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoArgs = {
  token: Scalars['ID']['input'];
};


export type MutationUndoChangeArgs = {
  entity: HistoryEntity;
  id?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUndoDeletionArgs = {
  entity: BinEntity;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAboutArgs = {
  input: AboutInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateAnswerTemplateArgs = {
  id: Scalars['ID']['input'];
  input: AnswerTemplateInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateAttributeArgs = {
  id: Scalars['ID']['input'];
  input: AttributeInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: CategoryInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateContactPageArgs = {
  input: ContactPageInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  input: CustomerInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateDocumentArgs = {
  id: Scalars['ID']['input'];
  input: DocumentInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateFamilyArgs = {
  id: Scalars['ID']['input'];
  input: FamilyInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateGeneralContactArgs = {
  input: GeneralContactInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateImportProfileArgs = {
  id: Scalars['ID']['input'];
  input: ImportProfileInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateKeyArgs = {
  id: Scalars['ID']['input'];
  input: KeyInput;
};


export type MutationUpdateLanguageArgs = {
  code: Scalars['ID']['input'];
  input: LanguageChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateMoneySettingsArgs = {
  input: MoneySettingsInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateOfferTemplateArgs = {
  id: Scalars['ID']['input'];
  input: OfferTemplateInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateOwnAccountArgs = {
  input: OwnAccountInput;
};


export type MutationUpdateProductArgs = {
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  input: ProductInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateProductKindArgs = {
  id: Scalars['ID']['input'];
  input: ProductKindInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateSectorArgs = {
  id: Scalars['ID']['input'];
  input: SectorInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateSiteSettingsArgs = {
  input: SiteSettingsInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateViewArgs = {
  id: Scalars['ID']['input'];
  input: ViewInput;
};


export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUploadDocumentArgs = {
  file: Scalars['Upload']['input'];
  sha256?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUploadImageArgs = {
  file: Scalars['Upload']['input'];
  sha256?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpsertProductsArgs = {
  atomic?: InputMaybe<Scalars['Boolean']['input']>;
  confirmJumps?: InputMaybe<Scalars['Boolean']['input']>;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  key?: InputMaybe<Scalars['ID']['input']>;
  rows: Array<ProductRow>;
};


export type MutationWithdrawInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawPlanArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawPreviewLinkArgs = {
  id: Scalars['ID']['input'];
};

/** The name of a file, before it is sent. */
export type NamedFileInput = {
  /** Its size in bytes. */
  byteSize: Scalars['Int']['input'];
  /** The name of the file, with the folders that contain it: 'Rulmanlar/6204-2RS (2).jpg'. */
  path: Scalars['String']['input'];
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

/** An entity with its name at that time. */
export type NamedThing = {
  __typename?: 'NamedThing';
  /** The id of the entity. */
  id: Scalars['ID']['output'];
  /** The name of the entity; empty where the history keeps none. */
  name: Scalars['String']['output'];
};

/** A preview link that was just created. */
export type NewPreviewLink = {
  __typename?: 'NewPreviewLink';
  /** The preview link itself. */
  link: PreviewLink;
  /** The path of the link on this site, which is shown only once. */
  path: Scalars['String']['output'];
};

/** A price that a rule gives. */
export type NewPrice = {
  __typename?: 'NewPrice';
  /** Whether `floor` or `ceiling` of the rule set it. */
  isLimited: Scalars['Boolean']['output'];
  /** Whether it should be checked: it becomes more than 1.5 times of what it was or less than two thirds, or a limit set it. */
  isMarked: Scalars['Boolean']['output'];
  /** The change in percent, with one decimal; null where the price was 0. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** The new price in Turkish lira. */
  price: Scalars['Float']['output'];
  /** The product with its present price. */
  product: Product;
};

/** The prices that a rule gives. */
export type NewPrices = {
  __typename?: 'NewPrices';
  /** The number of prices that change. */
  changed: Scalars['Int']['output'];
  /** The cursor for the next rows; null after the last. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** The number of changing prices that are marked. */
  marked: Scalars['Int']['output'];
  /** The prices that change. */
  rows: Array<NewPrice>;
  /** The number of products that have no price and are left out. */
  unpriced: Scalars['Int']['output'];
};

/** A product that `addVariants` would make. */
export type NewVariant = {
  __typename?: 'NewVariant';
  /** All that is wrong with the row; empty when the product can be added. */
  faults: Array<Problem>;
  /** The name of the product. */
  name: Scalars['String']['output'];
  /** The price in Turkish lira, including KDV; null for a price on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /**
   * What is wrong with the row; empty when the product can be added.
   * @deprecated Use `faults`.
   */
  problems: Array<RowProblem>;
  /** Its specs in the order of its kind, as the site would show them. */
  specs: Array<ShownSpec>;
  /** The stock code of the product; null for none. */
  stockCode?: Maybe<Scalars['String']['output']>;
};

/** The state of the nightly backup. */
export type NightlyBackup = {
  __typename?: 'NightlyBackup';
  /** The time when the last attempt failed; null when it succeeded. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed, in a sentence; null when it succeeded. */
  failure?: Maybe<Scalars['String']['output']>;
  /** The time when the newest one was made; null when there is none. */
  madeAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * An object that can be read by a globally unique id. An `id` is unique within its type alone: clients that cache everything by
 * one id, such as Relay, use `nodeId`.
 */
export type Node = {
  /** The globally unique id, such as 'Product:1738669741160'. Opaque. */
  nodeId: Scalars['ID']['output'];
};

/** A notice of an event. Events about the same thing within an hour share one notice. */
export type Notice = {
  __typename?: 'Notice';
  /** The time when it last happened. */
  changedAt: Scalars['DateTime']['output'];
  /** The time when it first happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the notice. */
  id: Scalars['ID']['output'];
  /** Whether the person has read it. A notice that happens again is unread again. */
  isRead: Scalars['Boolean']['output'];
  /** The kind of notice. */
  kind: NoticeKind;
  /** The path in the admin area where it can be dealt with; null when there is nothing to do. */
  path?: Maybe<Scalars['String']['output']>;
  /** A second sentence; null for none. */
  text?: Maybe<Scalars['String']['output']>;
  /** The number of times that it happened. */
  times: Scalars['Int']['output'];
  /** What happened, in a few words; made from the present state of its subject. */
  title: Scalars['String']['output'];
};

/** How a person is notified of one kind. */
export type NoticeChoice = {
  __typename?: 'NoticeChoice';
  /** How often notices appear at the bell. */
  bell: NoticeWay;
  /** The kind of notice. */
  kind: NoticeKind;
  /** How often notices are sent by mail. Default: `NEVER`. */
  mail: NoticeWay;
};

/** A page of notices, the latest first. */
export type NoticeConnection = {
  __typename?: 'NoticeConnection';
  /** The notices with their cursors. */
  edges: Array<NoticeEdge>;
  /** The notices of this page. */
  nodes: Array<Notice>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A notice and its place in the list. */
export type NoticeEdge = {
  __typename?: 'NoticeEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The notice itself. */
  node: Notice;
};

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

/** How a person is notified. */
export type NoticeSettings = {
  __typename?: 'NoticeSettings';
  /** A choice for each kind that the person's roles include. */
  choices: Array<NoticeChoice>;
  /** The time in Istanbul when daily notices and mails are sent: '08:00'. */
  morning: Scalars['String']['output'];
  /** Whether the site sends mails. Otherwise all choices by mail are `NEVER`. */
  sendsMail: Scalars['Boolean']['output'];
};

/** How often people are notified. */
export type NoticeWay =
  /** As soon as it happens. */
  | 'AT_ONCE'
  /** Once a day, in the morning. */
  | 'DAILY'
  /** The person is not notified. */
  | 'NEVER';

/** A value that is a number. */
export type NumberValue = {
  __typename?: 'NumberValue';
  /** The number in the base unit of its dimension; only this can be compared with others. */
  base: Scalars['Float']['output'];
  /** The number in its own unit. */
  number: Scalars['Float']['output'];
  /** The text as it was typed: '3/4"'. */
  typed: Scalars['String']['output'];
  /** The unit that it was typed in, or the attribute's; null for none. */
  unit?: Maybe<Unit>;
};

/** Things that other programs know by numbers of their own. */
export type NumberedThing =
  /** A category of products. */
  | 'CATEGORY'
  /** A code that a customer uses of its own. */
  | 'CUSTOMER_CODE'
  /** An enquiry of a buyer. */
  | 'ENQUIRY'
  /** An order of a buyer. */
  | 'ORDER'
  /** A product of the catalogue. */
  | 'PRODUCT';

/** An offer to a buyer. Each revision is unchangeable. */
export type Offer = {
  __typename?: 'Offer';
  /** The time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of all its prices and sums. */
  currency: Currency;
  /** The terms of delivery. */
  deliveryTerms?: Maybe<Scalars['String']['output']>;
  /** What differs from the revision that was sent before; null for the first, and for one that was not sent. */
  differences?: Maybe<OfferDifferences>;
  /** The enquiry that it answers. */
  enquiry: Enquiry;
  /** The opaque id of the offer. */
  id: Scalars['ID']['output'];
  /** The text before the lines. */
  intro?: Maybe<Scalars['String']['output']>;
  /** The lines of the offer, in order. */
  lines: Array<OfferLine>;
  /** The last letter to the buyer with the offer; null when the site sent none. */
  mail?: Maybe<OfferMail>;
  /** Other terms, one per line. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The number of the enquiry and the revision: 'T-2026-00042/1'. */
  number: Scalars['String']['output'];
  /** The terms of payment. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** The path of the offer as PDF. Anyone who has it can read the offer once it is sent. */
  pdfPath: Scalars['String']['output'];
  /** The name of its author, as the buyer reads it. */
  preparedBy: Scalars['String']['output'];
  /** The path of the PDF for admins, also before the offer is sent. */
  previewPath: Scalars['String']['output'];
  /** The rates by which prices were filled in. In foreign money its own is among them. They never change. */
  rates: Array<OfferRate>;
  /** Whether the site reminds the buyer three days before it ends, see `sendOffer`. */
  reminds: Scalars['Boolean']['output'];
  /** What the buyer asked for instead of accepting it, the oldest first. */
  requests: Array<OfferRequest>;
  /** The revision, counted from 1 for each enquiry. */
  revision: Scalars['Int']['output'];
  /** The time when it was sent to the buyer; null before that, when only admins see it. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The sums of the offer. */
  sums: OfferSums;
  /** What the total of one in foreign money is in Turkish lira by its rate, for information; null for one in lira. */
  totalInLira?: Maybe<Scalars['Float']['output']>;
  /** The last day on which it is valid, in Istanbul: '2026-12-06'. */
  validUntil: Scalars['Date']['output'];
};

/** The values with which a buyer asks for changes of an offer; at least one line or a text. */
export type OfferChangeInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: Scalars['String']['input'];
  /** What is to change, line by line. */
  lines?: InputMaybe<Array<OfferChangeLineInput>>;
  /** The revision that the buyer read. */
  revision: Scalars['Int']['input'];
  /** Optional remarks about the whole offer; line breaks are kept. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What is to change in a line of an offer. What is left out may stay. */
export type OfferChangeLineInput = {
  /** The day of delivery: '2026-12-06'. */
  day?: InputMaybe<Scalars['String']['input']>;
  /** The id of the line. */
  lineId: Scalars['ID']['input'];
  /** The price in the currency of the offer, without KDV, for as many units as that of the line. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The quantity that is asked for. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** A remark; line breaks are kept. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The values with which a buyer declines an offer. */
export type OfferDeclineInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: Scalars['String']['input'];
  /** Why it is declined; optional. */
  reason?: InputMaybe<OfferDeclineReason>;
  /** The revision that the buyer read. */
  revision: Scalars['Int']['input'];
  /** Optional remarks; line breaks are kept. */
  text?: InputMaybe<Scalars['String']['input']>;
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

/** What differs between an offer and the revision that was sent before. */
export type OfferDifferences = {
  __typename?: 'OfferDifferences';
  /** The number of lines that were changed, added or removed. */
  count: Scalars['Int']['output'];
  /** The earlier revision. */
  earlier: Offer;
  /** The lines of the new revision that were changed or added, in order. */
  lines: Array<OfferLineDifference>;
  /** The lines of the earlier revision that the new one has no more. */
  removed: Array<OfferLine>;
};

/** The values that the admin enters for an offer. */
export type OfferInput = {
  /** The currency of all prices: Turkish lira, or one that the site's settings for money name. Default: TRY. */
  currency?: InputMaybe<Currency>;
  /** The terms of delivery. */
  deliveryTerms?: InputMaybe<Scalars['String']['input']>;
  /** The text before the lines. */
  intro?: InputMaybe<Scalars['String']['input']>;
  /**
   * The code of the language in which the buyer gets this offer and all that follows, 'tr' for Turkish. Default: the language of the
   * enquiry.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The lines of the offer. */
  lines: Array<OfferLineInput>;
  /** Other terms, one per line. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The terms of payment. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** The name of its author, as the buyer reads it. */
  preparedBy: Scalars['String']['input'];
  /** The ids of the rates by which the lines were filled in, one for a currency. Default: those of today. */
  rateIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The number of days for which it is valid, counted from today. */
  validDays: Scalars['Int']['input'];
};

/** One offered item. Money is in the currency of the offer, without KDV. */
export type OfferLine = {
  __typename?: 'OfferLine';
  /** The buyer's code for the item, or that of another maker by which it was asked for. */
  askedCode?: Maybe<Scalars['String']['output']>;
  /** The stock code of the item. */
  code?: Maybe<Scalars['String']['output']>;
  /** The discount in percent. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The steps of the discount as they were typed, each taken of what the one before left: '40+10'. Null: it has one step. */
  discountSteps?: Maybe<Scalars['String']['output']>;
  /** The opaque id of the line. */
  id: Scalars['ID']['output'];
  /** How the line counts in the sums. */
  kind: OfferLineKind;
  /** The name of the item. */
  name: Scalars['String']['output'];
  /** The sum of the line, rounded half up to whole kuruş or cents. */
  net: Scalars['Float']['output'];
  /** The remark about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The price in the currency without KDV, for `priceQuantity` units, before the discount. */
  price: Scalars['Float']['output'];
  /** The number of units that the price is for; null for one. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The price with KDV of which `price` was made, for as many units: the total of the line is its multiple. Null: `price` alone counts. */
  priceWithVat?: Maybe<Scalars['Float']['output']>;
  /** The product as it is now; null for a line without one, and where it was deleted since. */
  product?: Maybe<Product>;
  /** The product; null for a line without one. It may have been deleted since. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The quantity of the item. */
  quantity: Scalars['Float']['output'];
  /** The unit of the quantity; null for pieces. */
  salesUnit?: Maybe<SalesUnit>;
  /** The unit by its code in UN/CEFACT Recommendation 20: 'KGM', 'C62' for pieces. */
  unitCode: Scalars['String']['output'];
  /** The rate of KDV in percent. */
  vatRate: Scalars['Int']['output'];
};

/** A line that differs from the revision before. */
export type OfferLineDifference = {
  __typename?: 'OfferLineDifference';
  /** The same line before; null for one that was added. */
  before?: Maybe<OfferLine>;
  /** The line as it is now. */
  line: OfferLine;
};

/** One offered item. */
export type OfferLineInput = {
  /** The buyer's code for the item, or that of another maker by which it was asked for. The buyer reads it. */
  askedCode?: InputMaybe<Scalars['String']['input']>;
  /** The stock code of the item. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The discount in percent. Default: what `discountSteps` come to. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  /**
   * The discount as it was typed, in steps that are each taken of what the one before left: '40+10' is 46 %. The paper names it so.
   * `discount` then has to be what it comes to, or is left out.
   */
  discountSteps?: InputMaybe<Scalars['String']['input']>;
  /** How the line counts in the sums. Default: PLAIN. At least one line is plain, and an alternative has a line above it. */
  kind?: InputMaybe<OfferLineKind>;
  /** The name of the item. */
  name: Scalars['String']['input'];
  /** The remark about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The price in the currency of the offer, without KDV, for `priceQuantity` units, before the discount. */
  price: Scalars['Float']['input'];
  /** The number of units that the price is for. Default: 1. */
  priceQuantity?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The price with KDV of which `price` was made, such as a list price: the total of the line is then its multiple to the kuruş.
   * `price` has to be what is left of it without KDV, rounded. Default: `price` alone counts.
   */
  priceWithVat?: InputMaybe<Scalars['Float']['input']>;
  /** The id of the product; left out for a line without one. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity of the item. */
  quantity: Scalars['Float']['input'];
  /** The unit of the quantity. Default: pieces. */
  salesUnit?: InputMaybe<SalesUnit>;
  /** The rate of KDV in percent. */
  vatRate: Scalars['Int']['input'];
};

/** How a line counts in the sums of an offer. */
export type OfferLineKind =
  /** The buyer may take it instead of the nearest plain or optional line above it: it is not part of the sums. */
  | 'ALTERNATIVE'
  /** The buyer may add the line: it is not part of the sums. */
  | 'OPTIONAL'
  /** The line is part of the sums. */
  | 'PLAIN';

/** A letter to a buyer with an offer. */
export type OfferMail = {
  __typename?: 'OfferMail';
  /** The e-mail address of the admin who sent it. */
  admin: Scalars['String']['output'];
  /** The time when it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * Why it could not be delivered, or that it is late; null while it waits, after it was sent, and where a site without a mail
   * server dropped it.
   */
  failure?: Maybe<MailFailure>;
  /** The status of the letter. */
  state: OfferMailState;
  /** The text of the letter. */
  text: Scalars['String']['output'];
};

/** The status of a letter. */
export type OfferMailState =
  /** It was given up; `failure` says why. */
  | 'FAILED'
  /** The mail server has taken it. */
  | 'SENT'
  /** The mail server has not taken it yet; it is tried again for two days. */
  | 'WAITING';

/** A rate by which prices of an offer were filled in, as it was then. */
export type OfferRate = {
  __typename?: 'OfferRate';
  /** The number of the central bank's list; null for one that was typed. */
  bulletin?: Maybe<Scalars['String']['output']>;
  /** The currency in question. */
  currency: Currency;
  /** The day of the rate. */
  day: Scalars['Date']['output'];
  /** Which of the central bank's rates it was; null for one that was typed. */
  kind?: Maybe<RateKind>;
  /** The lira that one unit cost, with the margin. */
  rate: Scalars['Float']['output'];
  /** Where it came from. */
  source: RateSource;
};

/** Names the offer that a buyer wants to be renewed. */
export type OfferRenewalInput = {
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: Scalars['String']['input'];
  /** The revision whose last day is over. */
  revision: Scalars['Int']['input'];
};

/** What a buyer asked for instead of accepting an offer. */
export type OfferRequest = {
  __typename?: 'OfferRequest';
  /** The time when it arrived. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the request. */
  id: Scalars['ID']['output'];
  /** What is asked for. */
  kind: OfferRequestKind;
  /** What is to change, line by line. */
  lines: Array<OfferRequestLine>;
  /** Why the offer is declined; null where the buyer gave no reason. */
  reason?: Maybe<OfferDeclineReason>;
  /** The buyer's remarks. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What a buyer can ask for instead of accepting an offer. */
export type OfferRequestKind =
  /** The buyer wants another offer. */
  | 'CHANGE'
  /** The buyer wants nothing any more. */
  | 'DECLINE'
  /** The buyer wants a new offer in place of one whose last day is over. */
  | 'RENEWAL';

/** What is to change in a line; null stands for what may stay. */
export type OfferRequestLine = {
  __typename?: 'OfferRequestLine';
  /** The day of delivery: '2026-12-06'. */
  day?: Maybe<Scalars['Date']['output']>;
  /** The line of the offer. */
  line: OfferLine;
  /** The price in the currency of the offer, without KDV, for as many units as that of the line. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The quantity that is asked for. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The buyer's remark. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Sums of the plain lines, each rounded, in the currency of the offer. */
export type OfferSums = {
  __typename?: 'OfferSums';
  /** The sum without KDV. */
  net: Scalars['Float']['output'];
  /** The sum with KDV. */
  total: Scalars['Float']['output'];
  /** KDV of each rate that occurs, the lowest first. */
  vat: Array<OfferVat>;
};

/** Named terms from which an offer is filled in. */
export type OfferTemplate = {
  __typename?: 'OfferTemplate';
  /** The terms of delivery. */
  deliveryTerms?: Maybe<Scalars['String']['output']>;
  /** The id, which is made from the first name and never changes. */
  id: Scalars['ID']['output'];
  /** The name by which it is chosen; the buyer never reads it. */
  name: Scalars['String']['output'];
  /** Other terms, one per line. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The terms of payment. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** The number of days for which the offer is valid; null keeps the present value. */
  validDays?: Maybe<Scalars['Int']['output']>;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values that the admin enters for a template of terms. */
export type OfferTemplateInput = {
  /** The terms of delivery. */
  deliveryTerms?: InputMaybe<Scalars['String']['input']>;
  /** The name by which it is chosen; no other template may have it. */
  name: Scalars['String']['input'];
  /** Other terms, one per line. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The terms of payment. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** The number of days for which the offer is valid. */
  validDays?: InputMaybe<Scalars['Int']['input']>;
};

/** The lines with one rate of KDV. */
export type OfferVat = {
  __typename?: 'OfferVat';
  /** The sum of these lines without KDV. */
  net: Scalars['Float']['output'];
  /** The rate of KDV in percent. */
  rate: Scalars['Int']['output'];
  /** The KDV: rounded half up for each line, then added; of a line with `priceWithVat`, what is left of its total. */
  vat: Scalars['Float']['output'];
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

/** A value that is an option of the attribute. */
export type OptionValue = {
  __typename?: 'OptionValue';
  /** The option itself. */
  option: AttributeOption;
  /** The option's name, as `SpecInput` takes it. */
  typed: Scalars['String']['output'];
};

/** An order, which a buyer placed by accepting an offer. Its lines never change. */
export type Order = {
  __typename?: 'Order';
  /** The day on which the buyer accepted in another way than on the site: '2026-11-27'; null for the site. */
  acceptedOn?: Maybe<Scalars['Date']['output']>;
  /** The name of the person who accepted; null once it is erased. */
  buyerName?: Maybe<Scalars['String']['output']>;
  /** The position of that person; null once it is erased. */
  buyerTitle?: Maybe<Scalars['String']['output']>;
  /** Why it was cancelled, in words for the buyer. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** The name of the carrier, once it is sent. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** How the buyer accepted. */
  channel: AcceptanceChannel;
  /** The buyer's company, if given. */
  company?: Maybe<Scalars['String']['output']>;
  /** The number of the consignment at the carrier. */
  consignment?: Maybe<Scalars['String']['output']>;
  /** The address at which the carrier shows the consignment; null where none is known. */
  consignmentUrl?: Maybe<Scalars['String']['output']>;
  /** The time when the buyer accepted, or when an admin recorded that. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency of all its prices and sums. */
  currency: Currency;
  /** The place of delivery. */
  deliveryPlace?: Maybe<Scalars['String']['output']>;
  /** The terms of delivery. */
  deliveryTerms?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 of the offer's file as the buyer saw it, in hexadecimal digits. */
  digest: Scalars['String']['output'];
  /** Its papers for the buyer, by the link of the enquiry; none once that is deleted. */
  documents: Array<OrderDocument>;
  /** The buyer's e-mail address; null once it is erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** The enquiry that it came from; null once that is deleted. */
  enquiry?: Maybe<Enquiry>;
  /** The states that it went through, the oldest first. */
  events: Array<OrderEvent>;
  /** Its numbers in other programs. */
  externalIds: Array<ExternalId>;
  /** The opaque id of the order. */
  id: Scalars['ID']['output'];
  /** Who is invoiced; null where the buyer did not enter it, and once it is erased. The buyer's page never shows it. */
  invoice?: Maybe<InvoiceParty>;
  /** The number of the invoice, once the company's accounts have sent it. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** The number of the e-invoice (ETTN), a UUID. */
  invoiceUuid?: Maybe<Scalars['String']['output']>;
  /** The network from which it was accepted: '203.0.113.0/24'; null once it is erased. */
  network?: Maybe<Scalars['String']['output']>;
  /** Other terms, one per line. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The number of the order: 'S-2026-00042'. Numbers are counted by year, without gaps. */
  number: Scalars['String']['output'];
  /** The accepted revision: 'T-2026-00042/2'. */
  offerNumber: Scalars['String']['output'];
  /** The number under which the buyer knows the order. */
  ownNumber?: Maybe<Scalars['String']['output']>;
  /** The terms of payment. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** The rates by which prices were filled in. In foreign money its own is among them. They never change. */
  rates: Array<OfferRate>;
  /** The e-mail address of the admin who recorded the acceptance; null for the site. */
  recordedBy?: Maybe<Scalars['String']['output']>;
  /** The accepted lines, in order. */
  rows: Array<OrderRow>;
  /** What was sent of it in parts, the first part at the beginning. */
  shipments: Array<Shipment>;
  /** The state of the order. */
  state: OrderState;
  /** The sums of the order. */
  sums: OfferSums;
  /** What the total of one in foreign money is in Turkish lira by its rate, for information; null for one in lira. */
  totalInLira?: Maybe<Scalars['Float']['output']>;
  /** The time of the last change; that of the acceptance when there was none, or when it is older than the history. */
  updatedAt: Scalars['DateTime']['output'];
  /** Rises with each change; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** The number of the waybill (e-irsaliye). */
  waybillNumber?: Maybe<Scalars['String']['output']>;
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The items of the page, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The orders of the page. */
  nodes: Array<Order>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A paper of an order, as a PDF. */
export type OrderDocument = {
  __typename?: 'OrderDocument';
  /** What it is. */
  kind: OrderDocumentKind;
  /** The path of the file, below that of the enquiry's page. */
  path: Scalars['String']['output'];
};

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

/** An order and its position in a list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** The position of the item, for `after`; it stays valid when items are added or deleted. */
  cursor: Scalars['String']['output'];
  /** The order itself. */
  node: Order;
};

/** A state that an order went through. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** Who it was, in parts; null for the buyer. */
  actor?: Maybe<Actor>;
  /** The e-mail address of the admin; null for the buyer. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the event. */
  id: Scalars['ID']['output'];
  /** Whether the buyer gets a mail about it. */
  mailed: Scalars['Boolean']['output'];
  /** The state from then on. */
  state: OrderState;
  /** What the buyer reads about it. */
  text?: Maybe<Scalars['String']['output']>;
};

/** The papers that the company's accounts make of an order. */
export type OrderPaperKind =
  /** The invoice for the goods. */
  | 'INVOICE'
  /** The waybill, which goes with the goods. */
  | 'WAYBILL';

/** One ordered item. Money is in the currency of the order, without KDV. */
export type OrderRow = {
  __typename?: 'OrderRow';
  /** The buyer's code for the item, or that of another maker by which it was asked for. */
  askedCode?: Maybe<Scalars['String']['output']>;
  /** The reason of that, in words for the buyer; null where nothing is cancelled. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** The quantity that will not be sent any more. */
  cancelled: Scalars['Float']['output'];
  /** The stock code of the item. */
  code?: Maybe<Scalars['String']['output']>;
  /** The discount in percent. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The steps of the discount as they were typed, each taken of what the one before left: '40+10'. Null: it has one step. */
  discountSteps?: Maybe<Scalars['String']['output']>;
  /** The opaque id of the row. */
  id: Scalars['ID']['output'];
  /** The name of the item. */
  name: Scalars['String']['output'];
  /** The sum of the row, rounded half up to whole kuruş or cents. */
  net: Scalars['Float']['output'];
  /** The remark about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The price in the currency without KDV, for `priceQuantity` units, before the discount. */
  price: Scalars['Float']['output'];
  /** The number of units that the price is for; null for one. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The price with KDV of which `price` was made, for as many units: the total of the line is its multiple. Null: `price` alone counts. */
  priceWithVat?: Maybe<Scalars['Float']['output']>;
  /** The product as it is now; null for a row without one, and where it was deleted since. */
  product?: Maybe<Product>;
  /** The product; null for a row without one. It may have been deleted since. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** The quantity of the item. */
  quantity: Scalars['Float']['output'];
  /** The unit of the quantity; null for pieces. */
  salesUnit?: Maybe<SalesUnit>;
  /** The quantity that was sent in shipments so far. */
  shipped: Scalars['Float']['output'];
  /** The unit by its code in UN/CEFACT Recommendation 20: 'KGM', 'C62' for pieces. */
  unitCode: Scalars['String']['output'];
  /** The rate of KDV in percent. */
  vatRate: Scalars['Int']['output'];
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

/** A product drawn alone, to be shown at one scale with others. */
export type Outline = {
  __typename?: 'Outline';
  /** The height of the part in millimetres. */
  height: Scalars['Float']['output'];
  /** An SVG without colours and dimensions, whose view box is the part. */
  svg: Scalars['String']['output'];
  /** The width of the part in millimetres. */
  width: Scalars['Float']['output'];
};

/** The values that people enter for their own account. */
export type OwnAccountInput = {
  /** The language in which the person reads the admin area. */
  language?: InputMaybe<OfficeLanguage>;
  /** The name that other people and buyers see. When it is empty, the e-mail address is shown. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The lines below letters to buyers; line breaks are kept. When they are empty, the name is used. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** True: the admin area opens with Today. */
  startsWithToday?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The position of a page in the whole list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item of the page: hand it over as `after` for the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items come before; true whenever `after` was given and still leads somewhere. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item of the page; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A credential of a device or a password manager that opens the admin area instead of password and code. */
export type Passkey = {
  __typename?: 'Passkey';
  /** The time when it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the passkey. */
  id: Scalars['ID']['output'];
  /** The time of its last sign-in; null if there was none. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the person gave it. */
  name: Scalars['String']['output'];
};

/** The result of pasting lines. */
export type PastedRows = {
  __typename?: 'PastedRows';
  /** The number of lines that were assigned to a product, without those whose quantity could not be read. */
  found: Scalars['Int']['output'];
  /** Lines that name no product and are not rows: greetings, totals, signatures, titles of a table. */
  leftOut: Array<Scalars['String']['output']>;
  /** The quote list with the added rows. */
  list: QuoteList;
  /** The number of lines that were added in the visitor's words. */
  open: Scalars['Int']['output'];
  /**
   * The number of lines whose quantity has to be asked for, since it could not be read, or not be turned into the unit that the
   * product is sold by; their rows have it as `unreadQuantity`.
   */
  unread: Scalars['Int']['output'];
};

/** The outcome of one row of `patchProducts`. */
export type PatchedProduct = {
  __typename?: 'PatchedProduct';
  /** The code of the error, as in `extensions.code`; null where the row was saved. */
  code?: Maybe<Scalars['String']['output']>;
  /** What is wrong with the row; empty when it was saved. */
  problems: Array<RowProblem>;
  /** The product as it is now; null where the row was refused. */
  product?: Maybe<Product>;
};

/** A person who works in the admin area, as owners see them. */
export type Person = {
  __typename?: 'Person';
  /** The time when the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The address to sign in with. */
  email: Scalars['String']['output'];
  /** The opaque id of the person. */
  id: Scalars['ID']['output'];
  /** The names of the person's keys that work, which end with the account. */
  keyNames: Array<Scalars['String']['output']>;
  /** The time of the person's last request; null when there is no open session. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that others see; when it is empty, they see the e-mail address. */
  name: Scalars['String']['output'];
  /** The roles, which add up. An owner has no other role. */
  roles: Array<Role>;
  /** Whether the person is suspended and cannot sign in. */
  suspended: Scalars['Boolean']['output'];
  /** Whether the person signs in with a second step. */
  twoStep: Scalars['Boolean']['output'];
  /** The names of the webhooks to addresses that the person entered, which are the company's and stay when the account is removed. */
  webhookNames: Array<Scalars['String']['output']>;
};

/** The data that is stored about a person, in two formats. */
export type PersonalDataFile = {
  __typename?: 'PersonalDataFile';
  /** For programs: every field as stored, in JSON. */
  json: Scalars['JSON']['output'];
  /** For people: the same in Turkish words. */
  text: Scalars['String']['output'];
};

/** Stored data of a person. */
export type PersonalEntry = {
  __typename?: 'PersonalEntry';
  /** The time of arrival. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address of the sender. */
  email: Scalars['String']['output'];
  /** The id of the entry, for `exportPersonalData` and `erasePersonalData`. */
  id: Scalars['ID']['output'];
  /** Whether it is deleted and in the bin. */
  isInBin: Scalars['Boolean']['output'];
  /** Whether the person sent it; otherwise its text contains the address or number. */
  isSent: Scalars['Boolean']['output'];
  /** The name of the sender. */
  name: Scalars['String']['output'];
  /** The number of offers that were made for an enquiry. */
  offerCount: Scalars['Int']['output'];
  /** The telephone number of the sender, if given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The kind of data. */
  sort: PersonalSort;
  /** The subject of a message, or the number of an enquiry or order. */
  title: Scalars['String']['output'];
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
  file: Scalars['Int']['input'];
  /** True: the file is left out. */
  leaveOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the product that it belongs to. */
  productId?: InputMaybe<Scalars['ID']['input']>;
};

/** Files that an admin adds at once, whose names say which products they belong to. */
export type PictureBatch = {
  __typename?: 'PictureBatch';
  /** The number of pictures and documents that were added; 0 before. */
  added: Scalars['Int']['output'];
  /** The time when it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** The files in their order. */
  files: Array<PictureBatchFile>;
  /** The id of the batch, for the mutations. */
  id: Scalars['ID']['output'];
  /** The id that `undoImport` takes; null when nothing was added. */
  importId?: Maybe<Scalars['ID']['output']>;
  /** The number of files that were left out because their product already has the maximum. */
  leftOver: Scalars['Int']['output'];
  /** The name of the archive or folder, or of the first file. */
  name: Scalars['String']['output'];
  /** The position of the pictures; null before `addPictureBatch`. */
  place?: Maybe<PicturePlace>;
  /** The number of products that they were added to; 0 before. */
  products: Scalars['Int']['output'];
  /** The state of the batch. */
  state: PictureBatchState;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A file of a batch of pictures. */
export type PictureBatchFile = {
  __typename?: 'PictureBatchFile';
  /** Its size in bytes. */
  byteSize: Scalars['Int']['output'];
  /** Products that it may belong to, the nearest first. */
  candidates: Array<Product>;
  /** The number of the file in the batch, from 1. */
  file: Scalars['Int']['output'];
  /** The id of the batch with the number of the file. */
  id: Scalars['ID']['output'];
  /** The stored picture; null for a document, and before it is sent. */
  image?: Maybe<Image>;
  /** Whether the admin has assigned the product. */
  isChosen: Scalars['Boolean']['output'];
  /** Whether it becomes a document of the product instead of a picture. */
  isDocument: Scalars['Boolean']['output'];
  /** Whether it has been sent. */
  isSent: Scalars['Boolean']['output'];
  /** What happens with the file. */
  outcome: NamedFileOutcome;
  /** The name of the file, with its folders. */
  path: Scalars['String']['output'];
  /** The number at the end of its name, by which the pictures of a product are ordered; 1 without one. */
  place: Scalars['Int']['output'];
  /** Why it is refused, in a sentence; null for all others. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The product that it belongs to, by its name or by the admin's answer; null when there is none. */
  product?: Maybe<Product>;
  /** A warning, such as about a small size; the file may be added all the same. */
  warning?: Maybe<Scalars['String']['output']>;
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

/** Products that come first for a search, or the page that it leads to. */
export type Pin = {
  __typename?: 'Pin';
  /** The key of the pin: its words, folded. No two pins have the same. */
  key: Scalars['ID']['output'];
  /** The path of the page that the search leads to; null for none. */
  leadsTo?: Maybe<Scalars['String']['output']>;
  /**
   * At most three products in their order. Only a product whose name or code is the whole search comes before them. Deleted
   * products are left out.
   */
  products: Array<Product>;
  /** The whole search, in any spelling. */
  said: Scalars['String']['output'];
  /** The last day on which it has effect, such as '2026-12-06'; null for no end. */
  until?: Maybe<Scalars['String']['output']>;
};

/** The values that the admin enters for a pin. */
export type PinInput = {
  /** The path of a page of this site; null for none. */
  leadsTo?: InputMaybe<Scalars['String']['input']>;
  /** The ids of at most three products in their order. */
  productIds: Array<Scalars['ID']['input']>;
  /** The whole search, in any spelling. */
  said: Scalars['String']['input'];
  /** The last day on which it has effect, such as '2026-12-06'; null for no end. */
  until?: InputMaybe<Scalars['String']['input']>;
};

/** A change at a time. Exactly one of `status`, `priceRule` and `values` says what changes. */
export type PlanInput = {
  /** The time, as ISO 8601 with a zone, such as '2026-11-27T06:00:00Z'; seconds are ignored. */
  at: Scalars['String']['input'];
  /** The time at which the change is taken back. Default: never. */
  backAt?: InputMaybe<Scalars['String']['input']>;
  /** The name of the plan. */
  name: Scalars['String']['input'];
  /** True: the values are waiting changes, which no longer wait once they are planned. */
  ofWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: a time in the past means now. Otherwise it is refused. */
  pastIsNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** How their prices change; products without a price are left out. */
  priceRule?: InputMaybe<PriceRule>;
  /** The new status of the products and things. */
  status?: InputMaybe<Status>;
  /** Other things that get the status. */
  things?: InputMaybe<Array<PlannedThing>>;
  /** The new values of one thing. */
  values?: InputMaybe<PlannedValues>;
  /** The products that get the status or the prices, at most 10,000. */
  which?: InputMaybe<ChosenProducts>;
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

/** A step of a plan: the change itself, or the one that takes it back. */
export type PlanStep = {
  __typename?: 'PlanStep';
  /** Who it was, in parts. */
  actor: Actor;
  /** The e-mail address of the person who made it. */
  admin: Scalars['String']['output'];
  /** The change of prices in Turkish lira; null for other changes. */
  amount?: Maybe<Scalars['Float']['output']>;
  /** The time of the step, as ISO 8601. */
  at: Scalars['DateTime']['output'];
  /** The number of things that change. */
  count: Scalars['Int']['output'];
  /** The names of the fields that change, for a plan with new values. */
  fields: Array<Scalars['String']['output']>;
  /** The opaque id of the step. */
  id: Scalars['ID']['output'];
  /** Whether the step takes the change back. */
  isBack: Scalars['Boolean']['output'];
  /** For a step that stopped: the number of things that somebody has changed since. */
  met: Scalars['Int']['output'];
  /** The name of the plan. */
  name: Scalars['String']['output'];
  /** The time of the other step of the plan; null when there is none. */
  otherAt?: Maybe<Scalars['String']['output']>;
  /** The change of prices in percent; null for other changes. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** The id of the plan. */
  planId: Scalars['ID']['output'];
  /** For a step that stopped for another reason: the reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The state of the step. */
  state: PlanState;
  /**
   * The value for `undoChange` that takes back a step that was done; null when it changed nothing.
   * @deprecated Use `undoToken`.
   */
  undo?: Maybe<PlanUndo>;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** The kind of change. */
  what: PlanKind;
};

/** A change that `undoChange` takes back, with all that was changed in the same step. */
export type PlanUndo = {
  __typename?: 'PlanUndo';
  /** The kind of entity that was changed. */
  entity: HistoryEntity;
  /** The id of that entity. */
  id: Scalars['ID']['output'];
  /** The version that the change made. */
  version: Scalars['Int']['output'];
};

/** The change of one thing by a plan. */
export type PlannedChange = {
  __typename?: 'PlannedChange';
  /** The kind of thing. */
  entity: HistoryEntity;
  /** The fields that change. */
  fields: Array<PlannedField>;
  /** The opaque id of the change, for `takeUpPlan`. */
  id: Scalars['ID']['output'];
  /** The name of the thing. */
  name: Scalars['String']['output'];
  /** The id of the thing. */
  thingId: Scalars['ID']['output'];
};

/** The change of one field by a plan. */
export type PlannedField = {
  __typename?: 'PlannedField';
  /** The value after the change; null for no value. */
  after?: Maybe<Scalars['String']['output']>;
  /** The value that the plan found when it was made, or will find; null for no value. */
  before?: Maybe<Scalars['String']['output']>;
  /** The name of the field. */
  field: Scalars['String']['output'];
  /** Whether somebody has changed the field since. */
  isMet: Scalars['Boolean']['output'];
  /** The name of the field for people. */
  label: Scalars['String']['output'];
  /** The present value; null for no value. */
  now?: Maybe<Scalars['String']['output']>;
};

/** A thing that a plan publishes or hides. */
export type PlannedThing = {
  /** The kind of thing: a product, a category, a family, a document, the choice of a sector or the about page. */
  entity: HistoryEntity;
  /** The id of the thing; '1' for the about page. */
  id: Scalars['ID']['input'];
};

/** A step of a plan that will change a product. */
export type PlannedUse = {
  __typename?: 'PlannedUse';
  /** The time of the step. */
  at: Scalars['DateTime']['output'];
  /** The id of the step. */
  id: Scalars['ID']['output'];
  /** The name of the plan. */
  name: Scalars['String']['output'];
};

/** New values of one thing: its id, and one of the other fields. Omitted values stay unchanged. */
export type PlannedValues = {
  /** Texts of the about page. */
  about?: InputMaybe<AboutInput>;
  /** Values of a category. */
  category?: InputMaybe<CategoryInput>;
  /** Values of a document. */
  document?: InputMaybe<DocumentInput>;
  /** Values of a family. */
  family?: InputMaybe<FamilyInput>;
  /** The id of the thing; left out for the about page. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Values of a product. */
  product?: InputMaybe<ProductChanges>;
  /** The products on the page of a sector. */
  sector?: InputMaybe<SectorInput>;
};

/** Those who have something open, besides the one who asks. */
export type Presence = {
  __typename?: 'Presence';
  /** The people, the one who came first first. */
  people: Array<PresentPerson>;
};

/** Somebody who has something open. */
export type PresentPerson = {
  __typename?: 'PresentPerson';
  /** The name of the person; the e-mail address of a person without a name. */
  name: Scalars['String']['output'];
  /** The time when they opened it. */
  since: Scalars['DateTime']['output'];
};

/** A link that shows something before it is on the site. */
export type PreviewLink = {
  __typename?: 'PreviewLink';
  /** The time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address of the admin who made it. */
  createdBy: Scalars['String']['output'];
  /** The time when it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque id of the link. */
  id: Scalars['ID']['output'];
};

/** Whether prices contain KDV. */
export type PriceBasis =
  /** They do not; an import adds it. */
  | 'WITHOUT_VAT'
  /** They contain it, as the prices of the site do. */
  | 'WITH_VAT';

/** A row of a price ladder. */
export type PriceBreak = {
  __typename?: 'PriceBreak';
  /** The quantity from which the price applies. */
  minimum: Scalars['Int']['output'];
  /** In Turkish lira with KDV, for the same number of units as the price of the product. */
  price: Scalars['Float']['output'];
};

/** The values that the admin enters for a row of a price ladder. */
export type PriceBreakInput = {
  /** The quantity from which the price applies; more than the smallest that is sold. */
  minimum: Scalars['Int']['input'];
  /** In Turkish lira with KDV, for the same number of units as the price of the product. */
  price: Scalars['Float']['input'];
};

/** The prices in a list, in Turkish lira. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** The number of products that have a price. */
  count: Scalars['Int']['output'];
  /** The highest price. */
  high: Scalars['Float']['output'];
  /** The number of prices in each of eight parts of equal width; one on a border counts in the upper part. */
  histogram: Array<Scalars['Int']['output']>;
  /** The lowest price. */
  low: Scalars['Float']['output'];
};

/** A price that becomes more than 1.5 times of what it was, less than two thirds, or nothing. */
export type PriceJump = {
  __typename?: 'PriceJump';
  /** The price from before, in Turkish lira. */
  from: Scalars['Float']['output'];
  /** The quantity from which the price holds, for a row of the price ladder; null for the single price. */
  minimum?: Maybe<Scalars['Float']['output']>;
  /** The new price in Turkish lira; null for a price on request. */
  to?: Maybe<Scalars['Float']['output']>;
};

/** What the page of a product says beside its price. */
export type PriceNote = {
  __typename?: 'PriceNote';
  /** The day of that rate; null without `listPrice`. */
  day?: Maybe<Scalars['Date']['output']>;
  /** The central bank's rate that it is; null for a rate that was typed. */
  kind?: Maybe<RateKind>;
  /** The price in its foreign currency; null where there is none, or the site does not say it. */
  listPrice?: Maybe<Money>;
  /** The price without KDV, in Turkish lira; null where the site does not say it. */
  net?: Maybe<Scalars['Float']['output']>;
  /** The lira that one unit of that currency costs; null without `listPrice`. */
  rate?: Maybe<Scalars['Float']['output']>;
};

/**
 * How prices change: by a percentage or an amount, then rounded half up, then kept within the limits. Prices are calculated in
 * whole kuruş. Products without a price are left out.
 */
export type PriceRule = {
  /** The change in Turkish lira. Either this or `percent`. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** The highest price that is set, in Turkish lira. */
  ceiling?: InputMaybe<Scalars['Float']['input']>;
  /** Instead of `step`: rounds to the nearest price that ends with this many kuruş: 90 or 99. */
  ending?: InputMaybe<Scalars['Int']['input']>;
  /** The lowest price that is set, in Turkish lira. */
  floor?: InputMaybe<Scalars['Float']['input']>;
  /** The change in percent: 12.5, or -5. Either this or `amount`. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** Rounds to a multiple of this many kuruş: 1, 5, 10, 50, 100, 500 or 1000. */
  step?: InputMaybe<Scalars['Int']['input']>;
};

/** A version of the privacy notice. */
export type PrivacyNotice = {
  __typename?: 'PrivacyNotice';
  /** The retention period of messages, as text in the language of the notice: '24 ay'. Older ones are deleted each night. */
  retention: Scalars['String']['output'];
  /** The text in Markdown; {şirket}, {adres}, {e-posta}, {telefon} and {saklama süresi} stand for the current values. */
  text: Scalars['String']['output'];
  /** The version number, such as '1.0'. It is stored with each message. */
  version: Scalars['String']['output'];
};

/** A problem of one row, of whatever call or file. */
export type Problem = {
  __typename?: 'Problem';
  /** The kind of problem, to branch on. */
  code: ProblemCode;
  /** The field, such as 'price', 'specs.2' or 'version'; null where it is about the row as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Where the code is `PRICE_JUMPS`: the price from before and the new one. */
  jump?: Maybe<PriceJump>;
  /** The problem in a sentence for people. */
  message: Scalars['String']['output'];
};

/** The kinds of problems of a row; they mean what they mean as `extensions.code`. */
export type ProblemCode =
  /** A value exceeds its limits, has the wrong type, or names what does not exist. */
  | 'BAD_USER_INPUT'
  /** Somebody else saved since that version, or another thing has the number. */
  | 'CONFLICT'
  /** There is no such product or customer. */
  | 'NOT_FOUND'
  /** A price jumps, and the call does not say `confirmJumps: true`. */
  | 'PRICE_JUMPS'
  /** The key may not change that field. */
  | 'SCOPE_MISSING';

/** A product of the catalogue. */
export type Product = Node & {
  __typename?: 'Product';
  /** The availability of the product; null when unknown. */
  availability?: Maybe<Availability>;
  /**
   * Products that are bought together with it, such as the nut of a bolt: those that it names, then those that name it, at
   * most 12. Products that are no longer made are left out.
   */
  boughtTogether: Array<Product>;
  /** The brand of the product; null when unknown. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The price ladder of `priceInLanguage`, in its currency; empty when there is none. */
  breaksInLanguage: Array<PriceBreak>;
  /** The category of the product; null for 'Kategorisiz', products without one. */
  category?: Maybe<Category>;
  /** How complete the data of the product is. */
  completeness: Completeness;
  /** The time when the product was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Codes of other makers for which it is asked, in their order. Codes that customers use of their own are never among them. */
  crossReferences: Array<CrossReference>;
  /** Plain text with line breaks. */
  description: Scalars['String']['output'];
  /** Data sheets, drawings, certificates and the like, in their order. */
  documents: Array<Document>;
  /** Its numbers in other programs. */
  externalIds: Array<ExternalId>;
  /** Brand, codes and the like, as the page shows them: what is no code first. What the product has not is left out. */
  facts: Array<ProductFact>;
  /** The family, whose products differ only by size; null when the product belongs to none. */
  family?: Maybe<Family>;
  /** Whether the home page shows it. */
  featured: Scalars['Boolean']['output'];
  /** The Global Trade Item Number (EAN, UPC), digits only; null when unknown. */
  gtin?: Maybe<Scalars['String']['output']>;
  /** The opaque id of the product, as text; it never changes. */
  id: Scalars['ID']['output'];
  /** The address of the first picture; null when there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** The alternative text of the first picture; null when its name is used instead. */
  imageAlt?: Maybe<Scalars['String']['output']>;
  /** The caption under the picture on the product's page, such as 'Temsili çizim'; null when there is none. */
  imageCaption?: Maybe<Scalars['String']['output']>;
  /** The few specs that distinguish products of the kind at a glance, for small spaces such as cards. */
  keySpecs: Array<Spec>;
  /** The kind of product, which decides on its attributes and their order; null when it has none. */
  kind?: Maybe<ProductKind>;
  /** The code of the language that its name is in: 'tr' where there is none in the language of the request. */
  language: Scalars['String']['output'];
  /** The delivery time in days; set only when the availability is `ON_ORDER`. */
  leadDays?: Maybe<Scalars['Int']['output']>;
  /** The ladder of `listPrice`, in its currency; empty when there is none. */
  listBreaks: Array<PriceBreak>;
  /**
   * The price as the price list states it, from which `price` is calculated: in a currency, or without KDV. Null where `price` itself was
   * entered.
   */
  listPrice?: Maybe<Money>;
  /** The manufacturer's code: '6204-2RSR'. */
  manufacturerCode?: Maybe<Scalars['String']['output']>;
  /** The smallest quantity that is sold; null when unknown. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** The name that customers use, with size or code: 'Sabit Bilyalı Rulman 6204-2RS'. */
  name: Scalars['String']['output'];
  /** The products that an admin has named at this one as bought together with it, in this order. */
  namedTogether: Array<Product>;
  /** The globally unique id, for `node`. Opaque. */
  nodeId: Scalars['ID']['output'];
  /** The first picture with its size and widths; null when there is none or it is stored elsewhere. */
  picture?: Maybe<Image>;
  /** All pictures in their order: first the one at `image`. Empty when there are none. */
  pictures: Array<ProductPicture>;
  /** The price in Turkish lira, including KDV, with at most two decimals; null for 'Fiyat için iletişime geçin', price on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** The price ladder, in ascending order of quantities and descending order of prices; empty when there is only `price`. */
  priceBreaks: Array<PriceBreak>;
  /**
   * The price in the currency of the request's language, as the price list states it in that currency; nothing is converted. Null in
   * Turkish and wherever the price is on request: then `price` and `priceBreaks` say so, too.
   */
  priceInLanguage?: Maybe<Money>;
  /** What the page says beside the price; null where the site's settings for money say nothing, or the price is on request. */
  priceNote?: Maybe<PriceNote>;
  /** The number of units that the price is for: 100 in '₺ 120,00 / 100 adet'; null for one. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /**
   * At most five related products, none of them `DISCONTINUED`: those of its category that are nearest in the order of SIZE, in
   * that order, then the newest of others.
   */
  related: Array<Product>;
  /** The unit in which the product is sold; null when unknown. */
  salesUnit?: Maybe<SalesUnit>;
  /** A drawing of the product with its measures, from its kind; null when the kind has no drawing, or no measure is known. */
  section?: Maybe<SectionDrawing>;
  /**
   * The section alone, small and without dimensions, as SVG without colours. All products of a kind are drawn at one scale, so
   * that a larger one looks larger; null where none can be drawn.
   */
  sectionThumb?: Maybe<Scalars['String']['output']>;
  /**
   * Where the product stands in its family: the sizes beside its own, and the other forms of its size; null when it belongs to no
   * family.
   */
  sizeRun?: Maybe<SizeRun>;
  /** The last part of its address in the language of the request; null in Turkish and where it has none: then it is the id. */
  slug?: Maybe<Scalars['String']['output']>;
  /** The specs: first those of its kind, in that order, then the rest. */
  specs: Array<Spec>;
  /** Whether visitors see it. Without a session, only published products are found. */
  status: Status;
  /** The code by which the company orders and sells it: '6204-2RS'. It is unique, ignoring case, blanks and dashes. */
  stockCode?: Maybe<Scalars['String']['output']>;
  /** The product that replaces one that is `DISCONTINUED`; null when there is none or it is not known. */
  successor?: Maybe<Product>;
  /** The unit by its code in UN/CEFACT Recommendation 20: 'KGM'; null when unknown. */
  unitCode?: Maybe<Scalars['String']['output']>;
  /** The time of the last change in the history; without one, the time when the product was added. */
  updatedAt: Scalars['DateTime']['output'];
  /** The product's own rate of KDV as a percentage; null for that of its kind, its category, or the usual one. */
  vatRate?: Maybe<Scalars['Int']['output']>;
  /** The rate of KDV that it has today, as a percentage. */
  vatRateNow: Scalars['Int']['output'];
  /** The version, which grows with each save; pass it when saving to detect a concurrent change. */
  version: Scalars['Int']['output'];
  /** The changes that are not on the site yet; null when there are none. All other fields have the published values. */
  waiting?: Maybe<WaitingChanges>;
};

/** The values of a product that change; none is required. A list is replaced as a whole. */
export type ProductChanges = {
  /** The availability of the product. */
  availability?: InputMaybe<Availability>;
  /** The brand of the product. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The id of the category; null for 'Kategorisiz', no category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Codes of other makers by which it is found, in their order; at most 100, each code of a maker once. */
  crossReferences?: InputMaybe<Array<CrossReferenceInput>>;
  /** Plain text; line breaks are kept. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The ids of the documents in their order; at most 50. */
  documentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The id of the family; null for none. */
  familyId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the home page shows it. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The Global Trade Item Number (EAN, UPC). */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The caption of the picture, such as 'Temsili çizim'; it may be empty. */
  imageCaption?: InputMaybe<Scalars['String']['input']>;
  /** The id of the kind; null for none. */
  kindId?: InputMaybe<Scalars['ID']['input']>;
  /** The delivery time in days. It applies only with the availability `ON_ORDER`. */
  leadDays?: InputMaybe<Scalars['Int']['input']>;
  /** The ladder of `listPrice`, in its currency, which replaces the former one; null for none. */
  listBreaks?: InputMaybe<Array<PriceBreakInput>>;
  /**
   * The price as the price list states it; null makes `price` the entered one, as it is now. While a product has one, another `price`
   * alone is refused.
   */
  listPrice?: InputMaybe<MoneyInput>;
  /** The manufacturer's code. */
  manufacturerCode?: InputMaybe<Scalars['String']['input']>;
  /** The smallest quantity that is sold. */
  minimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Further pictures in their order; at most 12. */
  morePictures?: InputMaybe<Array<ProductPictureInput>>;
  /** The name that customers use, with size or code: 'Sabit Bilyalı Rulman 6204-2RS'. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * The price in Turkish lira, including KDV, with at most two decimals. Empty for 'Fiyat için iletişime geçin', price on
   * request.
   */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The price ladder, which replaces the former one; null for none. At most 8 breaks, as in `ProductInput`. */
  priceBreaks?: InputMaybe<Array<PriceBreakInput>>;
  /** The number of units that the price is for; null for one. */
  priceQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The unit in which the product is sold; null for pieces. */
  salesUnit?: InputMaybe<SalesUnit>;
  /** The specs. Specs that the kind requires may be missing. */
  specs?: InputMaybe<Array<SpecInput>>;
  /** Whether visitors see it. */
  status?: InputMaybe<Status>;
  /** The code by which the company orders and sells it. It is refused when another product has it, ignoring case, blanks and dashes. */
  stockCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * The id of the product that replaces this one. It applies only with the availability `DISCONTINUED`. A circle of successors
   * is refused.
   */
  successorId?: InputMaybe<Scalars['ID']['input']>;
  /** The ids of products that are bought together with it, in their order; at most 12. Each of them shows this one, too. */
  togetherIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The product's own rate of KDV as a percentage; null for that of its kind, its category, or the usual one. */
  vatRate?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The number of products in each category, on all pages and without the condition `categoryId`; in Turkish order. */
  categoryCounts: Array<CategoryCount>;
  /** With `search`: the probable correction, when a word or a code is not found as it was typed; else null. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** The items of the page, each with its cursor. */
  edges: Array<ProductEdge>;
  /** The filters that can narrow the list; of a search with too many results to count those of its best matches, see `isExact`. */
  facets?: Maybe<ProductFacets>;
  /**
   * The list by kinds, the largest first, with what has no kind last: the first products of each, in the order that was asked
   * for, else by SIZE. At most 24 kinds; empty with `search`, whose best matches come first.
   */
  groups: Array<ProductGroup>;
  /** False when a search finds more products than `totalCount` says; show it as '2.000+'. */
  isCountExact: Scalars['Boolean']['output'];
  /** True when no product has all words of the search: each product has some, and `missingWords` names the others. */
  isPartial: Scalars['Boolean']['output'];
  /** The path of the page that this search leads to instead of its results; null for none. */
  leadsTo?: Maybe<Scalars['String']['output']>;
  /** With `search`: the categories whose names contain every word of it, in Turkish order; empty otherwise. */
  matchingCategories: Array<Category>;
  /** The products of the page. */
  nodes: Array<Product>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of products on all pages. With `search`, at most 2,000 are counted: see `isCountExact`. */
  totalCount: Scalars['Int']['output'];
  /**
   * The order in which the list comes where none is asked for: RELEVANCE with `search`; SIZE where a filter names one kind, or
   * leaves products of one kind, and in a category whose products are all of one kind; else NEWEST. Lists with `work`,
   * `updatedSince` or `stockCodes` are NEWEST.
   */
  usualOrder: ProductOrder;
};


/** A page of products. */
export type ProductConnectionGroupsArgs = {
  atMost?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of products. */
export type ProductConnectionNodesArgs = {
  atMost?: InputMaybe<Scalars['Int']['input']>;
};

/** A product and its position in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The position of the item, for `after`; it stays valid when items are added or deleted. */
  cursor: Scalars['String']['output'];
  /** With `search`: the code of the language whose texts were found, the one of the request or `tr`; null without a search. */
  foundInLanguage?: Maybe<Scalars['String']['output']>;
  /** With `search`: the code of another maker that the whole search is, with or without its maker; null when it is none of the product's. */
  matchedBy?: Maybe<CrossReference>;
  /** With `search`: the parts of the product's name that match, in order; empty otherwise. */
  matches: Array<TextRange>;
  /** With `search`: its words that the product lacks, as they were typed, when the list `isPartial`; otherwise empty. */
  missingWords: Array<Scalars['String']['output']>;
  /** The product in the list. */
  node: Product;
};

/** The filters that can narrow a list of products. Each is counted with all conditions but its own. */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** The availabilities of the list's products, with their counts. */
  availability: Array<AvailabilityCount>;
  /** The brands of the list's products in Turkish order; of more than 50 the commonest. */
  brands: Array<BrandCount>;
  /** The kinds of document that products of the list have, each with how many of them; the commonest kind first. */
  documents: Array<DocumentKindCount>;
  /** False when a search has more results than are counted: all numbers are then those of its 2000 best matches. */
  isExact: Scalars['Boolean']['output'];
  /** The kind whose filters these are: the one that `filter` names, or the only one that is left; null for several. */
  kind?: Maybe<ProductKind>;
  /** The kinds in the list, in Turkish order, counted without `filter` and `priced`: another kind has other filters. */
  kinds: Array<KindCount>;
  /** Limits for the delivery time, the shortest first; at most six. */
  leadTimes: Array<LeadTimeCount>;
  /**
   * All products of `kind` in the list, without `filter`, in rows and columns by two properties in which they differ, such as
   * size and series. Null for several kinds, for fewer than 6 or more than 300 products, and when no two properties distinguish
   * them.
   */
  matrix?: Maybe<ProductMatrix>;
  /** The prices of the list's products; null when none has a price. */
  price?: Maybe<PriceFacet>;
  /**
   * A size sheet for each kind of the list, the largest kind first, of those that `filter` names or of all; at most 24. Products
   * that do not meet `filter` or the measures stay and are not counted in `matching`. Empty for a list of no more products than
   * `moreThan`.
   */
  sheets: Array<SizeSheet>;
  /**
   * The attributes to filter by. For one kind, all filterable ones in its order. For several kinds, those that at least two
   * have, then for each kind, the largest first, the few that distinguish its products (`SpecFacet.ofKind`). Attributes in
   * `filter` are always included; attributes that are equal for all products only when `filter` names the kind.
   */
  specs: Array<SpecFacet>;
  /** The number of products in the list without `filter` and `priced`. */
  total: Scalars['Int']['output'];
};


/** The filters that can narrow a list of products. Each is counted with all conditions but its own. */
export type ProductFacetsSheetsArgs = {
  measure?: InputMaybe<Scalars['String']['input']>;
  moreThan?: InputMaybe<Scalars['Int']['input']>;
};

/** A value of a product with the word before it, as the page of the product shows it. */
export type ProductFact = {
  __typename?: 'ProductFact';
  /** Whether it is a code, which people copy. */
  isCode: Scalars['Boolean']['output'];
  /** The value as visitors read it, such as 6204-2RS. */
  text: Scalars['String']['output'];
  /** The word in Turkish: 'Üretici kodu'. */
  word: Scalars['String']['output'];
};

/** Conditions for products: a product must match any of the values within a field, and all fields. */
export type ProductFilter = {
  /** Any of these availabilities. */
  availability?: InputMaybe<Array<Availability>>;
  /** Any of these brands, written as `ProductFacets.brands` names them; at most 50. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Products that have a document of each of these kinds. */
  documentKinds?: InputMaybe<Array<DocumentKind>>;
  /** The ids of kinds; at most 50. */
  kindIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The maximum delivery time in days: products in stock, and products on order with at most this many `leadDays`. */
  leadDays?: InputMaybe<Scalars['Int']['input']>;
  /** The price range, in Turkish lira. Products without a price never match. */
  price?: InputMaybe<RangeFilter>;
  /** The conditions for specs; at most 20 attributes, each once. */
  specs?: InputMaybe<Array<SpecFilter>>;
};

/** An attribute by which products of one size differ. */
export type ProductForm = {
  __typename?: 'ProductForm';
  /** The attribute itself. */
  attribute: Attribute;
  /** Its values among these products, at most six. */
  options: Array<FormOption>;
};

/** The products of one kind in a list. */
export type ProductGroup = {
  __typename?: 'ProductGroup';
  /** The number of products of the kind that meet the list's conditions. */
  count: Scalars['Int']['output'];
  /** The kind; null for products without one. */
  kind?: Maybe<ProductKind>;
  /** The first products of the group. */
  products: Array<Product>;
};

/** An import of a spreadsheet. */
export type ProductImport = {
  __typename?: 'ProductImport';
  /** Who it was, in parts. */
  actor: Actor;
  /** The number of products that it added. */
  added: Scalars['Int']['output'];
  /** The e-mail address of the admin. */
  admin: Scalars['String']['output'];
  /** The number of products that it changed. */
  changed: Scalars['Int']['output'];
  /** The time of the import. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The id of the import, for `undoImport`. */
  id: Scalars['ID']['output'];
  /** The values that stayed when it was undone, because somebody had changed them since the import; empty before that. */
  kept: Array<KeptValue>;
  /** The pictures that it names by their addresses and that are fetched after it. */
  pictures: FetchedPictures;
  /** For `undo`; null when it is undone already. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** The time when it was undone; null when it was not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The values that the admin enters for a product. */
export type ProductInput = {
  /** The availability of the product. */
  availability?: InputMaybe<Availability>;
  /** The brand of the product. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The id of the category. Default: 'Kategorisiz', no category. The form of the admin area requires one. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Codes of other makers by which it is found, in their order; at most 100, each code of a maker once. */
  crossReferences?: InputMaybe<Array<CrossReferenceInput>>;
  /** Plain text; line breaks are kept. */
  description: Scalars['String']['input'];
  /** The ids of the documents in their order; at most 50. */
  documentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The id of the family. Default: none. */
  familyId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the home page shows it. Default: false. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** The Global Trade Item Number (EAN, UPC). */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The caption of the picture, such as 'Temsili çizim'; it may be empty. */
  imageCaption?: InputMaybe<Scalars['String']['input']>;
  /** The id of the kind. Default: none. */
  kindId?: InputMaybe<Scalars['ID']['input']>;
  /** The delivery time in days. It applies only with the availability `ON_ORDER`. */
  leadDays?: InputMaybe<Scalars['Int']['input']>;
  /** The ladder of `listPrice`, in its currency; at most 8 breaks. */
  listBreaks?: InputMaybe<Array<PriceBreakInput>>;
  /**
   * The price as the price list states it, in a currency or without KDV. With it, `price` and `priceBreaks` are calculated from it and
   * `listBreaks`, and what is given for them does not count.
   */
  listPrice?: InputMaybe<MoneyInput>;
  /** The manufacturer's code. */
  manufacturerCode?: InputMaybe<Scalars['String']['input']>;
  /** The smallest quantity that is sold. */
  minimumQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Further pictures in their order; at most 12. */
  morePictures?: InputMaybe<Array<ProductPictureInput>>;
  /** The name that customers use, with size or code: 'Sabit Bilyalı Rulman 6204-2RS'. */
  name: Scalars['String']['input'];
  /**
   * The price in Turkish lira, including KDV, with at most two decimals. Empty for 'Fiyat için iletişime geçin', price on
   * request.
   */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** The price ladder; at most 8 breaks. Quantities rise, each price is below the one before, and the first below `price`. */
  priceBreaks?: InputMaybe<Array<PriceBreakInput>>;
  /** The number of units that the price is for. Default: 1. */
  priceQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The unit in which the product is sold. Default: pieces. */
  salesUnit?: InputMaybe<SalesUnit>;
  /** The specs. Specs that the kind requires may be missing. */
  specs?: InputMaybe<Array<SpecInput>>;
  /** Whether visitors see the product. Default: the site's setting for new products. */
  status?: InputMaybe<Status>;
  /** The code by which the company orders and sells it. It is refused when another product has it, ignoring case, blanks and dashes. */
  stockCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * The id of the product that replaces this one. It applies only with the availability `DISCONTINUED`. A circle of successors
   * is refused.
   */
  successorId?: InputMaybe<Scalars['ID']['input']>;
  /** The ids of products that are bought together with it, in their order; at most 12. Each of them shows this one, too. */
  togetherIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The product's own rate of KDV as a percentage; one that exists. Default: that of its kind, its category, or the usual one. */
  vatRate?: InputMaybe<Scalars['Int']['input']>;
};

/** A kind of product, which defines the attributes of its products. */
export type ProductKind = Node & {
  __typename?: 'ProductKind';
  /** The attributes of its products, in order. */
  attributes: Array<KindAttribute>;
  /** The id is made from the first name, such as 'rulman', and never changes. */
  id: Scalars['ID']['output'];
  /** The letters of the drawing, each with the attribute whose value it stands for. */
  letters: Array<KindLetter>;
  /** The name that the site shows. */
  name: Scalars['String']['output'];
  /** The globally unique id, for `node`. Opaque. */
  nodeId: Scalars['ID']['output'];
  /** A drawing of its own as SVG, which is not to scale; null for none. Where there is one, products show it instead of the section. */
  ownDrawing?: Maybe<Scalars['String']['output']>;
  /** The number of products that are of this kind. */
  productCount: Scalars['Int']['output'];
  /** The section that its products are drawn in, to scale of their measures; null for none. */
  section?: Maybe<Section>;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** How much each part counts for the completeness of its products. */
  weights: CompletenessWeights;
};

/** The values that the admin enters for a kind of product. */
export type ProductKindInput = {
  /** The attributes of its products, in order; at most 100. */
  attributes: Array<KindAttributeInput>;
  /** The letters of the drawing, each once, for attributes of the kind, each once. Default: unchanged, or none for a new kind. */
  letters?: InputMaybe<Array<KindLetterInput>>;
  /** The name that the site shows; no other kind may have it. */
  name: Scalars['String']['input'];
  /**
   * A custom drawing as SVG: the part in `<g class="geo">`, then a `<g data-measure="d">` for each letter. Everything but
   * shapes, texts and their positions is removed. Default: unchanged; null for none.
   */
  ownDrawing?: InputMaybe<Scalars['String']['input']>;
  /** The section in which its products are drawn. Default: unchanged, or none for a new kind. */
  section?: InputMaybe<Section>;
  /** How much each part counts for the completeness of its products. Default: unchanged, or equal weights for a new kind. */
  weights?: InputMaybe<CompletenessWeightsInput>;
};

/** Products in rows and columns. */
export type ProductMatrix = {
  __typename?: 'ProductMatrix';
  /** The cells of each row, in the order of the columns; null where there is no product. */
  cells: Array<Array<Maybe<MatrixCell>>>;
  /** The values of the columns; at most eight. */
  columns: MatrixAxis;
  /** The values of the rows. */
  rows: MatrixAxis;
};

/** Two products side by side, before they are merged. */
export type ProductMerge = {
  __typename?: 'ProductMerge';
  /** How many documents would move. */
  documents: Scalars['Int']['output'];
  /** How many lines of enquiries would lead to the product that stays. */
  enquiries: Scalars['Int']['output'];
  /** The fields of which one value stays, without those that are empty in both. */
  fields: Array<MergeField>;
  /** The product that would go. */
  gone: Product;
  /** The product that would stay. */
  kept: Product;
  /** How many lines of offers would lead there. */
  offers: Scalars['Int']['output'];
  /** How many pictures would move. */
  pictures: Scalars['Int']['output'];
  /** How many lines of quote lists would lead there. */
  quoteLists: Scalars['Int']['output'];
  /** The reasons why the pair is among the doubles; empty when it is not. */
  reasons: Array<DoubleReason>;
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

/** The changes to one product, which is named by its id or by its stock code. */
export type ProductPatch = {
  /** The new values of the product. Omitted fields stay unchanged, and null clears a field. */
  changes: ProductChanges;
  /** The id of the product; optional with `stockCode`. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The stock code of the product, ignoring case, blanks and dashes; optional with `id`. */
  stockCode?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that the changes are based on; see `updateProduct`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A picture of a product. */
export type ProductPicture = {
  __typename?: 'ProductPicture';
  /** The alternative text of the picture; null when there is none, and the product's name is used instead. */
  alt?: Maybe<Scalars['String']['output']>;
  /** The picture with its size and widths; null when it is stored elsewhere. */
  picture?: Maybe<Image>;
  /** The address of the picture. */
  url: Scalars['String']['output'];
};

/** The values that the admin enters for a further picture of a product. */
export type ProductPictureInput = {
  /** The alternative text of the picture. If it is empty, the product's name is used instead. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** The address of an uploaded picture, or of one elsewhere, with https. */
  url: Scalars['String']['input'];
};

/** The values of one product, which is named in at most one of three ways. */
export type ProductRow = {
  /**
   * The values of the product. Omitted fields stay unchanged, and null clears a field; one that is added needs a name and a
   * description.
   */
  changes: ProductChanges;
  /** The number of the product in another program. One that no product has adds it, and is kept. */
  external?: InputMaybe<ExternalProduct>;
  /** The id of a product that is there. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The stock code of the product, ignoring case, blanks and dashes. One that no product has adds it. */
  stockCode?: InputMaybe<Scalars['String']['input']>;
  /** The `version` that the changes are based on; see `updateProduct`. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The changes to one of several products that are saved in one step. */
export type ProductRowInput = {
  /**
   * The new values of the product. Omitted fields stay unchanged, and null clears a field. `specs` replaces the values of the
   * attributes that it names; an empty list of values removes them.
   */
  changes: ProductChanges;
  /** The id of the product. */
  id: Scalars['ID']['input'];
  /** The `version` that the changes are based on. */
  version: Scalars['Int']['input'];
};

/** What became of a row. */
export type ProductRowOutcome =
  /** The product was added. */
  | 'ADDED'
  /** The product was changed. */
  | 'CHANGED'
  /** The row is right, and was not written since another one was refused and `atomic` was asked for. */
  | 'LEFT'
  /** The row is wrong, and `problems` says why. */
  | 'REFUSED'
  /** The product has these values already, and was not written. */
  | 'UNCHANGED';

/** The outcome of one row. */
export type ProductRowResult = {
  __typename?: 'ProductRowResult';
  /** What became of the row. */
  outcome: ProductRowOutcome;
  /** All that is wrong with the row; empty unless it was refused. */
  problems: Array<Problem>;
  /** The product as it is now, also where the row was refused; null when there is none. */
  product?: Maybe<Product>;
};

/** A text of a product in another language, beside others of many products. */
export type ProductText = {
  __typename?: 'ProductText';
  /** The field, such as `name`. */
  field: Scalars['String']['output'];
  /** Whether its Turkish text has changed since. */
  isOutdated: Scalars['Boolean']['output'];
  /** The code of the language. */
  language: Scalars['ID']['output'];
  /** The id of the product. */
  productId: Scalars['ID']['output'];
  /** When it was written, as ISO 8601. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who wrote it last; null when that is not known. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The text in the language. */
  value: Scalars['String']['output'];
  /** The version, for `TranslationInput.version`. */
  version: Scalars['Int']['output'];
};

/** Where products are used at present. */
export type ProductUses = {
  __typename?: 'ProductUses';
  /** The numbers of the enquiries with these offers, at most the first ten; empty for those who do not see enquiries. */
  offerNumbers: Array<Scalars['String']['output']>;
  /** The number of open offers that name one of them: offers that are still valid, neither won nor lost. */
  openOffers: Scalars['Int']['output'];
  /** The steps of plans that will change one of them, the earliest first; at most the first ten. */
  plans: Array<PlannedUse>;
};

/** Changes of products that a program proposes, and that a person confirms or declines. */
export type Proposal = {
  __typename?: 'Proposal';
  /** The proposed changes, without products that were deleted since. */
  changes: Array<PlannedChange>;
  /** The number of products that would change. */
  count: Scalars['Int']['output'];
  /** The time when it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The time of the decision; null while it waits. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The e-mail address of the person who decided; null while it waits. */
  decidedBy?: Maybe<Scalars['String']['output']>;
  /** Who decided, in parts; null while it waits. */
  decider?: Maybe<Actor>;
  /** The time until which it can be confirmed. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque id of the proposal. */
  id: Scalars['ID']['output'];
  /** The name of the key; for a person, the e-mail address. */
  program: Scalars['String']['output'];
  /** The reason, in the words of the program; may be empty. */
  reason: Scalars['String']['output'];
  /** The state of the proposal. */
  state: ProposalState;
  /**
   * One of the changed products, for `undoChange`; null while nothing was written.
   * @deprecated Use `undoToken`.
   */
  undo?: Maybe<ChangedProduct>;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
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

/** The changes that a program proposes for one product. */
export type ProposedRowInput = {
  /** The new values of the product. Omitted fields stay unchanged. */
  changes: ProductChanges;
  /** The id of the product. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The stock code of the product instead of its id, ignoring case, blanks and dashes. */
  stockCode?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** The texts of the about page; null until they are first saved. */
  about?: Maybe<About>;
  /** Those who may look after enquiries, by e-mail address. */
  admins: Array<Admin>;
  /** One template of answers; null when the id is unknown. */
  answerTemplate?: Maybe<AnswerTemplate>;
  /** All templates of answers, in Turkish alphabetical order. */
  answerTemplates: Array<AnswerTemplate>;
  /** One attribute; null when the id is unknown. */
  attribute?: Maybe<Attribute>;
  /** All attributes of products, such as 'İç çap' and 'Basınç sınıfı', in Turkish alphabetical order. */
  attributes: Array<Attribute>;
  /** The audit log of sign-ins, imports, exports, restores and erasures, the latest first; also at /admin/audit.csv. */
  audit: AuditConnection;
  /** The backups on the server, the newest first; each can be downloaded from /admin/backups/NAME. */
  backups: Array<Backup>;
  /** The entities that were deleted in the last thirty days and can be restored, the latest first. */
  bin: BinConnection;
  /** The carriers whose consignments have an address, by name. */
  carriers: Array<Carrier>;
  /** Counts of what the catalogue holds. */
  catalogueFigures: CatalogueFigures;
  /** All categories, in Turkish alphabetical order. */
  categories: Array<Category>;
  /** One category; null when the id is unknown. 'uncategorized' is the group of products without one. */
  category?: Maybe<Category>;
  /**
   * What has changed in the content and in sales after a position, in the order in which it was committed: nothing is missing, and nothing
   * comes twice. Begin with `changes(first: 0) { latest }`, then read what you keep a copy of, and ask from `latest` on. A
   * position that the history does not know any more, as after a restore, is `BAD_USER_INPUT` with the field `after`: begin once
   * more. Without `READ_DRAFTS` or a scope to write, a key sees what is not on the site as deleted. Enquiries, offers, orders
   * and firms need `READ_ENQUIRIES`; suspected spam is none of them before a person has said that it is none.
   */
  changes: Changes;
  /** The names of everybody who can sign in, to be shown in place of their e-mail addresses; those without a name are left out. */
  colleagues: Array<Colleague>;
  /**
   * The options of an attribute that most products have, the commonest first, without products that are no longer made. In a
   * large catalogue its newest 2000 products say which these are. Null for an unknown attribute, and for one without options.
   */
  commonOptions?: Maybe<CommonOptions>;
  /** The differences between two states of one entity, field by field: what `restoreRevision` would write when `from` is left out. */
  compareRevisions: Array<FieldChange>;
  /** The firm with that id; null when there is none. */
  customer?: Maybe<Customer>;
  /** The codes that customers use of their own, by customer and code. */
  customerCodes: CustomerCodeConnection;
  /**
   * The firms that wrote, the one that wrote last first. All addresses of a domain are one firm; an address of a domain that
   * strangers share, such as gmail.com, is one of its own.
   */
  customers: CustomerConnection;
  /** Those who changed something, by name. */
  deedAuthors: Array<DeedAuthor>;
  /**
   * What was done, the latest first: each entry is one step of a person, a program or a plan, whatever it changed. A person sees
   * what belongs to their roles.
   */
  deeds: DeedConnection;
  /** One document; null when the id is unknown. */
  document?: Maybe<Document>;
  /**
   * The number of products' documents of each kind, the most common kind first. Kinds without documents are left out.
   * @deprecated Use `kindCounts` of `documents`.
   */
  documentKinds: Array<DocumentKindCount>;
  /**
   * Documents. Who works here, and a key that reads the catalogue, gets all of them; visitors those that products have, as
   * `filter: { ofProducts: true }` does for everybody.
   */
  documents: DocumentConnection;
  /**
   * The documents that products have, the most recently added first.
   * @deprecated Use `documents` with `filter`.
   */
  documentsOfProducts: DocumentConnection;
  /**
   * Pairs of products that may be one product, the surest first. Pairs that somebody has declared to be two products are left
   * out.
   */
  doubles: Doubles;
  /** Offers that end today or in the next seven days, the soonest first: for each enquiry in the state `OFFERED`, the last offer that was sent. */
  endingOffers: EndingOffers;
  /** Enquiries of buyers, newest first. */
  enquiries: EnquiryConnection;
  /** One enquiry; null when the id is unknown. */
  enquiry?: Maybe<Enquiry>;
  /** The offer as a buyer with the link sees it; null when number and token do not match. Limited per address. */
  enquiryStatus?: Maybe<EnquiryStatus>;
  /** Erasures of personal data of which a restore brought something back, since they were made after that backup; the oldest first. */
  erasuresToRepeat: Array<ErasureToRepeat>;
  /** The rates of exchange of a currency, the latest first. All are kept for ever. */
  exchangeRates: Array<ExchangeRate>;
  /**
   * Finds things by their numbers in another program; those that it does not know are missing. Products and categories need
   * `READ_CATALOGUE`, `READ_DRAFTS` or `WRITE_PRODUCTS`, the others `READ_ENQUIRIES` or `WRITE_OFFERS`.
   */
  externalIds: Array<ExternalId>;
  /** Mails that could not be delivered and that nobody has dealt with, the latest first. */
  failedMails: FailedMails;
  /** Families of products: 'Sabit bilyalı rulman, 62 serisi'. All of them, in Turkish alphabetical order. */
  families: Array<Family>;
  /** One family; null when the id is unknown. */
  family?: Maybe<Family>;
  /**
   * The figures by product, category, word or month: the most seen first, and months with the latest first. `FORBIDDEN` for
   * words without the role of an editor.
   */
  figureRows: FigureRowConnection;
  /**
   * What visitors do, from a product that is seen to an order that is won. No figure identifies a person.
   * docs/decisions/105-figures-without-visitors.md lists what is counted.
   */
  figures: Figures;
  /**
   * The columns that an export of these products fills in, in its order: 'id', fields of `ProductInput`, 'spec:' with the id of an
   * attribute, and texts in other languages such as 'text.en.name'.
   */
  filledColumns: Array<Scalars['String']['output']>;
  /** Findings that somebody has declared to be fine, the latest first. */
  fineFindings: Array<FineFinding>;
  /** The contact page's texts and details; null until the row exists. */
  generalContact?: Maybe<GeneralContact>;
  /**
   * Returns the existing products with these ids, in the order of the ids, for an editor of many products.
   * @deprecated Use `productsNamed`.
   */
  gridRows: Array<Product>;
  /** What the health checks find now, and how complete the catalogue is. */
  health: Health;
  /** The changes of one entity, the latest first. */
  history: RevisionConnection;
  /** Words without a hit that need no answer, in alphabetical order. */
  ignoredWords: IgnoredWordConnection;
  /** All import profiles, by name; at most 50. */
  importProfiles: Array<ImportProfile>;
  /** One run of a profile. Null when there is none with this id. */
  importRun?: Maybe<ImportRun>;
  /** The latest runs of import profiles; at most 50. */
  importRuns: Array<ImportRun>;
  /**
   * What an invitation is for, by the token of its link; null when the link no longer works. Open to all; wrong links are
   * limited per address.
   */
  invitation?: Maybe<InvitationToAccept>;
  /** The invitations that nobody has accepted yet, the latest first. */
  invitations: Array<Invitation>;
  /**
   * One of the admin's own jobs, with which long work reports its progress. Null when the id is unknown: the job has not begun,
   * ended more than ten minutes ago, or runs in another process of the site.
   */
  job?: Maybe<Job>;
  /** The keys of programs, the newest first; at most a hundred. */
  keys: Array<Key>;
  /** The languages of the site beside Turkish, in their order. `locale=` in the address of the API chooses one for public fields. */
  languages: Array<Language>;
  /** The last restore, successful or not; null when nothing was ever restored. */
  lastRestore?: Maybe<LastRestore>;
  /** The signed-in admin; null for visitors and for keys. */
  me?: Maybe<Admin>;
  /** One of these kinds; null for any other id. */
  measurableKind?: Maybe<MeasurableKind>;
  /** The kinds whose products can be found by measures, those with the most products first. */
  measurableKinds: Array<MeasurableKind>;
  /**
   * The products that have the measures of a part, by the same filters as a list, without those that are no longer made. Null
   * when the kind is unknown, or cannot be looked for by measures. A measure that cannot be read is refused.
   */
  measuredProducts?: Maybe<MeasuredProducts>;
  /** One message; null when the id is unknown. */
  message?: Maybe<Message>;
  /** Messages of visitors, newest first. */
  messages: MessageConnection;
  /** The currencies, sources and rates of KDV of the site, and what today's rates are. */
  moneySettings: MoneySettings;
  /** The passkeys of the signed-in person, the oldest first. */
  myPasskeys: Array<Passkey>;
  /** The second step of the signed-in person's sign-in. */
  mySecondFactor: SecondFactor;
  /** The open sessions of the signed-in admin, the most recently used first. */
  mySessions: Array<Session>;
  /**
   * The documents that were added last, without those that no product has.
   * @deprecated Use `documents` with `orderBy: NEWEST`.
   */
  newDocuments: Array<Document>;
  /**
   * Returns the prices that a rule would give, as `changeProducts` would set them: only products whose price changes, the newest
   * first. Changes nothing.
   */
  newPrices: NewPrices;
  /**
   * Returns what `addVariants` would create from these rows, and what is wrong with each. Changes nothing. `CONFLICT` when the
   * pattern was saved since that version.
   */
  newVariants: Array<NewVariant>;
  /** The state of the nightly backup; null when the setting `BACKUP_AT` turns it off. */
  nightlyBackup?: Maybe<NightlyBackup>;
  /** Any object that has a `nodeId`; null when there is none. */
  node?: Maybe<Node>;
  /** The choices of the signed-in person about notices. */
  noticeSettings: NoticeSettings;
  /** The notices of the signed-in person, the latest first; kept for 90 days. */
  notices: NoticeConnection;
  /** One offer, also before it is sent; null when the id is unknown. */
  offer?: Maybe<Offer>;
  /** One template of terms; null when the id is unknown. */
  offerTemplate?: Maybe<OfferTemplate>;
  /** All templates of terms for offers, in Turkish alphabetical order. */
  offerTemplates: Array<OfferTemplate>;
  /** One order; null when the id is unknown. */
  order?: Maybe<Order>;
  /** The orders that buyers placed by accepting offers, the newest first. */
  orders: OrderConnection;
  /** The key that this request is sent with; null without one. */
  ownKey?: Maybe<Key>;
  /** Everyone who works in the admin area, in the order of their e-mail addresses. */
  people: Array<Person>;
  /**
   * The stored data of one person: messages and enquiries that they sent, and those that contain their address or number, also
   * in the bin; the newest first.
   */
  personalData: Array<PersonalEntry>;
  /** The latest batch of files that the signed-in admin adds by their names; null before the first one. */
  pictureBatch?: Maybe<PictureBatch>;
  /** What is pinned to searches: products that come first, and pages that searches lead to; in alphabetical order. */
  pins: Array<Pin>;
  /** The steps of plans within a period, in the order of their times, with what became of them. */
  planSteps: Array<PlanStep>;
  /** The changes of one step of a plan, at most 100; null when the id is unknown. */
  plannedChanges?: Maybe<Array<PlannedChange>>;
  /** The links that show something before it is on the site, the newest first. Expired links are left out. */
  previewLinks: Array<PreviewLink>;
  /** The privacy notice (KVKK) in force, shown at the contact form. */
  privacyNotice?: Maybe<PrivacyNotice>;
  /** One product, by its id or by its stock code; null when there is none. Both at once are `BAD_USER_INPUT`. */
  product?: Maybe<Product>;
  /** The e-mail addresses of those who have changed products. */
  productAuthors: Array<Scalars['String']['output']>;
  /** The brands of products, in Turkish alphabetical order. */
  productBrands: Array<Scalars['String']['output']>;
  /** Imports of spreadsheets in the last thirty days, the latest first: those that can be undone. */
  productImports: Array<ProductImport>;
  /** One kind of product; null when the id is unknown. */
  productKind?: Maybe<ProductKind>;
  /** Kinds of product: 'Rulman', 'Vana'. All of them, in Turkish alphabetical order. */
  productKinds: Array<ProductKind>;
  /**
   * Compares two products and counts what `mergeProducts` would move. Changes nothing. `NOT_FOUND` when one of them does not
   * exist, `BAD_USER_INPUT` when both are the same.
   */
  productMerge: ProductMerge;
  /** The texts of products in other languages, addresses apart, for an editor of many products. */
  productTexts: Array<ProductText>;
  /** Where products are used at present: what a person should know before they change or delete them. */
  productUses: ProductUses;
  /**
   * Products, newest first, or by size where all are of one kind; with `search`, best match first. A list: `first` items after
   * the cursor `after`.
   * How words and codes are matched and ranked is written in docs/search.md.
   */
  products: ProductConnection;
  /**
   * The products with these ids, then those with these stock codes, in the order in which they are named: null for each that
   * no product has. Together at most 200, or it is `BAD_USER_INPUT`.
   */
  productsNamed: Array<Maybe<Product>>;
  /**
   * The products that are edited together: their ids in the order of the list, at most 20,000, and how many there are. The
   * editor keeps this list, since a change may take products out of a filter.
   */
  productsOfGrid: GridProducts;
  /**
   * The number of products with a document of each kind, the most common kind first, without products that are no longer made.
   * Kinds without documents are left out.
   */
  productsWithDocuments: Array<DocumentKindCount>;
  /**
   * Returns the existing products with these ids, each once, in the order of the ids.
   * @deprecated Use `productsNamed`.
   */
  productsWithIds: Array<Product>;
  /**
   * The changes that a program proposes, by id; null when there is none. A proposal can be confirmed for a week, and is kept for
   * a month.
   */
  proposal?: Maybe<Proposal>;
  /** The visitor's own quote list, which a cookie identifies; empty without one. */
  quoteList: QuoteList;
  /** The product that a line of a list means, as pasting matches it: by its own code, by another maker's, or by its words. */
  quoteMatch: QuoteMatch;
  /** The addresses that moved, in alphabetical order. */
  redirects: Array<Redirect>;
  /**
   * Searches for which no product had all of the words, the most frequent first. Words that are ignored, that a synonym covers,
   * or to which something is pinned are left out.
   */
  searchesWithoutHit: SearchedWordConnection;
  /**
   * The sections of up to four products drawn over each other. Products of another kind than the first are left out, and so are
   * those that lack a measure which another states; null when fewer than two are left.
   */
  sectionOverlay?: Maybe<SectionOverlay>;
  /** An example of a section, with the letters that it has dimensions for. */
  sectionSample: SectionSample;
  /** One sector; null when the id is unknown. */
  sector?: Maybe<Sector>;
  /** The sectors that the site has pages about, in their order. */
  sectors: Array<Sector>;
  /** The products that are seen most and lack something, the most seen first. */
  seenWithout: Array<SeenProduct>;
  /** Whether the site has a mail server to send mails with. */
  sendsMail: Scalars['Boolean']['output'];
  /** The last hundred pairs that somebody has declared to be two products, the latest first. */
  settledDoubles: Array<SettledDouble>;
  /** A list that somebody has shared by a link; null when there is no such link, or it has ended. Limited per address. */
  sharedQuoteList?: Maybe<SharedQuoteList>;
  /** The details of the company that every page needs. The first read stores the defaults. */
  siteSettings: SiteSettings;
  /**
   * What a check finds wrong with the specs of products, for an editor of many products: of `LACKS_SPECS` and `SPEC_RANGE`. Empty
   * for other checks.
   */
  specFaults: Array<SpecFault>;
  /** The synonyms of the search, in alphabetical order. */
  synonyms: SynonymConnection;
  /**
   * The thing that has an address in the language of the request, or had it: its page redirects to the present address then. Null
   * when no thing has it, and always in Turkish, whose addresses are ids.
   */
  thingAtSlug?: Maybe<ThingAtSlug>;
  /** The numbers of tasks that wait for people today. */
  todayFigures: TodayFigures;
  /** How far each language is, for each group of texts, those first that most pages show. */
  translationBoard: TranslationBoard;
  /** The texts of the site with their translations into a language: what is outdated first, then what is missing. */
  translationTexts: TranslationTextConnection;
  /** The texts of a thing in all languages, beside the Turkish ones; null when there is no such thing. */
  translations?: Maybe<ThingTranslations>;
  /** Searches as visitors do, and returns why each product is found. A synonym that is not saved yet can be tried. */
  trySearch: TriedSearch;
  /** Whether two-step sign-in is required of everybody. */
  twoStepRule: TwoStepRule;
  /**
   * What needs an answer, the oldest first: new enquiries, and messages without a reply. What is suspected of being spam is left
   * out.
   */
  unanswered: InboxConnection;
  /** The units that attributes may have. */
  units: Array<Unit>;
  /** The number of notices that the signed-in person has not read. */
  unreadNotices: Scalars['Int']['output'];
  /** The saved views of a list: the person's own ones and those of everyone. `FORBIDDEN` for a list that the roles do not open. */
  views: Views;
  /** One webhook; null when there is none with this id. */
  webhook?: Maybe<Webhook>;
  /** All webhooks, at most ten, in the order in which they were added. */
  webhooks: Array<Webhook>;
};


export type QueryAnswerTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAttributeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuditArgs = {
  admin?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  event?: InputMaybe<AuditEvent>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBinArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entity?: InputMaybe<BinEntity>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entity?: InputMaybe<HistoryEntity>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCommonOptionsArgs = {
  attributeId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCompareRevisionsArgs = {
  from?: InputMaybe<Scalars['ID']['input']>;
  to: Scalars['ID']['input'];
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDeedsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<DeedKind>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<DocumentOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDocumentsOfProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<DocumentKind>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDoublesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEndingOffersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEnquiriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  endsSoon?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  orderBy?: InputMaybe<SalesSort>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<EnquiryState>;
  suspectedSpam?: InputMaybe<Scalars['Boolean']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryEnquiryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEnquiryStatusArgs = {
  number: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryExchangeRatesArgs = {
  currency: Currency;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExternalIdsArgs = {
  externalIds: Array<Scalars['ID']['input']>;
  of: NumberedThing;
  system: Scalars['String']['input'];
};


export type QueryFailedMailsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFamilyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFigureRowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by: FigureGroup;
  first?: InputMaybe<Scalars['Int']['input']>;
  period: FigurePeriod;
};


export type QueryFiguresArgs = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  period: FigurePeriod;
  productId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFilledColumnsArgs = {
  which: ChosenProducts;
};


export type QueryFineFindingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGridRowsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  entity: HistoryEntity;
  first?: InputMaybe<Scalars['Int']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryIgnoredWordsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryImportRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportRunsArgs = {
  profile?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMeasurableKindArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMeasurableKindsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMeasuredProductsArgs = {
  kindId: Scalars['ID']['input'];
  measures: Array<MeasureInput>;
  worn?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<MessageStatus>;
  suspectedSpam?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryNewDocumentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNewPricesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  marked?: InputMaybe<Scalars['Boolean']['input']>;
  rule: PriceRule;
  which: ChosenProducts;
};


export type QueryNewVariantsArgs = {
  familyId: Scalars['ID']['input'];
  patternId: Scalars['ID']['input'];
  rows: Array<ProductChanges>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOfferTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SalesSort>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<OrderState>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryPersonalDataArgs = {
  contact: Scalars['String']['input'];
};


export type QueryPlanStepsArgs = {
  from: Scalars['String']['input'];
  state?: InputMaybe<PlanState>;
  to: Scalars['String']['input'];
};


export type QueryPlannedChangesArgs = {
  met?: InputMaybe<Scalars['Boolean']['input']>;
  stepId: Scalars['ID']['input'];
};


export type QueryPreviewLinksArgs = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  thing?: InputMaybe<PlannedThing>;
};


export type QueryProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  stockCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductKindArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductMergeArgs = {
  goneId: Scalars['ID']['input'];
  keepId: Scalars['ID']['input'];
};


export type QueryProductTextsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryProductUsesArgs = {
  which: ChosenProducts;
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  discontinued?: InputMaybe<Scalars['Boolean']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProductOrder>;
  orderBySpec?: InputMaybe<SpecOrder>;
  priced?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  stockCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  work?: InputMaybe<WorkFilter>;
};


export type QueryProductsNamedArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  stockCodes?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryProductsOfGridArgs = {
  orderBy?: InputMaybe<ProductOrder>;
  which: ChosenProducts;
};


export type QueryProductsWithIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryProposalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuoteMatchArgs = {
  text: Scalars['String']['input'];
};


export type QuerySearchesWithoutHitArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  period: FigurePeriod;
};


export type QuerySectionOverlayArgs = {
  productIds: Array<Scalars['ID']['input']>;
};


export type QuerySectionSampleArgs = {
  section: Section;
};


export type QuerySectorArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySeenWithoutArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  lacking: Lacking;
  period: FigurePeriod;
};


export type QuerySharedQuoteListArgs = {
  code: Scalars['String']['input'];
};


export type QuerySpecFaultsArgs = {
  check: HealthCheck;
  ids: Array<Scalars['ID']['input']>;
};


export type QuerySynonymsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryThingAtSlugArgs = {
  entity: SluggedEntity;
  slug: Scalars['String']['input'];
};


export type QueryTranslationTextsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  group?: InputMaybe<TranslationGroup>;
  language: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<TranslationState>>;
};


export type QueryTranslationsArgs = {
  entity: TranslatedEntity;
  id: Scalars['ID']['input'];
};


export type QueryTrySearchArgs = {
  instead?: InputMaybe<Scalars['ID']['input']>;
  synonym?: InputMaybe<SynonymInput>;
  text: Scalars['String']['input'];
};


export type QueryUnansweredArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryViewsArgs = {
  list: ViewList;
};


export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/** A question of a buyer. */
export type QuestionInput = {
  /** The ids of files of `addEnquiryAttachment` that belong to it. */
  attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * An idempotency key: any text that is hard to guess, such as a random UUID. Repeating the call with it stores nothing again,
   * and with other content it is `CONFLICT`.
   */
  key: Scalars['String']['input'];
  /** The question; line breaks are kept. */
  text: Scalars['String']['input'];
};

/** A visitor's quote list holds the products for a future enquiry. */
export type QuoteList = {
  __typename?: 'QuoteList';
  /** All lists of the visitor, this one too, in the order in which they were made. */
  all: Array<QuoteListName>;
  /** Products that are bought together with products of the list and are not in it, at most six: what goes with most rows first. */
  goesWith: Array<Product>;
  /** The opaque id of the list; null while there is none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The name that the visitor gave it; null for none. */
  name?: Maybe<Scalars['String']['output']>;
  /** The earlier enquiry or order whose rows were put on the list last; null once they were taken back. */
  repeated?: Maybe<RepeatedEnquiry>;
  /** The rows in the order in which they were added. */
  rows: Array<QuoteRow>;
  /** The `key` that `sendEnquiry` takes for this list; null while it is empty. */
  sendKey?: Maybe<Scalars['String']['output']>;
  /** The link to a copy of the list; null while it is not shared. */
  share?: Maybe<QuoteShare>;
};

/** One of the visitor's quote lists, without its rows. */
export type QuoteListName = {
  __typename?: 'QuoteListName';
  /** The opaque id of the list. */
  id: Scalars['ID']['output'];
  /** True for the list that is shown, sent and added to. */
  isChosen: Scalars['Boolean']['output'];
  /** The name that the visitor gave it; null for none. */
  name?: Maybe<Scalars['String']['output']>;
  /** The number of its rows. */
  rowCount: Scalars['Int']['output'];
};

/** What a line of a list means before it is added. */
export type QuoteMatch = {
  __typename?: 'QuoteMatch';
  /** Where there is no product: those that the line may mean, the best first, at most three. */
  candidates: Array<Product>;
  /** The product's code of another maker that the line names; null when it names none. */
  matchedBy?: Maybe<CrossReference>;
  /** Where there is no product: the line with its mistyped code or words as the catalogue has them; null when none is like it. */
  meant?: Maybe<Scalars['String']['output']>;
  /** The product; null when the line means several or none for certain. */
  product?: Maybe<Product>;
};

/** One item of a quote list. */
export type QuoteRow = {
  __typename?: 'QuoteRow';
  /** The code of another maker by which the product was asked for; null when it was not. */
  askedCode?: Maybe<Scalars['String']['output']>;
  /** Products that the visitor's words may mean, the best first, at most three. */
  candidates: Array<Product>;
  /** The price in that enquiry, in lira, where today's is another one; null else. */
  formerPrice?: Maybe<Scalars['Float']['output']>;
  /** The quantity that the former price is for; null for one. */
  formerPriceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The opaque id of the row. */
  id: Scalars['ID']['output'];
  /** The name of the product when it was added, or the visitor's words. */
  name: Scalars['String']['output'];
  /** The visitor's remark about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The product; null where it was deleted, and where the row is in the visitor's words. */
  product?: Maybe<Product>;
  /** The quantity; null when the visitor has given none. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The name of the product that an earlier enquiry asked for, where this one has taken its place; null else. */
  replaces?: Maybe<Scalars['String']['output']>;
  /** The present state of the product. */
  standing: RowStanding;
  /** The candidate that `acceptQuoteSuggestions` takes for this row; null where there is none, and for a bare number. */
  suggestion?: Maybe<Product>;
  /**
   * The text of a pasted quantity that has to be asked for: it could not be read, has two meanings, or cannot be turned into the
   * product's unit. The quantity stays as it was until one is entered.
   */
  unreadQuantity?: Maybe<Scalars['String']['output']>;
  /** The visitor's words, when a product was matched to them; null when they named its code. */
  written?: Maybe<Scalars['String']['output']>;
};

/** The changes of a row. */
export type QuoteRowInput = {
  /** True: the visitor's words are sent as they are, and its candidates are no longer offered. */
  asWritten?: InputMaybe<Scalars['Boolean']['input']>;
  /** The remark about it; an empty text removes it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The product that the visitor's words mean. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** The quantity of the item. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** New words, to which a product is matched. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The link to a copy of a quote list. */
export type QuoteShare = {
  __typename?: 'QuoteShare';
  /** The code of the link, in groups of four: 'K7QM-3XRD-9VTA'. The page is `/liste/` and the code. */
  code: Scalars['String']['output'];
  /** The end of the link. */
  endsAt: Scalars['DateTime']['output'];
  /** The number of rows in the copy. */
  rowCount: Scalars['Int']['output'];
};

/**
 * A range of numbers, ends included; reversed ends are swapped. As text it is read the Turkish way, in any unit: '20', '3/4"',
 * '2 cm', and '1.250' is one thousand two hundred and fifty; programs use `min` and `max`.
 */
export type RangeFilter = {
  /** The lower end. Default: open. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** The upper end as a number, instead of `to`. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** The lower end as a number, instead of `from`. */
  min?: InputMaybe<Scalars['Float']['input']>;
  /** The upper end. Default: open. When it equals `from`, only this value matches. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** The unit of `min` and `max`: 'mm'. Default: the unit of the attribute; for a price, Turkish lira. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** A value that is a range of numbers. */
export type RangeValue = {
  __typename?: 'RangeValue';
  /** The upper end; null when it is open. */
  high?: Maybe<NumberValue>;
  /** The lower end; null when it is open. */
  low?: Maybe<NumberValue>;
  /** The text as it was typed: '10-20 bar'. */
  typed: Scalars['String']['output'];
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
  alternatives?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How it reached the company; not `SITE`. */
  channel: AcceptanceChannel;
  /** The day on which they accepted: '2026-11-27'. Default: today. */
  day?: InputMaybe<Scalars['String']['input']>;
  /** Whether the buyer gets the accepted offer by mail. */
  mailBuyer?: InputMaybe<Scalars['Boolean']['input']>;
  /** First and last name of the person who accepted. */
  name: Scalars['String']['input'];
  /** The ids of the optional lines that are ordered, too. */
  options?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The number under which the buyer knows the order. */
  ownNumber?: InputMaybe<Scalars['String']['input']>;
  /** The position of that person. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A shipment that was recorded, with its order. */
export type RecordedShipment = {
  __typename?: 'RecordedShipment';
  /** The order as it is now. */
  order: Order;
  /** The shipment, with its rows. */
  shipment: Shipment;
};

/** An address that moved, of this site or of the one before it. */
export type Redirect = {
  __typename?: 'Redirect';
  /** The time when it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The path, with its query if it has one: '/urun.php?id=5'. Case and a trailing slash are ignored. */
  from: Scalars['String']['output'];
  /** A path on this site: '/products/1738669741160'. */
  to: Scalars['String']['output'];
};

/** The values that the admin enters for a redirect. */
export type RedirectInput = {
  /** A path, or a whole address, of which only the path counts. */
  from: Scalars['String']['input'];
  /** The path of a page of this site. */
  to: Scalars['String']['input'];
};

/** A unit of a file that is not applied. */
export type RefusedTranslation = {
  __typename?: 'RefusedTranslation';
  /** What was lost or added, or how long it is. */
  detail?: Maybe<Scalars['String']['output']>;
  /** The name of the unit in the file. */
  id: Scalars['ID']['output'];
  /** The name of the field; empty where the site does not know it. */
  label: Scalars['String']['output'];
  /** The present Turkish text; null where there is none. */
  present?: Maybe<Scalars['String']['output']>;
  /** Why it is not applied. */
  problem: TranslationProblem;
  /** The Turkish text in the file. */
  source: Scalars['String']['output'];
  /** The name of the thing, or what the file says instead. */
  title: Scalars['String']['output'];
};

/** The answer of `removeProducts`. */
export type RemovedProducts = {
  __typename?: 'RemovedProducts';
  /** The ids of the products that are in the bin by this call. */
  deletedIds: Array<Scalars['ID']['output']>;
  /** For `undo`; null when nothing was deleted. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** The ids and stock codes that no product has, as they were sent. */
  unknown: Array<Scalars['String']['output']>;
};

/** What putting the rows of an earlier enquiry or order on a list has come to. */
export type RepeatedEnquiry = {
  __typename?: 'RepeatedEnquiry';
  /** The number of rows whose price is another one today. */
  changed: Scalars['Int']['output'];
  /** The number of rows whose product is no longer sold. */
  gone: Scalars['Int']['output'];
  /** True for an order. */
  isOrder: Scalars['Boolean']['output'];
  /** The number of the enquiry, or of the order. */
  number: Scalars['String']['output'];
  /** The number of rows whose product another one has replaced. */
  replaced: Scalars['Int']['output'];
  /** The number of its rows. */
  rowCount: Scalars['Int']['output'];
};

/** The number of rows of one kind, now and in a backup. */
export type RestoreCount = {
  __typename?: 'RestoreCount';
  /** The present number; null when there is no readable database. */
  now?: Maybe<Scalars['Int']['output']>;
  /** The number in the backup. */
  then: Scalars['Int']['output'];
  /** The kind of rows in words: 'products'. */
  what: Scalars['String']['output'];
};

/** The changes that restoring a backup would make. */
export type RestorePlan = {
  __typename?: 'RestorePlan';
  /** The number of uploaded files that would be added. */
  added: Scalars['Int']['output'];
  /** The number of entries of the audit log that the backup lacks: they are kept. */
  auditEntries: Scalars['Int']['output'];
  /** The numbers of rows, by kind. */
  counts: Array<RestoreCount>;
  /** The number of erasures of personal data of which the backup has something; `erasuresToRepeat` lists them after the restore. */
  erasures: Scalars['Int']['output'];
  /** The time when the backup was begun. */
  madeAt: Scalars['DateTime']['output'];
  /** The number of uploaded files that would be removed. */
  removed: Scalars['Int']['output'];
  /** The number of uploaded files that would be replaced by others with the same address. */
  replaced: Scalars['Int']['output'];
  /** E-mail addresses of accounts that the backup does not have: they stay. All accounts stay unchanged, signed out. */
  staying: Array<Scalars['String']['output']>;
  /** E-mail addresses of accounts that only the backup has: they come back suspended, until an owner lets them in. */
  suspended: Array<Scalars['String']['output']>;
};

/** One change of one entity. */
export type Revision = {
  __typename?: 'Revision';
  /** The kind of change. */
  action: RevisionAction;
  /** Who it was, in parts. */
  actor: Actor;
  /** The e-mail address of the admin, or the name of a key as 'Logo ERP (key)'; null for the program itself. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it happened. */
  at: Scalars['DateTime']['output'];
  /** The cause of the change. */
  cause: RevisionCause;
  /** The number of the step that made it, as `Deed.id`. */
  deed: Scalars['ID']['output'];
  /** The changed fields, in the order of the form; empty for a new entity. */
  fields: Array<FieldChange>;
  /** The id of the change, for `compareRevisions` and `restoreRevision`. */
  id: Scalars['ID']['output'];
  /** Whether the entity is still as this change left it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether that step was undone. */
  isUndone: Scalars['Boolean']['output'];
  /** The source of the change, such as the name of an imported file; null for most. */
  source?: Maybe<Scalars['String']['output']>;
  /**
   * The number of products that the same step of `changeProducts`, `changeProductRows`, `addVariants` or `mergeProducts`
   * changed; null for other changes.
   */
  together?: Maybe<Scalars['Int']['output']>;
  /** For `undo`, which takes back the whole step. */
  undoToken: Scalars['ID']['output'];
  /** The version after the change, for `undoChange`; null for a deleted thing. */
  version?: Maybe<Scalars['Int']['output']>;
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

/** A page of changes of one thing, the latest first. */
export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  /** The changes with their cursors. */
  edges: Array<RevisionEdge>;
  /** The changes of this page. */
  nodes: Array<Revision>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A change and its place in the list. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The change itself. */
  node: Revision;
};

/** Roles decide what a person may do in the admin area. They add up. */
export type Role =
  /** Edits the content: products, categories, texts, documents, spreadsheets. No messages, no enquiries. */
  | 'EDITOR'
  /** May do everything, including people and backups. */
  | 'OWNER'
  /** Handles messages, enquiries and offers, and reads the content. */
  | 'SALES';

/** A problem of a row. */
export type RowProblem = {
  __typename?: 'RowProblem';
  /** The field of the row, such as 'price'; null where it is about the row as a whole. */
  field?: Maybe<Scalars['String']['output']>;
  /** Where the code is `PRICE_JUMPS`: the price from before and the new one. */
  jump?: Maybe<PriceJump>;
  /** The problem in a sentence for people. */
  message: Scalars['String']['output'];
};

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

/** The orders of a list of enquiries or orders. */
export type SalesSort =
  /**
   * The earliest change first: what changes while pages are read comes once more at the end, and nothing is missed. See
   * `updatedAt`.
   */
  | 'CHANGED'
  /** The newest first. */
  | 'NEWEST';

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

/** A letter that a section has a dimension for. */
export type SampleLetter = {
  __typename?: 'SampleLetter';
  /** The letter in the drawing. */
  letter: Scalars['String']['output'];
  /** Turkish names that attributes of this meaning usually have, the most usual one first. */
  names: Array<Scalars['String']['output']>;
};

/** The answer of `saveTranslations`. */
export type SavedTranslations = {
  __typename?: 'SavedTranslations';
  /** The number of texts that were written. */
  saved: Scalars['Int']['output'];
  /** The things with their texts, each once. */
  things: Array<ThingTranslations>;
  /** The number of texts that were as they are stored already. */
  unchanged: Scalars['Int']['output'];
  /** For `undo` and for `goesOnWith`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

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

/** A search word. It is stored from its third use on, and never if it may be about a person. */
export type SearchedWord = {
  __typename?: 'SearchedWord';
  /** The last day of its use, such as '2026-11-26'; for a year, the month, such as '2026-11'. */
  lastOn: Scalars['String']['output'];
  /** The number of searches for it. */
  times: Scalars['Int']['output'];
  /** The word, folded as the search compares words: 'sanzuman'. */
  word: Scalars['ID']['output'];
};

/** A page of search words. */
export type SearchedWordConnection = {
  __typename?: 'SearchedWordConnection';
  /** The words with their cursors. */
  edges: Array<SearchedWordEdge>;
  /** The words of this page. */
  nodes: Array<SearchedWord>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of searches for all of them. */
  searches: Scalars['Int']['output'];
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A search word and its place in the list. */
export type SearchedWordEdge = {
  __typename?: 'SearchedWordEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The search word itself. */
  node: SearchedWord;
};

/** The second step of a sign-in: a code of an authenticator app. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** The time since which it is required; null while it is off. */
  activeSince?: Maybe<Scalars['DateTime']['output']>;
  /** The number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

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

/** A drawing with a dimension line for each measure that is known. */
export type SectionDrawing = {
  __typename?: 'SectionDrawing';
  /** The letters whose dimensions are in the drawing, with their values, in the order of the kind. */
  letters: Array<SectionLetter>;
  /** The units of the SVG for a millimetre; null when the drawing is not to scale. */
  scale?: Maybe<Scalars['Float']['output']>;
  /**
   * An SVG of its own, at most 672 wide, without colours: the part in `<g class="geo">`, then for each measure a
   * `<g data-measure="d">` with its lines, arrows (`ma`), its letter (`ml`) and, in sections, its value, beside the letter
   * (`mn`) and in full (`mv`).
   */
  svg: Scalars['String']['output'];
};

/** A letter of a product's drawing, and the value that it stands for. */
export type SectionLetter = {
  __typename?: 'SectionLetter';
  /** The id of the attribute. */
  attributeId: Scalars['ID']['output'];
  /** The letter in the drawing. */
  letter: Scalars['String']['output'];
  /** The value as the site shows it: '20 mm'. */
  text: Scalars['String']['output'];
};

/** The sections of several products drawn over each other, on one axis at one scale. */
export type SectionOverlay = {
  __typename?: 'SectionOverlay';
  /** The letters in which they differ. */
  letters: Array<Scalars['String']['output']>;
  /**
   * The ids of the products that are drawn, in their order; the others are of another kind, have no measures, or lack one that
   * the drawn ones have.
   */
  productIds: Array<Scalars['ID']['output']>;
  /**
   * An SVG without colours: the part of the first in `productIds` in `<g class="geo">`, the parts of the others in
   * `<g class="ph">`, each with the place of its product in `data-place`, and the dimensions in which they differ.
   */
  svg: Scalars['String']['output'];
};

/** An example of a section. */
export type SectionSample = {
  __typename?: 'SectionSample';
  /** The letters that it has dimensions for. */
  letters: Array<SampleLetter>;
  /** The section that is drawn. */
  section: Section;
  /** The section of a common article, as an SVG like `SectionDrawing.svg`. */
  svg: Scalars['String']['output'];
};

/** A field of industry that the site has a page about. */
export type Sector = {
  __typename?: 'Sector';
  /** The products that an admin has chosen for its page, in this order. */
  chosenProducts: Array<Product>;
  /** The id in the address of its page: 'energy'. */
  id: Scalars['ID']['output'];
  /** The code of the language that its name is in; see `Product.language`. */
  language: Scalars['String']['output'];
  /** The name that the site shows: 'Enerji'. */
  name: Scalars['String']['output'];
  /** The products on its page: the chosen ones that are still made, otherwise the featured ones of its categories, the latest first. */
  products: Array<Product>;
  /** The last part of its address in the language of the request; see `Product.slug`. */
  slug?: Maybe<Scalars['String']['output']>;
  /** Whether visitors see this choice. Until then the page chooses automatically. */
  status: Status;
  /** The version, which grows with each save; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** The changes that are not on the site yet; null when there are none. All other fields have the published values. */
  waiting?: Maybe<WaitingValues>;
};


/** A field of industry that the site has a page about. */
export type SectorProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The values that the admin enters for a sector. */
export type SectorInput = {
  /**
   * The ids of the products on its page, in this order; unknown ids are ignored. When the list is empty, the page chooses
   * automatically.
   */
  productIds: Array<Scalars['ID']['input']>;
  /** Whether visitors see this choice. Default: unchanged, and `PUBLISHED` for the first save. */
  status?: InputMaybe<Status>;
};

/** A product and the number of its views. */
export type SeenProduct = {
  __typename?: 'SeenProduct';
  /** The product that was seen. */
  product: Product;
  /** The number of views of its page. */
  times: Scalars['Int']['output'];
};

/** An enquiry that has arrived. */
export type SentEnquiry = {
  __typename?: 'SentEnquiry';
  /** The number of the enquiry. */
  number: Scalars['String']['output'];
  /** The path of the page on which the buyer follows the enquiry. Anyone who has it can read the enquiry. */
  statusPath: Scalars['String']['output'];
};

/** The result of an invitation. */
export type SentInvitation = {
  __typename?: 'SentInvitation';
  /** The invitation that was sent. */
  invitation: Invitation;
  /** Whether the site sends it by mail. Otherwise somebody has to hand over the link. */
  mailed: Scalars['Boolean']['output'];
  /** The path of the link on this site, which is shown only once. */
  path: Scalars['String']['output'];
};

/** An open session of an admin. */
export type Session = {
  __typename?: 'Session';
  /** The time when it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** The opaque id of the session. */
  id: Scalars['ID']['output'];
  /** The time when it was last used, to within five minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The browser, as it identifies itself; empty when it did not. */
  userAgent: Scalars['String']['output'];
};

/** A pair that somebody has declared to be two products. */
export type SettledDouble = {
  __typename?: 'SettledDouble';
  /** The e-mail address of the admin who declared it; null for the program itself. */
  admin?: Maybe<Scalars['String']['output']>;
  /** The time when it was declared. */
  at: Scalars['DateTime']['output'];
  /** One product of the pair. */
  one: Product;
  /** The other product of the pair. */
  other: Product;
};

/** A list that somebody has shared. */
export type SharedQuoteList = {
  __typename?: 'SharedQuoteList';
  /** The end of the link. */
  endsAt: Scalars['DateTime']['output'];
  /** The rows, with today's products and prices. One whose product is gone keeps its name. */
  rows: Array<QuoteRow>;
};

/** The structure of a spreadsheet, before it is imported. */
export type Sheet = {
  __typename?: 'Sheet';
  /** The columns in their order. */
  columns: Array<SheetColumn>;
  /**
   * The fields that a column can hold, in the order of an export: 'id', fields of `ProductInput`, 'spec:' with the id of an
   * attribute, and texts in other languages such as 'text.en.name'. What products name, such as kinds, is among them where there
   * are any.
   */
  fields: Array<Scalars['String']['output']>;
  /** The number of the row that names the columns; null where no row does, and for records. */
  headingRow?: Maybe<Scalars['Int']['output']>;
  /** The letters by which a file of text was read; null for workbooks and records, and for other letters that a page names. */
  letters?: Maybe<SheetLetters>;
  /** The name of the sheet that is read, the first of a workbook; null for a CSV file. */
  name?: Maybe<Scalars['String']['output']>;
  /** The program that has written the file, by its headings; null when it is unknown. */
  preset?: Maybe<SheetPreset>;
  /** The elements of an XML file that may be its records, the most frequent first; empty for other files. */
  records: Array<SheetRecord>;
  /** The number of rows below the heading. */
  rows: Scalars['Int']['output'];
  /** The sign between the cells of a CSV file; null for other files. */
  separator?: Maybe<SheetSeparator>;
  /** The names of the sheets of a workbook; empty for other files. */
  sheets: Array<Scalars['String']['output']>;
};

/** Answers to questions that a spreadsheet leaves open. */
export type SheetAnswers = {
  /**
   * The decimal mark of numbers such as 1.234, in columns whose other cells do not show it. Default: the mark of the other
   * columns; where they show none or both, such rows are wrong, and `SheetReport.decimals` asks.
   */
  decimalMark?: InputMaybe<DecimalMark>;
  /** The text for descriptions that are missing. Default: none. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True: a description that is missing becomes the same as the name. */
  descriptionFromName?: InputMaybe<Scalars['Boolean']['input']>;
  /** How the file is read, where what is found out is wrong. */
  format?: InputMaybe<SheetFormatInput>;
  /** Says whether rows that a person or a filter has hidden in the workbook are taken or left out. Default: they are wrong, and `SheetReport.hidden` asks. */
  hiddenRows?: InputMaybe<HiddenRows>;
  /** The status of new products whose row has none. Default: the site's setting for new products. */
  newAs?: InputMaybe<Status>;
  /** Whether the prices contain KDV. Default: as the heading of the column says, and with KDV where it says nothing. */
  prices?: InputMaybe<PriceBasis>;
  /** The element of an XML file that is a record. Default: the most frequent one. */
  record?: InputMaybe<Scalars['String']['input']>;
  /** The rate of KDV in percent that is added to prices without it, half a kuruş rounded up. Default: 20. */
  vatRate?: InputMaybe<Scalars['Float']['input']>;
};

/** The products of a size sheet that share the values of a row and a column. */
export type SheetCell = {
  __typename?: 'SheetCell';
  /** The place of the column. */
  column: Scalars['Int']['output'];
  /** The number of products, which is never zero. */
  count: Scalars['Int']['output'];
  /** The number of those that meet the list's `filter` and the measures. */
  matching: Scalars['Int']['output'];
  /** The first products by size; at most six. */
  products: Array<SheetProduct>;
  /** The place of the row. */
  row: Scalars['Int']['output'];
  /** The values of `SizeSheet.measures` that all of the products share, in the same order; null where they do not. */
  values: Array<Maybe<Scalars['String']['output']>>;
};

/** A column of a spreadsheet. */
export type SheetColumn = {
  __typename?: 'SheetColumn';
  /** The field that its heading names: 'id' or a field of `ProductInput`; null when that is not certain. */
  field?: Maybe<Scalars['String']['output']>;
  /**
   * Whether its heading means ids, but not those of this site: suppliers number their own products. It is then no id, unless a
   * person says so.
   */
  hasOtherIds: Scalars['Boolean']['output'];
  /** The cell in its first row. */
  heading: Scalars['String']['output'];
  /** What its heading says about KDV: 'Liste Fiyatı (KDV Hariç)'; null when it says nothing. */
  prices?: Maybe<PriceBasis>;
  /** The first cell that is not blank. */
  sample: Scalars['String']['output'];
};

/** A value that replaces a cell of the file. */
export type SheetCorrection = {
  /** 'id' or a field of `ProductInput`; 'row' says of the whole row whether it is a product. */
  field: Scalars['String']['input'];
  /** The number of the row in the file. */
  line: Scalars['Int']['input'];
  /**
   * The corrected value. For 'id', the id of the product; without it, the row adds a new product. For 'row', `PRODUCT` or
   * `NO_PRODUCT`.
   */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** How a file is read. What is left out is found out. */
export type SheetFormatInput = {
  /** The number of the row that names the columns. */
  headingRow?: InputMaybe<Scalars['Int']['input']>;
  /** The letters of a file of text. */
  letters?: InputMaybe<SheetLetters>;
  /** The sign between the cells of a CSV file. */
  separator?: InputMaybe<SheetSeparator>;
  /** A sheet of a workbook, by its name or number. Default: the first one that is not hidden. */
  sheet?: InputMaybe<Scalars['String']['input']>;
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

/** An attribute of a size sheet. */
export type SheetMeasure = {
  __typename?: 'SheetMeasure';
  /** The attribute whose values are measured. */
  attribute: Attribute;
  /** The largest value. */
  high: Scalars['String']['output'];
  /** The letter of the attribute in the section: 'd'. */
  letter?: Maybe<Scalars['String']['output']>;
  /** The smallest value, in the attribute's unit. */
  low: Scalars['String']['output'];
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

/** A way of reading the files of another program, which becomes a profile when somebody adds it. */
export type SheetPreset = {
  __typename?: 'SheetPreset';
  /** The word of the preset: 'woocommerce'. */
  key: Scalars['String']['output'];
  /** The name of the program: 'WooCommerce'. */
  name: Scalars['String']['output'];
  /** The host from which the file's pictures would be fetched; null when it names none. */
  pictureHost?: Maybe<Scalars['String']['output']>;
  /** The settings for `createImportProfile`, fitted to the headings of this file. */
  setup: Scalars['JSON']['output'];
};

/** A product in a cell of a size sheet. */
export type SheetProduct = {
  __typename?: 'SheetProduct';
  /** The values in which it differs from the others of its cell: 'ZZ, C3'. Null where there are none. */
  differs?: Maybe<Scalars['String']['output']>;
  /** Whether it meets the list's `filter` and the measures. */
  isMatching: Scalars['Boolean']['output'];
  /** The stock code, or the name where it has none. */
  label: Scalars['String']['output'];
  /** The smallest quantity that can be ordered. */
  minimumQuantity?: Maybe<Scalars['Int']['output']>;
  /** The price in Turkish lira; null for a price on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** How many of the unit the price is for. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The id of the product. What else is said here depends on the list, so that this is no id of the entry. */
  productId: Scalars['ID']['output'];
  /** The unit in which it is sold. */
  salesUnit?: Maybe<SalesUnit>;
  /** The rate of KDV that is in `price`, in percent. */
  vatRateNow: Scalars['Int']['output'];
};

/** A problem of a row. */
export type SheetReason = {
  __typename?: 'SheetReason';
  /** The column: 'Price'. */
  field: Scalars['String']['output'];
  /** The same column as a correction names it: 'price'. */
  input: Scalars['String']['output'];
  /** The problem in a sentence. */
  message: Scalars['String']['output'];
  /** The value that was probably meant, when there is only one. */
  suggestion?: Maybe<Scalars['String']['output']>;
  /** The text of the cell, cut after 200 characters. */
  value: Scalars['String']['output'];
};

/** An element of an XML file that may be a record. */
export type SheetRecord = {
  __typename?: 'SheetRecord';
  /** The number of such elements in the file. */
  count: Scalars['Int']['output'];
  /** The path of the element: 'urunler/urun'. */
  path: Scalars['String']['output'];
};

/** The result of the import of a spreadsheet, or of its dry run. */
export type SheetReport = {
  __typename?: 'SheetReport';
  /** The number of rows that add a product. */
  added: Scalars['Int']['output'];
  /** The number of rows that change a product. */
  changed: Scalars['Int']['output'];
  /** The other fields whose values the file clears, the most frequent first. */
  cleared: Array<ClearedField>;
  /** The number of products whose price the file clears: they are then on request. */
  clearedPrices: Scalars['Int']['output'];
  /** Numbers such as 1.234 whose column does not show their decimal mark; null when there are none. */
  decimals?: Maybe<DecimalQuestion>;
  /** Whether this was only a dry run. */
  dryRun: Scalars['Boolean']['output'];
  /** The fields that are imported, in the order of the columns. */
  fields: Array<Scalars['String']['output']>;
  /** A token of what the import does; pass it to repeat exactly that. */
  fingerprint: Scalars['String']['output'];
  /** Rows that are hidden in the workbook, while nobody has answered what becomes of them; null when there are none. */
  hidden?: Maybe<HiddenQuestion>;
  /** The id for `undoImport`; null when nothing was changed. */
  importId?: Maybe<Scalars['ID']['output']>;
  /** The number of products with a price that jumps: more than 1.5 times of before, less than two thirds, or nothing. */
  jumps: Scalars['Int']['output'];
  /**
   * What the file has and the import leaves, by the column and the reason, at most 200: whole columns, and values of rows that are
   * otherwise imported. Empty without a profile.
   */
  left: Array<LeftValue>;
  /** The number of products that the last run of the profile named and the file does not. */
  missing: Scalars['Int']['output'];
  /** The number of rows that are no product, such as headings, sums and notes. They are left out; a correction of the row makes it one. */
  noProduct: Scalars['Int']['output'];
  /** The number of pictures that are fetched after the import, from the host that the profile names. */
  pictures: Scalars['Int']['output'];
  /** All rows, in the order of the file. */
  rows: Array<SheetRow>;
  /** The id of the run of the profile; null for a dry run, and without a profile. */
  runId?: Maybe<Scalars['ID']['output']>;
  /**
   * The reasons why a run of the profile stops itself, in sentences; nothing is then written unless `letPass` was given. Empty
   * without a profile.
   */
  stops: Array<Scalars['String']['output']>;
  /** The number of rows whose product already has these values. */
  unchanged: Scalars['Int']['output'];
  /** The number of rows that may mean several products. */
  unclear: Scalars['Int']['output'];
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
  /** The number of rows that cannot be imported. */
  wrong: Scalars['Int']['output'];
};

/** A row of a spreadsheet. */
export type SheetRow = {
  __typename?: 'SheetRow';
  /** The present values, in the same order; null for a field that stays unchanged or for a new product. */
  before: Array<Maybe<Scalars['String']['output']>>;
  /** When it is unclear, the products that it may mean; empty otherwise. */
  candidates: Array<Product>;
  /** The fields of the product that it changes: 'name', 'price', …; empty otherwise. */
  changes: Array<Scalars['String']['output']>;
  /** The id in the row, or of the product that it means; null when there is none yet. */
  id?: Maybe<Scalars['ID']['output']>;
  /** The number of the row in the file; the heading is line 1. */
  line: Scalars['Int']['output'];
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The price in the file, as people write it, where KDV was added to it; null otherwise. */
  netPrice?: Maybe<Scalars['String']['output']>;
  /** The outcome of the row. */
  outcome: SheetOutcome;
  /** The same as problems, with fields as a correction names them; empty unless the row is wrong. */
  problems: Array<Problem>;
  /** Why the row is wrong, or no product; empty otherwise. */
  reasons: Array<SheetReason>;
  /** Why the row makes a run of its profile stop itself: '× 1,82', 'not in the file'; null where it does not. */
  stop?: Maybe<Scalars['String']['output']>;
  /** The new values of the report's `fields`, as people write them, cut after 200 characters. */
  values: Array<Scalars['String']['output']>;
};

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

/** What was sent of an order at one time. */
export type Shipment = {
  __typename?: 'Shipment';
  /** The name of the carrier. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** The number of the consignment at the carrier. */
  consignment?: Maybe<Scalars['String']['output']>;
  /** The time when it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** The opaque id of the shipment. */
  id: Scalars['ID']['output'];
  /** The path of its delivery note, a PDF for everyone who has the link of the enquiry; null once that is deleted. */
  notePath?: Maybe<Scalars['String']['output']>;
  /** The place among the shipments of the order, the first one is 1. */
  place: Scalars['Int']['output'];
  /** How much of which rows is in it. */
  rows: Array<ShipmentRow>;
  /** The number of its waybill (e-irsaliye). */
  waybillNumber?: Maybe<Scalars['String']['output']>;
};

/** How much of a row of an order is in a shipment. */
export type ShipmentRow = {
  __typename?: 'ShipmentRow';
  /** The quantity of it. */
  quantity: Scalars['Float']['output'];
  /** The id of the row of the order. */
  rowId: Scalars['ID']['output'];
};

/** How much of a row of an order is sent. */
export type ShipmentRowInput = {
  /** The quantity of it; with what was sent before, not more than was ordered. */
  quantity: Scalars['Float']['input'];
  /** The id of the row of the order. */
  rowId: Scalars['ID']['input'];
};

/** A spec as the site showed it. */
export type ShownSpec = {
  __typename?: 'ShownSpec';
  /** The name of the attribute: 'İç çap d'. */
  name: Scalars['String']['output'];
  /** The value: '20 mm'. */
  text: Scalars['String']['output'];
};

/** The details of the company that every page needs. */
export type SiteSettings = {
  __typename?: 'SiteSettings';
  /** Postal address; empty when none was entered. */
  address: Scalars['String']['output'];
  /** Public e-mail address; empty when none was entered. */
  email: Scalars['String']['output'];
  /** Where buyers have to enter who is invoiced. */
  invoiceAsked: InvoiceAsked;
  /** Path on this site or absolute address of the logo. */
  logo: Scalars['String']['output'];
  /** The company's name. */
  name: Scalars['String']['output'];
  /** Whether new products and categories are drafts by default. */
  newAsDrafts: Scalars['Boolean']['output'];
  /** Public telephone number; empty when none was entered. */
  phone: Scalars['String']['output'];
  /** The version, which grows with each save; `GeneralContact` and `SiteSettings` share it. See `Product.version`. */
  version: Scalars['Int']['output'];
};

/** The values that the admin enters for the company. */
export type SiteSettingsInput = {
  /** The public postal address. */
  address: Scalars['String']['input'];
  /** Public e-mail address. */
  email: Scalars['String']['input'];
  /** Where buyers have to enter who is invoiced. Default: unchanged. */
  invoiceAsked?: InputMaybe<InvoiceAsked>;
  /** Path on this site or absolute https address of the logo. */
  logo: Scalars['String']['input'];
  /** The company's name. */
  name: Scalars['String']['input'];
  /** Whether new products and categories are drafts. Default: unchanged. */
  newAsDrafts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Public telephone number. */
  phone: Scalars['String']['input'];
};

/** The sizes of a family around a product, and the forms that its own size comes in. */
export type SizeRun = {
  __typename?: 'SizeRun';
  /** What products of the same size differ by, such as the seal of a bearing; empty where there is one of this size. */
  forms: Array<ProductForm>;
  /**
   * At most 12 products of different sizes in ascending order, the product among them: of each size the one that is most like it.
   * Empty where all products of the family have one size.
   */
  steps: Array<SizeStep>;
};

/** All products of one kind in a list, or of a family, by their sizes. */
export type SizeSheet = {
  __typename?: 'SizeSheet';
  /** The cells that have products, row by row. */
  cells: Array<SheetCell>;
  /** The values of the columns. Null where the kind has too many products to place them, and the sheet no cells. */
  columns?: Maybe<MatrixAxis>;
  /** The number of products in the list without `filter`. */
  count: Scalars['Int']['output'];
  /** The section of a product of middle size as SVG without colours; null where none can be drawn. */
  drawing?: Maybe<Scalars['String']['output']>;
  /** The kind; null for the products without one, which stand by their codes. */
  kind?: Maybe<ProductKind>;
  /** The number of those that meet `filter` and the measures. */
  matching: Scalars['Int']['output'];
  /** The key attributes that are numbers, with the range of their values. */
  measures: Array<SheetMeasure>;
  /** The values of the rows; null where the products differ in one property alone, so that all cells are in one row. */
  rows?: Maybe<MatrixAxis>;
};

/** A size of a family. */
export type SizeStep = {
  __typename?: 'SizeStep';
  /** What tells the size from the others, such as '6204' or 'M8x40'. */
  label: Scalars['String']['output'];
  /** The product as it is drawn beside the others; null when it is not drawn by its measures. */
  outline?: Maybe<Outline>;
  /** The product that stands for the size. */
  product: Product;
};

/** The kinds of things that have addresses of their own in each language. */
export type SluggedEntity =
  /** A category of products. */
  | 'CATEGORY'
  /** A product of the catalogue. */
  | 'PRODUCT'
  /** A sector that the site has a page about. */
  | 'SECTOR';

/** A spec: the values of a product for one attribute. */
export type Spec = {
  __typename?: 'Spec';
  /** The attribute itself. */
  attribute: Attribute;
  /** The heading of the group of attributes; null for none. */
  group?: Maybe<Scalars['String']['output']>;
  /** Whether it distinguishes products of the kind at a glance. */
  key: Scalars['Boolean']['output'];
  /**
   * The unit of a value that is one number, by its symbol; empty where that number has no unit. Null for several values and for
   * all other kinds.
   */
  numberUnit?: Maybe<Scalars['String']['output']>;
  /**
   * The same lengths in the other of millimetres and inches: '1/2"' for '12,7 mm', and '≈ 1,8504"' for '47 mm', which is rounded.
   * Null for values in other units.
   */
  otherText?: Maybe<Scalars['String']['output']>;
  /** All values as the site shows them, in the units that they were typed in: '20 mm'. */
  text: Scalars['String']['output'];
  /** The same values as `SpecInput.values` takes them. */
  typed: Array<Scalars['String']['output']>;
  /** The values, usually one; a pump, for example, has several connections. */
  values: Array<SpecValue>;
};

/** The choices of an attribute in a list: `choices` for OPTION and FLAG, `range` for NUMBER and RANGE. */
export type SpecFacet = {
  __typename?: 'SpecFacet';
  /** The attribute itself. */
  attribute: Attribute;
  /**
   * The choices of the list without `filter`, in the attribute's order; those with a count of 0 are included. For a NUMBER its
   * values, when there are at most eight.
   */
  choices: Array<FacetChoice>;
  /** The lower end of what values have to cover, in the attribute's unit; null where it is open or not asked for. */
  coversFrom?: Maybe<Scalars['Float']['output']>;
  /** The upper end of what values have to cover. */
  coversTo?: Maybe<Scalars['Float']['output']>;
  /** The lower end that `filter` asks for, in the attribute's unit; null where it is open. */
  from?: Maybe<Scalars['Float']['output']>;
  /** The only kind of the list that has the attribute; null when several have it. */
  ofKind?: Maybe<ProductKind>;
  /** The range of the numbers; null when no number is left. */
  range?: Maybe<FacetRange>;
  /** The upper end that `filter` asks for. */
  to?: Maybe<Scalars['Float']['output']>;
  /** The number of products without the condition for this attribute; null when `filter` has none. */
  without?: Maybe<Scalars['Int']['output']>;
};

/** What is wrong with a spec of a product. */
export type SpecFault = {
  __typename?: 'SpecFault';
  /** The id of the attribute. */
  attributeId: Scalars['ID']['output'];
  /** The id of the product. */
  productId: Scalars['ID']['output'];
  /** What is wrong, in words: 'İç çap 200 mm, usually 5 to 120 mm'. */
  text: Scalars['String']['output'];
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
  anyOf?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The attribute's id. */
  attributeId: Scalars['ID']['input'];
  /**
   * A number or a range, as it is typed: '80', '-10…60 °C'. A range that contains all of it, from end to end: −20…+100 covers
   * 80. An open end is covered by an open end alone.
   */
  covers?: InputMaybe<Scalars['String']['input']>;
  /** A number that lies in it, or a range that has something in common with it. */
  range?: InputMaybe<RangeFilter>;
};

/** The values that the admin enters for one attribute of a product. */
export type SpecInput = {
  /** The attribute's id. */
  attributeId: Scalars['ID']['input'];
  /** Instead of `values`: for NUMBER the exact values, for RANGE its lower and its upper end. */
  numbers?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** The unit of `numbers`: 'mm'. Default: the unit of the attribute. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /**
   * The values as people type them, in the Turkish way: '17,25 mm', '3/4"', '10-20 bar', '70 °C’ye kadar', 'evet', or the name
   * of an option. '1.250' is one thousand two hundred and fifty; programs use `numbers`. At most 20.
   */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An order by the values of one attribute. Products without a value come last in both directions, and equal ones newest first. */
export type SpecOrder = {
  /** The id of an attribute: one with numbers, with options (by their order), or with yes and no. A TEXT cannot be ordered by. */
  attributeId: Scalars['ID']['input'];
  /** True: the largest value, or the last option, first. Of several values, the one that comes first counts. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A value of one of the kinds of attribute. */
export type SpecValue = FlagValue | NumberValue | OptionValue | RangeValue | TextValue;

/** A price in an offer or an order, without KDV. */
export type StatedPrice = {
  __typename?: 'StatedPrice';
  /** The time of the order, or at which the offer was sent. */
  at: Scalars['DateTime']['output'];
  /** The currency of the price. */
  currency: Currency;
  /** The discount in percent. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The discount as it was typed, '40+10', where it has several steps. */
  discountSteps?: Maybe<Scalars['String']['output']>;
  /** The number of the order, or of the revision of the offer. */
  number: Scalars['String']['output'];
  /** The price for `priceQuantity` units, before the discount. */
  price: Scalars['Float']['output'];
  /** The quantity that the price is for; null: one. */
  priceQuantity?: Maybe<Scalars['Int']['output']>;
  /** The quantity of the line. */
  quantity: Scalars['Float']['output'];
};

/** Whether visitors see a thing. */
export type Status =
  /** It was not on the site yet. */
  | 'DRAFT'
  /** It was taken off the site. */
  | 'HIDDEN'
  /** It is on the site. */
  | 'PUBLISHED';

export type Subscription = {
  __typename?: 'Subscription';
  /** Each enquiry as it arrives. */
  enquiryReceived: Enquiry;
  /**
   * One of the admin's own jobs, now and after each step, until it has ended: then the subscription ends, too. It may begin
   * before the job does.
   */
  jobChanged: Job;
  /** Each message as it arrives. */
  messageReceived: Message;
  /**
   * Who else has the form of an entity open, at once and whenever somebody comes or goes. Who subscribes counts as there until the
   * subscription ends.
   */
  openedBy: Presence;
  /** The settings after each change, to every open page, whichever process took the write. */
  siteSettingsChanged: SiteSettings;
  /** The numbers of tasks that wait for people today, at once and whenever one changes. */
  todayFigures: TodayFigures;
  /** The number of notices that the signed-in person has not read, at once and after each change. */
  unreadNotices: Scalars['Int']['output'];
};


export type SubscriptionEnquiryReceivedArgs = {
  since?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionJobChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionMessageReceivedArgs = {
  since?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionOpenedByArgs = {
  entity: HistoryEntity;
  id: Scalars['ID']['input'];
};


export type SubscriptionSiteSettingsChangedArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};

/** Words that people type, and the words of the catalogue that they also find. */
export type Synonym = {
  __typename?: 'Synonym';
  /** The words of the catalogue for it. */
  finds: Array<Scalars['String']['output']>;
  /** Whether it is read as if the first of `finds` had been typed, so that it can be part of a code. The built-in suffixes are. */
  instead: Scalars['Boolean']['output'];
  /** The key of the synonym: its words, folded. No two synonyms have the same. */
  key: Scalars['ID']['output'];
  /** The words that people type. */
  said: Scalars['String']['output'];
  /** The number of searches for it in the last 30 days. */
  times: Scalars['Int']['output'];
  /** Whether each of the words finds all others. */
  twoWay: Scalars['Boolean']['output'];
};

/** A page of synonyms. */
export type SynonymConnection = {
  __typename?: 'SynonymConnection';
  /** The synonyms with their cursors. */
  edges: Array<SynonymEdge>;
  /** The synonyms of this page. */
  nodes: Array<Synonym>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A synonym and its place in the list. */
export type SynonymEdge = {
  __typename?: 'SynonymEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The synonym itself. */
  node: Synonym;
};

/** The values that the admin enters for a synonym. */
export type SynonymInput = {
  /** The words of the catalogue for it. */
  finds: Array<Scalars['String']['input']>;
  /** The words that people type. */
  said: Scalars['String']['input'];
  /** Whether each of the words finds all others. Default: false. */
  twoWay?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An enquiry that an admin writes down for a buyer. */
export type TakenEnquiryInput = {
  /** True: another enquiry is made of a message of which there is one already. Otherwise that is `CONFLICT`. */
  again?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it reached the company; not `SITE`. */
  channel: EnquiryChannel;
  /** The buyer's company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** The place of delivery. */
  deliveryPlace?: InputMaybe<Scalars['String']['input']>;
  /**
   * The buyer's e-mail address. Blank or left out where the buyer telephoned, wrote by WhatsApp or came and has given none: the
   * buyer then gets the link from an admin.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The id of the message that it is made of, which is then replied to by it. */
  messageId?: InputMaybe<Scalars['ID']['input']>;
  /** The buyer's name. */
  name: Scalars['String']['input'];
  /** The buyer's telephone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * What the buyer said or wrote. Lines of code and quantity in it become rows, read as those that are pasted into a quote list; all of
   * it is kept as the buyer's remarks.
   */
  text?: InputMaybe<Scalars['String']['input']>;
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

/** The formats that a text can be required to have. */
export type TextFormat =
  /** A code in one line, with a letter or a digit in it: '6204-2RS'. Several blanks become one. */
  | 'CODE'
  /** An opaque position in a list, as given by `pageInfo.endCursor`. */
  | 'CURSOR'
  /** A day: '2026-10-12'. */
  | 'DAY'
  /** An e-mail address: 'ad@firma.com.tr'. Invisible characters in it are left out. */
  | 'EMAIL'
  /** A GTIN (EAN, UPC): 8, 12, 13 or 14 digits, the last of which checks the others. Blanks and dashes are left out. */
  | 'GTIN'
  /** A picture of this site ('/uploads/products/…', '/images/…') or an absolute https address. */
  | 'IMAGE'
  /** One line: no line break, and no control or direction character, which would hide what the text says. */
  | 'LINE'
  /** A text of any number of lines, otherwise as LINE. */
  | 'LINES'
  /** An e-mail address whose part before the @ is ASCII, since hardly any mail server takes other letters there. */
  | 'MAILBOX'
  /** An https address of a known map host; a pasted `<iframe …>` is reduced to its `src`. */
  | 'MAP_EMBED'
  /** A telephone number: digits, spaces, brackets, dots and a leading plus: '+90 212 000 00 00'. */
  | 'PHONE'
  /** 64 hexadecimal digits. */
  | 'SHA256'
  /** An absolute https address of a page, without a name and password in it: 'https://www.ornek.com.tr/rulman'. */
  | 'WEB';

/** Where texts come from. */
export type TextOrigin =
  /** It came with a file of translators. */
  | 'FILE'
  /** A program wrote it: it is on the site once a person has confirmed it. */
  | 'MACHINE'
  /** A person wrote it. */
  | 'PERSON';

/** A part of a text. */
export type TextRange = {
  __typename?: 'TextRange';
  /** The length of the part, in UTF-16 units. */
  length: Scalars['Int']['output'];
  /** The start of the part, in UTF-16 units, from 0. */
  start: Scalars['Int']['output'];
};

/** A value that is any text. */
export type TextValue = {
  __typename?: 'TextValue';
  /** The text as it was typed. */
  typed: Scalars['String']['output'];
};

/** The thing that an address leads to. */
export type ThingAtSlug = {
  __typename?: 'ThingAtSlug';
  /** The id of the thing. */
  id: Scalars['ID']['output'];
  /** Whether the address is a former one. */
  isFormer: Scalars['Boolean']['output'];
  /** The present last part of its address in the language of the request; null when it has none, so that the id is it. */
  slug?: Maybe<Scalars['String']['output']>;
};

/** How a thing stands in a language. */
export type ThingInLanguage = {
  __typename?: 'ThingInLanguage';
  /** The code of the language. */
  language: Scalars['ID']['output'];
  /** The number of texts that are missing. */
  missing: Scalars['Int']['output'];
  /** The number of texts that are outdated. */
  outdated: Scalars['Int']['output'];
  /** The moment at which a draft is published; null for never. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its texts are on the site. */
  status: TranslationStatus;
  /** The number of texts of a machine that nobody has confirmed. */
  unconfirmed: Scalars['Int']['output'];
};

/** One thing of the site: one of the fields has a value, and the others are null. */
export type ThingOnSite = {
  __typename?: 'ThingOnSite';
  /** The about page, if it is that. */
  about?: Maybe<About>;
  /** The category, if it is one. */
  category?: Maybe<Category>;
  /** The document, if it is one. */
  document?: Maybe<Document>;
  /** The family, if it is one. */
  family?: Maybe<Family>;
  /** The product, if it is one. */
  product?: Maybe<Product>;
  /** The sector, if it is one. */
  sector?: Maybe<Sector>;
};

/** The texts of a thing in all languages. */
export type ThingTranslations = {
  __typename?: 'ThingTranslations';
  /** The kind of thing. */
  entity: TranslatedEntity;
  /** What can be translated, in the order of the form. */
  fields: Array<TranslatedField>;
  /** The id of the thing. */
  id: Scalars['ID']['output'];
  /** How the thing stands in each language of the site. */
  languages: Array<ThingInLanguage>;
  /** The Turkish name of the thing. */
  name: Scalars['String']['output'];
};

/** The numbers of tasks that wait for people. A number is null where the person's roles do not include it. */
export type TodayFigures = {
  __typename?: 'TodayFigures';
  /** The number of offers that end soon, as `endingOffers` lists them. */
  endingOffers?: Maybe<Scalars['Int']['output']>;
  /** The number of mails that could not be delivered and that nobody has dealt with. */
  failedMails?: Maybe<Scalars['Int']['output']>;
  /** Why mail cannot be sent at the moment, as `FailedMails.trouble` says it. */
  mailTrouble?: Maybe<Scalars['String']['output']>;
  /** The number of new enquiries. */
  newEnquiries?: Maybe<Scalars['Int']['output']>;
  /** The number of import profiles whose last run stopped itself or failed. */
  stoppedImports?: Maybe<Scalars['Int']['output']>;
  /** The number of plans that stopped and wait for a person. For owners and editors; null for others. */
  stoppedPlans?: Maybe<Scalars['Int']['output']>;
  /** The number of new enquiries among suspected spam. */
  suspectedEnquiries?: Maybe<Scalars['Int']['output']>;
  /** The number of new messages among suspected spam. */
  suspectedMessages?: Maybe<Scalars['Int']['output']>;
  /** The number of enquiries and messages that need an answer, as `unanswered` lists them. */
  unanswered?: Maybe<Scalars['Int']['output']>;
};

/** The data that an authenticator app needs. */
export type TotpSetup = {
  __typename?: 'TotpSetup';
  /** The secret in base32, for apps that read no QR code. */
  secret: Scalars['String']['output'];
  /** The same as the content of a QR code: 'otpauth://totp/…'. */
  uri: Scalars['String']['output'];
};

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

/** A text of a thing that can be translated. */
export type TranslatedField = {
  __typename?: 'TranslatedField';
  /** The name of the field, or a place within it: 'name', 'options.m8', 'mission.title'. 'slug' is the last part of the address. */
  field: Scalars['String']['output'];
  /** The label of the field. */
  label: Scalars['String']['output'];
  /** The present Turkish text; empty for an address. */
  source: Scalars['String']['output'];
  /** The hash of the present Turkish text. */
  sourceHash: Scalars['String']['output'];
  /** The text in each language that has one. */
  texts: Array<Translation>;
};

/** A text in a language. */
export type Translation = {
  __typename?: 'Translation';
  /** Whether it was made from another Turkish text than the present one. */
  isOutdated: Scalars['Boolean']['output'];
  /** The code of the language. */
  language: Scalars['ID']['output'];
  /** The Turkish text that it was made from. */
  madeFrom: Scalars['String']['output'];
  /** Where it comes from. */
  origin: TextOrigin;
  /** Who confirmed it; null when nobody has. */
  reviewedBy?: Maybe<Scalars['String']['output']>;
  /** The time of the last save. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who wrote it last: the e-mail address of a person, or the name of a key; null for the program itself. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** The text. An empty one says that the thing has none in this language. */
  value: Scalars['String']['output'];
  /** The version, which grows with each save; pass it when saving to detect a concurrent change. */
  version: Scalars['Int']['output'];
};

/** How far each language is. */
export type TranslationBoard = {
  __typename?: 'TranslationBoard';
  /** The groups of texts, but for those that the site has none of. */
  groups: Array<TranslationGroupProgress>;
  /** The languages with all texts, in the order of the site. */
  languages: Array<LanguageProgress>;
};

/** The number of texts in each state. */
export type TranslationCounts = {
  __typename?: 'TranslationCounts';
  /** Those that are done. */
  done: Scalars['Int']['output'];
  /** Those of a machine that no person has confirmed. */
  machine: Scalars['Int']['output'];
  /** Those without a translation. */
  missing: Scalars['Int']['output'];
  /** Those whose Turkish text has changed since. */
  outdated: Scalars['Int']['output'];
};

/** The reasons why a text is refused; `code` of `extensions.problems`. */
export type TranslationFault =
  /** The text may not be empty. */
  | 'EMPTY'
  /** The text breaks a rule of the field, such as its length. */
  | 'INVALID'
  /** The thing is gone: deleted, or merged with another. */
  | 'NOT_FOUND'
  /** The thing has no such text: the field has no words, or its Turkish text is empty. */
  | 'NO_SUCH_FIELD'
  /** The site does not have the language. */
  | 'NO_SUCH_LANGUAGE'
  /** A person has written the text, and it is not outdated: a machine may not replace it. */
  | 'PERSON_WROTE_IT'
  /** Another thing of the kind has this address in the language. */
  | 'SLUG_TAKEN'
  /** The Turkish text has changed since the text was made from it. */
  | 'SOURCE_CHANGED'
  /** Someone saved the text since the version that it started from. */
  | 'STALE'
  /** The call names the text twice. */
  | 'TWICE';

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

/** How far a group of texts is. */
export type TranslationGroupProgress = {
  __typename?: 'TranslationGroupProgress';
  /** The group whose texts are counted. */
  group: TranslationGroup;
  /** Each language, in the order of the site. */
  languages: Array<LanguageProgress>;
};

/** What a file of translations changes, or has changed. */
export type TranslationImport = {
  __typename?: 'TranslationImport';
  /** The number of translations that it changes. */
  changed: Scalars['Int']['output'];
  /** The first 100 of the changes. */
  changes: Array<ChangedTranslation>;
  /** The number of units without a translation, or that the translator has not finished. */
  empty: Scalars['Int']['output'];
  /** The first 100 of the units that are not applied. */
  refused: Array<RefusedTranslation>;
  /** The number of units that are not applied. */
  refusedCount: Scalars['Int']['output'];
  /** The number of those that are the same already. */
  same: Scalars['Int']['output'];
  /** Takes the whole import back, by `undo`; null for a dry run, and where nothing changed. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A text to be saved in a language. */
export type TranslationInput = {
  /** The kind of thing. */
  entity: TranslatedEntity;
  /** The field, as `TranslatedField.field` names it. */
  field: Scalars['String']['input'];
  /** The id of the thing. */
  id: Scalars['ID']['input'];
  /** The code of the language. */
  language: Scalars['ID']['input'];
  /** Where it comes from. Default: PERSON; MACHINE for keys, which cannot name another. */
  origin?: InputMaybe<TextOrigin>;
  /** The hash of the Turkish text that it was made from. When that is another by now, it is refused as `SOURCE_CHANGED`. */
  sourceHash?: InputMaybe<Scalars['String']['input']>;
  /** The text; null removes it, so that the Turkish one is read again. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** The version that the text started from, 0 for none. When someone saved since, it is refused as `STALE`. Default: not compared. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** A word or name that the company has translated. */
export type TranslationTerm = {
  __typename?: 'TranslationTerm';
  /** The Turkish word. */
  source: Scalars['String']['output'];
  /** The word in the language. */
  value: Scalars['String']['output'];
};

/** A text of the site with its translation into a language. */
export type TranslationText = {
  __typename?: 'TranslationText';
  /** The moment of that. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The person or the key that saved it last. */
  by?: Maybe<Scalars['String']['output']>;
  /** The kind of thing. */
  entity: TranslatedEntity;
  /** The field of the thing, or a place within it, such as 'mission.title'. */
  field: Scalars['String']['output'];
  /** The id of the text in the language. */
  id: Scalars['ID']['output'];
  /** The name of the field. */
  label: Scalars['String']['output'];
  /** The most characters that it may have. */
  mostLetters?: Maybe<Scalars['Int']['output']>;
  /** How the translation came. */
  origin?: Maybe<TextOrigin>;
  /** The address of the page that shows it, below that of the site. */
  page?: Maybe<Scalars['String']['output']>;
  /** The address of a picture of the thing. */
  picture?: Maybe<Scalars['String']['output']>;
  /** The Turkish text. */
  source: Scalars['String']['output'];
  /** The hash of the Turkish text, for `saveTranslations`. */
  sourceHash: Scalars['String']['output'];
  /** The state of the translation. */
  state: TranslationState;
  /** Words of the text that are translated already. */
  terms: Array<TranslationTerm>;
  /** The id of the thing. */
  thingId: Scalars['ID']['output'];
  /** The name of the thing. */
  title: Scalars['String']['output'];
  /** The Turkish text that the translation was made from; null where there is none. */
  translatedFrom?: Maybe<Scalars['String']['output']>;
  /** The translation; null where there is none. */
  value?: Maybe<Scalars['String']['output']>;
  /** The version of the translation; null where there is none. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A page of texts. */
export type TranslationTextConnection = {
  __typename?: 'TranslationTextConnection';
  /** The texts of the page. */
  nodes: Array<TranslationText>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of all texts that fit. */
  totalCount: Scalars['Int']['output'];
};

/** A product that a search finds. */
export type TriedHit = {
  __typename?: 'TriedHit';
  /** Whether a synonym was needed. */
  bySynonym: Scalars['Boolean']['output'];
  /** How it is found. */
  foundBy: FoundBy;
  /** The product that was found. */
  product: Product;
};

/** A search that is tried in the admin area. */
export type TriedSearch = {
  __typename?: 'TriedSearch';
  /** The first ten products in their order. */
  hits: Array<TriedHit>;
  /** The path of the page that the search leads to; null for none. */
  leadsTo?: Maybe<Scalars['String']['output']>;
  /** What is looked for: the words as they were typed, and those that a synonym adds. */
  readAs: Array<Scalars['String']['output']>;
  /** The number of products that are found. */
  totalCount: Scalars['Int']['output'];
  /** The number of products that would be found without the synonyms that take part; null when there are none. */
  without?: Maybe<Scalars['Int']['output']>;
};

/** Whether two-step sign-in is required of everybody. */
export type TwoStepRule = {
  __typename?: 'TwoStepRule';
  /** The time since which it is required; null when it is optional. */
  askedSince?: Maybe<Scalars['DateTime']['output']>;
  /** The time from which it is also required in older sessions. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A cell with a number that has two meanings. */
export type UnclearNumber = {
  __typename?: 'UnclearNumber';
  /** The column: 'Price'. */
  field: Scalars['String']['output'];
  /** The same column as a correction names it: 'price'. */
  input: Scalars['String']['output'];
  /** The number of the row in the file. */
  line: Scalars['Int']['output'];
  /** The text of the cell, cut after 200 characters. */
  value: Scalars['String']['output'];
  /** What it means where the comma is the decimal mark: '1234'. */
  withComma: Scalars['String']['output'];
  /** What it means where the point is the decimal mark: '1,234'. */
  withPoint: Scalars['String']['output'];
};

/** A mail that could not be delivered and is not tried again, or one that is late. */
export type UndeliveredMail = {
  __typename?: 'UndeliveredMail';
  /** The reason of the failure. */
  failure: MailFailure;
  /** The intended recipient. */
  to: MailRecipient;
};

/** The result of undoing one step. */
export type Undone = {
  __typename?: 'Undone';
  /** What stays as it is, because it was changed again or deleted since; the first hundred. */
  kept: Array<KeptThing>;
  /** The number of these things. */
  keptCount: Scalars['Int']['output'];
  /** The number of things that the step had added and that were removed again. */
  removed: Scalars['Int']['output'];
  /** The number of things that have former values again, or are there again. */
  restored: Scalars['Int']['output'];
};

/** The result of undoing a change. */
export type UndoneChange = {
  __typename?: 'UndoneChange';
  /** The entities that stay unchanged, because they were changed again or deleted since; the first hundred. */
  kept: Array<KeptChange>;
  /** The number of these entities. */
  keptCount: Scalars['Int']['output'];
  /** The number of entities that have former values again. */
  restored: Scalars['Int']['output'];
};

/** How a step was undone. */
export type UndoneDeed = {
  __typename?: 'UndoneDeed';
  /** The time when it was undone. */
  at: Scalars['DateTime']['output'];
  /** The name of the person who undid it; null where it is not known. */
  by?: Maybe<Scalars['String']['output']>;
  /** What stayed as it was, because somebody had changed or deleted it since; the first hundred. */
  kept: Array<KeptDeed>;
  /** The number of what stayed. */
  keptCount: Scalars['Int']['output'];
};

/** The result of undoing an import. */
export type UndoneImport = {
  __typename?: 'UndoneImport';
  /** The names of products that keep some values, because somebody has changed or deleted them since; the first hundred. */
  kept: Array<Scalars['String']['output']>;
  /** The number of these products. */
  keptCount: Scalars['Int']['output'];
  /** The number of products that the import had added and that were removed again. */
  removed: Scalars['Int']['output'];
  /** The number of products that have former values again. */
  restored: Scalars['Int']['output'];
};

/** A unit of measure. */
export type Unit = {
  __typename?: 'Unit';
  /** Its code of UN/CEFACT Recommendation 20: 'MMT'. */
  code: Scalars['String']['output'];
  /** The physical dimension, such as 'length'. Units of one dimension can be compared. */
  dimension: Scalars['String']['output'];
  /** The symbol that people write in the language of the request, such as 'mm' or 'd/dk', 'rpm' in English. It identifies the unit. */
  symbol: Scalars['ID']['output'];
};

/** What visitors of a language find at the page of a product or a category that is not translated. */
export type UntranslatedPage =
  /** The page with its Turkish texts, among the words of the language. */
  | 'IN_PLACE'
  /** The Turkish page, to which the address leads. */
  | 'TURKISH_PAGE';

/** The answer of `upsertProducts`. */
export type UpsertedProducts = {
  __typename?: 'UpsertedProducts';
  /** The outcome of each row, in the order of the rows. */
  rows: Array<ProductRowResult>;
  /** For `undo`; null when nothing was written. */
  undoToken?: Maybe<Scalars['ID']['output']>;
};

/** A rate of KDV that exists. */
export type VatRate = {
  __typename?: 'VatRate';
  /** The ids of the categories whose products have it. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** The ids of the kinds whose products have it. */
  kindIds: Array<Scalars['ID']['output']>;
  /** The rate as a percentage. */
  rate: Scalars['Int']['output'];
  /** The rate that it replaces from that day on, by law; null for none. */
  replaces?: Maybe<Scalars['Int']['output']>;
  /** The day from which it holds; null: it always did. */
  since?: Maybe<Scalars['Date']['output']>;
};

/** A rate of KDV that exists. */
export type VatRateInput = {
  /** The ids of the categories whose products have it. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The ids of the kinds whose products have it. */
  kindIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The rate as a percentage. */
  rate: Scalars['Int']['input'];
  /** The rate that it replaces from that day on, by law. */
  replaces?: InputMaybe<Scalars['Int']['input']>;
  /** The day from which it holds. Default: it always did. */
  since?: InputMaybe<Scalars['Date']['input']>;
};

/** A named list with its filters and its order. */
export type View = {
  __typename?: 'View';
  /** The number of rows that it has; null for one that is not pinned, and for one with a search. */
  count?: Maybe<Scalars['Int']['output']>;
  /** The names of filters that were left out of `query`, because the list does not have them, or not with this value. */
  dropped: Array<Scalars['String']['output']>;
  /** Whether it is visible to everybody who can open the list, and not only to its owner. */
  forEveryone: Scalars['Boolean']['output'];
  /** The opaque id of the view. */
  id: Scalars['ID']['output'];
  /** Whether the list opens with it for the person. */
  isStart: Scalars['Boolean']['output'];
  /** The name of the view. */
  name: Scalars['String']['output'];
  /** Whether it is shown above the list with its count. New views are pinned while there are fewer than ten. */
  pinned: Scalars['Boolean']['output'];
  /** The filters and the order, as the query of the list's address: 'price=no&sort=name'. Empty for the whole list. */
  query: Scalars['String']['output'];
};

/** The values of a view. */
export type ViewInput = {
  /** True: for everybody who can open the list; false: private. */
  forEveryone?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name of the view, which must be unique among the views of the same people. */
  name: Scalars['String']['input'];
  /** The filters and the order, as the query of the list's address; unknown parts are dropped. */
  query: Scalars['String']['input'];
};

/** The lists of the admin area that have views. */
export type ViewList =
  /** The list of enquiries. */
  | 'ENQUIRIES'
  /** The list of products. */
  | 'PRODUCTS';

/** The views of a list that a person sees. */
export type Views = {
  __typename?: 'Views';
  /** The person's own views and those for everyone, in the person's order. */
  nodes: Array<View>;
  /** The number of rows that the list has without filters. It is read together with the counts of the views. */
  totalCount: Scalars['Int']['output'];
};

/** Changes of a product that wait until somebody publishes them. */
export type WaitingChanges = {
  __typename?: 'WaitingChanges';
  /** The time when they were changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** The e-mail address of the admin who changed them last. */
  changedBy: Scalars['String']['output'];
  /** The names of those fields that somebody has also changed on the site since; see `publishWaiting`. */
  conflicts: Array<Scalars['String']['output']>;
  /** The names of the fields that differ from the published ones, as in `ProductChanges`. */
  fields: Array<Scalars['String']['output']>;
  /** The product with these changes. It has the same id as the published one. */
  product: Product;
};

/** Changes of a category, a family, a document, a sector or the about page that wait until somebody publishes them. */
export type WaitingValues = {
  __typename?: 'WaitingValues';
  /** The about page with these changes; null when they belong to something else. */
  about?: Maybe<About>;
  /** The category with these changes, with the same id as the published one; null when they belong to something else. */
  category?: Maybe<Category>;
  /** The time when they were changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** The e-mail address of the admin who changed them last. */
  changedBy: Scalars['String']['output'];
  /** The names of those fields that somebody has also changed on the site since; see `publishWaitingValues`. */
  conflicts: Array<Scalars['String']['output']>;
  /** The document with these changes; null when they belong to something else. */
  document?: Maybe<Document>;
  /** The family with these changes; null when they belong to something else. */
  family?: Maybe<Family>;
  /** The names of the fields that differ from the published ones, as in the input type of the thing. */
  fields: Array<Scalars['String']['output']>;
  /** The id in the bin and in the history: 'category:vanalar'. */
  id: Scalars['ID']['output'];
  /** The sector with these changes; null when they belong to something else. */
  sector?: Maybe<Sector>;
};

/** An endpoint of another program that is notified of events. */
export type Webhook = {
  __typename?: 'Webhook';
  /** The time when the webhook was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The deliveries of the last 30 days and those that wait, the latest first; a key gets those of events that its scopes include. */
  deliveries: WebhookDeliveryConnection;
  /** The events that it is notified of. */
  events: Array<WebhookEvent>;
  /** The number of events of the last 30 days whose last attempt failed. */
  failed: Scalars['Int']['output'];
  /** The number of those events that happened within the last 24 hours. */
  failedToday: Scalars['Int']['output'];
  /** Whether the last request failed. */
  failing: Scalars['Boolean']['output'];
  /** The time until which requests also have a signature of the secret before the last rotation; null when they do not. */
  formerSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The number of events that are held until somebody decides; see `releaseWebhookEvents`. */
  held: Scalars['Int']['output'];
  /** The id of the webhook. */
  id: Scalars['ID']['output'];
  /** Whether it gets the products of an import one by one. */
  importedRows: Scalars['Boolean']['output'];
  /** The e-mail address of the person, or the name of the key, that added it. */
  madeBy: Scalars['String']['output'];
  /** Who added it, in parts. */
  maker: Actor;
  /** The name of the webhook: 'ERP (Logo)'. */
  name: Scalars['String']['output'];
  /** The time since which it is off; null while it is on. */
  offAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason why it is off; null while it is on. */
  offReason?: Maybe<WebhookOffReason>;
  /** Whether it is switched on. */
  on: Scalars['Boolean']['output'];
  /** Whether it also gets what visitors wrote about themselves. */
  personalData: Scalars['Boolean']['output'];
  /** The last characters of its secret, to recognize it by. */
  secretEnd: Scalars['String']['output'];
  /** The address that requests are sent to. */
  url: Scalars['String']['output'];
  /** The version, which grows with each change by hand; see `Product.version`. */
  version: Scalars['Int']['output'];
  /** Whether it gets all values of what changed, and not only kind, id and address. */
  whole: Scalars['Boolean']['output'];
};


/** An endpoint of another program that is notified of events. */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The delivery of an event to an endpoint. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The beginning of the last answer, at most 1 KB; null without one. `SCOPE_MISSING` as for `sent`. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The time of the event. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of the event as it is sent: 'price.changed', or 'webhook.test' for a test. */
  event: Scalars['String']['output'];
  /** The id of the delivery, which each request has as `webhook-id`. */
  id: Scalars['ID']['output'];
  /** The time of the next attempt; null when there is none. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The body that was sent last, at most 4 KB of it; null before the first attempt. `SCOPE_MISSING` for a key that may not read
   * the values in it.
   */
  sent?: Maybe<Scalars['String']['output']>;
  /** The state of the delivery. */
  state: WebhookDeliveryState;
  /** The id of the entity that the event is about. */
  subject: Scalars['ID']['output'];
  /** The present name of that entity; null when it no longer exists. `SCOPE_MISSING` for a key that may not read it. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** The attempts, the first one first. */
  tries: Array<WebhookTry>;
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries of this page. */
  nodes: Array<WebhookDelivery>;
  /** The position of the page. */
  pageInfo: PageInfo;
  /** The number of items on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A delivery and its position in a list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** The position of the item, for `after`. */
  cursor: Scalars['String']['output'];
  /** The delivery itself. */
  node: WebhookDelivery;
};

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
  importedRows?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name of the webhook, which must be unique. */
  name: Scalars['String']['input'];
  /** Whether it also gets what visitors wrote about themselves. Default: false. Only people can set it, and only with `whole`. */
  personalData?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address that requests are sent to, with https; with http only for hosts in the setting `WEBHOOK_HOSTS`. */
  url: Scalars['String']['input'];
  /** Whether it gets all values of what changed, as they are at the time of sending. Default: false. */
  whole?: InputMaybe<Scalars['Boolean']['input']>;
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

/** An attempt: one request to an endpoint. */
export type WebhookTry = {
  __typename?: 'WebhookTry';
  /** The time when it was sent. */
  at: Scalars['DateTime']['output'];
  /** Why there was no answer; null when there was one. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the answer; null when there was none. */
  status?: Maybe<Scalars['Int']['output']>;
  /** The duration in milliseconds. */
  took: Scalars['Int']['output'];
};

/** Conditions for products that need work; a product must meet all that are given. */
export type WorkFilter = {
  /** Only products with this availability. */
  availability?: InputMaybe<Availability>;
  /** Only products of this brand. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** With a brand (true) or without one (false). */
  branded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products that the person with this e-mail address changed. */
  changedBy?: InputMaybe<Scalars['String']['input']>;
  /** Only products that were changed on or after this day, in Istanbul: '2026-11-23'. */
  changedSince?: InputMaybe<Scalars['String']['input']>;
  /**
   * Only products that this health check finds and that are not declared to be fine. `BAD_USER_INPUT` for a check of other
   * things than products.
   */
  check?: InputMaybe<HealthCheck>;
  /** With a stock code (true) or without one (false). */
  coded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products whose list price is in this currency. */
  currency?: InputMaybe<Currency>;
  /** Only products of the family with this id. */
  familyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of the kind with this id. */
  kindId?: InputMaybe<Scalars['ID']['input']>;
  /** Without a spec that their kind requires (true) or with all of them (false). */
  lacksSpecs?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products that an earlier file of the import profile with this id named, and that its last successful one did not. */
  notInImport?: InputMaybe<Scalars['ID']['input']>;
  /** With a picture (true) or without one (false). */
  pictured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products with this status. Default: every status. */
  status?: InputMaybe<Status>;
  /** With changes that wait until somebody publishes them (true) or without any (false); see `Product.waiting`. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SpecValue:
    | ( FlagValue )
    | ( NumberValue )
    | ( Omit<OptionValue, 'option'> & { option: _RefType['AttributeOption'] } )
    | ( RangeValue )
    | ( TextValue )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  About: ResolverTypeWrapper<AboutRow>;
  AboutIcon: AboutIcon;
  AboutInput: AboutInput;
  AboutNumber: ResolverTypeWrapper<AboutNumber>;
  AboutNumberInput: AboutNumberInput;
  AboutSection: ResolverTypeWrapper<AboutSection>;
  AboutSectionInput: AboutSectionInput;
  AboutStep: ResolverTypeWrapper<AboutStep>;
  AboutStepInput: AboutStepInput;
  AcceptanceChannel: AcceptanceChannel;
  AcceptanceInput: AcceptanceInput;
  Actor: ResolverTypeWrapper<Actor>;
  ActorKind: ActorKind;
  AddedVariants: ResolverTypeWrapper<AddedVariants>;
  Admin: ResolverTypeWrapper<AdminRow>;
  AnswerTemplate: ResolverTypeWrapper<AnswerTemplate>;
  AnswerTemplateInput: AnswerTemplateInput;
  Article: ResolverTypeWrapper<Omit<Article, 'product' | 'specs'> & { product: ResolversTypes['Product'], specs: Array<ResolversTypes['Spec']> }>;
  AttachedFile: ResolverTypeWrapper<AttachedFile>;
  AttachmentFormat: AttachmentFormat;
  Attribute: ResolverTypeWrapper<AttributeRow>;
  AttributeInput: AttributeInput;
  AttributeKind: AttributeKind;
  AttributeOption: ResolverTypeWrapper<OptionRow>;
  AttributeOptionInput: AttributeOptionInput;
  AuditConnection: ResolverTypeWrapper<AuditPage>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditEntry: ResolverTypeWrapper<AuditRow>;
  AuditEvent: AuditEvent;
  Availability: Availability;
  AvailabilityCount: ResolverTypeWrapper<AvailabilityCount>;
  Backup: ResolverTypeWrapper<BackupFile>;
  BinConnection: ResolverTypeWrapper<BinPage>;
  BinEdge: ResolverTypeWrapper<Omit<BinEdge, 'node'> & { node: ResolversTypes['BinEntry'] }>;
  BinEntity: BinEntity;
  BinEntry: ResolverTypeWrapper<BinnedRow>;
  BinnedThing: ResolverTypeWrapper<BinnedThing>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandCount: ResolverTypeWrapper<BrandCount>;
  Carrier: ResolverTypeWrapper<CarrierRow>;
  CatalogueFigures: ResolverTypeWrapper<CatalogueFigures>;
  Category: ResolverTypeWrapper<CategoryRow>;
  CategoryCompleteness: ResolverTypeWrapper<CategoryCompleteness>;
  CategoryCount: ResolverTypeWrapper<Omit<CategoryCount, 'category'> & { category: ResolversTypes['Category'] }>;
  CategoryInput: CategoryInput;
  Change: ResolverTypeWrapper<LoggedRow>;
  ChangedEntity: ResolverTypeWrapper<ChangedEntity>;
  ChangedProduct: ResolverTypeWrapper<ChangedProduct>;
  ChangedProductInput: ChangedProductInput;
  ChangedProductRow: ResolverTypeWrapper<ChangedRow>;
  ChangedProductRows: ResolverTypeWrapper<Omit<ChangedProductRows, 'rows'> & { rows: Array<ResolversTypes['ChangedProductRow']> }>;
  ChangedProducts: ResolverTypeWrapper<ChangedProducts>;
  ChangedTranslation: ResolverTypeWrapper<ChangedTranslation>;
  Changes: ResolverTypeWrapper<ShownLog>;
  ChosenProducts: ChosenProducts;
  ClearedField: ResolverTypeWrapper<ClearedField>;
  Colleague: ResolverTypeWrapper<Colleague>;
  CommonMeasures: ResolverTypeWrapper<CommonMeasures>;
  CommonOption: ResolverTypeWrapper<CommonOption>;
  CommonOptions: ResolverTypeWrapper<Omit<CommonOptions, 'attribute'> & { attribute: ResolversTypes['Attribute'] }>;
  Completeness: ResolverTypeWrapper<StoredProductRow>;
  CompletenessWeights: ResolverTypeWrapper<CompletenessWeights>;
  CompletenessWeightsInput: CompletenessWeightsInput;
  ConfirmedTranslations: ResolverTypeWrapper<ConfirmedTranslations>;
  ContactPage: ResolverTypeWrapper<ContactPage>;
  ContactPageInput: ContactPageInput;
  ContentPart: ContentPart;
  CrossReference: ResolverTypeWrapper<CrossReference>;
  CrossReferenceInput: CrossReferenceInput;
  CrossRelation: CrossRelation;
  Currency: Currency;
  CurrencyCount: ResolverTypeWrapper<CurrencyCount>;
  CurrencySum: ResolverTypeWrapper<CurrencySum>;
  Customer: ResolverTypeWrapper<CustomerRow>;
  CustomerCode: ResolverTypeWrapper<CustomerCodeRow>;
  CustomerCodeConnection: ResolverTypeWrapper<CustomerCodePage>;
  CustomerCodeEdge: ResolverTypeWrapper<Omit<CustomerCodeEdge, 'node'> & { node: ResolversTypes['CustomerCode'] }>;
  CustomerConnection: ResolverTypeWrapper<CustomerPage>;
  CustomerEdge: ResolverTypeWrapper<Omit<CustomerEdge, 'node'> & { node: ResolversTypes['Customer'] }>;
  CustomerImport: ResolverTypeWrapper<Omit<CustomerImport, 'rows'> & { rows: Array<ResolversTypes['ImportedCustomer']> }>;
  CustomerInput: CustomerInput;
  CustomerOutcome: CustomerOutcome;
  CustomerPerson: ResolverTypeWrapper<CustomerPerson>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecimalMark: DecimalMark;
  DecimalQuestion: ResolverTypeWrapper<DecimalQuestion>;
  Deed: ResolverTypeWrapper<DeedRow>;
  DeedAuthor: ResolverTypeWrapper<DeedAuthor>;
  DeedConnection: ResolverTypeWrapper<DeedPage>;
  DeedEdge: ResolverTypeWrapper<Omit<DeedEdge, 'node'> & { node: ResolversTypes['Deed'] }>;
  DeedKind: DeedKind;
  DeedThing: ResolverTypeWrapper<DoneThing>;
  DeletedNode: ResolverTypeWrapper<DeletedNode>;
  DeletedThing: ResolverTypeWrapper<DeletedThing>;
  Document: ResolverTypeWrapper<DocumentRow>;
  DocumentConnection: ResolverTypeWrapper<DocumentPage>;
  DocumentEdge: ResolverTypeWrapper<Omit<DocumentEdge, 'node'> & { node: ResolversTypes['Document'] }>;
  DocumentFile: ResolverTypeWrapper<FileRow>;
  DocumentFilter: DocumentFilter;
  DocumentFormat: DocumentFormat;
  DocumentInput: DocumentInput;
  DocumentKind: DocumentKind;
  DocumentKindCount: ResolverTypeWrapper<DocumentKindCount>;
  DocumentLanguage: DocumentLanguage;
  DocumentOrder: DocumentOrder;
  Double: ResolverTypeWrapper<Omit<Double, 'one' | 'other'> & { one: ResolversTypes['Product'], other: ResolversTypes['Product'] }>;
  DoubleReason: DoubleReason;
  Doubles: ResolverTypeWrapper<Omit<Doubles, 'nodes'> & { nodes: Array<ResolversTypes['Double']> }>;
  EmptiedBin: ResolverTypeWrapper<EmptiedBin>;
  EndingOffer: ResolverTypeWrapper<Omit<EndingOffer, 'enquiry' | 'offer'> & { enquiry: ResolversTypes['Enquiry'], offer: ResolversTypes['Offer'] }>;
  EndingOffers: ResolverTypeWrapper<Omit<EndingOffers, 'nodes'> & { nodes: Array<ResolversTypes['EndingOffer']> }>;
  Enquiry: ResolverTypeWrapper<EnquiryRecord>;
  EnquiryAttachment: ResolverTypeWrapper<EnquiryAttachment>;
  EnquiryChannel: EnquiryChannel;
  EnquiryConnection: ResolverTypeWrapper<EnquiryPage>;
  EnquiryCopy: ResolverTypeWrapper<EnquiryCopy>;
  EnquiryEdge: ResolverTypeWrapper<Omit<EnquiryEdge, 'node'> & { node: ResolversTypes['Enquiry'] }>;
  EnquiryEvent: ResolverTypeWrapper<EventRow>;
  EnquiryEventKind: EnquiryEventKind;
  EnquiryInput: EnquiryInput;
  EnquiryQuestion: ResolverTypeWrapper<QuestionRecord>;
  EnquiryRow: ResolverTypeWrapper<RowRecord>;
  EnquiryRowInput: EnquiryRowInput;
  EnquiryState: EnquiryState;
  EnquiryStatus: ResolverTypeWrapper<EnquiryRecord>;
  EntityKind: EntityKind;
  ErasureToRepeat: ResolverTypeWrapper<ErasureToRepeat>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRateRow>;
  ExchangeRateInput: ExchangeRateInput;
  ExternalId: ResolverTypeWrapper<ExternalIdRow>;
  ExternalIdInput: ExternalIdInput;
  ExternalProduct: ExternalProduct;
  FacetChoice: ResolverTypeWrapper<FacetChoice>;
  FacetRange: ResolverTypeWrapper<FacetRange>;
  FailedMail: ResolverTypeWrapper<FailedMail>;
  FailedMails: ResolverTypeWrapper<FailedMails>;
  Family: ResolverTypeWrapper<FamilyRow>;
  FamilyInput: FamilyInput;
  FetchedPictures: ResolverTypeWrapper<FetchedOfImport>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FigureGroup: FigureGroup;
  FigurePeriod: FigurePeriod;
  FigureRow: ResolverTypeWrapper<FigureRowRecord>;
  FigureRowConnection: ResolverTypeWrapper<FigureRowPage>;
  FigureRowEdge: ResolverTypeWrapper<Omit<FigureRowEdge, 'node'> & { node: ResolversTypes['FigureRow'] }>;
  FigureSteps: ResolverTypeWrapper<FigureStepsRow>;
  Figures: ResolverTypeWrapper<Omit<Figures, 'steps'> & { steps: ResolversTypes['FigureSteps'] }>;
  Finding: ResolverTypeWrapper<Finding>;
  FineFinding: ResolverTypeWrapper<Omit<FineFinding, 'product'> & { product: ResolversTypes['Product'] }>;
  FlagValue: ResolverTypeWrapper<FlagValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormOption: ResolverTypeWrapper<Omit<FormOption, 'product'> & { product: ResolversTypes['Product'] }>;
  FoundBy: FoundBy;
  GeneralContact: ResolverTypeWrapper<GeneralContact>;
  GeneralContactInput: GeneralContactInput;
  GridProducts: ResolverTypeWrapper<GridProducts>;
  Health: ResolverTypeWrapper<Omit<Health, 'leastComplete'> & { leastComplete: Array<ResolversTypes['Product']> }>;
  HealthCheck: HealthCheck;
  HiddenQuestion: ResolverTypeWrapper<HiddenQuestion>;
  HiddenRows: HiddenRows;
  HistoryEntity: HistoryEntity;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IgnoredWord: ResolverTypeWrapper<IgnoredWordRow>;
  IgnoredWordConnection: ResolverTypeWrapper<IgnoredWordPage>;
  IgnoredWordEdge: ResolverTypeWrapper<Omit<IgnoredWordEdge, 'node'> & { node: ResolversTypes['IgnoredWord'] }>;
  Image: ResolverTypeWrapper<ImageRow>;
  ImageVariant: ResolverTypeWrapper<ImageVariant>;
  ImportPart: ResolverTypeWrapper<ImportPart>;
  ImportProfile: ResolverTypeWrapper<ImportProfileRow>;
  ImportProfileInput: ImportProfileInput;
  ImportReport: ResolverTypeWrapper<ImportReport>;
  ImportRun: ResolverTypeWrapper<ImportRunRow>;
  ImportRunState: ImportRunState;
  ImportSignIn: ImportSignIn;
  ImportedCustomer: ResolverTypeWrapper<Omit<ImportedCustomer, 'customer'> & { customer?: Maybe<ResolversTypes['Customer']> }>;
  InboxConnection: ResolverTypeWrapper<InboxPage>;
  InboxEdge: ResolverTypeWrapper<Omit<InboxEdge, 'node'> & { node: ResolversTypes['InboxEntry'] }>;
  InboxEntry: ResolverTypeWrapper<InboxEntryRecord>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<InvitationRow>;
  InvitationToAccept: ResolverTypeWrapper<InvitationRow>;
  InvoiceAsked: InvoiceAsked;
  InvoiceInput: InvoiceInput;
  InvoiceKind: InvoiceKind;
  InvoiceParty: ResolverTypeWrapper<InvoiceParty>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<JobStatus>;
  JobState: JobState;
  KeptChange: ResolverTypeWrapper<KeptChange>;
  KeptDeed: ResolverTypeWrapper<KeptDeed>;
  KeptThing: ResolverTypeWrapper<KeptThing>;
  KeptValue: ResolverTypeWrapper<KeptValue>;
  Key: ResolverTypeWrapper<KeyRecord>;
  KeyInput: KeyInput;
  KeyState: KeyState;
  KindAttribute: ResolverTypeWrapper<Omit<KindAttribute, 'attribute'> & { attribute: ResolversTypes['Attribute'] }>;
  KindAttributeInput: KindAttributeInput;
  KindCount: ResolverTypeWrapper<KindOfList>;
  KindLetter: ResolverTypeWrapper<Omit<KindLetter, 'attribute'> & { attribute: ResolversTypes['Attribute'] }>;
  KindLetterInput: KindLetterInput;
  Lacking: Lacking;
  Language: ResolverTypeWrapper<LanguageRow>;
  LanguageChanges: LanguageChanges;
  LanguageInput: LanguageInput;
  LanguageProgress: ResolverTypeWrapper<Omit<LanguageProgress, 'language'> & { language: ResolversTypes['Language'] }>;
  LastOffer: ResolverTypeWrapper<LastRecord>;
  LastPrice: ResolverTypeWrapper<LastPrice>;
  LastRestore: ResolverTypeWrapper<LastRestore>;
  LeadTimeCount: ResolverTypeWrapper<LeadTimeCount>;
  LeftPicture: ResolverTypeWrapper<LeftPicture>;
  LeftValue: ResolverTypeWrapper<LeftValue>;
  Letter: ResolverTypeWrapper<LetterRecord>;
  LetterInput: LetterInput;
  LetterKind: LetterKind;
  LetterState: LetterState;
  MadeBackup: ResolverTypeWrapper<Omit<MadeBackup, 'backup'> & { backup: ResolversTypes['Backup'] }>;
  MadeKey: ResolverTypeWrapper<Made>;
  MadeWebhook: ResolverTypeWrapper<WithSecret>;
  MailFailure: MailFailure;
  MailRecipient: MailRecipient;
  MatrixAxis: ResolverTypeWrapper<Omit<MatrixAxis, 'attribute'> & { attribute?: Maybe<ResolversTypes['Attribute']> }>;
  MatrixCell: ResolverTypeWrapper<Omit<MatrixCell, 'product' | 'products'> & { product: ResolversTypes['Product'], products: Array<ResolversTypes['Product']> }>;
  MatrixValue: ResolverTypeWrapper<MatrixValue>;
  MeasurableKind: ResolverTypeWrapper<Measurable>;
  MeasureInput: MeasureInput;
  MeasuredCondition: ResolverTypeWrapper<MeasuredCondition>;
  MeasuredLetter: ResolverTypeWrapper<Omit<MeasuredLetter, 'attribute'> & { attribute: ResolversTypes['Attribute'] }>;
  MeasuredProducts: ResolverTypeWrapper<Fitting>;
  MergeField: ResolverTypeWrapper<MergeField>;
  MergedProducts: ResolverTypeWrapper<Omit<MergedProducts, 'product'> & { product: ResolversTypes['Product'] }>;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageInput: MessageInput;
  MessageStatus: MessageStatus;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  MoneySettings: ResolverTypeWrapper<MoneySettingsRow>;
  MoneySettingsInput: MoneySettingsInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedFileInput: NamedFileInput;
  NamedFileOutcome: NamedFileOutcome;
  NamedThing: ResolverTypeWrapper<NamedThing>;
  NewPreviewLink: ResolverTypeWrapper<Omit<NewPreviewLink, 'link'> & { link: ResolversTypes['PreviewLink'] }>;
  NewPrice: ResolverTypeWrapper<Omit<NewPrice, 'product'> & { product: ResolversTypes['Product'] }>;
  NewPrices: ResolverTypeWrapper<Omit<NewPrices, 'rows'> & { rows: Array<ResolversTypes['NewPrice']> }>;
  NewVariant: ResolverTypeWrapper<NewVariant>;
  NightlyBackup: ResolverTypeWrapper<NightlyState>;
  Node: ResolverTypeWrapper<NodeRow>;
  Notice: ResolverTypeWrapper<SaidNotice>;
  NoticeChoice: ResolverTypeWrapper<NoticeChoice>;
  NoticeConnection: ResolverTypeWrapper<SaidNotices>;
  NoticeEdge: ResolverTypeWrapper<Omit<NoticeEdge, 'node'> & { node: ResolversTypes['Notice'] }>;
  NoticeKind: NoticeKind;
  NoticeSettings: ResolverTypeWrapper<Reader>;
  NoticeWay: NoticeWay;
  NumberValue: ResolverTypeWrapper<NumberValue>;
  NumberedThing: NumberedThing;
  Offer: ResolverTypeWrapper<OfferRecord>;
  OfferChangeInput: OfferChangeInput;
  OfferChangeLineInput: OfferChangeLineInput;
  OfferDeclineInput: OfferDeclineInput;
  OfferDeclineReason: OfferDeclineReason;
  OfferDifferences: ResolverTypeWrapper<Omit<OfferDifferences, 'earlier' | 'lines' | 'removed'> & { earlier: ResolversTypes['Offer'], lines: Array<ResolversTypes['OfferLineDifference']>, removed: Array<ResolversTypes['OfferLine']> }>;
  OfferInput: OfferInput;
  OfferLine: ResolverTypeWrapper<LineRecord>;
  OfferLineDifference: ResolverTypeWrapper<Omit<OfferLineDifference, 'before' | 'line'> & { before?: Maybe<ResolversTypes['OfferLine']>, line: ResolversTypes['OfferLine'] }>;
  OfferLineInput: OfferLineInput;
  OfferLineKind: OfferLineKind;
  OfferMail: ResolverTypeWrapper<OfferMailRecord>;
  OfferMailState: OfferMailState;
  OfferRate: ResolverTypeWrapper<OfferRate>;
  OfferRenewalInput: OfferRenewalInput;
  OfferRequest: ResolverTypeWrapper<OfferRequestRecord>;
  OfferRequestKind: OfferRequestKind;
  OfferRequestLine: ResolverTypeWrapper<OfferRequestLineRecord>;
  OfferSums: ResolverTypeWrapper<OfferSumsRecord>;
  OfferTemplate: ResolverTypeWrapper<OfferTemplate>;
  OfferTemplateInput: OfferTemplateInput;
  OfferVat: ResolverTypeWrapper<OfferVatRecord>;
  OfficeLanguage: OfficeLanguage;
  OldRate: OldRate;
  OptionValue: ResolverTypeWrapper<Omit<OptionValue, 'option'> & { option: ResolversTypes['AttributeOption'] }>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderDocument: ResolverTypeWrapper<OrderDocument>;
  OrderDocumentKind: OrderDocumentKind;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<OrderEventRecord>;
  OrderPaperKind: OrderPaperKind;
  OrderRow: ResolverTypeWrapper<OrderRowRecord>;
  OrderState: OrderState;
  Outline: ResolverTypeWrapper<Outline>;
  OwnAccountInput: OwnAccountInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<PasskeyRow>;
  PastedRows: ResolverTypeWrapper<Omit<PastedRows, 'list'> & { list: ResolversTypes['QuoteList'] }>;
  PatchedProduct: ResolverTypeWrapper<Omit<PatchedProduct, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  Person: ResolverTypeWrapper<PersonRow>;
  PersonalDataFile: ResolverTypeWrapper<PersonalDataFile>;
  PersonalEntry: ResolverTypeWrapper<PersonalRecord>;
  PersonalSort: PersonalSort;
  PictureAnswer: PictureAnswer;
  PictureBatch: ResolverTypeWrapper<BatchRow>;
  PictureBatchFile: ResolverTypeWrapper<ShownFile>;
  PictureBatchState: PictureBatchState;
  PicturePlace: PicturePlace;
  Pin: ResolverTypeWrapper<PinRow>;
  PinInput: PinInput;
  PlanInput: PlanInput;
  PlanKind: PlanKind;
  PlanState: PlanState;
  PlanStep: ResolverTypeWrapper<ShownStep>;
  PlanUndo: ResolverTypeWrapper<PlanUndo>;
  PlannedChange: ResolverTypeWrapper<PlannedChange>;
  PlannedField: ResolverTypeWrapper<PlannedField>;
  PlannedThing: PlannedThing;
  PlannedUse: ResolverTypeWrapper<PlannedUse>;
  PlannedValues: PlannedValues;
  Presence: ResolverTypeWrapper<Presence>;
  PresentPerson: ResolverTypeWrapper<PresentPerson>;
  PreviewLink: ResolverTypeWrapper<PreviewLinkRow>;
  PriceBasis: PriceBasis;
  PriceBreak: ResolverTypeWrapper<PriceBreak>;
  PriceBreakInput: PriceBreakInput;
  PriceFacet: ResolverTypeWrapper<PriceFacet>;
  PriceJump: ResolverTypeWrapper<PriceJump>;
  PriceNote: ResolverTypeWrapper<PriceNote>;
  PriceRule: PriceRule;
  PrivacyNotice: ResolverTypeWrapper<NoticeRow>;
  Problem: ResolverTypeWrapper<Problem>;
  ProblemCode: ProblemCode;
  Product: ResolverTypeWrapper<StoredProductRow>;
  ProductChanges: ProductChanges;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<ProductHit>;
  ProductFacets: ResolverTypeWrapper<Facets>;
  ProductFact: ResolverTypeWrapper<ProductFact>;
  ProductFilter: ProductFilter;
  ProductForm: ResolverTypeWrapper<Omit<ProductForm, 'attribute' | 'options'> & { attribute: ResolversTypes['Attribute'], options: Array<ResolversTypes['FormOption']> }>;
  ProductGroup: ResolverTypeWrapper<Group>;
  ProductImport: ResolverTypeWrapper<ImportRow>;
  ProductInput: ProductInput;
  ProductKind: ResolverTypeWrapper<KindRow>;
  ProductKindInput: ProductKindInput;
  ProductMatrix: ResolverTypeWrapper<Matrix>;
  ProductMerge: ResolverTypeWrapper<Omit<ProductMerge, 'gone' | 'kept'> & { gone: ResolversTypes['Product'], kept: ResolversTypes['Product'] }>;
  ProductOrder: ProductOrder;
  ProductPatch: ProductPatch;
  ProductPicture: ResolverTypeWrapper<Omit<ProductPicture, 'picture'> & { picture?: Maybe<ResolversTypes['Image']> }>;
  ProductPictureInput: ProductPictureInput;
  ProductRow: ProductRow;
  ProductRowInput: ProductRowInput;
  ProductRowOutcome: ProductRowOutcome;
  ProductRowResult: ResolverTypeWrapper<Omit<ProductRowResult, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  ProductText: ResolverTypeWrapper<ProductText>;
  ProductUses: ResolverTypeWrapper<ProductUses>;
  Proposal: ResolverTypeWrapper<ProposalRow>;
  ProposalState: ProposalState;
  ProposedRowInput: ProposedRowInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionInput: QuestionInput;
  QuoteList: ResolverTypeWrapper<OwnList>;
  QuoteListName: ResolverTypeWrapper<QuoteListName>;
  QuoteMatch: ResolverTypeWrapper<Omit<QuoteMatch, 'candidates' | 'product'> & { candidates: Array<ResolversTypes['Product']>, product?: Maybe<ResolversTypes['Product']> }>;
  QuoteRow: ResolverTypeWrapper<QuoteRowRecord>;
  QuoteRowInput: QuoteRowInput;
  QuoteShare: ResolverTypeWrapper<ShownShare>;
  RangeFilter: RangeFilter;
  RangeValue: ResolverTypeWrapper<RangeValue>;
  RateKind: RateKind;
  RateSource: RateSource;
  RateState: RateState;
  RecordedAcceptanceInput: RecordedAcceptanceInput;
  RecordedShipment: ResolverTypeWrapper<Omit<RecordedShipment, 'order' | 'shipment'> & { order: ResolversTypes['Order'], shipment: ResolversTypes['Shipment'] }>;
  Redirect: ResolverTypeWrapper<RedirectRow>;
  RedirectInput: RedirectInput;
  RefusedTranslation: ResolverTypeWrapper<RefusedTranslation>;
  RemovedProducts: ResolverTypeWrapper<RemovedProducts>;
  RepeatedEnquiry: ResolverTypeWrapper<RepeatedEnquiry>;
  RestoreCount: ResolverTypeWrapper<RestoreCount>;
  RestorePlan: ResolverTypeWrapper<RestorePlan>;
  Revision: ResolverTypeWrapper<RevisionRow>;
  RevisionAction: RevisionAction;
  RevisionCause: RevisionCause;
  RevisionConnection: ResolverTypeWrapper<RevisionPage>;
  RevisionEdge: ResolverTypeWrapper<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>;
  Role: Role;
  RowProblem: ResolverTypeWrapper<RowProblem>;
  RowStanding: RowStanding;
  SalesSort: SalesSort;
  SalesUnit: SalesUnit;
  SampleLetter: ResolverTypeWrapper<SampleLetter>;
  SavedTranslations: ResolverTypeWrapper<Omit<SavedTranslations, 'things'> & { things: Array<ResolversTypes['ThingTranslations']> }>;
  Scope: Scope;
  SearchedWord: ResolverTypeWrapper<SearchedWordRow>;
  SearchedWordConnection: ResolverTypeWrapper<SearchedWordPage>;
  SearchedWordEdge: ResolverTypeWrapper<Omit<SearchedWordEdge, 'node'> & { node: ResolversTypes['SearchedWord'] }>;
  SecondFactor: ResolverTypeWrapper<SecondFactorRecord>;
  Section: Section;
  SectionDrawing: ResolverTypeWrapper<SectionDrawing>;
  SectionLetter: ResolverTypeWrapper<SectionLetter>;
  SectionOverlay: ResolverTypeWrapper<SectionOverlay>;
  SectionSample: ResolverTypeWrapper<SectionSample>;
  Sector: ResolverTypeWrapper<SectorRow>;
  SectorInput: SectorInput;
  SeenProduct: ResolverTypeWrapper<SeenProductRow>;
  SentEnquiry: ResolverTypeWrapper<SentEnquiry>;
  SentInvitation: ResolverTypeWrapper<Omit<SentInvitation, 'invitation'> & { invitation: ResolversTypes['Invitation'] }>;
  Session: ResolverTypeWrapper<SessionRow>;
  SettledDouble: ResolverTypeWrapper<Omit<SettledDouble, 'one' | 'other'> & { one: ResolversTypes['Product'], other: ResolversTypes['Product'] }>;
  SharedQuoteList: ResolverTypeWrapper<SharedList>;
  Sheet: ResolverTypeWrapper<Sheet>;
  SheetAnswers: SheetAnswers;
  SheetCell: ResolverTypeWrapper<Omit<SheetCell, 'products'> & { products: Array<ResolversTypes['SheetProduct']> }>;
  SheetColumn: ResolverTypeWrapper<SheetColumn>;
  SheetCorrection: SheetCorrection;
  SheetFormatInput: SheetFormatInput;
  SheetLetters: SheetLetters;
  SheetMeasure: ResolverTypeWrapper<Omit<SheetMeasure, 'attribute'> & { attribute: ResolversTypes['Attribute'] }>;
  SheetOutcome: SheetOutcome;
  SheetPreset: ResolverTypeWrapper<SheetPreset>;
  SheetProduct: ResolverTypeWrapper<CellArticle>;
  SheetReason: ResolverTypeWrapper<SheetReason>;
  SheetRecord: ResolverTypeWrapper<SheetRecord>;
  SheetReport: ResolverTypeWrapper<Omit<SheetReport, 'rows'> & { rows: Array<ResolversTypes['SheetRow']> }>;
  SheetRow: ResolverTypeWrapper<ReportedRow>;
  SheetSeparator: SheetSeparator;
  Shipment: ResolverTypeWrapper<ShipmentRecord>;
  ShipmentRow: ResolverTypeWrapper<ShipmentRowRecord>;
  ShipmentRowInput: ShipmentRowInput;
  ShownSpec: ResolverTypeWrapper<ShownSpec>;
  SiteSettings: ResolverTypeWrapper<SiteSettings>;
  SiteSettingsInput: SiteSettingsInput;
  SizeRun: ResolverTypeWrapper<Omit<SizeRun, 'forms' | 'steps'> & { forms: Array<ResolversTypes['ProductForm']>, steps: Array<ResolversTypes['SizeStep']> }>;
  SizeSheet: ResolverTypeWrapper<ListSheet>;
  SizeStep: ResolverTypeWrapper<Omit<SizeStep, 'outline' | 'product'> & { outline?: Maybe<ResolversTypes['Outline']>, product: ResolversTypes['Product'] }>;
  SluggedEntity: SluggedEntity;
  Spec: ResolverTypeWrapper<ApiSpec>;
  SpecFacet: ResolverTypeWrapper<Omit<SpecFacet, 'attribute' | 'ofKind'> & { attribute: ResolversTypes['Attribute'], ofKind?: Maybe<ResolversTypes['ProductKind']> }>;
  SpecFault: ResolverTypeWrapper<SpecFault>;
  SpecFilter: SpecFilter;
  SpecInput: SpecInput;
  SpecOrder: SpecOrder;
  SpecValue: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SpecValue']>;
  StatedPrice: ResolverTypeWrapper<StatedPrice>;
  Status: Status;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Synonym: ResolverTypeWrapper<SynonymRow>;
  SynonymConnection: ResolverTypeWrapper<SynonymPage>;
  SynonymEdge: ResolverTypeWrapper<Omit<SynonymEdge, 'node'> & { node: ResolversTypes['Synonym'] }>;
  SynonymInput: SynonymInput;
  TakenEnquiryInput: TakenEnquiryInput;
  TaxScheme: TaxScheme;
  TextDirection: TextDirection;
  TextFormat: TextFormat;
  TextOrigin: TextOrigin;
  TextRange: ResolverTypeWrapper<TextRange>;
  TextValue: ResolverTypeWrapper<TextValue>;
  ThingAtSlug: ResolverTypeWrapper<ThingAtSlug>;
  ThingInLanguage: ResolverTypeWrapper<InLanguage>;
  ThingOnSite: ResolverTypeWrapper<Omit<ThingOnSite, 'about' | 'category' | 'document' | 'family' | 'product' | 'sector'> & { about?: Maybe<ResolversTypes['About']>, category?: Maybe<ResolversTypes['Category']>, document?: Maybe<ResolversTypes['Document']>, family?: Maybe<ResolversTypes['Family']>, product?: Maybe<ResolversTypes['Product']>, sector?: Maybe<ResolversTypes['Sector']> }>;
  ThingTranslations: ResolverTypeWrapper<ThingTexts>;
  TodayFigures: ResolverTypeWrapper<TodayFigures>;
  TotpSetup: ResolverTypeWrapper<TotpSetup>;
  TranslatedEntity: TranslatedEntity;
  TranslatedField: ResolverTypeWrapper<StoredField>;
  Translation: ResolverTypeWrapper<ShownText>;
  TranslationBoard: ResolverTypeWrapper<Omit<TranslationBoard, 'groups' | 'languages'> & { groups: Array<ResolversTypes['TranslationGroupProgress']>, languages: Array<ResolversTypes['LanguageProgress']> }>;
  TranslationCounts: ResolverTypeWrapper<TranslationCounts>;
  TranslationFault: TranslationFault;
  TranslationGroup: TranslationGroup;
  TranslationGroupProgress: ResolverTypeWrapper<Omit<TranslationGroupProgress, 'languages'> & { languages: Array<ResolversTypes['LanguageProgress']> }>;
  TranslationImport: ResolverTypeWrapper<TranslationImport>;
  TranslationInput: TranslationInput;
  TranslationProblem: TranslationProblem;
  TranslationState: TranslationState;
  TranslationStatus: TranslationStatus;
  TranslationTerm: ResolverTypeWrapper<TranslationTerm>;
  TranslationText: ResolverTypeWrapper<TranslationText>;
  TranslationTextConnection: ResolverTypeWrapper<TranslationTextConnection>;
  TriedHit: ResolverTypeWrapper<Omit<TriedHit, 'product'> & { product: ResolversTypes['Product'] }>;
  TriedSearch: ResolverTypeWrapper<Omit<TriedSearch, 'hits'> & { hits: Array<ResolversTypes['TriedHit']> }>;
  TwoStepRule: ResolverTypeWrapper<TwoStepAsked>;
  UnclearNumber: ResolverTypeWrapper<UnclearNumber>;
  UndeliveredMail: ResolverTypeWrapper<UndeliveredMail>;
  Undone: ResolverTypeWrapper<Undone>;
  UndoneChange: ResolverTypeWrapper<UndoneChange>;
  UndoneDeed: ResolverTypeWrapper<UndoneDeed>;
  UndoneImport: ResolverTypeWrapper<UndoneImport>;
  Unit: ResolverTypeWrapper<Unit>;
  UntranslatedPage: UntranslatedPage;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  UpsertedProducts: ResolverTypeWrapper<Omit<UpsertedProducts, 'rows'> & { rows: Array<ResolversTypes['ProductRowResult']> }>;
  VatRate: ResolverTypeWrapper<VatRate>;
  VatRateInput: VatRateInput;
  View: ResolverTypeWrapper<ViewRow>;
  ViewInput: ViewInput;
  ViewList: ViewList;
  Views: ResolverTypeWrapper<ViewsRow>;
  WaitingChanges: ResolverTypeWrapper<WaitingOfProduct>;
  WaitingValues: ResolverTypeWrapper<WaitingOfThing>;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryRecord>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveryPage>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEvent: WebhookEvent;
  WebhookInput: WebhookInput;
  WebhookOffReason: WebhookOffReason;
  WebhookTry: ResolverTypeWrapper<Try>;
  WorkFilter: WorkFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  About: AboutRow;
  AboutInput: AboutInput;
  AboutNumber: AboutNumber;
  AboutNumberInput: AboutNumberInput;
  AboutSection: AboutSection;
  AboutSectionInput: AboutSectionInput;
  AboutStep: AboutStep;
  AboutStepInput: AboutStepInput;
  AcceptanceInput: AcceptanceInput;
  Actor: Actor;
  AddedVariants: AddedVariants;
  Admin: AdminRow;
  AnswerTemplate: AnswerTemplate;
  AnswerTemplateInput: AnswerTemplateInput;
  Article: Omit<Article, 'product' | 'specs'> & { product: ResolversParentTypes['Product'], specs: Array<ResolversParentTypes['Spec']> };
  AttachedFile: AttachedFile;
  Attribute: AttributeRow;
  AttributeInput: AttributeInput;
  AttributeOption: OptionRow;
  AttributeOptionInput: AttributeOptionInput;
  AuditConnection: AuditPage;
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditEntry: AuditRow;
  AvailabilityCount: AvailabilityCount;
  Backup: BackupFile;
  BinConnection: BinPage;
  BinEdge: Omit<BinEdge, 'node'> & { node: ResolversParentTypes['BinEntry'] };
  BinEntry: BinnedRow;
  BinnedThing: BinnedThing;
  Boolean: Scalars['Boolean']['output'];
  BrandCount: BrandCount;
  Carrier: CarrierRow;
  CatalogueFigures: CatalogueFigures;
  Category: CategoryRow;
  CategoryCompleteness: CategoryCompleteness;
  CategoryCount: Omit<CategoryCount, 'category'> & { category: ResolversParentTypes['Category'] };
  CategoryInput: CategoryInput;
  Change: LoggedRow;
  ChangedEntity: ChangedEntity;
  ChangedProduct: ChangedProduct;
  ChangedProductInput: ChangedProductInput;
  ChangedProductRow: ChangedRow;
  ChangedProductRows: Omit<ChangedProductRows, 'rows'> & { rows: Array<ResolversParentTypes['ChangedProductRow']> };
  ChangedProducts: ChangedProducts;
  ChangedTranslation: ChangedTranslation;
  Changes: ShownLog;
  ChosenProducts: ChosenProducts;
  ClearedField: ClearedField;
  Colleague: Colleague;
  CommonMeasures: CommonMeasures;
  CommonOption: CommonOption;
  CommonOptions: Omit<CommonOptions, 'attribute'> & { attribute: ResolversParentTypes['Attribute'] };
  Completeness: StoredProductRow;
  CompletenessWeights: CompletenessWeights;
  CompletenessWeightsInput: CompletenessWeightsInput;
  ConfirmedTranslations: ConfirmedTranslations;
  ContactPage: ContactPage;
  ContactPageInput: ContactPageInput;
  CrossReference: CrossReference;
  CrossReferenceInput: CrossReferenceInput;
  CurrencyCount: CurrencyCount;
  CurrencySum: CurrencySum;
  Customer: CustomerRow;
  CustomerCode: CustomerCodeRow;
  CustomerCodeConnection: CustomerCodePage;
  CustomerCodeEdge: Omit<CustomerCodeEdge, 'node'> & { node: ResolversParentTypes['CustomerCode'] };
  CustomerConnection: CustomerPage;
  CustomerEdge: Omit<CustomerEdge, 'node'> & { node: ResolversParentTypes['Customer'] };
  CustomerImport: Omit<CustomerImport, 'rows'> & { rows: Array<ResolversParentTypes['ImportedCustomer']> };
  CustomerInput: CustomerInput;
  CustomerPerson: CustomerPerson;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecimalQuestion: DecimalQuestion;
  Deed: DeedRow;
  DeedAuthor: DeedAuthor;
  DeedConnection: DeedPage;
  DeedEdge: Omit<DeedEdge, 'node'> & { node: ResolversParentTypes['Deed'] };
  DeedThing: DoneThing;
  DeletedNode: DeletedNode;
  DeletedThing: DeletedThing;
  Document: DocumentRow;
  DocumentConnection: DocumentPage;
  DocumentEdge: Omit<DocumentEdge, 'node'> & { node: ResolversParentTypes['Document'] };
  DocumentFile: FileRow;
  DocumentFilter: DocumentFilter;
  DocumentInput: DocumentInput;
  DocumentKindCount: DocumentKindCount;
  Double: Omit<Double, 'one' | 'other'> & { one: ResolversParentTypes['Product'], other: ResolversParentTypes['Product'] };
  Doubles: Omit<Doubles, 'nodes'> & { nodes: Array<ResolversParentTypes['Double']> };
  EmptiedBin: EmptiedBin;
  EndingOffer: Omit<EndingOffer, 'enquiry' | 'offer'> & { enquiry: ResolversParentTypes['Enquiry'], offer: ResolversParentTypes['Offer'] };
  EndingOffers: Omit<EndingOffers, 'nodes'> & { nodes: Array<ResolversParentTypes['EndingOffer']> };
  Enquiry: EnquiryRecord;
  EnquiryAttachment: EnquiryAttachment;
  EnquiryConnection: EnquiryPage;
  EnquiryCopy: EnquiryCopy;
  EnquiryEdge: Omit<EnquiryEdge, 'node'> & { node: ResolversParentTypes['Enquiry'] };
  EnquiryEvent: EventRow;
  EnquiryInput: EnquiryInput;
  EnquiryQuestion: QuestionRecord;
  EnquiryRow: RowRecord;
  EnquiryRowInput: EnquiryRowInput;
  EnquiryStatus: EnquiryRecord;
  ErasureToRepeat: ErasureToRepeat;
  ExchangeRate: ExchangeRateRow;
  ExchangeRateInput: ExchangeRateInput;
  ExternalId: ExternalIdRow;
  ExternalIdInput: ExternalIdInput;
  ExternalProduct: ExternalProduct;
  FacetChoice: FacetChoice;
  FacetRange: FacetRange;
  FailedMail: FailedMail;
  FailedMails: FailedMails;
  Family: FamilyRow;
  FamilyInput: FamilyInput;
  FetchedPictures: FetchedOfImport;
  FieldChange: FieldChange;
  FigureRow: FigureRowRecord;
  FigureRowConnection: FigureRowPage;
  FigureRowEdge: Omit<FigureRowEdge, 'node'> & { node: ResolversParentTypes['FigureRow'] };
  FigureSteps: FigureStepsRow;
  Figures: Omit<Figures, 'steps'> & { steps: ResolversParentTypes['FigureSteps'] };
  Finding: Finding;
  FineFinding: Omit<FineFinding, 'product'> & { product: ResolversParentTypes['Product'] };
  FlagValue: FlagValue;
  Float: Scalars['Float']['output'];
  FormOption: Omit<FormOption, 'product'> & { product: ResolversParentTypes['Product'] };
  GeneralContact: GeneralContact;
  GeneralContactInput: GeneralContactInput;
  GridProducts: GridProducts;
  Health: Omit<Health, 'leastComplete'> & { leastComplete: Array<ResolversParentTypes['Product']> };
  HiddenQuestion: HiddenQuestion;
  ID: Scalars['ID']['output'];
  IgnoredWord: IgnoredWordRow;
  IgnoredWordConnection: IgnoredWordPage;
  IgnoredWordEdge: Omit<IgnoredWordEdge, 'node'> & { node: ResolversParentTypes['IgnoredWord'] };
  Image: ImageRow;
  ImageVariant: ImageVariant;
  ImportPart: ImportPart;
  ImportProfile: ImportProfileRow;
  ImportProfileInput: ImportProfileInput;
  ImportReport: ImportReport;
  ImportRun: ImportRunRow;
  ImportSignIn: ImportSignIn;
  ImportedCustomer: Omit<ImportedCustomer, 'customer'> & { customer?: Maybe<ResolversParentTypes['Customer']> };
  InboxConnection: InboxPage;
  InboxEdge: Omit<InboxEdge, 'node'> & { node: ResolversParentTypes['InboxEntry'] };
  InboxEntry: InboxEntryRecord;
  Int: Scalars['Int']['output'];
  Invitation: InvitationRow;
  InvitationToAccept: InvitationRow;
  InvoiceInput: InvoiceInput;
  InvoiceParty: InvoiceParty;
  JSON: Scalars['JSON']['output'];
  Job: JobStatus;
  KeptChange: KeptChange;
  KeptDeed: KeptDeed;
  KeptThing: KeptThing;
  KeptValue: KeptValue;
  Key: KeyRecord;
  KeyInput: KeyInput;
  KindAttribute: Omit<KindAttribute, 'attribute'> & { attribute: ResolversParentTypes['Attribute'] };
  KindAttributeInput: KindAttributeInput;
  KindCount: KindOfList;
  KindLetter: Omit<KindLetter, 'attribute'> & { attribute: ResolversParentTypes['Attribute'] };
  KindLetterInput: KindLetterInput;
  Language: LanguageRow;
  LanguageChanges: LanguageChanges;
  LanguageInput: LanguageInput;
  LanguageProgress: Omit<LanguageProgress, 'language'> & { language: ResolversParentTypes['Language'] };
  LastOffer: LastRecord;
  LastPrice: LastPrice;
  LastRestore: LastRestore;
  LeadTimeCount: LeadTimeCount;
  LeftPicture: LeftPicture;
  LeftValue: LeftValue;
  Letter: LetterRecord;
  LetterInput: LetterInput;
  MadeBackup: Omit<MadeBackup, 'backup'> & { backup: ResolversParentTypes['Backup'] };
  MadeKey: Made;
  MadeWebhook: WithSecret;
  MatrixAxis: Omit<MatrixAxis, 'attribute'> & { attribute?: Maybe<ResolversParentTypes['Attribute']> };
  MatrixCell: Omit<MatrixCell, 'product' | 'products'> & { product: ResolversParentTypes['Product'], products: Array<ResolversParentTypes['Product']> };
  MatrixValue: MatrixValue;
  MeasurableKind: Measurable;
  MeasureInput: MeasureInput;
  MeasuredCondition: MeasuredCondition;
  MeasuredLetter: Omit<MeasuredLetter, 'attribute'> & { attribute: ResolversParentTypes['Attribute'] };
  MeasuredProducts: Fitting;
  MergeField: MergeField;
  MergedProducts: Omit<MergedProducts, 'product'> & { product: ResolversParentTypes['Product'] };
  Message: MessageRow;
  MessageConnection: MessagePage;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessageInput: MessageInput;
  Money: Money;
  MoneyInput: MoneyInput;
  MoneySettings: MoneySettingsRow;
  MoneySettingsInput: MoneySettingsInput;
  Mutation: Record<PropertyKey, never>;
  NamedFileInput: NamedFileInput;
  NamedThing: NamedThing;
  NewPreviewLink: Omit<NewPreviewLink, 'link'> & { link: ResolversParentTypes['PreviewLink'] };
  NewPrice: Omit<NewPrice, 'product'> & { product: ResolversParentTypes['Product'] };
  NewPrices: Omit<NewPrices, 'rows'> & { rows: Array<ResolversParentTypes['NewPrice']> };
  NewVariant: NewVariant;
  NightlyBackup: NightlyState;
  Node: NodeRow;
  Notice: SaidNotice;
  NoticeChoice: NoticeChoice;
  NoticeConnection: SaidNotices;
  NoticeEdge: Omit<NoticeEdge, 'node'> & { node: ResolversParentTypes['Notice'] };
  NoticeSettings: Reader;
  NumberValue: NumberValue;
  Offer: OfferRecord;
  OfferChangeInput: OfferChangeInput;
  OfferChangeLineInput: OfferChangeLineInput;
  OfferDeclineInput: OfferDeclineInput;
  OfferDifferences: Omit<OfferDifferences, 'earlier' | 'lines' | 'removed'> & { earlier: ResolversParentTypes['Offer'], lines: Array<ResolversParentTypes['OfferLineDifference']>, removed: Array<ResolversParentTypes['OfferLine']> };
  OfferInput: OfferInput;
  OfferLine: LineRecord;
  OfferLineDifference: Omit<OfferLineDifference, 'before' | 'line'> & { before?: Maybe<ResolversParentTypes['OfferLine']>, line: ResolversParentTypes['OfferLine'] };
  OfferLineInput: OfferLineInput;
  OfferMail: OfferMailRecord;
  OfferRate: OfferRate;
  OfferRenewalInput: OfferRenewalInput;
  OfferRequest: OfferRequestRecord;
  OfferRequestLine: OfferRequestLineRecord;
  OfferSums: OfferSumsRecord;
  OfferTemplate: OfferTemplate;
  OfferTemplateInput: OfferTemplateInput;
  OfferVat: OfferVatRecord;
  OptionValue: Omit<OptionValue, 'option'> & { option: ResolversParentTypes['AttributeOption'] };
  Order: OrderRecord;
  OrderConnection: OrderPage;
  OrderDocument: OrderDocument;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: OrderEventRecord;
  OrderRow: OrderRowRecord;
  Outline: Outline;
  OwnAccountInput: OwnAccountInput;
  PageInfo: PageInfo;
  Passkey: PasskeyRow;
  PastedRows: Omit<PastedRows, 'list'> & { list: ResolversParentTypes['QuoteList'] };
  PatchedProduct: Omit<PatchedProduct, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  Person: PersonRow;
  PersonalDataFile: PersonalDataFile;
  PersonalEntry: PersonalRecord;
  PictureAnswer: PictureAnswer;
  PictureBatch: BatchRow;
  PictureBatchFile: ShownFile;
  Pin: PinRow;
  PinInput: PinInput;
  PlanInput: PlanInput;
  PlanStep: ShownStep;
  PlanUndo: PlanUndo;
  PlannedChange: PlannedChange;
  PlannedField: PlannedField;
  PlannedThing: PlannedThing;
  PlannedUse: PlannedUse;
  PlannedValues: PlannedValues;
  Presence: Presence;
  PresentPerson: PresentPerson;
  PreviewLink: PreviewLinkRow;
  PriceBreak: PriceBreak;
  PriceBreakInput: PriceBreakInput;
  PriceFacet: PriceFacet;
  PriceJump: PriceJump;
  PriceNote: PriceNote;
  PriceRule: PriceRule;
  PrivacyNotice: NoticeRow;
  Problem: Problem;
  Product: StoredProductRow;
  ProductChanges: ProductChanges;
  ProductConnection: ProductPage;
  ProductEdge: ProductHit;
  ProductFacets: Facets;
  ProductFact: ProductFact;
  ProductFilter: ProductFilter;
  ProductForm: Omit<ProductForm, 'attribute' | 'options'> & { attribute: ResolversParentTypes['Attribute'], options: Array<ResolversParentTypes['FormOption']> };
  ProductGroup: Group;
  ProductImport: ImportRow;
  ProductInput: ProductInput;
  ProductKind: KindRow;
  ProductKindInput: ProductKindInput;
  ProductMatrix: Matrix;
  ProductMerge: Omit<ProductMerge, 'gone' | 'kept'> & { gone: ResolversParentTypes['Product'], kept: ResolversParentTypes['Product'] };
  ProductPatch: ProductPatch;
  ProductPicture: Omit<ProductPicture, 'picture'> & { picture?: Maybe<ResolversParentTypes['Image']> };
  ProductPictureInput: ProductPictureInput;
  ProductRow: ProductRow;
  ProductRowInput: ProductRowInput;
  ProductRowResult: Omit<ProductRowResult, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  ProductText: ProductText;
  ProductUses: ProductUses;
  Proposal: ProposalRow;
  ProposedRowInput: ProposedRowInput;
  Query: Record<PropertyKey, never>;
  QuestionInput: QuestionInput;
  QuoteList: OwnList;
  QuoteListName: QuoteListName;
  QuoteMatch: Omit<QuoteMatch, 'candidates' | 'product'> & { candidates: Array<ResolversParentTypes['Product']>, product?: Maybe<ResolversParentTypes['Product']> };
  QuoteRow: QuoteRowRecord;
  QuoteRowInput: QuoteRowInput;
  QuoteShare: ShownShare;
  RangeFilter: RangeFilter;
  RangeValue: RangeValue;
  RecordedAcceptanceInput: RecordedAcceptanceInput;
  RecordedShipment: Omit<RecordedShipment, 'order' | 'shipment'> & { order: ResolversParentTypes['Order'], shipment: ResolversParentTypes['Shipment'] };
  Redirect: RedirectRow;
  RedirectInput: RedirectInput;
  RefusedTranslation: RefusedTranslation;
  RemovedProducts: RemovedProducts;
  RepeatedEnquiry: RepeatedEnquiry;
  RestoreCount: RestoreCount;
  RestorePlan: RestorePlan;
  Revision: RevisionRow;
  RevisionConnection: RevisionPage;
  RevisionEdge: Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] };
  RowProblem: RowProblem;
  SampleLetter: SampleLetter;
  SavedTranslations: Omit<SavedTranslations, 'things'> & { things: Array<ResolversParentTypes['ThingTranslations']> };
  SearchedWord: SearchedWordRow;
  SearchedWordConnection: SearchedWordPage;
  SearchedWordEdge: Omit<SearchedWordEdge, 'node'> & { node: ResolversParentTypes['SearchedWord'] };
  SecondFactor: SecondFactorRecord;
  SectionDrawing: SectionDrawing;
  SectionLetter: SectionLetter;
  SectionOverlay: SectionOverlay;
  SectionSample: SectionSample;
  Sector: SectorRow;
  SectorInput: SectorInput;
  SeenProduct: SeenProductRow;
  SentEnquiry: SentEnquiry;
  SentInvitation: Omit<SentInvitation, 'invitation'> & { invitation: ResolversParentTypes['Invitation'] };
  Session: SessionRow;
  SettledDouble: Omit<SettledDouble, 'one' | 'other'> & { one: ResolversParentTypes['Product'], other: ResolversParentTypes['Product'] };
  SharedQuoteList: SharedList;
  Sheet: Sheet;
  SheetAnswers: SheetAnswers;
  SheetCell: Omit<SheetCell, 'products'> & { products: Array<ResolversParentTypes['SheetProduct']> };
  SheetColumn: SheetColumn;
  SheetCorrection: SheetCorrection;
  SheetFormatInput: SheetFormatInput;
  SheetMeasure: Omit<SheetMeasure, 'attribute'> & { attribute: ResolversParentTypes['Attribute'] };
  SheetPreset: SheetPreset;
  SheetProduct: CellArticle;
  SheetReason: SheetReason;
  SheetRecord: SheetRecord;
  SheetReport: Omit<SheetReport, 'rows'> & { rows: Array<ResolversParentTypes['SheetRow']> };
  SheetRow: ReportedRow;
  Shipment: ShipmentRecord;
  ShipmentRow: ShipmentRowRecord;
  ShipmentRowInput: ShipmentRowInput;
  ShownSpec: ShownSpec;
  SiteSettings: SiteSettings;
  SiteSettingsInput: SiteSettingsInput;
  SizeRun: Omit<SizeRun, 'forms' | 'steps'> & { forms: Array<ResolversParentTypes['ProductForm']>, steps: Array<ResolversParentTypes['SizeStep']> };
  SizeSheet: ListSheet;
  SizeStep: Omit<SizeStep, 'outline' | 'product'> & { outline?: Maybe<ResolversParentTypes['Outline']>, product: ResolversParentTypes['Product'] };
  Spec: ApiSpec;
  SpecFacet: Omit<SpecFacet, 'attribute' | 'ofKind'> & { attribute: ResolversParentTypes['Attribute'], ofKind?: Maybe<ResolversParentTypes['ProductKind']> };
  SpecFault: SpecFault;
  SpecFilter: SpecFilter;
  SpecInput: SpecInput;
  SpecOrder: SpecOrder;
  SpecValue: ResolversUnionTypes<ResolversParentTypes>['SpecValue'];
  StatedPrice: StatedPrice;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  Synonym: SynonymRow;
  SynonymConnection: SynonymPage;
  SynonymEdge: Omit<SynonymEdge, 'node'> & { node: ResolversParentTypes['Synonym'] };
  SynonymInput: SynonymInput;
  TakenEnquiryInput: TakenEnquiryInput;
  TextRange: TextRange;
  TextValue: TextValue;
  ThingAtSlug: ThingAtSlug;
  ThingInLanguage: InLanguage;
  ThingOnSite: Omit<ThingOnSite, 'about' | 'category' | 'document' | 'family' | 'product' | 'sector'> & { about?: Maybe<ResolversParentTypes['About']>, category?: Maybe<ResolversParentTypes['Category']>, document?: Maybe<ResolversParentTypes['Document']>, family?: Maybe<ResolversParentTypes['Family']>, product?: Maybe<ResolversParentTypes['Product']>, sector?: Maybe<ResolversParentTypes['Sector']> };
  ThingTranslations: ThingTexts;
  TodayFigures: TodayFigures;
  TotpSetup: TotpSetup;
  TranslatedField: StoredField;
  Translation: ShownText;
  TranslationBoard: Omit<TranslationBoard, 'groups' | 'languages'> & { groups: Array<ResolversParentTypes['TranslationGroupProgress']>, languages: Array<ResolversParentTypes['LanguageProgress']> };
  TranslationCounts: TranslationCounts;
  TranslationGroupProgress: Omit<TranslationGroupProgress, 'languages'> & { languages: Array<ResolversParentTypes['LanguageProgress']> };
  TranslationImport: TranslationImport;
  TranslationInput: TranslationInput;
  TranslationTerm: TranslationTerm;
  TranslationText: TranslationText;
  TranslationTextConnection: TranslationTextConnection;
  TriedHit: Omit<TriedHit, 'product'> & { product: ResolversParentTypes['Product'] };
  TriedSearch: Omit<TriedSearch, 'hits'> & { hits: Array<ResolversParentTypes['TriedHit']> };
  TwoStepRule: TwoStepAsked;
  UnclearNumber: UnclearNumber;
  UndeliveredMail: UndeliveredMail;
  Undone: Undone;
  UndoneChange: UndoneChange;
  UndoneDeed: UndoneDeed;
  UndoneImport: UndoneImport;
  Unit: Unit;
  Upload: Scalars['Upload']['output'];
  UpsertedProducts: Omit<UpsertedProducts, 'rows'> & { rows: Array<ResolversParentTypes['ProductRowResult']> };
  VatRate: VatRate;
  VatRateInput: VatRateInput;
  View: ViewRow;
  ViewInput: ViewInput;
  Views: ViewsRow;
  WaitingChanges: WaitingOfProduct;
  WaitingValues: WaitingOfThing;
  Webhook: WebhookRecord;
  WebhookDelivery: DeliveryRecord;
  WebhookDeliveryConnection: DeliveryPage;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookInput: WebhookInput;
  WebhookTry: Try;
  WorkFilter: WorkFilter;
};

export type BetaDirectiveArgs = { };

export type BetaDirectiveResolver<Result, Parent, ContextType = Context, Args = BetaDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ConfirmedDirectiveArgs = { };

export type ConfirmedDirectiveResolver<Result, Parent, ContextType = Context, Args = ConfirmedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  more: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type EachOnItsOwnDirectiveArgs = { };

export type EachOnItsOwnDirectiveResolver<Result, Parent, ContextType = Context, Args = EachOnItsOwnDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LimitDirectiveArgs = {
  decimals?: Maybe<Scalars['Int']['input']>;
  format?: Maybe<TextFormat>;
  items?: Maybe<Scalars['Int']['input']>;
  max?: Maybe<Scalars['Float']['input']>;
  message?: Maybe<Scalars['String']['input']>;
  min?: Maybe<Scalars['Float']['input']>;
  trim?: Maybe<Scalars['Boolean']['input']>;
};

export type LimitDirectiveResolver<Result, Parent, ContextType = Context, Args = LimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OpenDirectiveArgs = { };

export type OpenDirectiveResolver<Result, Parent, ContextType = Context, Args = OpenDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RoleDirectiveArgs = {
  any: Array<Role>;
};

export type RoleDirectiveResolver<Result, Parent, ContextType = Context, Args = RoleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  any: Array<Scope>;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SettingUpDirectiveArgs = { };

export type SettingUpDirectiveResolver<Result, Parent, ContextType = Context, Args = SettingUpDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SizeDirectiveArgs = {
  assumed: Scalars['Int']['input'];
  by?: Maybe<Array<Scalars['String']['input']>>;
};

export type SizeDirectiveResolver<Result, Parent, ContextType = Context, Args = SizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type UnkeptDirectiveArgs = { };

export type UnkeptDirectiveResolver<Result, Parent, ContextType = Context, Args = UnkeptDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AboutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  heroDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mission?: Resolver<ResolversTypes['AboutSection'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['AboutNumber']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['AboutStep']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['AboutSection'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['AboutSection'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vision?: Resolver<ResolversTypes['AboutSection'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingValues']>, ParentType, ContextType>;
};

export type AboutNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutNumber'] = ResolversParentTypes['AboutNumber']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutSection'] = ResolversParentTypes['AboutSection']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['AboutIcon'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AboutStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AboutStep'] = ResolversParentTypes['AboutStep']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActorKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddedVariantsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedVariants'] = ResolversParentTypes['AddedVariants']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ChangedProduct'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['OfficeLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owesTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsWithToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerTemplate'] = ResolversParentTypes['AnswerTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['Spec']>, ParentType, ContextType>;
};

export type AttachedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttachedFile'] = ResolversParentTypes['AttachedFile']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  decimals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttributeKind'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AttributeOption']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['Unit']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttributeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeOption'] = ResolversParentTypes['AttributeOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AvailabilityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvailabilityCount'] = ResolversParentTypes['AvailabilityCount']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Backup'] = ResolversParentTypes['Backup']> = {
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isEncrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BinConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BinConnection'] = ResolversParentTypes['BinConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BinEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BinEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BinEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BinEdge'] = ResolversParentTypes['BinEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BinEntry'], ParentType, ContextType>;
};

export type BinEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BinEntry'] = ResolversParentTypes['BinEntry']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['BinEntity'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BinnedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BinnedThing'] = ResolversParentTypes['BinnedThing']> = {
  entity?: Resolver<ResolversTypes['BinEntity'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandCount'] = ResolversParentTypes['BrandCount']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CarrierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Carrier'] = ResolversParentTypes['Carrier']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogueFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogueFigures'] = ResolversParentTypes['CatalogueFigures']> = {
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  families?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kinds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['KindCount']>, ParentType, ContextType, RequireFields<CategoryKindsArgs, 'first'>>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<CategoryProductCountArgs>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingValues']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryCompletenessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryCompleteness'] = ResolversParentTypes['CategoryCompleteness']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<ResolversTypes['RevisionAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['HistoryEntity'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangedEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedEntity'] = ResolversParentTypes['ChangedEntity']> = {
  entity?: Resolver<ResolversTypes['HistoryEntity'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedProduct'] = ResolversParentTypes['ChangedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedProductRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedProductRow'] = ResolversParentTypes['ChangedProductRow']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangedProductRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedProductRows'] = ResolversParentTypes['ChangedProductRows']> = {
  rows?: Resolver<Array<ResolversTypes['ChangedProductRow']>, ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ChangedProduct']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangedProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedProducts'] = ResolversParentTypes['ChangedProducts']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ChangedProduct']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChangedTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedTranslation'] = ResolversParentTypes['ChangedTranslation']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Changes'] = ResolversParentTypes['Changes']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
};

export type ClearedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearedField'] = ResolversParentTypes['ClearedField']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommonMeasuresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommonMeasures'] = ResolversParentTypes['CommonMeasures']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CommonOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommonOption'] = ResolversParentTypes['CommonOption']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CommonOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommonOptions'] = ResolversParentTypes['CommonOptions']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  optionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CommonOption']>, ParentType, ContextType>;
};

export type CompletenessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Completeness'] = ResolversParentTypes['Completeness']> = {
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompletenessWeightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletenessWeights'] = ResolversParentTypes['CompletenessWeights']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmedTranslationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmedTranslations'] = ResolversParentTypes['ConfirmedTranslations']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  contact?: Resolver<ResolversTypes['GeneralContact'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
};

export type CrossReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrossReference'] = ResolversParentTypes['CrossReference']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['CrossRelation'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CurrencyCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyCount'] = ResolversParentTypes['CurrencyCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type CurrencySumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencySum'] = ResolversParentTypes['CurrencySum']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  codes?: Resolver<Array<ResolversTypes['CustomerCode']>, ParentType, ContextType, RequireFields<CustomerCodesArgs, 'first'>>;
  deliveryTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enquiries?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType, RequireFields<CustomerEnquiriesArgs, 'first'>>;
  enquiryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joined?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  joinedTo?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastPrices?: Resolver<Array<ResolversTypes['LastPrice']>, ParentType, ContextType, RequireFields<CustomerLastPricesArgs, 'first'>>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<CustomerMessagesArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<CustomerOrdersArgs, 'first'>>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CustomerPerson']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCode'] = ResolversParentTypes['CustomerCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  learnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  learnedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CustomerCodeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCodeConnection'] = ResolversParentTypes['CustomerCodeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerCodeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CustomerCode']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerCodeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCodeEdge'] = ResolversParentTypes['CustomerCodeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomerCode'], ParentType, ContextType>;
};

export type CustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};

export type CustomerImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerImport'] = ResolversParentTypes['CustomerImport']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportedCustomer']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerPerson'] = ResolversParentTypes['CustomerPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecimalQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecimalQuestion'] = ResolversParentTypes['DecimalQuestion']> = {
  cells?: Resolver<Array<ResolversTypes['UnclearNumber']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['DecimalMark']>, ParentType, ContextType>;
};

export type DeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deed'] = ResolversParentTypes['Deed']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DeedKind']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  things?: Resolver<Array<ResolversTypes['DeedThing']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['UndoneDeed']>, ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeedAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeedAuthor'] = ResolversParentTypes['DeedAuthor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeedConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeedConnection'] = ResolversParentTypes['DeedConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DeedEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Deed']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeedEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeedEdge'] = ResolversParentTypes['DeedEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deed'], ParentType, ContextType>;
};

export type DeedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeedThing'] = ResolversParentTypes['DeedThing']> = {
  action?: Resolver<ResolversTypes['RevisionAction'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['HistoryEntity'], ParentType, ContextType>;
  some?: Resolver<Array<ResolversTypes['NamedThing']>, ParentType, ContextType>;
};

export type DeletedNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedNode'] = ResolversParentTypes['DeletedNode']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deletedNodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DeletedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedThing'] = ResolversParentTypes['DeletedThing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntityKind'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['DocumentFile'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnAboutPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['DocumentLanguage']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<DocumentProductsArgs, 'first'>>;
  revision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingValues']>, ParentType, ContextType>;
};

export type DocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentConnection'] = ResolversParentTypes['DocumentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DocumentEdge']>, ParentType, ContextType>;
  kindCounts?: Resolver<Array<ResolversTypes['DocumentKindCount']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentEdge'] = ResolversParentTypes['DocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
};

export type DocumentFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentFile'] = ResolversParentTypes['DocumentFile']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['DocumentFormat'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentKindCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentKindCount'] = ResolversParentTypes['DocumentKindCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
};

export type DoubleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Double'] = ResolversParentTypes['Double']> = {
  one?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DoubleReason']>, ParentType, ContextType>;
};

export type DoublesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Doubles'] = ResolversParentTypes['Doubles']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCountExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Double']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmptiedBinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmptiedBin'] = ResolversParentTypes['EmptiedBin']> = {
  things?: Resolver<Array<ResolversTypes['BinnedThing']>, ParentType, ContextType>;
};

export type EndingOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingOffer'] = ResolversParentTypes['EndingOffer']> = {
  enquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
};

export type EndingOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingOffers'] = ResolversParentTypes['EndingOffers']> = {
  nodes?: Resolver<Array<ResolversTypes['EndingOffer']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enquiry'] = ResolversParentTypes['Enquiry']> = {
  assignee?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['EnquiryAttachment']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['EnquiryChannel'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  deliveryPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['EnquiryEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['InvoiceParty']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastOffers?: Resolver<Array<ResolversTypes['LastOffer']>, ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['EnquiryQuestion']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EnquiryRow']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnquiryState'], ParentType, ContextType>;
  statusPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspectedSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undelivered?: Resolver<Array<ResolversTypes['UndeliveredMail']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnquiryAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryAttachment'] = ResolversParentTypes['EnquiryAttachment']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['AttachmentFormat'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryConnection'] = ResolversParentTypes['EnquiryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['EnquiryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnquiryCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryCopy'] = ResolversParentTypes['EnquiryCopy']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EnquiryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryEdge'] = ResolversParentTypes['EnquiryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType>;
};

export type EnquiryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryEvent'] = ResolversParentTypes['EnquiryEvent']> = {
  actor?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnquiryEventKind'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnquiryQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryQuestion'] = ResolversParentTypes['EnquiryQuestion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnquiryRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryRow'] = ResolversParentTypes['EnquiryRow']> = {
  askedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerCode?: Resolver<Maybe<ResolversTypes['CustomerCode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  salesUnit?: Resolver<Maybe<ResolversTypes['SalesUnit']>, ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['ShownSpec']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['RowStanding'], ParentType, ContextType>;
  unitCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  written?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnquiryStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnquiryStatus'] = ResolversParentTypes['EnquiryStatus']> = {
  attachments?: Resolver<Array<ResolversTypes['AttachedFile']>, ParentType, ContextType>;
  copy?: Resolver<Maybe<ResolversTypes['EnquiryCopy']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['EnquiryQuestion']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['EnquiryRow']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnquiryState'], ParentType, ContextType>;
};

export type ErasureToRepeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasureToRepeat'] = ResolversParentTypes['ErasureToRepeat']> = {
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  back?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  applied?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bulletin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fixedUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RateKind']>, ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RateSource'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RateState'], ParentType, ContextType>;
};

export type ExternalIdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalId'] = ResolversParentTypes['ExternalId']> = {
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['NumberedThing'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FacetChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetChoice'] = ResolversParentTypes['FacetChoice']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FacetRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetRange'] = ResolversParentTypes['FacetRange']> = {
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  histogram?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FailedMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedMail'] = ResolversParentTypes['FailedMail']> = {
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<ResolversTypes['MailFailure'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailedMailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedMails'] = ResolversParentTypes['FailedMails']> = {
  mailboxTrouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FailedMail']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FamilyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Family'] = ResolversParentTypes['Family']> = {
  articles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['SizeSheet']>, ParentType, ContextType, Partial<FamilySheetArgs>>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingValues']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FetchedPicturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FetchedPictures'] = ResolversParentTypes['FetchedPictures']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['LeftPicture']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FigureRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureRow'] = ResolversParentTypes['FigureRow']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searches?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['FigureSteps'], ParentType, ContextType>;
};

export type FigureRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureRowConnection'] = ResolversParentTypes['FigureRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FigureRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FigureRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FigureRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureRowEdge'] = ResolversParentTypes['FigureRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FigureRow'], ParentType, ContextType>;
};

export type FigureStepsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FigureSteps'] = ResolversParentTypes['FigureSteps']> = {
  enquired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wonSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wonSums?: Resolver<Array<ResolversTypes['CurrencySum']>, ParentType, ContextType>;
};

export type FiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Figures'] = ResolversParentTypes['Figures']> = {
  programs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['FigureSteps'], ParentType, ContextType>;
};

export type FindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  before?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  check?: Resolver<ResolversTypes['HealthCheck'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FineFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FineFinding'] = ResolversParentTypes['FineFinding']> = {
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  check?: Resolver<ResolversTypes['HealthCheck'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlagValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlagValue'] = ResolversParentTypes['FlagValue']> = {
  flag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormOption'] = ResolversParentTypes['FormOption']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneralContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneralContact'] = ResolversParentTypes['GeneralContact']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  googleMapsEmbed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heroDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heroTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GridProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GridProducts'] = ResolversParentTypes['GridProducts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kindIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health']> = {
  categories?: Resolver<Array<ResolversTypes['CategoryCompleteness']>, ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType>;
  fineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leastComplete?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  mailTrouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mailboxTrouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HiddenQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiddenQuestion'] = ResolversParentTypes['HiddenQuestion']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IgnoredWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IgnoredWord'] = ResolversParentTypes['IgnoredWord']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type IgnoredWordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IgnoredWordConnection'] = ResolversParentTypes['IgnoredWordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IgnoredWordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IgnoredWord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IgnoredWordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IgnoredWordEdge'] = ResolversParentTypes['IgnoredWordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IgnoredWord'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  darkVariants?: Resolver<Array<ResolversTypes['ImageVariant']>, ParentType, ContextType>;
  hasDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAnimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ImageVariant']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageVariant'] = ResolversParentTypes['ImageVariant']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPart'] = ResolversParentTypes['ImportPart']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ContentPart'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProfile'] = ResolversParentTypes['ImportProfile']> = {
  hasSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyMadeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportReport'] = ResolversParentTypes['ImportReport']> = {
  categories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ImportPart']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRun'] = ResolversParentTypes['ImportRun']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['SheetReport']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportRunState'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportedCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportedCustomer'] = ResolversParentTypes['ImportedCustomer']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CustomerOutcome'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
};

export type InboxConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxConnection'] = ResolversParentTypes['InboxConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InboxEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['InboxEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InboxEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxEdge'] = ResolversParentTypes['InboxEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InboxEntry'], ParentType, ContextType>;
};

export type InboxEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxEntry'] = ResolversParentTypes['InboxEntry']> = {
  enquiry?: Resolver<Maybe<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailFailure?: Resolver<Maybe<ResolversTypes['MailFailure']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type InvitationToAcceptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationToAccept'] = ResolversParentTypes['InvitationToAccept']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type InvoicePartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceParty'] = ResolversParentTypes['InvoiceParty']> = {
  buildingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  neighbourhood?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxOffice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxScheme?: Resolver<Maybe<ResolversTypes['TaxScheme']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['JobState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeptChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptChange'] = ResolversParentTypes['KeptChange']> = {
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptDeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptDeed'] = ResolversParentTypes['KeptDeed']> = {
  entity?: Resolver<ResolversTypes['HistoryEntity'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptThing'] = ResolversParentTypes['KeptThing']> = {
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptValue'] = ResolversParentTypes['KeptValue']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  former?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type KeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Key'] = ResolversParentTypes['Key']> = {
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['ImportProfile']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['Scope']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['KeyState'], ParentType, ContextType>;
};

export type KindAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KindAttribute'] = ResolversParentTypes['KindAttribute']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filterable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KindCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KindCount'] = ResolversParentTypes['KindCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type KindLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KindLetter'] = ResolversParentTypes['KindLetter']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TextDirection'], ParentType, ContextType>;
  inMenu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  showsUnconfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  untranslated?: Resolver<ResolversTypes['UntranslatedPage'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LanguageProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageProgress'] = ResolversParentTypes['LanguageProgress']> = {
  counts?: Resolver<ResolversTypes['TranslationCounts'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type LastOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastOffer'] = ResolversParentTypes['LastOffer']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountSteps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceWithVat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LastPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastPrice'] = ResolversParentTypes['LastPrice']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['StatedPrice']>, ParentType, ContextType>;
  ordered?: Resolver<Maybe<ResolversTypes['StatedPrice']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  salesUnit?: Resolver<Maybe<ResolversTypes['SalesUnit']>, ParentType, ContextType>;
};

export type LastRestoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastRestore'] = ResolversParentTypes['LastRestore']> = {
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keptIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  suspended?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadTimeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeadTimeCount'] = ResolversParentTypes['LeadTimeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeftPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftPicture'] = ResolversParentTypes['LeftPicture']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeftValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftValue'] = ResolversParentTypes['LeftValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['EnquiryAttachment']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['MailFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LetterKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LetterState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeBackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeBackup'] = ResolversParentTypes['MadeBackup']> = {
  backup?: Resolver<ResolversTypes['Backup'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MadeKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeKey'] = ResolversParentTypes['MadeKey']> = {
  key?: Resolver<ResolversTypes['Key'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeWebhook'] = ResolversParentTypes['MadeWebhook']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type MatrixAxisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatrixAxis'] = ResolversParentTypes['MatrixAxis']> = {
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['MatrixValue']>, ParentType, ContextType>;
};

export type MatrixCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatrixCell'] = ResolversParentTypes['MatrixCell']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type MatrixValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatrixValue'] = ResolversParentTypes['MatrixValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MeasurableKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasurableKind'] = ResolversParentTypes['MeasurableKind']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  common?: Resolver<Array<ResolversTypes['CommonMeasures']>, ParentType, ContextType>;
  drawing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['MeasuredLetter']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeasuredConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredCondition'] = ResolversParentTypes['MeasuredCondition']> = {
  attributeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeasuredLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredLetter'] = ResolversParentTypes['MeasuredLetter']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  exampleText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeasuredProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredProducts'] = ResolversParentTypes['MeasuredProducts']> = {
  conditions?: Resolver<Array<ResolversTypes['MeasuredCondition']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type MergeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeField'] = ResolversParentTypes['MergeField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergedProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergedProducts'] = ResolversParentTypes['MergedProducts']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ChangedEntity'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enquiries?: Resolver<Array<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['Letter']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MessageStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspectedSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  undelivered?: Resolver<Array<ResolversTypes['UndeliveredMail']>, ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  includesVat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneySettings'] = ResolversParentTypes['MoneySettings']> = {
  counts?: Resolver<Array<ResolversTypes['CurrencyCount']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['Currency']>, ParentType, ContextType>;
  foreignTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  oldAfterDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateKind?: Resolver<ResolversTypes['RateKind'], ParentType, ContextType>;
  showsNet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RateSource'], ParentType, ContextType>;
  today?: Resolver<Array<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
  vatRates?: Resolver<Array<ResolversTypes['VatRate']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whenOld?: Resolver<ResolversTypes['OldRate'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['Admin'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'name' | 'password' | 'token'>>;
  acceptOffer?: Resolver<ResolversTypes['EnquiryStatus'], ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'input' | 'number' | 'token'>>;
  acceptQuoteSuggestions?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType>;
  activateTotp?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationActivateTotpArgs, 'code'>>;
  addEnquiryAttachment?: Resolver<ResolversTypes['EnquiryAttachment'], ParentType, ContextType, RequireFields<MutationAddEnquiryAttachmentArgs, 'file'>>;
  addEnquiryNote?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationAddEnquiryNoteArgs, 'id' | 'text'>>;
  addFileToQuoteList?: Resolver<ResolversTypes['PastedRows'], ParentType, ContextType, RequireFields<MutationAddFileToQuoteListArgs, 'file'>>;
  addLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType, RequireFields<MutationAddLanguageArgs, 'code' | 'input'>>;
  addPasskey?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'name' | 'response'>>;
  addPictureBatch?: Resolver<ResolversTypes['PictureBatch'], ParentType, ContextType, RequireFields<MutationAddPictureBatchArgs, 'batch' | 'place' | 'withoutMissing'>>;
  addPin?: Resolver<ResolversTypes['Pin'], ParentType, ContextType, RequireFields<MutationAddPinArgs, 'input'>>;
  addRedirect?: Resolver<ResolversTypes['Redirect'], ParentType, ContextType, RequireFields<MutationAddRedirectArgs, 'input'>>;
  addShipment?: Resolver<ResolversTypes['RecordedShipment'], ParentType, ContextType, RequireFields<MutationAddShipmentArgs, 'orderId' | 'rows'>>;
  addSynonym?: Resolver<ResolversTypes['Synonym'], ParentType, ContextType, RequireFields<MutationAddSynonymArgs, 'input'>>;
  addToQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationAddToQuoteListArgs, 'rows'>>;
  addVariants?: Resolver<ResolversTypes['AddedVariants'], ParentType, ContextType, RequireFields<MutationAddVariantsArgs, 'familyId' | 'patternId' | 'rows'>>;
  answerEnquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationAnswerEnquiryArgs, 'id' | 'input'>>;
  answerMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationAnswerMessageArgs, 'id' | 'input'>>;
  answerPictureFiles?: Resolver<ResolversTypes['PictureBatch'], ParentType, ContextType, RequireFields<MutationAnswerPictureFilesArgs, 'answers' | 'batch'>>;
  arrangeViews?: Resolver<ResolversTypes['Views'], ParentType, ContextType, RequireFields<MutationArrangeViewsArgs, 'list' | 'order' | 'pinned'>>;
  askForTwoStep?: Resolver<ResolversTypes['TwoStepRule'], ParentType, ContextType, RequireFields<MutationAskForTwoStepArgs, 'everybody'>>;
  askQuestion?: Resolver<ResolversTypes['EnquiryStatus'], ParentType, ContextType, RequireFields<MutationAskQuestionArgs, 'input' | 'number' | 'token'>>;
  assignEnquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationAssignEnquiryArgs, 'id'>>;
  beginPasskey?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  beginPasskeySignIn?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  beginPictureBatch?: Resolver<ResolversTypes['PictureBatch'], ParentType, ContextType, RequireFields<MutationBeginPictureBatchArgs, 'files' | 'name'>>;
  beginTotp?: Resolver<ResolversTypes['TotpSetup'], ParentType, ContextType>;
  bringBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationBringBackArgs, 'id'>>;
  bringManyBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationBringManyBackArgs, 'ids'>>;
  cancelJob?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'id'>>;
  cancelOrderRow?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderRowArgs, 'orderId' | 'rowId'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'current' | 'next'>>;
  changePin?: Resolver<ResolversTypes['Pin'], ParentType, ContextType, RequireFields<MutationChangePinArgs, 'id' | 'input'>>;
  changeProductRows?: Resolver<ResolversTypes['ChangedProductRows'], ParentType, ContextType, RequireFields<MutationChangeProductRowsArgs, 'rows'>>;
  changeProducts?: Resolver<ResolversTypes['ChangedProducts'], ParentType, ContextType, RequireFields<MutationChangeProductsArgs, 'which'>>;
  changeQuoteRow?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationChangeQuoteRowArgs, 'id' | 'input'>>;
  changeSynonym?: Resolver<ResolversTypes['Synonym'], ParentType, ContextType, RequireFields<MutationChangeSynonymArgs, 'id' | 'input'>>;
  chooseNotices?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType, RequireFields<MutationChooseNoticesArgs, 'bell' | 'kind' | 'mail'>>;
  chooseQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationChooseQuoteListArgs, 'id'>>;
  clearQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, Partial<MutationClearQuoteListArgs>>;
  confirmProposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationConfirmProposalArgs, 'id'>>;
  confirmTranslations?: Resolver<ResolversTypes['ConfirmedTranslations'], ParentType, ContextType, RequireFields<MutationConfirmTranslationsArgs, 'ids'>>;
  createAnswerTemplate?: Resolver<ResolversTypes['AnswerTemplate'], ParentType, ContextType, RequireFields<MutationCreateAnswerTemplateArgs, 'input'>>;
  createAttribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType, RequireFields<MutationCreateAttributeArgs, 'input'>>;
  createCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationCreateDocumentArgs, 'input'>>;
  createFamily?: Resolver<ResolversTypes['Family'], ParentType, ContextType, RequireFields<MutationCreateFamilyArgs, 'input'>>;
  createImportProfile?: Resolver<ResolversTypes['ImportProfile'], ParentType, ContextType, RequireFields<MutationCreateImportProfileArgs, 'input'>>;
  createOfferTemplate?: Resolver<ResolversTypes['OfferTemplate'], ParentType, ContextType, RequireFields<MutationCreateOfferTemplateArgs, 'input'>>;
  createPlan?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationCreatePlanArgs, 'input'>>;
  createPreviewLink?: Resolver<ResolversTypes['NewPreviewLink'], ParentType, ContextType, RequireFields<MutationCreatePreviewLinkArgs, 'hours'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createProductKind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType, RequireFields<MutationCreateProductKindArgs, 'input'>>;
  createQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, Partial<MutationCreateQuoteListArgs>>;
  createView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationCreateViewArgs, 'input' | 'list'>>;
  createWebhook?: Resolver<ResolversTypes['MadeWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  declineOffer?: Resolver<ResolversTypes['EnquiryStatus'], ParentType, ContextType, RequireFields<MutationDeclineOfferArgs, 'input' | 'number' | 'token'>>;
  declineProposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationDeclineProposalArgs, 'id'>>;
  deleteAnswerTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAnswerTemplateArgs, 'id'>>;
  deleteAttribute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteAttributeArgs, 'id'>>;
  deleteCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteDocumentArgs, 'id'>>;
  deleteEnquiry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteEnquiryArgs, 'id'>>;
  deleteFamily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteFamilyArgs, 'id'>>;
  deleteImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteImageArgs, 'url'>>;
  deleteImportProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteImportProfileArgs, 'id'>>;
  deleteMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>;
  deleteNode?: Resolver<ResolversTypes['DeletedNode'], ParentType, ContextType, RequireFields<MutationDeleteNodeArgs, 'nodeId'>>;
  deleteOfferTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteOfferTemplateArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteProductKind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteProductKindArgs, 'id'>>;
  deleteProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'ids'>>;
  deleteQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationDeleteQuoteListArgs, 'id'>>;
  deleteShipment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationDeleteShipmentArgs, 'id'>>;
  deleteThing?: Resolver<ResolversTypes['DeletedThing'], ParentType, ContextType, RequireFields<MutationDeleteThingArgs, 'id' | 'kind'>>;
  deleteView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteViewArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  discardWaiting?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDiscardWaitingArgs, 'id'>>;
  discardWaitingValues?: Resolver<ResolversTypes['ThingOnSite'], ParentType, ContextType, RequireFields<MutationDiscardWaitingValuesArgs, 'thing'>>;
  doPlanNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDoPlanNowArgs, 'id'>>;
  dropPictureBatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDropPictureBatchArgs, 'batch'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endQuoteListShare?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationEndQuoteListShareArgs, 'id'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  eraseForGood?: Resolver<ResolversTypes['EmptiedBin'], ParentType, ContextType, RequireFields<MutationEraseForGoodArgs, 'ids'>>;
  eraseFromBin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEraseFromBinArgs, 'id'>>;
  eraseManyFromBin?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEraseManyFromBinArgs, 'ids'>>;
  erasePersonalData?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationErasePersonalDataArgs, 'contact' | 'ids'>>;
  exportPersonalData?: Resolver<ResolversTypes['PersonalDataFile'], ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'contact' | 'ids'>>;
  fetchExchangeRates?: Resolver<Array<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
  forgetCustomerCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgetCustomerCodeArgs, 'id'>>;
  heedWord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHeedWordArgs, 'word'>>;
  ignoreWord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationIgnoreWordArgs, 'word'>>;
  importContent?: Resolver<ResolversTypes['ImportReport'], ParentType, ContextType, RequireFields<MutationImportContentArgs, 'content' | 'dryRun'>>;
  importCustomers?: Resolver<ResolversTypes['CustomerImport'], ParentType, ContextType, RequireFields<MutationImportCustomersArgs, 'dryRun' | 'file'>>;
  importProducts?: Resolver<ResolversTypes['SheetReport'], ParentType, ContextType, RequireFields<MutationImportProductsArgs, 'dryRun' | 'file' | 'letPass' | 'skipWrong'>>;
  importTranslations?: Resolver<ResolversTypes['TranslationImport'], ParentType, ContextType, RequireFields<MutationImportTranslationsArgs, 'dryRun' | 'file' | 'language'>>;
  invitePerson?: Resolver<ResolversTypes['SentInvitation'], ParentType, ContextType, RequireFields<MutationInvitePersonArgs, 'email' | 'roles'>>;
  joinCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationJoinCustomerArgs, 'id'>>;
  keepWaiting?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationKeepWaitingArgs, 'id' | 'input'>>;
  keepWaitingValues?: Resolver<ResolversTypes['ThingOnSite'], ParentType, ContextType, RequireFields<MutationKeepWaitingValuesArgs, 'values'>>;
  learnCustomerCode?: Resolver<ResolversTypes['CustomerCode'], ParentType, ContextType, RequireFields<MutationLearnCustomerCodeArgs, 'rowId'>>;
  leavePlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeavePlanArgs, 'id'>>;
  leftOutRows?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationLeftOutRowsArgs, 'file'>>;
  letExchangeRatePass?: Resolver<ResolversTypes['ExchangeRate'], ParentType, ContextType, RequireFields<MutationLetExchangeRatePassArgs, 'id'>>;
  makeBackup?: Resolver<ResolversTypes['MadeBackup'], ParentType, ContextType, Partial<MutationMakeBackupArgs>>;
  makeImportKey?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationMakeImportKeyArgs, 'id'>>;
  makeKey?: Resolver<ResolversTypes['MadeKey'], ParentType, ContextType, RequireFields<MutationMakeKeyArgs, 'input'>>;
  makeOffer?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'enquiryId' | 'input'>>;
  makeRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mergeOptions?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType, RequireFields<MutationMergeOptionsArgs, 'attributeId' | 'from' | 'into'>>;
  mergeProducts?: Resolver<ResolversTypes['MergedProducts'], ParentType, ContextType, RequireFields<MutationMergeProductsArgs, 'goneId' | 'keepId' | 'take'>>;
  moveCustomerAddress?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationMoveCustomerAddressArgs, 'email'>>;
  movePlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationMovePlanArgs, 'at' | 'id' | 'name'>>;
  moveProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationMoveProductsArgs, 'ids'>>;
  passImportRun?: Resolver<ResolversTypes['SheetReport'], ParentType, ContextType, RequireFields<MutationPassImportRunArgs, 'dryRun' | 'id'>>;
  pasteIntoQuoteList?: Resolver<ResolversTypes['PastedRows'], ParentType, ContextType, RequireFields<MutationPasteIntoQuoteListArgs, 'text'>>;
  patchProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationPatchProductArgs, 'changes'>>;
  patchProducts?: Resolver<Array<ResolversTypes['PatchedProduct']>, ParentType, ContextType, RequireFields<MutationPatchProductsArgs, 'rows'>>;
  previewRestore?: Resolver<ResolversTypes['RestorePlan'], ParentType, ContextType, RequireFields<MutationPreviewRestoreArgs, 'name'>>;
  proposeChanges?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationProposeChangesArgs, 'rows'>>;
  publishWaiting?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationPublishWaitingArgs, 'id'>>;
  publishWaitingValues?: Resolver<ResolversTypes['ThingOnSite'], ParentType, ContextType, RequireFields<MutationPublishWaitingValuesArgs, 'thing'>>;
  readNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationReadNoticesArgs>>;
  readSheet?: Resolver<ResolversTypes['Sheet'], ParentType, ContextType, RequireFields<MutationReadSheetArgs, 'file'>>;
  recordAcceptance?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRecordAcceptanceArgs, 'input' | 'offerId'>>;
  releaseWebhookEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReleaseWebhookEventsArgs, 'id' | 'send'>>;
  remindBuyer?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationRemindBuyerArgs, 'id' | 'input'>>;
  removeImportKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveImportKeyArgs, 'id'>>;
  removeLanguage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveLanguageArgs, 'code'>>;
  removePasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removePerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePersonArgs, 'id'>>;
  removePin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePinArgs, 'id'>>;
  removeProducts?: Resolver<ResolversTypes['RemovedProducts'], ParentType, ContextType, Partial<MutationRemoveProductsArgs>>;
  removeQuoteRow?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationRemoveQuoteRowArgs, 'id'>>;
  removeRedirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveRedirectArgs, 'from'>>;
  removeSynonym?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSynonymArgs, 'id'>>;
  removeTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renamePerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationRenamePersonArgs, 'id' | 'name'>>;
  renameQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationRenameQuoteListArgs, 'id' | 'name'>>;
  repeatEnquiry?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationRepeatEnquiryArgs, 'number' | 'token'>>;
  repeatErasures?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRepeatErasuresArgs, 'ids'>>;
  repeatOrder?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationRepeatOrderArgs, 'number' | 'token'>>;
  requestOfferChange?: Resolver<ResolversTypes['EnquiryStatus'], ParentType, ContextType, RequireFields<MutationRequestOfferChangeArgs, 'input' | 'number' | 'token'>>;
  requestOfferRenewal?: Resolver<ResolversTypes['EnquiryStatus'], ParentType, ContextType, RequireFields<MutationRequestOfferRenewalArgs, 'input' | 'number' | 'token'>>;
  resendFailedDeliveries?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationResendFailedDeliveriesArgs, 'id'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  restoreBackup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreBackupArgs, 'name'>>;
  restoreCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationRestoreCategoryArgs, 'id'>>;
  restoreFromBin?: Resolver<ResolversTypes['EmptiedBin'], ParentType, ContextType, RequireFields<MutationRestoreFromBinArgs, 'ids'>>;
  restoreRevision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreRevisionArgs, 'id'>>;
  revokeKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeKeyArgs, 'id'>>;
  rotateKey?: Resolver<ResolversTypes['MadeKey'], ParentType, ContextType, RequireFields<MutationRotateKeyArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['MadeWebhook'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveTranslations?: Resolver<ResolversTypes['SavedTranslations'], ParentType, ContextType, RequireFields<MutationSaveTranslationsArgs, 'rows'>>;
  sayFine?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSayFineArgs, 'check' | 'ids' | 'reason'>>;
  sendEnquiry?: Resolver<ResolversTypes['SentEnquiry'], ParentType, ContextType, RequireFields<MutationSendEnquiryArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendOffer?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationSendOfferArgs, 'id'>>;
  sendPictureFile?: Resolver<ResolversTypes['PictureBatchFile'], ParentType, ContextType, RequireFields<MutationSendPictureFileArgs, 'batch' | 'file' | 'upload'>>;
  setEnquiryState?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationSetEnquiryStateArgs, 'id' | 'state'>>;
  setEnquirySuspectedSpam?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationSetEnquirySuspectedSpamArgs, 'id' | 'suspectedSpam'>>;
  setExchangeRate?: Resolver<ResolversTypes['ExchangeRate'], ParentType, ContextType, RequireFields<MutationSetExchangeRateArgs, 'input'>>;
  setExternalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType, RequireFields<MutationSetExternalIdsArgs, 'of' | 'rows'>>;
  setImportSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetImportSignInArgs, 'id'>>;
  setMessageStatus?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSetMessageStatusArgs, 'id' | 'status'>>;
  setMessageSuspectedSpam?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSetMessageSuspectedSpamArgs, 'id' | 'suspectedSpam'>>;
  setOrderPapers?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderPapersArgs, 'id' | 'kind'>>;
  setOrderState?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderStateArgs, 'id' | 'mailBuyer' | 'state'>>;
  setPersonRoles?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationSetPersonRolesArgs, 'id' | 'roles'>>;
  setPersonSuspended?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationSetPersonSuspendedArgs, 'id' | 'suspended'>>;
  setProductFeatured?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationSetProductFeaturedArgs, 'featured' | 'id'>>;
  setProductsFeatured?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSetProductsFeaturedArgs, 'featured' | 'ids'>>;
  setTranslationStatus?: Resolver<ResolversTypes['ThingTranslations'], ParentType, ContextType, RequireFields<MutationSetTranslationStatusArgs, 'entity' | 'id' | 'language' | 'status'>>;
  setTranslationStatuses?: Resolver<ResolversTypes['ConfirmedTranslations'], ParentType, ContextType, RequireFields<MutationSetTranslationStatusesArgs, 'language' | 'status' | 'which'>>;
  setWebhookOn?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationSetWebhookOnArgs, 'id' | 'on'>>;
  settleDouble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSettleDoubleArgs, 'areTwo' | 'oneId' | 'otherId'>>;
  settleEnquiryRow?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationSettleEnquiryRowArgs, 'id'>>;
  settleFailedMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSettleFailedMailArgs, 'id'>>;
  shareQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationShareQuoteListArgs, 'id'>>;
  signIn?: Resolver<ResolversTypes['Admin'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'email' | 'password'>>;
  signInWithPasskey?: Resolver<ResolversTypes['Admin'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'response'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stillRight?: Resolver<ResolversTypes['ThingTranslations'], ParentType, ContextType, RequireFields<MutationStillRightArgs, 'entity' | 'id' | 'language'>>;
  takeBackFine?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationTakeBackFineArgs, 'check' | 'ids'>>;
  takeEnquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType, RequireFields<MutationTakeEnquiryArgs, 'input'>>;
  takeSharedQuoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType, RequireFields<MutationTakeSharedQuoteListArgs, 'code'>>;
  takeUpPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTakeUpPlanArgs, 'id' | 'over'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  undo?: Resolver<ResolversTypes['Undone'], ParentType, ContextType, RequireFields<MutationUndoArgs, 'token'>>;
  undoChange?: Resolver<ResolversTypes['UndoneChange'], ParentType, ContextType, RequireFields<MutationUndoChangeArgs, 'entity' | 'version'>>;
  undoDeletion?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationUndoDeletionArgs, 'entity' | 'ids'>>;
  undoImport?: Resolver<ResolversTypes['UndoneImport'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'id'>>;
  undoRepeatedEnquiry?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType>;
  updateAbout?: Resolver<ResolversTypes['About'], ParentType, ContextType, RequireFields<MutationUpdateAboutArgs, 'input'>>;
  updateAnswerTemplate?: Resolver<ResolversTypes['AnswerTemplate'], ParentType, ContextType, RequireFields<MutationUpdateAnswerTemplateArgs, 'id' | 'input'>>;
  updateAttribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType, RequireFields<MutationUpdateAttributeArgs, 'id' | 'input'>>;
  updateCategory?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'id' | 'input'>>;
  updateContactPage?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<MutationUpdateContactPageArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'id' | 'input'>>;
  updateDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationUpdateDocumentArgs, 'id' | 'input'>>;
  updateFamily?: Resolver<ResolversTypes['Family'], ParentType, ContextType, RequireFields<MutationUpdateFamilyArgs, 'id' | 'input'>>;
  updateGeneralContact?: Resolver<ResolversTypes['GeneralContact'], ParentType, ContextType, RequireFields<MutationUpdateGeneralContactArgs, 'input'>>;
  updateImportProfile?: Resolver<ResolversTypes['ImportProfile'], ParentType, ContextType, RequireFields<MutationUpdateImportProfileArgs, 'id' | 'input'>>;
  updateKey?: Resolver<ResolversTypes['Key'], ParentType, ContextType, RequireFields<MutationUpdateKeyArgs, 'id' | 'input'>>;
  updateLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType, RequireFields<MutationUpdateLanguageArgs, 'code' | 'input'>>;
  updateMoneySettings?: Resolver<ResolversTypes['MoneySettings'], ParentType, ContextType, RequireFields<MutationUpdateMoneySettingsArgs, 'input'>>;
  updateOfferTemplate?: Resolver<ResolversTypes['OfferTemplate'], ParentType, ContextType, RequireFields<MutationUpdateOfferTemplateArgs, 'id' | 'input'>>;
  updateOwnAccount?: Resolver<ResolversTypes['Admin'], ParentType, ContextType, RequireFields<MutationUpdateOwnAccountArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'id' | 'input'>>;
  updateProductKind?: Resolver<ResolversTypes['ProductKind'], ParentType, ContextType, RequireFields<MutationUpdateProductKindArgs, 'id' | 'input'>>;
  updateSector?: Resolver<ResolversTypes['Sector'], ParentType, ContextType, RequireFields<MutationUpdateSectorArgs, 'id' | 'input'>>;
  updateSiteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType, RequireFields<MutationUpdateSiteSettingsArgs, 'input'>>;
  updateView?: Resolver<ResolversTypes['View'], ParentType, ContextType, RequireFields<MutationUpdateViewArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  uploadDocument?: Resolver<ResolversTypes['DocumentFile'], ParentType, ContextType, RequireFields<MutationUploadDocumentArgs, 'file'>>;
  uploadImage?: Resolver<ResolversTypes['Image'], ParentType, ContextType, RequireFields<MutationUploadImageArgs, 'file'>>;
  upsertProducts?: Resolver<ResolversTypes['UpsertedProducts'], ParentType, ContextType, RequireFields<MutationUpsertProductsArgs, 'atomic' | 'dryRun' | 'rows'>>;
  withdrawInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'id'>>;
  withdrawPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawPlanArgs, 'id'>>;
  withdrawPreviewLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawPreviewLinkArgs, 'id'>>;
};

export type NamedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedThing'] = ResolversParentTypes['NamedThing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewPreviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewPreviewLink'] = ResolversParentTypes['NewPreviewLink']> = {
  link?: Resolver<ResolversTypes['PreviewLink'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewPrice'] = ResolversParentTypes['NewPrice']> = {
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type NewPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewPrices'] = ResolversParentTypes['NewPrices']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['NewPrice']>, ParentType, ContextType>;
  unpriced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewVariant'] = ResolversParentTypes['NewVariant']> = {
  faults?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['ShownSpec']>, ParentType, ContextType>;
  stockCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NightlyBackupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NightlyBackup'] = ResolversParentTypes['NightlyBackup']> = {
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Attribute' | 'Category' | 'Family' | 'Product' | 'ProductKind', ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeChoice'] = ResolversParentTypes['NoticeChoice']> = {
  bell?: Resolver<ResolversTypes['NoticeWay'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['NoticeWay'], ParentType, ContextType>;
};

export type NoticeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeConnection'] = ResolversParentTypes['NoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NoticeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeEdge'] = ResolversParentTypes['NoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
};

export type NoticeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeSettings'] = ResolversParentTypes['NoticeSettings']> = {
  choices?: Resolver<Array<ResolversTypes['NoticeChoice']>, ParentType, ContextType>;
  morning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NumberValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumberValue'] = ResolversParentTypes['NumberValue']> = {
  base?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['Unit']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deliveryTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  differences?: Resolver<Maybe<ResolversTypes['OfferDifferences']>, ParentType, ContextType>;
  enquiry?: Resolver<ResolversTypes['Enquiry'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfferLine']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['OfferMail']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdfPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previewPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['OfferRate']>, ParentType, ContextType>;
  reminds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['OfferRequest']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['OfferSums'], ParentType, ContextType>;
  totalInLira?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OfferDifferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferDifferences'] = ResolversParentTypes['OfferDifferences']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earlier?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfferLineDifference']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['OfferLine']>, ParentType, ContextType>;
};

export type OfferLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLine'] = ResolversParentTypes['OfferLine']> = {
  askedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountSteps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferLineKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceWithVat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salesUnit?: Resolver<Maybe<ResolversTypes['SalesUnit']>, ParentType, ContextType>;
  unitCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferLineDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferLineDifference'] = ResolversParentTypes['OfferLineDifference']> = {
  before?: Resolver<Maybe<ResolversTypes['OfferLine']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['OfferLine'], ParentType, ContextType>;
};

export type OfferMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferMail'] = ResolversParentTypes['OfferMail']> = {
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['MailFailure']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfferMailState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRate'] = ResolversParentTypes['OfferRate']> = {
  bulletin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RateKind']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['RateSource'], ParentType, ContextType>;
};

export type OfferRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRequest'] = ResolversParentTypes['OfferRequest']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfferRequestKind'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfferRequestLine']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['OfferDeclineReason']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfferRequestLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRequestLine'] = ResolversParentTypes['OfferRequestLine']> = {
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['OfferLine'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfferSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferSums'] = ResolversParentTypes['OfferSums']> = {
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['OfferVat']>, ParentType, ContextType>;
};

export type OfferTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferTemplate'] = ResolversParentTypes['OfferTemplate']> = {
  deliveryTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferVatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferVat'] = ResolversParentTypes['OfferVat']> = {
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OptionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionValue'] = ResolversParentTypes['OptionValue']> = {
  option?: Resolver<ResolversTypes['AttributeOption'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  acceptedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  buyerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['AcceptanceChannel'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consignment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consignmentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  deliveryPlace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['OrderDocument']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enquiry?: Resolver<Maybe<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['InvoiceParty']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceUuid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['OfferRate']>, ParentType, ContextType>;
  recordedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OrderRow']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['Shipment']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['OfferSums'], ParentType, ContextType>;
  totalInLira?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waybillNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDocument'] = ResolversParentTypes['OrderDocument']> = {
  kind?: Resolver<ResolversTypes['OrderDocumentKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  actor?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRow'] = ResolversParentTypes['OrderRow']> = {
  askedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountSteps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceWithVat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salesUnit?: Resolver<Maybe<ResolversTypes['SalesUnit']>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Outline'] = ResolversParentTypes['Outline']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PastedRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastedRows'] = ResolversParentTypes['PastedRows']> = {
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatchedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatchedProduct'] = ResolversParentTypes['PatchedProduct']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  webhookNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalDataFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalDataFile'] = ResolversParentTypes['PersonalDataFile']> = {
  json?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalEntry'] = ResolversParentTypes['PersonalEntry']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInBin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['PersonalSort'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureBatch'] = ResolversParentTypes['PictureBatch']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['PictureBatchFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  leftOver?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['PicturePlace']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PictureBatchState'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PictureBatchFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureBatchFile'] = ResolversParentTypes['PictureBatchFile']> = {
  byteSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['NamedFileOutcome'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pin'] = ResolversParentTypes['Pin']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  said?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanStep'] = ResolversParentTypes['PlanStep']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanState'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['PlanUndo']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['PlanKind'], ParentType, ContextType>;
};

export type PlanUndoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanUndo'] = ResolversParentTypes['PlanUndo']> = {
  entity?: Resolver<ResolversTypes['HistoryEntity'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlannedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedChange'] = ResolversParentTypes['PlannedChange']> = {
  entity?: Resolver<ResolversTypes['HistoryEntity'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['PlannedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PlannedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedField'] = ResolversParentTypes['PlannedField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedUse'] = ResolversParentTypes['PlannedUse']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  people?: Resolver<Array<ResolversTypes['PresentPerson']>, ParentType, ContextType>;
};

export type PresentPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PresentPerson'] = ResolversParentTypes['PresentPerson']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PreviewLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewLink'] = ResolversParentTypes['PreviewLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PriceBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceBreak'] = ResolversParentTypes['PriceBreak']> = {
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceFacet'] = ResolversParentTypes['PriceFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  histogram?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceJumpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceJump'] = ResolversParentTypes['PriceJump']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PriceNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceNote'] = ResolversParentTypes['PriceNote']> = {
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RateKind']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PrivacyNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyNotice'] = ResolversParentTypes['PrivacyNotice']> = {
  retention?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  code?: Resolver<ResolversTypes['ProblemCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jump?: Resolver<Maybe<ResolversTypes['PriceJump']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType>;
  boughtTogether?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breaksInLanguage?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  completeness?: Resolver<ResolversTypes['Completeness'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  crossReferences?: Resolver<Array<ResolversTypes['CrossReference']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType>;
  externalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['ProductFact']>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['Family']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageCaption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keySpecs?: Resolver<Array<ResolversTypes['Spec']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leadDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listBreaks?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  manufacturerCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namedTogether?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['ProductPicture']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceBreaks?: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  priceInLanguage?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceNote?: Resolver<Maybe<ResolversTypes['PriceNote']>, ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  salesUnit?: Resolver<Maybe<ResolversTypes['SalesUnit']>, ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['SectionDrawing']>, ParentType, ContextType>;
  sectionThumb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeRun?: Resolver<Maybe<ResolversTypes['SizeRun']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specs?: Resolver<Array<ResolversTypes['Spec']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  stockCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  successor?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  unitCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vatRateNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingChanges']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  categoryCounts?: Resolver<Array<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ProductGroup']>, ParentType, ContextType, RequireFields<ProductConnectionGroupsArgs, 'first'>>;
  isCountExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchingCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, Partial<ProductConnectionNodesArgs>>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualOrder?: Resolver<ResolversTypes['ProductOrder'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundInLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchedBy?: Resolver<Maybe<ResolversTypes['CrossReference']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['TextRange']>, ParentType, ContextType>;
  missingWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  availability?: Resolver<Array<ResolversTypes['AvailabilityCount']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['BrandCount']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['DocumentKindCount']>, ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['KindCount']>, ParentType, ContextType>;
  leadTimes?: Resolver<Array<ResolversTypes['LeadTimeCount']>, ParentType, ContextType>;
  matrix?: Resolver<Maybe<ResolversTypes['ProductMatrix']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceFacet']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['SizeSheet']>, ParentType, ContextType, Partial<ProductFacetsSheetsArgs>>;
  specs?: Resolver<Array<ResolversTypes['SpecFacet']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFact'] = ResolversParentTypes['ProductFact']> = {
  isCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductForm'] = ResolversParentTypes['ProductForm']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['FormOption']>, ParentType, ContextType>;
};

export type ProductGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductGroup'] = ResolversParentTypes['ProductGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['KeptValue']>, ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['FetchedPictures'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProductKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductKind'] = ResolversParentTypes['ProductKind']> = {
  attributes?: Resolver<Array<ResolversTypes['KindAttribute']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['KindLetter']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownDrawing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weights?: Resolver<ResolversTypes['CompletenessWeights'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductMatrixResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMatrix'] = ResolversParentTypes['ProductMatrix']> = {
  cells?: Resolver<Array<Array<Maybe<ResolversTypes['MatrixCell']>>>, ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['MatrixAxis'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['MatrixAxis'], ParentType, ContextType>;
};

export type ProductMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductMerge'] = ResolversParentTypes['ProductMerge']> = {
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enquiries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['MergeField']>, ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoteLists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['DoubleReason']>, ParentType, ContextType>;
};

export type ProductPictureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPicture'] = ResolversParentTypes['ProductPicture']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductRowResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductRowResult'] = ResolversParentTypes['ProductRowResult']> = {
  outcome?: Resolver<ResolversTypes['ProductRowOutcome'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ProductTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductText'] = ResolversParentTypes['ProductText']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductUsesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUses'] = ResolversParentTypes['ProductUses']> = {
  offerNumbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlannedUse']>, ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  changes?: Resolver<Array<ResolversTypes['PlannedChange']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decider?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  program?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ChangedProduct']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<Maybe<ResolversTypes['About']>, ParentType, ContextType>;
  admins?: Resolver<Array<ResolversTypes['Admin']>, ParentType, ContextType>;
  answerTemplate?: Resolver<Maybe<ResolversTypes['AnswerTemplate']>, ParentType, ContextType, RequireFields<QueryAnswerTemplateArgs, 'id'>>;
  answerTemplates?: Resolver<Array<ResolversTypes['AnswerTemplate']>, ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType, RequireFields<QueryAttributeArgs, 'id'>>;
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  audit?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, RequireFields<QueryAuditArgs, 'first'>>;
  backups?: Resolver<Array<ResolversTypes['Backup']>, ParentType, ContextType>;
  bin?: Resolver<ResolversTypes['BinConnection'], ParentType, ContextType, RequireFields<QueryBinArgs, 'first'>>;
  carriers?: Resolver<Array<ResolversTypes['Carrier']>, ParentType, ContextType>;
  catalogueFigures?: Resolver<ResolversTypes['CatalogueFigures'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  changes?: Resolver<ResolversTypes['Changes'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
  commonOptions?: Resolver<Maybe<ResolversTypes['CommonOptions']>, ParentType, ContextType, RequireFields<QueryCommonOptionsArgs, 'attributeId' | 'first'>>;
  compareRevisions?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType, RequireFields<QueryCompareRevisionsArgs, 'to'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customerCodes?: Resolver<ResolversTypes['CustomerCodeConnection'], ParentType, ContextType, RequireFields<QueryCustomerCodesArgs, 'first'>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<QueryCustomersArgs, 'first'>>;
  deedAuthors?: Resolver<Array<ResolversTypes['DeedAuthor']>, ParentType, ContextType>;
  deeds?: Resolver<ResolversTypes['DeedConnection'], ParentType, ContextType, RequireFields<QueryDeedsArgs, 'first'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id'>>;
  documentKinds?: Resolver<Array<ResolversTypes['DocumentKindCount']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'first' | 'orderBy'>>;
  documentsOfProducts?: Resolver<ResolversTypes['DocumentConnection'], ParentType, ContextType, RequireFields<QueryDocumentsOfProductsArgs, 'first'>>;
  doubles?: Resolver<ResolversTypes['Doubles'], ParentType, ContextType, RequireFields<QueryDoublesArgs, 'first'>>;
  endingOffers?: Resolver<ResolversTypes['EndingOffers'], ParentType, ContextType, RequireFields<QueryEndingOffersArgs, 'first'>>;
  enquiries?: Resolver<ResolversTypes['EnquiryConnection'], ParentType, ContextType, RequireFields<QueryEnquiriesArgs, 'endsSoon' | 'first' | 'oldestFirst' | 'suspectedSpam'>>;
  enquiry?: Resolver<Maybe<ResolversTypes['Enquiry']>, ParentType, ContextType, RequireFields<QueryEnquiryArgs, 'id'>>;
  enquiryStatus?: Resolver<Maybe<ResolversTypes['EnquiryStatus']>, ParentType, ContextType, RequireFields<QueryEnquiryStatusArgs, 'number' | 'token'>>;
  erasuresToRepeat?: Resolver<Array<ResolversTypes['ErasureToRepeat']>, ParentType, ContextType>;
  exchangeRates?: Resolver<Array<ResolversTypes['ExchangeRate']>, ParentType, ContextType, RequireFields<QueryExchangeRatesArgs, 'currency' | 'first'>>;
  externalIds?: Resolver<Array<ResolversTypes['ExternalId']>, ParentType, ContextType, RequireFields<QueryExternalIdsArgs, 'externalIds' | 'of' | 'system'>>;
  failedMails?: Resolver<ResolversTypes['FailedMails'], ParentType, ContextType, RequireFields<QueryFailedMailsArgs, 'first'>>;
  families?: Resolver<Array<ResolversTypes['Family']>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['Family']>, ParentType, ContextType, RequireFields<QueryFamilyArgs, 'id'>>;
  figureRows?: Resolver<ResolversTypes['FigureRowConnection'], ParentType, ContextType, RequireFields<QueryFigureRowsArgs, 'by' | 'first' | 'period'>>;
  figures?: Resolver<ResolversTypes['Figures'], ParentType, ContextType, RequireFields<QueryFiguresArgs, 'period'>>;
  filledColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryFilledColumnsArgs, 'which'>>;
  fineFindings?: Resolver<Array<ResolversTypes['FineFinding']>, ParentType, ContextType, RequireFields<QueryFineFindingsArgs, 'first'>>;
  generalContact?: Resolver<Maybe<ResolversTypes['GeneralContact']>, ParentType, ContextType>;
  gridRows?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGridRowsArgs, 'ids'>>;
  health?: Resolver<ResolversTypes['Health'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['RevisionConnection'], ParentType, ContextType, RequireFields<QueryHistoryArgs, 'entity' | 'first'>>;
  ignoredWords?: Resolver<ResolversTypes['IgnoredWordConnection'], ParentType, ContextType, RequireFields<QueryIgnoredWordsArgs, 'first'>>;
  importProfiles?: Resolver<Array<ResolversTypes['ImportProfile']>, ParentType, ContextType>;
  importRun?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType, RequireFields<QueryImportRunArgs, 'id'>>;
  importRuns?: Resolver<Array<ResolversTypes['ImportRun']>, ParentType, ContextType, Partial<QueryImportRunsArgs>>;
  invitation?: Resolver<Maybe<ResolversTypes['InvitationToAccept']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  keys?: Resolver<Array<ResolversTypes['Key']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  lastRestore?: Resolver<Maybe<ResolversTypes['LastRestore']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  measurableKind?: Resolver<Maybe<ResolversTypes['MeasurableKind']>, ParentType, ContextType, Partial<QueryMeasurableKindArgs>>;
  measurableKinds?: Resolver<Array<ResolversTypes['MeasurableKind']>, ParentType, ContextType, RequireFields<QueryMeasurableKindsArgs, 'first'>>;
  measuredProducts?: Resolver<Maybe<ResolversTypes['MeasuredProducts']>, ParentType, ContextType, RequireFields<QueryMeasuredProductsArgs, 'kindId' | 'measures' | 'worn'>>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryMessageArgs, 'id'>>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first' | 'suspectedSpam'>>;
  moneySettings?: Resolver<ResolversTypes['MoneySettings'], ParentType, ContextType>;
  myPasskeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  mySecondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  newDocuments?: Resolver<Array<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<QueryNewDocumentsArgs, 'first'>>;
  newPrices?: Resolver<ResolversTypes['NewPrices'], ParentType, ContextType, RequireFields<QueryNewPricesArgs, 'first' | 'marked' | 'rule' | 'which'>>;
  newVariants?: Resolver<Array<ResolversTypes['NewVariant']>, ParentType, ContextType, RequireFields<QueryNewVariantsArgs, 'familyId' | 'patternId' | 'rows'>>;
  nightlyBackup?: Resolver<Maybe<ResolversTypes['NightlyBackup']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  noticeSettings?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType>;
  notices?: Resolver<ResolversTypes['NoticeConnection'], ParentType, ContextType, RequireFields<QueryNoticesArgs, 'first'>>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  offerTemplate?: Resolver<Maybe<ResolversTypes['OfferTemplate']>, ParentType, ContextType, RequireFields<QueryOfferTemplateArgs, 'id'>>;
  offerTemplates?: Resolver<Array<ResolversTypes['OfferTemplate']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  ownKey?: Resolver<Maybe<ResolversTypes['Key']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  personalData?: Resolver<Array<ResolversTypes['PersonalEntry']>, ParentType, ContextType, RequireFields<QueryPersonalDataArgs, 'contact'>>;
  pictureBatch?: Resolver<Maybe<ResolversTypes['PictureBatch']>, ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['Pin']>, ParentType, ContextType>;
  planSteps?: Resolver<Array<ResolversTypes['PlanStep']>, ParentType, ContextType, RequireFields<QueryPlanStepsArgs, 'from' | 'to'>>;
  plannedChanges?: Resolver<Maybe<Array<ResolversTypes['PlannedChange']>>, ParentType, ContextType, RequireFields<QueryPlannedChangesArgs, 'stepId'>>;
  previewLinks?: Resolver<Array<ResolversTypes['PreviewLink']>, ParentType, ContextType, Partial<QueryPreviewLinksArgs>>;
  privacyNotice?: Resolver<Maybe<ResolversTypes['PrivacyNotice']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, Partial<QueryProductArgs>>;
  productAuthors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productBrands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productImports?: Resolver<Array<ResolversTypes['ProductImport']>, ParentType, ContextType>;
  productKind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType, RequireFields<QueryProductKindArgs, 'id'>>;
  productKinds?: Resolver<Array<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  productMerge?: Resolver<ResolversTypes['ProductMerge'], ParentType, ContextType, RequireFields<QueryProductMergeArgs, 'goneId' | 'keepId'>>;
  productTexts?: Resolver<Array<ResolversTypes['ProductText']>, ParentType, ContextType, RequireFields<QueryProductTextsArgs, 'ids'>>;
  productUses?: Resolver<ResolversTypes['ProductUses'], ParentType, ContextType, RequireFields<QueryProductUsesArgs, 'which'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first'>>;
  productsNamed?: Resolver<Array<Maybe<ResolversTypes['Product']>>, ParentType, ContextType, Partial<QueryProductsNamedArgs>>;
  productsOfGrid?: Resolver<ResolversTypes['GridProducts'], ParentType, ContextType, RequireFields<QueryProductsOfGridArgs, 'which'>>;
  productsWithDocuments?: Resolver<Array<ResolversTypes['DocumentKindCount']>, ParentType, ContextType>;
  productsWithIds?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductsWithIdsArgs, 'ids'>>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'id'>>;
  quoteList?: Resolver<ResolversTypes['QuoteList'], ParentType, ContextType>;
  quoteMatch?: Resolver<ResolversTypes['QuoteMatch'], ParentType, ContextType, RequireFields<QueryQuoteMatchArgs, 'text'>>;
  redirects?: Resolver<Array<ResolversTypes['Redirect']>, ParentType, ContextType>;
  searchesWithoutHit?: Resolver<ResolversTypes['SearchedWordConnection'], ParentType, ContextType, RequireFields<QuerySearchesWithoutHitArgs, 'first' | 'period'>>;
  sectionOverlay?: Resolver<Maybe<ResolversTypes['SectionOverlay']>, ParentType, ContextType, RequireFields<QuerySectionOverlayArgs, 'productIds'>>;
  sectionSample?: Resolver<ResolversTypes['SectionSample'], ParentType, ContextType, RequireFields<QuerySectionSampleArgs, 'section'>>;
  sector?: Resolver<Maybe<ResolversTypes['Sector']>, ParentType, ContextType, RequireFields<QuerySectorArgs, 'id'>>;
  sectors?: Resolver<Array<ResolversTypes['Sector']>, ParentType, ContextType>;
  seenWithout?: Resolver<Array<ResolversTypes['SeenProduct']>, ParentType, ContextType, RequireFields<QuerySeenWithoutArgs, 'first' | 'lacking' | 'period'>>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  settledDoubles?: Resolver<Array<ResolversTypes['SettledDouble']>, ParentType, ContextType>;
  sharedQuoteList?: Resolver<Maybe<ResolversTypes['SharedQuoteList']>, ParentType, ContextType, RequireFields<QuerySharedQuoteListArgs, 'code'>>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  specFaults?: Resolver<Array<ResolversTypes['SpecFault']>, ParentType, ContextType, RequireFields<QuerySpecFaultsArgs, 'check' | 'ids'>>;
  synonyms?: Resolver<ResolversTypes['SynonymConnection'], ParentType, ContextType, RequireFields<QuerySynonymsArgs, 'first'>>;
  thingAtSlug?: Resolver<Maybe<ResolversTypes['ThingAtSlug']>, ParentType, ContextType, RequireFields<QueryThingAtSlugArgs, 'entity' | 'slug'>>;
  todayFigures?: Resolver<ResolversTypes['TodayFigures'], ParentType, ContextType>;
  translationBoard?: Resolver<ResolversTypes['TranslationBoard'], ParentType, ContextType>;
  translationTexts?: Resolver<ResolversTypes['TranslationTextConnection'], ParentType, ContextType, RequireFields<QueryTranslationTextsArgs, 'first' | 'language'>>;
  translations?: Resolver<Maybe<ResolversTypes['ThingTranslations']>, ParentType, ContextType, RequireFields<QueryTranslationsArgs, 'entity' | 'id'>>;
  trySearch?: Resolver<ResolversTypes['TriedSearch'], ParentType, ContextType, RequireFields<QueryTrySearchArgs, 'text'>>;
  twoStepRule?: Resolver<ResolversTypes['TwoStepRule'], ParentType, ContextType>;
  unanswered?: Resolver<ResolversTypes['InboxConnection'], ParentType, ContextType, RequireFields<QueryUnansweredArgs, 'first'>>;
  units?: Resolver<Array<ResolversTypes['Unit']>, ParentType, ContextType>;
  unreadNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Views'], ParentType, ContextType, RequireFields<QueryViewsArgs, 'list'>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type QuoteListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteList'] = ResolversParentTypes['QuoteList']> = {
  all?: Resolver<Array<ResolversTypes['QuoteListName']>, ParentType, ContextType>;
  goesWith?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeated?: Resolver<Maybe<ResolversTypes['RepeatedEnquiry']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QuoteRow']>, ParentType, ContextType>;
  sendKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['QuoteShare']>, ParentType, ContextType>;
};

export type QuoteListNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteListName'] = ResolversParentTypes['QuoteListName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuoteMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteMatch'] = ResolversParentTypes['QuoteMatch']> = {
  candidates?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  matchedBy?: Resolver<Maybe<ResolversTypes['CrossReference']>, ParentType, ContextType>;
  meant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type QuoteRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRow'] = ResolversParentTypes['QuoteRow']> = {
  askedCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  formerPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  formerPriceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['RowStanding'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  unreadQuantity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  written?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteShare'] = ResolversParentTypes['QuoteShare']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RangeValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RangeValue'] = ResolversParentTypes['RangeValue']> = {
  high?: Resolver<Maybe<ResolversTypes['NumberValue']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['NumberValue']>, ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordedShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedShipment'] = ResolversParentTypes['RecordedShipment']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  shipment?: Resolver<ResolversTypes['Shipment'], ParentType, ContextType>;
};

export type RedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusedTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedTranslation'] = ResolversParentTypes['RefusedTranslation']> = {
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  present?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['TranslationProblem'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovedProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovedProducts'] = ResolversParentTypes['RemovedProducts']> = {
  deletedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unknown?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RepeatedEnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepeatedEnquiry'] = ResolversParentTypes['RepeatedEnquiry']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RestoreCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCount'] = ResolversParentTypes['RestoreCount']> = {
  now?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  then?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestorePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestorePlan'] = ResolversParentTypes['RestorePlan']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['RestoreCount']>, ParentType, ContextType>;
  erasures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staying?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suspended?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  action?: Resolver<ResolversTypes['RevisionAction'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['RevisionCause'], ParentType, ContextType>;
  deed?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  together?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  undoToken?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionConnection'] = ResolversParentTypes['RevisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RevisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionEdge'] = ResolversParentTypes['RevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
};

export type RowProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowProblem'] = ResolversParentTypes['RowProblem']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jump?: Resolver<Maybe<ResolversTypes['PriceJump']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SampleLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SampleLetter'] = ResolversParentTypes['SampleLetter']> = {
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedTranslationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedTranslations'] = ResolversParentTypes['SavedTranslations']> = {
  saved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  things?: Resolver<Array<ResolversTypes['ThingTranslations']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SearchedWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedWord'] = ResolversParentTypes['SearchedWord']> = {
  lastOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SearchedWordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedWordConnection'] = ResolversParentTypes['SearchedWordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SearchedWordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SearchedWord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchedWordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedWordEdge'] = ResolversParentTypes['SearchedWordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchedWord'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  activeSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SectionDrawingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionDrawing'] = ResolversParentTypes['SectionDrawing']> = {
  letters?: Resolver<Array<ResolversTypes['SectionLetter']>, ParentType, ContextType>;
  scale?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionLetter'] = ResolversParentTypes['SectionLetter']> = {
  attributeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionOverlayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionOverlay'] = ResolversParentTypes['SectionOverlay']> = {
  letters?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectionSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionSample'] = ResolversParentTypes['SectionSample']> = {
  letters?: Resolver<Array<ResolversTypes['SampleLetter']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['Section'], ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sector'] = ResolversParentTypes['Sector']> = {
  chosenProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, Partial<SectorProductsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['WaitingValues']>, ParentType, ContextType>;
};

export type SeenProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeenProduct'] = ResolversParentTypes['SeenProduct']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentEnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentEnquiry'] = ResolversParentTypes['SentEnquiry']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentInvitation'] = ResolversParentTypes['SentInvitation']> = {
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
  mailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettledDoubleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettledDouble'] = ResolversParentTypes['SettledDouble']> = {
  admin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  one?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type SharedQuoteListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedQuoteList'] = ResolversParentTypes['SharedQuoteList']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QuoteRow']>, ParentType, ContextType>;
};

export type SheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sheet'] = ResolversParentTypes['Sheet']> = {
  columns?: Resolver<Array<ResolversTypes['SheetColumn']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  headingRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  letters?: Resolver<Maybe<ResolversTypes['SheetLetters']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preset?: Resolver<Maybe<ResolversTypes['SheetPreset']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['SheetRecord']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  separator?: Resolver<Maybe<ResolversTypes['SheetSeparator']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SheetCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetCell'] = ResolversParentTypes['SheetCell']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SheetProduct']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SheetColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetColumn'] = ResolversParentTypes['SheetColumn']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasOtherIds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['PriceBasis']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetMeasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetMeasure'] = ResolversParentTypes['SheetMeasure']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  low?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetPresetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetPreset'] = ResolversParentTypes['SheetPreset']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type SheetProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetProduct'] = ResolversParentTypes['SheetProduct']> = {
  differs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMatching?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  salesUnit?: Resolver<Maybe<ResolversTypes['SalesUnit']>, ParentType, ContextType>;
  vatRateNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetReason'] = ResolversParentTypes['SheetReason']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetRecord'] = ResolversParentTypes['SheetRecord']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetReport'] = ResolversParentTypes['SheetReport']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cleared?: Resolver<Array<ResolversTypes['ClearedField']>, ParentType, ContextType>;
  clearedPrices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decimals?: Resolver<Maybe<ResolversTypes['DecimalQuestion']>, ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['HiddenQuestion']>, ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jumps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['LeftValue']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noProduct?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SheetRow']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stops?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unclear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetRow'] = ResolversParentTypes['SheetRow']> = {
  before?: Resolver<Array<Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  candidates?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  netPrice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['SheetOutcome'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['SheetReason']>, ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shipment'] = ResolversParentTypes['Shipment']> = {
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consignment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notePath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ShipmentRow']>, ParentType, ContextType>;
  waybillNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShipmentRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentRow'] = ResolversParentTypes['ShipmentRow']> = {
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ShownSpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShownSpec'] = ResolversParentTypes['ShownSpec']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceAsked?: Resolver<ResolversTypes['InvoiceAsked'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newAsDrafts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SizeRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeRun'] = ResolversParentTypes['SizeRun']> = {
  forms?: Resolver<Array<ResolversTypes['ProductForm']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SizeStep']>, ParentType, ContextType>;
};

export type SizeSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeSheet'] = ResolversParentTypes['SizeSheet']> = {
  cells?: Resolver<Array<ResolversTypes['SheetCell']>, ParentType, ContextType>;
  columns?: Resolver<Maybe<ResolversTypes['MatrixAxis']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  drawing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  matching?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['SheetMeasure']>, ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['MatrixAxis']>, ParentType, ContextType>;
};

export type SizeStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeStep'] = ResolversParentTypes['SizeStep']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outline?: Resolver<Maybe<ResolversTypes['Outline']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type SpecResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spec'] = ResolversParentTypes['Spec']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['SpecValue']>, ParentType, ContextType>;
};

export type SpecFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecFacet'] = ResolversParentTypes['SpecFacet']> = {
  attribute?: Resolver<ResolversTypes['Attribute'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['FacetChoice']>, ParentType, ContextType>;
  coversFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  coversTo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ofKind?: Resolver<Maybe<ResolversTypes['ProductKind']>, ParentType, ContextType>;
  range?: Resolver<Maybe<ResolversTypes['FacetRange']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  without?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SpecFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecFault'] = ResolversParentTypes['SpecFault']> = {
  attributeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecValue'] = ResolversParentTypes['SpecValue']> = {
  __resolveType: TypeResolveFn<'FlagValue' | 'NumberValue' | 'OptionValue' | 'RangeValue' | 'TextValue', ParentType, ContextType>;
};

export type StatedPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatedPrice'] = ResolversParentTypes['StatedPrice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountSteps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  enquiryReceived?: SubscriptionResolver<ResolversTypes['Enquiry'], "enquiryReceived", ParentType, ContextType, Partial<SubscriptionEnquiryReceivedArgs>>;
  jobChanged?: SubscriptionResolver<ResolversTypes['Job'], "jobChanged", ParentType, ContextType, RequireFields<SubscriptionJobChangedArgs, 'id'>>;
  messageReceived?: SubscriptionResolver<ResolversTypes['Message'], "messageReceived", ParentType, ContextType, Partial<SubscriptionMessageReceivedArgs>>;
  openedBy?: SubscriptionResolver<ResolversTypes['Presence'], "openedBy", ParentType, ContextType, RequireFields<SubscriptionOpenedByArgs, 'entity' | 'id'>>;
  siteSettingsChanged?: SubscriptionResolver<ResolversTypes['SiteSettings'], "siteSettingsChanged", ParentType, ContextType, Partial<SubscriptionSiteSettingsChangedArgs>>;
  todayFigures?: SubscriptionResolver<ResolversTypes['TodayFigures'], "todayFigures", ParentType, ContextType>;
  unreadNotices?: SubscriptionResolver<ResolversTypes['Int'], "unreadNotices", ParentType, ContextType>;
};

export type SynonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Synonym'] = ResolversParentTypes['Synonym']> = {
  finds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  instead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  said?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twoWay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SynonymConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SynonymConnection'] = ResolversParentTypes['SynonymConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SynonymEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Synonym']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SynonymEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SynonymEdge'] = ResolversParentTypes['SynonymEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Synonym'], ParentType, ContextType>;
};

export type TextRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextValue'] = ResolversParentTypes['TextValue']> = {
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThingAtSlugResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThingAtSlug'] = ResolversParentTypes['ThingAtSlug']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFormer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThingInLanguageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThingInLanguage'] = ResolversParentTypes['ThingInLanguage']> = {
  language?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TranslationStatus'], ParentType, ContextType>;
  unconfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThingOnSiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThingOnSite'] = ResolversParentTypes['ThingOnSite']> = {
  about?: Resolver<Maybe<ResolversTypes['About']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['Family']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['Sector']>, ParentType, ContextType>;
};

export type ThingTranslationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThingTranslations'] = ResolversParentTypes['ThingTranslations']> = {
  entity?: Resolver<ResolversTypes['TranslatedEntity'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['TranslatedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['ThingInLanguage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodayFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodayFigures'] = ResolversParentTypes['TodayFigures']> = {
  endingOffers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failedMails?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mailTrouble?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newEnquiries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stoppedImports?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stoppedPlans?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  suspectedEnquiries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  suspectedMessages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unanswered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TotpSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotpSetup'] = ResolversParentTypes['TotpSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranslatedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslatedField'] = ResolversParentTypes['TranslatedField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['Translation']>, ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['TextOrigin'], ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationBoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationBoard'] = ResolversParentTypes['TranslationBoard']> = {
  groups?: Resolver<Array<ResolversTypes['TranslationGroupProgress']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['LanguageProgress']>, ParentType, ContextType>;
};

export type TranslationCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationCounts'] = ResolversParentTypes['TranslationCounts']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  machine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TranslationGroupProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationGroupProgress'] = ResolversParentTypes['TranslationGroupProgress']> = {
  group?: Resolver<ResolversTypes['TranslationGroup'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['LanguageProgress']>, ParentType, ContextType>;
};

export type TranslationImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationImport'] = ResolversParentTypes['TranslationImport']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ChangedTranslation']>, ParentType, ContextType>;
  empty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedTranslation']>, ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TranslationTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationTerm'] = ResolversParentTypes['TranslationTerm']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranslationTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationText'] = ResolversParentTypes['TranslationText']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['TranslatedEntity'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostLetters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['TextOrigin']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TranslationState'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['TranslationTerm']>, ParentType, ContextType>;
  thingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translatedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TranslationTextConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationTextConnection'] = ResolversParentTypes['TranslationTextConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['TranslationText']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TriedHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TriedHit'] = ResolversParentTypes['TriedHit']> = {
  bySynonym?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  foundBy?: Resolver<ResolversTypes['FoundBy'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type TriedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TriedSearch'] = ResolversParentTypes['TriedSearch']> = {
  hits?: Resolver<Array<ResolversTypes['TriedHit']>, ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  without?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TwoStepRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStepRule'] = ResolversParentTypes['TwoStepRule']> = {
  askedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UnclearNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnclearNumber'] = ResolversParentTypes['UnclearNumber']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withComma?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withPoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndeliveredMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeliveredMail'] = ResolversParentTypes['UndeliveredMail']> = {
  failure?: Resolver<ResolversTypes['MailFailure'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['MailRecipient'], ParentType, ContextType>;
};

export type UndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Undone'] = ResolversParentTypes['Undone']> = {
  kept?: Resolver<Array<ResolversTypes['KeptThing']>, ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoneChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoneChange'] = ResolversParentTypes['UndoneChange']> = {
  kept?: Resolver<Array<ResolversTypes['KeptChange']>, ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoneDeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoneDeed'] = ResolversParentTypes['UndoneDeed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['KeptDeed']>, ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoneImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoneImport'] = ResolversParentTypes['UndoneImport']> = {
  kept?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UpsertedProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpsertedProducts'] = ResolversParentTypes['UpsertedProducts']> = {
  rows?: Resolver<Array<ResolversTypes['ProductRowResult']>, ParentType, ContextType>;
  undoToken?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type VatRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VatRate'] = ResolversParentTypes['VatRate']> = {
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  kindIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['View'] = ResolversParentTypes['View']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dropped?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  forEveryone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Views'] = ResolversParentTypes['Views']> = {
  nodes?: Resolver<Array<ResolversTypes['View']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingChanges'] = ResolversParentTypes['WaitingChanges']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type WaitingValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingValues'] = ResolversParentTypes['WaitingValues']> = {
  about?: Resolver<Maybe<ResolversTypes['About']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['Family']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['Sector']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  formerSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importedRows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offReason?: Resolver<Maybe<ResolversTypes['WebhookOffReason']>, ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personalData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secretEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['WebhookTry']>, ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookTryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTry'] = ResolversParentTypes['WebhookTry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  took?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  About?: AboutResolvers<ContextType>;
  AboutNumber?: AboutNumberResolvers<ContextType>;
  AboutSection?: AboutSectionResolvers<ContextType>;
  AboutStep?: AboutStepResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  AddedVariants?: AddedVariantsResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AnswerTemplate?: AnswerTemplateResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  AttachedFile?: AttachedFileResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeOption?: AttributeOptionResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AvailabilityCount?: AvailabilityCountResolvers<ContextType>;
  Backup?: BackupResolvers<ContextType>;
  BinConnection?: BinConnectionResolvers<ContextType>;
  BinEdge?: BinEdgeResolvers<ContextType>;
  BinEntry?: BinEntryResolvers<ContextType>;
  BinnedThing?: BinnedThingResolvers<ContextType>;
  BrandCount?: BrandCountResolvers<ContextType>;
  Carrier?: CarrierResolvers<ContextType>;
  CatalogueFigures?: CatalogueFiguresResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryCompleteness?: CategoryCompletenessResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangedEntity?: ChangedEntityResolvers<ContextType>;
  ChangedProduct?: ChangedProductResolvers<ContextType>;
  ChangedProductRow?: ChangedProductRowResolvers<ContextType>;
  ChangedProductRows?: ChangedProductRowsResolvers<ContextType>;
  ChangedProducts?: ChangedProductsResolvers<ContextType>;
  ChangedTranslation?: ChangedTranslationResolvers<ContextType>;
  Changes?: ChangesResolvers<ContextType>;
  ClearedField?: ClearedFieldResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  CommonMeasures?: CommonMeasuresResolvers<ContextType>;
  CommonOption?: CommonOptionResolvers<ContextType>;
  CommonOptions?: CommonOptionsResolvers<ContextType>;
  Completeness?: CompletenessResolvers<ContextType>;
  CompletenessWeights?: CompletenessWeightsResolvers<ContextType>;
  ConfirmedTranslations?: ConfirmedTranslationsResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  CrossReference?: CrossReferenceResolvers<ContextType>;
  CurrencyCount?: CurrencyCountResolvers<ContextType>;
  CurrencySum?: CurrencySumResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerCode?: CustomerCodeResolvers<ContextType>;
  CustomerCodeConnection?: CustomerCodeConnectionResolvers<ContextType>;
  CustomerCodeEdge?: CustomerCodeEdgeResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  CustomerImport?: CustomerImportResolvers<ContextType>;
  CustomerPerson?: CustomerPersonResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecimalQuestion?: DecimalQuestionResolvers<ContextType>;
  Deed?: DeedResolvers<ContextType>;
  DeedAuthor?: DeedAuthorResolvers<ContextType>;
  DeedConnection?: DeedConnectionResolvers<ContextType>;
  DeedEdge?: DeedEdgeResolvers<ContextType>;
  DeedThing?: DeedThingResolvers<ContextType>;
  DeletedNode?: DeletedNodeResolvers<ContextType>;
  DeletedThing?: DeletedThingResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentConnection?: DocumentConnectionResolvers<ContextType>;
  DocumentEdge?: DocumentEdgeResolvers<ContextType>;
  DocumentFile?: DocumentFileResolvers<ContextType>;
  DocumentKindCount?: DocumentKindCountResolvers<ContextType>;
  Double?: DoubleResolvers<ContextType>;
  Doubles?: DoublesResolvers<ContextType>;
  EmptiedBin?: EmptiedBinResolvers<ContextType>;
  EndingOffer?: EndingOfferResolvers<ContextType>;
  EndingOffers?: EndingOffersResolvers<ContextType>;
  Enquiry?: EnquiryResolvers<ContextType>;
  EnquiryAttachment?: EnquiryAttachmentResolvers<ContextType>;
  EnquiryConnection?: EnquiryConnectionResolvers<ContextType>;
  EnquiryCopy?: EnquiryCopyResolvers<ContextType>;
  EnquiryEdge?: EnquiryEdgeResolvers<ContextType>;
  EnquiryEvent?: EnquiryEventResolvers<ContextType>;
  EnquiryQuestion?: EnquiryQuestionResolvers<ContextType>;
  EnquiryRow?: EnquiryRowResolvers<ContextType>;
  EnquiryStatus?: EnquiryStatusResolvers<ContextType>;
  ErasureToRepeat?: ErasureToRepeatResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  ExternalId?: ExternalIdResolvers<ContextType>;
  FacetChoice?: FacetChoiceResolvers<ContextType>;
  FacetRange?: FacetRangeResolvers<ContextType>;
  FailedMail?: FailedMailResolvers<ContextType>;
  FailedMails?: FailedMailsResolvers<ContextType>;
  Family?: FamilyResolvers<ContextType>;
  FetchedPictures?: FetchedPicturesResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FigureRow?: FigureRowResolvers<ContextType>;
  FigureRowConnection?: FigureRowConnectionResolvers<ContextType>;
  FigureRowEdge?: FigureRowEdgeResolvers<ContextType>;
  FigureSteps?: FigureStepsResolvers<ContextType>;
  Figures?: FiguresResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  FineFinding?: FineFindingResolvers<ContextType>;
  FlagValue?: FlagValueResolvers<ContextType>;
  FormOption?: FormOptionResolvers<ContextType>;
  GeneralContact?: GeneralContactResolvers<ContextType>;
  GridProducts?: GridProductsResolvers<ContextType>;
  Health?: HealthResolvers<ContextType>;
  HiddenQuestion?: HiddenQuestionResolvers<ContextType>;
  IgnoredWord?: IgnoredWordResolvers<ContextType>;
  IgnoredWordConnection?: IgnoredWordConnectionResolvers<ContextType>;
  IgnoredWordEdge?: IgnoredWordEdgeResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageVariant?: ImageVariantResolvers<ContextType>;
  ImportPart?: ImportPartResolvers<ContextType>;
  ImportProfile?: ImportProfileResolvers<ContextType>;
  ImportReport?: ImportReportResolvers<ContextType>;
  ImportRun?: ImportRunResolvers<ContextType>;
  ImportedCustomer?: ImportedCustomerResolvers<ContextType>;
  InboxConnection?: InboxConnectionResolvers<ContextType>;
  InboxEdge?: InboxEdgeResolvers<ContextType>;
  InboxEntry?: InboxEntryResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationToAccept?: InvitationToAcceptResolvers<ContextType>;
  InvoiceParty?: InvoicePartyResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  KeptChange?: KeptChangeResolvers<ContextType>;
  KeptDeed?: KeptDeedResolvers<ContextType>;
  KeptThing?: KeptThingResolvers<ContextType>;
  KeptValue?: KeptValueResolvers<ContextType>;
  Key?: KeyResolvers<ContextType>;
  KindAttribute?: KindAttributeResolvers<ContextType>;
  KindCount?: KindCountResolvers<ContextType>;
  KindLetter?: KindLetterResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LanguageProgress?: LanguageProgressResolvers<ContextType>;
  LastOffer?: LastOfferResolvers<ContextType>;
  LastPrice?: LastPriceResolvers<ContextType>;
  LastRestore?: LastRestoreResolvers<ContextType>;
  LeadTimeCount?: LeadTimeCountResolvers<ContextType>;
  LeftPicture?: LeftPictureResolvers<ContextType>;
  LeftValue?: LeftValueResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  MadeBackup?: MadeBackupResolvers<ContextType>;
  MadeKey?: MadeKeyResolvers<ContextType>;
  MadeWebhook?: MadeWebhookResolvers<ContextType>;
  MatrixAxis?: MatrixAxisResolvers<ContextType>;
  MatrixCell?: MatrixCellResolvers<ContextType>;
  MatrixValue?: MatrixValueResolvers<ContextType>;
  MeasurableKind?: MeasurableKindResolvers<ContextType>;
  MeasuredCondition?: MeasuredConditionResolvers<ContextType>;
  MeasuredLetter?: MeasuredLetterResolvers<ContextType>;
  MeasuredProducts?: MeasuredProductsResolvers<ContextType>;
  MergeField?: MergeFieldResolvers<ContextType>;
  MergedProducts?: MergedProductsResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneySettings?: MoneySettingsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedThing?: NamedThingResolvers<ContextType>;
  NewPreviewLink?: NewPreviewLinkResolvers<ContextType>;
  NewPrice?: NewPriceResolvers<ContextType>;
  NewPrices?: NewPricesResolvers<ContextType>;
  NewVariant?: NewVariantResolvers<ContextType>;
  NightlyBackup?: NightlyBackupResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeChoice?: NoticeChoiceResolvers<ContextType>;
  NoticeConnection?: NoticeConnectionResolvers<ContextType>;
  NoticeEdge?: NoticeEdgeResolvers<ContextType>;
  NoticeSettings?: NoticeSettingsResolvers<ContextType>;
  NumberValue?: NumberValueResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferDifferences?: OfferDifferencesResolvers<ContextType>;
  OfferLine?: OfferLineResolvers<ContextType>;
  OfferLineDifference?: OfferLineDifferenceResolvers<ContextType>;
  OfferMail?: OfferMailResolvers<ContextType>;
  OfferRate?: OfferRateResolvers<ContextType>;
  OfferRequest?: OfferRequestResolvers<ContextType>;
  OfferRequestLine?: OfferRequestLineResolvers<ContextType>;
  OfferSums?: OfferSumsResolvers<ContextType>;
  OfferTemplate?: OfferTemplateResolvers<ContextType>;
  OfferVat?: OfferVatResolvers<ContextType>;
  OptionValue?: OptionValueResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderDocument?: OrderDocumentResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderRow?: OrderRowResolvers<ContextType>;
  Outline?: OutlineResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PastedRows?: PastedRowsResolvers<ContextType>;
  PatchedProduct?: PatchedProductResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonalDataFile?: PersonalDataFileResolvers<ContextType>;
  PersonalEntry?: PersonalEntryResolvers<ContextType>;
  PictureBatch?: PictureBatchResolvers<ContextType>;
  PictureBatchFile?: PictureBatchFileResolvers<ContextType>;
  Pin?: PinResolvers<ContextType>;
  PlanStep?: PlanStepResolvers<ContextType>;
  PlanUndo?: PlanUndoResolvers<ContextType>;
  PlannedChange?: PlannedChangeResolvers<ContextType>;
  PlannedField?: PlannedFieldResolvers<ContextType>;
  PlannedUse?: PlannedUseResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  PresentPerson?: PresentPersonResolvers<ContextType>;
  PreviewLink?: PreviewLinkResolvers<ContextType>;
  PriceBreak?: PriceBreakResolvers<ContextType>;
  PriceFacet?: PriceFacetResolvers<ContextType>;
  PriceJump?: PriceJumpResolvers<ContextType>;
  PriceNote?: PriceNoteResolvers<ContextType>;
  PrivacyNotice?: PrivacyNoticeResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductFact?: ProductFactResolvers<ContextType>;
  ProductForm?: ProductFormResolvers<ContextType>;
  ProductGroup?: ProductGroupResolvers<ContextType>;
  ProductImport?: ProductImportResolvers<ContextType>;
  ProductKind?: ProductKindResolvers<ContextType>;
  ProductMatrix?: ProductMatrixResolvers<ContextType>;
  ProductMerge?: ProductMergeResolvers<ContextType>;
  ProductPicture?: ProductPictureResolvers<ContextType>;
  ProductRowResult?: ProductRowResultResolvers<ContextType>;
  ProductText?: ProductTextResolvers<ContextType>;
  ProductUses?: ProductUsesResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteList?: QuoteListResolvers<ContextType>;
  QuoteListName?: QuoteListNameResolvers<ContextType>;
  QuoteMatch?: QuoteMatchResolvers<ContextType>;
  QuoteRow?: QuoteRowResolvers<ContextType>;
  QuoteShare?: QuoteShareResolvers<ContextType>;
  RangeValue?: RangeValueResolvers<ContextType>;
  RecordedShipment?: RecordedShipmentResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  RefusedTranslation?: RefusedTranslationResolvers<ContextType>;
  RemovedProducts?: RemovedProductsResolvers<ContextType>;
  RepeatedEnquiry?: RepeatedEnquiryResolvers<ContextType>;
  RestoreCount?: RestoreCountResolvers<ContextType>;
  RestorePlan?: RestorePlanResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionConnection?: RevisionConnectionResolvers<ContextType>;
  RevisionEdge?: RevisionEdgeResolvers<ContextType>;
  RowProblem?: RowProblemResolvers<ContextType>;
  SampleLetter?: SampleLetterResolvers<ContextType>;
  SavedTranslations?: SavedTranslationsResolvers<ContextType>;
  SearchedWord?: SearchedWordResolvers<ContextType>;
  SearchedWordConnection?: SearchedWordConnectionResolvers<ContextType>;
  SearchedWordEdge?: SearchedWordEdgeResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SectionDrawing?: SectionDrawingResolvers<ContextType>;
  SectionLetter?: SectionLetterResolvers<ContextType>;
  SectionOverlay?: SectionOverlayResolvers<ContextType>;
  SectionSample?: SectionSampleResolvers<ContextType>;
  Sector?: SectorResolvers<ContextType>;
  SeenProduct?: SeenProductResolvers<ContextType>;
  SentEnquiry?: SentEnquiryResolvers<ContextType>;
  SentInvitation?: SentInvitationResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SettledDouble?: SettledDoubleResolvers<ContextType>;
  SharedQuoteList?: SharedQuoteListResolvers<ContextType>;
  Sheet?: SheetResolvers<ContextType>;
  SheetCell?: SheetCellResolvers<ContextType>;
  SheetColumn?: SheetColumnResolvers<ContextType>;
  SheetMeasure?: SheetMeasureResolvers<ContextType>;
  SheetPreset?: SheetPresetResolvers<ContextType>;
  SheetProduct?: SheetProductResolvers<ContextType>;
  SheetReason?: SheetReasonResolvers<ContextType>;
  SheetRecord?: SheetRecordResolvers<ContextType>;
  SheetReport?: SheetReportResolvers<ContextType>;
  SheetRow?: SheetRowResolvers<ContextType>;
  Shipment?: ShipmentResolvers<ContextType>;
  ShipmentRow?: ShipmentRowResolvers<ContextType>;
  ShownSpec?: ShownSpecResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SizeRun?: SizeRunResolvers<ContextType>;
  SizeSheet?: SizeSheetResolvers<ContextType>;
  SizeStep?: SizeStepResolvers<ContextType>;
  Spec?: SpecResolvers<ContextType>;
  SpecFacet?: SpecFacetResolvers<ContextType>;
  SpecFault?: SpecFaultResolvers<ContextType>;
  SpecValue?: SpecValueResolvers<ContextType>;
  StatedPrice?: StatedPriceResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Synonym?: SynonymResolvers<ContextType>;
  SynonymConnection?: SynonymConnectionResolvers<ContextType>;
  SynonymEdge?: SynonymEdgeResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  TextValue?: TextValueResolvers<ContextType>;
  ThingAtSlug?: ThingAtSlugResolvers<ContextType>;
  ThingInLanguage?: ThingInLanguageResolvers<ContextType>;
  ThingOnSite?: ThingOnSiteResolvers<ContextType>;
  ThingTranslations?: ThingTranslationsResolvers<ContextType>;
  TodayFigures?: TodayFiguresResolvers<ContextType>;
  TotpSetup?: TotpSetupResolvers<ContextType>;
  TranslatedField?: TranslatedFieldResolvers<ContextType>;
  Translation?: TranslationResolvers<ContextType>;
  TranslationBoard?: TranslationBoardResolvers<ContextType>;
  TranslationCounts?: TranslationCountsResolvers<ContextType>;
  TranslationGroupProgress?: TranslationGroupProgressResolvers<ContextType>;
  TranslationImport?: TranslationImportResolvers<ContextType>;
  TranslationTerm?: TranslationTermResolvers<ContextType>;
  TranslationText?: TranslationTextResolvers<ContextType>;
  TranslationTextConnection?: TranslationTextConnectionResolvers<ContextType>;
  TriedHit?: TriedHitResolvers<ContextType>;
  TriedSearch?: TriedSearchResolvers<ContextType>;
  TwoStepRule?: TwoStepRuleResolvers<ContextType>;
  UnclearNumber?: UnclearNumberResolvers<ContextType>;
  UndeliveredMail?: UndeliveredMailResolvers<ContextType>;
  Undone?: UndoneResolvers<ContextType>;
  UndoneChange?: UndoneChangeResolvers<ContextType>;
  UndoneDeed?: UndoneDeedResolvers<ContextType>;
  UndoneImport?: UndoneImportResolvers<ContextType>;
  Unit?: UnitResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UpsertedProducts?: UpsertedProductsResolvers<ContextType>;
  VatRate?: VatRateResolvers<ContextType>;
  View?: ViewResolvers<ContextType>;
  Views?: ViewsResolvers<ContextType>;
  WaitingChanges?: WaitingChangesResolvers<ContextType>;
  WaitingValues?: WaitingValuesResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookTry?: WebhookTryResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  beta?: BetaDirectiveResolver<any, any, ContextType>;
  confirmed?: ConfirmedDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  eachOnItsOwn?: EachOnItsOwnDirectiveResolver<any, any, ContextType>;
  limit?: LimitDirectiveResolver<any, any, ContextType>;
  open?: OpenDirectiveResolver<any, any, ContextType>;
  role?: RoleDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  settingUp?: SettingUpDirectiveResolver<any, any, ContextType>;
  size?: SizeDirectiveResolver<any, any, ContextType>;
  unkept?: UnkeptDirectiveResolver<any, any, ContextType>;
};
