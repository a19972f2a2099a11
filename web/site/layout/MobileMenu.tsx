import { Link } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch.tsx';
import { paths } from '../paths.ts';
import { MenuCategories } from './MenuCategories.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuSection } from './MenuSection.tsx';
import './MobileMenu.css';
import { mainLinks, sectorLinks } from './MainNav.tsx';
import { colorSchemeLabels } from './TopBar.tsx';
import * as words from '../../words/tr/layout.ts';
import * as common from '../../words/tr/common.ts';

export function MobileMenu() {
  return (
    <nav aria-label={words.menu}>
      <ul>
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <MenuLink to={to} label={label} />
            {to === paths.products && (
              <MenuSection label={words.showCategories}>
                <MenuCategories />
              </MenuSection>
            )}
            {to === paths.sectors && (
              <MenuSection label={words.showSectors}>
                {sectorLinks.map((sector) => (
                  <li key={sector.to}>
                    <MenuLink to={sector.to} label={sector.label} />
                  </li>
                ))}
              </MenuSection>
            )}
          </li>
        ))}
      </ul>
      <div className="mobile-menu-end">
        {/* A button of the library would put its styles into every page. */}
        <Link className="menu-contact" to={paths.contact}>
          {common.getInTouch}
        </Link>
        <ColorSchemeSwitch labels={colorSchemeLabels} />
      </div>
    </nav>
  );
}
