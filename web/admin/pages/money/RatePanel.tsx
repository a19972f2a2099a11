import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { signs } from '../../../../common/money/money.ts';
import type { Currency } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/moneySettings.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useUndoChange } from '../../parts/history/useUndoChange.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import {
  useLetExchangeRatePassMutation,
  useRatesOfCurrencyQuery,
  useSetExchangeRateMutation,
  type RateRowFragment,
} from './money.generated.ts';
import { ProductsInCurrency } from './ProductsInCurrency.tsx';
import { RateCurve } from './RateCurve.tsx';
import { originOf, rateText, readRate } from './rateText.ts';

interface Props {
  currency: Currency;
  today: RateRowFragment | undefined;
  count: number;
  onChanged: () => unknown;
}

/** The rate of one currency: what it is, a curve of the last ones, and a new one. */
export function RatePanel({ currency, today, count, onChanged }: Props) {
  const query = useRatesOfCurrencyQuery({ variables: { currency }, fetchPolicy: 'cache-and-network' });
  const rates = query.data?.exchangeRates ?? [];
  const waiting = rates.find(({ state }) => state === 'WAITING');
  const [areShown, setShown] = useState(false);
  const done = useDone(async () => {
    await query.refetch();
    await onChanged();
  });
  const held = rates.filter(({ state }) => state === 'IN_FORCE').toReversed();
  return (
    <Box component="section" aria-label={currency} sx={panelLook}>
      <Row className="wraps" sx={{ columnGap: 3, rowGap: 1 }}>
        <Box sx={{ minWidth: 180 }}>
          <Typography variant="h6" component="p">
            {signs[currency]} {today ? rateText(today.applied) : '–'}
          </Typography>
          <Typography className="muted" variant="body2">
            {today ? originOf(today) : words.noRate}
          </Typography>
        </Box>
        <RateCurve currency={currency} rates={held.map(({ applied }) => applied)} />
        {count > 0 && (
          <Button size="small" aria-expanded={areShown} onClick={() => setShown(!areShown)}>
            {words.seeProducts(count)}
          </Button>
        )}
      </Row>
      {waiting && <Waiting rate={waiting} onDone={done} />}
      <NewRate currency={currency} onDone={done} />
      {areShown && <ProductsInCurrency currency={currency} />}
    </Box>
  );
}

type Done = (rate: RateRowFragment) => Promise<void>;

/** Says how many prices followed a rate, with the way back. */
function useDone(reload: () => Promise<void>): Done {
  const notify = useNotify();
  const undo = useUndoChange('EXCHANGE_RATE');
  return async (rate) => {
    const text = words.rateSet(rate.currency, rateText(rate.applied), rate.changed);
    notify.success(text, undo({ id: rate.id, version: 1 }, reload));
    await reload();
  };
}

function Waiting({ rate, onDone }: { rate: RateRowFragment; onDone: Done }) {
  const notify = useNotify();
  const [letPass, { loading }] = useLetExchangeRatePassMutation();
  async function pass() {
    try {
      const { data } = await letPass({ variables: { id: rate.id } });
      if (data) await onDone(data.letExchangeRatePass);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSetRate, error);
    }
  }
  return (
    <Row role="status" className="wraps" spacing={2}>
      <Typography variant="body2">{words.waits(rateText(rate.applied))}</Typography>
      <BusyButton busy={loading} onClick={() => void pass()}>
        {words.letItPass}
      </BusyButton>
    </Row>
  );
}

function NewRate({ currency, onDone }: { currency: Currency; onDone: Done }) {
  const notify = useNotify();
  const [set, { loading }] = useSetExchangeRateMutation();
  const [text, setText] = useState('');
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();
  const [question, setQuestion] = useState<string>();

  async function send(confirmed: boolean) {
    const rate = readRate(text);
    setError(rate === undefined ? words.enterARate : undefined);
    if (rate === undefined) return;
    try {
      const { data } = await set({ variables: { input: { currency, rate, fixedUntil: until || null }, confirmed } });
      setQuestion(undefined);
      setText('');
      setUntil('');
      if (data) await onDone(data.setExchangeRate);
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal !== undefined && isAboutRate(failure) && !confirmed) setQuestion(refusal);
      else if (refusal === undefined) notify.failure(words.failedToSetRate, failure);
      else setError(refusal);
    }
  }

  return (
    <Box
      className="wraps"
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
      sx={{ alignItems: 'end', gap: 2, '& > .MuiBox-root': { width: 180 } }}
    >
      <Box>
        <TextInput
          label={words.liraFor(signs[currency])}
          name={`rate-${currency}`}
          inputMode="decimal"
          value={text}
          {...(error !== undefined && { error })}
          onChange={({ target }) => setText(target.value)}
        />
      </Box>
      <Box>
        <TextInput
          label={words.fixedUntil}
          name={`until-${currency}`}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </Box>
      <BusyButton type="submit" busy={loading}>
        {words.setRate}
      </BusyButton>
      <ConfirmDialog
        open={question !== undefined}
        title={words.moreThanFive}
        text={question ?? ''}
        confirm={words.setItStill}
        busy={loading}
        onConfirm={() => void send(true)}
        onCancel={() => setQuestion(undefined)}
      />
    </Box>
  );
}

/** The server refuses a rate that moved far at its field. */
const isAboutRate = (failure: unknown) =>
  CombinedGraphQLErrors.is(failure) && failure.errors.some(({ extensions }) => extensions?.field === 'rate');

const panelLook = {
  display: 'grid',
  gap: 2,
  p: 2.5,
  '& + &': { borderTop: 'var(--hairline)' },
} as const;
