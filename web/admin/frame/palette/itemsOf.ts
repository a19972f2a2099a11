import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import type { PaletteFindsQuery } from './palette.generated.ts';
import { dayOnly } from '../../parts/texts/dates.ts';
import { addressOf, type Screen } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/palette.ts';
import { fits, isSameCode, type PaletteItem } from './paletteItem.ts';

type Finds = Partial<PaletteFindsQuery>;

const exactFirst = (items: PaletteItem[]) =>
  items.toSorted((a, b) => Number(b.isExact ?? false) - Number(a.isExact ?? false));

export const productItems = ({ products }: Finds, typed: string): PaletteItem[] =>
  exactFirst(
    (products?.nodes ?? []).map((product) => ({
      group: words.products,
      to: `/admin/products/${encodeURIComponent(product.id)}`,
      site: `/products/${encodeURIComponent(product.id)}`,
      title: product.name,
      note: product.stockCode ?? undefined,
      isTurkish: true,
      isExact: isSameCode(typed, product.stockCode),
      product,
    })),
  );

export const inboxItems = ({ enquiries, messages }: Finds, typed: string): PaletteItem[] => [
  ...exactFirst(
    (enquiries?.nodes ?? []).map(({ id, number, name, createdAt }) => ({
      group: words.enquiriesAndMessages,
      to: `/admin/messages/enquiries/${encodeURIComponent(id)}`,
      title: number,
      note: name,
      when: dayOnly(createdAt),
      isTurkish: true,
      isExact: isSameCode(typed, number),
      Icon: RequestQuoteOutlined,
    })),
  ),
  ...(messages?.nodes ?? []).map(({ id, subject, name, createdAt }): PaletteItem => ({
    group: words.enquiriesAndMessages,
    to: `/admin/messages/${encodeURIComponent(id)}`,
    title: subject,
    note: name,
    when: dayOnly(createdAt),
    isTurkish: true,
    Icon: MailOutlined,
  })),
];

export const orderItems = ({ orders }: Finds, typed: string): PaletteItem[] =>
  exactFirst(
    (orders?.nodes ?? []).map(({ id, number, company, buyerName, createdAt }) => ({
      group: words.orders,
      to: `/admin/orders/${encodeURIComponent(id)}`,
      title: number,
      note: company ?? buyerName ?? undefined,
      when: dayOnly(createdAt),
      isTurkish: true,
      isExact: isSameCode(typed, number),
      Icon: ReceiptLongOutlined,
    })),
  );

export const customerItems = ({ customers }: Finds): PaletteItem[] =>
  (customers?.nodes ?? []).map(({ id, name, domain }) => ({
    group: words.customers,
    to: `/admin/customers/${encodeURIComponent(id)}`,
    title: name,
    note: domain ?? undefined,
    isTurkish: true,
    Icon: BusinessOutlined,
  }));

export const personItems = ({ people }: Finds, typed: string): PaletteItem[] =>
  (people ?? [])
    .filter(({ name, email }) => fits(typed, `${name} ${email}`))
    .map(({ name, email }) => ({
      group: words.people,
      to: '/admin/people',
      title: name || email,
      note: name ? email : undefined,
      Icon: PeopleOutlined,
    }));

export const screenItems = (screens: readonly Screen[], typed: string): PaletteItem[] =>
  screens
    .filter(({ label }) => fits(typed, label))
    .map((screen) => ({ group: words.screens, to: addressOf(screen), title: screen.label, Icon: screen.Icon }));

/** Those of the open screen come first. */
export const actionItems = (screens: readonly Screen[], typed: string, here: string): PaletteItem[] =>
  screens
    .flatMap((screen): PaletteItem[] => {
      const { adds, Icon } = screen;
      return adds && fits(typed, adds)
        ? [{ group: words.actions, to: addressOf(screen), title: adds, begins: true, Icon }]
        : [];
    })
    .toSorted((a, b) => Number(here.startsWith(b.to)) - Number(here.startsWith(a.to)));
