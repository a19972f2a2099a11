import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import '../site.css';
import { StatusPage } from './StatusPage.tsx';

/** In place of a page that failed. Its links are plain ones: a full load starts afresh. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  return (
    <main>
      <title>Bir şeyler ters gitti</title>
      <StatusPage
        title="Bir şeyler ters gitti"
        text="Sayfa gösterilemedi. Yeniden deneyebilir ya da ana sayfaya dönebilirsiniz."
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
