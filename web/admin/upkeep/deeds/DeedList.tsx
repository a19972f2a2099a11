import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { DeedKind } from '../../../graphql/generated/schema.ts';
import { useDeedAuthorsQuery, useDeedsQuery, useUndoDeedMutation, type DeedShownFragment } from './deeds.generated.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { DayFilter } from '../../parts/lists/DayFilter.tsx';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { longDay, waitedDays } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/deeds.ts';
import { DeedRow } from './DeedRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const size = 50;
const isKind = (text: string): text is DeedKind => text in words.kinds;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Lists what was done, step by step and day by day, with the undo of each. */
export function DeedList() {
  const list = useListPage('deeds', []);
  const [by, kind, from, to] = ['by', 'kind', 'from', 'to'].map(list.param) as [string, string, string, string];
  const query = useDeedsQuery({
    variables: {
      by: by || null,
      kind: isKind(kind) ? kind : null,
      from: isDay(from) ? from : null,
      to: isDay(to) ? to : null,
      first: size,
      after: list.after ?? null,
    },
    fetchPolicy: 'cache-and-network',
  });
  const authors = useDeedAuthorsQuery().data?.deedAuthors ?? [];
  const isFiltered = [by, kind, from, to].some(Boolean);
  const { asked, ask, undo, busy } = useUndoDeed();
  return (
    <ListScreen title={words.changes} note={words.note}>
      <FilterLine count={query.data && words.foundSteps(query.data.deeds.totalCount)}>
        <FilterSelect
          label={words.by}
          value={by}
          options={[
            { value: '', label: words.anybody },
            ...authors.map(({ id, name }) => ({ value: id, label: name })),
            ...(by && !authors.some(({ id }) => id === by) ? [{ value: by, label: by }] : []),
          ]}
          onChoose={(value) => list.filter({ by: value })}
        />
        <FilterSelect
          label={words.kind}
          value={isKind(kind) ? kind : ''}
          options={[
            { value: '', label: words.everything },
            ...Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
          ]}
          onChoose={(value) => list.filter({ kind: value })}
        />
        <DayFilter inLine label={words.from} value={from} onChoose={(day) => list.filter({ from: day }, true)} />
        <DayFilter inLine label={words.to} value={to} onChoose={(day) => list.filter({ to: day }, true)} />
        {isFiltered && (
          <Button size="small" onClick={() => list.filter({ by: '', kind: '', from: '', to: '' })}>
            {words.showAll}
          </Button>
        )}
      </FilterLine>
      <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={8} />}>
        {({ deeds }) =>
          deeds.nodes.length === 0 ? (
            <Box sx={{ p: 'var(--inset)' }}>
              <EmptyState title={isFiltered ? words.noChangesMatch : words.nothingYet} />
            </Box>
          ) : (
            <>
              {byDay(deeds.nodes).map(({ day, steps }) => (
                <Box key={day} component="section" aria-label={day}>
                  <Typography component="h2" className="dense-type strong ruled-below" sx={dayLook}>
                    {day}
                  </Typography>
                  <PlainList aria-label={day}>
                    {steps.map((deed) => (
                      <DeedRow
                        key={deed.id}
                        deed={deed}
                        busy={busy}
                        onUndo={() => ask(deed)}
                        onAuthor={(id) => list.filter({ by: id })}
                      />
                    ))}
                  </PlainList>
                </Box>
              ))}
              <ListPager list={list} size={size} of={deeds} />
            </>
          )
        }
      </Loaded>
      {asked && (
        <ConfirmDialog
          open
          title={words.undoing}
          text={words.undoesAll}
          confirm={words.undo}
          busy={busy}
          onConfirm={() => void undo(asked)}
          onCancel={() => ask(undefined)}
        >
          <Typography className="strong breaks" sx={{ mt: 1.5 }}>
            {asked.text}
          </Typography>
        </ConfirmDialog>
      )}
    </ListScreen>
  );
}

/** Asks before a step is undone, and says what stayed. */
function useUndoDeed() {
  const [asked, ask] = useState<DeedShownFragment>();
  const notify = useNotify();
  const [send, { loading: busy }] = useUndoDeedMutation({ refetchQueries: 'active', awaitRefetchQueries: true });

  async function undo({ undoToken }: DeedShownFragment) {
    try {
      const { data } = await send({ variables: { token: undoToken ?? '' } });
      const { restored = 0, removed = 0, keptCount = 0 } = data?.undo ?? {};
      const done = keptCount > 0 ? words.wasUndoneExcept(keptCount) : words.wasUndone;
      notify.success(restored + removed > 0 ? done : words.nothingUndone);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToUndo, error);
    }
    ask(undefined);
  }

  return { asked, ask, undo, busy };
}

/** Parts the steps, the latest first, by their days in Istanbul. */
function byDay(deeds: DeedShownFragment[]) {
  const days: { day: string; steps: DeedShownFragment[] }[] = [];
  for (const deed of deeds) {
    const day = dayName(deed.at);
    const last = days.at(-1);
    if (last?.day === day) last.steps.push(deed);
    else days.push({ day, steps: [deed] });
  }
  return days;
}

function dayName(moment: string) {
  const days = waitedDays(moment);
  return days === 0 ? words.today : days === 1 ? words.yesterday : longDay(new Date(moment));
}

const dayLook = { px: 'var(--inset)', pt: 2.5, pb: 0.75 } as const;
