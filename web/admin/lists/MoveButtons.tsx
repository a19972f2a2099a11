import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton, Stack } from '@mui/material';

interface Props<Item> {
  name: string;
  place: number;
  items: Item[];
  onChange: (items: Item[]) => void;
  /** Why it cannot be removed. */
  kept?: string;
}

/** The list with the item at one place put to another. */
function moved<Item>(items: Item[], from: number, to: number) {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Up, down and away, for a row of a list in a form. */
export function MoveButtons<Item>({ name, place, items, onChange, kept }: Props<Item>) {
  const move = (by: number) => onChange(moved(items, place, place + by));
  return (
    <Stack direction="row">
      <IconButton color="inherit" aria-label={`Move ${name} up`} disabled={place === 0} onClick={() => move(-1)}>
        <ArrowUpwardOutlined sx={{ fontSize: 18 }} />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={`Move ${name} down`}
        disabled={place === items.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDownwardOutlined sx={{ fontSize: 18 }} />
      </IconButton>
      <IconButton
        color="inherit"
        aria-label={`Remove ${name}`}
        title={kept}
        disabled={kept !== undefined}
        onClick={() => onChange(items.toSpliced(place, 1))}
      >
        <CloseOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Stack>
  );
}
