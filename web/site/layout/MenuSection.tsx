import { useId, useState, type ReactNode } from 'react';
import { ExpandMoreIcon } from '../../components/icons.tsx';

interface MenuSectionProps {
  /** The button's accessible name: 'Sektörleri göster'. */
  label: string;
  /** The links below the button are not rendered before they are first shown. */
  children: ReactNode;
}

/** A button in the mobile menu that unfolds links below it. */
export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => {
          setWanted(true);
          setExpanded(!expanded);
        }}
      >
        <ExpandMoreIcon />
      </button>
      <ul id={id} hidden={!expanded}>
        {wanted && children}
      </ul>
    </>
  );
}
