import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { packsText } from '../../../../common/product/completedText.ts';
import { fileSize } from '../../../../common/text/fileSize.ts';
import type { EnquiryStatusQuery } from './enquiryStatus.generated.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { AskedCode } from '../kept/AskedCode.tsx';
import { Line, LineSheet } from '../lines/LineSheet.tsx';
import { EnquiryThumb } from '../kept/EnquiryThumb.tsx';
import { bareQuantity, quantityText } from '../quotes/quantity.ts';
import * as words from '../../../words/tr/enquiry.ts';
import * as common from '../../../words/tr/common.ts';

type Enquiry = NonNullable<EnquiryStatusQuery['enquiryStatus']>;

interface EnquiryListProps {
  enquiry: Enquiry;
  /** Whether the list stands on a ground of its own. */
  onPlate?: boolean;
  /** The foot of the sheet. */
  foot?: ReactNode;
  /** Elements below the list. */
  children?: ReactNode;
}

/** Shows the rows of an enquiry as they were sent. */
export function EnquiryList({
  enquiry: { rows, message, attachments },
  onPlate = false,
  foot,
  children,
}: EnquiryListProps) {
  return (
    <section className={onPlate ? 'enquiry-list plate' : 'enquiry-list'} aria-labelledby="sent-list">
      <h2 className="t-h5" id="sent-list">
        {words.sentList}
      </h2>
      <LineSheet columns={{}} foot={onPlate ? undefined : foot}>
        {rows.map((row, place) => (
          <Line
            key={row.id}
            columns={{}}
            data-unknown={row.standing === 'WRITTEN' || undefined}
            place={place + 1}
            thumb={<EnquiryThumb product={row.product} />}
            quantity={
              (row.standing === 'WRITTEN' ? bareQuantity(row.quantity) : quantityText(row.quantity, row.salesUnit)) ??
              '–'
            }
          >
            <RowName row={row} />
          </Line>
        ))}
      </LineSheet>
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

function RowName({ row }: { row: Enquiry['rows'][number] }) {
  const { name, code, note, written, askedCode, standing, product, quantity, salesUnit, priceQuantity } = row;
  const { minimumQuantity = null } = product ?? {};
  const packs = standing === 'WRITTEN' ? '' : packsText(quantity, { salesUnit, priceQuantity, minimumQuantity });
  const text = <CodeText text={name} />;
  return (
    <>
      <div className="line-what">
        {code && !name.includes(code) && <span className="line-code">{code}</span>}
        <span className="line-name">{product ? <Link to={paths.product(product.id)}>{text}</Link> : text}</span>
        {askedCode && (
          <span className="line-side muted">
            <AskedCode code={askedCode} />
          </span>
        )}
      </div>
      {packs && <p className="line-extra">{packs}</p>}
      {note && <p className="line-extra typed">{words.noteOf(note)}</p>}
      {written && written !== askedCode && <p className="line-extra">{words.writtenAs(written)}</p>}
      {standing === 'WRITTEN' && <p className="line-extra">{words.sentAsWritten}</p>}
      {standing === 'REMOVED' && <p className="line-extra">{words.noLongerListed}</p>}
    </>
  );
}
