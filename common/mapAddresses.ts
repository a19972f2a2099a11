// These are the addresses of maps that the contact page may embed, as MAP_EMBED of schema.graphql allows them.

/** Maps of these hosts may be embedded in the contact page; each address must start with the given path. */
export const mapHosts = [
  ['www.google.com', '/maps/'],
  ['maps.google.com', '/maps'],
  ['www.openstreetmap.org', '/export/embed.html'],
  ['yandex.com.tr', '/map-widget/'],
  ['yandex.com', '/map-widget/'],
] as const;

/** Google refuses to show the address of its ordinary map page in a frame, and accepts only its embed addresses. */
const isMadeForFrames = ({ hostname, pathname, searchParams }: URL) =>
  !hostname.endsWith('google.com') ||
  /^\/maps\/(embed|d\/(u\/\d+\/)?embed)/.test(pathname) ||
  searchParams.get('output') === 'embed';

/** Returns the address of a map that may be embedded, taken out of a pasted `<iframe …>` if need be; undefined for others. */
export function mapAddress(entered: string): string | undefined {
  // Two patterns each read the text once. A single one would backtrack, and take quadratic time on hostile text.
  const attributes = /<iframe(\s[^>]*)/i.exec(entered)?.[1] ?? '';
  const address = /\ssrc=["']([^"']+)["']/i.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? entered;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const { protocol, hostname, pathname, port, username } = url;
  const known = mapHosts.some(([host, path]) => host === hostname && pathname.startsWith(path));
  return protocol === 'https:' && known && !port && !username && isMadeForFrames(url) ? address : undefined;
}

/** Tells whether the address is that of an ordinary page of a map site, which cannot be embedded. */
export const isMapPage = (entered: string) =>
  URL.canParse(entered) &&
  mapAddress(entered) === undefined &&
  /^(www\.|maps\.)?(google\.|openstreetmap\.org$|yandex\.)|^maps\.app\.goo\.gl$|^goo\.gl$/.test(
    new URL(entered).hostname,
  );
