import { useLocation, useNavigate } from 'react-router-dom';
import type { EnquiryState } from '../../../graphql/generated/schema.ts';
import { unansweredPath } from './folders.ts';
import { folderOf, stateOf } from './stateFolders.ts';

/**
 * Returns a function that keeps an enquiry open when a change takes it out of the shown folder. With a state, the list
 * goes to the folder of that state, so that the enquiry stays selected there; lists of all states stay as they are.
 */
export function useKeepOpen(id: string) {
  const navigate = useNavigate();
  const { pathname: here, search } = useLocation();
  return async (state?: EnquiryState) => {
    const query = new URLSearchParams(search);
    const folder = query.get('status') ?? '';
    const moves = state !== undefined && stateOf(folder) !== undefined && stateOf(folder) !== state;
    // In the list of what needs an answer, the enquiry stays open beside what is left.
    const list = here.startsWith(unansweredPath) ? `${unansweredPath}/enquiries` : '/admin/messages/enquiries';
    const pathname = `${list}/${encodeURIComponent(id)}`;
    await navigate({ pathname, search: moves ? `?status=${folderOf(state)}` : search }, { replace: true });
  };
}
