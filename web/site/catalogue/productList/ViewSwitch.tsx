import { Link, useSearchParams } from 'react-router-dom';
import { CardsIcon, TableIcon } from '../../../components/icons.tsx';
import type { TableColumnsFragment } from '../../../graphql/generated/site.ts';
import { searchOf, views, withValues, type View } from './listAddress.ts';
import { shownView, usualView } from './shownView.ts';
import { rememberView } from './rememberedView.ts';
import './ViewSwitch.css';

const choices = [
  { view: 'cards', label: 'Kartlar', Icon: CardsIcon },
  { view: 'table', label: 'Tablo', Icon: TableIcon },
] satisfies { view: View; label: string; Icon: typeof CardsIcon }[];

/** Switches between cards and table. The page of the list stays, since both views show the same number of products. */
export function ViewSwitch({ facets }: { facets: TableColumnsFragment | null }) {
  const [params] = useSearchParams();
  const shown = shownView(params, facets);
  const usual = usualView(params, facets);
  const after = params.getAll('after');
  return (
    <nav className="view-switch" aria-label="Görünüm">
      {choices.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={searchOf(withValues(params, { gorunum: view === usual ? [] : [views[view]], after }))}
          aria-current={view === shown ? 'true' : undefined}
          rel="nofollow"
          onClick={() => rememberView(view)}
          preventScrollReset
        >
          <Icon />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
