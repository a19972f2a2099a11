interface DrawingProps {
  /** The markup of a drawing that ships with the site, imported with `?raw`; never anything entered or received. */
  svg: string;
  className?: string;
}

/** Inlines a drawing, so that it follows the colour scheme. Drawings are decoration and have no accessible name. */
export function Drawing({ svg, className }: DrawingProps) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
