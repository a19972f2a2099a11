import { useApolloClient } from '@apollo/client/react';
import { Autocomplete, Box, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { bareCode } from '../../../../../common/text/letters.ts';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { logUnexpected } from '../../../parts/errors/logUnexpected.ts';
import * as words from '../../../../words/admin/en/offers.ts';
import {
  ProductsForLineDocument,
  useProductsForLineQuery,
  type OfferedProductFragment,
} from '../../offers/offers.generated.ts';

interface Props {
  label: string;
  /** The text of the line; a finder without one is blank again after each choice. */
  text?: string;
  placeholder?: string;
  error?: string | undefined;
  /** It was asked for by a press, so the focus goes there. */
  focuses?: boolean;
  onText: (text: string) => void;
  onProduct: (product: OfferedProductFragment) => void;
}

/** Whether the typed text is the code of the product. */
const isCodeOf = (typed: string, { stockCode }: OfferedProductFragment) =>
  stockCode !== null && bareCode(typed) !== '' && bareCode(typed) === bareCode(stockCode);

/**
 * Finds a product while its code or name is typed. Enter takes the product of that code, else the one that is
 * marked in the list, which is the first one until another is chosen. What no product is called stays as it was typed.
 */
export function LineFinder({ label, text, placeholder, error, focuses = false, onText, onProduct }: Props) {
  const client = useApolloClient();
  const [own, setOwn] = useState('');
  const typed = text ?? own;
  const [isSearching, setSearching] = useState(false);
  const search = typed.trim();
  const isTyped = isSearching && search !== '';
  const { data, loading } = useProductsForLineQuery({ variables: { search }, skip: !isTyped });
  // What was found for fewer letters is not shown meanwhile: Enter would choose it.
  const found = isTyped && !loading ? (data?.products.nodes ?? []) : [];
  const options = found.toSorted((one, other) => Number(isCodeOf(search, other)) - Number(isCodeOf(search, one)));

  const write = (next: string) => (text === undefined ? setOwn(next) : onText(next));

  function choose(product: OfferedProductFragment) {
    setSearching(false);
    if (text === undefined) setOwn('');
    onProduct(product);
  }

  /** Nobody waits for the list: a code that is typed and confirmed at once is looked up then. */
  async function look() {
    if (search === '') return;
    const { data: answer } = await client.query({ query: ProductsForLineDocument, variables: { search } });
    const nodes = answer?.products.nodes ?? [];
    const exact = nodes.filter((node) => isCodeOf(search, node));
    const [first] = exact.length > 0 ? exact : nodes;
    if (first) choose(first);
    else {
      setSearching(false);
      if (text === undefined) setOwn('');
      onText(search);
    }
  }

  return (
    <Autocomplete<OfferedProductFragment, false, true, true>
      freeSolo
      disableClearable
      autoHighlight
      value={null as unknown as string}
      inputValue={typed}
      options={options}
      loading={loading}
      loadingText={words.searching}
      // The server has already filtered, and by more than names.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : (option.stockCode ?? option.name))}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      isOptionEqualToValue={() => false}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item} lang={siteLanguage} sx={{ fontSize: 14, gap: 1 }}>
          <b className="code">{option.stockCode}</b> {option.name}
        </Box>
      )}
      slotProps={{ popper: { style: { minWidth: 320 }, placement: 'bottom-start' } }}
      onKeyDown={(event) => {
        // Enter confirms the line only: the browser would send the form around it as well, and so make the offer.
        if (event.key === 'Enter') event.preventDefault();
      }}
      onInputChange={(_, next, reason) => {
        if (reason !== 'input') return;
        setSearching(true);
        write(next);
      }}
      onChange={(_, option) => {
        if (typeof option === 'string') look().catch(logUnexpected);
        else choose(option);
      }}
      renderInput={({ slotProps, ...params }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          size="small"
          disabled={params.disabled}
          error={error !== undefined}
          placeholder={placeholder}
          autoFocus={focuses}
          title={error}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': label, lang: siteLanguage } }}
          sx={fieldLook}
        />
      )}
    />
  );
}

const fieldLook = { '&&': { minHeight: 34, p: 0, fontSize: 15 }, '&& input': { height: 20, p: '6px 8px' } };
