import { Link } from 'react-router-dom';
import { AdminPage } from '../components/AdminPage.tsx';
import { EmptyBox } from '../components/EmptyBox.tsx';

export function NoSuchScreen() {
  return (
    <AdminPage title="Not found">
      <EmptyBox title="There is no such screen" text="The address may be mistyped or out of date.">
        <Link to="/admin/products">Go to products</Link>
      </EmptyBox>
    </AdminPage>
  );
}
