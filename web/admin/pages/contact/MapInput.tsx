import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { mapAddress } from '../../../../common/mapAddresses.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/contact.ts';

const hint = words.inGoogleMapsFindYourPlace;

/** Takes the embed code of a map. The map is shown on request, since loading it tells its site who is here. */
export function MapInput(field: InputProps) {
  const entered = useWatch<Record<string, unknown>>({ name: field.name });
  const [shown, setShown] = useState<string>();
  const address = typeof entered === 'string' ? mapAddress(entered.trim()) : undefined;
  return (
    <>
      <TextInput {...field} multiline minRows={2} maxRows={6} hint={hint} />
      {address && address !== shown && (
        <Button variant="outlined" size="small" sx={{ mt: 1.5 }} onClick={() => setShown(address)}>
          {words.showTheMap}
        </Button>
      )}
      {address && address === shown && (
        <Box
          component="iframe"
          src={address}
          title={words.theMapAsVisitorsWillSeeIt}
          referrerPolicy="no-referrer"
          className="own-line framed"
          sx={{ width: '100%', height: 280, mt: 1.5 }}
        />
      )}
    </>
  );
}
