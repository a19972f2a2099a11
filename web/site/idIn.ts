import { useLocation } from 'react-router-dom';

/**
 * The id at the end of '/categories/boru-1%2F2'. Read from the address itself: the router's own parameter takes a
 * literal '%2F' in an id for a slash.
 */
export function idIn(pathname: string) {
  const last = pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

export const usePageId = () => idIn(useLocation().pathname);
