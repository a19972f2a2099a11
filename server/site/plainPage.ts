import type { IncomingMessage } from 'node:http';
import { pageHeaders } from '../http/headers.ts';
import { readLanguage } from '../../common/text/languagePath.ts';
import { languageOfRequest } from '../http/requestNames.ts';
import { siteLanguage, type Language } from '../../common/text/locale.ts';
import * as officePages from '../words/en/pages.ts';
import { hasWords, words, type WordsLanguage } from '../words/words.ts';
import { look, type Scheme } from '../../common/look.ts';

const coloursOf = ({ surface, text, primary, line }: Scheme) =>
  `--plate: ${surface.plate}; --text: ${text.primary}; --muted: ${text.secondary}; --block: ${primary.main}; --bar: ${line.dim}`;

// Nothing is loaded: the files of the site may not be served.
const style = `
:root { color-scheme: light dark; ${coloursOf(look.light)} }
@media (prefers-color-scheme: dark) { :root { ${coloursOf(look.dark)} } }
* { box-sizing: border-box; margin: 0 }
body { display: grid; align-content: center; justify-items: start; min-height: 100vh; max-width: 720px; margin: auto;
  padding: 40px 28px 20vh; background: var(--plate); color: var(--text); font: 18px/1.55 ${look.typeface.plainFamily} }
html { background: var(--plate) }
svg { width: 56px; margin-bottom: 40px }
h1 { position: relative; width: fit-content; font-size: clamp(2rem, 1.4rem + 3.2vw, 3.25rem); font-weight: 600; line-height: 1.1; letter-spacing: -.02em }
h1 i { position: absolute; inset: auto 0 -26px; height: 11px; border: solid var(--bar); border-width: 0 1.5px }
h1 i::before { content: ''; position: absolute; inset: 4.75px 2px auto; border-top: 1.5px solid var(--bar) }
h1 i::after { content: ''; position: absolute; inset: 1.5px 1px; background: var(--bar);
  clip-path: polygon(0 50%, 8px 0, 8px 100%, 0 50%, 100% 50%, calc(100% - 8px) 0, calc(100% - 8px) 100%, 100% 50%) }
p { margin-top: 52px; color: var(--muted) }
p + p { margin-top: 20px }
a { color: var(--block); font-weight: 600; text-underline-offset: 5px }
`.replaceAll(/(?<!\s)\s*\n\s*/g, '');

const mark =
  '<svg viewBox="0 0 36 36" aria-hidden="true"><path d="M2.5 14.5h4L18 26l11.5-11.5h4V34h-31z" fill="var(--block)"/>' +
  '<circle cx="18" cy="12.6" r="8.2" fill="var(--bar)"/></svg>';

type PlainPage = {
  lang: Language;
  title: string;
  text: string;
  /** A way on from here. */
  link?: { to: string; text: string };
  /** After so many seconds it reloads itself, without scripts. */
  reloadsAfterSeconds?: number;
};

export const plainPageHeaders = pageHeaders([]);

export const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

/** Tells what such a page says, and in which language: in the office's at the admin area, else in that of the address. */
export function pagesFor(req: IncomingMessage) {
  const { url = '' } = req;
  if (/^\/admin(\/|\?|$)/.test(url)) return { lang: 'en' as const, pages: officePages };
  const lang = languageOfAddress(req);
  return { lang, pages: words(lang).pages };
}

/** Returns the language of an address that has words; any other is Turkish, since the site cannot be asked now. */
export function languageOfAddress(req: Pick<IncomingMessage, 'url'>): WordsLanguage {
  const written = languageOfRequest(req) ?? readLanguage(req.url ?? '').language;
  return written !== undefined && hasWords(written) ? written : siteLanguage;
}

/** A page that needs neither the database nor a file, for when the site cannot make another one. */
export function plainPage({ lang, title, text, link, reloadsAfterSeconds }: PlainPage) {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    reloadsAfterSeconds ? `<meta http-equiv="refresh" content="${reloadsAfterSeconds}">` : '',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>`,
    `<body><main>${mark}<h1>${title}<i></i></h1><p>${text}</p>`,
    link ? `<p><a href="${link.to}">${link.text}</a></p>` : '',
    `</main></body></html>`,
  ].join('');
}
