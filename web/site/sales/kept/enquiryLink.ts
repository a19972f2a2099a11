/** Reads number and token from '/teklif/T-2026-00042/x9…'. */
export function linkIn(path: string) {
  const [, , number = '', token = ''] = path.split('/');
  return { number, token };
}

/** The loader's result after too many wrong links. */
export const tooMany = 'too many';

/** The loader's result when a list was sent and the page about it does not come. */
export const notRead = 'not read';
