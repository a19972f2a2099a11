import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { Box, IconButton } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { optionsOf } from '../../kinds/choice.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { RememberCode } from '../customerCodes/RememberCode.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { LineCell } from './LineCell.tsx';
import { kinds } from './lineKinds.ts';
import { LineMore, moreFields } from './LineMore.tsx';
import { lineColumns } from './lineColumns.ts';
import { lineSum } from './lineSum.ts';
import type { TypedLine } from './offerLines.ts';
import { priceHint, priceSource } from './priceHint.ts';
import { listAt } from './listAt.ts';
import { moneyText } from '../numbers.ts';
import { wishesOf } from './requestTexts.ts';
import { listPrice, readNumber } from './typedLines.ts';

interface Props {
  place: number;
  enquiry: EnquiryToRead;
  /** Undefined for the only line, which cannot be removed. */
  onRemove: (() => void) | undefined;
}

const units = optionsOf(salesUnits, ({ word }) => word);

/** One line as a row of a table; its note, and the number of pieces that the price is for, fold out below it. */
export function OfferLine({ place, enquiry, onRemove }: Props) {
  const { control, setValue, getValues, getFieldState, formState } = useFormContext<{
    lines: TypedLine[];
  }>();
  const line = useWatch({ control, name: `lines.${place}` });
  const rateBefore = useRef(line.vatRate);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const asked = enquiry.rows.find(({ product }) => product && product.id === line.productId);
  const quantityBefore = useRef(line.quantity);
  const list = listAt(asked, readNumber(line.quantity));
  const net = lineSum(line);
  const isWrong = moreFields.some((name) => getFieldState(`lines.${place}.${name}`, formState).invalid);
  const isUnfolded = isOpen || isWrong;
  const [before] = enquiry.offers;
  const wishes = before ? wishesOf(before, line) : [];

  /** The list price holds KDV: with another rate, another price is without it. A price that was typed stays. */
  function followRate(rate: string) {
    const price = getValues(`lines.${place}.price`);
    const isList = price !== '' && price === listPrice(list.price, Number(rateBefore.current) || 0);
    rateBefore.current = rate;
    if (!isList) return;
    setValue(`lines.${place}.price`, listPrice(list.price, Number(rate) || 0), { shouldDirty: true });
  }

  /** A list price follows the quantity along the ladder, and the note says by which row. What was typed stays. */
  function followQuantity(quantity: string) {
    const { price, note, vatRate } = getValues(`lines.${place}`);
    const [before, now] = [quantityBefore.current, quantity].map((text) => listAt(asked, readNumber(text)));
    if (!before || !now || readNumber(quantity) === null) return;
    quantityBefore.current = quantity;
    const rate = Number(vatRate) || 0;
    if (price === '' || price !== listPrice(before.price, rate) || before.price === now.price) return;
    setValue(`lines.${place}.price`, listPrice(now.price, rate), { shouldDirty: true });
    if (note === before.note) setValue(`lines.${place}.note`, now.note, { shouldDirty: true });
  }

  return (
    <Box role="group" aria-label={words.lineNamed(place + 1, line.name)} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={lineLook}>
        <Box sx={{ gridArea: 'name', display: 'grid' }}>
          <LineCell place={place} name="name" label={words.whatOfLine(place + 1)} lang={siteLanguage} isQuiet />
          <Box sx={codeLook}>
            <LineCell place={place} name="code" label={words.code} isQuiet />
          </Box>
        </Box>
        <LineCell place={place} name="quantity" label={words.quantity} isNumber onTyped={followQuantity} />
        <LineCell place={place} name="salesUnit" label={words.unit} lang={siteLanguage} options={units} />
        <LineCell place={place} name="price" label={words.priceWithoutKdv} hint={priceSource(enquiry, line)} isNumber />
        <LineCell place={place} name="discount" label={words.discount} isNumber />
        <LineCell place={place} name="vatRate" label={words.kdv} isNumber onTyped={followRate} />
        <Box component="output" aria-label={words.total} sx={totalLook}>
          {/* On a phone no head of a table names it. */}
          <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
            {words.total}{' '}
          </Box>
          {net === undefined ? '…' : moneyText(net / 100)}
          {line.kind !== 'PLAIN' && <Box sx={apartLook}>{kinds[line.kind]}</Box>}
        </Box>
        <Box sx={{ gridArea: 'buttons', display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton
            size="small"
            color={line.note || line.askedCode ? 'primary' : 'inherit'}
            aria-label={words.moreOfLine(place + 1)}
            aria-expanded={isUnfolded}
            aria-controls={moreId}
            onClick={() => setOpen(!isUnfolded)}
          >
            <MoreHorizOutlined sx={{ fontSize: 20 }} />
          </IconButton>
          {onRemove && (
            <IconButton size="small" color="inherit" aria-label={words.removeLine(place + 1)} onClick={onRemove}>
              <CloseOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
            </IconButton>
          )}
        </Box>
      </Box>
      {wishes.map((wish) => (
        <Box key={wish} component="p" sx={wishLook}>
          <Sentence text={words.theBuyerAsksFor} parts={{ wish: <b lang={siteLanguage}>{wish}</b> }} />
        </Box>
      ))}
      <Box id={moreId} hidden={!isUnfolded} sx={{ pb: 2 }}>
        {isUnfolded && <LineMore place={place} hint={priceHint(enquiry, line.productId)} />}
        {isUnfolded && asked && <RememberCode row={asked} />}
      </Box>
    </Box>
  );
}

const lineLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', md: lineColumns },
  gridTemplateAreas: {
    xs: '"name name" "quantity unit" "price discount" "rate total" "buttons buttons"',
    sm: '"name name name" "quantity unit price" "discount rate total" "buttons buttons buttons"',
    md: '"name quantity unit price discount rate total buttons"',
  },
  alignItems: 'start',
  gap: { xs: 1.5, md: 1 },
  py: { xs: 2, md: '5px' },
} as const;
const wishLook = {
  m: 0,
  mb: 1.25,
  pl: 1.25,
  borderLeft: 3,
  borderColor: 'warning.main',
  fontSize: 14,
  overflowWrap: 'anywhere',
} as const;
const codeLook = {
  '& .MuiOutlinedInput-root': { fontSize: { md: 13 }, minHeight: { md: 20 } },
  '& input': { height: { md: 16 }, py: { md: '1px' } },
};
const totalLook = {
  gridArea: 'total',
  pt: { xs: 4, md: '6px' },
  textAlign: 'right',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
};
const apartLook = { fontSize: 12, lineHeight: '15px', fontWeight: 400, color: 'text.secondary' };
