import { Box } from '@mui/material';
import * as words from '../../../words/admin/en/layout.ts';

export function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={(theme) => ({
        position: 'fixed',
        zIndex: theme.zIndex.tooltip,
        top: 8,
        left: 8,
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-64px)' },
      })}
    >
      {words.skipToContent}
    </Box>
  );
}
