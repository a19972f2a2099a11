/** The words of forms, drafts and conflicts. */

export const discardYourChanges = 'Discard your changes?';
export const whatYouTypedHasNotBeenSaved = 'What you typed has not been saved.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';

export const mine = 'Mine';
export const theirs = 'Theirs';
export const empty = 'Empty';

export const savedBySomeoneElseToo = 'Saved by someone else, too';
export const someoneElseHasSaved =
  'Someone else has saved this in the meantime. Nothing you typed is lost: choose for each field which version to keep.';
export const keepAllOfMine = 'Keep all of mine';
export const keepAllOfTheirs = 'Keep all of theirs';
export const saveChosenValues = 'Save chosen values';

export const youLeftUnsavedChangesHereOn = (date: string) => `You left unsaved changes here on ${date}.`;
export const restoreDraft = 'Restore draft';
export const deleteDraft = 'Delete draft';

export const close = 'Close';
export const cancel = 'Cancel';

export const failedToLoadSettings = 'Failed to load settings. Please refresh the page.';

export const saveChanges = 'Save changes';

export const enterADateForExample06122026 = 'Enter a date, for example 06.12.2026';

export const viewOnTheSite = 'View on the site';
