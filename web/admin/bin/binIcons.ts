import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import type { SvgIcon } from '@mui/material';
import type { BinEntity } from '../../graphql/generated/operations.ts';

/** What stands where others have a picture: the same as in the menu. */
export const binIcons: Record<BinEntity, typeof SvgIcon> = {
  PRODUCT: Inventory2Outlined,
  CATEGORY: CategoryOutlined,
  MESSAGE: MailOutlined,
  ENQUIRY: MailOutlined,
  ATTRIBUTE: StraightenOutlined,
  KIND: AccountTreeOutlined,
  FAMILY: TableRowsOutlined,
  DOCUMENT: DescriptionOutlined,
  PICTURE: ImageOutlined,
  REDIRECT: AltRouteOutlined,
};
