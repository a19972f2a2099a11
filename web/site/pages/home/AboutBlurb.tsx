import { ReasonList } from '../../parts/ReasonList.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { about } from '../../../words/tr/specified.ts';
import './AboutBlurb.css';
import * as words from '../../../words/tr/home.ts';

export function AboutBlurb() {
  return (
    <section className="about-blurb container" aria-labelledby="about">
      <div>
        <h2 className="t-h3" id="about">
          {about.title}
        </h2>
        <p className="t-subtitle1">{about.text}</p>
        <h3 className="t-h5">{about.mission.title}</h3>
        <p className="muted">{about.mission.text}</p>
        <TextLink to={paths.about} arrow>
          {words.knowUs}
        </TextLink>
      </div>
      <div>
        <h3 className="t-h4">{about.reasonsTitle}</h3>
        <ReasonList heading="h4" />
      </div>
    </section>
  );
}
