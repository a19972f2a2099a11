import { Box, Checkbox } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { RowMenu } from '../../parts/lists/RowMenu.tsx';
import { twoLines } from '../../parts/lists/tableLook.ts';
import { onSite } from '../onSite.ts';
import * as words from '../../../words/admin/en/products.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { Price } from './Price.tsx';
import type { ProductRowProps } from './productRowProps.ts';
import { ProductState } from './ProductState.tsx';
import { rareActions } from './rareActions.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Replaces the table on narrow screens. */
export function ProductCards({ products, selection, onEdit, onDelete, ...actions }: ProductRowProps) {
  return (
    <PlainList aria-label={words.products}>
      {products.map((product) => (
        <Box component="li" key={product.id} sx={[cardLook, selection.has(product.id) && { bgcolor: 'tint.primary' }]}>
          <Checkbox
            checked={selection.has(product.id)}
            onChange={() => selection.toggle(product.id)}
            slotProps={{ input: { 'aria-label': words.selectName(product.name) } }}
            sx={{ width: 44, height: 44 }}
          />
          <Box className="picture">
            <Thumbnail
              image={product.image}
              picture={product.picture}
              section={product.kind?.section}
              onOpen={() => onEdit(product.id)}
            />
          </Box>
          <Box className="text shrinks">
            <Box
              lang={siteLanguage}
              title={product.name}
              className="strong"
              sx={{ '& button': { ...twoLines, textAlign: 'left' } }}
            >
              <OpenName name={product.name} onOpen={() => onEdit(product.id)} />
            </Box>
            <Box className="muted" lang={siteLanguage} sx={oneLine}>
              {[product.stockCode ?? product.manufacturerCode, product.category?.name ?? turkish.uncategorized]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <Box className="row" sx={priceLook}>
              <Price product={product} stated />
              <ProductState product={product} />
            </Box>
          </Box>
          <Box sx={{ display: 'grid', justifyItems: 'center' }}>
            <RowMenu
              name={product.name}
              rare={rareActions(product, actions)}
              site={onSite.product(product.id)}
              onEdit={() => onEdit(product.id)}
              onDelete={() => onDelete(product)}
            />
            <FeaturedSwitch product={product} large />
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}

/** At most 96 pixels high: two lines of the name, one of code and category, one of price and state. */
const cardLook = {
  display: 'grid',
  gridTemplateColumns: '44px 64px minmax(0, 1fr) 44px',
  alignItems: 'start',
  columnGap: 1,
  p: '3px 4px',
  fontSize: 14,
  lineHeight: 1.3,
  borderBottom: 'var(--hairline)',
  '& > .picture, & > .text': { py: '6px' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  // On the narrowest phones long words of the name would have no room beside it.
  '@media (max-width: 359.95px)': {
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    '& > .picture': { display: 'none' },
  },
} as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const priceLook = {
  height: 22,
  // The state is whole: the unit of the price gives way to it.
  '& > :first-of-type': { minWidth: 0, ...oneLine },
  '& > :not(:first-of-type)': { flex: 'none' },
} as const;
