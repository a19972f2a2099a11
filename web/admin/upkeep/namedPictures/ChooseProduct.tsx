import { Box, MenuItem, Select } from '@mui/material';
import { useId, useState } from 'react';
import { ProductPicker } from '../../catalogue/products/form/ProductPicker.tsx';
import * as words from '../../../words/admin/en/namedPictures.ts';
import type { NamedFile } from './namedFiles.ts';
import { NamedProductLine } from './NamedProductLine.tsx';

const another = 'another';

interface Props {
  file: NamedFile;
  onChoose: (productId: string) => void;
}

/** Offers the products that a file may belong to, the nearest first, or else the search of products. */
export function ChooseProduct({ file: { path, candidates }, onChoose }: Props) {
  const id = useId();
  const [searches, setSearches] = useState(candidates.length === 0);
  if (searches) {
    return (
      <>
        <label htmlFor={id} className="visually-hidden">
          {words.findTheProductOf(path)}
        </label>
        <ProductPicker
          id={id}
          describedBy={undefined}
          placeholder={words.findTheProduct}
          onChoose={(product) => product && onChoose(product.id)}
        />
      </>
    );
  }
  const count = words.productsFit(candidates.length);
  return (
    <Select<string>
      size="small"
      fullWidth
      displayEmpty
      value=""
      renderValue={() => (
        <Box className="muted" component="span">
          {words.choose(count, stemOf(path))}
        </Box>
      )}
      slotProps={{ input: { 'aria-label': words.productOf(path) } }}
      SelectDisplayProps={{ 'aria-label': words.productOf(path) }}
      onChange={({ target }) => (target.value === another ? setSearches(true) : onChoose(target.value))}
    >
      {candidates.map((product) => (
        <MenuItem key={product.id} value={product.id}>
          <NamedProductLine product={product} />
        </MenuItem>
      ))}
      <MenuItem value={another}>{words.anotherProduct}</MenuItem>
    </Select>
  );
}

const stemOf = (path: string) => (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
