import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadedLater } from '../../../components/loadedLater.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/palette.ts';

const load = loadedLater(() => import('./Palette.tsx'));

/**
 * Opens the palette, by Ctrl+K or Cmd+K from anywhere and by what calls `open`. Its code is loaded at the first time.
 * `Palette` is undefined while it is closed.
 */
export function usePalette() {
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  const notify = useNotify();

  async function open() {
    try {
      const loaded = await load();
      setPalette(() => loaded.Palette);
    } catch (error) {
      notify.failure(words.theSearchCouldNotBeLoaded, error);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    // The browser would search the web.
    event.preventDefault();
    if (!Palette) void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { Palette, open: () => void open(), close: () => setPalette(undefined) };
}
