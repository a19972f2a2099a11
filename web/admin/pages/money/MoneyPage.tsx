import { Box, Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { currencies } from '../../../../common/money/money.ts';
import * as words from '../../../words/admin/en/moneySettings.ts';
import * as screens from '../../../words/admin/en/screens.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/ScreenHead.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useFetchExchangeRatesMutation, useMoneyQuery, type MoneyQuery } from './money.generated.ts';
import { MoneyForm } from './MoneyForm.tsx';
import { RatePanel } from './RatePanel.tsx';

/** The currencies of the site, the rates of today, and how prices follow them. */
export function MoneyPage() {
  const query = useMoneyQuery({ fetchPolicy: 'cache-and-network' });
  const reload = async () => query.refetch();
  return (
    <AdminPage title={screens.money}>
      <Intro>{words.moneyIntro}</Intro>
      <Loaded query={query} failed={words.failedToLoad} skeleton={<RowSkeletons rows={5} />}>
        {({ moneySettings }) => (
          <Stack spacing={3} sx={{ maxWidth: 880 }}>
            <Rates settings={moneySettings} onChanged={reload} />
            <Panel>
              <MoneyForm key={moneySettings.version} settings={moneySettings} onSaved={reload} />
            </Panel>
          </Stack>
        )}
      </Loaded>
    </AdminPage>
  );
}

function Rates({ settings, onChanged }: { settings: MoneyQuery['moneySettings']; onChanged: () => unknown }) {
  const notify = useNotify();
  const [fetchNow, { loading }] = useFetchExchangeRatesMutation();
  const counts = new Map(settings.counts.map(({ currency, count }) => [currency, count]));
  const shown = currencies.filter(
    (one) => one !== 'TRY' && (settings.currencies.includes(one) || (counts.get(one) ?? 0) > 0),
  );

  async function ask() {
    try {
      const { data } = await fetchNow();
      notify.success(words.fetched(data?.fetchExchangeRates.length ?? 0));
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToFetch, error);
    }
    await onChanged();
  }

  return (
    <Box component="section" aria-labelledby="rates-of-today">
      <Row className="apart" spacing={2} sx={{ mb: 1 }}>
        <Typography variant="h6" component="h2" id="rates-of-today">
          {words.todaysRates}
        </Typography>
        {settings.source === 'TCMB' && shown.length > 0 && (
          <BusyButton busy={loading} onClick={() => void ask()}>
            {words.fetchNow}
          </BusyButton>
        )}
      </Row>
      {settings.lastProblem !== null && (
        <Typography variant="body2" role="status" sx={{ mb: 1 }}>
          {words.lastProblem(settings.lastProblem)}
        </Typography>
      )}
      <Panel>
        {shown.length === 0 && (
          <Typography variant="body2" sx={{ p: 2.5 }}>
            {words.noCurrency}
          </Typography>
        )}
        {shown.map((currency) => (
          <RatePanel
            key={currency}
            currency={currency}
            today={settings.today.find((one) => one.currency === currency)}
            count={counts.get(currency) ?? 0}
            onChanged={onChanged}
          />
        ))}
      </Panel>
    </Box>
  );
}
