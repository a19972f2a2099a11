import { Stack } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/personalData.ts';

interface Props {
  error: string | undefined;
  busy: boolean;
  onFind: (contact: string) => void;
}

const shortest = 3;

export function FindPerson({ error, busy, onFind }: Props) {
  const [missing, setMissing] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=contact]');
    const typed = field?.value.trim() ?? '';
    setMissing(typed.length < shortest);
    if (typed.length < shortest) field?.focus();
    else onFind(typed);
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      spacing={1.5}
      sx={{ flexDirection: { sm: 'row' }, alignItems: { sm: 'flex-start' }, maxWidth: 560 }}
    >
      <Stack className="grows">
        <TextInput
          label={words.mailOrPhone}
          name="contact"
          autoComplete="off"
          hint={words.asThePersonWroteItCapital}
          error={missing ? words.enterAnEMailAddressOrAPhone : error}
        />
      </Stack>
      <Stack sx={{ pt: { sm: '28px' } }}>
        <BusyButton type="submit" busy={busy}>
          {words.find}
        </BusyButton>
      </Stack>
    </Stack>
  );
}
