import { Box } from '@mui/material';
import { useState } from 'react';
import { useEnquiryAssigneesQuery } from './enquiries.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { acceptableOffer } from '../orders/AcceptedBy.tsx';
import { RecordAcceptance } from '../orders/RecordAcceptance.tsx';
import { WonQuestion } from './WonQuestion.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { stateNames, states } from './enquiryStates.ts';
import { useEnquiryChange } from '../lines/finding/useEnquiryChange.ts';

/** Chooses the state of an enquiry and the admin who looks after it. Won without an order is asked about first. */
export function EnquiryChoices({ enquiry }: { enquiry: EnquiryToRead }) {
  const { state, assignee, orders } = enquiry;
  const { setState, assign } = useEnquiryChange(enquiry);
  const [asked, setAsked] = useState<'won' | 'order'>();
  const offer = acceptableOffer(enquiry);
  const { data } = useEnquiryAssigneesQuery();
  const admins = data?.admins ?? (assignee ? [assignee] : []);

  function choose(value: string) {
    const chosen = states.find((one) => one === value);
    if (chosen === 'WON' && !orders.some((order) => order.state !== 'CANCELLED')) setAsked('won');
    else if (chosen) void setState(chosen);
  }

  return (
    <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: 'none' }, gap: 1 }}>
      <FilterSelect
        label={words.state}
        value={state}
        shortcut="e"
        // An enquiry never becomes new again.
        options={states.map((value) => ({
          value,
          label: stateNames[value],
          disabled: value === 'NEW' && state !== 'NEW',
        }))}
        onChoose={choose}
      />
      <FilterSelect
        label={words.assignedTo}
        value={assignee?.id ?? ''}
        options={[
          { value: '', label: words.nobody },
          ...admins.map(({ id, email, name }) => ({ value: id, label: name || email })),
        ]}
        onChoose={(value) => void assign(value || null)}
      />
      {asked === 'won' && (
        <WonQuestion
          hasOffer={offer !== undefined}
          onOrder={() => setAsked('order')}
          onWon={() => {
            setAsked(undefined);
            void setState('WON');
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'order' && offer && (
        <RecordAcceptance offer={offer} enquiry={enquiry} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}
