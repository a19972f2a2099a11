/** The words of keyboard shortcuts. */

export const searchOrGoToAnything = 'Search or go to anything';
export const search = 'Search';
export const saveTheForm = 'Save the form';
export const showThisHelp = 'Show this help';
export const closeADialogOrClear = 'Close a dialog, or clear the selection';
export const keyboardShortcuts = 'Keyboard shortcuts';
export const useSingleKeysAsShortcuts = 'Use single keys as shortcuts';

export const addAnEntryToTheListOrWrite = 'Add an entry to the list, or write a note';
export const theNextMessageOrEnquiry = 'The next message or enquiry';
export const thePreviousOne = 'The previous one';
export const theStateOfTheEnquiry = 'The state of the enquiry';
export const keepTheMenuOpenOrIcons = 'Keep the menu open, or show icons alone';
