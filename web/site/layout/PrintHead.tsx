import { useLocation } from 'react-router-dom';
import { CodeText } from '../parts/CodeText.tsx';
import { useAddresses } from '../parts/OriginProvider.tsx';
import { useSettings } from '../parts/contact/SettingsProvider.tsx';

/** Writes an address in letters, as a reader types it; one that is no UTF-8 stays as it is. */
function readable(address: string) {
  try {
    return decodeURI(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}

/** Replaces header and footer in print with the company's details and the page's address. */
export function PrintHead() {
  const { name, phone, email, address } = useSettings();
  const addressOf = useAddresses();
  const { pathname, search } = useLocation();
  return (
    <div className="print-head">
      <strong>{name}</strong>
      <p className="typed">
        <CodeText text={[phone, email, address].filter(Boolean).join(' · ')} />
      </p>
      {/* The server knows an address with its parameters in their order, and without those that change nothing. */}
      <p className="typed" suppressHydrationWarning>
        {readable(addressOf(pathname + search))}
      </p>
    </div>
  );
}
