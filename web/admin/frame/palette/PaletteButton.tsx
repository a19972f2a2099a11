import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, ButtonBase, type SxProps } from '@mui/material';
import * as words from '../../../words/admin/en/palette.ts';

/** Opens the palette from the menu, and says the key that does so, too. */
export const PaletteButton = ({ onClick }: { onClick: () => void }) => (
  <ButtonBase onClick={onClick} aria-keyshortcuts="Control+K Meta+K" sx={look}>
    <SearchOutlined sx={{ fontSize: 20 }} />
    <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
      {words.searchOrGoTo}
    </Box>
    <kbd aria-hidden>Ctrl K</kbd>
  </ButtonBase>
);

const look: SxProps = {
  flex: 'none',
  display: 'flex',
  gap: 1.25,
  height: { xs: 44, md: 36 },
  mb: 1,
  px: 1.25,
  border: 1,
  borderColor: 'surface.inkMuted',
  borderRadius: 1,
  fontSize: 14,
  color: 'surface.inkMuted',
  '&:hover': { color: 'surface.inkText' },
  '& kbd': { px: 0.75, border: 1, borderRadius: 0.5, fontFamily: 'inherit', fontSize: 12 },
  '@media (hover: none) and (pointer: coarse)': { '& kbd': { display: 'none' } },
};
