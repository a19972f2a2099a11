/** Matches 'localhost', '127.0.0.1', '[::1]' and any other IP address. */
const isBare = (hostname: string) =>
  hostname === 'localhost' || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');

/** Every installation has this logo until it enters its own. */
export const isDefaultLogo = (logo: string) => logo.replace(/^\//, '') === 'images/logo.png';

/**
 * Resolves a relative logo against the site's public `origin`, unless the page runs on localhost or at an IP address,
 * from where that origin may not be reachable. An absolute address is not changed.
 */
export function logoAddress(logo: string, origin: string, hostname: string) {
  if (URL.canParse(logo) || logo.startsWith('//') || isBare(hostname)) return logo;
  return new URL(logo, `${origin}/`).href;
}
