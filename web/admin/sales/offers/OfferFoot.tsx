import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { sumsOf } from '../../../../common/offers/sums.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { signed } from '../numbers.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { pricedLine } from '../lines/lineSum.ts';
import { useOfferMoney } from '../lines/offerMoney.ts';
import type { TypedLine } from '../lines/offerLines.ts';
import type { OfferShownFragment } from './offers.generated.ts';
import { offerPdf } from './useShowOffer.ts';

interface Props {
  /** The form that makes the next offer. */
  formId: string;
  /** The number of offers so far. */
  count: number;
  /** The last offer, where it was not sent and nothing was changed since: it can be sent as it is. */
  waiting: OfferShownFragment | undefined;
  isChanged: boolean;
  isBusy: boolean;
  /** Nothing can be offered any more. */
  isOver: boolean;
  onStartOver: () => void;
  /** Says what follows once the form has made the offer. */
  onPreview: () => void;
  onSend: () => void;
  onSendWaiting: () => void;
}

/** The foot of the sheet, always in sight: how much is priced, what it sums up to, and the one thing to do next. */
export function OfferFoot({ formId, count, waiting, isChanged, isBusy, isOver, ...act }: Props) {
  const bar = useBottomBar();
  return (
    <Box className="row wraps rigid ruled on-paper" ref={bar} sx={barLook}>
      <Totals isChanged={isChanged} onStartOver={act.onStartOver} />
      <Box className="wraps at-end" sx={buttonsLook}>
        {isOver ? null : waiting ? (
          <>
            <Button
              {...outlined}
              href={waiting.previewPath}
              target="_blank"
              rel="noreferrer"
              aria-label={words.previewPdfOf(waiting.number)}
              {...offerPdf}
            >
              {words.previewPdf}
            </Button>
            <Button variant="contained" size="small" onClick={act.onSendWaiting}>
              {words.sendOfferCount(count)}
            </Button>
          </>
        ) : (
          <>
            <Button {...outlined} type="submit" form={formId} onClick={act.onPreview}>
              {words.previewPdf}
            </Button>
            <BusyButton type="submit" form={formId} busy={isBusy} onClick={act.onSend}>
              {words.sendOfferCount(count + 1)}
            </BusyButton>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Shows the totals of the priced lines. The server calculates the same. */
function Totals({ isChanged, onStartOver }: { isChanged: boolean; onStartOver: () => void }) {
  const { control, setValue } = useFormContext<{ lines: TypedLine[] }>();
  const lines = useWatch({ control, name: 'lines' });
  const { currency } = useOfferMoney();
  const priced = lines.flatMap((line) => pricedLine(line) ?? []);
  const { net, vat, total } = sumsOf(priced);
  const open = lines.length - priced.length;
  const leaveOut = () =>
    setValue(
      'lines',
      lines.filter((line) => pricedLine(line) !== undefined),
      { shouldDirty: true },
    );
  return (
    <>
      <Box className="shrinks near-type" sx={{ flex: '1 1 150px' }}>
        <Box component="span" role="status" className="strong unbroken">
          {words.linesPriced(priced.length, lines.length)}
        </Box>
        <Box className="wraps" sx={{ columnGap: 1.5, '&:empty': { display: 'none' } }}>
          {open > 0 && priced.length > 0 && (
            <Button {...plain} onClick={leaveOut}>
              {words.leaveOut(open)}
            </Button>
          )}
          {isChanged && (
            <Button {...plain} title={words.draftKept} onClick={onStartOver}>
              {words.startOver}
            </Button>
          )}
        </Box>
      </Box>
      <Box className="muted rigid pushed flush-end small-type unbroken" component="dl" sx={sumsLook}>
        <div>
          <dt>{words.withoutKdv}</dt> <dd>{signed(net / 100, currency)}</dd>
        </div>
        <Box
          className="total"
          title={vat.map((one) => `${words.kdvRate(one.rate)}: ${signed(one.vat / 100, currency)}`).join('\n')}
        >
          <dt>{words.withKdv}</dt> <dd>{signed(total / 100, currency)}</dd>
        </Box>
      </Box>
    </>
  );
}

const outlined = { variant: 'outlined', size: 'small', startIcon: <PictureAsPdfOutlined /> } as const;
const plain = { size: 'small', sx: { height: 22, minWidth: 0, p: 0, fontSize: 13.5 } } as const;
const barLook = {
  columnGap: 2,
  rowGap: 1,
  minHeight: 72,
  px: 'var(--inset)',
  py: { xs: 1, md: 1 },
  position: { xs: 'sticky', md: 'static' },
  bottom: 0,
  zIndex: 2,
} as const;
const buttonsLook = {
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1, sm: 2 } },
} as const;
const sumsLook = {
  lineHeight: 1.35,
  '& dt, & dd': { display: 'inline', m: 0 },
  '& .total dd': { fontSize: 18, fontWeight: 600, color: 'text.primary' },
} as const;
