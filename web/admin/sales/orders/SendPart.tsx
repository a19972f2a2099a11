import { Box, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { parsePrice } from '../../kinds/price.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { amount } from '../enquiry.ts';
import { numberText } from '../numbers.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { openOf, openRows } from './openRows.ts';
import { useAddShipmentMutation, type OrderToReadFragment } from './orders.generated.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  order: OrderToReadFragment;
  onClose: () => void;
}

/** Records that a part of an order is sent. It begins with all that is open, so that one mostly lowers a number or two. */
export function SendPart({ order, onClose }: Props) {
  const open = openRows(order);
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => new Map(open.map((row) => [row.id, numberText(openOf(row))])));
  const [sending, setSending] = useState({ carrier: order.carrier ?? '', consignment: '', waybillNumber: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [add, { loading }] = useAddShipmentMutation();
  const notify = useNotify();

  async function send() {
    const wrong: Record<string, string> = {};
    const rows = open.flatMap(({ id }) => {
      const quantity = parsePrice(typed.get(id) ?? '');
      if (quantity === undefined) wrong[id] = words.notANumber;
      return quantity ? [{ rowId: id, quantity }] : [];
    });
    if (Object.keys(wrong).length > 0) return setErrors(wrong);
    if (rows.length === 0) return setErrors({ rows: words.enterAQuantity });
    setErrors({});
    const blank = (text: string) => text.trim() || null;
    const { carrier, consignment, waybillNumber } = sending;
    try {
      const more = {
        carrier: blank(carrier),
        consignment: blank(consignment),
        waybillNumber: blank(waybillNumber),
      };
      const { data } = await add({ variables: { orderId: order.id, rows, ...more, key } });
      const part = data?.addShipment.order.shipments.at(-1);
      if (part) notify.success(words.partIsRecorded(part.place));
      onClose();
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      // The server names a row by its place in what was sent.
      const named = Object.entries(fields).map(([field, text]): [string, string] => {
        const place = /^rows\.(\d+)/.exec(field)?.[1];
        return [place === undefined ? field : (rows[Number(place)]?.rowId ?? 'rows'), text];
      });
      setErrors(Object.fromEntries(named));
      if (general) notify.failure(words.failedToRecordThePart, error);
    }
    return undefined;
  }

  const field = (name: keyof typeof sending, label: string) => (
    <TextInput
      label={label}
      optional
      lang={siteLanguage}
      value={sending[name]}
      error={errors[name]}
      onChange={({ target }) => setSending((all) => ({ ...all, [name]: target.value }))}
    />
  );
  return (
    <ActDialog
      title={words.sendAPart}
      width={640}
      small={false}
      typed={[[...typed], sending]}
      act={words.sendThisPart}
      busy={loading}
      onAct={send}
      onClose={onClose}
    >
      <PlainList sx={listLook} aria-label={words.openRows}>
        {open.map((row) => (
          <li key={row.id}>
            <Box className="breaks">
              {row.code !== null && (
                <span className="code strong">
                  <Content>{row.code}</Content>
                </span>
              )}
              <div>
                <Content>{row.name}</Content>
              </div>
              <Box className="muted near-type">{words.isOpenOf(amount(openOf(row), row.salesUnit))}</Box>
            </Box>
            <TextInput
              label={words.quantityOf(row.code ?? row.name)}
              isLabelHidden
              inputMode="decimal"
              value={typed.get(row.id) ?? ''}
              error={errors[row.id]}
              onChange={({ target }) => setTyped((all) => new Map(all).set(row.id, target.value))}
            />
          </li>
        ))}
      </PlainList>
      {(errors.rows ?? errors.orderId) && (
        <FormHelperText error role="alert">
          {errors.rows ?? errors.orderId}
        </FormHelperText>
      )}
      <Box sx={fieldsLook}>
        {field('carrier', words.carrier)}
        {field('consignment', words.numberOfTheConsignment)}
        {field('waybillNumber', words.waybillOfPart)}
      </Box>
    </ActDialog>
  );
}

const listLook = {
  mb: 2,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 168px',
    alignItems: 'center',
    columnGap: 2,
    py: 1,
    borderBottom: 'var(--hairline)',
  },
} as const;
const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'end',
} as const;
