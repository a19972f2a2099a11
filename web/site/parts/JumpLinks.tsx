import { useEffect, useRef, type ReactNode } from 'react';
import './JumpLinks.css';

interface JumpLinksProps {
  label: string;
  /** Names what the links choose, where there are several such rows. */
  title?: string | undefined;
  className?: string;
  /** Each link stands in an `li` of its own. */
  children: ReactNode;
}

/** Scrolls a row to the link of the current part, which a narrow screen may hide. The page itself stays in its place. */
function showCurrent(row: HTMLElement | null) {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !current) return;
  const frame = row.getBoundingClientRect();
  row.scrollLeft += current.left + current.width / 2 - (frame.left + frame.width / 2);
}

/** Shows links to the parts of a list, in a row that wraps, or scrolls on narrow screens. */
export function JumpLinks({ label, title, className = '', children }: JumpLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  // The children are other ones whenever another part is chosen.
  useEffect(() => showCurrent(row.current), [children]);
  return (
    <nav className={`jump-links ${className}`} aria-label={label}>
      {title && (
        <p className="jump-links-title muted" aria-hidden="true">
          {title}
        </p>
      )}
      <ul ref={row}>{children}</ul>
    </nav>
  );
}
