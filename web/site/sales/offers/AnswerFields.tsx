import { useId } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ErrorIcon } from '../../../components/icons.tsx';
import '../../parts/TickBox.css';
import { FileField } from '../attachments/FileField.tsx';
import { InvoiceFields } from '../invoice/InvoiceFields.tsx';
import { FormField } from '../../parts/forms/FormField.tsx';
import type { Offer } from './offer.ts';
import type { OfferReply } from './offerReply.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/offers.ts';

interface FieldsProps {
  offer: Offer;
  /** The answer to this way of the form. */
  reply: OfferReply | undefined;
}

const fieldOf = (reply: OfferReply | undefined, name: string) => {
  const error = reply?.errors[name];
  return { name, defaultValue: reply?.values[name] ?? '', ...(error && { error }) };
};

function Wrong({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p className="offer-wrong" id={id}>
        <ErrorIcon /> {text}
      </p>
    )
  );
}

/** Who accepts, under which number and with which file. */
export function AcceptFields({ offer, reply, buyer }: FieldsProps & { buyer: string }) {
  const id = useId();
  const { hasInvoice = false } = useLoaderData<{ enquiry?: { hasInvoice?: boolean } }>().enquiry ?? {};
  const { file, read } = reply?.errors ?? {};
  return (
    <>
      {/* Who asked may be another person than the one who accepts: the name can be changed. */}
      <FormField
        {...fieldOf(reply, 'name')}
        {...(!reply && { defaultValue: buyer })}
        label={common.fullName}
        autoComplete="name"
      />
      <FormField {...fieldOf(reply, 'title')} label={words.yourPosition} autoComplete="organization-title" />
      <FormField {...fieldOf(reply, 'ownNumber')} label={words.yourOrderNumber} optional />
      <div className="form-field offer-file">
        <p className="offer-label" id={`${id}-file-label`}>
          {words.orderDocument} <span className="optional">{words.orderDocumentFits}</span>
        </p>
        <FileField
          id={`${id}-file`}
          name="file"
          accept="application/pdf,.pdf"
          isInvalid={Boolean(file)}
          describedBy={[`${id}-file-label`, file && `${id}-file-wrong`].filter(Boolean).join(' ')}
        >
          {words.chooseDocument}
        </FileField>
        <Wrong id={`${id}-file-wrong`} text={file} />
      </div>
      <InvoiceFields at="ORDER" reply={reply} isKnown={hasInvoice} />
      <label className="offer-option">
        <input
          className="tick-box"
          type="checkbox"
          name="read"
          defaultChecked={reply?.values.read === 'on'}
          aria-invalid={read ? true : undefined}
          aria-describedby={read ? `${id}-read-wrong` : undefined}
        />
        <span>{words.accepted(offer.number)}</span>
      </label>
      <Wrong id={`${id}-read-wrong`} text={read} />
    </>
  );
}

/** The change that is asked for in the whole offer; the lines have fields of their own. */
export const ChangeFields = ({ reply, changed }: Pick<FieldsProps, 'reply'> & { changed: number }) => (
  <>
    <p className="t-body2 muted" role="status">
      {changed > 0 ? words.changedLines(changed) : words.howToChange}
    </p>
    <FormField {...fieldOf(reply, 'text')} label={words.noteOnWhole} rows={4} optional />
  </>
);

const reasons = {
  PRICE: common.price,
  LEAD_TIME: common.leadTime,
  UNSUITABLE: words.unsuitable,
  NOT_NEEDED: words.notNeeded,
};

/** Why the offer is declined. */
export const DeclineFields = ({ reply }: FieldsProps) => (
  <>
    <div className="offer-reasons" role="radiogroup" aria-labelledby="offer-why">
      <p className="offer-label" id="offer-why">
        {words.why} <span className="optional">{common.optional}</span>
      </p>
      {Object.entries(reasons).map(([value, text]) => (
        <label key={value} className="offer-option">
          <input
            className="tick-box tick-dot"
            type="radio"
            name="reason"
            value={value}
            defaultChecked={reply?.values.reason === value}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
    <FormField {...fieldOf(reply, 'text')} label={words.anythingToAdd} rows={3} optional />
  </>
);
