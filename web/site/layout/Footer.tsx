import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateFormat } from '../../../common/text/locale.ts';
import { CallIcon, MailIcon, PlaceIcon } from '../../components/icons.tsx';
import { phoneHref } from '../../components/phone.ts';
import { CodeText } from '../parts/CodeText.tsx';
import { paths } from '../paths.ts';
import { useSettings } from '../parts/contact/SettingsProvider.tsx';
import { footer } from '../../words/tr/specified.ts';
import './Footer.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { mainLinks, sectorLinks } from './MainNav.tsx';
import * as common from '../../words/tr/common.ts';
import * as words from '../../words/tr/layout.ts';

const year = dateFormat({ year: 'numeric' });
const thisYear = () => Number(year.format());

function LinkList({ title, links, className }: { title: string; links: typeof mainLinks; className: string }) {
  return (
    <nav className={className} aria-label={title}>
      <h2 className="t-h6">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Detail({ icon, value, children }: { icon: ReactNode; value: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className="typed">{value ? children : common.notStated}</span>
    </li>
  );
}

export function Footer() {
  const { name, email, phone, address } = useSettings();
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="footer-about">
          <Logo />
          <p>{footer.blurb}</p>
        </div>
        <LinkList className="footer-links" title={words.quickLinks} links={mainLinks} />
        <LinkList className="footer-sectors" title={common.sectors} links={sectorLinks} />
        <div className="footer-contact">
          <h2 className="t-h6">{common.contact}</h2>
          <ul>
            <Detail icon={<PlaceIcon />} value={address}>
              <CodeText text={address} />
            </Detail>
            <Detail icon={<CallIcon />} value={phone}>
              <a href={phoneHref(phone)}>{phone}</a>
            </Detail>
            <Detail icon={<MailIcon />} value={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </Detail>
          </ul>
        </div>
        <div className="footer-end row wraps">
          {/* A page rendered before New Year may be hydrated after it. */}
          <span suppressHydrationWarning>{words.rights(thisYear(), name)}</span>
          <LanguageSwitch label={words.languagesBelow} />
          <Link to={paths.privacy}>{words.privacyNotice}</Link>
        </div>
      </div>
    </footer>
  );
}
