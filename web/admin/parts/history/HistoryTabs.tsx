import { Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';

/** Switches between the form and its history. */
export function useHistoryTabs(label: string) {
  const [tab, setTab] = useState<'form' | 'history'>('form');
  const id = useId();
  const of = (name: string) => ({ id: `${id}-${name}`, 'aria-controls': `${id}-${name}-panel` });
  const panel = (name: string) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
    hidden: tab !== name,
  });
  return {
    isHistory: tab === 'history',
    panel,
    tabs: (
      <Tabs
        value={tab}
        onChange={(_, next: 'form' | 'history') => setTab(next)}
        aria-label={label}
        indicatorColor="secondary"
        sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { textTransform: 'none', fontSize: 15 } }}
      >
        <Tab value="form" label="General" {...of('form')} />
        <Tab value="history" label="History" {...of('history')} />
      </Tabs>
    ),
  };
}
