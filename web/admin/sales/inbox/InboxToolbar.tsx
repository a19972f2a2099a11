import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ExportLink } from './ExportLink.tsx';
import type { Place } from './folders.ts';
import { FolderSelect } from './FolderSelect.tsx';

interface Props {
  search: ReactNode;
  /** Undefined where the folders stand beside the list. */
  place: Place | undefined;
  /** Empty where the link stands elsewhere. */
  exportAddress: string;
}

export const InboxToolbar = ({ search, place, exportAddress }: Props) => (
  <Stack
    direction="row"
    sx={{
      flex: 'none',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      p: 2,
      borderBottom: { xs: 1, md: 0 },
      borderColor: { xs: 'divider' },
    }}
  >
    {search}
    {place && <FolderSelect {...place} />}
    {exportAddress && <ExportLink address={exportAddress} />}
  </Stack>
);
