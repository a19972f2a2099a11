import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import BackupOutlined from '@mui/icons-material/BackupOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlineOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import type { Screen } from './session/screens.ts';
import { everyone, owners, later } from './screenRow.ts';

/** The rows of the screens that keep the site in order, and that of the own account. */
export const upkeepScreens: readonly Screen[] = [
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
