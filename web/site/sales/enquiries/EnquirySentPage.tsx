import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { Drawing } from '../../../components/Drawing.tsx';
import { focusNews } from '../../../components/focusNews.ts';
import { CheckCircleIcon, PrintIcon } from '../../../components/icons.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { useEnquiryStatusQuery } from './enquiryStatus.generated.ts';
import disconnected from '../../parts/drawings/disconnected.svg?raw';
import { StatusPage } from '../../parts/errors/StatusPage.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { AddLater } from './AddLater.tsx';
import { CopySent } from './CopySent.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import { linkIn, notRead, tooMany } from '../kept/enquiryLink.ts';
import { keepEnquiry } from '../kept/keptEnquiries.ts';
import { enquiryStyles } from './enquiryStyles.ts';
import { EnquiryNumber } from './EnquiryNumber.tsx';
import { KeepLink } from './KeepLink.tsx';
import { momentText } from '../kept/moments.ts';
import { TooManyLinks } from './TooManyLinks.tsx';
import * as words from '../../../words/tr/enquiry.ts';
import * as common from '../../../words/tr/common.ts';

/** Says that a list has arrived, and under which number. */
export function EnquirySentPage() {
  const loaded = useLoaderData<unknown>();
  if (loaded === tooMany) return <TooManyLinks />;
  return loaded === notRead ? <SentUnread /> : <EnquirySent />;
}

/** Says that a list has arrived, where the connection was lost before it could be shown. */
function SentUnread() {
  const { search } = useLocation();
  const path = new URLSearchParams(search).get('talep') ?? '';
  const { number } = linkIn(path);
  useEffect(() => keepEnquiry({ number, path, sentAt: new Date().toISOString() }), [number, path]);
  return (
    <>
      <PageMeta page="enquiry" noindex />
      <StatusPage
        title={words.arrived}
        text={words.arrivedWithoutDetails(number)}
        drawing={<Drawing svg={disconnected} />}
      >
        <Button variant="contained" component={Link} to={paths.quoteSent(path)} replace>
          {common.tryAgain}
        </Button>
        <TextLink to={paths.products}>{common.backToProducts}</TextLink>
      </StatusPage>
    </>
  );
}

function EnquirySent() {
  const [params] = useSearchParams();
  const statusPath = params.get('talep') ?? '';
  const enquiry = useEnquiryStatusQuery({ variables: linkIn(statusPath) }).data?.enquiryStatus;
  if (!enquiry) return <NotFound title={words.notFound} text={words.whyNotFound} />;
  const { number, createdAt, copy } = enquiry;
  return (
    <div className="enquiry-sent container section">
      <PageMeta page="enquiry" noindex />
      <PageStyles css={enquiryStyles} />
      <div>
        <CheckCircleIcon />
        <h1 className="t-h2" tabIndex={-1} ref={focusNews}>
          {words.arrived}
        </h1>
        <p className="t-subtitle1 muted">{words.thanks}</p>
        <EnquiryNumber number={number} />
        {copy && <CopySent {...copy} />}
        <KeepLink sent={{ number, path: statusPath, sentAt: createdAt }} byMail={copy !== null} />
        <dl className="enquiry-steps">
          <dt>{words.now}</dt>
          <dd>{words.recordedAt(momentText(createdAt))}</dd>
          <dt>{words.then}</dt>
          <dd>{words.weCheck}</dd>
          <dt>{words.atLast}</dt>
          <dd>{copy ? words.offerByMail : words.offerOnPage}</dd>
        </dl>
        <div className="enquiry-actions row wraps">
          <Button variant="contained" component={Link} to={paths.products}>
            {common.backToProducts}
          </Button>
          <Button variant="outlined" className="scripted" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {words.printList}
          </Button>
        </div>
      </div>
      <EnquiryList enquiry={enquiry} onPlate>
        <AddLater byMail={copy !== null} />
      </EnquiryList>
    </div>
  );
}
