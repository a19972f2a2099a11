import type { ApolloClient } from '@apollo/client';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import {
  AboutPageDocument,
  CategoryPageDocument,
  ContactPageDocument,
  ContactProductDocument,
  HomePageDocument,
  PrivacyPageDocument,
  ProductPageDocument,
  ProductSearchDocument,
  ProductsPageDocument,
  SiteSettingsDocument,
} from './graphql/generated/site.ts';
import { loadedLater } from './components/loadedLater.ts';
import { AboutPage } from './site/about/AboutPage.tsx';
import { CategoryPage } from './site/categories/CategoryPage.tsx';
import { contactAction } from './site/contact/contactAction.ts';
import { ContactPage } from './site/contact/ContactPage.tsx';
import { LoadError } from './site/errors/LoadError.tsx';
import { NotFound } from './site/errors/NotFound.tsx';
import { RouteError } from './site/errors/RouteError.tsx';
import { HomePage } from './site/home/HomePage.tsx';
import { SiteLayout } from './site/layout/SiteLayout.tsx';
import { answer, answerRequired, notFound, ok } from './site/loaders/answer.ts';
import { load, loadList, loadOptional } from './site/loaders/load.ts';
import { idIn } from './site/paths.ts';
// Its styles come with every page, since the server links the entry's styles only.
import './site/privacy/PrivacyPage.css';
import { categoryVariables, searchIn, searchVariables } from './site/productList/listVariables.ts';
import { ProductPage } from './site/products/ProductPage.tsx';
import { ProductsPage } from './site/products/ProductsPage.tsx';
import { SectorPage } from './site/sectors/SectorPage.tsx';
import { SectorsPage } from './site/sectors/SectorsPage.tsx';
import { sectors } from './site/texts.ts';

// Loaded when needed: its Markdown library would add 25 KB to every page.
const loadPrivacyPage = loadedLater(() => import('./site/privacy/PrivacyPage.tsx'));
const loadAdminRoutes = loadedLater(() => import('./admin/adminRoutes.tsx'));

/** Every page of the site. Those under /admin are in admin/adminRoutes.tsx and loaded when first needed. */
export const createRoutes = (client: ApolloClient): RouteObject[] => [
  {
    element: <SiteLayout />,
    errorElement: <RouteError />,
    // Seen only under /admin, where the server sends an empty page, until the admin's routes are loaded.
    hydrateFallbackElement: <div aria-busy="true" />,
    loader: async () => answer(await loadOptional(client, SiteSettingsDocument, {})),
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: <LoadError />,
        children: [
          { path: '/', element: <HomePage />, loader: async () => answer(await load(client, HomePageDocument, {})) },
          {
            path: '/products',
            element: <ProductsPage />,
            loader: async ({ request }) => {
              const address = new URL(request.url);
              const search = searchIn(address.searchParams);
              if (search) {
                const variables = searchVariables(search, address.searchParams);
                return answer(await loadList(client, ProductSearchDocument, variables, address));
              }
              return answer(await load(client, ProductsPageDocument, {}));
            },
          },
          {
            path: '/products/:id',
            element: <ProductPage />,
            loader: async ({ request }) => {
              const id = idIn(new URL(request.url).pathname);
              return answerRequired((await load(client, ProductPageDocument, { id }))?.product);
            },
          },
          {
            path: '/categories/:id',
            element: <CategoryPage />,
            loader: async ({ request }) => {
              const address = new URL(request.url);
              const variables = categoryVariables(idIn(address.pathname), address.searchParams);
              return answerRequired((await loadList(client, CategoryPageDocument, variables, address))?.category);
            },
          },
          { path: '/sectors', element: <SectorsPage /> },
          {
            path: '/sectors/:id',
            element: <SectorPage />,
            loader: ({ params }) => (sectors.some(({ id }) => id === params.id) ? ok : notFound()),
          },
          {
            path: '/about',
            element: <AboutPage />,
            loader: async () => answer(await load(client, AboutPageDocument, {})),
          },
          {
            path: '/contact',
            element: <ContactPage />,
            action: contactAction(client),
            loader: async ({ request }) => {
              const id = new URL(request.url).searchParams.get('urun');
              const [page] = await Promise.all([
                load(client, ContactPageDocument, {}),
                id ? load(client, ContactProductDocument, { id }) : undefined,
              ]);
              return answer(page);
            },
          },
          {
            path: '/kvkk',
            lazy: async () => ({ Component: (await loadPrivacyPage()).PrivacyPage }),
            loader: async () => answerRequired((await load(client, PrivacyPageDocument, {}))?.privacyNotice),
          },
          { path: '*', element: <NotFound />, loader: notFound },
        ],
      },
    ],
  },
];

/** Adds the admin's routes on the first visit of an address under /admin: visitors never load any of it. */
export function findAdminRoutes(client: ApolloClient): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    if (!/^\/admin(\/|$)/.test(path)) return;
    const { adminRoutes } = await loadAdminRoutes();
    patch(null, adminRoutes(client));
  };
}
