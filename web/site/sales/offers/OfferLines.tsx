import { Link } from 'react-router-dom';
import { inCurrency } from '../../../../common/money/money.ts';
import { groupsOf } from '../../../../common/offers/chosen.ts';
import { kindTexts } from '../../../../common/offers/sums.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { Line, LineSheet, SheetFoot } from '../lines/LineSheet.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { LineChange } from './LineChange.tsx';
import { LineAlternatives, LineOption } from './LineChoice.tsx';
import { LineDifference } from './LineDifference.tsx';
import { AskedChange } from './AskedChange.tsx';
import { amount, discountText, percentText, priceOf, priceText } from '../lines/amounts.ts';
import type { Offer } from './offer.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';
import * as common from '../../../words/tr/common.ts';
import * as lineWords from '../../../words/tr/lines.ts';
import * as words from '../../../words/tr/offers.ts';

type OfferLine = Offer['lines'][number];

interface OfferLinesProps {
  offer: Pick<Offer, 'lines' | 'differences' | 'requests' | 'currency'>;
  /** The buyer's choice; undefined where there is nothing to decide any more. */
  answer?: OfferAnswer | undefined;
  /** The sum with KDV, as it is chosen. */
  total: number;
}

/**
 * Shows the lines of an offer as its PDF does; the KDV of each only where the rates differ. While the buyer decides, what may
 * be taken instead of a line stands in it, as a choice, and so does what is to change.
 */
export function OfferLines({ offer: { lines, differences, requests, currency }, answer, total }: OfferLinesProps) {
  const alternativesOf = new Map(groupsOf(lines).map(({ main, alternatives }) => [main.id, alternatives]));
  const differenceOf = new Map(differences?.lines.map(({ line, before }) => [line.id, { before }]));
  const asked = requests.findLast(({ kind }) => kind === 'CHANGE')?.lines ?? [];
  const ratesDiffer = new Set(lines.map(({ vatRate }) => vatRate)).size > 1;
  const columns = { price: true, vat: ratesDiffer, amount: true };
  const isOther = differences != null && differences.earlier.currency !== currency;
  const kinds = kindTexts(lines.map(({ kind }) => kind));
  return (
    <LineSheet
      columns={columns}
      currency={currency}
      most={Math.max(...lines.map(({ net }) => net))}
      foot={
        <SheetFoot
          className="offer-foot"
          count={<b>{lineWords.rows(lines.length)}</b>}
          basis={lineWords.withVat}
          sum={inCurrency(total, currency)}
        >
          {answer && (
            <a className="foot-button" href="#decision">
              {words.decide}
            </a>
          )}
        </SheetFoot>
      }
    >
      {lines.map((line, place) => {
        if (answer && line.kind === 'ALTERNATIVE' && place > 0) return null;
        const difference = differenceOf.get(line.id);
        const wish = asked.find((one) => one.line.id === line.id);
        return (
          <Line
            key={line.id}
            columns={columns}
            className={line.kind === 'PLAIN' || answer ? undefined : 'offer-line-apart'}
            data-differs={difference ? true : undefined}
            place={place + 1}
            thumb={<EnquiryThumb product={line.product} />}
            quantity={quantityText(line.quantity, line.salesUnit)}
            price={<LinePrice line={line} />}
            vat={percentText(line.vatRate)}
            amount={amount(line.net)}
          >
            <LineName line={line} kind={answer ? '' : (kinds[place] ?? '')} />
            {difference && (
              <LineDifference
                line={line}
                before={difference.before}
                currencies={{ now: currency, before: differences?.earlier.currency ?? currency }}
              />
            )}
            {wish && <AskedChange asked={wish} currency={currency} />}
            {answer && line.kind === 'OPTIONAL' && <LineOption line={line} answer={answer} />}
            {answer && (alternativesOf.get(line.id) ?? []).length > 0 && (
              <LineAlternatives main={line} alternatives={alternativesOf.get(line.id) ?? []} answer={answer} />
            )}
            {answer?.way === 'degisiklik' && <LineChange line={line} currency={currency} answer={answer} />}
          </Line>
        );
      })}
      {differences?.removed.map((line) => (
        <Line
          key={line.id}
          columns={columns}
          className="offer-line-removed"
          quantity={<s>{quantityText(line.quantity, line.salesUnit)}</s>}
          price={<s>{priceText(line)}</s>}
          amount={<s>{isOther ? inCurrency(line.net, differences.earlier.currency) : amount(line.net)}</s>}
        >
          <div className="line-what">
            <span className="line-name">
              <s>{line.name}</s>
            </span>
          </div>
          <p className="line-extra offer-differs">{words.lineRemoved}</p>
        </Line>
      ))}
    </LineSheet>
  );
}

type Priced = Pick<
  OfferLine,
  'price' | 'priceWithVat' | 'vatRate' | 'priceQuantity' | 'salesUnit' | 'discount' | 'discountSteps'
>;

/** The price of a line with what it is for, and its discount. */
export const LinePrice = ({
  line: { priceQuantity, salesUnit, discount, discountSteps, ...price },
}: {
  line: Priced;
}) => (
  <>
    {priceOf(price)}
    {priceQuantity !== null && (
      <>
        {' '}
        <span className="line-basis">/ {quantityText(priceQuantity, salesUnit)}</span>
      </>
    )}
    {discount !== null && discount > 0 && (
      <>
        {' '}
        <span className="line-discount muted">{common.discountOf(discountText({ discount, discountSteps }))}</span>
      </>
    )}
  </>
);

type Named = Pick<OfferLine, 'name' | 'code' | 'note' | 'askedCode' | 'product'>;

/** Code and name of a line, and below them what belongs to it. */
export function LineName({
  line: { name, code, note, askedCode, product },
  kind = '',
}: {
  line: Named;
  kind?: string;
}) {
  const text = <CodeText text={name} />;
  return (
    <>
      <div className="line-what">
        {code && !name.includes(code) && <span className="line-code">{code}</span>}
        <span className="line-name">{product ? <Link to={paths.product(product.id)}>{text}</Link> : text}</span>
        {(askedCode ?? kind) && (
          <span className="line-side muted">
            {kind && <span className="line-side-part">{kind}</span>}
            {askedCode && <AskedCode code={askedCode} />}
          </span>
        )}
      </div>
      {note && <p className="line-extra typed">{note}</p>}
    </>
  );
}
