import { useCompact } from '../page/useNarrow.ts';
import type { RowActions as Actions } from './actionsOfRow.ts';
import { RowButtons } from './RowButtons.tsx';
import { RowMenu } from './RowMenu.tsx';

/** Shows buttons where there is room for them, and a menu otherwise. */
export const RowActions = (actions: Actions) => (useCompact() ? <RowMenu {...actions} /> : <RowButtons {...actions} />);
