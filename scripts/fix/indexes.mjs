import { behindColon, firstSentence } from './lines.mjs';

const withoutLinks = (text) => text.replaceAll(/\[([^\]]+)\]\(.*?\)/g, '$1');

/** Returns the line of the index for a decision: its title, and which decision it is superseded by. */
function decisionLine({ name, text }) {
  const title = /^# \d+ (.*)$/m.exec(text)?.[1];
  const superseded = /^(Superseded (?:in part )?by .*?)[:.] /m.exec(withoutLinks(text))?.[1];
  return `- [${name.slice(0, 3)}](${name}) ${title}${superseded ? `: ${behindColon(superseded)}` : ''}`;
}

/**
 * Gives the index of decisions a line for each page, `{ name, text }`. A new one comes behind the first decision that its
 * page links to, which is of the same subject more often than not; one that links to none comes last.
 */
export function decisionsIndex(index, pages) {
  const byName = new Map(pages.map((page) => [page.name, page]));
  const lines = index
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, name] = /^- \[\d+\]\((.*?)\)/.exec(line) ?? [];
      return !name ? [line] : byName.has(name) ? [decisionLine(byName.get(name))] : [];
    });
  const placeOf = (name) => lines.findIndex((line) => line.includes(`](${name})`));
  for (const page of pages.filter(({ name }) => placeOf(name) === -1)) {
    const linked = [...page.text.matchAll(/\]\((\d{3}-[\w-]+\.md)/g)].map(([, name]) => placeOf(name));
    const place = linked.find((at) => at !== -1) ?? lines.length - 1;
    lines.splice(place + 1, 0, decisionLine(page));
  }
  return `${lines.join('\n')}\n`;
}

/** Gives docs/README.md a line for each page, `{ name, text }`; a new one comes last, with its first sentence. */
export function docsIndex(index, pages) {
  const nameIn = (line) => /^- \[[^\]]+\]\(([\w.-]+)\)/.exec(line)?.[1];
  const names = pages.map(({ name }) => name);
  const lines = index
    .trimEnd()
    .split('\n')
    .filter((line) => !nameIn(line) || names.includes(nameIn(line)));
  const listed = lines.map(nameIn);
  const added = pages
    .filter(({ name }) => !listed.includes(name))
    .map(({ name, text }) => {
      const [paragraph] = text.match(/^[A-Za-z].*$/m) ?? [];
      return `- [${name}](${name}): ${behindColon(firstSentence(withoutLinks(paragraph ?? '')))}.`;
    });
  return `${[...lines, ...added].join('\n')}\n`;
}
