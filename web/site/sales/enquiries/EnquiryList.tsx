import type { ReactNode } from 'react';
import type { EnquiryStatusQuery } from '../../../graphql/generated/quotes.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { quantityText, quantityValue } from '../quotes/quantity.ts';
import './EnquiryList.css';

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

/** Shows the rows of an enquiry as they were sent. */
export function EnquiryList({ enquiry: { rows, message }, children }: { enquiry: Enquiry; children?: ReactNode }) {
  return (
    <section className="enquiry-list plate" aria-labelledby="sent-list">
      <h2 className="t-h6" id="sent-list">
        Gönderdiğiniz liste
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Ürün</th>
            <th scope="col">Miktar</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, note, written, standing, quantity, salesUnit }) => (
            <tr key={id}>
              <td>
                <CodeText text={name} />
                {note && <span className="t-body2 muted typed">Not: {note}</span>}
                {written && <span className="t-body2 muted">Yazdığınız: {written}</span>}
                {standing === 'WRITTEN' && <span className="t-body2 muted">Yazdığınız gibi gönderildi.</span>}
                {standing === 'REMOVED' && <span className="t-body2 muted">Bu ürün artık listelenmiyor.</span>}
              </td>
              <td>{(standing === 'WRITTEN' ? quantityValue(quantity) : quantityText(quantity, salesUnit)) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {message && <p className="typed t-body2">{message}</p>}
      {children}
    </section>
  );
}
