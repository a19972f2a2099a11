import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import BackupOutlined from '@mui/icons-material/BackupOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlineOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { Screen } from './session/screens.ts';
import { content, everyone, owners, later } from './screenRow.ts';

/** The rows of the screens that keep the site in order, and that of the own account. */
export const upkeepScreens: readonly Screen[] = [
  {
    path: 'imports',
    label: 'Imports',
    Icon: SwapHorizOutlined,
    roles: content,
    menu: 'upkeep',
    load: later(() => import('./upkeep/imports/ImportsPage.tsx'), 'ImportsPage'),
    states: ['/admin/imports'],
    binned: [{ entity: 'PROFILE', label: 'Import profile' }],
  },
  {
    path: 'plan',
    label: 'Plan',
    Icon: EventOutlined,
    roles: content,
    menu: 'upkeep',
    load: later(() => import('./catalogue/plans/PlanPage.tsx'), 'PlanPage'),
    states: ['/admin/plan'],
  },
  {
    path: 'imports/profiles/:id?',
    label: 'Profile',
    Icon: SwapHorizOutlined,
    roles: content,
    menu: { not: 'The list of imports opens it.' },
    load: later(() => import('./upkeep/imports/ProfilePage.tsx'), 'ProfilePage'),
    states: ['/admin/imports/profiles/unknown'],
  },
  {
    path: 'imports/run/:id?',
    label: 'Run',
    Icon: SwapHorizOutlined,
    roles: content,
    menu: { not: 'A profile in the list of imports opens it.' },
    load: later(() => import('./upkeep/imports/ProfileRunPage.tsx'), 'ProfileRunPage'),
    states: ['/admin/imports/run/unknown'],
  },
  {
    path: 'imports/runs/:run?',
    label: 'Run of a profile',
    Icon: SwapHorizOutlined,
    roles: content,
    menu: { not: 'The list of imports and a profile open it.' },
    load: later(() => import('./upkeep/imports/RunPage.tsx'), 'RunPage'),
    states: ['/admin/imports/runs/unknown'],
  },
  {
    path: 'proposals/:id?',
    label: 'Proposal',
    Icon: RuleOutlined,
    roles: content,
    menu: { not: 'The link that a program has given opens it.' },
    load: later(() => import('./upkeep/proposals/ProposalPage.tsx'), 'ProposalPage'),
    states: ['/admin/proposals/unknown'],
  },
  {
    path: 'health',
    label: 'Health',
    Icon: FactCheckOutlined,
    roles: content,
    menu: 'upkeep',
    load: later(() => import('./upkeep/health/HealthPage.tsx'), 'HealthPage'),
    states: ['/admin/health'],
  },
  {
    path: 'figures',
    label: 'Figures',
    Icon: BarChartOutlined,
    roles: everyone,
    menu: 'upkeep',
    load: later(() => import('./upkeep/figures/FiguresPage.tsx'), 'FiguresPage'),
    states: ['/admin/figures', '/admin/figures?period=year'],
  },
  {
    path: 'words',
    label: 'Words',
    Icon: ManageSearchOutlined,
    roles: content,
    menu: 'upkeep',
    adds: 'Add synonym',
    load: later(() => import('./catalogue/words/WordsPage.tsx'), 'WordsPage'),
    states: ['/admin/words', '/admin/words?tab=pins', '/admin/words?tab=ignored'],
    binned: [
      { entity: 'SYNONYM', label: 'Synonym' },
      { entity: 'PIN', label: 'Pin' },
    ],
  },
  {
    path: 'people',
    label: 'People',
    Icon: PeopleOutlined,
    roles: owners,
    menu: { settings: 'Access' },
    load: later(() => import('./people/accounts/PeopleList.tsx'), 'PeopleList'),
    states: ['/admin/people'],
  },
  {
    path: 'keys',
    label: 'API keys',
    Icon: KeyOutlined,
    roles: owners,
    menu: { settings: 'Access' },
    adds: 'Add key',
    load: later(() => import('./people/keys/KeyList.tsx'), 'KeyList'),
    states: ['/admin/keys'],
  },
  {
    path: 'webhooks/:id?',
    label: 'Webhooks',
    Icon: WebhookOutlined,
    roles: owners,
    menu: { settings: 'Access' },
    adds: 'Add webhook',
    load: later(() => import('./people/webhooks/WebhookList.tsx'), 'WebhookList'),
    states: ['/admin/webhooks', '/admin/webhooks/unknown'],
  },
  {
    path: 'personal-data',
    label: 'Personal data',
    Icon: PersonSearchOutlined,
    roles: owners,
    menu: { settings: 'Site' },
    load: later(() => import('./upkeep/personalData/PersonalDataPage.tsx'), 'PersonalDataPage'),
    states: ['/admin/personal-data'],
  },
  {
    path: 'backups',
    label: 'Backups',
    Icon: BackupOutlined,
    roles: owners,
    menu: { settings: 'Safekeeping' },
    load: later(() => import('./upkeep/backup/BackupList.tsx'), 'BackupList'),
    states: ['/admin/backups'],
  },
  {
    path: 'bin',
    label: 'Bin',
    Icon: AutoDeleteOutlined,
    roles: everyone,
    menu: { settings: 'Safekeeping' },
    load: later(() => import('./upkeep/bin/BinList.tsx'), 'BinList'),
    states: ['/admin/bin', '/admin/bin?kind=PRODUCT'],
  },
  {
    path: 'audit',
    label: 'Audit log',
    Icon: PolicyOutlined,
    roles: owners,
    menu: { settings: 'Safekeeping' },
    load: later(() => import('./people/audit/AuditList.tsx'), 'AuditList'),
    states: ['/admin/audit', '/admin/audit?admin=unknown'],
  },
  {
    path: 'notices',
    label: 'Notices',
    Icon: NotificationsOutlined,
    roles: everyone,
    menu: { not: 'The bell opens it.' },
    load: later(() => import('./people/notices/NoticeList.tsx'), 'NoticeList'),
    states: ['/admin/notices'],
  },
  {
    path: 'notices/settings',
    label: 'What you are notified of',
    Icon: TuneOutlined,
    roles: everyone,
    menu: { not: 'The notices open it.' },
    load: later(() => import('./people/notices/NoticeSettings.tsx'), 'NoticeSettings'),
    states: ['/admin/notices/settings'],
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
