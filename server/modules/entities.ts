import type { Entity } from '../entity/entity.ts';
import { attributeEntity } from './catalogue/attributes/attributes.entity.ts';
import { categoryEntity } from './catalogue/categories/categories.entity.ts';
import { documentEntity } from './catalogue/documents/documents.entity.ts';
import { familyEntity } from './catalogue/families/families.entity.ts';
import { figureEntity } from './catalogue/figures/figures.entity.ts';
import { pictureEntity } from './catalogue/images/images.entity.ts';
import { profileEntity } from './catalogue/importProfiles/profiles.entity.ts';
import { kindEntity } from './catalogue/kinds/kinds.entity.ts';
import { previewLinkEntity } from './catalogue/previews/previewLinks.entity.ts';
import { planEntity } from './catalogue/plans/plans.entity.ts';
import { proposalEntity } from './catalogue/proposals/proposals.entity.ts';
import { productEntity } from './catalogue/products/products.entity.ts';
import { sectorEntity } from './catalogue/sectors/sectors.entity.ts';
import { synonymEntity } from './catalogue/synonyms/synonyms.entity.ts';
import { waitingEntity } from './catalogue/waiting/waiting.entity.ts';
import { waitingValuesEntity } from './catalogue/waiting/waitingValues.entity.ts';
import { aboutEntity } from './pages/about/about.entity.ts';
import { contactEntity } from './pages/contact/contact.entity.ts';
import { translationEntity } from './pages/languages/translations.entity.ts';
import { pinEntity } from './pages/pins/pins.entity.ts';
import { privacyEntity } from './pages/privacy/privacy.entity.ts';
import { redirectEntity } from './pages/redirects/redirects.entity.ts';
import { accountEntity } from './people/accounts/accounts.entity.ts';
import { auditEntity } from './people/audit/audit.entity.ts';
import { languageEntity } from './pages/languages/languages.entity.ts';
import { keyEntity } from './people/keys/keys.entity.ts';
import { noticeEntity } from './people/notices/notices.entity.ts';
import { customerEntity } from './sales/customers/customers.entity.ts';
import { customerCodeEntity } from './sales/customerCodes/customerCodes.entity.ts';
import { enquiryEntity } from './sales/enquiries/enquiries.entity.ts';
import { letterEntity } from './sales/letters/letters.entity.ts';
import { messageEntity } from './sales/messages/messages.entity.ts';
import { offerEntity } from './sales/offers/offers.entity.ts';
import { orderEntity } from './sales/orders/orders.entity.ts';
import { quoteListEntity } from './sales/quotes/quotes.entity.ts';
import { answerTemplateEntity, offerTemplateEntity } from './sales/templates/templates.entity.ts';
import { webhookEntity } from './people/webhooks/webhooks.entity.ts';
import { moneyEntity, rateEntity } from './catalogue/rates/rates.entity.ts';
import { viewEntity } from './people/views/views.entity.ts';

const stated: readonly Entity[] = [
  productEntity,
  categoryEntity,
  attributeEntity,
  kindEntity,
  familyEntity,
  documentEntity,
  pictureEntity,
  sectorEntity,
  languageEntity,
  synonymEntity,
  pinEntity,
  profileEntity,
  planEntity,
  proposalEntity,
  redirectEntity,
  aboutEntity,
  contactEntity,
  privacyEntity,
  moneyEntity,
  rateEntity,
  messageEntity,
  enquiryEntity,
  customerCodeEntity,
  customerEntity,
  offerEntity,
  orderEntity,
  letterEntity,
  offerTemplateEntity,
  answerTemplateEntity,
  quoteListEntity,
  accountEntity,
  keyEntity,
  webhookEntity,
  auditEntity,
  viewEntity,
  noticeEntity,
  previewLinkEntity,
  waitingEntity,
  figureEntity,
];

/** Everything that the site keeps, in the order in which a content document names it. */
export const entities: readonly Entity[] = [...stated, waitingValuesEntity(stated), translationEntity(stated)];
