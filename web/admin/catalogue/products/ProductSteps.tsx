import { useApolloClient } from '@apollo/client/react';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProductListDocument, ProductToEditDocument } from './products.generated.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as benchWords from '../../../words/admin/en/bench.ts';
import { shown } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/products.ts';
import { pageSize, type ProductPage } from './useProductList.ts';

interface Props {
  id: string;
  page: ProductPage;
  /** The name of the button that led here from another product. */
  by: string | undefined;
  /** `search` names the page of the list that has the product, `by` the button that was pressed. */
  onStep: (id: string, search: string, by: string) => void;
}

const [previous, next] = [words.previousProduct, words.nextProduct] as const;

/**
 * Buttons to the products before and after this one in the list, also across its pages. The next product is loaded before
 * it takes the place of this one, and the focus stays on the button.
 */
export function ProductSteps({ id, by, page: { list, variables, query }, onStep }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const [params] = useSearchParams();
  const pressed = useRef<HTMLButtonElement>(null);
  // Its first field takes the focus before.
  useEffect(() => pressed.current?.focus(), []);
  const { nodes = [], pageInfo, totalCount = 0, isCountExact } = query.data?.products ?? {};
  const place = nodes.findIndex((node) => node.id === id);
  if (place < 0) return null;
  const [before, after] = [nodes[place - 1], nodes[place + 1]];
  const nextCursor = pageInfo?.hasNextPage ? pageInfo.endCursor : null;

  async function atEnd(trail: string[], end: 0 | -1) {
    const { data } = await client.query({
      query: ProductListDocument,
      variables: { ...variables, after: trail.at(-1) },
    });
    return data?.products.nodes.at(end)?.id;
  }

  async function step(by: string, trail: string[], find: () => Promise<string | undefined> | string) {
    const search = new URLSearchParams(params);
    search.delete('after');
    if (trail.length > 0) search.set('after', trail.join('.'));
    try {
      const id = await find();
      if (id === undefined) return;
      await client.query({ query: ProductToEditDocument, variables: { id }, fetchPolicy: 'network-only' });
      onStep(id, String(search), by);
    } catch (error) {
      notify.failure(shared.loadFailed, error);
    }
  }

  return (
    <>
      <Box className="muted dense-type" component="span">
        {benchWords.placeInList(list.page * pageSize + place + 1, shown({ count: totalCount, isExact: isCountExact }))}
      </Box>
      <IconButton
        ref={by === previous ? pressed : undefined}
        color="inherit"
        aria-label={previous}
        disabled={!before && list.page === 0}
        onClick={() => {
          const back = list.trail.slice(0, -1);
          void (before ? step(previous, list.trail, () => before.id) : step(previous, back, () => atEnd(back, -1)));
        }}
      >
        <ChevronLeftOutlined />
      </IconButton>
      <IconButton
        ref={by === next ? pressed : undefined}
        color="inherit"
        aria-label={next}
        disabled={!after && nextCursor == null}
        onClick={() => {
          const further = [...list.trail, nextCursor ?? ''];
          void (after ? step(next, list.trail, () => after.id) : step(next, further, () => atEnd(further, 0)));
        }}
      >
        <ChevronRightOutlined />
      </IconButton>
    </>
  );
}
