import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileSize } from '../../../../common/text/fileSize.ts';
import type { EnquiryStatusQuery } from './enquiryStatus.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { bareQuantity, quantityText } from '../quotes/quantity.ts';
import * as words from '../../../words/tr/enquiry.ts';
import * as common from '../../../words/tr/common.ts';

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

interface EnquiryListProps {
  enquiry: Enquiry;
  /** Whether the list stands on a ground of its own; else it has pictures. */
  onPlate?: boolean;
  /** Elements below the list. */
  children?: ReactNode;
}

/** Shows the rows of an enquiry as they were sent. */
export function EnquiryList({ enquiry: { rows, message, attachments }, onPlate = false, children }: EnquiryListProps) {
  return (
    <section className={onPlate ? 'enquiry-list plate' : 'enquiry-list'} aria-labelledby="sent-list">
      <h2 className="t-h5" id="sent-list">
        {words.sentList}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{common.product}</th>
            <th scope="col">{common.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <div className="enquiry-list-product">
                  {!onPlate && <EnquiryThumb product={row.product} />}
                  <RowName row={row} />
                </div>
              </td>
              <td>
                {(row.standing === 'WRITTEN'
                  ? bareQuantity(row.quantity)
                  : quantityText(row.quantity, row.salesUnit)) ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {message && (
        <div className="enquiry-message">
          <h3 className="t-h6">{common.yourMessage}</h3>
          <p className="typed t-body2">{message}</p>
        </div>
      )}
      {attachments.length > 0 && (
        <div className="enquiry-message">
          <h3 className="t-h6">{common.attachedFiles}</h3>
          <ul className="t-body2">
            {attachments.map(({ name, byteSize }, place) => (
              <li key={place}>
                {name} <span className="muted">({fileSize(byteSize)})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </section>
  );
}

function RowName({ row: { name, note, written, askedCode, standing, product } }: { row: Enquiry['rows'][number] }) {
  const text = <CodeText text={name} />;
  return (
    <div>
      {product ? <Link to={paths.product(product.id)}>{text}</Link> : text}
      {askedCode && <AskedCode code={askedCode} />}
      {note && <span className="t-body2 muted typed">{words.noteOf(note)}</span>}
      {written && written !== askedCode && <span className="t-body2 muted">{words.writtenAs(written)}</span>}
      {standing === 'WRITTEN' && <span className="t-body2 muted">{words.sentAsWritten}</span>}
      {standing === 'REMOVED' && <span className="t-body2 muted">{words.noLongerListed}</span>}
    </div>
  );
}
