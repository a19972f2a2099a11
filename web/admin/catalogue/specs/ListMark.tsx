import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';

/** Marks an input that proposes values, as the selects are marked. */
export const ListMark = () => <ExpandMoreOutlined aria-hidden sx={{ fontSize: 22, color: 'text.secondary' }} />;

/** Hides the browser's own mark, a black triangle of another size. */
export const listLook = { '& input::-webkit-calendar-picker-indicator': { display: 'none !important' } };
