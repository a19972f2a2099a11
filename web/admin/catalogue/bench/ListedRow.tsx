import { Box } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { parsePrice } from '../../kinds/price.ts';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import { PriceText } from '../../../components/PriceText.tsx';
import type { SalesUnit } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/bench.ts';
import type { SpecRow } from '../specs/specRows.ts';
import { useDefinitions } from '../specs/useDefinitions.ts';

type Values = [string?, string?, string?, string?, string?, string?, SpecRow[]?];

/** Returns what a list shows of the product that is typed. */
export function useTypedProduct() {
  const [name, stockCode, priceText, salesUnit, priceQuantity, kindId, specs] = useWatch({
    name: ['name', 'stockCode', 'price', 'salesUnit', 'priceQuantity', 'kindId', 'specs'],
  }) as Values;
  const { kinds } = useDefinitions();
  const keys = kinds.find(({ id }) => id === kindId)?.attributes.filter(({ key }) => key) ?? [];
  const keyValues = keys.map(({ attribute }) => specs?.find((row) => row.attributeId === attribute.id)?.value ?? '');
  const price = parsePrice(priceText ?? '') ?? null;
  const quantity = Number((priceQuantity ?? '').replaceAll('.', ''));
  return {
    name: name || words.unnamed,
    code: stockCode ?? '',
    keyValues,
    priced: {
      price,
      salesUnit: (salesUnit || null) as SalesUnit | null,
      priceQuantity: Number.isInteger(quantity) && quantity > 1 ? quantity : null,
    },
  };
}

interface Priced {
  price: number | null;
  salesUnit: SalesUnit | null;
  priceQuantity: number | null;
}

export const TypedPrice = ({ price, ...per }: Priced) =>
  price === null ? <span className="muted">{words.onRequest}</span> : <PriceText price={price} {...per} />;

/** Shows the product as a row of a table of its kind. */
export function ListedRow({ svg }: { svg: string | undefined }) {
  const { name, code, keyValues, priced } = useTypedProduct();
  return (
    <Row className="ruled ruled-below dense-type unbroken" spacing={1.25} sx={rowLook} lang={siteLanguage}>
      {svg !== undefined && (
        <Box aria-hidden className="rigid clips" sx={thumbLook}>
          <SectionDrawing svg={svg} label={words.drawing} />
        </Box>
      )}
      <Box component="b" className="shrinks strong grows clips" sx={{ textOverflow: 'ellipsis' }}>
        {code || name}
      </Box>
      {keyValues.map((value, place) => (
        <Box component="span" key={place} className="clips" sx={{ maxWidth: 88, textOverflow: 'ellipsis' }}>
          {value.split(',')[0]?.trim() === value.trim() ? value || '–' : value.replace(/,\s.*$/, '')}
        </Box>
      ))}
      <Box component="b" className="strong">
        <TypedPrice {...priced} />
      </Box>
    </Row>
  );
}

const rowLook = { minHeight: 56 } as const;

const thumbLook = {
  width: 28,
  height: 44,
  '& svg': { width: 44, height: 44, ml: '-8px' },
  '& [data-measure]': { display: 'none' },
  '& .section-svg :is(path, line, rect, circle, ellipse, polyline, polygon)': { strokeWidth: '1px' },
} as const;
