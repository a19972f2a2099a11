import './Picture.css';
import { PictureForms } from './PictureForms.tsx';

interface SchemeDrawingProps {
  /** Addresses of the drawing for light and for dark backgrounds, 800 by 600. */
  light: string;
  dark: string;
  className?: string;
}

/**
 * Shows a drawing that ships with the product, in the form for the page's scheme. It is decoration and has no
 * accessible name.
 */
export function SchemeDrawing({ light, dark, className }: SchemeDrawingProps) {
  const shown = { alt: '', className, picture: null, sizes: '' };
  return (
    <>
      <PictureForms {...shown} when="follows" usual={light} onDark={dark} first />
      <PictureForms {...shown} when="opposes" usual={dark} onDark={light} />
    </>
  );
}
