import { useNavigate } from 'react-router-dom';

/** Proves to the sign-out page that the button was pressed: a link from elsewhere signs nobody out. */
export const pressed = 'log out';

/** Signs out by navigating, so that unsaved changes ask first. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => void navigate('/admin/logout', { state: pressed });
}
