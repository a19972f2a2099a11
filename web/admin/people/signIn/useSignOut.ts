import { useNavigate } from 'react-router-dom';
import * as words from '../../../words/admin/en/signIn.ts';

/** Proves to the sign-out page that the button was pressed: a link from elsewhere signs nobody out. */
export const pressed = words.logOutLabel;

/** Signs out by navigating, so that unsaved changes ask first. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => void navigate('/admin/logout', { state: pressed });
}
