import { useEffect, useRef, useState } from 'react';

const pause = 300;

/**
 * Keeps what is typed into a search, and searches after a pause in typing. `search` may change from outside, for example by
 * the back button. `searched` returns what of the typed text is searched.
 */
export function useTypedSearch(search: string, onSearch: (text: string) => void, searched: (text: string) => string) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== searched(typed)) setTyped(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyped = useRef(false);
  const searchNow = () => {
    clearTimeout(timer.current);
    if (isTyped.current && searched(typed) !== search) onSearch(searched(typed));
    isTyped.current = false;
  };
  useEffect(() => {
    if (!isTyped.current || searched(typed) === search) return;
    timer.current = setTimeout(() => onSearch(searched(typed)), pause);
    return () => clearTimeout(timer.current);
    // Only typing restarts the pause; the functions are new at every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);
  return {
    typed,
    /** Changes the text; one that came of a chosen filter is not searched once more. */
    type(text: string, isSearched = true) {
      isTyped.current = isSearched;
      setTyped(text);
    },
    /** A search that came later would lead back from a link that was clicked meanwhile. */
    searchNow,
  };
}
