import { Box } from '@mui/material';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { namedValues } from '../forms/conflicts.ts';
import { sameValue, type Fields, type Values } from '../forms/formFields.ts';
import * as words from '../../../words/admin/en/bench.ts';

/** Names what was typed and not saved; after a refused save, what has to be corrected. */
export function ChangedNames({ fields }: { fields: Fields }) {
  const values: Values = useWatch();
  const { errors, defaultValues, submitCount } = useFormContext().formState;
  const all = namedValues(fields);
  const wrong = submitCount > 0 ? all.filter(({ name }) => get(errors, name) !== undefined) : [];
  const changed = all.filter(({ name }) => !sameValue(get(values, name), get(defaultValues, name)));
  const names = changed.map(({ label }) => label).join(', ');
  return (
    <Box className="muted" role="status" sx={look}>
      {wrong.length > 0 ? (
        <Box component="span" className="strong fails">
          {words.correctFirst(wrong.map(({ label }) => label).join(', '))}
        </Box>
      ) : changed.length === 0 ? (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {words.noChanges}
        </Box>
      ) : (
        <>
          <Box component="b" className="strong" sx={{ color: 'text.primary' }}>
            {words.changeCount(changed.length)}
          </Box>{' '}
          <span aria-hidden>· </span>
          {names}
        </>
      )}
    </Box>
  );
}

const look = {
  flex: { xs: '1 1 100%', sm: '1 1 120px' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: 15,
  '&:empty': { display: 'none' },
} as const;
