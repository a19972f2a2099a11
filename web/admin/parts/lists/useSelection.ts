import { useState } from 'react';

/** Keeps the selected rows. A row that leaves the screen is no longer selected. */
export function useSelection(ids: string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = ids.filter((id) => marked.has(id));
  return {
    chosen,
    count: chosen.length,
    has: (id: string) => marked.has(id),
    all: ids.length > 0 && chosen.length === ids.length,
    some: chosen.length > 0 && chosen.length < ids.length,
    toggle: (id: string) =>
      setMarked(new Set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])),
    toggleAll: () => setMarked(new Set(chosen.length === ids.length ? [] : ids)),
    clear: () => setMarked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
