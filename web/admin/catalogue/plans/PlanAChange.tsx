import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import * as words from '../../../words/admin/en/plans.ts';

/** Plans are made where the things are: in the bar of a selection, or at the foot of a form. */
const places = [
  { to: '/admin/products', label: words.pricesOrStateOfProducts },
  { to: '/admin/categories', label: words.aCategory },
  { to: '/admin/families', label: words.aFamily },
  { to: '/admin/documents', label: words.aDocument },
  { to: '/admin/about', label: words.theAboutPage },
  { to: '/admin/sectors', label: words.thePageOfASector },
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
        {words.planAChange}
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
