import { aboutIcons } from '../../components/aboutIcons.ts';
import { SchemeDrawing } from '../../components/SchemeDrawing.tsx';
import { useAboutPageQuery } from '../../graphql/generated/site.ts';
import { PageHead } from '../components/PageHead.tsx';
import { TextLink } from '../components/TextLink.tsx';
import manometerDark from '../drawings/manometre-dark.svg';
import manometer from '../drawings/manometre.svg';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../paths.ts';
import { about as texts } from '../texts.ts';
import './AboutPage.css';

export function AboutPage() {
  const about = useAboutPageQuery().data?.about;
  const cards = about ? [about.mission, about.vision, about.values, about.team] : [];
  return (
    <>
      <PageMeta page="about" />
      <PageHead
        current={texts.title}
        title={about?.heroTitle ?? texts.title}
        lede={about?.heroDescription ?? texts.text}
      >
        <SchemeDrawing className="about-drawing" light={manometer} dark={manometerDark} />
      </PageHead>
      <div className="about-page section container">
        <ul className="about-cards">
          {cards.map(({ title, description, icon }) => {
            const Icon = aboutIcons[icon];
            return (
              <li key={title}>
                <Icon />
                <h2 className="t-h5">{title}</h2>
                <p className="muted prose">{description}</p>
              </li>
            );
          })}
        </ul>
        <TextLink to={paths.contact} arrow>
          İletişime Geçin
        </TextLink>
      </div>
    </>
  );
}
