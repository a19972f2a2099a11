import Button from '@mui/material/Button';
import { DimensionLine } from '../../../components/DimensionLine.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import { home } from '../../../words/tr/specified.ts';
import { fill } from '../../../words/fill.ts';
import './Hero.css';
import { HeroSearch } from './HeroSearch.tsx';
import { HeroDrawing } from './HeroDrawing.tsx';
import { HeroParts } from './HeroParts.tsx';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/home.ts';

/** Sets the dimension line below the title's last word. */
function Measured({ title }: { title: string }) {
  const [, before = '', word = '', after = ''] = /^(.*?)([\p{L}]+)(\P{L}*)$/u.exec(title) ?? [];
  return (
    <>
      {before}
      <span className="hero-measured">
        {word}
        <DimensionLine />
      </span>
      {after}
    </>
  );
}

export function Hero() {
  const { name } = useSettings();
  return (
    <section className="hero plate">
      <div className="container">
        <div className="hero-text">
          <p className="t-subtitle1 muted">{fill(home.hero.welcome, { şirket: name })}</p>
          <h1 className="t-h1">
            <Measured title={home.hero.title} />
          </h1>
          <p className="t-subtitle1 muted">{home.hero.lede}</p>
          <HeroSearch />
          <div className="hero-actions row wraps">
            <Button variant="contained" color="secondary" href="#iletisim">
              {common.getInTouch}
            </Button>
            <TextLink to={paths.products}>{words.seeProducts}</TextLink>
          </div>
        </div>
        <HeroDrawing />
        <HeroParts />
      </div>
    </section>
  );
}
