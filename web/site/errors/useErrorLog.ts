import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { logError } from '../../components/logError.ts';

/**
 * Reports the error that the route's error element stands for. Responses that loaders throw are expected, and `true`
 * comes with a page of the server, which has logged the error itself.
 */
export function useErrorLog() {
  const error = useRouteError();
  useEffect(() => {
    if (error !== true && !isRouteErrorResponse(error)) logError(error);
  }, [error]);
}
