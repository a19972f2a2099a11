/** True while scripts take over a page that the server rendered. */
let isTakingOver = false;

/** Says when scripts begin to take a page over, and when they have. */
export const setTakingOver = (value: boolean) => {
  isTakingOver = value;
};

/**
 * Moves the focus to what has just come, as the ref of its element. A visitor who began to use the page before the
 * scripts came keeps the place: the key that is pressed next belongs to the link or field that was chosen.
 */
export const focusNews = (element: HTMLElement | null) => {
  if (!isTakingOver || document.activeElement === document.body) element?.focus();
};
