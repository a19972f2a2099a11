import type { ReactNode } from 'react';
import './JumpLinks.css';

interface JumpLinksProps {
  label: string;
  /** A link in each `li`. */
  children: ReactNode;
}

/** Links to parts of a page's list: a row that wraps, and on narrow screens scrolls. */
export function JumpLinks({ label, children }: JumpLinksProps) {
  return (
    <nav className="jump-links" aria-label={label}>
      <ul>{children}</ul>
    </nav>
  );
}
