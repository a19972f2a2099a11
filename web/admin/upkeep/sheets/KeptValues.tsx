import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { KeptValueRowFragment } from './sheets.generated.ts';
import * as words from '../../../words/admin/en/fileImports.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** This many values are shown at first, and by each press more. */
const atOnce = 50;

/** Lists the values that stayed when an import was undone, with the product, the value before the import and that of now. */
export function KeptValues({ kept }: { kept: KeptValueRowFragment[] }) {
  const [shown, setShown] = useState(0);
  const id = useId();
  return (
    <Box className="shrinks" sx={{ flex: '1 1 100%' }}>
      <Button
        size="small"
        aria-expanded={shown > 0}
        aria-controls={id}
        sx={{ ml: -0.75 }}
        onClick={() => setShown(shown > 0 ? 0 : atOnce)}
      >
        {words.valuesLeft(kept.length)}
      </Button>
      <PlainList id={id} aria-label={words.leftAsTheyAre} hidden={shown === 0} sx={listLook}>
        {kept.slice(0, shown).map(({ productId, name, code, label, former, now }) => (
          <li key={`${productId ?? name} ${label}`}>
            <Box className="breaks">
              {productId ? <Link to={`/admin/products?q=${encodeURIComponent(code ?? name)}`}>{name}</Link> : name}
            </Box>
            <Typography className="muted" variant="body2">
              {label}
            </Typography>
            <Typography variant="body2" className="breaks">
              {now !== null &&
                (former === null
                  ? words.addedNow(now || words.empty)
                  : words.beforeAndNow(former || words.empty, now || words.empty))}
            </Typography>
          </li>
        ))}
      </PlainList>
      {shown > 0 && kept.length > shown && (
        <Button size="small" onClick={() => setShown(shown + atOnce)}>
          {words.showMore}
        </Button>
      )}
    </Box>
  );
}

const listLook = {
  mt: 0.5,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)' },
    columnGap: 2,
    py: 0.75,
    borderTop: 'var(--hairline)',
  },
  '&[hidden]': { display: 'none' },
} as const;
