import { useLocation } from 'react-router-dom';
import { useOrigin } from '../meta/OriginProvider.tsx';
import { useSettings } from '../settings/SettingsProvider.tsx';

/** On paper in place of the header and the footer: whose page it is, and where it stands. */
export function PrintHead() {
  const { name, phone, email, address } = useSettings();
  const origin = useOrigin();
  const { pathname } = useLocation();
  return (
    <div className="print-head">
      <strong>{name}</strong>
      <p>{[phone, email, address].filter(Boolean).join(' · ')}</p>
      <p>{origin + pathname}</p>
    </div>
  );
}
