import { sectors } from '../texts.ts';

export const mainLinks = [
  { to: '/', label: 'Ana Sayfa' },
  { to: '/products', label: 'Ürünler' },
  { to: '/sectors', label: 'Sektörler' },
  { to: '/about', label: 'Hakkımızda' },
  { to: '/contact', label: 'İletişim' },
];

export const sectorLinks = sectors.map(({ id, name }) => ({ to: `/sectors/${id}`, label: name }));

/** Ids may hold any letter and sign: 'ölçüm-cihazları', 'boru-1/2'. */
export const categoryPath = (id: string) => `/categories/${encodeURIComponent(id)}`;
export const contactPath = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`;
export const productPath = (id: string) => `/products/${encodeURIComponent(id)}`;
