import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ReactNode } from 'react';

interface MenuSectionProps {
  /** Of the button: 'Sektörleri göster'. */
  label: string;
  /** The links below; not rendered before they are first shown. */
  children: ReactNode;
}

/** A button in the mobile menu, and the links that it shows in place. */
export function MenuSection({ label, children }: MenuSectionProps) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => {
          setWanted(true);
          setExpanded(!expanded);
        }}
      >
        <ExpandMoreOutlined />
      </IconButton>
      <ul id={id} hidden={!expanded}>
        {wanted && children}
      </ul>
    </>
  );
}
