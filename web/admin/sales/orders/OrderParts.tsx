import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { amount } from '../enquiry.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { CancelRow } from './CancelRow.tsx';
import { maySendParts, openOf, openRows } from './openRows.ts';
import { useDeleteShipmentMutation, type OrderToReadFragment } from './orders.generated.ts';
import { orderPath } from './orderTexts.ts';
import { SendPart } from './SendPart.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

type Part = OrderToReadFragment['shipments'][number];

/** Shows the parts in which an order was sent, each with its delivery note, and what is still open. */
export function OrderParts({ order }: { order: OrderToReadFragment }) {
  const [isSending, setSending] = useState(false);
  const open = openRows(order);
  const cancelled = order.rows.filter((row) => row.cancelled > 0);
  return (
    <Box component="section" className="dense-type" sx={{ p: 2.5 }}>
      <Row className="wraps apart" spacing={1.5}>
        <Typography variant="subtitle2" component="h2" className="head-type">
          {words.parts}
        </Typography>
        {maySendParts(order) && (
          <Button variant="outlined" size="small" onClick={() => setSending(true)}>
            {words.sendAPart}
          </Button>
        )}
      </Row>
      {order.shipments.length > 0 && (
        <PlainList as="ol" sx={listLook} aria-label={words.parts}>
          {order.shipments.map((part) => (
            <OnePart key={part.id} part={part} order={order} />
          ))}
        </PlainList>
      )}
      {(open.length > 0 || cancelled.length > 0) && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {words.openRows}
          </Typography>
          <PlainList sx={listLook} aria-label={words.openRows}>
            {order.rows
              .filter((row) => open.includes(row) || cancelled.includes(row))
              .map((row) => (
                <li key={row.id}>
                  <Box className="breaks" sx={{ flex: '1 1 200px' }}>
                    <Content>{row.code ?? row.name}</Content>
                    <Box className="muted" sx={quietLook}>
                      {openOf(row) > 0 && words.isOpenOf(amount(openOf(row), row.salesUnit))}
                      {row.cancelled > 0 && (
                        <>
                          {words.isCancelledOf(amount(row.cancelled, row.salesUnit))}
                          {row.cancelReason && <Content>: {row.cancelReason}</Content>}
                        </>
                      )}
                    </Box>
                  </Box>
                  {order.state !== 'DELIVERED' && <CancelRow order={order} row={row} />}
                </li>
              ))}
          </PlainList>
        </>
      )}
      {isSending && <SendPart order={order} onClose={() => setSending(false)} />}
    </Box>
  );
}

/** A part with what is in it. */
function OnePart({ part, order }: { part: Part; order: OrderToReadFragment }) {
  const { id, place, createdAt, carrier, consignment, waybillNumber, rows } = part;
  const [isAsked, setAsked] = useState(false);
  const [remove, { loading }] = useDeleteShipmentMutation();
  const notify = useNotify();
  const inIt = rows.flatMap(({ rowId, quantity }) => {
    const row = order.rows.find((one) => one.id === rowId);
    return row ? [`${row.code ?? row.name}: ${amount(quantity, row.salesUnit)}`] : [];
  });

  async function takeBack() {
    try {
      await remove({ variables: { id } });
      setAsked(false);
    } catch (error) {
      notify.failure(words.failedToChangeTheOrder, error);
    }
  }

  return (
    <li>
      <Box className="breaks" sx={{ flex: '1 1 220px' }}>
        <b>{words.partNumber(place)}</b>, <time dateTime={createdAt}>{fullDate(createdAt)}</time>
        <Box className="muted" lang={siteLanguage} sx={quietLook}>
          {[...inIt, [carrier, consignment].filter(Boolean).join(' '), waybillNumber].filter(Boolean).join('; ')}
        </Box>
      </Box>
      <Button
        size="small"
        href={`${orderPath(order.id)}/note-${place}.pdf`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.deliveryNoteOf(place)}
        startIcon={<PictureAsPdfOutlined />}
      >
        {words.deliveryNote}
      </Button>
      <Button size="small" color="inherit" aria-label={words.takeBackPart(place)} onClick={() => setAsked(true)}>
        {words.takeBack}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.takeBackPart(place)}
        text={words.takeBackText}
        confirm={words.takeBack}
        busy={loading}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}

const listLook = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    minHeight: 52,
    py: 0.75,
    borderTop: 'var(--hairline)',
  },
  '& > li:first-of-type': { borderTop: 0 },
} as const;
const quietLook = { fontSize: 14 };
