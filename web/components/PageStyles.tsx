interface PageStylesProps {
  /** The page that the styles are for; React keeps one element of each name. */
  name: string;
  css: string;
}

/**
 * Brings the styles of a page that few visits come to. The sheet that all pages link would make each first visit pay for
 * them. React moves the element into the head and keeps it there.
 */
export const PageStyles = ({ name, css }: PageStylesProps) => (
  <style href={name} precedence="page">
    {css}
  </style>
);
