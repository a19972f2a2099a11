import { Navigate } from 'react-router-dom';
import { useInboxCountsQuery } from '../../../graphql/generated/operations.ts';
import { whereNew } from './whereNew.ts';

/** Leads to the folder that holds something new, once the counts are known. */
export function OpenInbox() {
  const { data, loading } = useInboxCountsQuery();
  return loading ? null : <Navigate to={whereNew(data)} replace />;
}
