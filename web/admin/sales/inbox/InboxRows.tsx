import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import type { useListPage } from '../../parts/lists/useListPage.ts';
import { filling } from '../../parts/page/Panel.tsx';
import { scrolling } from './looks.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

export const pageSize = 20;

interface Props<Node> {
  label: string;
  page: { nodes: Node[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
  list: ReturnType<typeof useListPage>;
  /** The id of the open entry. */
  shown: string | undefined;
  children: (node: Node, row: { selected: boolean; shortcut: 'j' | 'k' | undefined }) => ReactNode;
}

/** The list of the inbox with its pages. From the open row, `j` leads to the next one and `k` to the previous one. */
export function InboxRows<Node extends { id: string }>({ label, page, list, shown, children }: Props<Node>) {
  const { nodes } = page;
  const open = nodes.findIndex(({ id }) => id === shown);
  const shortcut = (row: number) => (row === open + 1 ? 'j' : row === open - 1 ? 'k' : undefined);
  return (
    <Box sx={filling}>
      <PlainList aria-label={label} sx={{ pb: { md: 1 }, ...scrolling }}>
        {nodes.map((node, row) => children(node, { selected: row === open, shortcut: shortcut(row) }))}
      </PlainList>
      <ListPager list={list} size={pageSize} of={page} />
    </Box>
  );
}
