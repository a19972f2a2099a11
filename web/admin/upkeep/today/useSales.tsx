import { Box, Button, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import {
  useTodayEnquiriesQuery,
  useTodayOffersQuery,
  useTodayOrdersQuery,
} from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';
import { dayWords, nearDate, waitedDays } from '../../parts/texts/dates.ts';
import { stateOf, type Block } from './block.ts';

const money = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const enquiryPath = (id: string) => `/admin/messages/enquiries/${encodeURIComponent(id)}`;

/** The new enquiries, those first that have waited longest. */
export function useNewEnquiries(isShown: boolean): Block {
  const query = useTodayEnquiriesQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const { nodes = [], totalCount = 0 } = query.data?.enquiries ?? {};
  return {
    title: 'New enquiries',
    total: totalCount,
    listed: '/admin/messages/enquiries?status=new',
    whole: { to: '/admin/messages/enquiries', label: 'All enquiries' },
    rows: nodes.map(({ id, number, name, company, rowCount, createdAt }) => ({
      key: id,
      title: company ?? name,
      text: `${number}, ${counted(rowCount, 'line')}, ${nearDate(createdAt)}`,
      to: `${enquiryPath(id)}?status=new`,
      end: <Chip label={ageText(createdAt)} icon={dot} sx={newLook} />,
    })),
    ...stateOf({ ...query, isSkipped: !isShown }),
  };
}

const ageText = (createdAt: string) => {
  const days = waitedDays(createdAt);
  return days === 0 ? 'New' : `Waits ${counted(days, 'day')}`;
};

/** The offers that buyers still think about and that end within a week. */
export function useEndingOffers(isShown: boolean): Block {
  const query = useTodayOffersQuery({ fetchPolicy: 'cache-and-network', skip: !isShown });
  const { nodes = [], totalCount = 0 } = query.data?.endingOffers ?? {};
  return {
    title: 'Offers that end soon',
    total: totalCount,
    listed: '/admin/messages/enquiries?status=ends-soon',
    whole: { to: '/admin/messages/enquiries?status=offered', label: 'All offers' },
    rows: nodes.map(({ offer, enquiry }) => ({
      key: offer.id,
      title: `${offer.number}, ${enquiry.company ?? enquiry.name}`,
      text: `₺ ${money.format(offer.sums.total)}, ends ${dayWords(offer.validUntil)}`,
      to: `${enquiryPath(enquiry.id)}?status=ends-soon`,
      end: (
        <Button
          size="small"
          component={Link}
          to={`${enquiryPath(enquiry.id)}?status=ends-soon`}
          state={{ remind: offer.id }}
          aria-label={`Remind of ${offer.number}`}
          sx={{ position: 'relative', height: 34, px: 1.5, mr: -1.5 }}
        >
          Remind
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
    title: 'Orders to confirm',
    total: totalCount,
    listed: '/admin/orders?state=placed',
    whole: { to: '/admin/orders', label: 'All orders' },
    rows: nodes.map(({ id, number, company, buyerName, sums, createdAt }) => ({
      key: id,
      title: `${number}, ${company ?? buyerName ?? ''}`,
      text: `₺ ${money.format(sums.total)}, ${nearDate(createdAt)}`,
      to: `/admin/orders/${encodeURIComponent(id)}`,
      look: 'Open',
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
