import { Link } from 'react-router-dom';
import { kindTexts } from '../../../../common/offers/sums.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { quantityText } from '../quotes/quantity.ts';
import { amount, percentText, type Offer } from './offer.ts';

type Line = Offer['lines'][number];

/** Shows the lines of an offer as its PDF does; the KDV of each only where the rates differ. */
export function OfferLines({ lines }: { lines: Line[] }) {
  const ratesDiffer = new Set(lines.map(({ vatRate }) => vatRate)).size > 1;
  const kinds = kindTexts(lines.map(({ kind }) => kind));
  return (
    <table className="offer-lines">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Sıra</span>
          </th>
          <th scope="col">Ürün</th>
          <th scope="col">Miktar</th>
          <th scope="col">Birim fiyat</th>
          {ratesDiffer && <th scope="col">KDV</th>}
          <th scope="col">Tutar</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <tr key={line.id} className={line.kind === 'PLAIN' ? undefined : 'offer-line-apart'}>
            <td className="offer-line-place">{place + 1}</td>
            <td className="offer-line-product">
              <div className="offer-line-name">
                <EnquiryThumb product={line.product} />
                <LineName line={line} kind={kinds[place] ?? ''} />
              </div>
            </td>
            <td className="offer-line-quantity">{quantityText(line.quantity, line.salesUnit)}</td>
            <td className="offer-line-price">
              {amount(line.price)}
              {line.priceQuantity !== null && <span>/ {quantityText(line.priceQuantity, line.salesUnit)}</span>}
              {line.discount !== null && line.discount > 0 && <span>{percentText(line.discount)} iskonto</span>}
            </td>
            {ratesDiffer && <td className="offer-line-vat">{percentText(line.vatRate)}</td>}
            <td className="offer-line-net">{amount(line.net)}</td>
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
