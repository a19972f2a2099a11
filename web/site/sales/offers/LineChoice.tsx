import '../../parts/TickBox.css';
import { priceText } from '../lines/amounts.ts';
import type { Offer } from './offer.ts';
import { formId, type OfferAnswer } from './useOfferAnswer.ts';
import * as words from '../../../words/tr/offers.ts';

type Line = Offer['lines'][number];

/** Adds an optional line to the order. */
export function LineOption({ line: { id, name }, answer: { choice, choose } }: { line: Line; answer: OfferAnswer }) {
  const { options } = choice;
  return (
    <label className="line-extra offer-option">
      <input
        className="tick-box"
        type="checkbox"
        name="option"
        value={id}
        form={formId}
        checked={options.includes(id)}
        onChange={({ target }) =>
          choose({ ...choice, options: target.checked ? [...options, id] : options.filter((one) => one !== id) })
        }
      />
      <span>
        {words.optionalLine}
        <span className="visually-hidden"> ({name})</span>
      </span>
    </label>
  );
}

type Alternatives = { main: Line; alternatives: Line[]; answer: OfferAnswer };

/** Chooses between a line and what may be taken instead of it. */
export function LineAlternatives({ main, alternatives, answer: { choice, choose } }: Alternatives) {
  const ids = new Set(alternatives.map(({ id }) => id));
  const others = choice.alternatives.filter((id) => !ids.has(id));
  const taken = choice.alternatives.find((id) => ids.has(id)) ?? '';
  return (
    <div className="line-extra offer-alternatives" role="radiogroup" aria-labelledby={`${main.id}-others`}>
      <p id={`${main.id}-others`}>
        <b>{words.alternatives}</b>
        <span className="visually-hidden">: {main.name}</span>
      </p>
      {[main, ...alternatives].map((line) => {
        const value = line === main ? '' : line.id;
        return (
          <label key={line.id}>
            <input
              className="tick-box tick-dot"
              type="radio"
              name={`alternative.${main.id}`}
              value={value}
              form={formId}
              checked={value === taken}
              onChange={() => choose({ ...choice, alternatives: value ? [...others, value] : others })}
            />
            <span>
              <b>{line.code && !line.name.includes(line.code) ? `${line.code} ` : ''}</b>
              {line.name}
              {line !== main && line.note && <span className="typed"> {line.note}</span>}
            </span>
            <span className="offer-line-amount">{priceText(line)}</span>
          </label>
        );
      })}
    </div>
  );
}
