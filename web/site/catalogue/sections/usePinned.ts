import { useEffect, useState, type MouseEvent } from 'react';

/** Keeps the letter that a press has pinned, in the table or in the drawing; another press or Escape frees it. */
export function usePinned() {
  const [pinned, setPinned] = useState<string>();

  useEffect(() => {
    if (pinned === undefined) return;
    const free = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPinned(undefined);
    };
    document.addEventListener('keydown', free);
    return () => document.removeEventListener('keydown', free);
  }, [pinned]);

  const press = (letter: string) => setPinned((before) => (before === letter ? undefined : letter));
  return {
    pinned,
    press,
    pressIn({ target }: MouseEvent) {
      const letter = (target as Element).closest('[data-measure]')?.getAttribute('data-measure');
      if (letter) press(letter);
    },
  };
}
