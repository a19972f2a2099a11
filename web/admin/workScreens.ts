import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
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
import * as words from '../words/admin/en/screens.ts';
import type { Screen } from './session/screens.ts';
import { content, everyone, later, named, sales } from './screenRow.ts';

/** The rows of the screens that are used every day. */
export const workScreens: readonly Screen[] = [
  {
    path: 'today',
    label: words.today,
    Icon: TodayOutlined,
    roles: everyone,
    menu: 'work',
    load: later(() => import('./upkeep/today/TodayPage.tsx'), 'TodayPage'),
    states: ['/admin/today'],
  },
  {
    path: 'products/:id?',
    label: words.products,
    Icon: Inventory2Outlined,
    roles: content,
    menu: 'work',
    adds: words.addProduct,
    load: later(() => import('./catalogue/products/ProductList.tsx'), 'ProductList'),
    states: ['/admin/products', '/admin/products?q=6204', '/admin/products?q=zzqqxx'],
    binned: [
      { entity: 'PRODUCT', label: words.product },
      { entity: 'WAITING', label: words.waitingChanges },
      { entity: 'WAITING_VALUES', label: words.waitingChanges },
    ],
  },
  {
    path: 'products/grid',
    label: words.grid,
    Icon: GridOnOutlined,
    roles: content,
    menu: { openedBy: 'products' },
    load: later(() => import('./catalogue/grid/ProductGrid.tsx'), 'ProductGrid'),
    states: ['/admin/products/grid', '/admin/products/grid?q=zzqqxx'],
  },
  {
    path: 'products/import',
    label: words.importProducts,
    Icon: TableRowsOutlined,
    roles: content,
    menu: { openedBy: 'products' },
    load: later(() => import('./upkeep/sheets/ImportPage.tsx'), 'ImportPage'),
    states: ['/admin/products/import'],
  },
  {
    path: 'products/pictures',
    label: words.pictures,
    Icon: ImageOutlined,
    roles: content,
    menu: { openedBy: 'products' },
    load: later(() => import('./upkeep/namedPictures/PicturesByName.tsx'), 'PicturesByName'),
    states: ['/admin/products/pictures'],
  },
  {
    path: 'categories',
    ...named('CATEGORY'),
    Icon: CategoryOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./catalogue/categories/CategoryList.tsx'), 'CategoryList'),
    states: ['/admin/categories'],
  },
  {
    path: 'messages/:id?',
    label: words.messages,
    Icon: MailOutlined,
    roles: sales,
    menu: 'work',
    load: later(() => import('./sales/messages/MessageList.tsx'), 'MessageList'),
    states: ['/admin/messages', '/admin/messages?status=spam', '/admin/messages?q=zzqqxx', '/admin/messages/unknown'],
    binned: [{ entity: 'MESSAGE', label: words.message }],
  },
  {
    path: 'messages/unanswered/:kind?/:id?',
    label: words.needsAnAnswer,
    Icon: QuickreplyOutlined,
    roles: sales,
    menu: { openedBy: 'messages' },
    load: later(() => import('./sales/unanswered/UnansweredList.tsx'), 'UnansweredList'),
    states: ['/admin/messages/unanswered'],
  },
  {
    path: 'messages/enquiries/:id?',
    label: words.enquiries,
    Icon: MailOutlined,
    roles: sales,
    menu: { openedBy: 'messages' },
    adds: words.newOffer,
    load: later(() => import('./sales/enquiries/EnquiryList.tsx'), 'EnquiryList'),
    states: [
      '/admin/messages/enquiries',
      '/admin/messages/enquiries?status=mine',
      '/admin/messages/enquiries?q=zzqqxx',
      '/admin/messages/enquiries/unknown',
    ],
    binned: [{ entity: 'ENQUIRY', label: words.enquiry }],
  },
  {
    path: 'orders/:id?',
    label: words.orders,
    Icon: LocalShippingOutlined,
    roles: sales,
    menu: 'work',
    load: later(() => import('./sales/orders/OrderList.tsx'), 'OrderList'),
    states: ['/admin/orders', '/admin/orders?state=placed', '/admin/orders?q=zzqqxx', '/admin/orders/unknown'],
  },
  {
    path: 'customers/:id?',
    label: words.customers,
    Icon: BusinessOutlined,
    roles: sales,
    menu: 'work',
    load: later(() => import('./sales/customers/CustomerList.tsx'), 'CustomerList'),
    states: ['/admin/customers', '/admin/customers?q=zzqqxx', '/admin/customers/unknown'],
  },
  {
    path: 'messages/templates',
    label: words.templatesOfTerms,
    Icon: RequestQuoteOutlined,
    roles: sales,
    menu: { openedBy: 'messages/enquiries' },
    adds: words.addTemplate,
    load: later(() => import('./sales/templates/OfferTemplateList.tsx'), 'OfferTemplateList'),
    states: ['/admin/messages/templates'],
    binned: [{ entity: 'TEMPLATE', label: words.templateOfTerms }],
  },
  {
    path: 'messages/answers',
    label: words.templatesOfAnswers,
    Icon: ReplyOutlined,
    roles: sales,
    menu: { openedBy: 'messages' },
    adds: words.addAnswerTemplate,
    load: later(() => import('./sales/templates/AnswerTemplateList.tsx'), 'AnswerTemplateList'),
    states: ['/admin/messages/answers'],
    binned: [{ entity: 'ANSWER', label: words.templateOfAnswers }],
  },
  {
    path: 'messages/codes',
    label: words.codesOfCustomers,
    Icon: SellOutlined,
    roles: sales,
    menu: { openedBy: 'messages/enquiries' },
    load: later(() => import('./sales/customerCodes/CustomerCodeList.tsx'), 'CustomerCodeList'),
    states: ['/admin/messages/codes'],
  },
  {
    path: 'about',
    label: words.about,
    Icon: InfoOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./pages/about/AboutForm.tsx'), 'AboutForm'),
    states: ['/admin/about'],
  },
  {
    path: 'contact',
    label: words.contact,
    Icon: PlaceOutlined,
    roles: content,
    menu: 'work',
    load: later(() => import('./pages/contact/ContactForm.tsx'), 'ContactForm'),
    states: ['/admin/contact'],
  },
];
