import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';

/** Plans are made where the things are: in the bar of a selection, or at the foot of a form. */
const places = [
  { to: '/admin/products', label: 'Prices or state of products' },
  { to: '/admin/categories', label: 'A category' },
  { to: '/admin/families', label: 'A family' },
  { to: '/admin/documents', label: 'A document' },
  { to: '/admin/about', label: 'The about page' },
  { to: '/admin/sectors', label: 'The page of a sector' },
];

/** Leads to where a change can be planned. */
export function PlanAChange() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<AddOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Plan a change
      </Button>
      <PageMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {places.map(({ to, label }) => (
          <MenuItem key={to} component={Link} to={to} onClick={() => setAnchor(null)}>
            {label}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}
