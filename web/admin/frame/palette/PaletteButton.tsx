import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, ButtonBase, type SxProps } from '@mui/material';
import { Named } from '../../parts/page/IconMenu.tsx';
import * as words from '../../../words/admin/en/palette.ts';

/** Opens the palette from the menu, and says the key that does so, too. */
export const PaletteButton = ({ onClick, isIcon }: Props) => (
  <Named name={words.searchOrGoTo}>
    <ButtonBase onClick={onClick} aria-keyshortcuts="Control+K Meta+K" sx={isIcon ? iconLook : look}>
      <SearchOutlined sx={{ fontSize: isIcon ? 22 : 20 }} />
      <Box component="span" className={isIcon ? 'visually-hidden' : undefined} sx={{ flex: 1, textAlign: 'left' }}>
        {words.searchOrGoTo}
      </Box>
      {!isIcon && <kbd aria-hidden>Ctrl K</kbd>}
    </ButtonBase>
  </Named>
);

interface Props {
  onClick: () => void;
  /** There is no room for words. */
  isIcon: boolean;
}

const iconLook: SxProps = {
  flex: 'none',
  height: 32,
  mb: 0.5,
  borderRadius: 1,
  color: 'surface.inkMuted',
  '&:hover': { color: 'surface.inkText' },
};

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
  '& kbd': { px: 0.75, border: 1, borderRadius: 0.5, fontFamily: 'inherit', fontSize: 13.5 },
  '@media (hover: none) and (pointer: coarse)': { '& kbd': { display: 'none' } },
};
