import { Stack, Typography } from '@mui/material';
import { useCompanyNameQuery } from '../../graphql/generated/operations.ts';
import { Mark } from './Mark.tsx';

/** The company's mark and name. */
export function Brand({ onInk = false }: { onInk?: boolean }) {
  const { data } = useCompanyNameQuery();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 32 }}>
      <Mark onInk={onInk} />
      <Typography variant="h5" component="span" lang="tr" sx={{ fontSize: 16.5, fontStretch: '110%' }}>
        {data?.siteSettings.name}
      </Typography>
    </Stack>
  );
}
