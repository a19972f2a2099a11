import { Box, Button, Checkbox, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { SelectionBar } from '../../parts/lists/SelectionBar.tsx';
import type { Selection } from '../../parts/lists/useSelection.ts';
import { StateMark } from './StateMark.tsx';
import type { TextToTranslateFragment } from './translations.generated.ts';

interface Props {
  label: string;
  texts: TextToTranslateFragment[];
  shown: string | undefined;
  selection: Selection;
  /** The address at which a text is open. */
  addressOf: (id: string) => string;
  onConfirm: () => void;
}

/** The texts of a list. Those of a machine can be selected, and confirmed together. */
export const TextRows = ({ label, texts, shown, selection, addressOf, onConfirm }: Props) => (
  <>
    <Box component="ul" aria-label={label}>
      {texts.map(({ id, entity, title, label: field, source, state }) => (
        <Box
          component="li"
          key={id}
          sx={[rowLook, id === shown && openLook]}
          data-selected={selection.has(id) || undefined}
        >
          {state === 'MACHINE' && (
            <Checkbox
              size="small"
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
              slotProps={{ input: { 'aria-label': words.select(`${title}: ${field}`) } }}
              sx={{ position: 'relative', zIndex: 1, p: 0.5, m: -0.5, gridRow: '1 / 3' }}
            />
          )}
          <Box
            component={Link}
            to={addressOf(id)}
            aria-current={id === shown ? 'true' : undefined}
            lang={siteLanguage}
            sx={linkLook}
          >
            {title}
          </Box>
          <StateMark state={state} />
          <Typography variant="body2" component="span" sx={saysLook}>
            {words.fieldOf(entity, field)}
            {source !== title && (
              <span lang={siteLanguage} title={source}>
                {' · '}
                {source}
              </span>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
    <SelectionBar label={words.selectedTexts} selection={selection}>
      <Button color="inherit" onClick={onConfirm}>
        {words.confirmThese(selection.count)}
      </Button>
    </SelectionBar>
  </>
);
const rowLook = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 56,
  p: { xs: '8px 16px', md: '7px 16px 7px 24px' },
  fontSize: 14,
  borderBottom: 'var(--hairline)',
  '&:has(input[type=checkbox])': { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
  '&:hover, &:focus-within': { bgcolor: 'surface.sunken' },
} as const;
const openLook = { '&&': { bgcolor: 'tint.primary' }, boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' };
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const linkLook = {
  ...ellipsis,
  '&&': { color: 'text.primary', fontWeight: 600, textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
const saysLook = { ...ellipsis, gridColumn: '-3 / -1', fontSize: 13.5, color: 'text.secondary' } as const;
