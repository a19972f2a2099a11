import { useRef, useState, type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react';
import { CloseIcon, MenuIcon, SearchIcon } from '../../components/icons.tsx';
import { QuoteLink } from '../sales/quotes/QuoteLink.tsx';
import { SearchForm } from '../parts/search/SearchForm.tsx';
import './Header.css';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { TopBar } from './TopBar.tsx';
import * as words from '../../words/tr/layout.ts';
import * as common from '../../words/tr/common.ts';

function subscribe(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}

/** Tells whether the page is scrolled by more than `pixels`; false on the server. */
const useScrolled = (pixels: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );

type Panel = 'menu' | 'search';

/**
 * The header is fixed and shrinks after 50 pixels of scrolling. On narrow screens the search and the menu open below
 * it.
 */
export function Header() {
  const shrunk = useScrolled(50);
  const [open, setOpen] = useState<Panel>();
  const menuButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);

  const toggle = (panel: Panel) => setOpen(open === panel ? undefined : panel);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(undefined);
    (open === 'menu' ? menuButton : searchButton).current?.focus();
  };
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(undefined);
  };

  return (
    <header className="site-header" data-shrunk={shrunk || undefined} onKeyDown={closeOnEscape}>
      <TopBar />
      <div className="main-bar">
        <div className="container">
          <Logo />
          <MainNav />
          <SearchForm className="search-wide" />
          <button
            ref={searchButton}
            type="button"
            className="icon-button search-toggle"
            aria-label={common.searching}
            aria-expanded={open === 'search'}
            aria-controls="search-panel"
            onClick={() => toggle('search')}
          >
            {open === 'search' ? <CloseIcon /> : <SearchIcon />}
          </button>
          <QuoteLink />
          <div id="search-panel" className="header-panel search-panel" hidden={open !== 'search'}>
            <SearchForm key={open} autoFocus={open === 'search'} onSearch={() => setOpen(undefined)} />
          </div>
          <button
            ref={menuButton}
            type="button"
            className="icon-button menu-toggle"
            aria-label={words.menu}
            aria-expanded={open === 'menu'}
            aria-controls="mobile-menu"
            onClick={() => toggle('menu')}
          >
            {open === 'menu' ? <CloseIcon /> : <MenuIcon />}
          </button>
          <div id="mobile-menu" className="header-panel mobile-menu" hidden={open !== 'menu'} onClick={closeAfterLink}>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
