import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { SearchIcon } from '../../../components/icons.tsx';
import { loadedLater } from '../../../components/loadedLater.ts';
import { logError } from '../../../components/logError.ts';
import { paths } from '../../paths.ts';
import './SearchForm.css';
// The styles of code loaded later stand here: a stylesheet that failed to load would not be asked for again.
import './Suggestions.css';
import * as words from '../../../words/tr/search.ts';
import * as common from '../../../words/tr/common.ts';

interface SearchFormProps {
  className?: string;
  autoFocus?: boolean;
  /** The accessible name distinguishes it from the header's search on pages that have both. */
  label?: string;
  /** The label of the field, where it differs from the header's. */
  fieldLabel?: string;
  placeholder?: string;
  /** Whether a button stands at its end: in the header Enter is enough. */
  button?: boolean;
  onSearch?: () => void;
}

type List = ComponentType<{ field: RefObject<HTMLInputElement | null>; onChoose?: (() => void) | undefined }>;

const loadModule = loadedLater(() => import('./Suggestions.tsx'));

/**
 * Searches with a plain form: without scripts the browser itself goes to /products?q=…. The suggestions' code is loaded
 * on first focus or, if that failed, while typing.
 */
export function SearchForm({
  className = '',
  autoFocus = false,
  button = false,
  label,
  fieldLabel = words.searchProducts,
  placeholder = fieldLabel,
  onSearch,
}: SearchFormProps) {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<List>();

  // The first render leaves the field alone: the visitor may be typing already.
  const shown = useRef(q);
  useEffect(() => {
    if (field.current && shown.current !== q) field.current.value = q;
    shown.current = q;
  }, [q]);

  async function loadSuggestions() {
    try {
      const module = await loadModule();
      setSuggestions(() => module.Suggestions);
    } catch (error) {
      // The form works without suggestions.
      logError(error);
    }
  }

  return (
    <Form
      className={`search-form ${className}`}
      action={paths.products}
      role="search"
      aria-label={label}
      onSubmit={onSearch}
    >
      <SearchIcon />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={fieldLabel}
        placeholder={placeholder}
        maxLength={200}
        defaultValue={q}
        enterKeyHint="search"
        autoComplete="off"
        autoFocus={autoFocus}
        onFocus={() => void loadSuggestions()}
        onInput={() => void (Suggestions ?? loadSuggestions())}
      />
      {button && (
        <Button className="search-submit" type="submit" variant="contained">
          <SearchIcon />
          <span>{common.search}</span>
        </Button>
      )}
      {Suggestions && <Suggestions field={field} onChoose={onSearch} />}
    </Form>
  );
}
