// Takes long: every page of the starter is fetched and validated.
import { HtmlValidate, type Report } from 'html-validate';
import { expect } from 'vitest';
import { test } from '../testing/siteTest.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // In a search field, Enter takes the place of the button.
    'wcag/h32': 'off',
  },
});

const faultsIn = ({ results }: Report) =>
  results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => unescape(value));
const factsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@context': string; '@type': string; itemListElement?: object[] },
  );

/** Pages of a product differ in what they hold, not in their markup: some of them are enough. */
const isRepeated = (path: string) => Number(/\d+$/.exec(path)?.[0] ?? 0) % 20 !== 0;

/** Everything that a page leads to on this site: links, pictures, styles and scripts. */
const linksIn = (html: string) => [
  ...['href', 'src', 'action'].flatMap((attribute) => valuesOf(html, attribute)),
  ...valuesOf(html, 'content').filter((value) => /^https?:.*\.(png|jpe?g|webp)$/.test(value)),
];

// It comes first: checking pages holds up this process for longer than the server keeps a connection open.
test('what programs ask for by its usual name is there', async ({ site }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
    ['/apple-touch-icon.png', /png/],
    ['/site.webmanifest', /manifest/],
    ['/robots.txt', /plain/],
    ['/sitemap.xml', /xml/],
  ] as const) {
    const response = await fetch(site.origin + path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toMatch(type);
    const body = await response.text();
    if (path !== '/site.webmanifest') continue;
    const { icons } = JSON.parse(body) as { icons: { src: string }[] };
    for (const { src } of icons) expect((await fetch(site.origin + src)).status, src).toBe(200);
  }
});

test(
  'every link leads somewhere; every page is valid HTML and says what it is',
  { timeout: 300_000 },
  async ({ site }) => {
    // Pages name their own address by the setting of the public origin.
    const local = (address: string) => new URL(address.replace(/^http:\/\/localhost:\d+/, ''), site.origin);
    const waiting = ['/', '/yok'];
    const seen = new Set(waiting);
    const problems: string[] = [];
    const pages = new Map<string, string>();
    const drawings = new Set<string>();

    async function visit(path: string) {
      const response = await fetch(site.origin + path);
      const text = await response.text();
      if (response.status !== (path === '/yok' ? 404 : 200)) return void problems.push(`${path}: ${response.status}`);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return;
      pages.set(path, text);
      // Narrower pictures are made when they are first asked for: those of one page are enough.
      const narrower = path === '/' ? valuesOf(text, 'srcset').flatMap((set) => set.split(' ', 1)) : [];
      for (const link of [...linksIn(text), ...narrower]) {
        const { origin, pathname, search, hash } = local(link);
        // Comparisons and filtered lists link to ever more of them: those that plain pages link to are enough.
        if (path.includes('?') && search) continue;
        // Each product links to a form and a comparison of its own.
        if (/^\/(contact|karsilastir)$/.test(pathname) && isRepeated(search)) continue;
        // Each PDF is drawn when it is requested: one of a product and one of a category are enough.
        const drawn = /\/(foy|fiyat-listesi)\.pdf$/.exec(pathname)?.[1];
        if (drawn && drawings.has(drawn)) continue;
        if (drawn) drawings.add(drawn);
        if (origin !== site.origin || (!/^(\/|http)/.test(link) && !link.startsWith('#'))) continue;
        if (link.startsWith('#')) {
          const id = decodeURIComponent(hash.slice(1));
          if (!valuesOf(text, 'id').includes(id)) problems.push(`${path}: nothing is at ${link}`);
        } else if (!seen.has(pathname + search)) {
          seen.add(pathname + search);
          waiting.push(pathname + search);
        }
      }
    }
    while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(visit));
    expect(problems).toEqual([]);
    expect(pages.size).toBeGreaterThan(70);

    const narrowed = new Set<string>();
    for (const [path, html] of pages) {
      if (path.startsWith('/products/') && isRepeated(path)) continue;
      // Filters and looks of a list change what it holds: the list, and one other form of it, are enough.
      const [list = '', search] = path.split('?', 2);
      if (search !== undefined && narrowed.has(list)) continue;
      if (search !== undefined) narrowed.add(list);
      for (const fault of faultsIn(await validator.validateString(html.replace(/<style[^>]*>.*?<\/style>/gs, '')))) {
        problems.push(`${path}: ${fault}`);
      }
    }
    const described = new Map<string, string>();
    for (const [path, html] of pages) {
      const [title = ''] = /(?<=<title>).*?(?=<\/title>)/.exec(html) ?? [];
      if (!title || unescape(title).length > 60) problems.push(`${path}: the title '${title}'`);
      if (html.match(/<h1[\s>]/g)?.length !== 1) problems.push(`${path}: not one h1`);
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      if (levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1))
        problems.push(`${path}: headings ${levels.join()}`);
      const hidden = html.includes('name="robots" content="noindex"');
      const [canonical] = /(?<=<link rel="canonical" href=")[^"]+/.exec(html) ?? [];
      if (!hidden && !canonical) problems.push(`${path}: no canonical address`);
      const [description = ''] = /(?<=<meta name="description" content=")[^"]*/.exec(html) ?? [];
      const { length } = unescape(description);
      if (length < 50 || length > 160) problems.push(`${path}: a description of ${length} characters`);
      // Search results share one description, since no search engine is to show them.
      if (canonical && (described.get(description) ?? canonical) !== canonical)
        problems.push(`${path}: the description of ${described.get(description)}`);
      if (canonical) described.set(description, canonical);
      for (const name of ['title', 'description', 'type', 'url', 'locale', 'site_name', 'image', 'image:alt']) {
        if (!new RegExp(`<meta property="og:${name}" content="[^"]+"`).test(html))
          problems.push(`${path}: no og:${name}`);
      }
      const facts = factsIn(html);
      if (facts.some((fact) => fact['@context'] !== 'https://schema.org')) problems.push(`${path}: JSON-LD context`);
      const types = facts.map((fact) => fact['@type']);
      if (path === '/' && !['Organization', 'WebSite'].every((type) => types.includes(type)))
        problems.push(`/: ${types.join()}`);
      // A product on request is no Product to search engines, which want a price.
      const isToldOf = types.includes('BreadcrumbList') && (types.includes('Product') || types.includes('ItemPage'));
      if (/^\/products\/\d+$/.test(path) && !isToldOf) problems.push(`${path}: ${types.join()}`);
    }
    expect(problems).toEqual([]);
  },
);
