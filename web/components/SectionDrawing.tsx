import type { MouseEvent } from 'react';

interface SectionDrawingProps {
  /** The SVG of a section: the server wrote it, and cleaned what an admin uploaded. */
  svg: string;
  /** Says what it shows; left out where words beside it do. */
  label?: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string | undefined;
  className?: string;
  /** Called for a press anywhere in it; keyboards need another way to the same. */
  onPress?: (event: MouseEvent) => void;
}

/** Inlines a section, so that it follows the colour scheme and its dimensions can be lit. */
export const SectionDrawing = ({ svg, label, lang, className, onPress }: SectionDrawingProps) => (
  <div
    className={className}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, lang })}
    onClick={onPress}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
