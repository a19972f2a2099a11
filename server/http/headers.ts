import type { IncomingMessage } from 'node:http';
import { mapHosts } from '../../common/mapAddresses.ts';

const framing = `frame-ancestors 'self'`;

/** Every response has these headers, also those that Node or Express makes itself. */
export const plainHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': framing,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

type Transport = { PUBLIC_ORIGIN?: string | undefined; HSTS_SUBDOMAINS: 'on' | 'off' };

/** Adds HSTS where the site is behind https. */
export const answerHeaders = ({ PUBLIC_ORIGIN, HSTS_SUBDOMAINS }: Transport): Record<string, string> => ({
  ...plainHeaders,
  ...(PUBLIC_ORIGIN?.startsWith('https:') && {
    'Strict-Transport-Security': `max-age=31536000${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`,
  }),
});

/** Browsers report violations of the content policy here. */
export const reportPath = '/csp-report';

/**
 * Headers of every page. Scripts run from our files or by hash; styles may stand in the page, since a cached page has
 * no nonce to give them (docs/decisions/005).
 */
export function pageHeaders(scriptHashes: string[], more: Record<string, string> = {}): Record<string, string> {
  const maps = new Set(mapHosts.map(([host]) => `https://${host}`));
  const policy = {
    'default-src': `'self'`,
    'script-src': [`'self'`, ...scriptHashes].join(' '),
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' data: blob: https:`,
    'connect-src': `'self'`,
    // 'self' is needed since the admin area shows pages of the site beside its forms.
    'frame-src': [`'self'`, ...maps].join(' '),
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'self'`,
    // Not every browser knows the newer `report-to`.
    'report-uri': reportPath,
    'report-to': 'csp',
    ...more,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Reporting-Endpoints': `csp="${reportPath}"`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Windows of other sites keep no reference to those of this one.
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Headers of the playground: its editor runs workers from the site's files, and its style sheet contains its fonts. */
export const playgroundHeaders = pageHeaders([], {
  'worker-src': `'self'`,
  'font-src': `'self' data:`,
  'frame-src': `'none'`,
});

/** Headers of uploaded files: whatever they hold, nothing in them runs. */
export const uploadHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${framing}; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of pictures. Pages of other sites may show those that visitors see; what a guard has kept out of caches, such as the
 * picture of a draft, stays with the own pages.
 */
export const pictureHeaders = (caching: unknown) => ({
  ...uploadHeaders,
  'Cross-Origin-Resource-Policy': String(caching).includes('no-store') ? 'same-origin' : 'cross-origin',
});

const own = 'application/graphql-response+json';

/** The content type of an API error with a status of its own: clients read its code only where the type proves who answered. */
export const answerType = ({ headers }: IncomingMessage) =>
  `${headers.accept?.includes(own) ? own : 'application/json'}; charset=utf-8`;
