import type { KeyboardEvent } from 'react';

/**
 * Returns a handler that saves at Ctrl+S, and at Cmd+S on a Mac. The browser's own dialog, which saves the page as a
 * file, never opens.
 */
export const saveKey = (save: () => void) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  // To React, a dialog that this form has opened is inside it.
  if (event.currentTarget.contains(event.target as Node)) save();
};
