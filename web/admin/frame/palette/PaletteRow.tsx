import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Box, type SxProps } from '@mui/material';
import type { ComponentProps } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import * as words from '../../../words/admin/en/palette.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import type { PaletteItem } from './paletteItem.ts';

/** A row of the palette. The chosen one says which keys open it. */
export function PaletteRow({ item, ...props }: { item: PaletteItem } & ComponentProps<'li'>) {
  const { title, note, when, isTurkish, product, Icon = HistoryOutlined, site } = item;
  return (
    <Box component="li" {...props} sx={rowLook}>
      <Box className="muted rigid clips" aria-hidden sx={signLook}>
        {product ? (
          <Picture alt="" image={product.image} picture={product.picture} sizes="40px" upTo={320} />
        ) : (
          <Icon />
        )}
      </Box>
      <Box className="breaks grows clips" component="span" lang={isTurkish ? siteLanguage : undefined} sx={textLook}>
        <strong>{title}</strong> {note && <span>{note}</span>}
      </Box>
      {product && (
        <Box component="span" lang={siteLanguage} className="price-of-row">
          <PriceText {...product} />
        </Box>
      )}
      {when && <span className="when">{when}</span>}
      <Box component="span" aria-hidden className="keys">
        <Sentence text={words.openBy} parts={{ key: <kbd>Enter</kbd> }} />
        {site && (
          <>
            {' '}
            <Sentence text={words.onTheSiteBy} parts={{ key: <kbd>Ctrl Enter</kbd> }} />
          </>
        )}
      </Box>
    </Box>
  );
}

const rowLook: SxProps = {
  '&.MuiAutocomplete-option': { minHeight: 46, px: 2.5, py: 0.5, gap: 1.5, borderLeft: '3px solid transparent' },
  '&.MuiAutocomplete-option.Mui-focused': { bgcolor: 'tint.primary', borderLeftColor: 'primary.main' },
  '& .when, & .price-of-row': { flex: 'none', fontSize: 14, color: 'text.secondary' },
  '& .keys': { display: 'none', flex: 'none', fontSize: 13.5, color: 'text.secondary' },
  '& kbd:not(:last-of-type)': { mr: 1 },
  '@media (hover: hover) and (min-width: 700px)': { '&.Mui-focused .keys': { display: 'block' } },
};
const signLook: SxProps = { display: 'grid', placeItems: 'center', width: 40, height: 30, borderRadius: 0.67 };
const textLook: SxProps = {
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  '& strong': { fontWeight: 600 },
  '& span': { display: { xs: 'block', sm: 'inline' }, ml: { sm: 1 }, fontSize: 14, color: 'text.secondary' },
};
