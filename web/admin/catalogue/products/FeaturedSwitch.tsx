import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { ButtonBase, Tooltip } from '@mui/material';
import { useSetProductFeaturedMutation, type ProductRowFragment } from './products.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/products.ts';

interface Props {
  product: ProductRowFragment;
  /** For a finger. The word appears by pointer and focus, and is heard. */
  large?: boolean;
}

/** A star that is filled for a featured product. It shows the new state at once, and the old one if the server refuses. */
export function FeaturedSwitch({ product, large = false }: Props) {
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
    <Tooltip title={word}>
      <ButtonBase
        role="switch"
        aria-checked={featured}
        aria-label={words.featuredName(product.name)}
        onClick={() => void toggle()}
        sx={large ? largeLook : look}
      >
        <Star className={featured ? 'featured' : undefined} />
        <span className="visually-hidden">{word}</span>
      </ButtonBase>
    </Tooltip>
  );
}

/** The colour stands above that of the other actions of a row. */
const star = { '& .MuiSvgIcon-root.featured': { color: 'secondary.main' } };
const look = { ...star, width: 28, height: 28, borderRadius: 1, verticalAlign: 'middle' };
const largeLook = { ...look, width: 44, height: 44, color: 'text.secondary' };
