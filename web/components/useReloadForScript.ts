import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logError } from './logError.ts';
import { MissingScript } from './loadedLater.ts';

/**
 * Tells whether the page's script is missing. When the server still answers, a new release has replaced the file: the
 * page is reloaded and gets the files of that release. Text typed into forms is kept in the browser.
 */
export function useReloadForScript() {
  const missing = useRouteError() instanceof MissingScript;
  useEffect(() => {
    if (!missing) return;
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok && window.location.reload(),
      logError,
    );
  }, [missing]);
  return missing;
}
