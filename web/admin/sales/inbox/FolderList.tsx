import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useInboxCountsQuery } from './inbox.generated.ts';
import * as words from '../../../words/admin/en/inbox.ts';
import { FolderLink } from './FolderLink.tsx';
import { folderGroups, type Place } from './folders.ts';

/** The folders beside the list, each with the number of its entries. */
export function FolderList({ kind, folder }: Place) {
  const id = useId();
  const { data } = useInboxCountsQuery();
  return (
    <Box component="nav" aria-label={words.folders} sx={{ pb: 2 }}>
      {folderGroups.map((group) => (
        <section key={group.kind} aria-labelledby={`${id}-${group.kind}`}>
          <Typography id={`${id}-${group.kind}`} variant="subtitle2" component="h2" sx={titleLook}>
            {group.title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {group.folders.map((one) => (
              <li key={one.value}>
                <FolderLink
                  folder={one}
                  path={group.path}
                  count={one.count && data?.[one.count].totalCount}
                  isOpen={group.kind === kind && one.value === folder}
                />
              </li>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

const titleLook = { px: 2.5, pt: 2, pb: 0.75, fontSize: 13.5, fontWeight: 600, color: 'text.secondary' };
