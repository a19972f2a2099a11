import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Panel } from '../../parts/page/Panel.tsx';
import { useCompact, useNarrow } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/inbox.ts';
import { ExportLink } from './ExportLink.tsx';
import { FolderList } from './FolderList.tsx';
import type { Place } from './folders.ts';
import { InboxToolbar } from './InboxToolbar.tsx';
import { detailLook, folderPaneLook, frameLook, headingLook, listPaneLook } from './looks.ts';

interface Props {
  place: Place;
  search: ReactNode;
  /** The number of entries, and of those that have arrived. */
  counts: ReactNode;
  /** The address of the CSV file; empty for a list without one. */
  exportAddress: string;
  list: ReactNode;
  /** The open message or enquiry; nothing in an empty folder. */
  detail: ReactNode;
  /** Whether the address names the open entry. On narrow screens it then replaces the list. */
  isOpen: boolean;
}

/** Shows folders, list and the open entry side by side, each scrolling on its own. Narrow screens show one of them. */
export function Inbox({ place, search, counts, exportAddress, list, detail, isOpen }: Props) {
  const narrow = useNarrow();
  const compact = useCompact();
  const heading = (
    <Typography variant="h4" component="h1" tabIndex={-1} sx={headingLook}>
      {words.messages}
    </Typography>
  );
  // A list without a search has nothing to put there, unless the folders have to stand there.
  const toolbar = (search !== null || compact) && (
    <InboxToolbar search={search} place={compact ? place : undefined} exportAddress={compact ? exportAddress : ''} />
  );
  const title = <title>{words.pageTitle}</title>;
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
          {exportAddress && (
            <Box sx={{ mt: 'auto', p: 1.5 }}>
              <ExportLink address={exportAddress} />
            </Box>
          )}
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
