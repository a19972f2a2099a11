import type { CodegenConfig } from '@graphql-codegen/cli';
import * as hooks from './scripts/codegen/hooks.ts';
import * as validators from './scripts/codegen/validators.ts';

const own = { hooks, validators };
const scalars = { DateTime: 'string', JSON: 'unknown', ID: 'string' };
const stores = '../modules';

const operations = {
  plugins: ['typescript-operations', 'typed-document-node', 'hooks'],
  config: { scalars: { ...scalars, Upload: 'File' }, enumsAsTypes: true, useTypeImports: true },
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  pluginLoader: (name) => own[name.split('/').pop() as keyof typeof own] ?? import(name),
  generates: {
    'server/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: { ...scalars, Upload: '../core/upload.ts#Upload' },
        contextType: '../core/context.ts#Context',
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        inputMaybeValue: 'T | null | undefined',
        mappers: {
          About: `${stores}/about/about.store.ts#AboutRow`,
          Admin: '../db/accountTables.ts#AdminRow',
          TwoStepRule: '../modules/secondFactor/twoStepRule.store.ts#TwoStepAsked',
          Backup: `${stores}/backup/listBackups.ts#BackupFile`,
          Attribute: `${stores}/attributes/attributes.store.ts#AttributeRow`,
          AttributeOption: `${stores}/attributes/attributes.store.ts#OptionRow`,
          AuditEntry: `${stores}/audit/audit.store.ts#AuditRow`,
          AuditConnection: `${stores}/audit/audit.store.ts#AuditPage`,
          BinEntry: `${stores}/bin/bin.store.ts#BinnedRow`,
          BinConnection: `${stores}/bin/bin.store.ts#BinPage`,
          PersonalEntry: `${stores}/personalData/findKept.ts#Kept`,
          Category: `${stores}/categories/categories.store.ts#CategoryRow`,
          SecondFactor: `${stores}/secondFactor/secondFactor.store.ts#SecondFactorRecord`,
          Passkey: `${stores}/passkeys/passkeys.store.ts#PasskeyRow`,
          Person: `${stores}/people/people.store.ts#PersonRow`,
          Invitation: `${stores}/people/invitations.store.ts#InvitationRow`,
          InvitationToAccept: `${stores}/people/invitations.store.ts#InvitationRow`,
          Document: `${stores}/documents/documents.store.ts#DocumentRow`,
          DocumentConnection: `${stores}/documents/documents.store.ts#DocumentPage`,
          DocumentFile: `${stores}/documents/documents.store.ts#FileRow`,
          Job: '../core/jobStatus.ts#JobStatus',
          Image: `${stores}/images/images.store.ts#ImageRow`,
          ProductImport: `${stores}/sheets/imports.store.ts#ImportRow`,
          QuoteRow: `${stores}/quotes/quoteList.store.ts#QuoteRowRecord`,
          Redirect: `${stores}/redirects/redirects.store.ts#RedirectRow`,
          Revision: `${stores}/history/revisions.store.ts#RevisionRow`,
          RevisionConnection: `${stores}/history/revisions.store.ts#RevisionPage`,
          Sector: `${stores}/sectors/sectors.store.ts#SectorRow`,
          Session: `${stores}/auth/auth.store.ts#SessionRow`,
          NightlyBackup: '../core/nightlyState.ts#NightlyState',
          PrivacyNotice: `${stores}/notice/notice.store.ts#NoticeRow`,
          Message: `${stores}/messages/messages.store.ts#MessageRow`,
          Enquiry: `${stores}/enquiries/enquiries.store.ts#EnquiryRecord`,
          EnquiryConnection: `${stores}/enquiries/enquiries.store.ts#EnquiryPage`,
          EnquiryEvent: `${stores}/enquiries/enquiryEvents.store.ts#EventRow`,
          EnquiryRow: `${stores}/enquiries/enquiryRows.store.ts#RowRecord`,
          EnquiryStatus: `${stores}/enquiries/enquiries.store.ts#EnquiryRecord`,
          Offer: `${stores}/offers/offers.store.ts#OfferRecord`,
          OfferLine: `${stores}/offers/offers.store.ts#LineRecord`,
          OfferMail: `${stores}/offers/offerMails.store.ts#OfferMailRecord`,
          OfferSums: `${stores}/offers/sums.ts#SumsRecord`,
          OfferVat: `${stores}/offers/sums.ts#VatRecord`,
          LastOffer: `${stores}/offers/offers.store.ts#LastRecord`,
          MessageConnection: `${stores}/messages/messages.store.ts#MessagePage`,
          Product: `${stores}/products/products.rows.ts#ProductRow`,
          Family: `${stores}/families/families.store.ts#FamilyRow`,
          ProductKind: `${stores}/kinds/kinds.store.ts#KindRow`,
          ProductConnection: `${stores}/products/products.rows.ts#ProductPage`,
        },
      },
    },
    'server/generated/validators.ts': {
      plugins: ['validators'],
      config: { limits: '../../common/limits.ts', arguments: true },
    },
    // Files of their own: a bundler keeps a file in one piece, so visitors would load the admin's documents, and
    // suggestions before the first search.
    'web/graphql/generated/operations.ts': {
      documents: ['web/**/*.graphql', '!web/site/**'],
      ...operations,
    },
    'web/graphql/generated/site.ts': {
      documents: [
        'web/site/**/*.graphql',
        '!web/site/parts/search/suggestions.graphql',
        '!web/site/sales/**/*.graphql',
      ],
      ...operations,
    },
    'web/graphql/generated/quotes.ts': { documents: ['web/site/sales/**/*.graphql'], ...operations },
    'web/graphql/generated/suggestions.ts': { documents: ['web/site/parts/search/suggestions.graphql'], ...operations },
    'web/graphql/generated/validators.ts': {
      plugins: ['validators'],
      config: { limits: '../../../common/limits.ts', zod: '../zodWithoutEval.ts' },
    },
  },
};

export default config;
