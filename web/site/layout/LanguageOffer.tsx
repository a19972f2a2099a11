import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CloseIcon } from '../../components/icons.tsx';
import { usePlace } from '../parts/OriginProvider.tsx';
import './LanguageOffer.css';

/**
 * Offers a page in the reader's own language, at the page at which they came; the next one has no such line. The browser closes it
 * by itself, also without scripts.
 */
export function LanguageOffer() {
  const { offer } = usePlace();
  const { key } = useLocation();
  const [first] = useState(key);
  if (!offer || key !== first) return null;
  const { code, to, text, close } = offer;
  return (
    <dialog open className="language-offer t-body2" lang={code} aria-label={text}>
      <form method="dialog" className="container">
        <a href={to} hrefLang={code}>
          {text}
        </a>
        <button type="submit" aria-label={close}>
          <CloseIcon />
        </button>
      </form>
    </dialog>
  );
}
