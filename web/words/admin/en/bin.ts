import { plural } from './locale.ts';

/** The words of the bin. */

export const selectedEntries = 'Selected entries';
export const selectAll = (total: number) => `Select all ${total}`;
export const bringBack = 'Restore';
export const erase = 'Erase…';
export const eraseForGood = 'Erase for good';
export const sureToErase = (count: number) =>
  plural(count, {
    one: `Are you sure you want to erase ${count} entry for good?`,
    other: `Are you sure you want to erase ${count} entries for good?`,
  });
export const eraseButton = 'Erase';
export const thisCannotBeUndone = 'This cannot be undone. Only backups that were made before still have them.';

export const bin = 'Bin';
export const everythingThatWasDeleted =
  'Everything that was deleted in the last 30 days. An entry that you restore is where it was, with its specs, its pictures and its place in the search. Uploaded pictures that nothing uses are here, too.';
export const searchTheBin = 'Search the bin';
export const kindOfEntry = 'Kind of entry';
export const everything = 'Everything';
export const thisPageIsEmpty = 'This page is empty';
export const previousPage = 'Previous page';
export const nothingInTheBinHasInItsName = (search: string) => `Nothing in the bin has “${search}” in its name`;
export const theBinIsEmpty = 'The bin is empty';
export const whatYouDeleteCanBeBrought = 'What you delete can be restored from here for 30 days.';
export const selectThisPage = 'Select this page';
export const deleted = 'Deleted';
export const areYouSureYouWantToEraseThis = 'Are you sure you want to erase this for good?';
export const thisCannotBeUndoneOnly = 'This cannot be undone. Only backups that were made before still have it.';

export const selectName = (name: string) => `Select ${name}`;
export const deletedOn = (kind: string, date: string) => `${kind}, deleted ${date}`;
export const deletedBy = (kind: string, date: string, name: string) => `${kind}, deleted ${date} by ${name}`;
export const keptUntil = (date: string) => `Kept until ${date}`;
export const bringBackNamed = (name: string) => `Restore ${name}`;
export const eraseNamed = (name: string) => `Erase ${name} for good`;
export const openName = (name: string) => `Open ${name}`;

export const thePictureIsBackAtItsAddress = 'The picture is back at its address';
export const entries = (count: number) => plural(count, { one: `${count} entry`, other: `${count} entries` });
export const broughtBack = (count: number) =>
  plural(count, { one: `${count} entry brought back`, other: `${count} entries brought back` });
export const erasedEntries = (count: number) =>
  plural(count, { one: `${count} entry erased for good`, other: `${count} entries erased for good` });
export const failedToErase = 'Failed to erase. Please try again.';
export const erasedForGood = 'Erased for good';
