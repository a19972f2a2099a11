import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Autocomplete, Box, Dialog, IconButton, InputBase, Typography, type SxProps } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReadAloud } from '../../parts/dialogs/ReadAloud.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/palette.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { keepOpened } from './lastOpened.ts';
import type { PaletteItem } from './paletteItem.ts';
import { PaletteRow } from './PaletteRow.tsx';
import { useHeldEnter, type Keys, type TypedAhead } from './useHeldEnter.ts';
import { usePaletteItems } from './usePaletteItems.ts';

export interface PaletteProps {
  onClose: () => void;
  /** Returns what was typed before this was shown. */
  typedAhead?: () => TypedAhead | undefined;
}

/** Finds products, enquiries, screens, people and actions by a few typed letters, and opens what is chosen. */
export function Palette({ onClose, typedAhead }: PaletteProps) {
  const { adminId } = useSession();
  const navigate = useNavigate();
  const [ahead] = useState(() => typedAhead?.());
  const [text, setText] = useState(ahead?.text ?? '');
  const { items, isWaiting } = usePaletteItems(text);

  function open(item: PaletteItem, { ctrlKey, metaKey }: Keys) {
    if (!item.begins) keepOpened(adminId, item);
    onClose();
    if (item.site && (ctrlKey || metaKey)) window.open(item.site, '_blank', 'noopener');
    else void navigate(item.to, { state: item.begins ? { begins: true } : null });
  }

  const { release, ...enter } = useHeldEnter({ items, isWaiting, open, isHeld: ahead?.enter });

  return (
    <Dialog open onClose={onClose} aria-label={words.searchOrGoTo} slotProps={{ paper: { sx: paperLook } }}>
      <Autocomplete<PaletteItem>
        open
        autoHighlight
        value={null}
        inputValue={text}
        options={items}
        // The server has filtered already, and by more than the titles.
        filterOptions={(options) => options}
        groupBy={({ group }) => group}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ group, to, title }) => `${group} ${to} ${title}`}
        loading={isWaiting}
        loadingText={words.looking}
        noOptionsText={text.trim() === '' ? words.typeACodeANameAScreen : words.nothingFoundFor(text.trim())}
        {...enter}
        onInputChange={(_, typed, reason) => {
          if (reason !== 'input') return;
          setText(typed);
          release();
        }}
        onChange={({ nativeEvent }, item) => item && open(item, nativeEvent as KeyboardEvent)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        renderOption={({ key, ...props }, item) => <PaletteRow key={key} {...props} item={item} />}
        renderInput={({ slotProps }) => (
          <Row className="ruled-below" ref={slotProps.input.ref} spacing={1.5} sx={fieldLook}>
            <SearchOutlined aria-hidden />
            <InputBase
              autoFocus
              fullWidth
              placeholder={words.searchOrGoTo}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': words.searchOrGoTo } }}
            />
            <Box component="kbd" sx={{ display: { xs: 'none', sm: 'block' } }}>
              Esc
            </Box>
            <IconButton aria-label={words.close} onClick={onClose} sx={{ display: { sm: 'none' } }}>
              <CloseOutlined />
            </IconButton>
          </Row>
        )}
        slots={{ popper: Below, paper: Plain }}
        slotProps={{ listbox: { sx: listLook } }}
      />
      <Typography className="muted ruled sunken" variant="caption" component="p" sx={footLook}>
        <Sentence text={words.chooseByKeys} parts={{ up: <kbd>↑</kbd>, down: <kbd>↓</kbd> }} />
        <span>{words.onlyActions}</span>
        <span>{words.onlyEnquiries}</span>
      </Typography>
      <ReadAloud />
    </Dialog>
  );
}

/** The list stands in the dialog, below the field, where Autocomplete would let it float. */
const Below = ({ children }: { children?: ReactNode | ((state: never) => ReactNode) }) => (
  <Box className="grows" sx={{ minHeight: 0, overflowY: 'auto' }}>
    {children as ReactNode}
  </Box>
);
const Plain = ({ children }: ComponentProps<'div'>) => <div>{children}</div>;

const paperLook: SxProps = {
  position: 'fixed',
  top: { xs: 0, sm: 96 },
  width: { xs: '100%', sm: 680 },
  maxWidth: { xs: 'none', sm: 'calc(100% - 32px)' },
  height: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 128px)' },
  m: 0,
  borderRadius: { xs: 0, sm: 1 },
  '& kbd': { px: 0.75, border: 1, borderColor: 'outline', borderRadius: 0.5, fontFamily: 'inherit', fontSize: 13.5 },
};
const fieldLook: SxProps = { height: 60, px: 2.5, '& input': { fontSize: 18 } };
const listLook: SxProps = {
  maxHeight: 'none',
  py: 1,
  '& .MuiAutocomplete-groupLabel': {
    position: 'static',
    px: 2.5,
    py: 0.75,
    lineHeight: 1.5,
    fontSize: 13.5,
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'transparent',
  },
  '& .MuiAutocomplete-groupUl': { p: 0 },
};
const footLook: SxProps = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 1,
  '& span': { ml: 2 },
};
