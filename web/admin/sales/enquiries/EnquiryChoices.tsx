import { Box } from '@mui/material';
import { useEnquiryAssigneesQuery } from './enquiries.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { stateNames, states } from './enquiryStates.ts';
import { LabelledSelect } from '../../parts/inputs/LabelledSelect.tsx';
import { useEnquiryChange } from './useEnquiryChange.ts';

/** Chooses the state of an enquiry and the admin who looks after it. */
export function EnquiryChoices({ enquiry }: { enquiry: EnquiryToRead }) {
  const { state, assignee } = enquiry;
  const { setState, assign } = useEnquiryChange(enquiry);
  const { data } = useEnquiryAssigneesQuery();
  const admins = data?.admins ?? (assignee ? [assignee] : []);
  return (
    <Box
      sx={{
        // On a phone both choices begin at the same place.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: { xs: 1.25, sm: 3 },
        rowGap: 1.25,
        px: { xs: 2, md: 3 },
        pb: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <LabelledSelect
        label={words.state}
        value={state}
        shortcut="e"
        // An enquiry never becomes new again.
        options={states.map((value) => ({
          value,
          label: stateNames[value],
          disabled: value === 'NEW' && state !== 'NEW',
        }))}
        onChoose={(value) => {
          const chosen = states.find((one) => one === value);
          if (chosen) void setState(chosen);
        }}
      />
      <LabelledSelect
        label={words.assignedTo}
        value={assignee?.id ?? ''}
        options={[
          { value: '', label: words.nobody },
          ...admins.map(({ id, email, name }) => ({ value: id, label: name || email })),
        ]}
        onChoose={(value) => void assign(value || null)}
      />
    </Box>
  );
}
