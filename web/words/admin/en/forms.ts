/** The words of forms, drafts and conflicts. */

export const discardYourChanges = 'Discard your changes?';
export const whatYouTypedHasNotBeenSaved = 'What you typed has not been saved.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';

export const mine = 'Mine';
export const theirs = 'Theirs';
export const empty = 'Empty';

export const savedBySomeoneElseToo = 'Saved by someone else, too';
export const someoneElseHasSaved = 'Someone else has saved this in the meantime.';
export const chooseForEachField = 'Nothing you typed is lost: choose for each field which version to keep.';
export const thePlan = (name: string) => `the plan “${name}”`;
export const vitrin = 'Vitrin';
/** The names are those of people, programs and plans, the first one first. */
export const haveSavedThis = (names: string[], date: string) => {
  const who = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  const verb = names.length > 1 ? 'have' : 'has';
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${verb} saved this in the meantime, ${date}.`;
};
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
