import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch.tsx';
import { paths } from '../paths.ts';
import './MobileMenu.css';
import { mainLinks, sectorLinks } from './navigation.ts';
import { colorSchemeLabels } from './TopBar.tsx';

export function MobileMenu() {
  const [expanded, setExpanded] = useState(false);
  return (
    <nav aria-label="Menü">
      <ul>
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.home}>
              {label}
            </NavLink>
            {to === paths.sectors && (
              <>
                <IconButton
                  aria-label="Sektörleri göster"
                  aria-expanded={expanded}
                  aria-controls="mobile-sectors"
                  onClick={() => setExpanded(!expanded)}
                >
                  <ExpandMoreOutlined />
                </IconButton>
                <ul id="mobile-sectors" hidden={!expanded}>
                  {sectorLinks.map((sector) => (
                    <li key={sector.to}>
                      <NavLink to={sector.to}>{sector.label}</NavLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="mobile-menu-end">
        <Button variant="contained" color="secondary" component={Link} to={paths.contact} fullWidth>
          İletişime Geçin
        </Button>
        <ColorSchemeSwitch labels={colorSchemeLabels} />
      </div>
    </nav>
  );
}
