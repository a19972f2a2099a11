import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { PriceNote } from '../PriceNote.tsx';
import { countOrMore } from '../../../words/fill.ts';
import { nextActive, none } from './nextActive.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { groupsOf, isAnswered, questionOf } from './suggestionGroups.tsx';
import { useComboboxField } from './useComboboxField.ts';
import { useSuggestions, type Answer } from './useSuggestions.ts';
import * as words from '../../../words/tr/search.ts';

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when a suggestion was followed. */
  onChoose?: (() => void) | undefined;
}

/** On windows of at most this width so much of the list is seen, or the field moves up to its place; in pixels. */
const keyboard = { widest: 600, leastSeen: 160, fieldAt: 80 };

/** Shows suggestions below the search field. The options are links; the focus stays in the field. */
export function Suggestions({ field, onChoose }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { answer, ask, close } = useSuggestions();
  const [active, setActive] = useState(none);
  const optionId = (index: number) => `${id}-${index}`;
  const groups = answer ? groupsOf(answer) : [];
  const suggested = groups.reduce((sum, { options }) => sum + options.length, 0);

  useEffect(() => {
    if (active !== none) optionsIn(list.current)[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // The keyboard of a phone may lie over the list.
  useEffect(() => {
    const view = window.visualViewport;
    if (!answer || !view || view.width > keyboard.widest) return undefined;
    const show = () => {
      const from = list.current?.getBoundingClientRect().top ?? 0;
      const at = field.current?.getBoundingClientRect().top ?? 0;
      if (from + keyboard.leastSeen > view.offsetTop + view.height) window.scrollBy({ top: at - keyboard.fieldAt });
    };
    show();
    view.addEventListener('resize', show);
    return () => view.removeEventListener('resize', show);
  }, [answer, field]);

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
    const next = nextActive(key, active, suggested + 1);
    if (next !== undefined) {
      setActive(next);
    } else if (key === 'Escape') {
      onLeave();
    } else if (key === 'Enter' && active !== none) {
      optionsIn(list.current)[active]?.click();
    } else {
      if (key === 'Enter') onLeave();
      return;
    }
    // By default, the cursor would move, the field would clear itself, or the panel around it would close.
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
        {answer && summaryOf(answer, suggested)}
      </div>
      {answer && (
        // This keeps the focus in the field during a click.
        <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
          {isAnswered(answer) && <p className="suggestions-note muted">{words.resultsFor(answer.didYouMean ?? '')}</p>}
          {isPartial(answer) && <p className="suggestions-note muted">{partialOf(answer)}</p>}
          {suggested === 0 && <p className="suggestions-note muted">{words.nothingFor(answer.search)}</p>}
          <div ref={list} id={id} role="listbox" aria-label={words.suggestions}>
            <SuggestionList answer={answer} groups={groups} active={active} optionId={optionId} onChoose={choose} />
          </div>
          <PriceNote products={answer.edges.map(({ node }) => node)} />
        </div>
      )}
    </>
  );
}

const optionsIn = (list: HTMLElement | null) => list?.querySelectorAll<HTMLElement>('[role=option]') ?? [];

const isPartial = (answer: Answer) => answer.isPartial && answer.edges.length > 0;
const partialOf = ({ totalCount, isCountExact }: Answer) => words.partial(countOrMore(totalCount, isCountExact));

function summaryOf(answer: Answer, suggested: number) {
  if (suggested === 0) return words.noSuggestion;
  const { totalCount, isCountExact, didYouMean, search } = answer;
  const total = isPartial(answer) ? partialOf(answer) : words.resultsOf(countOrMore(totalCount, isCountExact));
  return [
    words.suggestionsOf(suggested),
    total,
    didYouMean && (isAnswered(answer) ? words.searchedInstead(search, didYouMean) : questionOf(didYouMean)),
  ]
    .filter(Boolean)
    .join(' ');
}
