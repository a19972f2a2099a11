import { icon } from '../../../components/icon.tsx';

// The icons of lists, offers and orders, which other pages do without.

export const EditIcon = icon(
  'M3 17.25V21h3.75L17.8 9.94l-3.75-3.75zM5.92 19H5v-.92l9.06-9.06.92.92zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.75 3.75z',
);
export const LinkIcon = icon(
  'M3.9 12A3.1 3.1 0 0 1 7 8.9h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12M8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10',
);
export const LockIcon = icon(
  'M18 8h-1V6A5 5 0 0 0 7 6v2H4v14h16V8zM9 6a3 3 0 0 1 6 0v2H9zm9 14H6V10h12zm-6-3a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const NoteIcon = icon('M20 2H4a2 2 0 0 0-2 2v18l4-4h14a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2m0 14H5.2L4 17.2V4h16z');
export const RepeatIcon = icon('M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8');
export const ShareIcon = icon(
  'M18 16a3 3 0 0 0-2 .8l-7.1-4.1v-1.4L16 7.2a3 3 0 1 0-1-2.9L8 8.8a3 3 0 1 0 0 6.4l7.1 4.2A3 3 0 1 0 18 16',
);
export const TruckIcon = icon(
  'M20 8h-3V4H3a2 2 0 0 0-2 2v11h2a3 3 0 0 0 6 0h6a3 3 0 0 0 6 0h2v-5zm-.5 1.5 2 2.5H17V9.5z' +
    'M6 18a1 1 0 1 1 0-2 1 1 0 0 1 0 2m2.2-3a3 3 0 0 0-4.4 0H3V6h12v9zm9.8 3a1 1 0 1 1 0-2 1 1 0 0 1 0 2',
);
