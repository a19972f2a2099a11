/** Hosts whose maps may be shown once the visitor asks for one; the same as in the rule MAP_EMBED. */
const mapHosts = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org', 'yandex.com.tr', 'yandex.com'];

/**
 * Headers of every page. Scripts run from our files or by hash; styles may stand in the page, since a page from
 * memory has no nonce to give them (docs/decisions/005).
 */
export function pageHeaders(
  scriptHashes: string[],
  https: boolean,
  more: Record<string, string> = {},
): Record<string, string> {
  const policy = {
    'default-src': `'self'`,
    'script-src': [`'self'`, ...scriptHashes].join(' '),
    'style-src': `'self' 'unsafe-inline'`,
    'img-src': `'self' data: blob: https:`,
    'connect-src': `'self'`,
    // Ourselves: the desk shows pages of the site beside its forms.
    'frame-src': [`'self'`, ...mapHosts.map((host) => `https://${host}`)].join(' '),
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
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** Of the playground: its editor works in workers from our own files, and its style sheet holds its fonts. */
export const playgroundHeaders = (https: boolean) =>
  pageHeaders([], https, { 'worker-src': `'self'`, 'font-src': `'self' data:`, 'frame-src': `'none'` });

/** Headers of uploaded files: whatever they hold, nothing in them runs. */
export const uploadHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
