import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { logError } from '../../../components/logError.ts';
import { useReloadForScript } from '../../../components/useReloadForScript.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Panel } from '../../parts/page/Panel.tsx';

/**
 * Replaces a screen that breaks or cannot be loaded; the menu stays. After an update of the site the page reloads on
 * its own. Typed text is kept as a draft.
 */
export function ScreenFailure() {
  const error = useRouteError();
  const isMissing = useReloadForScript();
  useEffect(() => logError(error), [error]);
  return (
    <AdminPage title={isMissing ? 'Not loaded' : 'This screen could not be shown'}>
      <Panel>
        <div role="alert">
          <EmptyState
            title={isMissing ? 'This screen could not be loaded.' : 'Something is wrong on our side.'}
            hint={
              isMissing
                ? 'The connection may be lost. What you typed is kept on this computer.'
                : 'Please reload the page. If it happens again, sign out and in again, or try again later.'
            }
            action={
              <Button variant="contained" size="small" onClick={() => window.location.reload()}>
                {isMissing ? 'Try again' : 'Reload the page'}
              </Button>
            }
          />
        </div>
      </Panel>
    </AdminPage>
  );
}
