import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import './MainNav.css';
import { MenuLink } from './MenuLink.tsx';
import * as words from '../../words/tr/layout.ts';
import { sectors } from '../../words/tr/specified.ts';
import * as common from '../../words/tr/common.ts';

export const mainLinks = [
  { to: paths.home, label: common.home },
  { to: paths.products, label: common.products },
  { to: paths.sectors, label: common.sectors },
  { to: paths.about, label: words.about },
  { to: paths.contact, label: common.contact },
];

export const sectorLinks = sectors.map(({ id, name }) => ({ to: paths.sector(id), label: name }));

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
