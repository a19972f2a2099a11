import { Box, Checkbox, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { RowMenu } from '../../parts/lists/RowMenu.tsx';
import { onSite } from '../onSite.ts';
import * as words from '../../../words/admin/en/products.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';
import { OpenProduct } from './OpenProduct.tsx';
import { Price } from './Price.tsx';
import type { ProductRowProps } from './productRowProps.ts';
import { ProductState } from './ProductState.tsx';
import { rareActions } from './rareActions.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Replaces the table on narrow screens. */
export function ProductCards({ products, selection, onEdit, onDelete, ...actions }: ProductRowProps) {
  return (
    <Box component="ul" aria-label={words.products} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {products.map((product) => (
        <Stack
          component="li"
          key={product.id}
          direction="row"
          sx={{
            gap: 1.25,
            p: '10px 8px 4px 6px',
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: selection.has(product.id) ? 'tint.primary' : undefined,
          }}
        >
          <Checkbox
            checked={selection.has(product.id)}
            onChange={() => selection.toggle(product.id)}
            slotProps={{ input: { 'aria-label': words.selectName(product.name) } }}
            sx={{ alignSelf: 'flex-start' }}
          />
          <Box sx={pictureLook}>
            <Thumbnail
              image={product.image}
              picture={product.picture}
              section={product.kind?.section}
              onOpen={() => onEdit(product.id)}
            />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" lang={siteLanguage} sx={{ fontWeight: 600 }}>
              <OpenProduct product={product} onOpen={() => onEdit(product.id)} />
            </Typography>
            <Typography variant="caption" component="p" lang={siteLanguage} sx={{ color: 'text.secondary' }}>
              {product.category?.name ?? turkish.uncategorized}
            </Typography>
            <ProductState product={product} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <Typography variant="body2" sx={{ flex: 1 }}>
                <Price product={product} stated />
              </Typography>
              <FeaturedSwitch product={product} worded />
            </Box>
          </Box>
          <div>
            <RowMenu
              name={product.name}
              rare={rareActions(product, actions)}
              site={onSite.product(product.id)}
              onEdit={() => onEdit(product.id)}
              onDelete={() => onDelete(product)}
            />
          </div>
        </Stack>
      ))}
    </Box>
  );
}

/** On the narrowest phones long words of the name would have no room beside it. */
const pictureLook = { '@media (max-width: 359.95px)': { display: 'none' } };
