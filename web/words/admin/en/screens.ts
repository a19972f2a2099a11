import { namesIn, titlesIn } from '../../../../common/labels.ts';
import { language as written } from './locale.ts';

/** The words of the menu: the screens and what they add. */

/** The words of a screen that has none of its own. */
export function named(entity: string) {
  const { one, several } = titlesIn(written)(entity);
  return { one, several, add: `Add ${namesIn(written)(entity)?.[0] ?? entity}` };
}

export const kinds = 'Kinds';
export const addKind = 'Add kind';
export const kind = 'Kind';
export const families = 'Families';
export const addFamily = 'Add family';
export const family = 'Family';
export const doubles = 'Duplicates';
export const picture = 'Picture';
export const sectors = 'Sectors';
export const oldAddresses = 'Redirects';
export const addOldAddress = 'Add redirect';
export const oldAddress = 'Redirect';

export const imports = 'Imports';
export const importProfile = 'Import profile';
export const changes = 'Changes';
export const plan = 'Scheduled';
export const profile = 'Profile';
export const run = 'Run';
export const runOfAProfile = 'Run of a profile';
export const proposal = 'Proposal';
export const health = 'Data quality';
export const figures = 'Statistics';
export const words = 'Search words';
export const addSynonym = 'Add synonym';
export const synonym = 'Synonym';
export const pin = 'Pinned result';
export const people = 'People';
export const apiKeys = 'API keys';
export const addKey = 'Add key';
export const webhooks = 'Webhooks';
export const addWebhook = 'Add webhook';
export const personalData = 'Personal data';
export const backups = 'Backups';
export const bin = 'Bin';
export const auditLog = 'Audit log';
export const notices = 'Notices';
export const whatYouAreNotifiedOf = 'What you are notified of';
export const account = 'Account';

export const today = 'Today';
export const products = 'Products';
export const addProduct = 'Add product';
export const product = 'Product';
export const waitingChanges = 'Unpublished changes';
export const grid = 'Grid';
export const importProducts = 'Import';
export const pictures = 'Pictures';
export const messages = 'Messages';
export const message = 'Message';
export const needsAnAnswer = 'Needs an answer';
export const enquiries = 'Enquiries';
export const newOffer = 'New offer';
export const enquiry = 'Enquiry';
export const orders = 'Orders';
export const customers = 'Customers';
export const templatesOfTerms = 'Templates of terms';
export const addTemplate = 'Add template';
export const templateOfTerms = 'Template of terms';
export const templatesOfAnswers = 'Templates of answers';
export const addAnswerTemplate = 'Add answer template';
export const templateOfAnswers = 'Template of answers';
export const codesOfCustomers = 'Codes of customers';
export const about = 'About';
export const contact = 'Contact';

export const translations = 'Translations';
export const translate = 'Translate';
export const languages = 'Languages';
export const addLanguage = 'Add language';
export const money = 'Money';
export const exchangeRate = 'Rate of exchange';
export const language = 'Language';
export const moneySettings = 'Settings for money';
