import { PageHead } from '../../parts/PageHead.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { pages, sectors } from '../../../words/tr/specified.ts';
import { SectorsBand } from './SectorsBand.tsx';
import { SectorShelf } from './SectorShelf.tsx';
import * as words from '../../../words/tr/common.ts';

export function SectorsPage() {
  return (
    <>
      <PageMeta page="sectors" />
      <PageHead title={words.sectors} lede={pages.sectors} />
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
