import { useLatestChangesQuery } from '../history/history.generated.ts';
import type { Subject } from '../history/HistoryPanel.tsx';
import { usePersonName } from '../people/PersonName.tsx';
import { nearDate } from '../texts/dates.ts';
import * as words from '../../../words/admin/en/forms.ts';

/**
 * Says who has saved an entry since a version: people and programs by their names, plans by theirs, and when the last of them
 * did. Undefined while it is not known.
 */
export function useWhoSaved(of: Subject | undefined, since: number | null): string | undefined {
  const nameOf = usePersonName();
  const { data } = useLatestChangesQuery({
    variables: { entity: of?.entity ?? 'PRODUCT', id: of?.id ?? null },
    skip: of === undefined,
    fetchPolicy: 'network-only',
  });
  const later = (data?.history.nodes ?? []).filter(({ version }) => version !== null && version > (since ?? 0));
  const [last] = later;
  if (!last) return undefined;
  const names = later.map(({ admin, cause, source }) => {
    if (cause === 'PLAN' && source) return words.thePlan(source);
    return admin === null ? words.vitrin : nameOf(admin);
  });
  return words.haveSavedThis([...new Set(names)].toReversed(), nearDate(last.at));
}
