import { Typography } from '@mui/material';
import type { ShownViewFragment } from './views.generated.ts';
import * as words from '../../../words/admin/en/views.ts';

interface Props {
  view: Pick<ShownViewFragment, 'dropped'>;
  /** The names of the list's filters, for people. */
  names: Record<string, string>;
}

/** Names the filters that a view was saved with and that the list does not have any more. */
export function GoneFilters({ view: { dropped }, names }: Props) {
  if (dropped.length === 0) return null;
  const gone = dropped.map((name) => names[name] ?? name).join(', ');
  return (
    <Typography role="status" variant="body2" className="breaks sunken" sx={{ px: 2, py: 1 }}>
      {dropped.length === 1 ? words.oneFilterGone(gone) : words.filtersGone(dropped.length, gone)}
    </Typography>
  );
}
