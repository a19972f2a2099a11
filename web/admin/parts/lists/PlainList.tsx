import { styled } from '@mui/material/styles';

/** A list without bullets and without room of its own, whose rows have their own look. */
export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
