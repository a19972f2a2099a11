/** For when the focused element is removed: Tab then continues from the heading, not from the top of the page. */
export const focusHeading = () => void setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
