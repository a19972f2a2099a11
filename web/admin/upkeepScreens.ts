import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
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
import * as words from '../words/admin/en/screens.ts';
import type { Screen } from './session/screens.ts';
import { content, everyone, owners, later } from './screenRow.ts';

/** The rows of the screens that keep the site in order, and that of the own account. */
export const upkeepScreens: readonly Screen[] = [
  {
    path: 'imports',
    label: words.imports,
    Icon: SwapHorizOutlined,
    roles: content,
    menu: 'upkeep',
    load: later(() => import('./upkeep/imports/ImportsPage.tsx'), 'ImportsPage'),
    states: ['/admin/imports'],
    binned: [{ entity: 'PROFILE', label: words.importProfile }],
  },
  {
    path: 'changes',
    label: words.changes,
    Icon: HistoryOutlined,
    roles: everyone,
    menu: 'upkeep',
    load: later(() => import('./upkeep/deeds/DeedList.tsx'), 'DeedList'),
    states: ['/admin/changes', '/admin/changes?by=unknown'],
  },
  {
    path: 'plan',
    label: words.plan,
    Icon: EventOutlined,
    roles: content,
    menu: 'upkeep',
    load: later(() => import('./catalogue/plans/PlanPage.tsx'), 'PlanPage'),
    states: ['/admin/plan'],
  },
  {
    path: 'imports/profiles/:id?',
    label: words.profile,
    Icon: SwapHorizOutlined,
    roles: content,
    menu: { openedBy: 'imports' },
    load: later(() => import('./upkeep/imports/profile/ProfilePage.tsx'), 'ProfilePage'),
    states: ['/admin/imports/profiles/unknown'],
  },
  {
    path: 'imports/run/:id?',
    label: words.run,
    Icon: SwapHorizOutlined,
    roles: content,
    menu: { openedBy: 'imports' },
    load: later(() => import('./upkeep/imports/ProfileRunPage.tsx'), 'ProfileRunPage'),
    states: ['/admin/imports/run/unknown'],
  },
  {
    path: 'imports/runs/:run?',
    label: words.runOfAProfile,
    Icon: SwapHorizOutlined,
    roles: content,
    menu: { openedBy: 'imports' },
    load: later(() => import('./upkeep/imports/run/RunPage.tsx'), 'RunPage'),
    states: ['/admin/imports/runs/unknown'],
  },
  {
    path: 'proposals/:id?',
    label: words.proposal,
    Icon: RuleOutlined,
    roles: content,
    menu: { openedBy: 'link' },
    load: later(() => import('./upkeep/proposals/ProposalPage.tsx'), 'ProposalPage'),
    states: ['/admin/proposals/unknown'],
  },
  {
    path: 'health',
    label: words.health,
    Icon: FactCheckOutlined,
    roles: content,
    menu: 'upkeep',
    load: later(() => import('./upkeep/health/HealthPage.tsx'), 'HealthPage'),
    states: ['/admin/health'],
  },
  {
    path: 'figures',
    label: words.figures,
    Icon: BarChartOutlined,
    roles: everyone,
    menu: 'upkeep',
    load: later(() => import('./upkeep/figures/FiguresPage.tsx'), 'FiguresPage'),
    states: ['/admin/figures', '/admin/figures?period=year'],
  },
  {
    path: 'words',
    label: words.words,
    Icon: ManageSearchOutlined,
    roles: content,
    menu: 'upkeep',
    adds: words.addSynonym,
    load: later(() => import('./catalogue/words/WordsPage.tsx'), 'WordsPage'),
    states: ['/admin/words', '/admin/words?tab=pins', '/admin/words?tab=ignored'],
    binned: [
      { entity: 'SYNONYM', label: words.synonym },
      { entity: 'PIN', label: words.pin },
      { entity: 'LANGUAGE', label: words.language },
    ],
  },
  {
    path: 'people',
    label: words.people,
    Icon: PeopleOutlined,
    roles: owners,
    menu: { settings: 'access' },
    load: later(() => import('./people/accounts/PeopleList.tsx'), 'PeopleList'),
    states: ['/admin/people'],
  },
  {
    path: 'keys',
    label: words.apiKeys,
    Icon: KeyOutlined,
    roles: owners,
    menu: { settings: 'access' },
    adds: words.addKey,
    load: later(() => import('./people/keys/KeyList.tsx'), 'KeyList'),
    states: ['/admin/keys'],
  },
  {
    path: 'webhooks/:id?',
    label: words.webhooks,
    Icon: WebhookOutlined,
    roles: owners,
    menu: { settings: 'access' },
    adds: words.addWebhook,
    load: later(() => import('./people/webhooks/WebhookList.tsx'), 'WebhookList'),
    states: ['/admin/webhooks', '/admin/webhooks/unknown'],
  },
  {
    path: 'money',
    label: words.money,
    Icon: CurrencyExchangeOutlined,
    roles: content,
    menu: { settings: 'site' },
    load: later(() => import('./pages/money/MoneyPage.tsx'), 'MoneyPage'),
    states: ['/admin/money'],
    binned: [
      { entity: 'MONEY', label: words.moneySettings },
      { entity: 'EXCHANGE_RATE', label: words.exchangeRate },
    ],
  },
  {
    path: 'personal-data',
    label: words.personalData,
    Icon: PersonSearchOutlined,
    roles: owners,
    menu: { settings: 'site' },
    load: later(() => import('./upkeep/personalData/PersonalDataPage.tsx'), 'PersonalDataPage'),
    states: ['/admin/personal-data'],
  },
  {
    path: 'backups',
    label: words.backups,
    Icon: BackupOutlined,
    roles: owners,
    menu: { settings: 'safekeeping' },
    load: later(() => import('./upkeep/backup/BackupList.tsx'), 'BackupList'),
    states: ['/admin/backups'],
  },
  {
    path: 'bin',
    label: words.bin,
    Icon: AutoDeleteOutlined,
    roles: everyone,
    menu: { settings: 'safekeeping' },
    load: later(() => import('./upkeep/bin/BinList.tsx'), 'BinList'),
    states: ['/admin/bin', '/admin/bin?kind=PRODUCT'],
  },
  {
    path: 'audit',
    label: words.auditLog,
    Icon: PolicyOutlined,
    roles: owners,
    menu: { settings: 'safekeeping' },
    load: later(() => import('./people/audit/AuditList.tsx'), 'AuditList'),
    states: ['/admin/audit', '/admin/audit?admin=unknown'],
  },
  {
    path: 'notices',
    label: words.notices,
    Icon: NotificationsOutlined,
    roles: everyone,
    menu: { openedBy: 'bell' },
    load: later(() => import('./people/notices/NoticeList.tsx'), 'NoticeList'),
    states: ['/admin/notices'],
  },
  {
    path: 'notices/settings',
    label: words.whatYouAreNotifiedOf,
    Icon: TuneOutlined,
    roles: everyone,
    menu: { openedBy: 'notices' },
    load: later(() => import('./people/notices/NoticeSettings.tsx'), 'NoticeSettings'),
    states: ['/admin/notices/settings'],
  },
  {
    path: 'account',
    label: words.account,
    Icon: ManageAccountsOutlined,
    roles: everyone,
    menu: 'account',
    load: later(() => import('./people/ownAccount/AccountPage.tsx'), 'AccountPage'),
    states: ['/admin/account'],
  },
];
