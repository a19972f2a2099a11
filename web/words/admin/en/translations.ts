import { countText as counted } from '../../../../common/text/locale.ts';
import { language as own, plural } from './locale.ts';

/** The words of the translations: the board, the texts side by side, and the files of translators. */

export const countText = (count: number) => counted(count, own);

export const translations = 'Translations';
export const loadFailed = 'Failed to load the translations. Please refresh the page.';
export const translate = 'Translate';
export const turkish = 'Turkish';

export const what = 'What';
export const texts = 'Texts';
export const groups = {
  ATTRIBUTE_NAMES: 'Attribute names',
  OPTION_LABELS: 'Option labels',
  KINDS_AND_FAMILIES: 'Kinds and families',
  CATEGORIES: 'Categories',
  PRODUCT_NAMES: 'Product names',
  PRODUCT_DESCRIPTIONS: 'Product descriptions',
  ALTERNATIVE_TEXTS: 'Alternative texts',
  DOCUMENTS: 'Documents',
  PAGES: 'About, contact, sectors',
} as const;
export type Group = keyof typeof groups;
export const firstHint =
  'Attribute names and option labels come first: they stand in the specifications of all products.';
export const noLanguages = 'The site has no language beside Turkish';
export const noLanguagesHint = 'Add one in the settings. Its pages appear below an address of their own, such as /en/.';
export const languages = 'Languages';
export const addALanguage = 'Add a language';
export const turkishIsTheSource = 'Turkish is the source.';

export const percent = (share: number) => `${share} %`;
export const missing = (count: number) => `${countText(count)} missing`;
export const outdated = (count: number) => `${countText(count)} outdated`;
export const machine = (count: number) => `${countText(count)} machine`;
export const all = (count: number) => `all ${countText(count)}`;
export const nothing = 'nothing';
export const openGroup = (group: string, language: string) => `${group} in ${language}`;

export const states = { MISSING: 'Missing', OUTDATED: 'Outdated', MACHINE: 'Machine', DONE: 'Done' } as const;
export const show = 'Show';
export const toDo = 'Outdated and missing';
export const everything = 'All texts';
export const whichTexts = 'Which texts';
export const anyKind = 'All kinds of texts';
export const searchTexts = 'Search texts';
export const found = (count: number) =>
  plural(count, { one: `${countText(count)} text`, other: `${countText(count)} texts` });
export const noTextMatches = 'No text matches';
export const noTextMatchesHint = 'Choose other states or another kind of text.';
export const nothingToDo = 'Nothing is left to do here';
export const nothingToDoHint = 'All of these texts are translated and still fit their Turkish.';

export const entities = {
  PRODUCT: 'Product',
  CATEGORY: 'Category',
  ATTRIBUTE: 'Attribute',
  KIND: 'Kind',
  FAMILY: 'Family',
  DOCUMENT: 'Document',
  SECTOR: 'Sector',
  ABOUT: 'About',
  CONTACT: 'Contact',
  PRIVACY_NOTICE: 'Privacy notice',
} as const;
export const fieldOf = (entity: keyof typeof entities, field: string) => `${entities[entity]}, ${field}`;

export const textsTo = (language: string) => `Texts to translate into ${language}`;
export const back = 'All texts';
export const placeOf = (field: string, place: number, total: number) => `${field}, ${place} of ${countText(total)}`;
export const onSite = 'View on the site';
export const language = 'Language';
export const changedWord = 'new';
export const sinceTranslated = 'since it was translated';
export const leftOut = 'left out';
export const keptAsItIs = 'kept as it is';
export const by = (who: string, when: string) => `by ${who}, ${when}`;
export const origins = { PERSON: 'typed', FILE: 'from a file', MACHINE: 'by a machine' } as const;
export const lettersOf = (count: number, most: number) => `${countText(count)} of ${countText(most)}`;
export const isMissing = (parts: string[], language: string) =>
  plural(parts.length, {
    one: `${parts.join(', ')} stands in the Turkish text and not in the ${language} one.`,
    other: `${parts.join(', ')} stand in the Turkish text and not in the ${language} one.`,
  });
export const isAdded = (parts: string[], language: string) =>
  plural(parts.length, {
    one: `${parts.join(', ')} stands in the ${language} text and not in the Turkish one.`,
    other: `${parts.join(', ')} stand in the ${language} text and not in the Turkish one.`,
  });
export const wordsOfCompany = 'Words as this company says them';
export const nothingTurkishChanges = 'Nothing Turkish changes by what is saved here.';
export const stillRight = 'Still right';
export const confirm = 'Confirm';
export const previous = 'Previous';
export const skip = 'Skip';
export const save = 'Save';
export const saveAndNext = 'Save and next';
export const saved = 'Translation saved';
export const saveFailed = 'Failed to save the translation. Please try again.';
export const confirmed = (count: number) =>
  plural(count, { one: 'One translation confirmed', other: `${countText(count)} translations confirmed` });
export const confirmFailed = 'Failed to confirm. Please try again.';
export const confirmThese = (count: number) => `Confirm ${countText(count)}`;
export const selectedTexts = 'Selected texts';
export const select = (name: string) => `Select ${name}`;
export const savedMeanwhile = (who: string) => `${who} has saved another translation meanwhile:`;
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const somebody = 'Somebody';

export const inAndOut = 'In and out';
export const exportTexts = 'Export for translators';
export const importTexts = 'Import translations';
export const fileType = 'Kind of file';
export const fileTypes = {
  XLIFF_1_2: 'XLIFF 1.2, for most programs of translators',
  XLIFF_2_0: 'XLIFF 2.0',
  PO: 'PO, for Poedit and gettext',
  XLSX: 'Workbook (.xlsx)',
} as const;
export const export_ = 'Export';
export const exportNote =
  'Codes, measures, placeholders and marks are locked. A text whose Turkish changes meanwhile is not taken back, but shown.';
export const chooseFile = 'Choose file';
export const chooseAFile =
  'XLIFF, PO or the workbook that was exported here. Nothing is changed before you have looked.';
export const reading = 'Reading the file';
export const wouldChange = (count: number) =>
  plural(count, { one: 'One text changes', other: `${countText(count)} texts change` });
export const stays = (same: number, empty: number) => `${countText(same)} are the same, ${countText(empty)} are empty.`;
export const notApplied = (count: number) =>
  plural(count, { one: 'One text is not applied', other: `${countText(count)} texts are not applied` });
export const andMore = (count: number) => `and ${countText(count)} more`;
export const problems = {
  UNKNOWN: 'The site has no such text (any more).',
  TWICE: 'The file has it twice; the first one counts.',
  SOURCE_CHANGED: 'The Turkish text has changed since the export.',
  TAGS_LOST: 'Lost:',
  TAGS_ADDED: 'Not in the Turkish text:',
  TOO_LONG: 'Too long:',
} as const;
export const import_ = 'Import';
export const imported = (count: number) =>
  plural(count, { one: 'One translation imported', other: `${countText(count)} translations imported` });
export const importFailed = 'Failed to import the file. Please try again.';
export const undo = 'Undo';
export const undone = (count: number) =>
  plural(count, { one: 'One thing is as it was', other: `${countText(count)} things are as they were` });
export const undoFailed = 'Failed to undo. Please try again.';

export const otherLanguages = 'Languages';
export const textsOf = (name: string) => `${name} in other languages`;
export const onTheSite = 'On the site';
export const statuses = { PUBLISHED: 'Published', DRAFT: 'Draft', HIDDEN: 'Hidden' } as const;
export const publishAt = (place: string) => `Published on its own (time of ${place})`;
export const publishAtHint = 'Left empty, it stays a draft until somebody publishes it.';
