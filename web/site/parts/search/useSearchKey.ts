import { useEffect } from 'react';

/** Finds the page's own field before the header's; neither while it is hidden, as the header's is on a phone. */
const fields = ['main .search-form input', '.site-header .search-form input'];
/** In these elements a slash is a letter like any other. */
const typed = 'input, textarea, select, [contenteditable]';
/** The focus must not be taken out of these. */
const modal = 'dialog[open], [aria-modal=true]';

function focusSearch(event: KeyboardEvent) {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (event.defaultPrevented || key !== '/' || ctrlKey || altKey || metaKey) return;
  if (target instanceof Element && target.closest(typed)) return;
  if (document.querySelector(modal)) return;
  const field = fields
    .flatMap((selector) => [...document.querySelectorAll<HTMLInputElement>(selector)])
    .find((one) => one.checkVisibility());
  if (!field) return;
  // Otherwise the slash would be typed into the field.
  event.preventDefault();
  field.focus();
  field.select();
}

/**
 * Moves the focus to the search when a slash is typed, as most catalogues do: a visitor with a code at hand can type it
 * at once.
 */
export function useSearchKey() {
  useEffect(() => {
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
}
