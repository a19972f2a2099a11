import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useSetImportSignInMutation } from '../imports.generated.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';

const kinds = [
  { value: 'BASIC', label: words.userAndPassword, first: words.user, second: words.password },
  { value: 'BEARER', label: words.token, first: '', second: words.token },
  { value: 'HEADER', label: words.anotherHeader, first: words.nameOfTheHeader, second: words.valueOfTheHeader },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** The server has forgotten it, since another host must not get it. */
const lost = words.theSignInWasForThe;

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Returns the header of a sign-in. */
function headerOf(kind: Kind, first: string, second: string) {
  if (kind === 'BASIC') return { header: 'Authorization', value: `Basic ${base64(`${first}:${second}`)}` };
  return kind === 'BEARER' ? { header: 'Authorization', value: `Bearer ${second}` } : { header: first, value: second };
}

/** Keeps the sign-in for the address of a profile. It is entered, and never shown. */
export function SignInField({ id, isKept }: { id: string; isKept: boolean }) {
  const [set] = useSetImportSignInMutation({ refetchQueries: 'active' });
  const [wasKept, setWasKept] = useState(isKept);
  if (isKept && !wasKept) setWasKept(true);
  const [kind, setKind] = useState<Kind>();
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const notify = useNotify();
  const chosen = kinds.find(({ value }) => value === kind);

  async function save(signIn: ReturnType<typeof headerOf> | null) {
    try {
      await set({ variables: { id, signIn } });
      setWasKept(signIn !== null);
      setKind(undefined);
      setFirst('');
      setSecond('');
      notify.success(signIn ? words.theSignInWasSaved : words.theSignInWasRemoved);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSaveTheSignIn, error);
    }
  }

  return (
    <Box className="row wraps" sx={{ gap: 1.5, p: '10px 20px', ...edge }}>
      <Typography className="muted" variant="body2" role="status" sx={{ mr: 'auto' }}>
        {isKept ? words.aSignInIsKeptEncrypted : wasKept ? lost : words.theAddressNeedsNoSignIn}
      </Typography>
      {!chosen && (
        <Button size="small" onClick={() => setKind('BASIC')}>
          {isKept ? words.changeSignIn : words.addASignIn}
        </Button>
      )}
      {!chosen && isKept && (
        <Button size="small" onClick={() => void save(null)}>
          {words.removeSignIn}
        </Button>
      )}
      {chosen && (
        <>
          <FilterSelect
            label={words.kindOfSignIn}
            value={chosen.value}
            options={[...kinds]}
            onChoose={(next) => setKind(next as Kind)}
          />
          {chosen.first && (
            <TextField
              size="small"
              value={first}
              placeholder={chosen.first}
              onChange={({ target }) => setFirst(target.value)}
              slotProps={{ htmlInput: { 'aria-label': chosen.first, maxLength: 200, autoComplete: 'off' } }}
            />
          )}
          <TextField
            size="small"
            type="password"
            value={second}
            placeholder={chosen.second}
            onChange={({ target }) => setSecond(target.value)}
            slotProps={{ htmlInput: { 'aria-label': chosen.second, maxLength: 2000, autoComplete: 'new-password' } }}
          />
          <Button
            variant="outlined"
            size="small"
            disabled={second === '' || (chosen.first !== '' && first === '')}
            onClick={() => void save(headerOf(chosen.value, first.trim(), second))}
          >
            {words.saveSignIn}
          </Button>
        </>
      )}
    </Box>
  );
}

const edge = { borderTop: 'var(--hairline)' };
