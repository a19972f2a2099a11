import type { ReactNode } from 'react';
import './RowName.css';

interface RowNameProps {
  /** The letter of the dimension that the row lights; none where the drawing does not show it. */
  letter: string | undefined;
  pinned: string | undefined;
  onPress: (letter: string) => void;
  children: ReactNode;
}

/** The name of a row; with a letter it is a button that keeps its dimension lit. */
export function RowName({ letter, pinned, onPress, children }: RowNameProps) {
  if (letter === undefined) return children;
  return (
    <button type="button" className="row-name" aria-pressed={letter === pinned} onClick={() => onPress(letter)}>
      <span className="row-letter">{letter}</span> <span>{children}</span>
    </button>
  );
}

/** Marks a row for the drawing: pointing at it lights its dimension. */
export const rowMarks = (letter: string | undefined, pinned: string | undefined) => ({
  'data-letter': letter,
  'data-pinned': (letter !== undefined && letter === pinned) || undefined,
});
