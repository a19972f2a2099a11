import { DocumentIcon } from '../../../components/icons.tsx';
import { Picture } from '../../../components/Picture.tsx';
import type { EnquiryProductFragment } from '../enquiries/enquiryStatus.generated.ts';

/** Shows the picture of a row's product; a row in words, or of a product that is gone, has a sheet of paper. */
export function EnquiryThumb({ product }: { product: EnquiryProductFragment | null }) {
  return (
    <span className="enquiry-thumb" aria-hidden="true">
      {product ? (
        <Picture alt="" image={product.image} picture={product.picture} sizes="56px" upTo={160} />
      ) : (
        <span className="enquiry-thumb-none">
          <DocumentIcon />
        </span>
      )}
    </span>
  );
}
