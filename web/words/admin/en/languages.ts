/** The words of the languages of the site. */

export const languages = 'Languages';
export const note =
  'Turkish is the source of all texts and keeps its addresses. A language has pages below its code, such as /en/, as soon as it is added.';
export const addLanguage = 'Add language';
export const editLanguage = (name: string) => `Edit ${name}`;
export const edit = 'Edit';
export const remove = 'Remove';
export const removeName = (name: string) => `Remove ${name}`;
export const removing = 'Remove the language?';
export const removesPages = (name: string) =>
  `Its pages are gone from the site. Its texts stay, and are there when it is added again: ${name}`;
export const code = 'Code';
export const codeHint = 'By BCP 47, such as en, de or pt-BR. It stands in the addresses and never changes.';
export const ownName = 'Name in the language itself';
export const direction = 'Direction of writing';
export const directions = { LTR: 'From left to right', RTL: 'From right to left' } as const;
export const currency = 'Currency';
export const noCurrency = 'None: prices on request';
export const position = 'Order';
export const inMenu = 'Offered to visitors';
export const indexable = 'Search engines may list its pages';
export const showsUnconfirmed = 'Show drafts of machines before a person has confirmed them';
export const untranslated = 'Products and categories without a name in the language';
export const untranslatedPages = {
  IN_PLACE: 'Shown in Turkish, on a page of the language',
  TURKISH_PAGE: 'Visitors are led to the Turkish page',
} as const;
export const draftsAreShown = 'Drafts of machines are shown';
export const leadsToTurkish = 'Leads to Turkish pages';
export const onlyTurkish = 'The site is in Turkish alone';
export const save = 'Save';
export const saved = 'Language saved';
export const removed = 'Language removed';
export const failed = 'Failed to save the language. Please try again.';
export const failedToRemove = 'Failed to remove the language. Please try again.';
