import { Typography } from '@mui/material';
import { useDeleteProductMutation, type ProductRowFragment } from '../../../graphql/generated/operations.ts';
import { useUndo } from '../../parts/deletion/useUndo.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

export function DeleteProduct({ product, onClose }: { product: ProductRowFragment; onClose: () => void }) {
  const { id, name } = product;
  const notify = useNotify();
  const undo = useUndo('PRODUCT');
  const [remove, { loading }] = useDeleteProductMutation({
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Product', id }) }),
  });

  async function deleteIt() {
    try {
      await remove({ variables: { id } });
      notify.success('Product deleted successfully', undo(id));
      focusHeading();
    } catch (error) {
      notify.failure('Failed to delete product. Please try again.', error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Delete product"
      text={texts.products.confirmDelete}
      confirm="Delete"
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography sx={{ mt: 1.5, fontWeight: 600 }} lang="tr">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The product is removed from the site at once. It stays in the bin for 30 days.
      </Typography>
    </ConfirmDialog>
  );
}
