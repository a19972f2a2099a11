import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './SwitchLinks.css';

interface SwitchLinksProps {
  /** Names the switch for those who hear the page. */
  label: string;
  className?: string;
  choices: { name: string; content?: ReactNode; search: string; isOn: boolean; onPress?: () => void }[];
}

/** Switches by links, which work without scripts. The place on the page stays. */
export const SwitchLinks = ({ label, className = '', choices }: SwitchLinksProps) => (
  <nav className={`view-switch ${className}`} aria-label={label}>
    {choices.map(({ name, content = name, search, isOn, onPress }) => (
      <Link
        key={name}
        to={{ search }}
        aria-current={isOn ? 'true' : undefined}
        rel="nofollow"
        onClick={onPress}
        preventScrollReset
      >
        {content}
      </Link>
    ))}
  </nav>
);
