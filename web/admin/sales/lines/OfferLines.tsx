import type { ReactNode } from 'react';
import { Box, Button, FormHelperText } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { signs } from '../../../../common/money/money.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { CurrencyOfOffer } from './CurrencyOfOffer.tsx';
import { DiscountForAll } from './DiscountForAll.tsx';
import { asTable, asWideTable, figuresOf, lineGrid, moveInColumn, sheetLook, type Shown } from './lineColumns.ts';
import { LineFinder } from './finding/LineFinder.tsx';
import { lineSum } from './lineSum.ts';
import { OfferLine } from './OfferLine.tsx';
import type { TypedLine } from './offerLines.ts';
import { emptyLine, fromProduct, typedRow } from './typedLines.ts';
import { askedFor } from './useListed.ts';
import { useOfferMoney } from './offerMoney.ts';

/** Holds the lines of an offer as one sheet: each says what was asked, offered and wished beside what is offered now. */
export function OfferLines({ enquiry, error }: InputProps & { enquiry: EnquiryToRead }) {
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const [before] = enquiry.offers;
  const money = useOfferMoney();
  const shown: Shown = {
    offer: before !== undefined,
    wishes: before?.requests.some(({ lines }) => lines.length > 0) ?? false,
  };
  return (
    <Sheet>
      <Box role="table" aria-label={words.lines} onKeyDown={moveInColumn}>
        <Heads sign={signs[money.currency]} shown={shown} count={enquiry.offers.length} />
        {fields.map(({ id }, place) => (
          <OfferLine
            key={id}
            place={place}
            enquiry={enquiry}
            shown={shown}
            onRemove={fields.length > 1 ? () => remove(place) : undefined}
          />
        ))}
      </Box>
      <Row className="wraps apart" spacing={1} sx={addLook}>
        <Box sx={{ flex: '1 1 220px', maxWidth: 360 }}>
          <LineFinder
            label={words.addLine}
            placeholder={words.addByCodeOrName}
            onText={(name) => append({ ...emptyLine, name }, { shouldFocus: false })}
            onProduct={(found) =>
              append({ ...emptyLine, ...fromProduct(found, emptyLine, money) }, { shouldFocus: false })
            }
          />
        </Box>
        <Row className="wraps near-type" spacing={2} sx={wholeLook}>
          <CurrencyOfOffer enquiry={enquiry} />
          {fields.length > 1 && <DiscountForAll />}
        </Row>
      </Row>
      <NotOffered enquiry={enquiry} onAdd={(line) => append(line, { shouldFocus: false })} />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Sheet>
  );
}

/** The sheet, which says how long the longest total is; its lines do not follow what is typed in others. */
function Sheet({ children }: { children: ReactNode }) {
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const lines = useWatch({ control, name: 'lines' });
  return (
    <Box sx={sheetLook} style={figuresOf(lines.map((line) => (lineSum(line) ?? 0) / 100))}>
      {children}
    </Box>
  );
}

function Heads({ shown, count, sign }: { shown: Shown; count: number; sign: string }) {
  return (
    <Box role="row" sx={[lineGrid(shown), headsLook]}>
      <Box
        role="columnheader"
        aria-hidden
        sx={{ ...headLook, display: 'none', [asWideTable]: { gridArea: 'thumb', display: 'block' } }}
      />
      <Box role="columnheader" sx={{ ...headLook, gridArea: 'name', pl: '10px' }}>
        {words.line}
      </Box>
      <Box role="columnheader" sx={{ ...numberHead, gridArea: 'asked' }}>
        {words.asked}
        {shown.offer && <Box sx={{ [asWideTable]: { display: 'none' } }}>{words.offerBefore(count)}</Box>}
      </Box>
      {shown.offer && (
        <Box
          role="columnheader"
          sx={{ ...numberHead, display: 'none', [asWideTable]: { gridArea: 'offer', display: 'block' } }}
        >
          {words.offerBefore(count)}
        </Box>
      )}
      {shown.wishes && (
        <Box role="columnheader" sx={{ ...headLook, gridArea: 'wish' }}>
          {words.wishes}
        </Box>
      )}
      <Box role="columnheader" sx={{ ...editHead, gridArea: 'quantity' }}>
        {words.quantity}
      </Box>
      <Box role="columnheader" sx={{ ...editHead, gridArea: 'price' }}>
        {words.priceColumn(sign)}
      </Box>
      <Box role="columnheader" sx={{ ...editHead, gridArea: 'discount' }}>
        {words.discountColumn}
      </Box>
      <Box role="columnheader" sx={{ ...editHead, pr: '4px', gridArea: 'total' }}>
        {words.totalColumn(sign)}
      </Box>
      <Box role="columnheader" aria-hidden sx={{ ...editHead, gridArea: 'more' }} />
    </Box>
  );
}

/** Lists the asked rows that stand in no line of the offer; a press brings one back. */
function NotOffered({ enquiry, onAdd }: { enquiry: EnquiryToRead; onAdd: (line: TypedLine) => void }) {
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const lines = useWatch({ control, name: 'lines' });
  const money = useOfferMoney();
  const answered = lines.map((line, place) => askedFor(enquiry, line, lines.slice(0, place))?.id);
  const missing = enquiry.rows.filter(({ id }) => !answered.includes(id));
  if (missing.length === 0) return null;
  return (
    <Row className="wraps near-type" spacing={1} sx={{ pt: 1 }}>
      <span className="muted">{words.notOffered}</span>
      {missing.map((row) => (
        <Button
          key={row.id}
          size="small"
          variant="outlined"
          lang={siteLanguage}
          aria-label={words.offerIt(row.code ?? row.name)}
          className="small-type"
          sx={{ height: 32, maxWidth: '100%', px: 1 }}
          onClick={() => onAdd(typedRow(row, enquiry, money))}
        >
          {row.code ?? row.name}
        </Button>
      ))}
    </Row>
  );
}

const headsLook = {
  [`&&`]: { display: 'none' },
  [asTable]: { '&&': { display: 'grid', position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' } },
  borderBottom: 2,
  borderColor: 'text.primary',
} as const;
const headLook = {
  minWidth: 0,
  p: '6px 4px',
  fontSize: 13.5,
  lineHeight: '20px',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
const numberHead = { ...headLook, px: 1, textAlign: 'right' } as const;
const editHead = { ...headLook, pr: 1.5, textAlign: 'right', bgcolor: 'surface.sunken', whiteSpace: 'nowrap' } as const;
const wholeLook = { rowGap: 1 } as const;
const addLook = { pt: 1 } as const;
