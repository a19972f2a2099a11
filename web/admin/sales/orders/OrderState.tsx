import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState, type SyntheticEvent } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { forwardState, isStepBack, nextStates } from '../../../../common/offers/orderSteps.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useSetOrderStateMutation, type OrderToReadFragment, type OrderToReadQuery } from './orders.generated.ts';
import type { OrderState as State } from '../../../graphql/generated/schema.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { OrderChip } from './OrderChip.tsx';
import { stateNames } from './orderTexts.ts';
import { SendingFields } from './SendingFields.tsx';
import { smallLetters } from '../../session/officeLetters.ts';

interface Props extends Pick<OrderToReadQuery, 'carriers' | 'sendsMail'> {
  order: OrderToReadFragment;
  onStale: () => Promise<unknown>;
}

const stale = words.someoneElseHasChanged;

/** Moves the order to another state; what the buyer reads about it is written here. */
export function OrderState({ order, carriers, sendsMail, onStale }: Props) {
  const { id, version, state: present, email } = order;
  const past = order.events.map(({ state }) => state);
  const choices = nextStates(past);
  // A correction is never chosen for someone: one press would take the order back.
  const [state, setState] = useState<State | ''>(forwardState(past) ?? '');
  const [values, setValues] = useState({ text: '', reason: '', carrier: '', consignment: '', pattern: '' });
  const [mailBuyer, setMailBuyer] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [change, { loading }] = useSetOrderStateMutation();
  const notify = useNotify();
  const set = (more: Partial<typeof values>) => setValues((all) => ({ ...all, ...more }));

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (state === '') return;
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
      notify.success(words.isNow(order.number, smallLetters(stateNames[state])));
    } catch (error) {
      const { general, fields } = fieldErrors(error);
      const isStale = general?.code === 'CONFLICT';
      setErrors(fields);
      if (general) notify.failure(isStale ? stale : words.failedToChangeTheOrder, error);
      if (isStale) await onStale();
    }
  }

  return (
    <Stack component="form" noValidate onSubmit={(event) => void save(event)} spacing={2} sx={{ p: 2.5 }}>
      <Row className="apart" spacing={2}>
        <Typography variant="subtitle2" component="h2" className="head-type">
          {words.state}
        </Typography>
        <OrderChip state={present} />
      </Row>
      {present === 'CANCELLED' && <Typography lang={siteLanguage}>{order.cancelReason}</Typography>}
      <PlainSelect
        label={words.newState}
        value={state}
        options={[
          ...(forwardState(past) ? [] : [{ value: '', label: words.noNewState }]),
          ...choices.map((value) => ({
            value,
            label: isStepBack(past, value) ? words.correction(stateNames[value]) : stateNames[value],
          })),
        ]}
        onChoose={(value) => setState(choices.find((one) => one === value) ?? '')}
      />
      {state === 'SENT' && <SendingFields {...{ values, set, carriers, errors }} />}
      {state === 'CANCELLED' && (
        <TextInput
          label={words.reason}
          lang={siteLanguage}
          hint={words.theBuyerReadsIt}
          multiline
          value={values.reason}
          error={errors.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
      <TextInput
        label={words.text}
        lang={siteLanguage}
        optional
        hint={words.theBuyerReadsItOnThePage}
        multiline
        value={values.text}
        error={errors.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {sendsMail && email && (
        <FormControlLabel
          control={<Checkbox checked={mailBuyer} onChange={(_, isOn) => setMailBuyer(isOn)} />}
          label={words.sendAMailTo(email)}
          sx={{ overflowWrap: 'anywhere' }}
        />
      )}
      <Box>
        <BusyButton type="submit" busy={loading} disabled={state === ''}>
          {words.saveState}
        </BusyButton>
      </Box>
    </Stack>
  );
}
