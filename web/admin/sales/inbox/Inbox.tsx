import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Panel } from '../../parts/page/Panel.tsx';
import { useCompact, useNarrow } from '../../parts/page/useNarrow.ts';
import { ExportLink } from './ExportLink.tsx';
import { FolderList } from './FolderList.tsx';
import type { Place } from './folders.ts';
import { InboxToolbar } from './InboxToolbar.tsx';
import { detailLook, folderPaneLook, frameLook, headingLook, listPaneLook } from './looks.ts';

interface Props {
  place: Place;
  search: ReactNode;
  /** How many there are, and what has arrived. */
  counts: ReactNode;
  /** The file of what is listed. */
  exportAddress: string;
  list: ReactNode;
  /** What is open; nothing in an empty folder. */
  detail: ReactNode;
  /** Whether the address names what is open: where there is room for one only, it stands in place of the list. */
  isOpen: boolean;
}

/** Folders, list and what is open, side by side; each scrolls by itself. Narrow screens show one of them. */
export function Inbox({ place, search, counts, exportAddress, list, detail, isOpen }: Props) {
  const narrow = useNarrow();
  const compact = useCompact();
  const heading = (
    <Typography variant="h4" component="h1" tabIndex={-1} sx={headingLook}>
      Messages
    </Typography>
  );
  const toolbar = (
    <InboxToolbar search={search} place={compact ? place : undefined} exportAddress={compact ? exportAddress : ''} />
  );
  const title = <title>Messages · Admin</title>;
  if (narrow)
    return (
      <div>
        {title}
        {heading}
        {!isOpen && counts}
        <Panel>
          {isOpen ? (
            detail
          ) : (
            <>
              {toolbar}
              {list}
            </>
          )}
        </Panel>
      </div>
    );
  return (
    <Box sx={frameLook(compact)}>
      {title}
      {!compact && (
        <Box sx={folderPaneLook}>
          {heading}
          <FolderList {...place} />
          <Box sx={{ mt: 'auto', p: 1.5 }}>
            <ExportLink address={exportAddress} />
          </Box>
        </Box>
      )}
      <Box sx={listPaneLook}>
        {compact && heading}
        {toolbar}
        <Box sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}>{counts}</Box>
        {list}
      </Box>
      <Box sx={detailLook}>{detail}</Box>
    </Box>
  );
}
