import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';

/**
 * Logs the error for which the route's error element is shown. Responses that loaders throw are expected. `true` comes
 * with a page from the server, which has already logged the error.
 */
export function useErrorLog() {
  const error = useRouteError();
  useEffect(() => {
    if (error !== true && !isRouteErrorResponse(error)) logError(error);
  }, [error]);
}
