import { Button, Typography, Stack } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { amount } from '../enquiry.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { openOf, type Row } from './openRows.ts';
import { useCancelOrderRowMutation, type OrderToReadFragment } from './orders.generated.ts';

/** Cancels what is open of a row with a reason, or takes that back. */
export function CancelRow({ order: { id: orderId, version }, row }: { order: OrderToReadFragment; row: Row }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [cancel, { loading }] = useCancelOrderRowMutation();
  const notify = useNotify();
  const name = row.code ?? row.name;

  async function change(text: string | null) {
    try {
      await cancel({ variables: { orderId, rowId: row.id, reason: text, version } });
      setOpen(false);
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      const said = fields.rowId ?? fields.orderId ?? (general?.code === 'CONFLICT' ? words.someoneElseHasChanged : '');
      notify.failure(said || words.failedToChangeTheOrder, error);
    }
  }

  if (row.cancelled > 0)
    return (
      <Button size="small" aria-label={words.bringRowBackOf(name)} disabled={loading} onClick={() => void change(null)}>
        {words.bringRowBack}
      </Button>
    );
  return (
    <>
      <Button size="small" color="inherit" aria-label={words.cancelRowOf(name)} onClick={() => setOpen(true)}>
        {words.cancelRow}
      </Button>
      {isOpen && (
        <ActDialog
          title={words.cancelRowOf(name)}
          typed={reason}
          act={words.cancelRow}
          cancel={words.keepRow}
          busy={loading}
          ready={reason.trim() !== ''}
          onAct={() => change(reason.trim())}
          onClose={() => setOpen(false)}
        >
          <Stack spacing={2}>
            <Typography>{words.cancelRowText(amount(openOf(row), row.salesUnit))}</Typography>
            <TextInput
              label={words.reason}
              lang={siteLanguage}
              hint={words.theBuyerReadsIt}
              autoFocus
              multiline
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Stack>
        </ActDialog>
      )}
    </>
  );
}
