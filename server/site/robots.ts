import type { RequestHandler } from 'express';

/** Lets search engines read everything but the admin area, the API and comparisons, each of which links to many more. */
export const robots =
  (origin: string): RequestHandler =>
  (_req, res) =>
    void res
      .type('text')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /graphql\nDisallow: /karsilastir\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
