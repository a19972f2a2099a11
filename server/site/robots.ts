import type { RequestHandler } from 'express';

/**
 * Search engines may read everything but the admin area, the API, comparisons and addresses with a query: each choice of a
 * filter, an order or a view leads to more of them, without end. Only the further pages of a whole list are open.
 */
const rules = [
  'User-agent: *',
  ...['/admin', '/graphql', '/karsilastir', '/*?'].map((path) => `Disallow: ${path}`),
  'Allow: /*?after=',
  'Disallow: /*?after=*&',
];

export const robots =
  (origin: string): RequestHandler =>
  (_req, res) =>
    void res.type('text').send(`${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`);
