import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChosenFile } from './archive.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import { sizeOf, type NamedFile } from './namedFiles.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  file: NamedFile;
  source: ChosenFile | undefined;
  /** Stands beside the name. */
  mark?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A row of a list of files: its picture, its name with its size, what becomes of it, and what can be done. */
export const FileRow = ({ file, source, mark, children, actions }: Props) => (
  <Box component="li" className="ruled" sx={rowLook}>
    <FileThumbnail file={file} source={source} />
    <Box className="shrinks">
      <Typography variant="body2" className="strong breaks">
        {file.path}
      </Typography>
      <Quiet variant="caption" component="p">
        {sizeOf(file.byteSize)}
      </Quiet>
      {file.warning && (
        <Typography variant="caption" component="p" className="warns">
          {file.warning}
        </Typography>
      )}
    </Box>
    <Box className="shrinks" sx={{ gridColumn: '2', [wide]: { gridColumn: 'auto' } }}>
      {mark}
    </Box>
    <Box sx={{ gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' }, minWidth: 0, ...fieldLook }}>{children}</Box>
    <Box className="whole-row flush-end" sx={{ [wide]: { gridColumn: 'auto' } }}>
      {actions}
    </Box>
  </Box>
);

/** Where there is room for all in one line: from 900 pixels on the menu stands beside it. */
const wide = '@media (min-width: 760px) and (max-width: 899.95px), (min-width: 1080px)';

const rowLook = {
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: '52px minmax(0, 1.3fr) 100px minmax(0, 1.8fr) 168px' },
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 1,
  minHeight: 56,
  p: '8px 20px',
};

/** A field within a row is lower than one of a form. */
const fieldLook = {
  '& .MuiOutlinedInput-root': { minHeight: 38, py: 0, fontSize: 15 },
  '& .MuiSelect-select': { py: 0.75 },
};

export const filesLook = { m: 0, p: 0, listStyle: 'none' };
