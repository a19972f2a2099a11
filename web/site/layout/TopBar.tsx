import { CallIcon, MailIcon } from '../../components/icons.tsx';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch.tsx';
import { phoneHref } from '../../components/phone.ts';
import { useSettings } from '../parts/contact/SettingsProvider.tsx';
import './TopBar.css';

export const colorSchemeLabels = {
  group: 'Görünüm',
  light: 'Açık',
  dark: 'Koyu',
  system: 'Sistem ayarı',
  device: 'Sistem',
};

export function TopBar() {
  const { email, phone } = useSettings();
  return (
    <div className="top-bar">
      <div className="container">
        <span className="top-bar-item">
          <MailIcon />
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'Belirtilmemiş'}
        </span>
        <span className="top-bar-item">
          <CallIcon />
          {phone ? <a href={phoneHref(phone)}>{phone}</a> : 'Belirtilmemiş'}
        </span>
        <ColorSchemeSwitch labels={colorSchemeLabels} />
      </div>
    </div>
  );
}
