import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { markSettled } from '../page/settled.ts';

/** Marks the page as settled while GraphiQL has its schema and its editors, and has read the operation that it would run. */
export function Settled() {
  const state = useGraphiQL((all) => all);
  const now = useRef(state);
  const look = useRef<() => void>(undefined);

  useEffect(() => {
    const root = document.getElementById('root');
    if (root) look.current = markSettled(root, () => hasRead(now.current));
  }, []);

  // GraphiQL reads an operation a tenth of a second after its text has changed: sooner it would run the last one.
  useEffect(() => {
    now.current = state;
    look.current?.();
  }, [state]);

  return null;
}

type State = ReturnType<typeof useGraphiQL<Parameters<Parameters<typeof useGraphiQL>[0]>[0]>>;

function hasRead({ schema, queryEditor, variableEditor, responseEditor, documentAST, tabs, activeTabIndex }: State) {
  if (!schema || !queryEditor || !variableEditor || !responseEditor) return false;
  // A text with a mistake is no document, and is kept as it is.
  return queryEditor.getValue() === (documentAST?.loc?.source.body ?? tabs[activeTabIndex]?.query ?? '');
}
