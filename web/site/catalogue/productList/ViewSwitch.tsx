import { useSearchParams } from 'react-router-dom';
import { CardsIcon, MatrixIcon, TableIcon } from '../../../components/icons.tsx';
import type { TableColumnsFragment } from '../productTable/tableRow.generated.ts';
import { SwitchLinks } from '../switches/SwitchLinks.tsx';
import { inView, searchOf, withValues, type View } from './listAddress.ts';
import { isOfOneKind, shownView, usualView } from './shownView.ts';
import { rememberView } from './rememberedView.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/lists.ts';

/** Switches between size sheets, cards and rows. The page of the list stays, since views show the same number of products. */
export function ViewSwitch({ facets }: { facets: TableColumnsFragment | null }) {
  const [params] = useSearchParams();
  const shown = shownView(params, facets);
  const usual = usualView(params, facets);
  const after = params.getAll('after');
  const choice = (view: View, name: string, Icon: typeof CardsIcon) => ({
    name,
    search: searchOf(withValues(params, { ...inView(view === usual ? undefined : view), after })),
    isOn: view === shown,
    onPress: () => rememberView(view),
    content: (
      <>
        <Icon />
        <span>{name}</span>
      </>
    ),
  });
  return (
    <SwitchLinks
      label={common.view}
      choices={[
        choice('sheets', words.sizeSheets, MatrixIcon),
        choice('cards', words.cards, CardsIcon),
        // The sheet of one kind has its table below it.
        ...(shown === 'sheets' && isOfOneKind(params, facets) ? [] : [choice('table', common.table, TableIcon)]),
      ]}
    />
  );
}
