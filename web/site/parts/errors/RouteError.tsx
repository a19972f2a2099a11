import { paths } from '../../paths.ts';
import '../site.css';
import '../lateLayout.css';
import '../print.css';
import { Drawing } from '../../../components/Drawing.tsx';
import disconnected from '../drawings/disconnected.svg?raw';
import { StatusPage } from './StatusPage.tsx';
import { useErrorLog } from './useErrorLog.ts';
import * as words from '../../../words/tr/errors.ts';
import * as common from '../../../words/tr/common.ts';

/** Replaces the whole page after an unexpected error. Its links are plain, so that a full load starts over. */
export function RouteError() {
  useErrorLog();
  return (
    <main className="route-error">
      <title>{words.wentWrong}</title>
      <StatusPage title={words.wentWrong} text={words.notShown} drawing={<Drawing svg={disconnected} />}>
        <a className="text-link" href="">
          <span>{common.tryAgain}</span>
        </a>
        <a className="text-link" href={paths.home}>
          <span>{common.home}</span>
        </a>
      </StatusPage>
    </main>
  );
}
