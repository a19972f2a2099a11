import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { DoublesQuery } from './doubles.generated.ts';
import { Price } from '../products/Price.tsx';
import { calledBy, reasonsText } from '../merging/useMerge.ts';
import * as words from '../../../words/admin/en/doubles.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

type Pair = DoublesQuery['doubles']['nodes'][number];

interface Props {
  pairs: Pair[];
  busy: boolean;
  onMerge: (pair: Pair) => void;
  onTwo: (pair: Pair) => void;
}

/** Likely doubles, side by side, each with its reason and the two answers. */
export const DoubleRows = ({ pairs, busy, onMerge, onTwo }: Props) => (
  <PlainList aria-label={words.doublesLabel}>
    {pairs.map((pair) => (
      <Box component="li" key={`${pair.one.id} ${pair.other.id}`} className="ruled" sx={rowLook}>
        <Side product={pair.one} />
        <Side product={pair.other} />
        <Typography className="muted" variant="body2" sx={{ alignSelf: 'center' }}>
          {reasonsText(pair.reasons)}
        </Typography>
        <Row className="wraps at-end" spacing={1}>
          <Button
            size="small"
            disabled={busy}
            aria-label={words.theyAreTwoNamed(calledBy(pair.one), calledBy(pair.other))}
            onClick={() => onTwo(pair)}
          >
            {words.theyAreTwo}
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-label={words.mergeNamed(calledBy(pair.one), calledBy(pair.other))}
            onClick={() => onMerge(pair)}
          >
            {words.merge}
          </Button>
        </Row>
      </Box>
    ))}
  </PlainList>
);

const Side = ({ product }: { product: Pair['one'] }) => (
  <Row className="shrinks" spacing={1.5}>
    <Box aria-hidden className="rigid clips" sx={pictureLook}>
      <Picture alt="" image={product.image} picture={product.picture} sizes="64px" upTo={320} />
    </Box>
    <Box className="breaks" lang={siteLanguage}>
      <Typography variant="body2" className="strong">
        {product.name}
      </Typography>
      <Quiet variant="caption" component="p">
        {[product.stockCode, product.brand, product.category?.name ?? turkish.uncategorized]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
      <Typography variant="caption" component="p">
        <Price product={{ ...product, salesUnit: null, priceQuantity: null }} stated />
      </Typography>
    </Box>
  </Row>
);

const pictureLook = { width: 64, height: 48, borderRadius: 0.5 };
const rowLook = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(2, minmax(0, 1fr)) minmax(0, 0.7fr) auto',
  },
  columnGap: 2.5,
  rowGap: 1.25,
  p: '14px 16px',
};
