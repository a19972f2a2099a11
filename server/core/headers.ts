import { mapHosts } from '../../limits.ts';

/** Headers of every answer, whatever it is. */
export const answerHeaders = (https: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

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
    // Ourselves: the admin area shows pages of the site beside its forms.
    'frame-src': [`'self'`, ...maps].join(' '),
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'self'`,
    ...more,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Of the playground: its editor works in workers from our own files, and its style sheet holds its fonts. */
export const playgroundHeaders = pageHeaders([], {
  'worker-src': `'self'`,
  'font-src': `'self' data:`,
  'frame-src': `'none'`,
});

/** Headers of uploaded files: whatever they hold, nothing in them runs. */
export const uploadHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'Cross-Origin-Resource-Policy': 'same-origin',
};
