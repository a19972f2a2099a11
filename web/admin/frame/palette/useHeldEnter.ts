import { useEffect, useState, type KeyboardEvent } from 'react';
import type { PaletteItem } from './paletteItem.ts';

/** The keys that were down beside Enter. */
export type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>;

/** The keys that were pressed before the palette was there: its text, and Enter with those beside it. */
export interface TypedAhead {
  text: string;
  enter?: Keys | undefined;
}

interface Asked {
  items: PaletteItem[];
  /** Whether the server still looks for what was typed. */
  isWaiting: boolean;
  open: (item: PaletteItem, keys: Keys) => void;
  /** Enter was pressed before there was a list. */
  isHeld?: Keys | undefined;
}

/**
 * Holds Enter back while the server looks, since the rows are still those of fewer letters: the first row opens when it has
 * answered. A row to which the person has moved opens at once.
 */
export function useHeldEnter({ items, isWaiting, open, isHeld }: Asked) {
  const [held, setHeld] = useState(isHeld);
  const [isMoved, setMoved] = useState(false);
  const first = items.at(0);
  useEffect(() => {
    if (held && !isWaiting && first) open(first, held);
  }, [held, isWaiting, first, open]);

  return {
    onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
      if (event.key !== 'Enter' || !isWaiting || isMoved) return;
      event.defaultMuiPrevented = true;
      event.preventDefault();
      setHeld({ ctrlKey: event.ctrlKey, metaKey: event.metaKey });
    },
    onHighlightChange: (_: unknown, item: PaletteItem | null) => setMoved(item !== null),
    /** Forgets a key that was pressed for what was typed before. */
    release() {
      setHeld(undefined);
      setMoved(false);
    },
  };
}
