import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Select } from '@mui/material';
import { useState } from 'react';
import { useEnquiryAssigneesQuery } from './enquiries.generated.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { stateNames, states } from './enquiryStates.ts';
import { useEnquiryChange } from '../lines/useEnquiryChange.ts';

/** Chooses the state of an enquiry and the admin who looks after it. Won without an order is asked about first. */
export function EnquiryChoices({ enquiry }: { enquiry: EnquiryToRead }) {
  const { state, assignee, orders } = enquiry;
  const { setState, assign } = useEnquiryChange(enquiry);
  const [isAsked, setAsked] = useState(false);
  const { data } = useEnquiryAssigneesQuery();
  const admins = data?.admins ?? (assignee ? [assignee] : []);

  function choose(value: string) {
    const chosen = states.find((one) => one === value);
    if (chosen === 'WON' && orders.length === 0) setAsked(true);
    else if (chosen) void setState(chosen);
  }

  return (
    <Box sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: 'none' }, gap: 1 }}>
      <Choice
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
      <Choice
        label={words.assignedTo}
        value={assignee?.id ?? ''}
        options={[
          { value: '', label: words.nobody },
          ...admins.map(({ id, email, name }) => ({ value: id, label: name || email })),
        ]}
        onChoose={(value) => void assign(value || null)}
      />
      <ConfirmDialog
        open={isAsked}
        title={words.wonWithoutOrder}
        text={words.wonMakesNoOrder}
        confirm={words.setToWon}
        onConfirm={() => {
          setAsked(false);
          void setState('WON');
        }}
        onCancel={() => setAsked(false)}
      />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string; disabled?: boolean }[];
  shortcut?: string;
  onChoose: (value: string) => void;
}

/** A choice whose value says what it is about; its label is heard. */
const Choice = ({ label, value, options, shortcut, onChoose }: ChoiceProps) => (
  <Select
    native
    size="small"
    value={value}
    IconComponent={ExpandMoreOutlined}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ input: { 'aria-label': label, title: label, 'aria-keyshortcuts': shortcut } }}
    sx={{
      flex: { xs: '1 1 0', sm: 'none' },
      minWidth: 0,
      maxWidth: { sm: 180 },
      minHeight: { md: 36 },
      fontSize: { md: 14 },
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled}>
        {option.label}
      </option>
    ))}
  </Select>
);
