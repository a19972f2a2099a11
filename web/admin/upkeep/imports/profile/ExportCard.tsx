import { Box } from '@mui/material';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import { Card } from './Card.tsx';
import { fieldsLook, lettersOr, separators } from './formatChoices.ts';
import { ProfileName } from './ProfileName.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

const types = [...separators, { value: 'XLSX', label: 'XLSX' }];
const typesOfCustomers = [...types, { value: 'XML', label: words.xml }, { value: 'JSON', label: words.jsonLines }];
/** Products are written as tables alone. */
const typesOf = {
  PRODUCTS: types,
  ORDERS: [...typesOfCustomers, { value: 'UBL_TR', label: words.ublTr }],
  CUSTOMERS: typesOfCustomers,
};
const contents = [
  { value: 'PRODUCTS', label: words.productsOfTheSite },
  { value: 'ORDERS', label: words.ordersOfBuyers },
  { value: 'CUSTOMERS', label: words.customersOfTheSite },
];
const ordersOf = [
  { value: 'NEW', label: words.newOrders },
  { value: 'CHANGED', label: words.changedOrders },
];
const letters = lettersOr('utf-8, for Excel');
const choices = [
  { value: 'ALL', label: words.allProducts },
  { value: 'MADE', label: words.productsThatAreMade },
];
const seen = [
  { value: 'SITE', label: words.whatVisitorsSee },
  { value: 'ALL', label: words.draftsAndHiddenOnesToo },
];
const bases = [
  { value: 'WITH_VAT', label: words.withKdv },
  { value: 'WITHOUT_VAT', label: words.withoutKdv },
];

/** Says what a profile that exports is called, and how its file is written. */
export function ExportCard({ edit }: { edit: ProfileEdit }) {
  const { format, exported, prices } = edit.setup;
  const separator = format.separator === 'AUTO' ? ';' : format.separator;
  const type = exported.type === 'CSV' ? separator : exported.type;
  function setType(next: string) {
    const isTable = separators.some(({ value }) => value === next);
    edit.change({
      exported: { ...exported, type: isTable ? 'CSV' : (next as typeof exported.type) },
      ...(isTable && { format: { ...format, separator: next as typeof format.separator } }),
    });
  }
  /** Products and orders have other columns, and other formats. */
  function setContent(of: string) {
    const isTable = exported.type === 'CSV' || exported.type === 'XLSX';
    edit.change({
      exported: { ...exported, of: of as typeof exported.of, type: isTable ? exported.type : 'CSV' },
      columns: [],
    });
  }
  return (
    <Card title={words.fileCard}>
      <Box sx={fieldsLook(3)}>
        <ProfileName edit={edit} />
        <PlainSelect label={words.content} value={exported.of} options={contents} onChoose={setContent} />
        <PlainSelect label={words.format} value={type} options={typesOf[exported.of]} onChoose={setType} />
        <PlainSelect
          label={words.letters}
          value={format.letters}
          options={letters}
          onChoose={(value) => edit.change({ format: { ...format, letters: value as typeof format.letters } })}
        />
        {exported.of === 'ORDERS' && (
          <PlainSelect
            label={words.whichOrders}
            value={exported.orders}
            options={ordersOf}
            onChoose={(orders) => edit.change({ exported: { ...exported, orders: orders as typeof exported.orders } })}
          />
        )}
        {exported.of === 'PRODUCTS' && (
          <>
            <PlainSelect
              label={words.products}
              value={exported.products}
              options={choices}
              onChoose={(products) => edit.change({ exported: { ...exported, products: products as 'ALL' | 'MADE' } })}
            />
            <PlainSelect
              label={words.includes}
              value={exported.drafts ? 'ALL' : 'SITE'}
              options={seen}
              onChoose={(which) => edit.change({ exported: { ...exported, drafts: which === 'ALL' } })}
            />
            <PlainSelect
              label={words.prices}
              value={prices ?? 'WITH_VAT'}
              options={bases}
              onChoose={(basis) => edit.change({ prices: basis as typeof prices })}
            />
          </>
        )}
      </Box>
    </Card>
  );
}
