import { Link } from 'react-router-dom';
import { Drawing } from '../../components/Drawing.tsx';
import mark from '../drawings/mark.svg?raw';
import './Logo.css';
import { useSettings } from './SettingsProvider.tsx';

/** The company's own logo, or our mark and its name until one was uploaded. */
export function Logo() {
  const { name, logo } = useSettings();
  const own = !logo.endsWith('/images/logo.png');
  return (
    <Link className="logo" to="/">
      {own ? (
        <img src={logo} alt={name} />
      ) : (
        <>
          <Drawing className="logo-mark" svg={mark} />
          <span className="logo-name">{name}</span>
        </>
      )}
    </Link>
  );
}
