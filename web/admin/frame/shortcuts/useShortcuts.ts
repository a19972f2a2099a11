import { useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';
const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`);

const keys = ['n', 'j', 'k', 'e'];

/** Presses what names the key as its own, or begins to type in it. */
function follow(shortcut: HTMLElement) {
  shortcut.focus();
  if (!shortcut.matches(typing)) shortcut.click();
}

/**
 * One key, while nothing is being typed and no dialog is open: `/` searches, `?` explains, and the others belong to the
 * first that says so by `aria-keyshortcuts`.
 */
export function useShortcuts(on: boolean, onHelp: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const elsewhere = target instanceof Element && target.matches(typing);
    if (!on || ctrlKey || metaKey || altKey || elsewhere || document.querySelector('[role=dialog], [role=menu]'))
      return;
    if (key === '?') onHelp();
    else if (key === '/') find('input[type=search]')?.focus();
    else if (keys.includes(key)) {
      const shortcut = find(`[aria-keyshortcuts=${key}]`);
      if (!shortcut) return;
      follow(shortcut);
    } else return;
    // The sign itself must not land in the field that has the focus now.
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
