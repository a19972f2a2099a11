import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { TextLink } from '../TextLink.tsx';
import { useReloadForScript } from '../../../components/useReloadForScript.ts';
import { paths } from '../../paths.ts';
import { Drawing } from '../../../components/Drawing.tsx';
import disconnected from '../drawings/disconnected.svg?raw';
import { StatusPage } from './StatusPage.tsx';
import { useErrorLog } from './RouteError.tsx';
import * as words from '../../../words/tr/errors.ts';
import * as common from '../../../words/tr/common.ts';

/**
 * Replaces a page that could not be loaded, between header and footer. Its link navigates there again, which reloads it;
 * where its script is missing, the whole page is loaded again, since the router remembers that failure.
 */
export function LoadError() {
  const { pathname, search } = useLocation();
  useErrorLog();
  const scriptMissing = useReloadForScript();
  return (
    <>
      <title>{words.notLoaded}</title>
      <meta name="robots" content="noindex" />
      <StatusPage title={words.notLoaded} text={words.connectionLost} drawing={<Drawing svg={disconnected} />}>
        <Button variant="contained" component={Link} to={pathname + search} replace reloadDocument={scriptMissing}>
          {common.tryAgain}
        </Button>
        <TextLink to={paths.home}>{common.home}</TextLink>
      </StatusPage>
    </>
  );
}
