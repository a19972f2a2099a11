import { TextLink } from '../../parts/TextLink.tsx';
import { Drawing } from '../../../components/Drawing.tsx';
import notFound from '../../parts/drawings/not-found.svg?raw';
import { StatusPage } from '../../parts/errors/StatusPage.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import * as words from '../../../words/tr/enquiry.ts';
import * as common from '../../../words/tr/common.ts';

/** Replaces an enquiry for an address that has tried too many wrong links. */
export function TooManyLinks() {
  return (
    <>
      <PageMeta page="enquiry" noindex />
      <StatusPage title={words.tooManyLinks} text={words.openWholeLink} drawing={<Drawing svg={notFound} />}>
        <TextLink to={paths.contact}>{common.getInTouch}</TextLink>
      </StatusPage>
    </>
  );
}
