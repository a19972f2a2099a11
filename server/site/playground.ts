import type { RequestHandler } from 'express';
import { playgroundHeaders } from '../http/headers.ts';
import type { Web } from './web.ts';

type Settings = { PLAYGROUND: 'on' | 'off' };

/** Answers a browser that opens the API's address with the playground; programs, which ask for JSON, get the API. */
export function playground({ PLAYGROUND }: Settings, web: Pick<Web, 'playground'>): RequestHandler {
  const page = web.playground && pageOf(web.playground);

  return (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const json = ['application/json', 'application/graphql-response+json'];
    if (!reads || req.query.query !== undefined || req.accepts([...json, 'html']) !== 'html') return next();
    const isOpen = PLAYGROUND === 'on' || res.locals.isAdmin === true;
    res.set(playgroundHeaders).set({ 'Cache-Control': 'no-store', Vary: 'Accept, Cookie' });
    if (isOpen && page) return res.type('html').send(page);
    res
      .status(404)
      .type('text')
      .send(
        isOpen
          ? 'The playground is not built: run `npm run build`.'
          : 'The playground is for admins: sign in at /admin/login first.',
      );
  };
}

const pageOf = ({ scripts, styles }: { scripts: string[]; styles: string[] }) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vitrin API</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    '</head><body><main id="root"></main></body></html>',
  ].join('');
