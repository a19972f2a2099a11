import { ContactSection } from '../contact/ContactSection.tsx';
import { CompanyData } from '../../parts/meta/CompanyData.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { SiteData } from '../../parts/meta/SiteData.tsx';
import { SectorsBand } from '../../catalogue/sectors/SectorsBand.tsx';
import { AboutBlurb } from './AboutBlurb.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { Hero } from './Hero.tsx';
import { HomeMore } from './HomeMore.tsx';
import { HomeNews } from './HomeNews.tsx';
import { Testimonials } from './Testimonials.tsx';
import * as words from '../../../words/tr/home.ts';

export function HomePage() {
  return (
    <>
      <PageMeta page="home" />
      <SiteData />
      <CompanyData />
      <Hero />
      <HomeMore />
      <CategoryTiles />
      <HomeNews />
      <FeaturedProducts />
      <section className="section band" aria-labelledby="sectors">
        <div className="container">
          <h2 className="t-h3" id="sectors">
            {words.sectorsWeServe}
          </h2>
          <SectorsBand heading="h3" />
        </div>
      </section>
      <Testimonials />
      <AboutBlurb />
      <ContactSection />
    </>
  );
}
