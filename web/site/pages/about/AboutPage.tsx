import aboutDocumentsCss from './AboutDocuments.css?inline';
import aboutNumbersCss from './AboutNumbers.css?inline';
import aboutPageCss from './AboutPage.css?inline';
import aboutStepsCss from './AboutSteps.css?inline';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { aboutIcons } from '../../../components/aboutIcons.ts';
import { SchemeDrawing } from '../../../components/SchemeDrawing.tsx';
import { useAboutPageQuery } from './aboutPage.generated.ts';
import { ContactStrip } from '../../parts/ContactStrip.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ReasonList } from '../../parts/ReasonList.tsx';
import manometerDark from '../../parts/drawings/manometre-dark.svg';
import manometer from '../../parts/drawings/manometre.svg';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { about as texts } from '../../../words/tr/specified.ts';
import { AboutNumbers } from './AboutNumbers.tsx';
import { AboutSteps } from './AboutSteps.tsx';
import type { ListedDocumentFragment } from '../../catalogue/documents/listedDocument.generated.ts';
import { DocumentRows } from '../../catalogue/documents/DocumentRows.tsx';

const AboutDocuments = ({ documents }: { documents: ListedDocumentFragment[] }) => (
  <section className="about-part about-documents" aria-labelledby="company-documents">
    <h2 className="t-h3" id="company-documents">
      {texts.documentsTitle}
    </h2>
    <DocumentRows documents={documents} />
  </section>
);

const aboutStyles = aboutPageCss + aboutNumbersCss + aboutStepsCss + aboutDocumentsCss;

export function AboutPage() {
  const about = useAboutPageQuery().data?.about;
  const { numbers = [], steps = [], documents = [] } = about ?? {};
  const cards = about ? [about.mission, about.vision, about.values, about.team] : [];
  return (
    <>
      <PageMeta page="about" />
      <PageStyles css={aboutStyles} />
      <PageHead
        current={texts.title}
        title={about?.heroTitle ?? texts.title}
        lede={about?.heroDescription ?? texts.text}
      >
        <SchemeDrawing className="about-drawing" light={manometer} dark={manometerDark} />
      </PageHead>
      <div className="about-page section container">
        <ul className="about-cards">
          {cards.map(({ title, description, icon }, place) => {
            const Icon = aboutIcons[icon];
            return (
              // Two of the four may have the same title while one is typed.
              <li key={place}>
                <Icon />
                <h2 className="t-h5">{title}</h2>
                <p className="muted prose">{description}</p>
              </li>
            );
          })}
        </ul>
        <section className="about-part about-reasons" aria-labelledby="reasons">
          <h2 className="t-h3" id="reasons">
            {texts.reasonsTitle}
          </h2>
          <ReasonList heading="h3" />
        </section>
        {numbers.length > 0 && <AboutNumbers numbers={numbers} />}
        {steps.length > 0 && <AboutSteps steps={steps} />}
        {documents.length > 0 && <AboutDocuments documents={documents} />}
      </div>
      <ContactStrip />
    </>
  );
}
