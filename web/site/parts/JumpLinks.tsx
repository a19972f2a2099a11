import type { ReactNode } from 'react';
import './JumpLinks.css';

interface JumpLinksProps {
  label: string;
  /** What the links choose, where there are several such rows. */
  title?: string;
  /** Each link stands in an `li` of its own. */
  children: ReactNode;
}

/** Shows links to the parts of a list, in a row that wraps, or scrolls on narrow screens. */
export function JumpLinks({ label, title, children }: JumpLinksProps) {
  return (
    <nav className="jump-links" aria-label={label}>
      {title && (
        <p className="jump-links-title" aria-hidden="true">
          {title}
        </p>
      )}
      <ul>{children}</ul>
    </nav>
  );
}
