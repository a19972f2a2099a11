import { Box, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { RowMenu } from '../../parts/lists/RowMenu.tsx';
import { onSite } from '../onSite.ts';
import { ThingState } from '../waiting/ThingState.tsx';
import * as words from '../../../words/admin/en/categories.ts';
import type { CategoryRowProps } from './CategoryTable.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Replaces the table on narrow screens. */
export function CategoryCards({ categories, onEdit, onDelete }: CategoryRowProps) {
  return (
    <PlainList aria-label={words.categories}>
      {categories.map((category, index) => {
        const { id, name, description, productCount } = category;
        return (
          <Stack
            component="li"
            key={id}
            direction="row"
            spacing={1}
            sx={{ p: '14px 8px 14px 16px', borderTop: index > 0 ? 'var(--hairline)' : 0 }}
          >
            <Box className="shrinks grows">
              <Typography variant="body2" component="div" lang={siteLanguage} className="strong">
                <OpenName name={name} onOpen={() => onEdit(id)} /> <ThingState {...category} />
              </Typography>
              <Quiet variant="caption" component="p" lang={siteLanguage}>
                {description}
              </Quiet>
              <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
                {words.productCount(productCount)}
              </Typography>
            </Box>
            <div>
              <RowMenu
                name={name}
                site={onSite.category(id)}
                onEdit={() => onEdit(id)}
                onDelete={() => onDelete(category)}
              />
            </div>
          </Stack>
        );
      })}
    </PlainList>
  );
}
