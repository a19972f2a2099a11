import { Box, Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as words from '../../../words/admin/en/customers.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Facts } from '../../parts/page/Facts.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { nearDate } from '../../parts/texts/dates.ts';
import { customerPath } from '../enquiry.ts';
import { stateNames } from '../enquiries/enquiryStates.ts';
import { StateChip } from '../enquiries/StateChip.tsx';
import { numberText, signed } from '../numbers.ts';
import { OrderChip } from '../orders/OrderChip.tsx';
import { orderPath } from '../orders/orderTexts.ts';
import { NewOffer } from '../enquiries/NewOffer.tsx';
import { CustomerDialog } from './CustomerDialog.tsx';
import { CustomerPrices } from './CustomerPrices.tsx';
import { useCustomerToReadQuery, type CustomerToReadFragment as Customer } from './customers.generated.ts';
import { JoinCustomer, useJoinCustomer, useMoveAddress } from './JoinCustomer.tsx';

/** The last person who wrote for a firm is the likely receiver of an offer. */
function buyerOf({ name, domain, people: [last] }: Customer) {
  const person = last && { name: last.name, email: last.email, phone: last.phone ?? '' };
  return { ...person, company: domain === null ? '' : name };
}

/** Shows one firm: what it paid, asked and ordered, who writes for it, and what the office knows of it. */
export function CustomerPage({ id }: { id: string }) {
  const query = useCustomerToReadQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [isEdited, setIsEdited] = useState(false);
  const customer = query.data?.customer;
  return (
    <AdminPage
      title={customer?.name ?? words.customer}
      above={{ to: '/admin/customers', title: words.customers, here: customer?.name ?? words.customer }}
      action={
        customer && (
          <>
            <NewOffer buyer={buyerOf(customer)} />
            <Button variant="outlined" size="small" onClick={() => setIsEdited(true)}>
              {words.edit}
            </Button>
          </>
        )
      }
    >
      <Loaded query={query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[60, 240, 120]} />}>
        {({ customer: found }) =>
          found ? (
            <Box sx={gridLook}>
              <Box sx={columnLook}>
                <CustomerPrices id={id} />
                <Letters customer={found} />
              </Box>
              <Box sx={columnLook}>
                <Terms customer={found} />
                <People customer={found} />
                <Codes customer={found} />
                <Joined customer={found} />
              </Box>
            </Box>
          ) : (
            <EmptyState title={words.noSuchCustomer} hint={words.customersGo} />
          )
        }
      </Loaded>
      {isEdited && customer && (
        <CustomerDialog
          customer={customer}
          onRefetch={async () => (await query.refetch()).data?.customer}
          onClose={() => setIsEdited(false)}
        />
      )}
    </AdminPage>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Panel>
      <Box component="section" className="dense-type breaks" sx={{ p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1 }}>
          <Typography variant="subtitle2" component="h2">
            {title}
          </Typography>
          {aside && (
            <Box className="muted" sx={quiet}>
              {aside}
            </Box>
          )}
        </Box>
        {children}
      </Box>
    </Panel>
  );
}

function Letters({ customer }: { customer: Customer }) {
  const { enquiries, enquiryCount, orders, orderCount, messages } = customer;
  const newest = (shown: unknown[], all: number) => shown.length < all && words.newestOf(shown.length, all);
  return (
    <>
      {orders.length > 0 && (
        <Part title={words.ordersOfCustomer} aside={newest(orders, orderCount)}>
          <Box component="ul" sx={listLook}>
            {orders.map(({ id, number, createdAt, state, sums, currency }) => (
              <li key={id}>
                <Link to={orderPath(id)}>
                  <span className="code">{number}</span>
                </Link>
                <span>{signed(sums.total, currency)}</span>
                <OrderChip state={state} />
                <time dateTime={createdAt}>{nearDate(createdAt)}</time>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {enquiries.length > 0 && (
        <Part title={words.enquiriesAndOffers} aside={newest(enquiries, enquiryCount)}>
          <Box component="ul" sx={listLook}>
            {enquiries.map(({ id, number, createdAt, state, name }) => (
              <li key={id}>
                <Link to={`/admin/messages/enquiries/${encodeURIComponent(id)}`}>
                  <span className="code">{number}</span>
                </Link>
                <Content>{name}</Content>
                <StateChip text={stateNames[state]} urgency={state === 'NEW' ? 'accent' : 'neutral'} />
                <time dateTime={createdAt}>{nearDate(createdAt)}</time>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {messages.length > 0 && (
        <Part title={words.messages}>
          <Box component="ul" sx={listLook}>
            {messages.map(({ id, subject, name, createdAt }) => (
              <li key={id}>
                <Link to={`/admin/messages/${encodeURIComponent(id)}`}>
                  <Content>{subject}</Content>
                </Link>
                <Content>{name}</Content>
                <time dateTime={createdAt}>{nearDate(createdAt)}</time>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </>
  );
}

function Terms({ customer }: { customer: Customer }) {
  const { domain, taxNumber, discount, discountPercent, deliveryTerms, paymentTerms, note } = customer;
  const facts: [string, ReactNode][] = [
    [words.taxNumber, taxNumber && <span className="code">{taxNumber}</span>],
    [words.standingDiscount, discount && words.discountIs(discount, numberText(discountPercent ?? null))],
    [words.paymentTerms, paymentTerms && <Content>{paymentTerms}</Content>],
    [words.deliveryTerms, deliveryTerms && <Content>{deliveryTerms}</Content>],
    [words.note, note && <Content>{note}</Content>],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <Part title={words.terms} aside={domain}>
      {known.length === 0 ? (
        <Box className="muted" sx={quiet}>
          {words.nothingNoted}
        </Box>
      ) : (
        <Facts facts={known} nameWidth={132} />
      )}
    </Part>
  );
}

/** Those who wrote. Where two firms share a domain, an address is said to be of another one. */
function People({ customer: { people, domain } }: { customer: Customer }) {
  const { moveOut, busy } = useMoveAddress();
  return (
    people.length > 0 && (
      <Part title={words.people}>
        <Box component="ul" sx={{ ...listLook, '& li': { ...listLook['& li'], display: 'block' } }}>
          {people.map(({ email, name, phone }) => (
            <li key={email}>
              <b>
                <Content>{name}</Content>
              </b>
              <div>
                <a href={`mailto:${email}`}>{email}</a>
              </div>
              {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
              {domain !== null && people.length > 1 && (
                <div>
                  <Button
                    size="small"
                    sx={{ ml: -1 }}
                    disabled={busy}
                    aria-label={words.isOfAnother(email)}
                    onClick={() => void moveOut(email)}
                  >
                    {words.notOfIt}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </Box>
      </Part>
    )
  );
}

const Codes = ({ customer: { codes } }: { customer: Customer }) =>
  codes.length > 0 && (
    <Part title={words.codes}>
      <Box component="ul" sx={listLook}>
        {codes.map(({ id, code, product }) => (
          <li key={id}>
            <span className="code">{code}</span>
            {product ? (
              <Link to={`/admin/products/${encodeURIComponent(product.id)}`}>
                <Content>{product.name}</Content>
              </Link>
            ) : (
              words.deletedSince
            )}
          </li>
        ))}
      </Box>
    </Part>
  );

/** The firms that are shown as one with it, and the way to join it to another. */
function Joined({ customer }: { customer: Customer }) {
  const { id, name, joined, joinedTo } = customer;
  const [isChosen, setIsChosen] = useState(false);
  const { join, busy } = useJoinCustomer();
  return (
    <Part title={words.joined}>
      {joinedTo && (
        <Box component="p" sx={{ mb: 1 }}>
          <Link to={customerPath(joinedTo.id)}>{words.joinedTo(joinedTo.name)}</Link>
        </Box>
      )}
      <Box component="ul" sx={listLook}>
        {joined.map((other) => (
          <li key={other.id}>
            <Link to={customerPath(other.id)}>
              <Content>{other.name}</Content>
            </Link>
            {other.joinedTo?.id === id && (
              <Button
                size="small"
                disabled={busy}
                aria-label={words.partOf(other.name)}
                onClick={() => void join(other.id, null)}
              >
                {words.part}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {joinedTo ? (
        <Button size="small" disabled={busy} aria-label={words.partOf(name)} onClick={() => void join(id, null)}>
          {words.part}
        </Button>
      ) : (
        <Button size="small" sx={{ ml: -1 }} onClick={() => setIsChosen(true)}>
          {words.joinToAnother}
        </Button>
      )}
      {isChosen && <JoinCustomer customer={customer} onClose={() => setIsChosen(false)} />}
    </Part>
  );
}

const quiet = { fontSize: 14 } as const;
const columnLook = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 } as const;
const gridLook = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  alignItems: 'start',
} as const;
const listLook = {
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.25,
    minHeight: 40,
    py: 0.75,
    borderTop: 'var(--hairline)',
  },
  '& .code': { whiteSpace: 'nowrap' },
  '& time': { ml: 'auto', color: 'text.secondary', fontSize: 14, whiteSpace: 'nowrap' },
} as const;
