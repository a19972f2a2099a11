import { paths } from '../paths.ts';
import { sectors } from '../texts.ts';

export const mainLinks = [
  { to: paths.home, label: 'Ana Sayfa' },
  { to: paths.products, label: 'Ürünler' },
  { to: paths.sectors, label: 'Sektörler' },
  { to: paths.about, label: 'Hakkımızda' },
  { to: paths.contact, label: 'İletişim' },
];

export const sectorLinks = sectors.map(({ id, name }) => ({ to: paths.sector(id), label: name }));
