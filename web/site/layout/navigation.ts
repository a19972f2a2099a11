import { paths } from '../paths.ts';
import { sectors } from '../../words/tr/specified.ts';
import * as common from '../../words/tr/common.ts';
import * as words from '../../words/tr/layout.ts';

export const mainLinks = [
  { to: paths.home, label: common.home },
  { to: paths.products, label: common.products },
  { to: paths.sectors, label: common.sectors },
  { to: paths.about, label: words.about },
  { to: paths.contact, label: common.contact },
];

export const sectorLinks = sectors.map(({ id, name }) => ({ to: paths.sector(id), label: name }));
