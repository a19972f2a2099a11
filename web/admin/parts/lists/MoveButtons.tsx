import { PlaceButtons } from './PlaceButtons.tsx';

interface Props<Item> {
  name: string;
  place: number;
  items: Item[];
  onChange: (items: Item[]) => void;
  /** The reason why the row cannot be removed. */
  kept?: string;
}

function moved<Item>(items: Item[], from: number, to: number) {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Moves and removes a row of a list that is saved as a whole. */
export function MoveButtons<Item>({ name, place, items, onChange, kept }: Props<Item>) {
  return (
    <PlaceButtons
      name={name}
      place={place}
      count={items.length}
      onMove={(to) => onChange(moved(items, place, to))}
      onRemove={() => onChange(items.toSpliced(place, 1))}
      kept={kept}
    />
  );
}
