import { Box, Tab, Tabs } from '@mui/material';
import { useId, useState, type ComponentProps } from 'react';
import * as words from '../../../words/admin/en/bench.ts';
import { ProductPreview } from '../previews/ProductPreview.tsx';
import { CardPane } from './CardPane.tsx';
import { DrawingPane } from './DrawingPane.tsx';

const tabs = { drawing: words.drawing, page390: words.page390, page1280: words.page1280, card: words.card };
type Name = keyof typeof tabs;

/** Shows what is made of the form beside it: the drawing, the page at two widths, and how a list shows the product. */
export function ProductAside(asking: Omit<ComponentProps<typeof ProductPreview>, 'pageWidth'>) {
  const [shown, setShown] = useState<Name>('drawing');
  const id = useId();
  return (
    <>
      <Tabs
        value={shown}
        aria-label={words.beside}
        indicatorColor="secondary"
        variant="scrollable"
        scrollButtons={false}
        onChange={(_, next: Name) => setShown(next)}
        sx={tabsLook}
      >
        {Object.entries(tabs).map(([name, label]) => (
          <Tab key={name} value={name} label={label} id={`${id}-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="grows" sx={panelLook}>
        {shown === 'drawing' && <DrawingPane id={asking.id} />}
        {shown === 'page390' && <ProductPreview {...asking} pageWidth={390} />}
        {shown === 'page1280' && <ProductPreview {...asking} pageWidth={1280} />}
        {shown === 'card' && <CardPane />}
      </Box>
    </>
  );
}

const tabsLook = {
  flex: 'none',
  minHeight: 44,
  px: 1.25,
  borderBottom: 'var(--hairline)',
  '& .MuiTab-root': { minHeight: 44, minWidth: 0, px: 1.25, textTransform: 'none', fontSize: 15 },
} as const;

const panelLook = { minHeight: 0, display: 'flex', flexDirection: 'column', overflowY: 'auto' } as const;
