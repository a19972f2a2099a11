import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import type { SalesUnit } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/customers.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { shortDate } from '../../parts/texts/dates.ts';
import { amount } from '../enquiry.ts';
import { discountText, signed } from '../numbers.ts';
import { useCustomerPricesQuery, type PriceOfCustomerFragment as Price } from './customers.generated.ts';

/** Shows the last prices that a firm paid and that it was offered, found by code or name. */
export function CustomerPrices({ id }: { id: string }) {
  const [search, setSearch] = useState('');
  const query = useCustomerPricesQuery({ variables: { id, search }, fetchPolicy: 'cache-and-network' });
  return (
    <Panel>
      <Box component="section" aria-labelledby="last-prices">
        <Row className="wraps" spacing={2} sx={{ p: 2 }}>
          <Typography id="last-prices" variant="subtitle2" component="h2">
            {words.lastPrices}
          </Typography>
          <SearchField label={words.searchPrices} value={search} onSearch={setSearch} />
          <Box component="span" sx={quiet}>
            {words.withoutKdv}
          </Box>
        </Row>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={3} />}>
          {({ customer }) =>
            customer && customer.lastPrices.length > 0 ? (
              <Box component="table" className="dense-type" sx={tableLook}>
                <thead>
                  <tr>
                    <th scope="col">{words.product}</th>
                    <th scope="col">{words.paid}</th>
                    <th scope="col">{words.offered}</th>
                  </tr>
                </thead>
                <tbody>
                  {customer.lastPrices.map(({ productId, code, name, salesUnit, ordered, offered }) => (
                    <tr key={productId ?? code ?? name}>
                      <th scope="row">
                        {productId ? (
                          <Link to={`/admin/products/${encodeURIComponent(productId)}`}>
                            <Content>{code ?? name}</Content>
                          </Link>
                        ) : (
                          <Content>{code ?? name}</Content>
                        )}
                        {code && (
                          <Box component="span" sx={{ ...quiet, display: 'block', fontWeight: 400 }}>
                            <Content>{name}</Content>
                          </Box>
                        )}
                      </th>
                      <td>
                        <Box component="span" sx={onPhone}>
                          {words.paid}{' '}
                        </Box>
                        <Stated price={ordered ?? null} unit={salesUnit ?? null} />
                      </td>
                      <td>
                        <Box component="span" sx={onPhone}>
                          {words.offered}{' '}
                        </Box>
                        <Stated price={offered ?? null} unit={salesUnit ?? null} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </Box>
            ) : (
              <Box className="muted" sx={{ p: 2, pt: 0 }}>
                {search ? words.noPriceMatches : words.noPrices}
              </Box>
            )
          }
        </Loaded>
      </Box>
    </Panel>
  );
}

function Stated({ price, unit }: { price: Price | null; unit: SalesUnit | null }) {
  if (!price) return '–';
  const { at, number, quantity, price: stated, currency, priceQuantity, discount } = price;
  const per = priceQuantity == null ? '' : ` / ${inUnits(priceQuantity, unit)}`;
  return (
    <>
      <b>{signed(stated, currency)}</b>
      {per}
      {discount ? ` ${words.less(discountText(price))}` : ''}
      <Box component="span" sx={{ ...quiet, display: 'block' }}>
        <span className="whole">{amount(quantity, unit)},</span> <span className="whole">{number},</span>{' '}
        <time className="whole" dateTime={at}>
          {shortDate(at)}
        </time>
      </Box>
    </>
  );
}

const quiet = { color: 'text.secondary', fontSize: 14 } as const;
/** Where the table has no heads, each price says whose it is. */
const onPhone = { ...quiet, display: { sm: 'none' } } as const;
const tableLook = {
  display: { xs: 'block', sm: 'table' },
  width: '100%',
  borderCollapse: 'collapse',
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tbody': { display: { xs: 'block', sm: 'table-row-group' } },
  '& tbody tr': { display: { xs: 'grid', sm: 'table-row' }, gridTemplateColumns: '1fr 1fr' },
  '& tbody tr > th': { gridColumn: '1 / -1' },
  '& th, & td': { p: '8px 16px', textAlign: 'left', verticalAlign: 'top', borderTop: 1, borderColor: 'divider' },
  '& tbody tr > td': { borderTopWidth: { xs: 0, sm: 1 }, pt: { xs: 0, sm: 1 } },
  '& thead th': { color: 'text.secondary', fontSize: 14, fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& b, & .whole': { whiteSpace: 'nowrap' },
} as const;
