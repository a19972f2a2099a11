import { useApolloClient } from '@apollo/client/react';
import { Box, Button } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { Currency } from '../../../../common/money/money.ts';
import { filledTerms, rateSentence } from '../../../../common/money/offerRates.ts';
import { rateWords } from '../../../../common/words/tr/sales.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { LabelledSelect } from '../../parts/inputs/LabelledSelect.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { ProductOfLineDocument, useMoneyOfOffersQuery, type ProductOfLineQuery } from '../offers/offers.generated.ts';
import type { OfferTexts } from './offerTexts.ts';
import { daysOld, withTerms } from './foreignTerms.ts';
import * as words from '../../../words/admin/en/offers.ts';
import type { TypedLine } from './offerLines.ts';
import { listedProduct, pricedIn } from './typedLines.ts';
import { askedFor } from './useListed.ts';
import { rateOfToday, useOfferMoney, type MoneyOfForm } from './offerMoney.ts';

type Form = MoneyOfForm & OfferTexts & { lines: TypedLine[] };

/** Chooses the currency of the offer, and says by which rate its lines were filled in. A site that has lira alone does not see it. */
export function CurrencyOfOffer({ enquiry }: { enquiry: EnquiryToRead }) {
  const { getValues, setValue } = useFormContext<Form>();
  const { data } = useMoneyOfOffersQuery();
  const client = useApolloClient();
  const money = useOfferMoney();
  const { currencies = [], today = [], foreignTerms = null } = data?.moneySettings ?? {};
  const offered = [...new Set<Currency>(['TRY', ...currencies, money.currency])];
  if (offered.length === 1) return null;
  const { rate } = money;
  const age = rate ? daysOld(rate.day) : 0;

  /** A line of a product that the enquiry does not name asks the catalogue, which it has done before. */
  async function listOf(line: TypedLine, above: TypedLine[]) {
    const asked = askedFor(enquiry, line, above);
    if (asked || !line.productId) return asked;
    const variables = { id: line.productId };
    const { data: found } = await client.query<ProductOfLineQuery>({ query: ProductOfLineDocument, variables });
    return found?.product ? listedProduct(found.product) : undefined;
  }

  async function choose(currency: Currency) {
    const used = currency === 'TRY' ? null : rateOfToday(today, currency);
    const next = { currency, rate: used };
    const lines = getValues('lines');
    const listed = await Promise.all(lines.map((line, place) => listOf(line, lines.slice(0, place))));
    const change = { shouldDirty: true } as const;
    lines.forEach((line, place) => {
      setValue(`lines.${place}`, { ...line, ...pricedIn(line, listed[place], money, next) }, change);
    });
    const template = foreignTerms ?? rateWords.terms;
    const [before, after] = [rate, used].map((one) => (one ? filledTerms(template, one) : ''));
    const texts = { paymentTerms: getValues('paymentTerms'), notes: getValues('notes') };
    const filled = withTerms(texts, before ?? '', after ?? '');
    for (const name of ['paymentTerms', 'notes'] as const) setValue(name, filled[name], change);
    setValue('currency', currency, change);
    setValue('rateIds', used ? [used] : [], change);
  }

  return (
    <Box className="row wraps" sx={look}>
      <LabelledSelect
        label={words.currency}
        value={money.currency}
        options={offered.map((one) => ({ value: one, label: one }))}
        onChoose={(one) => void choose(one as Currency)}
      />
      {rate && (
        <Box component="span" sx={{ color: age > 1 ? 'warning.main' : 'text.secondary' }}>
          <span lang={siteLanguage}>{rateSentence(rate)}</span>
          {age > 1 && ` ${words.rateIsOld(age)}`}
        </Box>
      )}
      {rate && rateOfToday(today, money.currency) && rateOfToday(today, money.currency)?.id !== rate.id && (
        <Button size="small" onClick={() => void choose(money.currency)}>
          {words.useTodaysRate}
        </Button>
      )}
      {money.currency !== 'TRY' && data && !rate && (
        <Box component="span" className="warns">
          {words.noRateOf(money.currency)}
        </Box>
      )}
    </Box>
  );
}

const look = { gap: 1, fontSize: 14 } as const;
