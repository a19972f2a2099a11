const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Readers see or hear the values of these. */
const spoken = /\b(?:aria-label|aria-description|title|alt|placeholder|content)="([^"]*)"/g;
const unread = new Set(['script', 'style', 'template']);

const decoded = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

const nameOf = (tag: string, attributes: string) =>
  [tag, /\bclass="([^"]*)"/.exec(attributes)?.[1] ?? ''].join(' ').trim();

/** `within` names the element, and that around it. */
export type Said = { text: string; lang: string; within: string };

/** Returns the texts of a page as React writes it, with the language in which each of them is said. */
export function saidOnPage(html: string): Said[] {
  const open: { tag: string; lang: string; name: string }[] = [];
  const found: Said[] = [];
  const say = (text: string, lang: string) => {
    const whole = decoded(text).replaceAll(/\s+/g, ' ').trim();
    const within = open
      .slice(-2)
      .map(({ name }) => name)
      .join(' > ');
    if (whole) found.push({ text: whole, lang, within });
  };
  for (const [, comment, closed, tag = '', attributes = '', text] of html.matchAll(
    /(<!--[\s\S]*?-->|<!doctype[^>]*>)|<(\/)?([\w-]+)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi,
  )) {
    const within = open.at(-1);
    if (comment !== undefined) continue;
    if (text !== undefined) {
      if (!open.some((one) => unread.has(one.tag))) say(text, within?.lang ?? '');
      continue;
    }
    if (closed) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const lang = /(?<![\w-])lang="([^"]*)"/.exec(attributes)?.[1] ?? within?.lang ?? '';
    for (const [, value = ''] of attributes.matchAll(spoken)) say(value, lang);
    if (!voids.has(tag) && !attributes.endsWith('/')) open.push({ tag, lang, name: nameOf(tag, attributes) });
  }
  return found;
}
