import { PageHead } from '../../parts/PageHead.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { pages } from '../../texts.ts';
import { SectorsBand } from './SectorsBand.tsx';

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
    </>
  );
}
