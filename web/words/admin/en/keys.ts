/** The words of API keys. */

export const asItIs = 'as it is';
export const in30Days = 'In 30 days';
export const in90Days = 'In 90 days';
export const in365Days = 'In 365 days';
export const never = 'Never';
export const keySaved = 'Key saved';
export const failedToSaveTheKey = 'Failed to save the key. Please try again.';
export const onDay = (day: string) => `On ${day}`;
export const changeKey = 'Change key';
export const addKey = 'Add key';
export const name = 'Name';
export const theProgramThatUsesItSuch = 'The program that uses it, such as Logo ERP.';
export const ends = 'Ends';
export const onlyFromTheseAddresses = 'Only from these addresses';
export const suchAs192027Or10200016One =
  'Such as 192.0.2.7 or 10.20.0.0/16, one in each line. Empty: from any address.';
export const saveKey = 'Save key';
export const makeKey = 'Make key';

export const apiKeys = 'API keys';
export const aKeyMayNeverDoMore =
  'A key may never do more than the person who made it, and it ends when that person leaves. It is sent in the head of a request, never in an address. Every write names it in the history and the audit log.';
export const theGuide = 'Guide for programs';
export const noProgramHasAKeyYet = 'No program has a key yet';
export const withAKeyAnErpOrAShopReads =
  'With a key, an ERP or a shop reads and writes what you choose, without a person’s password.';

export const failedToRotateTheKey = 'Failed to rotate the key. Please try again.';
export const theKeyWasRevoked = 'The key was revoked';
export const failedToRevokeTheKey = 'Failed to revoke the key. Please try again.';
export const rotate = 'Rotate';
export const change = 'Change';
export const revoke = 'Revoke';
export const revokeKey = 'Revoke key';
export const theProgramThatUsesItStops =
  'The program that uses it stops working at once, for good, and so do the webhooks to addresses that it entered.';
export const itWasNotUsedYet = 'It was not used yet.';
export const lastUsed = (date: string) => `Last used ${date}.`;
export const lastUsedFrom = (date: string, address: string) => `Last used ${date}, from ${address}.`;

export const keys = 'Keys';
export const key = 'Key';
export const may = 'May';
export const lastUsedHeading = 'Last used';
export const actions = 'Actions';
export const notYet = 'Not yet';

export const isMade = (name: string) => `“${name}” is made`;
export const hasANewSecret = (name: string) => `“${name}” has a new secret`;
export const mayDoUntilRevoked = 'Who has it may do what is ticked, until it is revoked.';
export const mayDoUntil = (day: string) => `Who has it may do what is ticked, until ${day}.`;
export const bothWorkUntil = (date: string) => `Both work until ${date}.`;

export const itMay = 'It may';
export const filesOfAProfile = 'Files of a profile';
export const fetchTheFileThatItWrites = 'Fetch the file that it writes.';
export const sendFilesToIt = 'Send files to it.';

export const catalogue = 'Catalogue';
export const sales = 'Sales';
export const webhooksGroup = 'Webhooks';
export const exportOf = (profile: string) => `export: ${profile}`;
export const importOf = (profile: string) => `import: ${profile}`;
export const read = 'Read';
export const whatIsOnTheSiteWithDocuments = 'What is on the site, with documents and redirects.';
export const readCatalogue = 'read: catalogue';
export const readDrafts = 'Read drafts';
export const alsoWhatIsNotOnTheSite = 'Also what is not on the site, and the history.';
export const readDraftsChip = 'read: drafts';
export const changePrices = 'Change prices';
export const pricesOnlyAndNothingElse = 'Prices only, and nothing else of a product.';
export const writePrices = 'write: prices';
export const changeProducts = 'Change products';
export const productsAndAllThatTheyName = 'Products and all that they name, also by spreadsheets.';
export const writeProducts = 'write: products';
export const readMessagesAndEnquiries = 'Read messages and enquiries';
export const theyHoldNamesAndAddresses = 'They hold names and addresses of people.';
export const readEnquiries = 'read: enquiries';
export const makeAndSendOffers = 'Make and send offers';
export const itSetsTheStatesOfEnquiries = 'It sets the states of enquiries, too.';
export const writeOffers = 'write: offers';
export const translate = 'Translate texts';
export const translationsAreDrafts = 'It writes drafts in other languages, which a person confirms.';
export const writeTranslations = 'write: translations';
export const addAndChangeWebhooks = 'Add and change webhooks';
export const personalDataAndWhatTheKey = 'Personal data and what the key itself may not read stay out of them.';
export const webhooks = 'webhooks';
export const revoked = 'Revoked';
export const ended = 'Ended';
export const today = 'today';
export const tomorrow = 'tomorrow';
export const inDays = (days: number) => `in ${days} days`;
export const anyAddress = 'any address';
