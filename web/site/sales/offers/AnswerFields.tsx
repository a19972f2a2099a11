import { useId } from 'react';
import { ErrorIcon } from '../../../components/icons.tsx';
import { FormField } from '../../parts/forms/FormField.tsx';
import type { Offer } from './offer.ts';
import type { OfferReply } from './offerReply.ts';

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
export function AcceptFields({ offer, reply }: FieldsProps) {
  const id = useId();
  const { file, read } = reply?.errors ?? {};
  return (
    <>
      <FormField {...fieldOf(reply, 'name')} label="Ad soyad" autoComplete="name" />
      <FormField {...fieldOf(reply, 'title')} label="Göreviniz" autoComplete="organization-title" />
      <FormField {...fieldOf(reply, 'ownNumber')} label="Kendi sipariş numaranız" optional />
      <div className="form-field offer-file">
        <label htmlFor={`${id}-file`}>
          Sipariş belgeniz <span className="optional">(PDF, en çok 10 MB, isteğe bağlı)</span>
        </label>
        <input
          id={`${id}-file`}
          type="file"
          name="file"
          accept="application/pdf,.pdf"
          aria-invalid={file ? true : undefined}
          aria-describedby={file ? `${id}-file-wrong` : undefined}
        />
        <Wrong id={`${id}-file-wrong`} text={file} />
      </div>
      <label className="offer-option">
        <input
          type="checkbox"
          name="read"
          defaultChecked={reply?.values.read === 'on'}
          aria-invalid={read ? true : undefined}
          aria-describedby={read ? `${id}-read-wrong` : undefined}
        />
        <span>Teklifi ve koşullarını okudum, {offer.number} için sipariş veriyorum.</span>
      </label>
      <Wrong id={`${id}-read-wrong`} text={read} />
    </>
  );
}

/** The change that is asked for in the whole offer; the lines have fields of their own. */
export const ChangeFields = ({ reply, changed }: Pick<FieldsProps, 'reply'> & { changed: number }) => (
  <>
    <p className="t-body2 muted" role="status">
      {changed > 0
        ? `${changed} satırda değişiklik istiyorsunuz.`
        : 'Satırlardaki “Değişiklik isteyin” ile miktar, fiyat ya da teslim tarihi isteyin.'}
    </p>
    <FormField {...fieldOf(reply, 'text')} label="Bütün teklif için not" rows={4} optional />
  </>
);

const reasons = {
  PRICE: 'Fiyat',
  LEAD_TIME: 'Teslim süresi',
  UNSUITABLE: 'Ürün uygun değil',
  NOT_NEEDED: 'Gerek kalmadı',
};

/** Why the offer is declined. */
export const DeclineFields = ({ reply }: FieldsProps) => (
  <>
    <fieldset className="offer-reasons">
      <legend>
        Neden? <span className="optional">(isteğe bağlı)</span>
      </legend>
      {Object.entries(reasons).map(([value, text]) => (
        <label key={value} className="offer-option">
          <input type="radio" name="reason" value={value} defaultChecked={reply?.values.reason === value} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
    <FormField {...fieldOf(reply, 'text')} label="Eklemek istediğiniz" rows={3} optional />
  </>
);
