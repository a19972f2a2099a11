import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { PersonalEntryRowFragment } from './personalData.generated.ts';
import * as words from '../../../words/admin/en/personalData.ts';
import { ErasePerson } from './ErasePerson.tsx';
import { PersonalEntryRow } from './PersonalEntryRow.tsx';
import { useExportPerson } from './useExportPerson.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  contact: string;
  entries: PersonalEntryRowFragment[];
  onErased: () => void;
}

/**
 * Lists the found entries, to choose which are exported or erased. What the person sent is chosen at first, and what
 * others wrote is not; orders always lose the person, or the texts that name the contact.
 */
export function FoundEntries({ contact, entries, onErased }: Props) {
  const [chosen, setChosen] = useState(
    () => new Set(entries.filter(({ isSent, sort }) => isSent || sort === 'ORDER').map(({ id }) => id)),
  );
  const [erasing, setErasing] = useState(false);
  const exportPerson = useExportPerson();
  const ids = entries.map(({ id }) => id).filter((id) => chosen.has(id));

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  if (entries.length === 0) {
    return (
      <Box role="status" sx={{ p: 2 }}>
        <EmptyState title={words.nothingIsKept} hint={words.noMessageAndNoEnquiryNames(contact)} />
      </Box>
    );
  }
  return (
    <>
      <Typography role="status" variant="body2" className="strong" sx={{ p: '14px 20px 6px' }}>
        {words.recordsFoundChosen(entries.length, ids.length)}
      </Typography>
      <PlainList aria-label={words.keptOfThisPerson}>
        {entries.map((entry) => (
          <PersonalEntryRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            onChoose={(isChosen) => choose(entry.id, isChosen)}
          />
        ))}
      </PlainList>
      <Stack direction="row" className="wraps ruled" spacing={1.5} sx={{ p: '16px 20px' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={ids.length === 0}
          onClick={() => void exportPerson(contact, ids, 'text')}
        >
          {words.exportForThePerson}
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={ids.length === 0}
          onClick={() => void exportPerson(contact, ids, 'json')}
        >
          {words.exportAsJson}
        </Button>
        <Button
          variant="outlined"
          color="error"
          size="small"
          disabled={ids.length === 0}
          sx={{ ml: { sm: 'auto' } }}
          onClick={() => setErasing(true)}
        >
          {words.eraseForGood}
        </Button>
      </Stack>
      {erasing && <ErasePerson contact={contact} ids={ids} onErased={onErased} onClose={() => setErasing(false)} />}
    </>
  );
}
