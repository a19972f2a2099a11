import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import BackupOutlined from '@mui/icons-material/BackupOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlineOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';

export interface MenuEntry {
  to: string;
  label: string;
  Icon: typeof TableRowsOutlined;
}

/** The screens of the admin, in the order of the menu. */
export const menuEntries: readonly MenuEntry[] = [
  { to: '/admin/products', label: 'Products', Icon: Inventory2Outlined },
  { to: '/admin/categories', label: 'Categories', Icon: CategoryOutlined },
  { to: '/admin/messages', label: 'Messages', Icon: MailOutlined },
  { to: '/admin/about', label: 'About', Icon: InfoOutlined },
  { to: '/admin/contact', label: 'Contact', Icon: PlaceOutlined },
];

/** Screens that one needs less often: they stand below the others. */
export const keepingEntries: readonly MenuEntry[] = [
  { to: '/admin/redirects', label: 'Old addresses', Icon: AltRouteOutlined },
  { to: '/admin/bin', label: 'Bin', Icon: AutoDeleteOutlined },
  { to: '/admin/people', label: 'People', Icon: PeopleOutlined },
  { to: '/admin/personal-data', label: 'Personal data', Icon: PersonSearchOutlined },
  { to: '/admin/audit', label: 'Audit log', Icon: PolicyOutlined },
  { to: '/admin/backups', label: 'Backups', Icon: BackupOutlined },
];

export const accountEntry: MenuEntry = { to: '/admin/account', label: 'Account', Icon: ManageAccountsOutlined };

/** What the catalogue is described by, and what sectors list. */
export const definitionEntries: readonly MenuEntry[] = [
  { to: '/admin/attributes', label: 'Attributes', Icon: StraightenOutlined },
  { to: '/admin/kinds', label: 'Kinds', Icon: AccountTreeOutlined },
  { to: '/admin/families', label: 'Families', Icon: TableRowsOutlined },
  { to: '/admin/documents', label: 'Documents', Icon: DescriptionOutlined },
  { to: '/admin/sectors', label: 'Sectors', Icon: FactoryOutlined },
];
