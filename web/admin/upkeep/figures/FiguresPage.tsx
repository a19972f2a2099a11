import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCategoryOptionsQuery } from '../../catalogue/products/products.generated.ts';
import { useFigureRowsQuery, useFiguresQuery, useSearchesWithoutHitQuery } from './figures.generated.ts';
import type { FigureGroup } from '../../../graphql/generated/schema.ts';
import { useMayOpen } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { saveFile } from '../../parts/downloads/useDownload.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as figuresWords from '../../../words/admin/en/figures.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { figuresFile, type FigureRow } from './figuresFile.ts';
import { FunnelPanel } from './FunnelPanel.tsx';
import { OneByOne, switchLook } from './OneByOne.tsx';
import { periodIn, periods, type PeriodName } from './periods.ts';
import { SeenOften } from './SeenOften.tsx';
import { WordsWithoutHit } from './WordsWithoutHit.tsx';

/** Shows what visitors do, from a look to an order, and what to do about what they do not find. */
export function FiguresPage() {
  const [params, setParams] = useSearchParams();
  const name = periodIn(params);
  const { value: period, words } = periods[name];
  const mayFix = useMayOpen(useSession().roles)('/admin/products');
  const [by, setBy] = useState<FigureGroup>('PRODUCT');
  const [trail, setTrail] = useState<string[]>([]);
  const categoryId = params.get('category');
  const productId = params.get('product');
  const query = useFiguresQuery({ variables: { period, categoryId, productId }, fetchPolicy: 'cache-and-network' });
  const rows = useFigureRowsQuery({
    variables: { by, period, after: trail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const inVain = useSearchesWithoutHitQuery({
    variables: { period, after: null },
    skip: !mayFix,
    fetchPolicy: 'cache-only',
  });
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const [productName, setProductName] = useState<string>();
  const options = [
    { value: '', label: figuresWords.allCategories },
    ...(productId ? [{ value: productId, label: productName ?? figuresWords.oneProduct }] : []),
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'uncategorized', label: turkish.uncategorized },
  ];

  function go(changes: Record<string, string>) {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function show({ key, name }: FigureRow) {
    setProductName(name);
    go(by === 'PRODUCT' ? { product: key, category: '' } : { category: key, product: '' });
  }

  function save() {
    const figures = query.data?.figures.steps;
    if (!figures) return;
    const chosen = options.find(({ value }) => value === (productId ?? categoryId ?? ''));
    const file = figuresFile({
      all: { name: chosen?.label ?? figuresWords.allCategories, figures },
      by,
      rows: rows.data?.figureRows.nodes ?? [],
      words: inVain.data?.searchesWithoutHit.nodes ?? [],
    });
    saveFile(file, `figures-${name}.csv`);
  }

  return (
    <AdminPage
      title={figuresWords.figures}
      action={
        <Stack direction="row" className="wraps at-end" spacing={1.5}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label={figuresWords.days}
            value={name}
            onChange={(_, chosen: PeriodName | null) => {
              if (!chosen) return;
              setTrail([]);
              go({ period: chosen });
            }}
            sx={switchLook}
          >
            {Object.entries(periods).map(([value, { label }]) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button
            variant="outlined"
            size="small"
            startIcon={<FileDownloadOutlined />}
            disabled={!query.data}
            onClick={save}
          >
            {figuresWords.exportCsv}
          </Button>
        </Stack>
      }
    >
      <Stack spacing={2.5}>
        <Loaded
          query={query}
          failed={shared.loadFailed}
          skeleton={
            <Panel>
              <RowSkeletons rows={3} />
            </Panel>
          }
        >
          {({ figures }) => (
            <FunnelPanel
              figures={figures}
              period={words}
              chosen={productId ?? categoryId ?? ''}
              options={options}
              onChoose={(value) => go({ category: value, product: '' })}
            />
          )}
        </Loaded>
        <Box
          sx={{
            ...columnsLook,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr)${mayFix ? ' 328px' : ''}` },
          }}
        >
          {mayFix && <WordsWithoutHit key={period} period={period} searches={query.data?.figures.searches} />}
          <SeenOften period={period} mayFix={mayFix} />
        </Box>
        <OneByOne
          by={by}
          among={mayFix ? ['PRODUCT', 'CATEGORY', 'MONTH', 'WORD'] : ['PRODUCT', 'CATEGORY', 'MONTH']}
          query={rows}
          trail={trail}
          onBy={(next) => {
            setTrail([]);
            setBy(next);
          }}
          onTrail={setTrail}
          onShow={show}
        />
      </Stack>
    </AdminPage>
  );
}

const columnsLook = { display: 'grid', alignItems: 'start', gap: 2.5 };
