import { signs } from '../../../../common/money/money.ts';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { ExpandMoreIcon } from '../../../components/icons.tsx';
import { amount } from '../lines/amounts.ts';
import type { Offer } from './offer.ts';
import { unitWord } from '../quotes/quantity.ts';
import { formId, type OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';
import * as common from '../../../words/tr/common.ts';

type LineChangeProps = { line: Offer['lines'][number]; currency: Offer['currency']; answer: OfferAnswer };

const fieldsIn = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];

/** Asks what is to change in a line; a field that is left alone asks for nothing. */
export function LineChange({
  line: { id, name, price, quantity, salesUnit, priceQuantity },
  currency,
  answer: { reply, mark },
}: LineChangeProps) {
  const { values = {}, errors = {} } = reply?.intent === 'change' ? reply : {};
  const names = ['q', 'p', 'd', 't'].map((field) => `${field}.${id}`);
  const field = (key: string) => ({
    name: `${key}.${id}`,
    form: formId,
    defaultValue: values[`${key}.${id}`] ?? '',
    ...(errors[`${key}.${id}`] && { 'aria-invalid': true }),
  });

  /** Empties the fields of the line and closes them; the focus goes to what opens them. */
  function leave(button: HTMLButtonElement) {
    const details = button.closest('details');
    for (const one of details ? fieldsIn(details) : []) one.value = '';
    mark(id, false);
    details?.removeAttribute('open');
    details?.querySelector('summary')?.focus();
  }

  return (
    <details className="line-extra offer-change" open={names.some((one) => values[one]) || undefined}>
      <summary>
        <ExpandMoreIcon /> {words.askChange}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <div
        className="offer-change-fields"
        role="group"
        aria-labelledby={`${id}-change`}
        onChange={({ currentTarget }) =>
          mark(
            id,
            fieldsIn(currentTarget).some(({ value }) => value !== ''),
          )
        }
      >
        <p id={`${id}-change`}>{words.whatChanges}</p>
        <label>
          {words.quantityIn(unitWord(salesUnit))}
          <input inputMode="decimal" placeholder={String(quantity).replace('.', ',')} {...field('q')} />
          {errors[`q.${id}`] && <span className="offer-wrong">{errors[`q.${id}`]}</span>}
        </label>
        <label>
          {priceQuantity === null
            ? words.unitPriceIn(signs[currency])
            : words.priceInFor(signs[currency], inUnits(priceQuantity, salesUnit))}
          <input inputMode="decimal" placeholder={amount(price)} {...field('p')} />
          {errors[`p.${id}`] && <span className="offer-wrong">{errors[`p.${id}`]}</span>}
        </label>
        <label>
          {words.deliveryDay}
          <input inputMode="numeric" maxLength={10} placeholder={words.dayExample} {...field('d')} />
          {errors[`d.${id}`] && <span className="offer-wrong">{errors[`d.${id}`]}</span>}
        </label>
        <label className="offer-change-wide">
          <span>
            {common.description} <span className="optional">{common.optional}</span>
          </span>
          <textarea rows={2} maxLength={500} placeholder={words.reasonOrWish} {...field('t')} />
          {errors[`t.${id}`] && <span className="offer-wrong">{errors[`t.${id}`]}</span>}
        </label>
        <button type="button" className="text-link scripted" onClick={({ currentTarget }) => leave(currentTarget)}>
          <span>{words.leaveLine}</span>
        </button>
      </div>
    </details>
  );
}
