import type { RequestHandler } from 'express';

/** Search engines may read everything but the admin area, the API and comparisons, of which each leads to many more. */
export const robots =
  (origin: string): RequestHandler =>
  (_req, res) =>
    void res
      .type('text')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /graphql\nDisallow: /karsilastir\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
