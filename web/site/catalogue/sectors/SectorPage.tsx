import { useParams } from 'react-router-dom';
import { Drawing } from '../../../components/Drawing.tsx';
import { Breadcrumb } from '../../parts/Breadcrumb.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import { ContactStrip } from '../../parts/ContactStrip.tsx';
import { NotFound } from '../../parts/errors/NotFound.tsx';
import type { PageName } from '../../parts/meta/meta.ts';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { sectors } from '../../../words/tr/specified.ts';
import { SectorProducts } from './SectorProducts.tsx';
import { sectorDrawings } from './SectorsBand.tsx';
import './SectorPage.css';
import * as words from '../../../words/tr/sectors.ts';
import * as common from '../../../words/tr/common.ts';

const lists = [
  ['features', words.whatWeDo],
  ['benefits', words.benefits],
  ['applications', words.applications],
] as const;

export function SectorPage() {
  const { id } = useParams();
  const sector = sectors.find((one) => one.id === id);
  if (!sector) return <NotFound title={words.notFound} back={{ to: paths.sectors, label: words.backToSectors }} />;
  return (
    <>
      <PageMeta page={`sector.${sector.id}` as PageName} />
      <div className="sector-head band">
        <div className="container">
          <div>
            <Breadcrumb path={[{ to: paths.sectors, label: common.sectors }]} current={sector.name} />
            <h1 className="t-h2">{sector.name}</h1>
            <p className="t-subtitle1">{sector.hero}</p>
          </div>
          <Drawing className="sector-drawing" svg={sectorDrawings[sector.id] ?? ''} />
        </div>
      </div>
      <div className="section sector-lists container">
        {lists.map(([key, title]) => (
          <section key={key} aria-labelledby={key}>
            <h2 className="t-h4" id={key}>
              {title}
            </h2>
            <ul>
              {sector[key].map((text) => (
                <li key={text}>
                  <CodeText text={text} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SectorProducts id={sector.id} />
      <ContactStrip />
    </>
  );
}
