import { useEffect, useEffectEvent } from 'react';
import * as words from '../../../words/admin/en/shortcuts.ts';

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]';
const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`);

/** The keys that an element of a screen can claim by `aria-keyshortcuts`, with their help. */
export const elementKeys: Record<string, string> = {
  n: words.addAnEntryToTheListOrWrite,
  j: words.theNextMessageOrEnquiry,
  k: words.thePreviousOne,
  e: words.theStateOfTheEnquiry,
  '[': words.keepTheMenuOpenOrIcons,
};

/** Presses the element of the shortcut, or focuses it if it is a field. */
function follow(shortcut: HTMLElement) {
  shortcut.focus();
  if (!shortcut.matches(typing)) shortcut.click();
}

/**
 * Handles single keys while nothing is being typed and no dialog is open: `/` focuses the search, `?` shows the help,
 * and other keys go to the first element whose `aria-keyshortcuts` names them.
 */
export function useShortcuts(on: boolean, onHelp: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // A Turkish keyboard types brackets with AltGr, which is Ctrl and Alt to some systems.
    const isModified = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
    const elsewhere = target instanceof Element && target.matches(typing);
    if (!on || isModified || elsewhere || document.querySelector('[role=dialog], [role=menu]')) return;
    if (key === '?') onHelp();
    else if (key === '/') find('input[type=search]')?.focus();
    else if (key in elementKeys) {
      const named = `[aria-keyshortcuts="${key}"]`;
      // The menu stands outside the screen.
      const shortcut = find(named) ?? document.querySelector<HTMLElement>(`nav ${named}`);
      if (!shortcut) return;
      follow(shortcut);
    } else return;
    // The character itself must not land in the field that has the focus now.
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
