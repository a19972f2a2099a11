import type { RequestHandler } from 'express';

/** Search engines may index everything but the admin area and the API. */
export const robots =
  (origin: string): RequestHandler =>
  (_req, res) =>
    void res
      .type('text')
      .send(`User-agent: *\nDisallow: /admin\nDisallow: /graphql\n\nSitemap: ${origin}/sitemap.xml\n`);
