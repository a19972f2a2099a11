import CallOutlined from '@mui/icons-material/CallOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch.tsx';
import { phoneHref } from '../../components/phone.ts';
import { useSettings } from '../settings/SettingsProvider.tsx';
import './TopBar.css';

export const colorSchemeLabels = {
  group: 'Görünüm',
  light: 'Açık',
  dark: 'Koyu',
  system: 'Cihaz ayarı',
  device: 'Cihaz',
};

export function TopBar() {
  const { email, phone } = useSettings();
  return (
    <div className="top-bar">
      <div className="container">
        <span className="top-bar-item">
          <MailOutlined fontSize="inherit" />
          {email ? <a href={`mailto:${email}`}>{email}</a> : 'Belirtilmemiş'}
        </span>
        <span className="top-bar-item">
          <CallOutlined fontSize="inherit" />
          {phone ? <a href={phoneHref(phone)}>{phone}</a> : 'Belirtilmemiş'}
        </span>
        <ColorSchemeSwitch labels={colorSchemeLabels} />
      </div>
    </div>
  );
}
