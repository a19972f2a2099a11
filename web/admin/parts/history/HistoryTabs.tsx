import { Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import * as words from '../../../words/admin/en/history.ts';

type Name = 'form' | 'more' | 'history';

interface Words {
  form?: string;
  /** The name of a tab between the two; there is none without it. */
  more?: string;
}

/** Switches between the form and its history. */
export function useHistoryTabs(label: string, { form = words.general, more }: Words = {}) {
  const [tab, setTab] = useState<Name>('form');
  const id = useId();
  const of = (name: Name) => ({ id: `${id}-${name}`, 'aria-controls': `${id}-${name}-panel` });
  const panel = (name: Name) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    hidden: tab !== name,
  });
  return {
    isHistory: tab === 'history',
    isMore: tab === 'more',
    panel,
    tabs: (
      <Tabs
        value={tab}
        onChange={(_, next: Name) => setTab(next)}
        aria-label={label}
        indicatorColor="secondary"
        sx={{ borderBottom: 'var(--hairline)', '& .MuiTab-root': { textTransform: 'none', fontSize: 15 } }}
      >
        <Tab value="form" label={form} {...of('form')} />
        {more && <Tab value="more" label={more} {...of('more')} />}
        <Tab value="history" label={words.history} {...of('history')} />
      </Tabs>
    ),
  };
}
