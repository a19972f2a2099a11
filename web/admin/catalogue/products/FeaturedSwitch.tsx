import { Stack, Switch, Typography } from '@mui/material';
import { useSetProductFeaturedMutation, type ProductRowFragment } from './products.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/products.ts';

interface Props {
  product: ProductRowFragment;
  /** Leaves the words out where the column's heading says them. */
  wordless?: boolean;
}

/** Shows the new state at once, and the old one again if the server refuses. */
export function FeaturedSwitch({ product, wordless = false }: Props) {
  const notify = useNotify();
  const [setFeatured] = useSetProductFeaturedMutation();

  async function toggle(featured: boolean) {
    try {
      await setFeatured({
        variables: { id: product.id, featured },
        optimisticResponse: { setProductFeatured: { ...product, featured } },
      });
    } catch (error) {
      notify.failure(words.failedToUpdateFeaturedStatus, error);
    }
  }

  return (
    <Stack
      component="label"
      direction="row"
      sx={{ alignItems: 'center', gap: 1.25, cursor: 'pointer', width: wordless ? 40 : 130 }}
    >
      <Switch
        checked={product.featured}
        onChange={(_, checked) => void toggle(checked)}
        slotProps={{ input: { 'aria-label': words.featuredName(product.name) } }}
      />
      <Typography variant="caption" className={wordless ? 'visually-hidden' : ''} sx={{ color: 'text.secondary' }}>
        {product.featured ? words.featured : words.notFeatured}
      </Typography>
    </Stack>
  );
}
