import './SectionSymbol.css';

interface SectionSymbolProps {
  /** A word of `enum Section`. */
  section: string;
}

/** A section as a sign of 24 by 18, for rows that have no room for a drawing. All signs are one file, loaded once. */
export const SectionSymbol = ({ section }: SectionSymbolProps) => (
  <svg className="section-symbol muted" viewBox="0 0 24 18" aria-hidden="true">
    <use href={`/images/sections.svg#${section}`} />
  </svg>
);
