import { Navigate } from 'react-router-dom';
import { useInboxCountsQuery } from './inbox.generated.ts';
import { whereNew } from './folders.ts';

/**
 * Leads to the folder that holds something new, once the counts are known. Where they cannot be loaded, it leads to the
 * messages, which then say so.
 */
export function OpenInbox() {
  const { data, loading } = useInboxCountsQuery();
  return loading ? null : <Navigate to={whereNew(data)} replace />;
}
