import { PageHead } from '../../parts/PageHead.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { pages, sectors } from '../../texts.ts';
import { SectorsBand } from './SectorsBand.tsx';
import { SectorShelf } from './SectorShelf.tsx';

export function SectorsPage() {
  return (
    <>
      <PageMeta page="sectors" />
      <PageHead title="Sektörler" lede={pages.sectors} />
      <div className="section band">
        <div className="container">
          <SectorsBand heading="h2" />
        </div>
      </div>
      <div className="section sector-shelves container">
        {sectors.map((sector) => (
          <SectorShelf key={sector.id} sector={sector} />
        ))}
      </div>
    </>
  );
}
