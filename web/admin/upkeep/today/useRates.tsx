import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import { useState } from 'react';
import { isoFormat, numberFormat } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/today.ts';
import { turkishDay } from '../../parts/texts/dates.ts';
import { stateOf, type Block } from './block.ts';
import { useTodayRatesQuery } from './today.generated.ts';

const rateText = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6 });
const dayFormat = isoFormat({ dateStyle: 'short' });
/** A weekend and the morning after it have no list of the central bank. */
const daysWithout = 3;

/** The rates that came today, with how many prices follow them, and the currencies that have had none for days. */
export function useRates(isShown: boolean): Block {
  const query = useTodayRatesQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const { currencies = [], today = [] } = query.data?.moneySettings ?? {};
  const [now] = useState(() => dayFormat.format(Date.now()));
  const rows = currencies.flatMap((currency) => {
    const row = today.find((one) => one.currency === currency);
    const days = row ? Math.round((Date.parse(now) - Date.parse(row.day)) / 86_400_000) : 0;
    const isNew = row !== undefined && days <= 0;
    if (row && !isNew && days < daysWithout) return [];
    return {
      key: currency,
      icon: { Icon: CurrencyExchangeOutlined, colour: isNew ? ('text.secondary' as const) : ('warning.main' as const) },
      title: currency,
      text: row
        ? isNew
          ? words.rateOf(turkishDay(row.day), rateText.format(row.applied), row.changed)
          : words.noRateForDays(days)
        : words.noRateYet,
      to: '/admin/money',
      look: words.open,
    };
  });
  return {
    title: words.rates,
    total: rows.length,
    listed: '/admin/money',
    rows,
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}
