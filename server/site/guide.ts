import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import MarkdownIt from 'markdown-it';
import type { Services } from '../context/context.ts';
import { pageHeaders } from '../http/headers.ts';
import { fromRoot } from '../settings/root.ts';
import { look, type Scheme } from '../../common/look.ts';

/** The pages of docs that are written for programmers of clients, by their name in the address. */
const guides = { api: 'The API', agents: 'Agents', search: 'Search', imports: 'Imports', changelog: 'Changes' };
type Guide = keyof typeof guides;
const isGuide = (name: string): name is Guide => Object.hasOwn(guides, name);

export const guideAddress = '/docs/:name';
export const schemaAddress = '/graphql/schema.graphql';

type Settings = { PLAYGROUND: 'on' | 'off' };

/** Answers like the playground: to everybody, or with `PLAYGROUND=off` to a session. */
const guarded =
  (services: Pick<Services, 'signedIn'>, { PLAYGROUND }: Settings, answer: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
    if (PLAYGROUND === 'on' || (await services.signedIn(req))) return answer(req, res, next);
    return void res.status(404).type('text').send('Not found');
  };

/** Sends schema.graphql with its directives, which introspection leaves out. */
export const schemaFile = (services: Pick<Services, 'signedIn'>, settings: Settings) =>
  guarded(services, settings, (_req, res) => void res.type('text').send(readFileSync(fromRoot('schema.graphql'))));

/** Sends a page of docs as HTML. */
export function guide(services: Pick<Services, 'signedIn'>, settings: Settings): RequestHandler {
  const kept = new Map<Guide, string>();
  return guarded(services, settings, (req, res) => {
    const name = String(req.params.name);
    if (!isGuide(name)) return void res.status(404).type('text').send('Not found');
    const page = kept.get(name) ?? pageOf(name);
    kept.set(name, page);
    res.set(pageHeaders([])).type('html').send(page);
  });
}

/** The address of a heading, as GitHub makes it. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Returns where a link of the text leads on this site; null where it leads to a file that is not here. */
function linkOf(href: string) {
  if (/^(https?:|#)/.test(href)) return href;
  if (href.endsWith('schema.graphql')) return schemaAddress;
  const [, name = '', part = ''] = /^(?:\.\/)?(\w+)[.]md(#.*)?$/.exec(href) ?? [];
  return isGuide(name) ? `/docs/${name}${part}` : null;
}

function pageOf(name: Guide) {
  const markdown = new MarkdownIt({ html: false });
  const tokens = markdown.parse(readFileSync(fromRoot(`docs/${name}.md`), 'utf8'), {});
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[at + 1]?.content ?? ''));
    for (const [place, inner] of token.children?.entries() ?? []) {
      if (inner.type !== 'link_open') continue;
      const link = linkOf(String(inner.attrGet('href')));
      if (link !== null) inner.attrSet('href', link);
      // No link encloses another: the next end is its own.
      else
        for (const one of [inner, token.children?.slice(place).find(({ type }) => type === 'link_close')])
          if (one) one.hidden = true;
    }
  });
  const others = Object.entries(guides).map(([one, title]) =>
    one === name ? `<b aria-current="page">${title}</b>` : `<a href="/docs/${one}">${title}</a>`,
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${guides[name]} · Vitrin</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body>`,
    `<nav aria-label="Documentation">${others.join('')}<a href="${schemaAddress}">Schema</a><a href="/graphql">Playground</a></nav>`,
    contentsOf(tokens),
    `<main>${markdown.renderer.render(tokens, markdown.options, {})}</main></body></html>`,
  ].join('');
}

/** Names the parts of a page, with links to them. */
function contentsOf(tokens: ReturnType<InstanceType<typeof MarkdownIt>['parse']>): string {
  const parts = tokens.flatMap((token, at) => {
    const heading = token.type === 'heading_open' && token.tag === 'h2' ? tokens[at + 1]?.content : undefined;
    return heading === undefined ? [] : [{ heading: heading.replaceAll('`', ''), id: idOf(heading) }];
  });
  const escaped = new MarkdownIt().utils.escapeHtml;
  const links = parts.map(({ heading, id }) => `<a href="#${encodeURIComponent(id)}">${escaped(heading)}</a>`);
  return links.length < 2 ? '' : `<nav aria-label="Contents">${links.join('')}</nav>`;
}

const coloursOf = ({ background, surface, divider, text, primary }: Scheme) =>
  `--plate: ${background.default}; --code: ${surface.plate}; --line: ${divider}; --text: ${text.primary}; --block: ${primary.main}`;

const style = `
:root { color-scheme: light dark; ${coloursOf(look.light)} }
@media (prefers-color-scheme: dark) { :root { ${coloursOf(look.dark)} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--plate); color: var(--text); font: 17px/1.6 ${look.typeface.plainFamily} }
nav { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 14px 24px; border-bottom: 1px solid var(--line) }
main { max-width: 880px; margin: auto; padding: 8px 24px 96px; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.2; letter-spacing: -.01em; scroll-margin-top: 16px }
h2 { margin-top: 56px } h3 { margin-top: 36px }
a { color: var(--block); font-weight: 600; text-underline-offset: 4px }
:focus-visible { outline: 2px solid var(--block); outline-offset: 2px }
code { padding: 1px 4px; background: var(--code); border-radius: ${look.radius.usual}px; font: .88em/1.5 ui-monospace, Consolas, monospace }
pre { overflow-x: auto; padding: 16px; background: var(--code); border-radius: ${look.radius.large}px }
pre code { padding: 0; background: none; overflow-wrap: normal }
table { display: block; overflow-x: auto; border-collapse: collapse }
td, th { padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; min-width: 120px }
`.replaceAll(/(?<!\s)\s*\n\s*/g, '');
