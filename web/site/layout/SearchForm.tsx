import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Form, useSearchParams } from 'react-router-dom';

interface SearchFormProps {
  className?: string;
  autoFocus?: boolean;
  onSearch?: () => void;
}

/** A plain form: without scripts the browser itself goes to /products?q=…. */
export function SearchForm({ className = '', autoFocus = false, onSearch }: SearchFormProps) {
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  return (
    <Form className={`search-form ${className}`} action="/products" role="search" onSubmit={onSearch}>
      <SearchOutlined fontSize="inherit" />
      <input
        key={q}
        type="search"
        name="q"
        aria-label="Ürün ara"
        placeholder="Ürün ara"
        maxLength={200}
        defaultValue={q}
        enterKeyHint="search"
        autoFocus={autoFocus}
      />
    </Form>
  );
}
