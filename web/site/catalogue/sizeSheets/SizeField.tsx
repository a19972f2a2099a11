import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CloseIcon, SearchIcon } from '../../../components/icons.tsx';
import { hiddenFields, searchOf, withValues } from '../productList/listAddress.ts';
import './SizeField.css';
import * as words from '../../../words/tr/sheets.ts';
import { sizeIn, sizeName } from '../../paths.ts';

/** Takes a size as the trade writes it, and lights the cells that have it: a form that works without scripts. */
export function SizeField({ matching }: { matching: number }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const size = sizeIn(params) ?? '';
  const field = useRef<HTMLInputElement>(null);
  // A step back, or the link that removes the size, changes the field, too; while one types, the field is ahead of the address.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = size;
  }, [size]);

  function type(value: string) {
    const search = searchOf(withValues(params, { [sizeName]: [value.trim()] }));
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  // What was typed before the scripts came is asked for as well.
  const begin = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed.trim() !== size) type(typed);
  });
  useEffect(() => begin(), []);

  return (
    <Form className="size-field" action={pathname} role="search" aria-label={words.size}>
      {hiddenFields(params, (name) => name === sizeName).map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <SearchIcon />
        <span className="visually-hidden">{words.size}</span>
        <input
          type="text"
          name={sizeName}
          ref={field}
          defaultValue={size}
          onChange={({ target }) => type(target.value)}
          placeholder={words.sizeExample}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
      <button type="submit" className="size-field-submit">
        {words.find}
      </button>
      {size && (
        <Link
          className="size-field-clear muted"
          to={searchOf(withValues(params, { [sizeName]: [] }))}
          rel="nofollow"
          preventScrollReset
          onClick={() => {
            if (field.current) field.current.value = '';
          }}
          aria-label={words.clearSize}
        >
          <CloseIcon />
        </Link>
      )}
      <p role="status">{size && words.found(matching)}</p>
    </Form>
  );
}
