import { aboutResolvers } from '../modules/about/about.resolvers.ts';
import { attributeResolvers } from '../modules/attributes/attributes.resolvers.ts';
import { auditResolvers } from '../modules/audit/audit.resolvers.ts';
import { authResolvers } from '../modules/auth/auth.resolvers.ts';
import { catalogueResolvers } from '../modules/catalogue/catalogue.resolvers.ts';
import { binResolvers } from '../modules/bin/bin.resolvers.ts';
import { backupResolvers } from '../modules/backup/backup.resolvers.ts';
import { categoryResolvers } from '../modules/categories/categories.resolvers.ts';
import { contentResolvers } from '../modules/content/content.resolvers.ts';
import { enquiryResolvers } from '../modules/enquiries/enquiries.resolvers.ts';
import { documentResolvers } from '../modules/documents/documents.resolvers.ts';
import { filterResolvers } from '../modules/filters/filters.resolvers.ts';
import { generalResolvers } from '../modules/general/general.resolvers.ts';
import { historyResolvers } from '../modules/history/history.resolvers.ts';
import { imageResolvers } from '../modules/images/images.resolvers.ts';
import { jobResolvers } from '../modules/jobs/jobs.resolvers.ts';
import { familyResolvers } from '../modules/families/families.resolvers.ts';
import { kindResolvers } from '../modules/kinds/kinds.resolvers.ts';
import { messageResolvers } from '../modules/messages/messages.resolvers.ts';
import { noticeResolvers } from '../modules/notice/notice.resolvers.ts';
import { offerResolvers } from '../modules/offers/offers.resolvers.ts';
import { invitationResolvers } from '../modules/people/invitations.resolvers.ts';
import { passkeyResolvers } from '../modules/passkeys/passkeys.resolvers.ts';
import { peopleResolvers } from '../modules/people/people.resolvers.ts';
import { personalDataResolvers } from '../modules/personalData/personalData.resolvers.ts';
import { productResolvers } from '../modules/products/products.resolvers.ts';
import { quoteResolvers } from '../modules/quotes/quotes.resolvers.ts';
import { redirectResolvers } from '../modules/redirects/redirects.resolvers.ts';
import { secondFactorResolvers } from '../modules/secondFactor/secondFactor.resolvers.ts';
import { twoStepRuleResolvers } from '../modules/secondFactor/twoStepRule.resolvers.ts';
import { sectorResolvers } from '../modules/sectors/sectors.resolvers.ts';
import { sheetResolvers } from '../modules/sheets/sheets.resolvers.ts';
import { specResolvers } from '../modules/specs/specs.resolvers.ts';
import { DateTime, JSONValue, UploadValue } from './scalars.ts';

export const resolvers = [
  { DateTime, JSON: JSONValue, Upload: UploadValue },
  productResolvers,
  categoryResolvers,
  catalogueResolvers,
  redirectResolvers,
  attributeResolvers,
  familyResolvers,
  kindResolvers,
  specResolvers,
  documentResolvers,
  sectorResolvers,
  filterResolvers,
  aboutResolvers,
  generalResolvers,
  noticeResolvers,
  messageResolvers,
  enquiryResolvers,
  offerResolvers,
  quoteResolvers,
  authResolvers,
  secondFactorResolvers,
  twoStepRuleResolvers,
  passkeyResolvers,
  peopleResolvers,
  invitationResolvers,
  imageResolvers,
  contentResolvers,
  sheetResolvers,
  historyResolvers,
  binResolvers,
  personalDataResolvers,
  auditResolvers,
  jobResolvers,
  backupResolvers,
];
