import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useKeysQuery, type KeyRowFragment, type MakeKeyMutation } from './keys.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/keys.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { KeyRows } from './KeyRows.tsx';
import { MadeKey } from './MadeKey.tsx';

/** Lists the keys by which programs use the site, and shows a new secret once. */
export function KeyList() {
  const query = useKeysQuery({ fetchPolicy: 'cache-and-network' });
  const [made, setMade] = useState<MakeKeyMutation['made']>();
  /** The key that is changed, or a new one. */
  const [params, setParams] = useSearchParams();
  /** A profile that leads here has a key made for it. */
  const profile = params.get('profile');
  const [edited, setEdited] = useState<KeyRowFragment | 'new' | undefined>(profile === null ? undefined : 'new');
  const addRef = useRef<HTMLDivElement>(null);
  const add = () => setEdited('new');
  const close = () => {
    setEdited(undefined);
    if (profile !== null) setParams({}, { replace: true });
  };
  /** The focus goes back to the button that began it. */
  const dismiss = () => {
    setMade(undefined);
    addRef.current?.querySelector('button')?.focus();
  };
  return (
    <ListScreen
      title={words.apiKeys}
      note={
        <>
          {words.aKeyMayNeverDoMore} <a href="/docs/api#keys">{words.theGuide}</a>
        </>
      }
      action={
        <div ref={addRef}>
          <AddButton onClick={add}>{words.addKey}</AddButton>
        </div>
      }
    >
      {made && (
        <Box sx={{ p: { xs: '0 16px 16px', md: '8px 24px 24px' } }}>
          <MadeKey key={made.secret} made={made} onClose={dismiss} />
        </Box>
      )}
      <Box className="ruled">
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
          {({ keys }) =>
            keys.length === 0 ? <NoKeys /> : <KeyRows keys={keys} onChange={setEdited} onRotated={setMade} />
          }
        </Loaded>
      </Box>
      {edited && (
        <KeyDialog
          edited={edited === 'new' ? undefined : edited}
          profiles={profile === null ? [] : [profile]}
          onMade={setMade}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}

const NoKeys = () => (
  <Box sx={{ p: 'var(--inset)' }}>
    <EmptyState title={words.noProgramHasAKeyYet} hint={words.withAKeyAnErpOrAShopReads} />
  </Box>
);
