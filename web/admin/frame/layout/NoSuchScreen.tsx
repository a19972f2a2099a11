import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';

export function NoSuchScreen() {
  return (
    <AdminPage title="Not found">
      <EmptyState
        title="Page not found"
        hint="The address may be mistyped or out of date."
        action={<Link to="/admin/products">Go to products</Link>}
      />
    </AdminPage>
  );
}
