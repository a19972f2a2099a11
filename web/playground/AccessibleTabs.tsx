import { useEffect } from 'react';
import * as words from '../words/admin/en/playground.ts';

/**
 * GraphiQL gives role=tab to the items of its list of operations, each of which holds two buttons that screen readers
 * do not find within a tab. This makes the items plain again; the buttons say which of them is shown, and what they
 * close.
 */
function repair() {
  document.querySelectorAll('.graphiql-tabs[role]').forEach((list) => list.removeAttribute('role'));
  for (const item of document.querySelectorAll('.graphiql-tab')) {
    const [open, close] = item.querySelectorAll('button');
    item.removeAttribute('role');
    item.removeAttribute('aria-selected');
    set(open, 'aria-current', String(item.classList.contains('graphiql-tab-active')));
    set(close, 'aria-label', words.closeTab(open?.textContent ?? ''));
  }
}

/** Only differences are written, since the observer sees each change. */
function set(element: Element | undefined, name: string, value: string) {
  if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}

export function AccessibleTabs() {
  useEffect(() => {
    repair();
    const observer = new MutationObserver(repair);
    const attributeFilter = ['role', 'aria-selected', 'class', 'aria-label'];
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, []);
  return null;
}
