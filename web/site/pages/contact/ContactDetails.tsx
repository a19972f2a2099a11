import { phoneHref, whatsAppHref } from '../../../components/phone.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';

export function ContactDetails() {
  const { address, phone, email } = useSettings();
  const chat = whatsAppHref(phone);
  const missing = <span className="muted">Belirtilmemiş</span>;
  return (
    <dl className="contact-details">
      <dt>Adres</dt>
      <dd className="typed">{address ? <CodeText text={address} /> : missing}</dd>
      <dt>Telefon</dt>
      <dd>{phone ? <a href={phoneHref(phone)}>{phone}</a> : missing}</dd>
      {chat && (
        <>
          <dt>WhatsApp</dt>
          <dd>
            <a href={chat} rel="noreferrer" target="_blank">
              {phone}
            </a>
          </dd>
        </>
      )}
      <dt>E-posta</dt>
      <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : missing}</dd>
    </dl>
  );
}
