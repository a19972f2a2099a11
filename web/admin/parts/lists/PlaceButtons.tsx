import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton, Stack } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import * as words from '../../../words/admin/en/lists.ts';
import { removeRow } from './removeRow.ts';

interface Props {
  name: string;
  place: number;
  /** The number of rows in the list. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** The reason why the row cannot be removed. */
  kept?: string;
}

/**
 * Moves a row up and down, and removes it. At either end the disabled button passes the focus to the other one, and a row
 * that goes passes it to the next.
 */
export function PlaceButtons({ name, place, count, onMove, onRemove, kept }: Props) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    if (place === 0) down.current?.focus();
    if (place === count - 1) up.current?.focus();
  }, [place, count]);
  const move = (by: number) => {
    isMoving.current = true;
    onMove(place + by);
  };
  return (
    <Stack direction="row">
      <IconButton
        ref={up}
        color="inherit"
        aria-label={words.moveUp(name)}
        disabled={place === 0}
        onClick={() => move(-1)}
      >
        <ArrowUpwardOutlined className="icon-18" />
      </IconButton>
      <IconButton
        ref={down}
        color="inherit"
        aria-label={words.moveDown(name)}
        disabled={place === count - 1}
        onClick={() => move(1)}
      >
        <ArrowDownwardOutlined className="icon-18" />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={words.removeName(name)}
        title={kept}
        disabled={kept !== undefined}
        onClick={({ currentTarget }) => removeRow(currentTarget, 'button[aria-label^="Remove"]', onRemove)}
      >
        <CloseOutlined className="icon-18" />
      </IconButton>
    </Stack>
  );
}
