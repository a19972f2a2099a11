import { countText, siteLanguage } from '../../../../common/text/locale.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import type { ShownViewFragment } from './views.generated.ts';
import type { Views } from '../lists/useViews.ts';
import * as words from '../../../words/admin/en/views.ts';

interface Props {
  views: Views;
  /** Receives undefined for the whole list. */
  onChoose: (view: ShownViewFragment | undefined) => void;
}

const counted = (name: string, count: number | null | undefined) =>
  count == null ? name : `${name} (${countText(count)})`;

/** Replaces the row of views on narrow screens. */
export const ViewSelect = ({ views: { nodes, current, isWhole, total }, onChoose }: Props) => (
  <FilterSelect
    label={words.view}
    value={current?.id ?? (isWhole ? 'all' : '')}
    options={[
      ...(current || isWhole ? [] : [{ value: '', label: words.notSaved }]),
      { value: 'all', label: counted(words.all, total) },
      ...nodes.map(({ id, name, count }) => ({ value: id, label: counted(name, count) })),
    ]}
    lang={siteLanguage}
    onChoose={(value) => onChoose(nodes.find(({ id }) => id === value))}
  />
);
