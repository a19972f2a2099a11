import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';

/**
 * Reports the error that the route's error element is shown for. Responses thrown by loaders are expected. `true` comes
 * with a page from the server, which has already logged the error.
 */
export function useErrorLog() {
  const error = useRouteError();
  useEffect(() => {
    if (error !== true && !isRouteErrorResponse(error)) logError(error);
  }, [error]);
}
