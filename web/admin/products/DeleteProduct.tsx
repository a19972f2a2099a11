import { Typography } from '@mui/material';
import { useDeleteProductMutation, type ProductRowFragment } from '../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { focusHeading } from '../components/focusHeading.ts';
import { texts } from '../texts.ts';
import { useReport } from '../toasts/useReport.ts';

export function DeleteProduct({ product, onClose }: { product: ProductRowFragment; onClose: () => void }) {
  const { id, name } = product;
  const report = useReport();
  const [remove, { loading }] = useDeleteProductMutation({
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Product', id }) }),
  });

  async function deleteIt() {
    try {
      await remove({ variables: { id } });
      report.success(texts.products.deleted);
      focusHeading();
    } catch {
      report.failure(texts.products.deleteFailed);
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
        It leaves the site at once, together with its picture. This cannot be undone.
      </Typography>
    </ConfirmDialog>
  );
}
