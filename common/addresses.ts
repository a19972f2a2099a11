// These are the addresses of pictures and pages, as IMAGE and WEB of schema.graphql allow them.

/** These characters would end an HTML attribute or a style, or are read as a slash by some programs. */
const unsafe = /[\s"'`<>\\]/;

/** Tells whether the address is the path of a picture on this site or an absolute https address. */
export function isPicture(address: string) {
  if (unsafe.test(address)) return false;
  if (/^\/(uploads|images)\//.test(address)) return isOwnPicture(address.split(/[?#]/, 1)[0] ?? '');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Tells whether the address is an absolute https one that a page may link to. A name before the host could feign another one. */
export function isWebAddress(address: string) {
  if (unsafe.test(address) || !/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && !username && !password;
}

/** Checks the path after percent-decoding, since an escape may hide a slash, a leading dot or a quote. */
function isOwnPicture(path: string) {
  const names = path.split('/').slice(1).map(readEscapes);
  return names.every((name) => name !== undefined && /^[^./][^/]*$/.test(name) && !/["'`<>\\\p{C}]/u.test(name));
}

function readEscapes(text: string) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
