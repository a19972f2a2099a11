import { drawingId } from './ids.ts';

interface RepeatedDrawingProps {
  /** The drawing, for its shape. */
  svg: string;
  /** Says what it shows; left out where it is decoration. */
  label?: string;
}

/** Repeats the drawing of the page, whose bytes are sent once. */
export function RepeatedDrawing({ svg, label }: RepeatedDrawingProps) {
  const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1];
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="picture product-drawing" {...named}>
      <svg viewBox={viewBox} aria-hidden="true">
        <use href={`#${drawingId}`} />
      </svg>
    </span>
  );
}
