import { Stack, Typography } from '@mui/material';
import { useMyPasskeysQuery } from './passkeys.generated.ts';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/passkeys.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { hasPasskeys } from './webauthn.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

export function Passkeys() {
  const query = useMyPasskeysQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[44]} />}>
      {({ myPasskeys }) => (
        <Stack spacing={2.5} sx={{ alignItems: 'stretch' }}>
          <Typography className="muted" variant="body2" sx={{ maxWidth: '60ch' }}>
            {words.aPasskeyReplacesPassword}
          </Typography>
          {myPasskeys.length > 0 && (
            <PlainList aria-label={words.passkeys}>
              {myPasskeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} isLast={myPasskeys.length === 1} />
              ))}
            </PlainList>
          )}
          {hasPasskeys() ? <AddPasskey /> : <Typography variant="body2">{words.thisBrowserHasNoPasskeys}</Typography>}
        </Stack>
      )}
    </Loaded>
  );
}
