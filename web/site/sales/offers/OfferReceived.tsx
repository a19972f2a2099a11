import type { EnquiryStatusQuery } from '../../../graphql/generated/quotes.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { PdfLink } from '../../parts/PdfLink.tsx';
import { quantityText } from '../quotes/quantity.ts';

type Offer = NonNullable<NonNullable<EnquiryStatusQuery['enquiryStatus']>['offer']>;

const money = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const lira = (amount: number) => `₺\u00a0${money.format(amount)}`;
const rate = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** Shows the company's offer as its PDF does. */
export function OfferReceived({ offer }: { offer: Offer }) {
  const { number, validUntil, lines, sums, deliveryTerms, paymentTerms, notes, pdfPath } = offer;
  return (
    <section className="enquiry-list plate" aria-labelledby="offer">
      <h2 className="t-h6" id="offer">
        Teklifimiz: <span className="code">{number}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Ürün</th>
            <th scope="col">Tutar, KDV hariç</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, note, quantity, salesUnit, price, priceQuantity, discount, net }) => (
            <tr key={id}>
              <td>
                <CodeText text={name} />
                <span className="t-body2 muted">
                  {quantityText(quantity, salesUnit)}, {lira(price)}
                  {priceQuantity !== null && ` / ${quantityText(priceQuantity, salesUnit)}`}
                  {discount !== null && discount > 0 && `, %${rate.format(discount)} iskonto`}
                </span>
                {note && <span className="t-body2 muted typed">{note}</span>}
              </td>
              <td>{lira(net)}</td>
            </tr>
          ))}
          <tr>
            <td>Ara toplam</td>
            <td>{lira(sums.net)}</td>
          </tr>
          {sums.vat.map((one) => (
            <tr key={one.rate}>
              <td>KDV, %{one.rate}</td>
              <td>{lira(one.vat)}</td>
            </tr>
          ))}
          <tr>
            <td>
              <b>Genel toplam</b>
            </td>
            <td>
              <b>{lira(sums.total)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="t-body2">Geçerlilik: {validUntil.replace(/(.+)-(.+)-(.+)/, '$3.$2.$1')}</p>
      {deliveryTerms && <p className="typed t-body2">Teslim: {deliveryTerms}</p>}
      {paymentTerms && <p className="typed t-body2">Ödeme: {paymentTerms}</p>}
      {notes && <p className="typed t-body2">{notes}</p>}
      <PdfLink href={pdfPath}>Teklifi açın (PDF)</PdfLink>
    </section>
  );
}
