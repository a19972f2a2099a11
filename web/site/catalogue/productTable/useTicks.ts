import { useState } from 'react';
import { mostCompared } from '../compare/comparedIds.ts';

/** A ticked product, as the bar names it. */
export interface Ticked {
  id: string;
  label: string;
}

/** Keeps the ticked products while the list is sorted, narrowed and paged through. */
export function useTicks() {
  const [ticked, setTicked] = useState<Ticked[]>([]);
  const [isRefused, setRefused] = useState(false);

  function toggle(product: Ticked) {
    const others = ticked.filter(({ id }) => id !== product.id);
    const isNew = others.length === ticked.length;
    const isFull = isNew && ticked.length >= mostCompared;
    setRefused(isFull);
    if (!isFull) setTicked(isNew ? [...ticked, product] : others);
  }

  function clear() {
    setRefused(false);
    setTicked([]);
  }

  return { ticked, isRefused, toggle, clear };
}

export type Ticks = ReturnType<typeof useTicks>;
