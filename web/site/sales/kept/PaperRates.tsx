import { inCurrency, type Currency } from '../../../../common/money/money.ts';
import { inLira, rateSentence } from '../../../../common/money/offerRates.ts';
import * as words from '../../../words/tr/offers.ts';

type Rate = Omit<Parameters<typeof rateSentence>[0], 'day'> & { day: string };

interface Props {
  paper: { currency: Currency; rates: readonly Rate[] };
  total: number;
}

/** Says by which rates an offer or an order was made, and what one in foreign money is in lira, for information. */
export function PaperRates({ paper: { currency, rates }, total }: Props) {
  const kept = rates.map((one) => ({ ...one, rate: Math.round(one.rate * 1_000_000) }));
  const own = kept.find((one) => one.currency === currency);
  return (
    <>
      {own && (
        <p className="t-caption muted">
          {words.forInformation(inCurrency(inLira(Math.round(total * 100), own) / 100, 'TRY'))}
        </p>
      )}
      {kept.map((one) => (
        <p key={one.currency} className="t-caption muted">
          {rateSentence(one)}
        </p>
      ))}
    </>
  );
}
