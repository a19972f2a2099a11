/** The words of histories. */

export const compareTwoStates = 'Compare two states';
export const fromTo = 'From {earlier} to {later}';
export const theTwoStatesAreTheSame = 'The two states are the same.';
export const close = 'Close';

export const before = 'Before:';
export const after = 'After:';

export const empty = 'empty';

export const verbs = {
  EDIT: 'edited',
  IMPORT: 'imported',
  UNDO: 'undid a change',
  RESTORE: 'restored an earlier state',
  PROGRAM: 'changed it',
  MERGE: 'made one product of two',
  PLAN: 'changed it by a plan',
};
export const vitrin = 'Vitrin';
export const byPlan = (name: string) => `changed it by the plan “${name}”`;
export const wasUndone = 'This step was undone';
export const deletedIt = 'deleted it';
export const addedIt = 'added it';
export const broughtItBack = 'brought it back';
export const fromVerbs = (verbs: string, source: string) => `${verbs} from ${source}`;
export const compareTheStateOf = (when: string) => `Compare the state of ${when}`;
export const current = 'Current';
export const restoreTheStateOf = (when: string) => `Restore the state of ${when}`;
export const restore = 'Restore';
export const undoTheMerge = 'Undo the merge';
export const undoInAllProducts = (together: number) => `Undo in all ${together} products`;

export const timesIn = (zone: string) => `Times in ${zone}.`;
export const tickTwoStatesToCompareThem = (zone: string) =>
  `Tick two states to compare them. Restore writes the older values as a new change; nothing in the history is lost. ${timesIn(zone)}`;
export const noChangesYet = 'No changes yet';
export const eachChangeIsKeptHereFromNow = 'Each change is kept here from now on.';
export const changes = 'Changes';
export const showEarlierChanges = 'Show earlier changes';

export const general = 'General';
export const history = 'History';

export const theEarlierStateWasRestored = 'The earlier state was restored';
export const failedToRestore = 'Failed to restore. Please try again.';
export const restoreAnEarlierState = 'Restore an earlier state';
export const itIsTheSameAsNowThere = 'It is the same as now: there is nothing to write.';
export const thisIsWrittenAsItWasOn = (date: string) => `This is written, as it was on ${date}:`;
export const cancel = 'Cancel';

export const moreKeptCount = (keptCount: number) => `${keptCount} more`;
export const leftAsItIs = (fields: string) => `Left as it is, since it was changed afterwards: ${fields}.`;
export const theChangeWasUndone = 'The change was undone';
export const nothingWasUndone = 'Nothing was undone.';
export const failedToUndoTheChange = 'Failed to undo the change. Please try again.';
export const undo = 'Undo';
