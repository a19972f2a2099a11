import { DocumentIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { EnquiryProductFragment } from '../enquiries/enquiryStatus.generated.ts';

/**
 * Shows the section of a row's product, or else its picture, which says little at this size. A row in words, or of a product
 * that is gone, has a sheet of paper.
 */
export function EnquiryThumb({ product }: { product: EnquiryProductFragment | null }) {
  const section = product?.sectionThumb;
  return (
    <span className="enquiry-thumb" aria-hidden="true">
      {section ? (
        <SectionDrawing className="picture" svg={section} />
      ) : product ? (
        <Picture alt="" image={product.image} picture={product.picture} sizes="56px" upTo={160} />
      ) : (
        <span className="enquiry-thumb-none">
          <DocumentIcon />
        </span>
      )}
    </span>
  );
}
