import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import * as words from '../../../words/admin/en/layout.ts';

export function NoSuchScreen() {
  return (
    <AdminPage title={words.notFound}>
      <EmptyState
        title={words.pageNotFound}
        hint={words.theAddressMayBeMistypedOrOut}
        action={<Link to="/admin/products">{words.goToProducts}</Link>}
      />
    </AdminPage>
  );
}
