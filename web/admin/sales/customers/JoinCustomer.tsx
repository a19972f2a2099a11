import { Box, Button, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../words/admin/en/customers.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import {
  useCustomerListQuery,
  useJoinCustomerMutation,
  useMoveCustomerAddressMutation,
} from './customers.generated.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Joins firms, and parts them with null. */
export function useJoinCustomer() {
  const notify = useNotify();
  const [send, { loading: busy }] = useJoinCustomerMutation({ refetchQueries: ['CustomerToRead', 'CustomerPrices'] });
  return {
    busy,
    async join(id: string, into: string | null) {
      try {
        await send({ variables: { id, into } });
        notify.success(into === null ? words.nowParted : words.nowJoined);
      } catch (error) {
        notify.failure(refusalOf(error) ?? words.failedToJoin, error);
      }
    },
  };
}

/** Makes an address a firm of its own. */
export function useMoveAddress() {
  const notify = useNotify();
  const [send, { loading: busy }] = useMoveCustomerAddressMutation({
    refetchQueries: ['CustomerToRead', 'CustomerPrices'],
  });
  return {
    busy,
    async moveOut(email: string) {
      try {
        await send({ variables: { email, into: null } });
        notify.success(words.nowOfItsOwn(email));
      } catch (error) {
        notify.failure(refusalOf(error) ?? words.failedToMove, error);
      }
    },
  };
}

/** Asks to which firm one belongs. */
export function JoinCustomer({ customer, onClose }: { customer: { id: string; name: string }; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const query = useCustomerListQuery({ variables: { search, first: 8 } });
  const { join, busy } = useJoinCustomer();
  return (
    <PageDialog open title={words.joinTitle(customer.name)} width={480} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words.joinHint}</Typography>
        <SearchField label={words.searchCustomers} value={search} onSearch={setSearch} />
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={3} />}>
          {({ customers }) => (
            <PlainList aria-label={words.customers} sx={{ mt: 1 }}>
              {customers.nodes
                .filter(({ id }) => id !== customer.id)
                .map(({ id, name, domain }) => (
                  <li key={id}>
                    <Button
                      fullWidth
                      disabled={busy}
                      className="breaks"
                      sx={choiceLook}
                      onClick={() => void join(customer.id, id).then(onClose)}
                    >
                      <Content>{name}</Content>
                      <Box className="muted plain" component="span">
                        {domain}
                      </Box>
                    </Button>
                  </li>
                ))}
            </PlainList>
          )}
        </Loaded>
      </DialogContent>
    </PageDialog>
  );
}

/** A long name takes several lines, and its domain one below them. */
const choiceLook = {
  ...{ justifyContent: 'start', flexWrap: 'wrap', columnGap: 1.5, minHeight: 44, px: 0 },
  ...{ textAlign: 'left', whiteSpace: 'normal' },
} as const;
