import { TextLink } from '../../parts/TextLink.tsx';
import { Drawing } from '../../../components/Drawing.tsx';
import notFound from '../../parts/drawings/not-found.svg?raw';
import { StatusPage } from '../../parts/errors/StatusPage.tsx';
import { PageMeta } from '../../parts/meta/PageMeta.tsx';
import { paths } from '../../paths.ts';

/** Replaces an enquiry for an address that has tried too many wrong links. */
export function TooManyLinks() {
  return (
    <>
      <PageMeta page="enquiry" noindex />
      <StatusPage
        title="Çok fazla hatalı bağlantı denendi"
        text="Size gönderilen bağlantının tamamını açtığınızdan emin olun ya da on beş dakika sonra yeniden deneyin."
        drawing={<Drawing svg={notFound} />}
      >
        <TextLink to={paths.contact}>İletişime Geçin</TextLink>
      </StatusPage>
    </>
  );
}
