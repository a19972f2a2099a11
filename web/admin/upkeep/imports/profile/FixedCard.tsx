import { siteLanguage } from '../../../../../common/text/locale.ts';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, TextField, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { useSheetFields } from '../../../catalogue/products/sheetFields.ts';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { Card } from './Card.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

const kinds = [
  { value: 'NAME', label: words.theSameAsTheName },
  { value: 'TEXT', label: words.alwaysThis },
];

/** Says what fields become that no column of the file fills. */
export function FixedCard({ edit }: { edit: ProfileEdit }) {
  const { setup, change } = edit;
  const filled = new Set([...setup.columns, ...setup.fixed].map(({ field }) => field));
  const all = useSheetFields();
  const free = all.find(({ value }) => value !== 'id' && !filled.has(value));
  const put = (place: number, values: Partial<(typeof setup.fixed)[number]>) =>
    change({ fixed: setup.fixed.map((one, at) => (at === place ? { ...one, ...values } : one)) });
  return (
    <Card title={words.withoutAColumn}>
      {setup.fixed.length === 0 && (
        <Typography className="muted" variant="body2" sx={{ px: 2.5, pb: 1 }}>
          {words.aFieldThatTheFileHas}
        </Typography>
      )}
      {setup.fixed.map(({ field, value, sameAsName }, place) => {
        const label = all.find((one) => one.value === field)?.label ?? field;
        return (
          <Row className="wraps ruled" key={place} spacing={1.5} sx={rowLook}>
            <FilterSelect
              label={words.fieldWithoutColumn(place + 1)}
              value={field}
              options={all.filter((one) => one.value === field || !filled.has(one.value))}
              onChoose={(next) => put(place, { field: next })}
            />
            <FilterSelect
              label={words.whatBecomesOf(label)}
              value={sameAsName ? 'NAME' : 'TEXT'}
              options={kinds}
              onChoose={(kind) => put(place, { sameAsName: kind === 'NAME' })}
            />
            {!sameAsName && (
              <TextField
                size="small"
                value={value}
                onChange={({ target }) => put(place, { value: target.value })}
                slotProps={{ htmlInput: { 'aria-label': words.valueOf(label), lang: siteLanguage, maxLength: 5000 } }}
                sx={{ flex: '1 1 160px' }}
              />
            )}
            <IconButton
              aria-label={words.remove(label)}
              className="pushed"
              onClick={() => change({ fixed: setup.fixed.filter((_, at) => at !== place) })}
            >
              <DeleteOutlined className="icon-20 muted" />
            </IconButton>
          </Row>
        );
      })}
      {free && (
        <Button
          size="small"
          startIcon={<AddOutlined />}
          sx={{ m: 1.5 }}
          onClick={() => change({ fixed: [...setup.fixed, { field: free.value, value: '', sameAsName: false }] })}
        >
          {words.addAField}
        </Button>
      )}
    </Card>
  );
}

const rowLook = { p: '8px 20px' };
