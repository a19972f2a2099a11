import { Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { type ProductRowFragment } from './products.generated.ts';
import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/products.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { UsesOfDeleted } from '../uses/UsesOfDeleted.tsx';

export function DeleteProduct({ product, onClose }: { product: ProductRowFragment; onClose: () => void }) {
  const { id, name } = product;
  const notify = useNotify();
  const [remove, { loading }] = useDeleteThing('PRODUCT', {
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Product', id }) }),
  });

  async function deleteIt() {
    try {
      const undo = await remove(id);
      notify.success(words.productDeletedSuccessfully, undo);
      focusHeading();
    } catch (error) {
      notify.failure(words.failedToDeleteProduct, error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={words.deleteProduct}
      text={shared.productsConfirmDelete}
      confirm={words.remove}
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography className="strong" sx={{ mt: 1.5 }} lang={siteLanguage}>
        {name}
      </Typography>
      <Quiet>{words.theProductIsRemoved}</Quiet>
      <UsesOfDeleted which={{ ids: [id] }} />
    </ConfirmDialog>
  );
}
