import { Link } from 'react-router-dom';
import { groupsOf } from '../../../../common/offers/chosen.ts';
import { kindTexts } from '../../../../common/offers/sums.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { LineChange } from './LineChange.tsx';
import { LineAlternatives, LineOption } from './LineChoice.tsx';
import { LineDifference } from './LineDifference.tsx';
import { amount, percentText, priceText, type Offer } from './offer.ts';
import type { OfferAnswer } from './useOfferAnswer.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/offers.ts';

type Line = Offer['lines'][number];

interface OfferLinesProps {
  offer: Pick<Offer, 'lines' | 'differences'>;
  /** The buyer's choice; undefined where there is nothing to decide any more. */
  answer?: OfferAnswer | undefined;
}

/**
 * Shows the lines of an offer as its PDF does; the KDV of each only where the rates differ. While the buyer decides, what may
 * be taken instead of a line stands in it, as a choice.
 */
export function OfferLines({ offer: { lines, differences }, answer }: OfferLinesProps) {
  const alternativesOf = new Map(groupsOf(lines).map(({ main, alternatives }) => [main.id, alternatives]));
  const differenceOf = new Map(differences?.lines.map(({ line, before }) => [line.id, { before }]));
  const ratesDiffer = new Set(lines.map(({ vatRate }) => vatRate)).size > 1;
  const kinds = kindTexts(lines.map(({ kind }) => kind));
  return (
    <table className="offer-lines">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{common.line}</span>
          </th>
          <th scope="col">{common.product}</th>
          <th scope="col">{common.quantity}</th>
          <th scope="col">{common.unitPrice}</th>
          {ratesDiffer && <th scope="col">{common.vat}</th>}
          <th scope="col">{common.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) =>
          answer && line.kind === 'ALTERNATIVE' && place > 0 ? null : (
            <tr
              key={line.id}
              className={line.kind === 'PLAIN' || answer ? undefined : 'offer-line-apart'}
              data-differs={differenceOf.has(line.id) || undefined}
            >
              <td className="offer-line-place">{place + 1}</td>
              <td className="offer-line-product">
                <div className="offer-line-name">
                  <EnquiryThumb product={line.product} />
                  <div>
                    <LineName line={line} kind={answer ? '' : (kinds[place] ?? '')} />
                    {differenceOf.has(line.id) && (
                      <LineDifference line={line} before={differenceOf.get(line.id)?.before ?? null} />
                    )}
                    {answer && line.kind === 'OPTIONAL' && <LineOption line={line} answer={answer} />}
                    {answer && (alternativesOf.get(line.id) ?? []).length > 0 && (
                      <LineAlternatives main={line} alternatives={alternativesOf.get(line.id) ?? []} answer={answer} />
                    )}
                    {answer?.way === 'degisiklik' && <LineChange line={line} answer={answer} />}
                  </div>
                </div>
              </td>
              <td className="offer-line-quantity">{quantityText(line.quantity, line.salesUnit)}</td>
              <td className="offer-line-price">
                {amount(line.price)}
                {line.priceQuantity !== null && <span>/ {quantityText(line.priceQuantity, line.salesUnit)}</span>}
                {line.discount !== null && line.discount > 0 && (
                  <span>{common.discountOf(percentText(line.discount))}</span>
                )}
              </td>
              {ratesDiffer && <td className="offer-line-vat">{percentText(line.vatRate)}</td>}
              <td className="offer-line-net">{amount(line.net)}</td>
            </tr>
          ),
        )}
        {differences?.removed.map((line) => (
          <tr key={line.id} className="offer-line-removed">
            <td className="offer-line-place" />
            <td className="offer-line-product">
              <p>
                <s>{line.name}</s>
              </p>
              <p className="offer-differs">{words.lineRemoved}</p>
            </td>
            <td className="offer-line-quantity">
              <s>{quantityText(line.quantity, line.salesUnit)}</s>
            </td>
            <td className="offer-line-price">
              <s>{priceText(line)}</s>
            </td>
            {ratesDiffer && <td />}
            <td className="offer-line-net">
              <s>{amount(line.net)}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineName({ line: { name, code, note, askedCode, product }, kind }: { line: Line; kind: string }) {
  const text = <CodeText text={name} />;
  return (
    <div>
      <p>{product ? <Link to={paths.product(product.id)}>{text}</Link> : text}</p>
      {kind && <p className="offer-line-more">{kind}</p>}
      {code && !name.includes(code) && <p className="offer-line-more code">{code}</p>}
      {askedCode && <AskedCode code={askedCode} />}
      {note && <p className="offer-line-more typed">{note}</p>}
    </div>
  );
}
