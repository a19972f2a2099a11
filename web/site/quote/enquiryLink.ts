/** Number and token in '/teklif/T-2026-00042/x9…'. */
export function linkIn(path: string) {
  const [, , number = '', token = ''] = path.split('/');
  return { number, token };
}

/** In the place of what was loaded: too many links led to nothing. */
export const tooMany = 'too many';
