import { paths } from '../../paths.ts';
import '../site.css';
import '../lateLayout.css';
import '../print.css';
import { Drawing } from '../../../components/Drawing.tsx';
import disconnected from '../drawings/disconnected.svg?raw';
import { usePagePath } from '../OriginProvider.tsx';
import { StatusPage } from './StatusPage.tsx';
import * as words from '../../../words/tr/errors.ts';
import * as common from '../../../words/tr/common.ts';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';

/** Replaces the whole page after an unexpected error. Its links are plain, so that a full load starts over. */
export function RouteError() {
  useErrorLog();
  const pagePath = usePagePath();
  return (
    <main className="route-error">
      <title>{words.wentWrong}</title>
      <StatusPage title={words.wentWrong} text={words.notShown} drawing={<Drawing svg={disconnected} />}>
        <a className="text-link" href="">
          <span>{common.tryAgain}</span>
        </a>
        <a className="text-link" href={pagePath(paths.home)}>
          <span>{common.home}</span>
        </a>
      </StatusPage>
    </main>
  );
}

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
