import { paths } from '../../paths.ts';
import '../site.css';
import '../lateLayout.css';
import '../print.css';
import { Drawing } from '../../../components/Drawing.tsx';
import disconnected from '../drawings/disconnected.svg?raw';
import { StatusPage } from './StatusPage.tsx';
import { useErrorLog } from './useErrorLog.ts';

/** Replaces the whole page after an unexpected error. Its links are plain, so that a full load starts over. */
export function RouteError() {
  useErrorLog();
  return (
    <main className="route-error">
      <title>Bir şeyler ters gitti</title>
      <StatusPage
        title="Bir şeyler ters gitti"
        text="Sayfa gösterilemedi. Yeniden deneyebilir ya da ana sayfaya dönebilirsiniz."
        drawing={<Drawing svg={disconnected} />}
      >
        <a className="text-link" href="">
          <span>Tekrar deneyin</span>
        </a>
        <a className="text-link" href={paths.home}>
          <span>Ana Sayfa</span>
        </a>
      </StatusPage>
    </main>
  );
}
