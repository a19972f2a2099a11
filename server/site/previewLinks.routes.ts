import { Router, type RequestHandler, type Response } from 'express';
import type { Services } from '../context/context.ts';
import { oneSpelling } from '../http/spelling.ts';
import { fileName, mastersOf } from '../modules/catalogue/images/images.names.ts';
import * as links from '../modules/catalogue/previews/previewLinks.store.ts';
import { picturesOf } from '../modules/catalogue/products/products.pictures.ts';
import { resolved } from '../modules/catalogue/waiting/resolved.ts';
import * as waiting from '../modules/catalogue/waiting/waiting.store.ts';
import * as products from '../modules/catalogue/products/products.store.ts';
import { plainPage } from './plainPage.ts';
import type { Previews } from './previews.ts';

const noPage = plainPage({
  lang: 'tr',
  title: 'Bağlantı çalışmıyor',
  text: 'Bu ön izleme bağlantısı yanlış yazılmış, süresi dolmuş ya da geri alınmış.',
  link: { to: '/', text: 'Ana Sayfa' },
});

const pictures = '/uploads/products/';

/** Leads the pictures of the product, which visitors do not get, through the link that shows it. */
function throughLink(html: string, urls: string[], token: string) {
  const stems = urls.flatMap((url) => fileName(url)?.replace(/\.\w+$/, '') ?? []);
  return stems.reduce(
    (page, stem) =>
      page.replaceAll(
        new RegExp(`${pictures}(?=${stem}(?:-dark)?(?:-w\\d+|-share)?\\.[a-z]+)`, 'g'),
        `/onizleme/${token}${pictures}`,
      ),
    html,
  );
}

/**
 * Answers preview links, each of which shows one product. `sendPicture` sends the files of its pictures, which are not public
 * either.
 */
export function previewLinkRoutes({ db, limits }: Services, previews: Previews, sendPicture: RequestHandler[]) {
  async function follow(token: string, address: string) {
    const link = await limits.followLink(address, () => links.findByToken(db, token, Date.now()));
    const product = link && (await products.find(db, link.productId));
    if (!product) return null;
    const kept = await waiting.find(db, product.id);
    const { values } = kept ? resolved(product, kept) : { values: {} };
    return { link, product, values, isOnSite: product.isPublic && Object.keys(values).length === 0 };
  }

  const refuse = (res: Response) => void res.status(404).set(previews.headers).type('html').send(noPage);

  return Router(oneSpelling)
    .get('/onizleme/:token', async (req, res) => {
      const { token } = req.params;
      const address = req.ip ?? '';
      const found = await follow(token, address);
      if (!found) return refuse(res);
      const { link, product, values, isOnSite } = found;
      if (isOnSite)
        return void res
          .status(302)
          .set({ ...previews.headers, Location: `/products/${encodeURIComponent(product.id)}` })
          .end();
      const page = await previews.page({ id: product.id, values }, { address, until: link.expiresAt });
      if (page === null) return refuse(res);
      res
        .set(previews.headers)
        .type('html')
        .send(throughLink(page, picturesOf({ ...product, ...values }), token));
    })
    .use('/onizleme/:token/uploads/products/:name', async (req, res, next) => {
      const { token, name } = req.params;
      const found = await follow(token, req.ip ?? '');
      const urls = found ? picturesOf({ ...found.product, ...found.values }) : [];
      res.set('Cache-Control', 'private, no-store');
      if (mastersOf(name).some((url) => urls.includes(url))) return next();
      res.status(404).type('text').send('Not found');
    })
    .use('/onizleme/:token/uploads/products', ...sendPicture)
    .all('/onizleme{/*rest}', (_req, res) => refuse(res));
}
