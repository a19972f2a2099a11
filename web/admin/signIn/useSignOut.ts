import { useNavigate } from 'react-router-dom';

/** Tells the page that ends the session that a press led there: a link from elsewhere signs nobody out. */
export const pressed = 'log out';

/** Leaves the desk as any other step does: unsaved changes ask first. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => void navigate('/admin/logout', { state: pressed });
}
