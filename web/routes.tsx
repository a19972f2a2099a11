import type { ApolloClient } from '@apollo/client';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { loadPriceInLanguage } from './site/catalogue/products/priceInLanguage.ts';
import { ProductPageDocument } from './site/catalogue/products/productPage.generated.ts';
import { SectorPageDocument, SectorsPageDocument } from './site/catalogue/sectors/sectorPage.generated.ts';
import { AboutPageDocument } from './site/pages/about/aboutPage.generated.ts';
import { ContactPageDocument, ContactProductDocument } from './site/pages/contact/contact.generated.ts';
import { PrivacyPageDocument } from './site/pages/privacy/privacyPage.generated.ts';
import { SiteSettingsDocument } from './site/parts/contact/siteSettings.generated.ts';
import { loadedLater } from './components/loadedLater.ts';
import { contactAction } from './site/pages/contact/contactAction.ts';
import { LoadError } from './site/parts/errors/LoadError.tsx';
import { NotFound } from './site/parts/errors/NotFound.tsx';
import { RouteError } from './site/parts/errors/RouteError.tsx';
import { loadHome } from './site/pages/home/loadHome.ts';
import { SiteLayout } from './site/layout/SiteLayout.tsx';
import { answer, answerRequired, notFound } from './site/parts/loaders/answer.ts';
import { answerInLanguage } from './site/parts/loaders/answerInLanguage.ts';
import { load, loadOptional } from './site/parts/loaders/load.ts';
import { idIn, sizeIn } from './site/paths.ts';
import { productsRoute } from './site/catalogue/products/productsRoute.tsx';
import { loadCategory } from './site/catalogue/categories/loadCategory.ts';
import { salesRoutes } from './site/sales/salesRoutes.ts';
import { sectors } from './words/tr/specified.ts';
import { addressOf } from './site/paths.ts';

const loadHomePage = loadedLater(() => import('./site/pages/home/HomePage.tsx'));
const loadProductPage = loadedLater(() => import('./site/catalogue/products/ProductPage.tsx'));
const loadCategoryPage = loadedLater(() => import('./site/catalogue/categories/CategoryPage.tsx'));
const loadMeasuresRoute = loadedLater(() => import('./site/catalogue/measures/measuresRoute.ts'));
const loadDocumentsRoute = loadedLater(() => import('./site/catalogue/documents/documentsRoute.ts'));
const loadCompareRoute = loadedLater(() => import('./site/catalogue/compare/compareRoute.ts'));
const loadSectorsPage = loadedLater(() => import('./site/catalogue/sectors/SectorsPage.tsx'));
const loadSectorPage = loadedLater(() => import('./site/catalogue/sectors/SectorPage.tsx'));
const loadAboutPage = loadedLater(() => import('./site/pages/about/AboutPage.tsx'));
const loadContactPage = loadedLater(() => import('./site/pages/contact/ContactPage.tsx'));
const loadPrivacyPage = loadedLater(() => import('./site/pages/privacy/PrivacyPage.tsx'));
const loadAdminRoutes = loadedLater(() => import('./admin/adminRoutes.tsx'));

/**
 * The routes of every page of the site. Each page is loaded when first needed; those under /admin are in
 * admin/adminRoutes.tsx.
 */
export const createRoutes = (client: ApolloClient): RouteObject[] => [
  {
    element: <SiteLayout />,
    errorElement: <RouteError />,
    // This is shown only under /admin, where the server sends an empty page, until the admin's routes are loaded.
    hydrateFallbackElement: <div aria-busy="true" />,
    loader: async () => answer(await loadOptional(client, SiteSettingsDocument, {})),
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: <LoadError />,
        children: [
          {
            path: '/',
            lazy: async () => ({ Component: (await loadHomePage()).HomePage }),
            loader: async ({ request }) => answer(await loadHome(client, addressOf(request).searchParams)),
          },
          productsRoute(client),
          {
            path: '/products/:id',
            lazy: async () => ({ Component: (await loadProductPage()).ProductPage }),
            loader: async ({ request }) => {
              const { pathname, searchParams } = addressOf(request);
              const id = idIn(pathname);
              const [page] = await Promise.all([
                load(client, ProductPageDocument, { id, measure: sizeIn(searchParams) }),
                loadPriceInLanguage(client, id),
              ]);
              return answerInLanguage('Product', page?.product);
            },
          },
          {
            path: '/categories/:id',
            lazy: async () => ({ Component: (await loadCategoryPage()).CategoryPage }),
            loader: async ({ request }) => {
              const address = addressOf(request);
              return answerInLanguage(
                'Category',
                (await loadCategory(client, idIn(address.pathname), address))?.category,
              );
            },
          },
          { path: '/olcuyle-bul', lazy: async () => (await loadMeasuresRoute()).measuresRoute(client) },
          { path: '/belgeler', lazy: async () => (await loadDocumentsRoute()).documentsRoute(client) },
          { path: '/karsilastir', lazy: async () => (await loadCompareRoute()).compareRoute(client) },
          {
            path: '/sectors',
            lazy: async () => ({ Component: (await loadSectorsPage()).SectorsPage }),
            loader: async () => answer(await load(client, SectorsPageDocument, {})),
          },
          {
            path: '/sectors/:id',
            lazy: async () => ({ Component: (await loadSectorPage()).SectorPage }),
            loader: async ({ params }) => {
              const sector = sectors.find(({ id }) => id === params.id);
              return sector ? answer(await load(client, SectorPageDocument, { id: sector.id })) : notFound();
            },
          },
          {
            path: '/about',
            lazy: async () => ({ Component: (await loadAboutPage()).AboutPage }),
            loader: async () => answer(await load(client, AboutPageDocument, {})),
          },
          {
            path: '/contact',
            lazy: async () => ({ Component: (await loadContactPage()).ContactPage }),
            action: contactAction(client),
            loader: async ({ request }) => {
              const id = addressOf(request).searchParams.get('urun');
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
          ...salesRoutes(client),
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
