import { phoneHref, whatsAppHref } from '../../../components/phone.ts';
import { CodeText } from '../../parts/CodeText.tsx';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/contact.ts';

export function ContactDetails() {
  const { address, phone, email } = useSettings();
  const chat = whatsAppHref(phone);
  const missing = <span className="muted">{common.notStated}</span>;
  return (
    <dl className="contact-details">
      <dt>{words.address}</dt>
      <dd className="typed">{address ? <CodeText text={address} /> : missing}</dd>
      <dt>{words.phone}</dt>
      <dd>{phone ? <a href={phoneHref(phone)}>{phone}</a> : missing}</dd>
      {chat && (
        <>
          <dt>{common.whatsApp}</dt>
          <dd>
            <a href={chat} rel="noreferrer" target="_blank">
              {phone}
            </a>
          </dd>
        </>
      )}
      <dt>{words.email}</dt>
      <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : missing}</dd>
    </dl>
  );
}
