import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import BackupOutlined from '@mui/icons-material/BackupOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlineOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import type { ComponentType } from 'react';
import { loadedLater } from '../components/loadedLater.ts';
import type { Role } from '../graphql/generated/operations.ts';
import type { Screen } from './session/screens.ts';

const owners: Role[] = ['OWNER'];
const content: Role[] = ['OWNER', 'EDITOR'];
const sales: Role[] = ['OWNER', 'SALES'];
const everyone: Role[] = ['OWNER', 'EDITOR', 'SALES'];

/** Loads a module when the screen is first opened, and returns the component of that name. */
function later<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loaded = loadedLater(load);
  return async () => (await loaded())[name];
}

/**
 * Every screen behind the sign-in, in the order of the menu. The routes, the menu, the rights of the roles, the names
 * and icons in the bin, the walk of all screens in a browser and the screenshots are made from this table, so a new
 * screen is a row here. The table also loads in plain Node, since the code of a screen is imported when the screen is
 * opened.
 */
export const screens: readonly Screen[] = [
  {
    path: 'products/:id?',
    label: 'Products',
    Icon: Inventory2Outlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./catalogue/products/ProductList.tsx'), 'ProductList'),
    states: ['/admin/products', '/admin/products?q=6204', '/admin/products?q=zzqqxx'],
    binned: [{ entity: 'PRODUCT', label: 'Product' }],
  },
  {
    path: 'products/import',
    label: 'Import',
    Icon: TableRowsOutlined,
    roles: content,
    menu: { not: 'The spreadsheet menu of the products opens it.' },
    load: later(() => import('./upkeep/sheets/ImportPage.tsx'), 'ImportPage'),
    states: ['/admin/products/import'],
  },
  {
    path: 'categories',
    label: 'Categories',
    Icon: CategoryOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./catalogue/categories/CategoryList.tsx'), 'CategoryList'),
    states: ['/admin/categories'],
    binned: [{ entity: 'CATEGORY', label: 'Category' }],
  },
  {
    path: 'messages/:id?',
    label: 'Messages',
    Icon: MailOutlined,
    roles: sales,
    menu: 'work',
    load: later(() => import('./sales/messages/MessageList.tsx'), 'MessageList'),
    states: ['/admin/messages', '/admin/messages?status=spam', '/admin/messages?q=zzqqxx', '/admin/messages/unknown'],
    binned: [{ entity: 'MESSAGE', label: 'Message' }],
  },
  {
    path: 'messages/enquiries/:id?',
    label: 'Enquiries',
    Icon: MailOutlined,
    roles: sales,
    menu: { not: 'It is a folder of the messages.' },
    load: later(() => import('./sales/enquiries/EnquiryList.tsx'), 'EnquiryList'),
    states: [
      '/admin/messages/enquiries',
      '/admin/messages/enquiries?status=mine',
      '/admin/messages/enquiries?q=zzqqxx',
      '/admin/messages/enquiries/unknown',
    ],
    binned: [{ entity: 'ENQUIRY', label: 'Enquiry' }],
  },
  {
    path: 'about',
    label: 'About',
    Icon: InfoOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./pages/about/AboutForm.tsx'), 'AboutForm'),
    states: ['/admin/about'],
  },
  {
    path: 'contact',
    label: 'Contact',
    Icon: PlaceOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./pages/contact/ContactForm.tsx'), 'ContactForm'),
    states: ['/admin/contact'],
  },
  {
    path: 'attributes',
    label: 'Attributes',
    Icon: StraightenOutlined,
    roles: content,
    menu: 'definitions',
    load: later(() => import('./catalogue/attributes/AttributeList.tsx'), 'AttributeList'),
    // These addresses find a few of the attributes; axe takes half a minute for all of them.
    states: ['/admin/attributes?q=çap', '/admin/attributes?q=zzqqxx'],
    binned: [{ entity: 'ATTRIBUTE', label: 'Attribute' }],
  },
  {
    path: 'kinds',
    label: 'Kinds',
    Icon: AccountTreeOutlined,
    roles: content,
    menu: 'definitions',
    load: later(() => import('./catalogue/kinds/KindList.tsx'), 'KindList'),
    states: ['/admin/kinds', '/admin/kinds?q=zzqqxx'],
    binned: [{ entity: 'KIND', label: 'Kind' }],
  },
  {
    path: 'families',
    label: 'Families',
    Icon: TableRowsOutlined,
    roles: content,
    menu: 'definitions',
    load: later(() => import('./catalogue/families/FamilyList.tsx'), 'FamilyList'),
    states: ['/admin/families', '/admin/families?q=zzqqxx'],
    binned: [{ entity: 'FAMILY', label: 'Family' }],
  },
  {
    path: 'documents',
    label: 'Documents',
    Icon: DescriptionOutlined,
    roles: content,
    menu: 'definitions',
    load: later(() => import('./catalogue/documents/DocumentList.tsx'), 'DocumentList'),
    states: ['/admin/documents', '/admin/documents?q=zzqqxx'],
    // Uploaded pictures have no screen of their own. The roles that upload documents upload them, too.
    binned: [
      { entity: 'DOCUMENT', label: 'Document' },
      { entity: 'PICTURE', label: 'Picture', Icon: ImageOutlined },
    ],
  },
  {
    path: 'sectors',
    label: 'Sectors',
    Icon: FactoryOutlined,
    roles: content,
    menu: 'definitions',
    load: later(() => import('./catalogue/sectors/SectorList.tsx'), 'SectorList'),
    states: ['/admin/sectors'],
  },
  {
    path: 'redirects',
    label: 'Old addresses',
    Icon: AltRouteOutlined,
    roles: content,
    menu: 'definitions',
    load: later(() => import('./pages/redirects/RedirectList.tsx'), 'RedirectList'),
    states: ['/admin/redirects'],
    binned: [{ entity: 'REDIRECT', label: 'Old address' }],
  },
  {
    path: 'bin',
    label: 'Bin',
    Icon: AutoDeleteOutlined,
    roles: everyone,
    menu: 'upkeep',
    load: later(() => import('./upkeep/bin/BinList.tsx'), 'BinList'),
    states: ['/admin/bin', '/admin/bin?kind=PRODUCT'],
  },
  {
    path: 'people',
    label: 'People',
    Icon: PeopleOutlined,
    roles: owners,
    menu: 'upkeep',
    load: later(() => import('./people/accounts/PeopleList.tsx'), 'PeopleList'),
    states: ['/admin/people'],
  },
  {
    path: 'personal-data',
    label: 'Personal data',
    Icon: PersonSearchOutlined,
    roles: owners,
    menu: 'upkeep',
    load: later(() => import('./upkeep/personalData/PersonalDataPage.tsx'), 'PersonalDataPage'),
    states: ['/admin/personal-data'],
  },
  {
    path: 'audit',
    label: 'Audit log',
    Icon: PolicyOutlined,
    roles: owners,
    menu: 'upkeep',
    load: later(() => import('./people/audit/AuditList.tsx'), 'AuditList'),
    states: ['/admin/audit', '/admin/audit?admin=unknown'],
  },
  {
    path: 'backups',
    label: 'Backups',
    Icon: BackupOutlined,
    roles: owners,
    menu: 'upkeep',
    load: later(() => import('./upkeep/backup/BackupList.tsx'), 'BackupList'),
    states: ['/admin/backups'],
  },
  {
    path: 'account',
    label: 'Account',
    Icon: ManageAccountsOutlined,
    roles: everyone,
    menu: 'account',
    load: later(() => import('./people/ownAccount/AccountPage.tsx'), 'AccountPage'),
    states: ['/admin/account'],
  },
];
