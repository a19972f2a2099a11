import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { useSearchKey } from '../parts/search/useSearchKey.ts';
import { SettingsProvider } from '../parts/contact/SettingsProvider.tsx';
import { QuickForm } from '../sales/quotes/QuoteLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { PrintHead } from './PrintHead.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import '../parts/site.css';
import '../parts/lateLayout.css';
import '../parts/print.css';
import './SiteLayout.css';
import { useLasting } from './useLasting.ts';
import * as words from '../../words/tr/layout.ts';
import * as common from '../../words/tr/common.ts';

/**
 * Places each page between header and footer. A page is shown once its data is loaded; until then a progress line
 * moves.
 */
export function SiteLayout() {
  const busy = useNavigation().state === 'loading';
  const slow = useLasting(busy);
  const main = useFocusOnArrival();
  useSearchKey();
  return (
    <SettingsProvider>
      <a className="skip-link" href="#icerik">
        {words.skipToContent}
      </a>
      <Header />
      {busy && <div className="navigation-progress" aria-hidden="true" />}
      <p className="visually-hidden" role="status">
        {slow && common.loading}
      </p>
      <PrintHead />
      <div className="header-space" />
      <LanguageOffer />
      <main id="icerik" ref={main} tabIndex={-1} aria-busy={busy}>
        <Outlet />
      </main>
      <QuickForm />
      <Footer />
      <ScrollRestoration />
    </SettingsProvider>
  );
}
