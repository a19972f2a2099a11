import { PageStyles } from '../../../components/PageStyles.tsx';
import { usePrivacyPageQuery } from './privacyPage.generated.ts';
import { Breadcrumb } from '../../parts/Breadcrumb.tsx';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import { useWaiting } from '../../parts/loaders/useWaiting.ts';
import { NotTranslated } from '../../parts/NotTranslated.tsx';
import { usePlace } from '../../parts/OriginProvider.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { textLanguage } from '../../../components/texts.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { fill } from '../../../words/fill.ts';
import { Contents } from './Contents.tsx';
import { Markdown } from './Markdown.tsx';
import css from './PrivacyPage.css?inline';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/privacy.ts';

const missing = common.notStated;

export function PrivacyPage() {
  const { name, address, email, phone } = useSettings();
  const { language } = usePlace();
  const { data, ...query } = usePrivacyPageQuery();
  const loading = useWaiting(query.loading);
  if (!data?.privacyNotice && !loading) return <NotFound />;
  const values = {
    şirket: name,
    adres: address || missing,
    'e-posta': email || missing,
    telefon: phone || missing,
    'saklama süresi': data?.privacyNotice?.retention ?? '',
  };
  const version = data?.privacyNotice?.version;
  const lang = version === undefined ? undefined : textLanguage('PrivacyNotice', String(version), 'text');
  return (
    <article className="privacy container">
      <PageMeta page="kvkk" onlyAt={language && paths.privacy} />
      <PageStyles css={css} />
      <Breadcrumb current={words.notice} />
      {data?.privacyNotice && (
        <div className="privacy-columns">
          <Contents text={data.privacyNotice.text} />
          <div className="privacy-text" lang={lang}>
            {lang && <NotTranslated />}
            <Markdown text={data.privacyNotice.text} fill={(text) => fill(text, values)} />
          </div>
        </div>
      )}
    </article>
  );
}
