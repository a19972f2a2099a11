import { plural } from './locale.ts';

/** The words of the page of changes: what was done, step by step. */

export const changes = 'Changes';
export const note =
  'Everything that people, programs and plans did, step by step. Undo takes a whole step back; what somebody has changed since stays, and is named. Times in Europe/Istanbul.';
export const by = 'Done by';
export const anybody = 'Anybody';
export const kind = 'Kind of change';
export const everything = 'Everything';
export const from = 'From day';
export const to = 'To day';
export const showAll = 'Show all';
export const foundSteps = (count: number) => plural(count, { one: `${count} step`, other: `${count} steps` });
export const noChangesMatch = 'No changes match these filters';
export const nothingYet = 'Nothing was changed yet';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const vitrin = 'Vitrin';
export const onlyWhatDid = (name: string) => `Only what ${name} did`;

export const kinds = {
  EDIT: 'Edits by hand',
  PRICES: 'Prices by a rule',
  BULK: 'Several at once',
  GRID: 'Grid',
  IMPORT: 'Imports',
  PLAN: 'Scheduled',
  PROPOSAL: 'Proposals of programs',
  RATE: 'Rates of exchange',
  MERGE: 'Merges',
  DELETION: 'Deletions',
  RESTORE: 'Restored',
  UNDO: 'Undone',
  SALES: 'Sales',
  PROGRAM: 'By the program itself',
};

export const undo = 'Undo';
export const undoNamed = (text: string) => `Undo: ${text}`;
export const undoing = 'Undo this step?';
export const undoesAll = 'Everything that this step changed goes back, unless somebody has changed it since.';
export const wasUndone = 'The step was undone';
export const wasUndoneExcept = (count: number) =>
  plural(count, {
    one: 'The step was undone, except for one thing that was changed since: it is listed below the step',
    other: `The step was undone, except for ${count} things that were changed since: they are listed below the step`,
  });
export const nothingUndone = 'All of it was changed or deleted since. Nothing was undone.';
export const failedToUndo = 'Failed to undo the step. Please try again.';
export const undoneAt = (date: string) => `Undone, ${date}`;
export const undoneBy = (name: string, date: string) => `Undone by ${name}, ${date}`;
export const stayed = 'Stayed as it was:';
export const deletedSince = 'deleted since';
export const inFields = (fields: string[]) => `changed since: ${fields.join(', ')}`;
export const andMore = (count: number) => `and ${count} more`;
