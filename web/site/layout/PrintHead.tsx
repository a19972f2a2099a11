import { useLocation } from 'react-router-dom';
import { CodeText } from '../parts/CodeText.tsx';
import { useAddresses } from '../parts/OriginProvider.tsx';
import { useSettings } from '../parts/contact/SettingsProvider.tsx';

/** Replaces header and footer in print with the company's details and the page's address. */
export function PrintHead() {
  const { name, phone, email, address } = useSettings();
  const addressOf = useAddresses();
  const { pathname } = useLocation();
  return (
    <div className="print-head">
      <strong>{name}</strong>
      <p className="typed">
        <CodeText text={[phone, email, address].filter(Boolean).join(' · ')} />
      </p>
      <p>{addressOf(pathname)}</p>
    </div>
  );
}
