import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { logError } from '../../../components/logError.ts';
import { useReloadForScript } from '../../../components/useReloadForScript.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/layout.ts';

/**
 * Replaces a screen that breaks or cannot be loaded; the menu stays. After an update of the site the page reloads on
 * its own. Typed text is kept as a draft.
 */
export function ScreenFailure() {
  const error = useRouteError();
  const isMissing = useReloadForScript();
  useEffect(() => logError(error), [error]);
  return (
    <AdminPage title={isMissing ? words.notLoaded : words.thisScreenCouldNotBeShown}>
      <Panel>
        <div role="alert">
          <EmptyState
            title={isMissing ? words.thisScreenCouldNotBeLoaded : words.somethingIsWrongOnOurSide}
            hint={isMissing ? words.theConnectionMayBeLost : words.pleaseReloadThePage}
            action={
              <Button variant="contained" size="small" onClick={() => window.location.reload()}>
                {isMissing ? words.tryAgain : words.reloadThePage}
              </Button>
            }
          />
        </div>
      </Panel>
    </AdminPage>
  );
}
