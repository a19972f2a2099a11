import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { loadedLater } from '../../../components/loadedLater.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/palette.ts';
import type { PaletteProps } from './Palette.tsx';
import type { TypedAhead } from './useHeldEnter.ts';

const load = loadedLater(() => import('./Palette.tsx'));

/** Keeps a key that was pressed ahead, and tells whether it is one for the palette. */
function typeAhead(ahead: TypedAhead, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Enter') ahead.enter = { ctrlKey, metaKey };
  else if (ctrlKey || metaKey || altKey) return false;
  else if (key === 'Backspace') ahead.text = [...ahead.text].slice(0, -1).join('');
  else if ([...key].length === 1) ahead.text += key;
  else return false;
  return true;
}

/**
 * Opens the palette, by Ctrl+K or Cmd+K from anywhere and by what calls `open`. Its code is loaded at the first time, and
 * what is typed meanwhile is for it. `Palette` is undefined while it is closed.
 */
export function usePalette() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const ahead = useRef<TypedAhead>(undefined);
  const notify = useNotify();

  async function open() {
    if (Palette || ahead.current) return;
    const opening: TypedAhead = { text: '' };
    ahead.current = opening;
    try {
      const loaded = await load();
      if (ahead.current === opening) setPalette(() => loaded.Palette);
    } catch (error) {
      ahead.current = undefined;
      notify.failure(words.theSearchCouldNotBeLoaded, error);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) {
      // The browser would search the web.
      event.preventDefault();
      void open();
    } else if (ahead.current && key === 'Escape') ahead.current = undefined;
    else if (ahead.current && typeAhead(ahead.current, event)) {
      // It is neither for the field that has the focus still, nor a shortcut.
      event.preventDefault();
      event.stopPropagation();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  // From here on the field of the palette has the focus.
  useLayoutEffect(() => {
    if (Palette) ahead.current = undefined;
  }, [Palette]);
  return {
    Palette,
    open: () => void open(),
    close: () => setPalette(undefined),
    typedAhead: () => ahead.current,
  };
}
