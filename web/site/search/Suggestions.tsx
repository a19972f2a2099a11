import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Marked } from './Marked.tsx';
import { SuggestedProduct } from './SuggestedProduct.tsx';
import { useComboboxField } from './useComboboxField.ts';
import { useSuggestions, type Answer } from './useSuggestions.ts';

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when a suggestion was followed. */
  onChoose?: (() => void) | undefined;
}

const none = -1;

/** The list under the search field. The options are links; the focus stays in the field. */
export function Suggestions({ field, onChoose }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { answer, ask, close } = useSuggestions();
  const [active, setActive] = useState(none);
  const optionId = (index: number) => `${id}-${index}`;
  const count = answer ? answer.edges.length + 1 : 0;

  useEffect(() => {
    if (active !== none) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onType(text: string) {
    setActive(none);
    ask(text);
  }

  function onKey(event: KeyboardEvent) {
    const { key } = event;
    if (!answer) {
      if (key === 'ArrowDown' && field.current) ask(field.current.value);
      return;
    }
    const next = nextActive(key, active, count);
    if (next !== undefined) {
      setActive(next);
    } else if (key === 'Escape') {
      onLeave();
    } else if (key === 'Enter' && active !== none) {
      list.current?.querySelectorAll('a')[active]?.click();
    } else {
      if (key === 'Enter') onLeave();
      return;
    }
    // Otherwise the cursor would move, the field would clear itself, or the panel around it would close.
    event.preventDefault();
    event.stopPropagation();
  }

  function onLeave() {
    setActive(none);
    close();
  }

  function choose() {
    onLeave();
    onChoose?.();
  }

  useComboboxField({
    field,
    list: answer && id,
    active: active === none ? undefined : optionId(active),
    onType,
    onKey,
    onLeave,
  });

  return (
    <>
      <div className="visually-hidden" role="status">
        {answer && summaryOf(answer)}
      </div>
      {answer && (
        // Keeps the focus in the field during a click.
        <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
          {answer.didYouMean && <p className="suggestions-note">“{answer.didYouMean}” için sonuçlar</p>}
          {count === 1 && <p className="suggestions-note">“{answer.search}” için öneri yok.</p>}
          <div ref={list} id={id} role="listbox" aria-label="Öneriler">
            {[...answer.edges, undefined].map((edge, index) => (
              <Link
                key={edge?.node.id ?? 'all'}
                id={optionId(index)}
                className={edge ? 'suggestion' : 'suggestion suggestion-all'}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={edge ? paths.product(edge.node.id) : paths.search(answer.search)}
                onClick={choose}
              >
                {edge ? (
                  <SuggestedProduct product={edge.node}>
                    <Marked text={edge.node.name} matches={edge.matches} />
                  </SuggestedProduct>
                ) : (
                  'Tüm sonuçlar'
                )}
              </Link>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Arrows cycle through the options and the field. Home and End move the cursor until an option is active. */
function nextActive(key: string, active: number, count: number) {
  const places = count + 1;
  switch (key) {
    case 'ArrowDown':
      return ((active + 2) % places) - 1;
    case 'ArrowUp':
      return ((active + places) % places) - 1;
    case 'Home':
      return active === none ? undefined : 0;
    case 'End':
      return active === none ? undefined : count - 1;
    default:
      return undefined;
  }
}

function summaryOf({ edges, didYouMean, search }: Answer) {
  if (edges.length === 0) return 'Öneri yok.';
  const meant = didYouMean ? ` “${search}” yerine “${didYouMean}” arandı.` : '';
  return `${edges.length} öneri var, aşağı ve yukarı oklarla seçin.${meant}`;
}
