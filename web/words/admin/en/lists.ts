/** The words of lists. */

export const actions = 'Actions';

export const actionsFor = (name: string) => `Actions for ${name}`;

export const pages = 'Pages';
export const ofFirst = '{first}–{min} of {total}{value}';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const removeName = (name: string) => `Remove ${name}`;

export const viewNamed = (name: string) => `View ${name} on the site`;
export const editName = (name: string) => `Edit ${name}`;
export const deleteName = (name: string) => `Delete ${name}`;

export const edit = 'Edit';
export const viewOnTheSite = 'View on the site';
export const remove = 'Delete';

export const clearSearch = 'Clear search';

export const selectedCount = (count: number) => `${count} selected`;
export const clearSelection = 'Clear selection';
export const escape = 'Esc';

export const tryFewerLettersOrAnotherWord = 'Try fewer letters or another word.';

export const filters = 'Filters';
export const filtersUsed = (used: number) => `Filters ${used}`;
export const filtersInUse = 'Filters in use';
export const removeFilter = (filter: string, value: string) => `Remove ${filter}: ${value}`;
export const clearFilters = 'Clear filters';
export const codeWordOrFilter = 'code, word or filter…';
export const done = 'Done';
