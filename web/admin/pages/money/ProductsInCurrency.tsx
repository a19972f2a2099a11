import { Box, Link as Anchor, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { moneyShown } from '../../../../common/money/money.ts';
import type { Currency } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/moneySettings.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useProductsInCurrencyQuery } from './money.generated.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** The products whose prices follow a rate, with both prices. */
export function ProductsInCurrency({ currency }: { currency: Currency }) {
  const query = useProductsInCurrencyQuery({ variables: { currency }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} failed={words.failedToLoad} skeleton={<RowSkeletons rows={3} />}>
      {({ products: { nodes, totalCount } }) => (
        <>
          <PlainList aria-label={words.productsIn(currency)}>
            {nodes.map(({ id, name, price, listPrice }) => (
              <Box component="li" key={id} className="near-type" sx={rowLook}>
                <Anchor component={Link} to={`/admin/products/${encodeURIComponent(id)}`}>
                  {name}
                </Anchor>
                <span>{listPrice && moneyShown(listPrice)}</span>
                <span>{price === null ? '–' : moneyShown({ amount: price, currency: 'TRY', includesVat: true })}</span>
              </Box>
            ))}
          </PlainList>
          {totalCount > nodes.length && (
            <Typography variant="body2">{words.moreProducts(totalCount - nodes.length)}</Typography>
          )}
        </>
      )}
    </Loaded>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 160px 140px' },
  columnGap: 2,
  py: 0.75,
  '& > span': { textAlign: 'right' },
  '& + &': { borderTop: 'var(--hairline)' },
} as const;
