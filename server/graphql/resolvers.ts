import { aboutResolvers } from '../modules/pages/about/about.resolvers.ts';
import { attributeResolvers } from '../modules/catalogue/attributes/attributes.resolvers.ts';
import { auditResolvers } from '../modules/people/audit/audit.resolvers.ts';
import { authResolvers } from '../modules/people/signIn/signIn.resolvers.ts';
import { catalogueResolvers } from '../modules/catalogue/categories/categoryProducts.resolvers.ts';
import { binResolvers } from '../modules/upkeep/bin/bin.resolvers.ts';
import { backupResolvers } from '../modules/upkeep/backup/backup.resolvers.ts';
import { categoryResolvers } from '../modules/catalogue/categories/categories.resolvers.ts';
import { contentResolvers } from '../modules/upkeep/content/content.resolvers.ts';
import { enquiryResolvers } from '../modules/sales/enquiries/enquiries.resolvers.ts';
import { documentResolvers } from '../modules/catalogue/documents/documents.resolvers.ts';
import { filterResolvers } from '../modules/catalogue/filters/filters.resolvers.ts';
import { generalResolvers } from '../modules/pages/contact/contact.resolvers.ts';
import { historyResolvers } from '../modules/upkeep/history/history.resolvers.ts';
import { imageResolvers } from '../modules/catalogue/images/images.resolvers.ts';
import { jobResolvers } from '../modules/upkeep/jobs/jobs.resolvers.ts';
import { familyResolvers } from '../modules/catalogue/families/families.resolvers.ts';
import { kindResolvers } from '../modules/catalogue/kinds/kinds.resolvers.ts';
import { messageResolvers } from '../modules/sales/messages/messages.resolvers.ts';
import { noticeResolvers } from '../modules/pages/privacy/privacy.resolvers.ts';
import { offerResolvers } from '../modules/sales/offers/offers.resolvers.ts';
import { invitationResolvers } from '../modules/people/accounts/invitations.resolvers.ts';
import { passkeyResolvers } from '../modules/people/passkeys/passkeys.resolvers.ts';
import { peopleResolvers } from '../modules/people/accounts/accounts.resolvers.ts';
import { personalDataResolvers } from '../modules/upkeep/personalData/personalData.resolvers.ts';
import { productResolvers } from '../modules/catalogue/products/products.resolvers.ts';
import { quoteResolvers } from '../modules/sales/quotes/quotes.resolvers.ts';
import { redirectResolvers } from '../modules/pages/redirects/redirects.resolvers.ts';
import { secondFactorResolvers } from '../modules/people/secondFactor/secondFactor.resolvers.ts';
import { twoStepRuleResolvers } from '../modules/people/secondFactor/twoStepRule.resolvers.ts';
import { sectorResolvers } from '../modules/catalogue/sectors/sectors.resolvers.ts';
import { sheetResolvers } from '../modules/upkeep/sheets/sheets.resolvers.ts';
import { specResolvers } from '../modules/catalogue/specs/specs.resolvers.ts';
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
