import { Router, type RequestHandler, type Response } from 'express';
import type { Services } from '../context/context.ts';
import { oneSpelling } from '../http/spelling.ts';
import { fileName, mastersOf } from '../modules/catalogue/images/images.names.ts';
import { createSendDocument } from '../modules/catalogue/documents/sendDocument.ts';
import { findPreviewLinkByToken } from '../modules/catalogue/previews/previewLinks.store.ts';
import { findDocumentFile } from '../modules/catalogue/references/documents.store.ts';
import { previewed, type Previewed } from '../modules/upkeep/previews/previewed.ts';
import { plainPage } from './plainPage.ts';
import type { Previews } from './previews.ts';
import { siteLanguage } from '../../common/text/locale.ts';
import { words } from '../words/words.ts';

const noPage = plainPage({
  lang: siteLanguage,
  ...words(siteLanguage).pages.deadPreview,
});

const pictures = '/uploads/products/';

/** Leads pictures and files, which visitors do not get, through the link that shows them. */
function throughLink(html: string, { pictures: urls, files }: Previewed, token: string) {
  const stems = urls.flatMap((url) => fileName(url)?.replace(/\.\w+$/, '') ?? []);
  const withPictures = stems.reduce(
    (page, stem) =>
      page.replaceAll(
        new RegExp(`${pictures}(?=${stem}(?:-dark)?(?:-w\\d+|-share)?\\.[a-z]+)`, 'g'),
        `/onizleme/${token}${pictures}`,
      ),
    html,
  );
  return files.reduce((page, url) => page.replaceAll(`"${url}"`, `"/onizleme/${token}${url}"`), withPictures);
}

const caching = 'private, no-store';

/**
 * Answers preview links, each of which shows one thing. `sendPicture` sends the files of its pictures, which are not public
 * either.
 */
export function previewLinkRoutes(services: Services, previews: Previews, sendPicture: RequestHandler[]) {
  const { db, limits } = services;
  const sendDocument = createSendDocument(services);

  async function follow(token: string, address: string) {
    const link = await limits.followLink(address, () => findPreviewLinkByToken(db, token, Date.now()));
    const shown = link && (await previewed(db, link));
    return shown && { link, shown };
  }

  const refuse = (res: Response) => void res.status(404).set(previews.headers).type('html').send(noPage);

  return Router(oneSpelling)
    .get('/onizleme/:token', async (req, res) => {
      const { token } = req.params;
      const address = req.ip ?? '';
      const found = await follow(token, address);
      if (!found) return refuse(res);
      const { link, shown } = found;
      if (shown.isOnSite)
        return void res
          .status(302)
          .set({ ...previews.headers, Location: shown.path })
          .end();
      const page = await previews.page(shown.subject, { address, until: link.expiresAt });
      if (page === null) return refuse(res);
      res
        .set(previews.headers)
        .type('html')
        .send(throughLink(page, shown, token));
    })
    .use('/onizleme/:token/uploads/products/:name', async (req, res, next) => {
      const { token, name } = req.params;
      const urls = (await follow(token, req.ip ?? ''))?.shown.pictures ?? [];
      res.set('Cache-Control', caching);
      if (mastersOf(name).some((url) => urls.includes(url))) return next();
      res.status(404).type('text').send('Not found');
    })
    .use('/onizleme/:token/uploads/products', ...sendPicture)
    .get('/onizleme/:token/belgeler/:name', async (req, res, next) => {
      const { token, name } = req.params;
      const url = `/belgeler/${name}`;
      const urls = (await follow(token, req.ip ?? ''))?.shown.files ?? [];
      const file = urls.includes(url) ? await findDocumentFile(db, url) : null;
      if (file) return sendDocument(file, { res, next, caching });
      next();
    })
    .all('/onizleme{/*rest}', (_req, res) => refuse(res));
}
