import { useCallback, useRef, useState } from 'react';
import type { Cell, Sheet } from './sheetText.ts';

/** The products of a cell, the place of their list, and the link that opened it. */
type Opened = { sheet: Sheet; cell: Cell; place: { left: number; top: number }; link: HTMLElement };

/** The list of a cell is so wide, in pixels; on a phone it stands at the foot of the window. */
const width = 340;

/** Keeps which cell shows its products, and where in the frame their list stands. */
export function useOpenedCell() {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();

  const close = useCallback((isReturning: boolean) => {
    setOpened((last) => {
      if (isReturning) last?.link.focus({ preventScroll: true });
      return undefined;
    });
  }, []);

  function open(sheet: Sheet, cell: Cell, link: HTMLElement) {
    const edges = frame.current?.getBoundingClientRect();
    const { left, bottom } = link.getBoundingClientRect();
    const most = Math.max(0, (edges?.width ?? 0) - width);
    const place = {
      left: Math.min(Math.max(0, left - (edges?.left ?? 0) - 24), most),
      top: bottom - (edges?.top ?? 0) + 6,
    };
    setOpened({ sheet, cell, place, link });
  }

  return { frame, opened, open, close };
}
