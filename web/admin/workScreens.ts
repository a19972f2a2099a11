import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import type { Screen } from './session/screens.ts';
import { content, everyone, sales, later } from './screenRow.ts';

/** The rows of the screens that are used every day. */
export const workScreens: readonly Screen[] = [
  {
    path: 'today',
    label: 'Today',
    Icon: TodayOutlined,
    roles: everyone,
    menu: 'work',
    load: later(() => import('./upkeep/today/TodayPage.tsx'), 'TodayPage'),
    states: ['/admin/today'],
  },
  {
    path: 'products/:id?',
    label: 'Products',
    Icon: Inventory2Outlined,
    roles: content,
    menu: 'work',
    adds: 'Add product',
    load: later(() => import('./catalogue/products/ProductList.tsx'), 'ProductList'),
    states: ['/admin/products', '/admin/products?q=6204', '/admin/products?q=zzqqxx'],
    binned: [
      { entity: 'PRODUCT', label: 'Product' },
      { entity: 'WAITING', label: 'Waiting changes' },
      { entity: 'WAITING_VALUES', label: 'Waiting changes' },
    ],
  },
  {
    path: 'products/grid',
    label: 'Grid',
    Icon: GridOnOutlined,
    roles: content,
    menu: { not: 'The list of products opens it.' },
    load: later(() => import('./catalogue/grid/ProductGrid.tsx'), 'ProductGrid'),
    states: ['/admin/products/grid', '/admin/products/grid?q=zzqqxx'],
  },
  {
    path: 'products/import',
    label: 'Import',
    Icon: TableRowsOutlined,
    roles: content,
    menu: { not: 'The spreadsheet menu of the products opens it.' },
    load: later(() => import('./upkeep/sheets/ImportPage.tsx'), 'ImportPage'),
    states: ['/admin/products/import'],
  },
  {
    path: 'products/pictures',
    label: 'Pictures',
    Icon: ImageOutlined,
    roles: content,
    menu: { not: 'The spreadsheet menu of the products opens it.' },
    load: later(() => import('./upkeep/namedPictures/PicturesByName.tsx'), 'PicturesByName'),
    states: ['/admin/products/pictures'],
  },
  {
    path: 'categories',
    label: 'Categories',
    Icon: CategoryOutlined,
    roles: content,
    menu: 'work',
    adds: 'Add category',
    load: later(() => import('./catalogue/categories/CategoryList.tsx'), 'CategoryList'),
    states: ['/admin/categories'],
    binned: [{ entity: 'CATEGORY', label: 'Category' }],
  },
  {
    path: 'messages/:id?',
    label: 'Messages',
    Icon: MailOutlined,
    roles: sales,
    menu: 'work',
    load: later(() => import('./sales/messages/MessageList.tsx'), 'MessageList'),
    states: ['/admin/messages', '/admin/messages?status=spam', '/admin/messages?q=zzqqxx', '/admin/messages/unknown'],
    binned: [{ entity: 'MESSAGE', label: 'Message' }],
  },
  {
    path: 'messages/unanswered/:kind?/:id?',
    label: 'Needs an answer',
    Icon: QuickreplyOutlined,
    roles: sales,
    menu: { not: 'It is a folder of the messages.' },
    load: later(() => import('./sales/unanswered/UnansweredList.tsx'), 'UnansweredList'),
    states: ['/admin/messages/unanswered'],
  },
  {
    path: 'messages/enquiries/:id?',
    label: 'Enquiries',
    Icon: MailOutlined,
    roles: sales,
    menu: { not: 'It is a folder of the messages.' },
    load: later(() => import('./sales/enquiries/EnquiryList.tsx'), 'EnquiryList'),
    states: [
      '/admin/messages/enquiries',
      '/admin/messages/enquiries?status=mine',
      '/admin/messages/enquiries?q=zzqqxx',
      '/admin/messages/enquiries/unknown',
    ],
    binned: [{ entity: 'ENQUIRY', label: 'Enquiry' }],
  },
  {
    path: 'orders/:id?',
    label: 'Orders',
    Icon: LocalShippingOutlined,
    roles: sales,
    menu: 'work',
    load: later(() => import('./sales/orders/OrderList.tsx'), 'OrderList'),
    states: ['/admin/orders', '/admin/orders?state=placed', '/admin/orders?q=zzqqxx', '/admin/orders/unknown'],
  },
  {
    path: 'messages/templates',
    label: 'Templates of terms',
    Icon: RequestQuoteOutlined,
    roles: sales,
    menu: { not: 'The form of an offer opens it.' },
    adds: 'Add template',
    load: later(() => import('./sales/templates/OfferTemplateList.tsx'), 'OfferTemplateList'),
    states: ['/admin/messages/templates'],
    binned: [{ entity: 'TEMPLATE', label: 'Template of terms' }],
  },
  {
    path: 'messages/answers',
    label: 'Templates of answers',
    Icon: ReplyOutlined,
    roles: sales,
    menu: { not: 'The form of a letter opens it.' },
    adds: 'Add answer template',
    load: later(() => import('./sales/templates/AnswerTemplateList.tsx'), 'AnswerTemplateList'),
    states: ['/admin/messages/answers'],
    binned: [{ entity: 'ANSWER', label: 'Template of answers' }],
  },
  {
    path: 'messages/codes',
    label: 'Codes of customers',
    Icon: SellOutlined,
    roles: sales,
    menu: { not: 'A line of an enquiry opens it.' },
    load: later(() => import('./sales/customerCodes/CustomerCodeList.tsx'), 'CustomerCodeList'),
    states: ['/admin/messages/codes'],
  },
  {
    path: 'about',
    label: 'About',
    Icon: InfoOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./pages/about/AboutForm.tsx'), 'AboutForm'),
    states: ['/admin/about'],
  },
  {
    path: 'contact',
    label: 'Contact',
    Icon: PlaceOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./pages/contact/ContactForm.tsx'), 'ContactForm'),
    states: ['/admin/contact'],
  },
];
