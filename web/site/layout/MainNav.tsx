import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import './MainNav.css';
import { MenuLink } from './MenuLink.tsx';
import { mainLinks, sectorLinks } from './navigation.ts';
import * as words from '../../words/tr/layout.ts';

/** The navigation on wide screens. The sectors' menu opens on hover and focus through CSS alone; Escape closes it. */
export function MainNav() {
  const [dismissed, setDismissed] = useState(false);
  const show = () => setDismissed(false);
  return (
    <nav className="main-nav" aria-label={words.mainMenu}>
      <ul>
        {mainLinks.map(({ to, label }) => (
          <li
            key={to}
            data-dismissed={dismissed || undefined}
            onKeyDown={({ key }) => setDismissed(key === 'Escape')}
            onMouseLeave={show}
            onBlur={show}
          >
            <MenuLink to={to} label={label} />
            {to === paths.sectors && (
              <ul className="sub-nav">
                {sectorLinks.map((sector) => (
                  <li key={sector.to}>
                    <Link to={sector.to} onClick={() => setDismissed(true)}>
                      {sector.label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
