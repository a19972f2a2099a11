import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../components/Drawing.tsx';
import mark from '../../components/mark.svg?raw';
import { useOrigin } from '../parts/OriginProvider.tsx';
import { paths } from '../paths.ts';
import { useSettings } from '../parts/contact/SettingsProvider.tsx';
import './Logo.css';
import { isDefaultLogo, logoAddress } from '../../components/logoAddress.ts';

const never = () => () => undefined;

/** Reads the host of the address bar; the server knows only its public name. */
const useHostname = (origin: string) =>
  useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => new URL(origin).hostname,
  );

/** Shows the company's uploaded logo, or the default mark with the company's name. */
export function Logo() {
  const { name, logo } = useSettings();
  const origin = useOrigin();
  const hostname = useHostname(origin);
  const own = !isDefaultLogo(logo);
  return (
    <Link className="logo" to={paths.home}>
      {own ? (
        <img src={logoAddress(logo, origin, hostname)} alt={name} />
      ) : (
        <>
          <Drawing className="logo-mark" svg={mark} />
          <span className="logo-name">{name}</span>
        </>
      )}
    </Link>
  );
}
