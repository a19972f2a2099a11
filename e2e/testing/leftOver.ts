import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

export const textIn = (files: string) =>
  globSync(files)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Returns the texts of a catalogue, without those of one word, which may be a name in the content. */
export const wholeTexts = (files: string) =>
  [...textIn(files).matchAll(/(?:= |^ {2,}'?\w+'?: |^ {2})'(.* .*)'[;,]$/gm)].map(([, text = '']) => text);

/** Finds texts of a catalogue that the page still says in its language, and texts whose end is not seen. */
export const leftOver = (page: Page, texts: readonly string[], language: string) =>
  page.evaluate(
    ([known, name]) => {
      const found: string[] = [];
      const words = new Set(known);
      const look = (text: string | null | undefined) => {
        if (text && words.has(text.trim())) found.push(`still in ${name}: ${text.trim()}`);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!node.parentElement?.closest('script, style')) look(node.textContent);
      for (const one of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) look(one.getAttribute(attribute));
      for (const one of document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, p, label, span, th, td, li')) {
        const { overflowX, textOverflow, whiteSpace } = getComputedStyle(one);
        const isCut = overflowX === 'hidden' && (textOverflow === 'ellipsis' || whiteSpace === 'nowrap');
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden');
        if (
          isCut &&
          isSeen &&
          one.clientWidth > 1 &&
          one.scrollWidth > one.clientWidth + 1 &&
          one.textContent?.includes(' !]')
        )
          found.push(`cut: ${one.textContent.slice(0, 60)}`);
      }
      return found;
    },
    [texts, language] as const,
  );
