import { Box } from '@mui/material';
import { Drawing } from '../../../components/Drawing.tsx';
import mark from '../../../components/mark.svg?raw';

/** A V-block holding a round bar. */
export function Mark({ onInk }: { onInk: boolean }) {
  return (
    <Box
      component={Drawing}
      svg={mark}
      sx={({ vars: { palette } }) => ({
        '--mark-block': onInk ? palette.surface.inkText : palette.primary.main,
        '--mark-bar': palette.line.dim,
        flex: 'none',
        width: 30,
        height: 30,
        '& > svg': { display: 'block' },
      })}
    />
  );
}
