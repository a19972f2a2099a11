import { createHash } from 'node:crypto';
import type { Rendered } from '../../web/page/rendered.ts';
import { timeZone, usualTimeZone } from '../../common/text/companyTime.ts';
import { siteLanguage } from '../../common/text/locale.ts';
import { hasWords, words } from '../words/words.ts';
import { look } from '../../common/look.ts';

/** The files that a page loads besides its own markup. */
export type Assets = {
  scripts: string[];
  /** Files that the scripts load once the page is used. */
  later: string[];
  /** Files that an empty page loads at once, as the admin's are. */
  atOnce: string[];
  styles: string[];
  fonts: string[];
};

/** Tells the page's scripts a zone that is not the usual one. */
const zoneMark = () => (timeZone() === usualTimeZone ? '' : ` data-time-zone="${timeZone()}"`);

/** The whole HTML page around what the web side rendered. */
export function documentOf({ head, html, state, lang, dir }: Rendered, assets: Assets, headScript: string): string {
  const { scripts, later, atOnce, styles, fonts } = assets;
  return [
    `<!doctype html><html lang="${lang}"${dir ? ` dir="${dir}"` : ''}${zoneMark()}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<script>${headScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(html === '' ? atOnce.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
    ...scripts.map(
      (src) => `<script type="module" src="${src}" data-later="${later.join(' ')}" fetchpriority="low"></script>`,
    ),
    `<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`,
    // The browser's own bar takes the colour of the page's top bar.
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${look.light.surface.ink.toLowerCase()}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${look.dark.surface.ink.toLowerCase()}">`,
    `<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="${words(html !== '' && hasWords(lang) ? lang : siteLanguage).pages.search.title}">`,
    head,
    `</head><body><div id="root">${html}</div>`,
    `<script type="application/json" id="state">${state}</script></body></html>`,
  ].join('');
}

/** The name of an inline script in a Content-Security-Policy. */
export const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
