// Shops keep their texts as HTML. Only text is taken from it: no script, no style and no address.

const named: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    deg: '°',
    times: '×',
    plusmn: '±',
    micro: 'µ',
  },
  ...{
    Ccedil: 'Ç',
    ccedil: 'ç',
    Ouml: 'Ö',
    ouml: 'ö',
    Uuml: 'Ü',
    uuml: 'ü',
    Scedil: 'Ş',
    scedil: 'ş',
    Gbreve: 'Ğ',
    gbreve: 'ğ',
  },
  ...{
    Idot: 'İ',
    imath: 'ı',
    inodot: 'ı',
    Acirc: 'Â',
    acirc: 'â',
    icirc: 'î',
    ucirc: 'û',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
  },
  ...{
    sup2: '²',
    sup3: '³',
    Oslash: 'Ø',
    oslash: 'ø',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
  },
  ...{
    prime: '′',
    Prime: '″',
    euro: '€',
    pound: '£',
    reg: '®',
    trade: '™',
    hellip: '…',
    bull: '•',
    laquo: '«',
    raquo: '»',
  },
};

/** Replaces signs that are written as words or numbers; what is unknown stays as it is, and nothing is ever expanded further. */
export const decodedSigns = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,8}));?/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? '' : String.fromCodePoint(code);
    },
  );

/** The content of these is no text. */
const hidden = /<(script|style|template|noscript|head|iframe|svg|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<(\/?)([a-z][a-z\d]*)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const paragraphs = new Set('p div h1 h2 h3 h4 h5 h6 table section article blockquote pre dl figure hr'.split(' '));
const lines = new Set('br tr dt'.split(' '));

/** Tells whether a text has a tag or a sign that only HTML has. */
const isHtml = (text: string) => /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w{1,8});/i.test(text);

/**
 * Turns HTML into plain text: a blank line between paragraphs, a line for each entry of a list with a bullet or its number, and the
 * cells of a table beside each other. A text without tags stays as it is.
 */
export function htmlText(html: string): string {
  if (!isHtml(html)) return html.replaceAll(/\\n/g, '\n');
  const lists: (number | null)[] = [];
  const bare = html
    .replaceAll(/\r\n?|\\n/g, '\n')
    .replaceAll(comment, '')
    .replaceAll(hidden, '');
  const hasBlocks = /<(?:p|br|div|li|h\d|tr)\b/i.test(bare);
  // Line breaks between tags are no text, but shops also send texts whose only tags are letters in bold.
  const source = hasBlocks ? bare.replaceAll(/\s+/g, ' ') : bare;
  const text = source.replaceAll(tag, (_, slash: string, name: string) => {
    const kind = name.toLowerCase();
    if (kind === 'ul' || kind === 'ol') {
      if (slash) lists.pop();
      else lists.push(kind === 'ol' ? 0 : null);
      return lists.length === 0 || (lists.length === 1 && !slash) ? '\u0001' : '\n';
    }
    if (kind === 'li') return slash ? '\n' : `\n${bulletOf(lists)}`;
    if (kind === 'td' || kind === 'th') return slash ? '\t' : '';
    if (kind === 'dd') return slash ? '\n' : ': ';
    if (paragraphs.has(kind)) return '\u0001';
    return lines.has(kind) && !slash ? '\n' : '';
  });
  // Each step leaves short runs of white space for the next one, so that none looks at a long run again and again.
  return decodedSigns(text)
    .replaceAll(/[ \u00a0\r\f\v]+/g, ' ')
    .replaceAll(/ ?([\t\n\u0001]) ?/g, '$1')
    .replaceAll(/(?<!\t)\t+(?=[\n\u0001]|$)/g, '')
    .replaceAll(/\t+/g, ': ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(?<!\n)\n*\u0001[\n\u0001]*/g, '\n\n')
    .replaceAll(/\n(?=: )/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/(?<!\n)\n{2,}(?=(?:• |\d+\. ))/g, '\n')
    .trim();
}

/** Returns what stands before the next entry of the innermost list. */
function bulletOf(lists: (number | null)[]): string {
  const now = lists.at(-1);
  if (now == null) return '• ';
  lists[lists.length - 1] = now + 1;
  return `${now + 1}. `;
}
