import { Box, Button, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import { inCurrency } from '../../../../common/money/money.ts';
import { useTodayEnquiriesQuery, useTodayOffersQuery, useTodayOrdersQuery } from './today.generated.ts';
import { dayWords, nearDate, waitedDays } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/today.ts';
import { stateOf, type Block } from './block.ts';

const enquiryPath = (id: string) => `/admin/messages/enquiries/${encodeURIComponent(id)}`;

/** The new enquiries, those first that have waited longest. */
export function useNewEnquiries(isShown: boolean): Block {
  const query = useTodayEnquiriesQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const { nodes = [], totalCount = 0 } = query.data?.enquiries ?? {};
  return {
    title: words.newEnquiries,
    total: totalCount,
    listed: '/admin/messages/enquiries?status=new',
    whole: { to: '/admin/messages/enquiries', label: words.allEnquiries },
    rows: nodes.map(({ id, number, name, company, rowCount, createdAt }) => ({
      key: id,
      title: company ?? name,
      text: words.enquiryFacts(number, rowCount, nearDate(createdAt)),
      to: `${enquiryPath(id)}?status=new`,
      end: <Chip label={ageText(createdAt)} icon={dot} sx={newLook} />,
    })),
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}

const ageText = (createdAt: string) => {
  const days = waitedDays(createdAt);
  return days === 0 ? words.fresh : words.waits(days);
};

/** The offers that buyers still think about and that end within a week. */
export function useEndingOffers(isShown: boolean): Block {
  const query = useTodayOffersQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const { nodes = [], totalCount = 0 } = query.data?.endingOffers ?? {};
  return {
    title: words.offersThatEndSoon,
    total: totalCount,
    listed: '/admin/messages/enquiries?status=ends-soon',
    whole: { to: '/admin/messages/enquiries?status=offered', label: words.allOffers },
    rows: nodes.map(({ offer, enquiry }) => ({
      key: offer.id,
      title: `${offer.number}, ${enquiry.company ?? enquiry.name}`,
      text: words.offerEnds(inCurrency(offer.sums.total, offer.currency), dayWords(offer.validUntil)),
      to: `${enquiryPath(enquiry.id)}?status=ends-soon`,
      end: (
        <Button
          size="small"
          component={Link}
          to={`${enquiryPath(enquiry.id)}?status=ends-soon`}
          state={{ remind: offer.id }}
          aria-label={words.remindOf(offer.number)}
          sx={{ position: 'relative', height: 34, px: 1.5, mr: -1.5 }}
        >
          {words.remind}
        </Button>
      ),
    })),
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}

/** The orders that nobody has confirmed yet. */
export function usePlacedOrders(isShown: boolean): Block {
  const query = useTodayOrdersQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const { nodes = [], totalCount = 0 } = query.data?.orders ?? {};
  return {
    title: words.ordersToConfirm,
    total: totalCount,
    listed: '/admin/orders?state=placed',
    whole: { to: '/admin/orders', label: words.allOrders },
    rows: nodes.map(({ id, number, company, buyerName, sums, currency, createdAt }) => ({
      key: id,
      title: `${number}, ${company ?? buyerName ?? ''}`,
      text: `${inCurrency(sums.total, currency)}, ${nearDate(createdAt)}`,
      to: `/admin/orders/${encodeURIComponent(id)}`,
      look: words.open,
    })),
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}

const dot = <Box component="span" />;
const newLook = {
  bgcolor: 'tint.accent',
  color: 'tint.accentText',
  '&& .MuiChip-icon': { width: 7, height: 7, ml: 1, mr: -0.25, borderRadius: '50%', bgcolor: 'tint.accentText' },
};
