import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateProfileMutation } from '../../imports/imports.generated.ts';
import * as words from '../../../../words/admin/en/shopImports.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../../parts/inputs/BusyButton.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';
import type { Sheet } from '../sheetTypes.ts';

type Preset = NonNullable<Sheet['preset']>;

/** So many profiles of one program are named apart. */
const mostNames = 20;

/** Says which program has written the file, and reads it as that program's: a profile of one's own is made of the preset. */
export function PresetOffer({ preset, file }: { preset: Preset; file: File }) {
  const [create] = useCreateProfileMutation();
  const [busy, setBusy] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const { name: program, pictureHost, setup } = preset;

  /** Adds the profile under the first name that is free. */
  async function add(number = 1): Promise<string> {
    const input = { name: words.profileName(program, number), setup };
    try {
      const { data } = await create({ variables: { input } });
      return data?.createImportProfile.id ?? '';
    } catch (error) {
      if (number < mostNames && refusalOf(error)?.includes(input.name)) return add(number + 1);
      throw error;
    }
  }

  async function readAsIts() {
    setBusy(true);
    try {
      await navigate(`/admin/imports/run/${await add()}`, { state: { file } });
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.notAdded, error);
      setBusy(false);
    }
  }

  if (isHidden) return null;
  return (
    <Row className="wraps framed" component="section" aria-label={words.looksLike(program)} spacing={2} sx={offerLook}>
      <Box className="shrinks" sx={{ flex: '1 1 320px' }}>
        <Typography variant="h5" component="h2">
          {words.looksLike(program)}
        </Typography>
        <Typography className="muted" variant="body2" sx={{ mt: 0.5 }}>
          {words.whatHappens} {pictureHost ? words.picturesFrom(pictureHost) : ''}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" onClick={() => setHidden(true)}>
        {words.otherFile}
      </Button>
      <BusyButton busy={busy} onClick={() => void readAsIts()}>
        {words.readAsThis(program)}
      </BusyButton>
    </Row>
  );
}

const offerLook = { p: 2.5, mb: 2.5, borderRadius: 1 };
