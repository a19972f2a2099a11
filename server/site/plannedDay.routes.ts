import { Router, type Response } from 'express';
import type { Services } from '../context/context.ts';
import { DomainError } from '../core/errors.ts';
import { startOfDayHere } from '../core/companyDays.ts';
import { ofCatalogue } from '../rights/stated.ts';
import { requireMay, work } from '../rights/may.ts';
import { oneSpelling } from '../http/spelling.ts';
import { plainPage } from './plainPage.ts';
import type { Previews } from './previews.ts';
import { daysAfter } from '../../common/text/companyTime.ts';
import { momentAt, siteLanguage } from '../../common/text/locale.ts';
import { words } from '../words/words.ts';

const folder = '/onizleme/gun';

const tooMuch = plainPage({
  lang: siteLanguage,
  ...words(siteLanguage).pages.tooMuchPlanned,
});

/** Lets links lead to pages of the same day; files and the admin stay where they are. */
const onSameDay = (html: string, base: string) =>
  html.replaceAll(
    /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/(?!belgeler\/|uploads\/|admin|onizleme)[^"#?]*)/g,
    (_, before: string, path: string) => before + base + (path === '/' ? '' : path),
  );

/** Shows an admin every page as it will be at the end of a day, with all that is planned until then. */
export function plannedDayRoutes({ signedIn }: Pick<Services, 'signedIn'>, previews: Previews) {
  const say = (res: Response, status: number, text: string) =>
    void res.status(status).set(previews.headers).type('text').send(text);

  return Router(oneSpelling).get(`${folder}/:day{/*rest}`, async (req, res) => {
    const session = { admin: (await signedIn(req))?.admin ?? null };
    const { day } = req.params;
    try {
      requireMay(session, work(ofCatalogue));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return say(res, error.kind === 'unauthenticated' ? 401 : 403, error.message);
    }
    const start = startOfDayHere(day);
    if (start === undefined) return say(res, 404, 'Not found');
    const base = `${folder}/${day}`;
    const path = req.originalUrl.slice(base.length) || '/';
    const until = momentAt(daysAfter(day, 1)) - 1;
    const page = await previews.day({
      day,
      until,
      path: path.startsWith('/') ? path : `/${path}`,
      address: req.ip ?? '',
    });
    if (page === null) return void res.status(422).set(previews.headers).type('html').send(tooMuch);
    if (page.redirect)
      return void res
        .status(302)
        .set({ ...previews.headers, Location: base + page.redirect })
        .end();
    res.status(page.status).set(previews.headers).type('html').send(onSameDay(page.html, base));
  });
}
