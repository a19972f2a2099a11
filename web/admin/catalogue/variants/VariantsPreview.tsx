import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels, priceWithTax } from '../../../../common/labels.ts';
import type { NewVariantsQuery } from './variants.generated.ts';
import { priceText } from '../../kinds/price.ts';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/variants.ts';

interface Props {
  variants: NewVariantsQuery['newVariants'];
  /** The names of the attributes that have a column. */
  specs: string[];
}

/** Shows the products that would be made, each with what is wrong in it. */
export const VariantsPreview = ({ variants, specs: names }: Props) => (
  <Box className="ruled" sx={{ overflowX: 'auto' }}>
    <Table aria-label={words.productsThatWillBeMade} size="small" sx={look}>
      <TableHead>
        <TableRow>
          <TableCell align="right">{words.row}</TableCell>
          <TableCell>{labels.product.stockCode}</TableCell>
          <TableCell>{labels.product.name}</TableCell>
          <TableCell>{labels.product.specs}</TableCell>
          <TableCell align="right">{priceWithTax}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {variants.map(({ name, stockCode, price, specs, faults }, at) => (
          <TableRow key={at} sx={{ verticalAlign: 'top' }}>
            <TableCell align="right" className="muted">
              {at + 1}
            </TableCell>
            <TableCell className="code">{stockCode}</TableCell>
            <TableCell component="th" scope="row" lang={siteLanguage} className="strong breaks" sx={{ minWidth: 260 }}>
              {name}
              {faults.map(({ message }) => (
                <Box key={message} lang={language} className="plain fails" sx={problemLook}>
                  <WarningAmberOutlined aria-hidden className="icon-18" />
                  {message}
                </Box>
              ))}
            </TableCell>
            <TableCell lang={siteLanguage} className="muted" sx={{ minWidth: 200 }}>
              {specs
                .filter((spec) => names.includes(spec.name))
                .map((spec) => `${spec.name} ${spec.text}`)
                .join(' · ')}
            </TableCell>
            <TableCell align="right" className="unbroken">
              {price === null ? <span className="muted">{words.onRequest}</span> : priceText(price)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

const problemLook = { display: 'flex', gap: 0.75, mt: 0.5 };

const look = {
  '& .MuiTableCell-root': { px: 1.5, fontSize: { xs: 14, sm: 15 } },
  '& .MuiTableCell-head': { height: 44, bgcolor: 'surface.sunken', fontSize: 13.5, whiteSpace: 'nowrap' },
} as const;
