import type { MouseEvent } from 'react';

interface SectionDrawingProps {
  /** The SVG of a section: the server wrote it, and cleaned what an admin uploaded. */
  svg: string;
  /** Says what it shows. */
  label: string;
  className?: string;
  /** The id of the SVG, where something else repeats it. */
  id?: string;
  /** Called for a press anywhere in it; keyboards need another way to the same. */
  onPress?: (event: MouseEvent) => void;
}

/** Inlines a section, so that it follows the colour scheme and its dimensions can be lit. */
export const SectionDrawing = ({ svg, label, className, id, onPress }: SectionDrawingProps) => (
  <div
    className={className}
    role="img"
    aria-label={label}
    onClick={onPress}
    dangerouslySetInnerHTML={{ __html: id === undefined ? svg : svg.replace('<svg ', `<svg id="${id}" `) }}
  />
);
