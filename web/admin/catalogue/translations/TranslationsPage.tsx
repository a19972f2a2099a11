import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as words from '../../../words/admin/en/translations.ts';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { ExportTexts } from './ExportTexts.tsx';
import { GroupTable } from './GroupTable.tsx';
import { ImportTexts } from './ImportTexts.tsx';
import { LanguageCards } from './LanguageCards.tsx';
import { percentOf } from './ProgressBar.tsx';
import { useTranslationBoardQuery, type TranslationBoardQuery } from './translations.generated.ts';

/** Says how far each language is, kind by kind, and leads to what is left to do. */
export function TranslationsPage() {
  const query = useTranslationBoardQuery({ fetchPolicy: 'cache-and-network' });
  const languages = query.data?.translationBoard.languages ?? [];
  return (
    <AdminPage title={words.translations} action={languages.length > 0 && <Actions languages={languages} />}>
      <Loaded
        query={query}
        failed={words.loadFailed}
        skeleton={
          <Panel>
            <RowSkeletons rows={9} />
          </Panel>
        }
      >
        {({ translationBoard: board }) =>
          board.languages.length === 0 ? (
            <Panel>
              <EmptyState
                title={words.noLanguages}
                hint={words.noLanguagesHint}
                action={
                  <Button component={Link} to="/admin/languages" variant="outlined" size="small">
                    {words.addALanguage}
                  </Button>
                }
              />
            </Panel>
          ) : (
            <Stack spacing={2.5}>
              <LanguageCards languages={board.languages} />
              <Panel>
                <GroupTable board={board} />
              </Panel>
              <Quiet>{words.firstHint}</Quiet>
            </Stack>
          )
        }
      </Loaded>
    </AdminPage>
  );
}

/** The language of which most is left to do, since its texts are wanted most. */
const neediest = (languages: TranslationBoardQuery['translationBoard']['languages']) =>
  [...languages].sort((one, other) => percentOf(one.counts) - percentOf(other.counts))[0]?.language.code ?? '';

function Actions({ languages }: { languages: TranslationBoardQuery['translationBoard']['languages'] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'export' | 'import'>();
  const choose = (dialog: 'export' | 'import') => () => {
    setAnchor(null);
    setOpen(dialog);
  };
  const close = () => setOpen(undefined);
  const named = languages.map(({ language }) => language);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreOutlined />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.inAndOut}
      </Button>
      <Button component={Link} to={`/admin/translate/${neediest(languages)}`} variant="contained" size="small">
        {words.translate}
      </Button>
      <PageMenu anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('export')}>{words.exportTexts}</MenuItem>
        <MenuItem onClick={choose('import')}>{words.importTexts}</MenuItem>
      </PageMenu>
      <Box>
        {open === 'export' && <ExportTexts languages={named} onClose={close} />}
        {open === 'import' && <ImportTexts languages={named} onClose={close} />}
      </Box>
    </>
  );
}
