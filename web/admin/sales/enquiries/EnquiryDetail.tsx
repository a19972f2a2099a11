import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useEnquiryToReadQuery } from './enquiries.generated.ts';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { filling } from '../../parts/page/Panel.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { unansweredPath } from '../inbox/folders.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { LatestOffer } from '../offers/LatestOffer.tsx';
import { OfferList } from '../offers/OfferList.tsx';
import { OfferSheet } from '../offers/OfferSheet.tsx';
import { OrdersOfEnquiry } from '../orders/OrdersOfEnquiry.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { AttachedFiles } from '../attachments/AttachedFiles.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import { EnquiryLife } from './EnquiryLife.tsx';
import { EnquiryLetters } from './EnquiryLetters.tsx';
import { EnquiryHistory } from './EnquiryHistory.tsx';

/** Reading an enquiry changes nothing about it. */
export function EnquiryDetail({ id }: { id: string }) {
  const query = useEnquiryToReadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const narrow = useNarrow();
  const { pathname, search } = useLocation();
  return (
    <Box component="article" sx={{ minWidth: 0, ...filling }}>
      {narrow && (
        <Button
          component={Link}
          to={{ pathname: pathname.startsWith(unansweredPath) ? unansweredPath : '/admin/messages/enquiries', search }}
          startIcon={<ArrowBackOutlined />}
          size="small"
          sx={{ m: 1 }}
        >
          {words.allEnquiries}
        </Button>
      )}
      <Loaded query={query} failed={shared.enquiriesLoadFailed} skeleton={skeleton} fill>
        {({ enquiry }) =>
          enquiry ? (
            <OfferSheet
              key={enquiry.id}
              enquiry={enquiry}
              onRefetch={async () => (await query.refetch()).data?.enquiry}
              above={
                <>
                  <EnquiryHead enquiry={enquiry} onRefetch={query.refetch} />
                  <EnquiryLife enquiry={enquiry} />
                  <OrdersOfEnquiry orders={enquiry.orders} />
                  <AskedQuestions questions={enquiry.questions} />
                  <LatestOffer enquiry={enquiry} onRefetch={query.refetch} />
                  {enquiry.offers.length === 0 && <Written enquiry={enquiry} />}
                </>
              }
              below={
                <>
                  {enquiry.offers.length > 0 && <Written enquiry={enquiry} />}
                  <EnquiryLetters letters={enquiry.letters} onRefetch={query.refetch} />
                  {enquiry.offers.length > 0 && <OfferList enquiry={enquiry} />}
                  <EnquiryHistory enquiry={enquiry} />
                </>
              }
            />
          ) : (
            <Box sx={{ p: 3 }}>
              <EmptyState title={words.thisEnquiryNoLongerExists} hint={words.itMayHaveBeenDeleted} />
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
}

/** Shows what the buyer asked on the page of the enquiry. */
const AskedQuestions = ({ questions }: Pick<EnquiryToRead, 'questions'>) =>
  questions.length > 0 && (
    <Box component="section" aria-label={words.questions} sx={{ mx: 'var(--inset)', my: 1.5 }}>
      {questions.map(({ id, text, createdAt }) => (
        <Box key={id} sx={{ ...messageLook, borderColor: 'line.dim' }}>
          <span lang={siteLanguage}>{text}</span>
          <Box className="muted small-type own-line" component="time" dateTime={createdAt}>
            {fullDate(createdAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );

/** Shows the buyer's words besides the lines, and the files that came along. */
const Written = ({ enquiry }: { enquiry: EnquiryToRead }) => (
  <Box sx={{ mx: 'var(--inset)' }}>
    {enquiry.message && (
      <Typography lang={siteLanguage} sx={messageLook}>
        {enquiry.message}
      </Typography>
    )}
    <AttachedFiles enquiry={enquiry} />
  </Box>
);

const skeleton = (
  <Box sx={{ p: 3 }}>
    <FieldSkeletons heights={[28, 44, 240]} />
  </Box>
);

const messageLook = {
  mb: 1.5,
  pl: 1.75,
  fontSize: 15,
  maxWidth: '70ch',
  borderLeft: 2,
  borderColor: 'outline',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;
