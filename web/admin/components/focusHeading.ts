/** When what had the focus is gone: the next Tab goes on from the heading, not from the top of the page. */
export const focusHeading = () => void setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
