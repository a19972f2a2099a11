import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as words from '../../../words/admin/en/languages.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useLanguageListQuery, useRemoveLanguageMutation, type LanguageRowFragment } from './languages.generated.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** The languages of the site beside Turkish. */
export function LanguageList() {
  const query = useLanguageListQuery({ fetchPolicy: 'cache-and-network' });
  const notify = useNotify();
  const [remove, { loading }] = useRemoveLanguageMutation({ refetchQueries: ['LanguageList'] });
  const [edited, setEdited] = useState<LanguageRowFragment | 'new'>();
  const [removed, setRemoved] = useState<LanguageRowFragment>();
  const next = Math.max(0, ...(query.data?.languages ?? []).map(({ position }) => position)) + 1;

  async function removeIt({ code }: LanguageRowFragment) {
    try {
      await remove({ variables: { code } });
      notify.success(words.removed);
      setRemoved(undefined);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToRemove, error);
    }
  }

  return (
    <ListScreen
      title={words.languages}
      note={words.note}
      action={<AddButton onClick={() => setEdited('new')}>{words.addLanguage}</AddButton>}
    >
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={3} />}>
        {({ languages }) =>
          languages.length === 0 ? (
            <Box sx={{ p: 'var(--inset)' }}>
              <EmptyState title={words.onlyTurkish} />
            </Box>
          ) : (
            <PlainList aria-label={words.languages} sx={listLook}>
              {languages.map((language) => (
                <Row
                  key={language.code}
                  language={language}
                  onEdit={() => setEdited(language)}
                  onRemove={() => setRemoved(language)}
                />
              ))}
            </PlainList>
          )
        }
      </Loaded>
      {edited && (
        <LanguageDialog
          language={edited === 'new' ? undefined : edited}
          next={next}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          title={words.removing}
          text={words.removesPages(removed.name)}
          confirm={words.remove}
          busy={loading}
          onConfirm={() => void removeIt(removed)}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </ListScreen>
  );
}

interface RowProps {
  language: LanguageRowFragment;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ language, onEdit, onRemove }: RowProps) {
  const { code, name, inMenu, indexable, currency, direction, showsUnconfirmed, untranslated } = language;
  const facts = [
    inMenu && words.inMenu,
    indexable && words.indexable,
    currency ?? words.noCurrency,
    direction === 'RTL' && words.directions.RTL,
    showsUnconfirmed && words.draftsAreShown,
    untranslated === 'TURKISH_PAGE' && words.leadsToTurkish,
  ];
  return (
    <Box component="li" className="near-type ruled-below" sx={rowLook}>
      <span>
        <Box component="span" lang={code} className="strong">
          {name}
        </Box>{' '}
        <Box component="span" className="code muted">
          {code}
        </Box>
      </span>
      <Box className="muted" component="span" sx={factsLook}>
        {facts.filter(Boolean).join(' · ')}
      </Box>
      <Box className="unbroken">
        <Button size="small" aria-label={words.editLanguage(name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button size="small" color="inherit" aria-label={words.removeName(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Box>
    </Box>
  );
}

const listLook = { borderTop: 'var(--hairline)' };
const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '240px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  minHeight: 48,
  p: { xs: '8px 16px', md: '4px 24px' },
} as const;
const factsLook = { gridColumn: { xs: '1 / -1', md: 'auto' }, order: { xs: 1, md: 0 } };
