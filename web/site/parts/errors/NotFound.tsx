import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/Drawing.tsx';
import { TextLink } from '../TextLink.tsx';
import notFound from '../drawings/not-found.svg?raw';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { StatusPage } from './StatusPage.tsx';
import * as words from '../../../words/tr/errors.ts';
import * as common from '../../../words/tr/common.ts';

interface NotFoundProps {
  title?: string;
  /** Why it may not be there. */
  text?: string;
  back?: { to: string; label: string };
}

/** Shown for an address, product, category or sector that does not exist. The server answers with 404. */
export function NotFound({ title = words.notFound, text = words.linkChanged, back }: NotFoundProps) {
  const { to, label } = back ?? { to: paths.products, label: common.backToProducts };
  return (
    <>
      <PageMeta page="notFound" noindex />
      <StatusPage title={title} text={text} drawing={<Drawing svg={notFound} />}>
        <SearchForm className="status-search" label={words.searchCatalogue} button />
        <Button variant="outlined" component={Link} to={to}>
          {label}
        </Button>
        <TextLink to={paths.contact}>{common.getInTouch}</TextLink>
      </StatusPage>
    </>
  );
}
