import type { CodegenConfig } from '@graphql-codegen/cli';
import * as hooks from './scripts/codegen/hooks.ts';
import * as answered from './scripts/codegen/answered.ts';
import * as argumentRules from './scripts/codegen/argumentRules.ts';
import * as mostItems from './scripts/codegen/mostItems.ts';
import { nearOperations } from './scripts/codegen/nearOperations.ts';
import { rowTypes } from './scripts/codegen/rowTypes.ts';
import * as scopes from './scripts/codegen/scopes.ts';
import * as validators from './scripts/codegen/validators.ts';

const own = { answered, argumentRules, hooks, mostItems, scopes, validators };
const scalars = { Date: 'string', DateTime: 'string', JSON: 'unknown', ID: 'string' };
const modules = '../modules';

const operations = {
  plugins: ['typescript-operations', 'typed-document-node', 'hooks'],
  config: { scalars: { ...scalars, Upload: 'File' }, enumsAsTypes: true, useTypeImports: true },
};

const inWeb = ['web/**/*.graphql'];
const schemaTypes = 'web/graphql/generated/schema.ts';
/** A document imports the fragments that it shares with others. */
const documentsOfFragments = {
  dedupeFragments: true,
  documentMode: 'documentNodeImportFragments',
  importExtension: '.ts',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  pluginLoader: (name) => own[name.split('/').pop() as keyof typeof own] ?? import(name),
  generates: {
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, Upload: '../http/upload.ts#Upload' },
        contextType: '../context/context.ts#Context',
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        inputMaybeValue: 'T | null | undefined',
        mappers: {
          ...rowTypes('schema.graphql'),
          ThingTranslations: `../entity/texts.store.ts#ThingTexts`,
          TranslatedField: `../entity/texts.store.ts#TranslatedField as StoredField`,
          Translation: `../entity/texts.store.ts#ShownText`,
          ThingInLanguage: `../entity/texts.store.ts#InLanguage`,
          // Rows with other names.
          Admin: '../db/tables/accountTables.ts#AdminRow',
          Change: '../entity/changeLog.store.ts#LoggedRow',
          Changes: '../entity/changeLog.store.ts#ShownLog',
          Node: `${modules}/catalogue/nodes/nodeIds.ts#NodeRow`,
          Spec: `${modules}/catalogue/specs/toApiSpec.ts#ApiSpec`,
          ChangedProductRow: '../core/errors.ts#ChangedRow',
          SheetRow: `${modules}/upkeep/sheets/report.ts#SheetRow as ReportedRow`,
          Proposal: `${modules}/catalogue/proposals/proposals.store.ts#ProposalRow`,
          MadeKey: `${modules}/people/keys/keys.store.ts#Made`,
          MadeWebhook: `${modules}/people/webhooks/webhooks.store.ts#WithSecret`,
          WebhookDelivery: `${modules}/people/webhooks/deliveries.store.ts#DeliveryRecord`,
          WebhookTry: '../db/tables/webhookTables.ts#Try',
          WebhookDeliveryConnection: `${modules}/people/webhooks/deliveries.store.ts#DeliveryPage`,
          TwoStepRule: '../modules/people/sessions/twoStepRule.store.ts#TwoStepAsked',
          Backup: `${modules}/upkeep/backup/listBackups.ts#BackupFile`,
          AttributeOption: `${modules}/catalogue/references/attributes.store.ts#OptionRow`,
          Completeness: `${modules}/catalogue/products/products.rows.ts#ProductRow as StoredProductRow`,
          AuditEntry: `${modules}/people/audit/audit.store.ts#AuditRow`,
          AuditConnection: `${modules}/people/audit/audit.store.ts#AuditPage`,
          Deed: '../entity/deeds.store.ts#DeedRow',
          DeedConnection: '../entity/deeds.store.ts#DeedPage',
          DeedThing: '../db/tables/historyTables.ts#DoneThing',
          BinEntry: `../entity/bin.store.ts#BinnedRow`,
          BinConnection: `../entity/bin.store.ts#BinPage`,
          PersonalEntry: `../entity/person.ts#PersonalRecord`,
          InvitationToAccept: `${modules}/people/accounts/invitations.store.ts#InvitationRow`,
          DocumentFile: `${modules}/catalogue/references/documents.store.ts#FileRow`,
          Job: '../jobs/job.ts#JobStatus',
          Image: `${modules}/catalogue/images/images.store.ts#ImageRow`,
          PictureBatchFile: `${modules}/upkeep/namedPictures/shownFiles.ts#ShownFile`,
          PictureBatch: `${modules}/upkeep/namedPictures/batches.store.ts#BatchRow`,
          ProductImport: `${modules}/upkeep/sheets/imports.store.ts#ImportRow`,
          FetchedPictures: `${modules}/upkeep/sheets/suppliers/fetchedPictures.store.ts#FetchedOfImport`,
          QuoteList: `${modules}/sales/quotes/changedList.ts#OwnList`,
          SharedQuoteList: `${modules}/sales/quotes/shareList.ts#SharedList`,
          QuoteShare: `${modules}/sales/quotes/quoteShares.store.ts#ShownShare`,
          QuoteRow: `${modules}/sales/quotes/quoteList.store.ts#QuoteRowRecord`,
          NightlyBackup: '../context/context.ts#NightlyState',
          Notice: `${modules}/people/notices/notices.store.ts#SaidNotice`,
          NoticeConnection: `${modules}/people/notices/notices.store.ts#SaidNotices`,
          NoticeSettings: `${modules}/people/notices/notices.store.ts#Reader`,
          PrivacyNotice: `${modules}/pages/privacy/privacy.store.ts#NoticeRow`,
          EnquiryEvent: `${modules}/sales/enquiries/enquiryEvents.store.ts#EventRow`,
          EnquiryQuestion: `${modules}/sales/enquiries/questions/enquiryQuestions.store.ts#QuestionRecord`,
          EnquiryRow: `${modules}/sales/enquiries/enquiryRows.store.ts#RowRecord`,
          EnquiryStatus: `${modules}/sales/enquiries/enquiries.store.ts#EnquiryRecord`,
          OfferLine: `${modules}/sales/offers/offers.store.ts#LineRecord`,
          LastOffer: `${modules}/sales/offers/offers.store.ts#LastRecord`,
          MeasurableKind: `${modules}/catalogue/measured/measurableKinds.ts#Measurable`,
          MeasuredProducts: `${modules}/catalogue/measured/measured.store.ts#Fitting`,
          ProductEdge: `${modules}/catalogue/products/products.rows.ts#ProductHit`,
          ProductFacets: `${modules}/catalogue/filters/facets.ts#Facets`,
          KindCount: `${modules}/catalogue/filters/facets.ts#KindOfList`,
          ProductGroup: `${modules}/catalogue/selector/groups.ts#Group`,
          PlanStep: `${modules}/upkeep/plans/shownStep.ts#ShownStep`,
          SizeSheet: `${modules}/catalogue/selector/sheets.ts#ListSheet`,
          SheetProduct: `${modules}/catalogue/selector/placeOnSheet.ts#CellArticle`,
          ProductMatrix: `${modules}/catalogue/selector/matrix.ts#Matrix`,
          WaitingValues: `${modules}/catalogue/waiting/waitingValues.store.ts#WaitingOfThing`,
          WaitingChanges: `${modules}/catalogue/waiting/waiting.store.ts#WaitingOfProduct`,
          ProductKind: `${modules}/catalogue/references/kinds.store.ts#KindRow`,
        },
      },
    },
    'common/generated/validators.ts': { plugins: ['validators'], config: { limits: '../limits.ts' } },
    'common/generated/mostItems.ts': { plugins: ['mostItems'] },
    'server/generated/argumentRules.ts': {
      plugins: ['argumentRules'],
      config: { limits: '../../common/limits.ts', validators: '../../common/generated/validators.ts' },
    },
    'server/graphql/generated/answered.ts': { plugins: ['answered'] },
    'server/graphql/generated/scopes.ts': { plugins: ['scopes'] },
    [schemaTypes]: {
      documents: inWeb,
      plugins: ['typescript-operations'],
      config: { ...operations.config, generateOperationTypes: false },
    },
    // A bundler keeps a file in one piece: each screen loads the operations that stand beside it, and no others.
    'web/': {
      documents: inWeb,
      preset: nearOperations,
      presetConfig: { importTypesNamespace: 'Types' },
      plugins: operations.plugins,
      config: { ...operations.config, importSchemaTypesFrom: schemaTypes, ...documentsOfFragments },
    },
    'server/programs/generated/operations.ts': {
      documents: ['server/programs/*.graphql'],
      ...operations,
      plugins: ['typescript-operations', 'typed-document-node'],
    },
  },
};

export default config;
