/** 'localhost', '127.0.0.1', '[::1]' and any other bare address of a machine. */
const isBare = (hostname: string) =>
  hostname === 'localhost' || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[');

/**
 * A relative logo stands on the site's public `origin`, unless the page runs on this machine or at a bare address,
 * where that origin may be out of reach. An absolute one is left alone.
 */
export function logoAddress(logo: string, origin: string, hostname: string) {
  if (URL.canParse(logo) || logo.startsWith('//') || isBare(hostname)) return logo;
  return new URL(logo, `${origin}/`).href;
}
