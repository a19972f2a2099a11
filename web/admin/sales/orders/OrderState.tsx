import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { isStepBack, nextStates } from '../../../../common/offers/orderSteps.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import {
  useSetOrderStateMutation,
  type OrderState as State,
  type OrderToReadFragment,
  type OrderToReadQuery,
} from '../../../graphql/generated/operations.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { OrderChip } from './OrderChip.tsx';
import { stateNames } from './orderTexts.ts';
import { SendingFields } from './SendingFields.tsx';

interface Props extends Pick<OrderToReadQuery, 'carriers' | 'sendsMail'> {
  order: OrderToReadFragment;
  onStale: () => Promise<unknown>;
}

const stale = 'Someone else has changed this order meanwhile. Here is what it is now.';

/** Moves the order to another state; what the buyer reads about it is written here. */
export function OrderState({ order, carriers, sendsMail, onStale }: Props) {
  const { id, version, state: present, email } = order;
  const past = order.events.map(({ state }) => state);
  const choices = nextStates(past);
  const [state, setState] = useState<State>(choices[0] ?? present);
  const [values, setValues] = useState({ text: '', reason: '', carrier: '', consignment: '', pattern: '' });
  const [mailBuyer, setMailBuyer] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [change, { loading }] = useSetOrderStateMutation();
  const notify = useNotify();
  const set = (more: Partial<typeof values>) => setValues((all) => ({ ...all, ...more }));

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    const { text, reason, carrier, consignment, pattern } = values;
    const sending = state === 'SENT' && carrier.trim() !== '';
    setErrors({});
    try {
      await change({
        variables: {
          ...{ id, version, state, text: text.trim() || null, mailBuyer },
          ...(state === 'CANCELLED' && { reason: reason.trim() }),
          ...(sending && { carrier: carrier.trim(), consignment: consignment.trim() || null }),
          ...(sending && pattern.trim() && { pattern: pattern.trim() }),
        },
      });
      notify.success(`${order.number} is now: ${stateNames[state].toLowerCase()}.`);
    } catch (error) {
      const { general, fields } = fieldErrors(error);
      const isStale = general?.code === 'CONFLICT';
      setErrors(fields);
      if (general) notify.failure(isStale ? stale : 'Failed to change the order. Please try again.', error);
      if (isStale) await onStale();
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ display: 'grid', gap: 2, p: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="h2" sx={{ fontSize: 17 }}>
          State
        </Typography>
        <OrderChip state={present} />
      </Stack>
      {present === 'CANCELLED' && <Typography lang="tr">{order.cancelReason}</Typography>}
      <PlainSelect
        label="New state"
        value={state}
        options={choices.map((value) => ({
          value,
          label: stateNames[value] + (isStepBack(past, value) ? ' (correction)' : ''),
        }))}
        onChoose={(value) => setState(choices.find((one) => one === value) ?? present)}
      />
      {state === 'SENT' && <SendingFields {...{ values, set, carriers, errors }} />}
      {state === 'CANCELLED' && (
        <TextInput
          label="Reason"
          lang="tr"
          hint="The buyer reads it."
          multiline
          value={values.reason}
          error={errors.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
      <TextInput
        label="Text"
        lang="tr"
        optional
        hint="The buyer reads it on the page of the order: “3 koli, 61 kg.”"
        multiline
        value={values.text}
        error={errors.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {sendsMail && email && (
        <FormControlLabel
          control={<Checkbox checked={mailBuyer} onChange={(_, isOn) => setMailBuyer(isOn)} />}
          label={`Send a mail to ${email}`}
          sx={{ overflowWrap: 'anywhere' }}
        />
      )}
      <Box>
        <BusyButton type="submit" busy={loading}>
          Save state
        </BusyButton>
      </Box>
    </Box>
  );
}
