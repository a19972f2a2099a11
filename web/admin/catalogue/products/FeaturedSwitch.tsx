import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { ButtonBase, Tooltip } from '@mui/material';
import { useSetProductFeaturedMutation, type ProductRowFragment } from './products.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/products.ts';

interface Props {
  product: ProductRowFragment;
  /** The word stands in the row; otherwise it appears by pointer and focus. */
  worded?: boolean;
}

/** A star that is filled for a featured product. It shows the new state at once, and the old one if the server refuses. */
export function FeaturedSwitch({ product, worded = false }: Props) {
  const notify = useNotify();
  const [setFeatured] = useSetProductFeaturedMutation();
  const { featured } = product;
  const word = featured ? words.featured : words.notFeatured;

  async function toggle() {
    try {
      await setFeatured({
        variables: { id: product.id, featured: !featured },
        optimisticResponse: { setProductFeatured: { ...product, featured: !featured } },
      });
    } catch (error) {
      notify.failure(words.failedToUpdateFeaturedStatus, error);
    }
  }

  const Star = featured ? StarOutlined : StarBorderOutlined;
  return (
    <Tooltip title={worded ? '' : word}>
      <ButtonBase
        role="switch"
        aria-checked={featured}
        aria-label={words.featuredName(product.name)}
        onClick={() => void toggle()}
        sx={worded ? wordedLook : look}
      >
        <Star className={featured ? 'featured' : undefined} />
        <span className={worded ? undefined : 'visually-hidden'}>{word}</span>
      </ButtonBase>
    </Tooltip>
  );
}

/** The colour stands above that of the other actions of a row. */
const star = { '& .MuiSvgIcon-root.featured': { color: 'secondary.main' } };
const look = { ...star, width: 28, height: 28, borderRadius: 1, verticalAlign: 'middle' };
const wordedLook = {
  ...star,
  gap: 0.75,
  minHeight: 44,
  pr: 1,
  borderRadius: 1,
  fontSize: 14,
  color: 'text.secondary',
  '& .MuiSvgIcon-root': { fontSize: 20 },
};
