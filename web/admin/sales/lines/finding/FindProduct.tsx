import { Box, Button } from '@mui/material';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import type { AskedRowFragment } from '../../enquiries/enquiries.generated.ts';
import { LineFinder } from './LineFinder.tsx';
import * as words from '../../../../words/admin/en/enquiries.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

/** The names of products in buttons may be long. */
export const wrapping = {
  height: 'auto',
  minHeight: { xs: 40, md: 28 },
  minWidth: 0,
  px: 1,
  py: { xs: 0.75, md: 0.25 },
  fontSize: 13.5,
  lineHeight: 1.25,
  whiteSpace: 'normal',
  textAlign: 'left',
} as const;

interface Props {
  row: AskedRowFragment;
  onChoose: (productId: string) => void;
  onClose: () => void;
}

/** Finds the product that a buyer's line means in the line itself, among similar ones or by name or code. */
export const FindProduct = ({ row: { name, candidates }, onChoose, onClose }: Props) => (
  <Box sx={{ flex: '1 1 100%', mt: 0.5 }} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
    <LineFinder
      label={words.findName(name)}
      placeholder={words.nameOrCode}
      focuses
      onText={() => undefined}
      onProduct={({ id }) => onChoose(id)}
    />
    {candidates.length > 0 && (
      <PlainList className="wraps" aria-label={words.productsLikeIt} sx={listLook}>
        {candidates.map((product) => (
          <li key={product.id}>
            <Button
              lang={siteLanguage}
              size="small"
              variant="outlined"
              sx={wrapping}
              onClick={() => onChoose(product.id)}
            >
              {product.stockCode ?? product.name}
            </Button>
          </li>
        ))}
      </PlainList>
    )}
  </Box>
);

const listLook = { gap: 0.75, mt: 0.75 } as const;
