import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import type { Services } from '../../context/context.ts';
import { pageHeaders } from '../../http/headers.ts';
import { compress } from '../../http/compress.ts';
import { encodingFor, type Encoding } from '../../http/encoding.ts';
import { oneSpelling } from '../../http/spelling.ts';
import { officeLanguages, type OfficeLanguage } from '../../../common/text/locale.ts';
import { officeWords } from '../../words/office.ts';
import { documentOf, scriptHash, type Assets } from '../document.ts';
import type { Page } from '../pageCache.ts';
import { asList, sendPage } from '../sendPage.ts';
import type { Web } from '../web.ts';

/** The parameter of the sign-in page that chooses a language before anybody is known. */
export const languageParameter = 'dil';

const isOffice = (text: string | null | undefined): text is OfficeLanguage =>
  officeLanguages.includes(text as OfficeLanguage);

/** Returns the first language of the office among those that a browser asks for, the most wanted first. */
export function wantedLanguage(accepted: string | undefined): OfficeLanguage | undefined {
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [, name = '', weight] = /^\s*([a-z]{2,3})\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
    return { name: name.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const inOrder = wanted.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return inOrder.map(({ name }) => name).find(isOffice);
}

/**
 * The empty page of the admin area, with the scripts of one language of the office: that of the person who is signed in, else the
 * one that the address names. `/giris` leads to the sign-in page in the language of the browser.
 */
export function officePageRoutes(
  { signedIn, log }: Pick<Services, 'signedIn' | 'log'>,
  web: Web,
  { origin, everywhere }: { origin: string; everywhere: Record<string, string> },
) {
  const headers = asList({ ...everywhere, ...pageHeaders([scriptHash(web.headScript)]) });
  const offices: Partial<Record<OfficeLanguage, Assets>> = { ...web.offices, en: web.assets };
  const offered = officeLanguages.filter((language) => offices[language]);
  const made = new Map<OfficeLanguage, Page>();

  function make(language: OfficeLanguage): Page {
    const { title } = officeWords(language).pages;
    // It names its own address, for people who have opened another one, at which a sign-in is not kept.
    const head = [
      `<title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${origin}/admin">`,
      `<meta name="office-languages" content="${offered.join(' ')}">`,
    ].join('');
    const page = { status: 200, head, html: '', state: '{}', lang: language };
    const html = Buffer.from(documentOf(page, offices[language] ?? web.assets, web.headScript));
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const bodies = new Map<Encoding, Buffer>([['identity', html]]);
    return { revision: 0, place: '', status: 200, etag, bodies, answered: undefined, isOwn: false, timesSent: 0 };
  }

  function pageIn(language: OfficeLanguage) {
    const page = made.get(language) ?? make(language);
    made.set(language, page);
    return page;
  }

  async function languageFor(req: IncomingMessage): Promise<OfficeLanguage> {
    const named = new URL(req.url ?? '/', origin).searchParams.get(languageParameter);
    try {
      const person = await signedIn(req);
      if (person) return person.admin.language;
    } catch (error) {
      // The screens say that the data is out of reach.
      log.warn({ err: error }, 'nobody can be known');
    }
    return isOffice(named) ? named : 'en';
  }

  async function send(req: IncomingMessage, res: ServerResponse) {
    const wanted = await languageFor(req);
    const page = pageIn(offered.includes(wanted) ? wanted : 'en');
    await compress(page.bodies, encodingFor(req));
    sendPage(req, res, page, headers, 'private, no-cache');
  }

  const router = Router(oneSpelling);
  router.get(['/admin', '/admin/{*path}'], (req, res) => send(req, res));
  router.get('/giris', (req, res) => {
    const language = wantedLanguage(req.headers['accept-language']) ?? 'en';
    res.setHeader('Vary', 'Accept-Language');
    res.setHeader('Cache-Control', 'private, no-store');
    res.redirect(302, language === 'en' ? '/admin/login' : `/admin/login?${languageParameter}=${language}`);
  });
  return router;
}
