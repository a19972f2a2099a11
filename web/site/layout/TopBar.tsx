import { CallIcon, MailIcon } from '../../components/icons.tsx';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch.tsx';
import { phoneHref } from '../../components/phone.ts';
import { useSettings } from '../parts/contact/SettingsProvider.tsx';
import './TopBar.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import * as common from '../../words/tr/common.ts';
import * as words from '../../words/tr/layout.ts';

export const colorSchemeLabels = {
  group: common.view,
  light: words.light,
  dark: words.dark,
  system: words.systemSetting,
  device: words.system,
};

export function TopBar() {
  const { email, phone } = useSettings();
  return (
    <div className="top-bar">
      <div className="container">
        <span className="top-bar-item">
          <MailIcon />
          {email ? <a href={`mailto:${email}`}>{email}</a> : common.notStated}
        </span>
        <span className="top-bar-item">
          <CallIcon />
          {phone ? <a href={phoneHref(phone)}>{phone}</a> : common.notStated}
        </span>
        <LanguageSwitch />
        <ColorSchemeSwitch labels={colorSchemeLabels} />
      </div>
    </div>
  );
}
