import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import type { ReactNode } from 'react';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/inbox.ts';
import { ExportLink } from './ExportLink.tsx';
import type { Place } from './folders.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { detailLook, frameLook, listPaneLook } from './looks.ts';

interface Props {
  place: Place;
  search: ReactNode;
  /** The number of entries, and of those that have arrived. */
  counts: ReactNode;
  /** The address of the CSV file; empty for a list without one. */
  exportAddress: string;
  /** Begins a new entry. */
  add?: ReactNode;
  list: ReactNode;
  /** The open message or enquiry; nothing in an empty folder. */
  detail: ReactNode;
  /** Whether the address names the open entry. On narrow screens it then replaces the list. */
  isOpen: boolean;
  /** Whether the list is being loaded that says which entry is open: until then the last one takes no input. */
  isLeaving: boolean;
}

/** Shows a list and the open entry side by side, each scrolling on its own. Narrow screens show one of them. */
export function Inbox({ place, search, counts, exportAddress, add, list, detail, isOpen, isLeaving }: Props) {
  const narrow = useNarrow();
  const heading = (
    <Typography variant="h4" component="h1" tabIndex={-1} className="visually-hidden">
      {words.messages}
    </Typography>
  );
  const title = <title>{words.pageTitle}</title>;
  const tools = (
    <>
      <Box className="wraps rigid" sx={toolsLook}>
        <FolderSelect {...place} />
        {search}
      </Box>
      <Row className="rigid ruled-below" spacing={1} sx={countsLook}>
        <Box className="shrinks grows">{counts}</Box>
        {add}
        {exportAddress && <ExportLink address={exportAddress} isShort />}
      </Row>
    </>
  );
  if (narrow)
    return (
      <div>
        {title}
        {heading}
        <Panel>
          {isOpen ? (
            detail
          ) : (
            <>
              {tools}
              {list}
            </>
          )}
        </Panel>
      </div>
    );
  return (
    <Box sx={frameLook}>
      {title}
      <Box sx={listPaneLook}>
        {heading}
        {tools}
        {list}
      </Box>
      <Box className="leaves" inert={isLeaving} aria-busy={isLeaving} sx={detailLook}>
        {detail}
      </Box>
    </Box>
  );
}

const toolsLook = { gap: 1, p: '8px 12px 0' } as const;
const countsLook = {
  pl: 2,
  pr: 1,
  minHeight: 44,
  '& .MuiButton-root': { flex: 'none', height: 36, minWidth: 0, px: 1, fontSize: 13.5 },
} as const;
