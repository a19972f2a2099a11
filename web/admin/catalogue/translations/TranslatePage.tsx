import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import * as words from '../../../words/admin/en/translations.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { SearchField } from '../../parts/lists/SearchField.tsx';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { useSelection } from '../../parts/lists/useSelection.ts';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { AdminPage, pageEdges } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { ScreenHead } from '../../parts/page/ScreenHead.tsx';
import { useCompact } from '../../parts/page/useNarrow.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { TranslationGroup } from '../../../graphql/generated/schema.ts';
import { TextEditor } from './TextEditor.tsx';
import { TextRows } from './TextRows.tsx';
import {
  useConfirmTranslationsMutation,
  useTextsToTranslateQuery,
  useTranslationBoardQuery,
  type TextToTranslateFragment,
} from './translations.generated.ts';

const size = 50;
const shownStates = {
  '': ['OUTDATED', 'MISSING'],
  MISSING: ['MISSING'],
  OUTDATED: ['OUTDATED'],
  MACHINE: ['MACHINE'],
  DONE: ['DONE'],
  ALL: ['OUTDATED', 'MISSING', 'MACHINE', 'DONE'],
} as const;
const isShown = (state: string): state is keyof typeof shownStates => Object.hasOwn(shownStates, state);
const isGroup = (group: string): group is TranslationGroup => Object.hasOwn(words.groups, group);

/** Opens the texts of a language; without one in the address, of the first. */
export function TranslatePage() {
  const { language } = useParams();
  return language === undefined ? <FirstLanguage /> : <TextsOfLanguage code={language} />;
}

function FirstLanguage() {
  const query = useTranslationBoardQuery();
  return (
    <AdminPage title={words.translate}>
      <Loaded query={query} failed={words.loadFailed} skeleton={<RowSkeletons rows={8} />}>
        {({ translationBoard: { languages } }) =>
          languages[0] ? (
            <Navigate replace to={`/admin/translate/${languages[0].language.code}`} />
          ) : (
            <EmptyState title={words.noLanguages} hint={words.noLanguagesHint} />
          )
        }
      </Loaded>
    </AdminPage>
  );
}

/** The texts of a language beside the open one; where there is no room for both, one of them. */
function TextsOfLanguage({ code }: { code: string }) {
  const list = useListPage('translate', []);
  const navigate = useNavigate();
  const compact = useCompact();
  const notify = useNotify();
  const [group, state, asked] = [list.param('group'), list.param('state'), list.param('text')];
  const states = shownStates[isShown(state) ? state : ''];
  const query = useTextsToTranslateQuery({
    variables: {
      language: code,
      group: isGroup(group) ? group : null,
      states: [...states],
      search: list.search || null,
      first: size,
      after: list.after ?? null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const languages = (useTranslationBoardQuery().data?.translationBoard.languages ?? []).map((one) => one.language);
  const language = languages.find((one) => one.code === code) ?? { code, name: code, direction: 'LTR' as const };
  const [confirmTexts] = useConfirmTranslationsMutation({ refetchQueries: ['TextsToTranslate', 'TranslationBoard'] });
  const page = (query.data ?? query.previousData)?.translationTexts;
  const texts = page?.nodes ?? [];
  const found = texts.find(({ id }) => id === asked) ?? (asked || compact ? undefined : texts[0]);
  /** A text that is saved may leave the list while it is still open. */
  const [last, setLast] = useState<TextToTranslateFragment>();
  if (found && found !== last) setLast(found);
  const open = found ?? (last?.id === asked ? last : undefined);
  /** The first text of the last list takes no input while the next list is loaded. */
  const isLeaving = !asked && query.data === undefined;
  const selection = useSelection(texts.flatMap(({ id, state: own }) => (own === 'MACHINE' ? [id] : [])));

  const addressOf = (id: string) => {
    const query = new URLSearchParams(
      Object.entries({ group, state, q: list.search, after: list.trail.join('.'), text: id }).filter(
        ([, value]) => value,
      ),
    );
    return `/admin/translate/${code}?${query.toString()}`;
  };
  const place = texts.findIndex(({ id }) => id === open?.id);
  const leadTo = (step: number) => {
    // A saved text has left the list, and the next one stands in its place.
    const next = texts[place < 0 ? 0 : place + step];
    return next && next.id !== open?.id ? () => void navigate(addressOf(next.id)) : undefined;
  };

  async function confirmChosen() {
    try {
      const { data } = await confirmTexts({ variables: { ids: selection.chosen } });
      selection.clear();
      notify.success(words.confirmed(data?.confirmTranslations.count ?? 0));
    } catch (error) {
      notify.failure(words.confirmFailed, error);
    }
  }

  const rows = (
    <Box className="shrinks" sx={listLook}>
      <Box className="ruled-below" sx={toolsLook}>
        <FilterSelect
          wide
          label={words.show}
          value={isShown(state) ? state : ''}
          options={[
            { value: '', label: words.toDo },
            ...Object.entries(words.states).map(([value, label]) => ({ value, label })),
            { value: 'ALL', label: words.everything },
          ]}
          onChoose={(value) => list.filter({ state: value, text: '' })}
        />
        <FilterSelect
          wide
          label={words.what}
          value={isGroup(group) ? group : ''}
          options={[
            { value: '', label: words.anyKind },
            ...Object.entries(words.groups).map(([value, label]) => ({ value, label })),
          ]}
          onChoose={(value) => list.filter({ group: value, text: '' })}
        />
        <SearchField
          label={words.searchTexts}
          value={list.search}
          onSearch={(text) => list.filter({ q: text, text: '' }, true)}
        />
        <Box className="muted near-type" role="status">
          {page && words.found(page.totalCount)}
        </Box>
      </Box>
      <Loaded query={query} failed={words.loadFailed} skeleton={<RowSkeletons rows={8} />}>
        {({ translationTexts }) =>
          translationTexts.nodes.length === 0 ? (
            <Box sx={{ p: 2 }}>
              {state === '' && !list.search ? (
                <EmptyState title={words.nothingToDo} hint={words.nothingToDoHint} />
              ) : (
                <EmptyState title={words.noTextMatches} hint={words.noTextMatchesHint} />
              )}
            </Box>
          ) : (
            <>
              <TextRows
                label={words.textsTo(language.name)}
                texts={translationTexts.nodes}
                shown={open?.id}
                selection={selection}
                addressOf={addressOf}
                onConfirm={() => void confirmChosen()}
              />
              <ListPager list={list} size={size} of={translationTexts} />
            </>
          )
        }
      </Loaded>
    </Box>
  );
  const editor = open && (
    <TextEditor
      key={open.id}
      text={open}
      language={language}
      place={Math.max(0, place) + 1 + list.page * size}
      total={page?.totalCount ?? 1}
      onReload={async () => query.refetch()}
      onNext={leadTo(1)}
      onPrevious={place > 0 ? leadTo(-1) : undefined}
    />
  );
  return (
    <Box className="on-paper" sx={frameLook}>
      <ScreenHead
        title={words.translate}
        opened={open?.title}
        above={{ to: '/admin/translations', title: words.translations, here: language.name }}
        action={
          languages.length > 1 && (
            <FilterSelect
              label={words.language}
              value={code}
              options={languages.map((one) => ({ value: one.code, label: one.name }))}
              onChoose={(value) => void navigate(`/admin/translate/${value}${group && `?group=${group}`}`)}
            />
          )
        }
      />
      {compact && editor && (
        <Button component={Link} to={addressOf('')} size="small" sx={{ m: '0 8px 8px', alignSelf: 'flex-start' }}>
          {words.back}
        </Button>
      )}
      <Box sx={[panesLook, !compact && twoPanes]}>
        {!(compact && editor) && rows}
        {editor && (
          <Box className="shrinks leaves" inert={isLeaving} sx={{ minHeight: 0 }}>
            {editor}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The panes reach the edges of the window. */
const frameLook = {
  display: 'flex',
  flexDirection: 'column',
  m: pageEdges,
  minHeight: { xs: 'calc(100dvh - 56px)', md: '100dvh' },
  height: { lg: '100dvh' },
  pb: { xs: '88px', lg: 0 },
} as const;
const panesLook = { flex: 1, minHeight: 0, borderTop: 'var(--hairline)' };
const twoPanes = {
  display: 'grid',
  gridTemplateColumns: { lg: '320px minmax(0, 1fr)', xl: '360px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
};
const listLook = {
  position: 'relative',
  minHeight: 0,
  overflowY: { lg: 'auto' },
  borderRight: { lg: 1 },
  borderColor: { lg: 'divider' },
} as const;
const toolsLook = {
  display: 'grid',
  gap: 1,
  p: { xs: '12px 16px', md: '12px 16px 12px 24px' },
  '& .MuiOutlinedInput-root': { maxWidth: 'none' },
};
