/** The words of views of lists. */

export const viewIsBack = (name: string) => `View “${name}” is back`;
export const failedToBringTheViewBack = 'Failed to bring the view back. Please try again.';
export const viewDeleted = 'View deleted';
export const undo = 'Undo';
export const failedToDeleteTheView = 'Failed to delete the view. Please try again.';
export const deleteView = 'Delete view';
export const itGoesForEveryone = 'It goes for everyone. The list itself stays.';
export const theListItselfStays = 'The list itself stays.';
export const remove = 'Delete';

export const oneFilterGone = (gone: string) => `One filter of this view is gone: ${gone}.`;
export const filtersGone = (count: number, gone: string) => `${count} filters of this view are gone: ${gone}.`;

export const moreCount = (count: number) => `More ${count}`;

export const viewSaved = (name: string) => `View “${name}” saved`;
export const failedToSaveTheView = 'Failed to save the view. Please try again.';
export const changeView = 'Change view';
export const saveThisView = 'Save this view';
export const name = 'Name';
export const whoSeesIt = 'Who sees it';
export const forMe = 'For me';
export const forEveryone = 'For everyone';
export const openWithIt = (title: string) => `Open ${title} with it`;
export const saveView = 'Save view';

export const save = 'Save';
export const saveAs = 'Save as…';

export const isNumberOf = (name: string, place: number, count: number) => `“${name}” is number ${place} of ${count}`;
export const renameShare = 'Rename, share…';
export const noLongerOpenWithIt = (title: string) => `No longer open ${title} with it`;
export const moveToMore = 'Move to More';
export const pinArePinned = (mostPinned: number) => `Pin (${mostPinned} are pinned)`;
export const pinAboveTheList = 'Pin above the list';
export const moveEarlier = 'Move earlier';
export const moveLater = 'Move later';
export const removeMenu = 'Delete…';

export const view = 'View';
export const notSaved = 'Not saved';
export const all = 'All';

export const viewsOf = (title: string) => `Views of ${title}`;

export const theViewsCouldNotBeArranged = 'The views could not be arranged. Please try again.';
