import type { ReactNode } from 'react';
import './JumpLinks.css';

interface JumpLinksProps {
  label: string;
  /** Each link stands in an `li` of its own. */
  children: ReactNode;
}

/** Shows links to the parts of a list, in a row that wraps, or scrolls on narrow screens. */
export function JumpLinks({ label, children }: JumpLinksProps) {
  return (
    <nav className="jump-links" aria-label={label}>
      <ul>{children}</ul>
    </nav>
  );
}
