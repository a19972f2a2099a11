import { useEffect } from 'react';

/** The page's own field before the header's; neither while it is out of sight, as the header's is on a phone. */
const fields = ['main .search-form input', '.site-header .search-form input'];
/** Where a slash is a letter like any other. */
const typed = 'input, textarea, select, [contenteditable]';
/** What nobody may be led out of. */
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
  // Otherwise the slash would stand in the field.
  event.preventDefault();
  field.focus();
  field.select();
}

/** A slash leads to the search, as on the sites of most catalogues: whoever has a code in hand types it at once. */
export function useSearchKey() {
  useEffect(() => {
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
}
