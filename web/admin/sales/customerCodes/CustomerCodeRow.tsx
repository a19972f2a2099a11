import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton } from '@mui/material';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useForgetCustomerCodeMutation, type CustomerCodeRowFragment } from './customerCodes.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/customerCodes.ts';

/** Shows what a code means to a customer, and forgets it with one press. */
export function CustomerCodeRow({ row: { id, code, customer, product, learnedBy } }: { row: CustomerCodeRowFragment }) {
  const notify = useNotify();
  const [forget] = useForgetCustomerCodeMutation({ refetchQueries: 'active' });

  async function remove() {
    try {
      await forget({ variables: { id } });
      focusHeading();
      notify.success(words.ofIsForgotten(code, customer));
    } catch (error) {
      notify.failure(words.failedToForgetTheCode, error);
    }
  }

  return (
    <Box component="li" className="dense-type ruled" sx={rowLook}>
      <Box lang={siteLanguage} className="code strong">
        {code}
      </Box>
      <Box className="muted">{words.byCustomer(customer, learnedBy)}</Box>
      <Box lang={siteLanguage}>
        {product ? (
          <Link to={`/admin/products/${product.id}`}>{product.name}</Link>
        ) : (
          <span lang={language}>{words.deletedSince}</span>
        )}
      </Box>
      <IconButton aria-label={words.forgetOf(code, customer)} onClick={() => void remove()}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr) auto' },
  '& > :last-child': { gridColumn: '-2', gridRow: '1' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  p: '8px 12px 8px 20px',
  minHeight: 60,
  overflowWrap: 'anywhere',
};
