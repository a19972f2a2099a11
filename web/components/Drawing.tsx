interface DrawingProps {
  /** The markup of a drawing that ships with the site, imported with `?raw`; never anything entered or received. */
  svg: string;
  className?: string;
}

/** A drawing inlined, so that it follows the colour scheme through variables. Decoration: without a name. */
export function Drawing({ svg, className }: DrawingProps) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
