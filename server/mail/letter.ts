import type { Language } from '../../common/text/locale.ts';
import { look } from '../../common/look.ts';

/** The content of a mail, from which both its plain text and its HTML are made. */
export type Letter = {
  language: Language;
  /** These paragraphs precede the list. */
  before: string[];
  list: string[];
  /** These paragraphs follow the list; an address on a line of its own becomes a link. */
  after: string[];
  signature: string[];
};

export const asText = ({ before, list, after, signature }: Letter) =>
  [...before, list.map((item, place) => `${place + 1}. ${item}`).join('\n'), ...after, signature.join('\n')]
    .filter(Boolean)
    .join('\n\n');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => (/^https?:\/\/\S+$/.test(line) ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line)))
    .join('<br>');
const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;

const listHtml = (list: string[]) => {
  const items = list.map((item) => `<li>${lines(item)}</li>`).join('');
  return items && `<ol style="margin:0 0 16px;padding-left:24px">${items}</ol>`;
};

const { paper, light, typeface } = look;
const [white, ink, rule] = [paper.white, light.text.primary, paper.mailRule].map((colour) => colour.toLowerCase());
const family = typeface.mailFamily.replaceAll(', ', ',');

/** The HTML refers to no pictures and no style sheets, since mail programs do not load them without asking. */
export const asHtml = ({ language, before, list, after, signature }: Letter) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>
<body style="margin:24px;font:16px/1.5 ${family};color:${ink};background:${white}"><div style="max-width:600px">
${before.map(paragraph).join('\n')}
${listHtml(list)}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${rule}">${lines(signature.join('\n'))}</p>
</div></body></html>`;
