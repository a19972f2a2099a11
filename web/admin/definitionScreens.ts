import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import * as words from '../words/admin/en/screens.ts';
import type { Screen } from './session/screens.ts';
import { content, later, named } from './screenRow.ts';

/** The rows of the screens for what products name, and for old addresses. */
export const definitionScreens: readonly Screen[] = [
  {
    path: 'attributes',
    ...named('ATTRIBUTE'),
    Icon: StraightenOutlined,
    roles: content,
    menu: 'catalogue',
    load: later(() => import('./catalogue/attributes/AttributeList.tsx'), 'AttributeList'),
    // These addresses find a few of the attributes; axe takes half a minute for all of them.
    states: ['/admin/attributes?q=çap', '/admin/attributes?q=zzqqxx'],
  },
  {
    path: 'kinds',
    label: words.kinds,
    Icon: AccountTreeOutlined,
    roles: content,
    menu: 'catalogue',
    adds: words.addKind,
    load: later(() => import('./catalogue/kinds/KindList.tsx'), 'KindList'),
    states: ['/admin/kinds', '/admin/kinds?q=zzqqxx'],
    binned: [{ entity: 'KIND', label: words.kind }],
  },
  {
    path: 'families',
    label: words.families,
    Icon: TableRowsOutlined,
    roles: content,
    menu: 'catalogue',
    adds: words.addFamily,
    load: later(() => import('./catalogue/families/FamilyList.tsx'), 'FamilyList'),
    states: ['/admin/families', '/admin/families?q=zzqqxx'],
    binned: [{ entity: 'FAMILY', label: words.family }],
  },
  {
    path: 'doubles',
    label: words.doubles,
    Icon: ContentCopyOutlined,
    roles: content,
    menu: 'catalogue',
    load: later(() => import('./catalogue/doubles/DoubleList.tsx'), 'DoubleList'),
    states: ['/admin/doubles'],
  },
  {
    path: 'documents',
    ...named('DOCUMENT'),
    Icon: DescriptionOutlined,
    roles: content,
    menu: 'catalogue',
    load: later(() => import('./catalogue/documents/DocumentList.tsx'), 'DocumentList'),
    states: ['/admin/documents', '/admin/documents?q=zzqqxx'],
    // Uploaded pictures have no screen of their own. The roles that upload documents upload them, too.
    binned: [...named('DOCUMENT').binned, { entity: 'PICTURE', label: words.picture, Icon: ImageOutlined }],
  },
  {
    path: 'sectors',
    label: words.sectors,
    Icon: FactoryOutlined,
    roles: content,
    menu: 'catalogue',
    load: later(() => import('./catalogue/sectors/SectorList.tsx'), 'SectorList'),
    states: ['/admin/sectors'],
  },
  {
    path: 'redirects',
    label: words.oldAddresses,
    Icon: AltRouteOutlined,
    roles: content,
    menu: { settings: 'site' },
    adds: words.addOldAddress,
    load: later(() => import('./pages/redirects/RedirectList.tsx'), 'RedirectList'),
    states: ['/admin/redirects'],
    binned: [{ entity: 'REDIRECT', label: words.oldAddress }],
  },
];
