import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { TextLink } from '../TextLink.tsx';
import { useReloadForScript } from '../../../components/useReloadForScript.ts';
import { paths } from '../../paths.ts';
import { Drawing } from '../../../components/Drawing.tsx';
import disconnected from '../drawings/disconnected.svg?raw';
import { StatusPage } from './StatusPage.tsx';
import { useErrorLog } from './useErrorLog.ts';

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
      <title>Sayfa yüklenemedi</title>
      <meta name="robots" content="noindex" />
      <StatusPage
        title="Sayfa yüklenemedi"
        text="Bağlantınız kopmuş ya da sunucumuz kısa bir süre için yanıt vermiyor olabilir."
        drawing={<Drawing svg={disconnected} />}
      >
        <Button variant="contained" component={Link} to={pathname + search} replace reloadDocument={scriptMissing}>
          Tekrar deneyin
        </Button>
        <TextLink to={paths.home}>Ana Sayfa</TextLink>
      </StatusPage>
    </>
  );
}
