/** The id of the element that holds a list with its tools. */
export const listId = 'liste';

/** Brings the beginning of the list into view, below the header. */
export const showList = () => document.getElementById(listId)?.scrollIntoView({ block: 'start' });

/** Brings the beginning of the list into view where it lies above the window: what has changed would not be seen. */
export function showListAbove() {
  const list = document.getElementById(listId);
  if (list && list.getBoundingClientRect().top < 0) showList();
}
