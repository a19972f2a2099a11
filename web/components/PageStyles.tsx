const names = new Map<string, string>();

/** Names a sheet by its text, with FNV-1a: other pages come to the same name for the same text alone. */
export function nameOfStyles(css: string): string {
  let name = names.get(css);
  if (name === undefined) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < css.length; at++) hash = Math.imul(hash ^ css.charCodeAt(at), 0x01000193);
    name = `${(hash >>> 0).toString(36)}-${css.length.toString(36)}`;
    names.set(css, name);
  }
  return name;
}

/**
 * Brings the styles of a page that few visits come to. The sheet that all pages link would make each first visit pay for
 * them. React moves the element into the head and keeps it there, one of each name: a name that two sheets had in common
 * would leave the second of them out, on the way from page to page.
 */
export const PageStyles = ({ css }: { css: string }) => (
  <style href={nameOfStyles(css)} precedence="page">
    {css}
  </style>
);
