import CloseOutlined from '@mui/icons-material/CloseOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { Box, Button, IconButton } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { signs } from '../../../../common/money/money.ts';
import { usualVatRate } from '../../../../common/offers/sums.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { LineAsked, LineOffered } from './LineBefore.tsx';
import { LineCell } from './LineCell.tsx';
import { kinds, LineMore, moreFields } from './LineMore.tsx';
import { LineName } from './LineName.tsx';
import { LineWishes } from './LineWishes.tsx';
import { asTable, asWideTable, lineGrid, type Shown } from './lineColumns.ts';
import { lineSum } from './lineSum.ts';
import type { TypedLine } from './offerLines.ts';
import { priceHint, priceSource } from './priceHint.ts';
import { listAt, packText } from './listAt.ts';
import { moneyText } from '../numbers.ts';
import { wishesOf } from './requestTexts.ts';
import { grossText, lineNote, listPrice, readNumber } from './typedLines.ts';
import { useOfferMoney } from './offerMoney.ts';
import { askedFor, useListed } from './useListed.ts';

interface Props {
  place: number;
  enquiry: EnquiryToRead;
  shown: Shown;
  /** Undefined for the only line, which cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** One line: what was asked, offered and wished, and what is offered now, side by side. What few lines need folds out below. */
export function OfferLine({ place, enquiry, shown, onRemove }: Props) {
  const { control, setValue, getValues, getFieldState, formState } = useFormContext<{ lines: TypedLine[] }>();
  const line = useWatch({ control, name: `lines.${place}` });
  const rateBefore = useRef(line.vatRate);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const asked = askedFor(enquiry, line, getValues('lines').slice(0, place));
  const listed = useListed(asked, line.productId);
  const quantityBefore = useRef(line.quantity);
  const money = useOfferMoney();
  const list = listAt(listed, readNumber(line.quantity), money);
  const languageBefore = useRef(money.language);
  const net = lineSum(line);
  const isWrong = moreFields.some((name) => getFieldState(`lines.${place}.${name}`, formState).invalid);
  const isUnfolded = isOpen || isWrong;
  const [before] = enquiry.offers;
  const wishes = before ? wishesOf(before, line) : [];
  const { product } = asked ?? {};

  /** The list price holds KDV: with another rate, another price is without it. A price that was typed stays. */
  function followRate(rate: string) {
    const price = getValues(`lines.${place}.price`);
    const isList = price !== '' && price === listPrice(list, Number(rateBefore.current) || 0);
    rateBefore.current = rate;
    if (!isList) return;
    setValue(`lines.${place}.price`, listPrice(list, Number(rate) || 0), { shouldDirty: true });
  }

  /** A list price follows the quantity along the ladder, and the note says by which row. What was typed stays. */
  function followQuantity(quantity: string) {
    const { price, note, vatRate } = getValues(`lines.${place}`);
    const [before, after] = [quantityBefore.current, quantity].map(readNumber);
    if (before === undefined || after === undefined || after === null) return;
    const [past, now] = [listAt(listed, before, money), listAt(listed, after, money)];
    quantityBefore.current = quantity;
    const rate = Number(vatRate) || 0;
    const follows = price !== '' && price === listPrice(past, rate) && past.price !== now.price;
    if (follows) {
      setValue(`lines.${place}.price`, listPrice(now, rate), { shouldDirty: true });
      setValue(`lines.${place}.gross`, grossText(now), { shouldDirty: true });
    }
    const listNote = [past.note, ''].find((one) => note === lineNote(asked, before, one, money));
    if (listNote === undefined) return;
    const next = lineNote(asked, after, follows && listNote === past.note ? now.note : listNote, money);
    if (next !== note) setValue(`lines.${place}.note`, next, { shouldDirty: true });
  }

  /** The note names the row of the ladder for as long as the price is that of the row. What was typed into it stays. */
  function followPrice(price: string) {
    const { note, quantity, vatRate } = getValues(`lines.${place}`);
    const now = readNumber(quantity);
    const [byRow, without] = [list.note, ''].map((listNote) => lineNote(asked, now, listNote, money));
    if (byRow === without || (note !== byRow && note !== without)) return;
    const next = readNumber(price) === readNumber(listPrice(list, Number(vatRate) || 0)) ? byRow : without;
    if (next !== undefined && next !== note) setValue(`lines.${place}.note`, next, { shouldDirty: true });
  }

  /** A note that nobody typed follows the language of the buyer. */
  useEffect(() => {
    const past = { ...money, language: languageBefore.current };
    if (past.language === money.language) return;
    languageBefore.current = money.language;
    const { note, quantity } = getValues(`lines.${place}`);
    const now = readNumber(quantity);
    const [byRow, inPast] = [money, past].map((one) => listAt(listed, now, one).note);
    const listNote = [inPast, ''].find((one) => one !== undefined && note === lineNote(asked, now, one, past));
    if (listNote === undefined) return;
    const next = lineNote(asked, now, listNote === '' ? '' : (byRow ?? ''), money);
    if (next !== note) setValue(`lines.${place}.note`, next, { shouldDirty: true });
  }, [asked, getValues, listed, money, place, setValue]);

  return (
    <Box sx={[lineLook, wishes.length > 0 && wishedLook]}>
      <Box role="row" aria-label={words.lineNamed(place + 1, line.name)} sx={[lineGrid(shown), rowLook]}>
        <Box role="cell" aria-hidden={!product} sx={thumbLook}>
          {product && <Picture alt="" image={product.image} picture={product.picture} sizes="48px" upTo={320} />}
        </Box>
        <LineName place={place} line={line} asked={asked} enquiry={enquiry} />
        <LineAsked asked={asked} line={line} before={before} />
        {shown.offer && before && <LineOffered line={line} before={before} />}
        {shown.wishes && <LineWishes wishes={wishes} currency={before?.currency ?? 'TRY'} />}
        <Box role="cell" sx={{ ...editLook, gridArea: 'quantity' }}>
          <LineCell
            place={place}
            name="quantity"
            label={words.quantity}
            short={words.quantity}
            hint={listed && packText(listed, asked?.quantity ?? null, readNumber(line.quantity))}
            isNumber
            onTyped={followQuantity}
          />
        </Box>
        <Box role="cell" sx={{ ...editLook, gridArea: 'price' }}>
          <LineCell
            place={place}
            name="price"
            label={words.priceWithoutKdv}
            short={words.priceColumn(signs[money.currency])}
            hint={priceSource(enquiry, listed, line, money)}
            isNumber
            onTyped={followPrice}
          />
        </Box>
        <Box role="cell" sx={{ ...editLook, gridArea: 'discount' }}>
          <LineCell place={place} name="discount" label={words.discount} short={words.discount} isNumber />
        </Box>
        <Box role="cell" sx={{ ...editLook, gridArea: 'total', textAlign: 'right' }}>
          <Box
            component="output"
            aria-label={words.total}
            className="own-line unbroken dense-type strong"
            sx={totalLook}
          >
            {/* On a phone no head of a table names it. */}
            <Box className="muted plain" component="span" sx={{ [asTable]: { display: 'none' } }}>
              {words.total}{' '}
            </Box>
            {net === undefined ? '–' : moneyText(net / 100)}
          </Box>
          {line.kind !== 'PLAIN' && (
            <Box className="muted small-type" sx={apartLook}>
              {kinds[line.kind]}
            </Box>
          )}
          {line.vatRate !== String(usualVatRate) && (
            <Box className="muted small-type" sx={apartLook}>
              {words.kdvOf(line.vatRate)}
            </Box>
          )}
        </Box>
        <Box role="cell" sx={{ ...editLook, gridArea: 'more', display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton
            size="small"
            color={line.note || line.askedCode ? 'primary' : 'inherit'}
            aria-label={words.moreOfLine(place + 1)}
            aria-expanded={isUnfolded}
            aria-controls={moreId}
            onClick={() => setOpen(!isUnfolded)}
            sx={{ width: 32, height: 34 }}
          >
            <MoreHorizOutlined className="icon-20" />
          </IconButton>
        </Box>
      </Box>
      <Box role="row" id={moreId} hidden={!isUnfolded}>
        {isUnfolded && (
          <Box role="cell" sx={{ py: 1.5, px: 1 }}>
            <LineMore place={place} hint={priceHint(enquiry, line.productId)} asked={asked} onRate={followRate} />
            {onRemove && (
              <Button
                size="small"
                color="inherit"
                startIcon={<CloseOutlined />}
                onClick={onRemove}
                className="near-type"
                sx={{ height: 32, px: 1 }}
              >
                {words.removeLine(place + 1)}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const lineLook = { borderBottom: 'var(--hairline)' } as const;
const wishedLook = { boxShadow: 'inset 3px 0 0 var(--mui-palette-line-dim)' } as const;
const rowLook = {
  alignItems: 'start',
  rowGap: 1,
  py: 1.5,
  px: 1,
  minHeight: 56,
  [asTable]: { alignItems: 'stretch', rowGap: 0, p: 0 },
} as const;
const thumbLook = {
  display: 'none',
  [asWideTable]: { display: 'block', gridArea: 'thumb', p: '7px 4px 0', height: 50, overflow: 'hidden' },
} as const;
const editLook = {
  minWidth: 0,
  px: '4px',
  [asTable]: { p: '7px 4px 3px', bgcolor: 'surface.sunken' },
} as const;
const totalLook = { lineHeight: { xs: '22px', md: '34px' } };
const apartLook = { lineHeight: '15px' };
