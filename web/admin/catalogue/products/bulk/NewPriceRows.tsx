import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { numberFormat, siteLanguage } from '../../../../../common/text/locale.ts';
import { Picture } from '../../../../components/Picture.tsx';
import { priceText } from '../../../kinds/price.ts';
import * as words from '../../../../words/admin/en/products.ts';
import type { NewPrices } from './useNewPrices.ts';
import { Quiet } from '../../../parts/texts/Quiet.tsx';

const percents = numberFormat({ minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** Formats '+ 12,5 %'. */
const percentText = (percent: number | null) =>
  percent === null ? '' : `${percent < 0 ? '−' : '+'} ${percents.format(Math.abs(percent))} %`;

interface Props {
  prices: NewPrices;
  /** The texts of the limits as they were typed. */
  limits: { floor: string; ceiling: string };
  /** Loads further rows; undefined after the last one. */
  more: (() => void) | undefined;
}

/** Shows the new prices beside those of today. */
export const NewPriceRows = ({ prices, limits, more }: Props) => (
  <>
    <Table aria-label={words.newPrices} size="small" sx={look}>
      <TableHead>
        <TableRow>
          <TableCell aria-hidden sx={pictureLook} />
          <TableCell sx={nameLook}>{words.product}</TableCell>
          <TableCell align="right">{words.now}</TableCell>
          <TableCell align="right">{words.newPrice}</TableCell>
          <TableCell align="right">{words.changeHeading}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {prices.rows.map((row) => (
          <Row key={row.product.id} row={row} limits={limits} />
        ))}
      </TableBody>
    </Table>
    {more && (
      <Box sx={{ p: 1.5, textAlign: 'center' }}>
        <Button size="small" onClick={more}>
          {words.showMore}
        </Button>
      </Box>
    )}
  </>
);

/** Says why a row is marked. */
function reasonOf({ isLimited, price }: NewPrices['rows'][number], { floor, ceiling }: Props['limits']) {
  const usual = words.changesOfMoreThan50AreMarked;
  if (!isLimited) return usual;
  if (ceiling !== '' && priceText(price) === ceiling) return words.notAboveThis(ceiling, usual);
  return floor === '' ? words.noPriceBecomesLowerThan001(usual) : words.notBelowThis(floor, usual);
}

function Row({ row, limits }: { row: NewPrices['rows'][number]; limits: Props['limits'] }) {
  const { product, price, percent, isMarked } = row;
  return (
    <>
      <TableRow sx={isMarked ? { '&& > *': { borderBottom: 0 } } : undefined}>
        <TableCell sx={pictureLook}>
          <Box aria-hidden className="clips" sx={{ width: 36, height: 27, borderRadius: 0.5 }}>
            <Picture alt="" image={product.image} picture={product.picture} sizes="36px" upTo={320} />
          </Box>
        </TableCell>
        <TableCell
          component="th"
          scope="row"
          lang={siteLanguage}
          sx={{ ...nameLook, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {product.name}
        </TableCell>
        <TableCell align="right" className="muted">
          {priceText(product.price)}
        </TableCell>
        <TableCell align="right" className="strong">
          {priceText(price)}
        </TableCell>
        <TableCell align="right" className="unbroken" sx={{ color: isMarked ? 'warning.main' : 'text.secondary' }}>
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: isMarked ? 600 : 400 }}
          >
            {isMarked && <WarningAmberOutlined titleAccess={words.marked} className="icon-18" />}
            {percentText(percent)}
          </Box>
        </TableCell>
      </TableRow>
      {isMarked && (
        <TableRow>
          <TableCell sx={pictureLook} />
          <TableCell colSpan={4} sx={{ pt: '0 !important' }}>
            <Quiet variant="caption">{reasonOf(row, limits)}</Quiet>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

const look = {
  '& .MuiTableCell-root': { px: { xs: 1, sm: 1.5 }, fontSize: { xs: 14, sm: 15 } },
  '& .MuiTableCell-head': { height: 44, bgcolor: 'surface.sunken', fontSize: 13.5 },
  '& tr > td:last-of-type, & thead th:last-of-type': { pr: { xs: '20px', sm: '28px' } },
} as const;

/** A phone has no room for the pictures. */
const pictureLook = { display: { xs: 'none', sm: 'table-cell' }, width: 76, pl: '28px !important', pr: '0 !important' };

const nameLook = { pl: { xs: '20px !important', sm: '12px !important' } };
