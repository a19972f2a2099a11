import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, IconButton } from '@mui/material';
import { Row } from '../page/Row.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdateViewMutation, type ShownViewFragment } from './views.generated.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import { useNarrow } from '../page/useNarrow.ts';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/views.ts';
import { DeleteView } from './DeleteView.tsx';
import { SaveView } from './SaveView.tsx';
import { searchOf, wholeList, type Views } from '../lists/useViews.ts';
import { ViewMenu } from './ViewMenu.tsx';
import { ViewSelect } from './ViewSelect.tsx';
import { ViewTabs } from './ViewTabs.tsx';

interface Props {
  /** A list of `useListPage`. */
  list: { views: Views | undefined; opened: (query: string) => void };
}

/** The saved views above a list, and what one can do with the open one. */
export function ViewBar({ list: { views, opened } }: Props) {
  const narrow = useNarrow();
  const navigate = useNavigate();
  const notify = useNotify();
  const [saving, setSaving] = useState<{ view?: ShownViewFragment }>();
  const [deleting, setDeleting] = useState<ShownViewFragment>();
  const [said, setSaid] = useState('');
  const [update] = useUpdateViewMutation();
  if (!views) return null;
  const { current, isChanged, query } = views;
  const show = (search: string, filters: string) => {
    opened(filters);
    void navigate({ search }, { preventScrollReset: true });
  };

  async function saveChanged({ id, name, forEveryone }: ShownViewFragment) {
    try {
      await update({ variables: { id, input: { name, query, forEveryone } } });
      notify.success(words.viewSaved(name));
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToSaveTheView, error);
    }
  }

  return (
    <Row className="shrinks" spacing={0.5} sx={rowLook}>
      {narrow ? (
        <ViewSelect
          views={views}
          onChoose={(view) => (view ? show(searchOf(view), view.query) : show(`?view=${wholeList}`, ''))}
        />
      ) : (
        <ViewTabs views={views} onOpen={opened} />
      )}
      {current && (
        <ViewMenu
          views={views}
          view={current}
          onChange={() => setSaving({ view: current })}
          onDelete={() => setDeleting(current)}
          onMoved={setSaid}
        />
      )}
      {current && isChanged && (
        <>
          <Button
            size="small"
            className="rigid near-type unbroken"
            sx={buttonLook}
            onClick={() => void saveChanged(current)}
          >
            {words.save}
          </Button>
          <Button size="small" className="rigid near-type unbroken" sx={buttonLook} onClick={() => setSaving({})}>
            {words.saveAs}
          </Button>
        </>
      )}
      {!current && (
        <IconButton
          color="inherit"
          aria-label={words.saveThisView}
          title={words.saveThisView}
          onClick={() => setSaving({})}
        >
          <AddOutlined className="icon-20 muted" />
        </IconButton>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {saving && (
        <SaveView
          views={views}
          view={saving.view}
          onSaved={(view) => saving.view ?? show(searchOf(view), view.query)}
          onClose={() => setSaving(undefined)}
        />
      )}
      {deleting && <DeleteView views={views} view={deleting} onClose={() => setDeleting(undefined)} />}
    </Row>
  );
}

const rowLook = { flex: { xs: '1 1 0', md: '1 1 auto' } };
const buttonLook = { minWidth: 0, height: 32, px: 1.25 };
