import { phoneHref } from '../../components/phone.ts';
import { useSettings } from '../layout/SettingsProvider.tsx';

export function ContactDetails() {
  const { address, phone, email } = useSettings();
  const missing = <span className="muted">Belirtilmemiş</span>;
  return (
    <dl className="contact-details">
      <dt>Adres</dt>
      <dd>{address || missing}</dd>
      <dt>Telefon</dt>
      <dd>{phone ? <a href={phoneHref(phone)}>{phone}</a> : missing}</dd>
      <dt>E-posta</dt>
      <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : missing}</dd>
    </dl>
  );
}
