import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageHeaders, plainHeaders } from '../http/headers.ts';

/** Seconds until a visitor's browser, or a search engine, looks again. */
const retryAfter = 3;

const texts = {
  tr: { title: 'Site açılıyor…', text: 'Birkaç saniye sürer. Sayfa kendiliğinden yenilenir.' },
  en: { title: 'The site is starting…', text: 'This takes a few seconds. The page reloads automatically.' },
  // This page must not reload itself, since the request would lack the form that was sent.
  sent: {
    title: 'Site açılıyor…',
    text: 'Gönderdiğiniz bilgi alınamadı. Birkaç saniye sonra geri dönüp yeniden gönderin.',
  },
};

// The colours are those of web/theme/palette.ts. Nothing is loaded: the files of the site are not served yet.
const style = `
:root { color-scheme: light dark; --plate: #EBEFEC; --text: #14241E; --muted: #4C5C55; --block: #1F4D40; --bar: #D64F17 }
@media (prefers-color-scheme: dark) { :root { --plate: #131E19; --text: #E8EDEA; --muted: #A9B7B0; --block: #8CC5B0; --bar: #FF8B5A } }
* { box-sizing: border-box; margin: 0 }
body { display: grid; align-content: center; justify-items: start; min-height: 100vh; max-width: 720px; margin: auto;
  padding: 40px 28px 20vh; background: var(--plate); color: var(--text); font: 18px/1.55 'Archivo Variable', Archivo, Arial, sans-serif }
html { background: var(--plate) }
svg { width: 56px; margin-bottom: 40px }
h1 { position: relative; width: fit-content; font-size: clamp(2rem, 1.4rem + 3.2vw, 3.25rem); font-weight: 600; line-height: 1.1; letter-spacing: -.02em }
h1 i { position: absolute; inset: auto 0 -26px; height: 11px; border: solid var(--bar); border-width: 0 1.5px }
h1 i::before { content: ''; position: absolute; inset: 4.75px 2px auto; border-top: 1.5px solid var(--bar) }
h1 i::after { content: ''; position: absolute; inset: 1.5px 1px; background: var(--bar);
  clip-path: polygon(0 50%, 8px 0, 8px 100%, 0 50%, 100% 50%, calc(100% - 8px) 0, calc(100% - 8px) 100%, 100% 50%) }
p { margin-top: 52px; color: var(--muted) }
`.replaceAll(/\s*\n\s*/g, '');

const mark =
  '<svg viewBox="0 0 36 36" aria-hidden="true"><path d="M2.5 14.5h4L18 26l11.5-11.5h4V34h-31z" fill="var(--block)"/>' +
  '<circle cx="18" cy="12.6" r="8.2" fill="var(--bar)"/></svg>';

/**
 * Answers while the site opens, which takes longest at the first start and after an update: browsers get a page that
 * reloads itself, programs a line of text.
 */
export function startPage(req: IncomingMessage, res: ServerResponse): void {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const lang = /^\/admin(\/|\?|$)/.test(req.url ?? '') ? 'en' : 'tr';
  const { title, text } = isRead ? texts[lang] : texts.sent;
  const wantsPage = req.headers.accept?.includes('text/html') ?? false;
  const body = wantsPage ? pageOf({ lang, title, text, reloads: isRead }) : title;
  res.writeHead(503, {
    ...plainHeaders,
    ...(wantsPage && pageHeaders([])),
    'Retry-After': String(retryAfter),
    'Cache-Control': 'no-store',
    'Content-Type': `text/${wantsPage ? 'html' : 'plain'}; charset=utf-8`,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function pageOf({ lang, title, text, reloads }: { lang: string; title: string; text: string; reloads: boolean }) {
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    // This reloads the page without JavaScript.
    reloads ? `<meta http-equiv="refresh" content="${retryAfter}">` : '',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>`,
    `<body><main>${mark}<h1>${title}<i></i></h1><p>${text}</p></main></body></html>`,
  ].join('');
}
