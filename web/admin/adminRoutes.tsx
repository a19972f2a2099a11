import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadedLater } from '../components/loadedLater.ts';
import { PageLoading } from './components/PageLoading.tsx';
import { AdminCrash } from './layout/AdminCrash.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { AdminRoot } from './layout/AdminRoot.tsx';
import { RoleGate } from './layout/RoleGate.tsx';
import { RoleHome } from './layout/RoleHome.tsx';
import { ScreenFailure } from './layout/ScreenFailure.tsx';
import { AdminGate } from './signIn/AdminGate.tsx';
import { LoginPage } from './signIn/LoginPage.tsx';
import { LogoutPage } from './signIn/LogoutPage.tsx';

/** The code of a screen is loaded when it is first opened. */
const productList = loadedLater(() => import('./products/ProductList.tsx'));
const importPage = loadedLater(() => import('./sheets/ImportPage.tsx'));
const categoryList = loadedLater(() => import('./categories/CategoryList.tsx'));
const attributeList = loadedLater(() => import('./attributes/AttributeList.tsx'));
const familyList = loadedLater(() => import('./families/FamilyList.tsx'));
const kindList = loadedLater(() => import('./kinds/KindList.tsx'));
const documentList = loadedLater(() => import('./documents/DocumentList.tsx'));
const sectorList = loadedLater(() => import('./sectors/SectorList.tsx'));
const messageList = loadedLater(() => import('./messages/MessageList.tsx'));
const enquiryList = loadedLater(() => import('./enquiries/EnquiryList.tsx'));
const aboutForm = loadedLater(() => import('./about/AboutForm.tsx'));
const contactForm = loadedLater(() => import('./contact/ContactForm.tsx'));
const redirectList = loadedLater(() => import('./redirects/RedirectList.tsx'));
const binList = loadedLater(() => import('./bin/BinList.tsx'));
const peopleList = loadedLater(() => import('./people/PeopleList.tsx'));
const invitationPage = loadedLater(() => import('./people/InvitationPage.tsx'));
const auditList = loadedLater(() => import('./audit/AuditList.tsx'));
const personalDataPage = loadedLater(() => import('./personalData/PersonalDataPage.tsx'));
const backupList = loadedLater(() => import('./backup/BackupList.tsx'));
const accountPage = loadedLater(() => import('./account/AccountPage.tsx'));
const noSuchScreen = loadedLater(() => import('./layout/NoSuchScreen.tsx'));

const screens: RouteObject[] = [
  { index: true, element: <RoleHome /> },
  { path: 'products', lazy: async () => ({ Component: (await productList()).ProductList }) },
  { path: 'products/import', lazy: async () => ({ Component: (await importPage()).ImportPage }) },
  { path: 'categories', lazy: async () => ({ Component: (await categoryList()).CategoryList }) },
  { path: 'attributes', lazy: async () => ({ Component: (await attributeList()).AttributeList }) },
  { path: 'kinds', lazy: async () => ({ Component: (await kindList()).KindList }) },
  { path: 'families', lazy: async () => ({ Component: (await familyList()).FamilyList }) },
  { path: 'documents', lazy: async () => ({ Component: (await documentList()).DocumentList }) },
  { path: 'sectors', lazy: async () => ({ Component: (await sectorList()).SectorList }) },
  { path: 'messages/enquiries/:id?', lazy: async () => ({ Component: (await enquiryList()).EnquiryList }) },
  { path: 'messages/:id?', lazy: async () => ({ Component: (await messageList()).MessageList }) },
  { path: 'about', lazy: async () => ({ Component: (await aboutForm()).AboutForm }) },
  { path: 'contact', lazy: async () => ({ Component: (await contactForm()).ContactForm }) },
  { path: 'redirects', lazy: async () => ({ Component: (await redirectList()).RedirectList }) },
  { path: 'bin', lazy: async () => ({ Component: (await binList()).BinList }) },
  { path: 'people', lazy: async () => ({ Component: (await peopleList()).PeopleList }) },
  { path: 'audit', lazy: async () => ({ Component: (await auditList()).AuditList }) },
  { path: 'personal-data', lazy: async () => ({ Component: (await personalDataPage()).PersonalDataPage }) },
  { path: 'backups', lazy: async () => ({ Component: (await backupList()).BackupList }) },
  { path: 'account', lazy: async () => ({ Component: (await accountPage()).AccountPage }) },
  { path: '*', lazy: async () => ({ Component: (await noSuchScreen()).NoSuchScreen }) },
];

/** The admin area, rendered in the browser only. */
export const adminRoutes = (client: ApolloClient): RouteObject[] => [
  {
    path: '/admin',
    // The server accepts the admin's paths in lower case alone.
    caseSensitive: true,
    element: <AdminRoot client={client} />,
    errorElement: <AdminCrash />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      { path: 'login', element: <LoginPage /> },
      { path: 'logout', element: <LogoutPage /> },
      { path: 'invitation', lazy: async () => ({ Component: (await invitationPage()).InvitationPage }) },
      {
        element: <AdminGate />,
        children: [
          {
            element: <AdminLayout />,
            children: [{ errorElement: <ScreenFailure />, children: [{ element: <RoleGate />, children: screens }] }],
          },
        ],
      },
    ],
  },
];
