import { useCompact } from '../page/useNarrow.ts';
import { type RowActions as Actions, RowButtons } from './RowButtons.tsx';
import { RowMenu } from './RowMenu.tsx';

/** The actions of a table's row: buttons where there is room for them, else a menu. */
export const RowActions = (actions: Actions) => (useCompact() ? <RowMenu {...actions} /> : <RowButtons {...actions} />);
