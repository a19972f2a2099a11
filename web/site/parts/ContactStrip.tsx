import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import './ContactStrip.css';

/** Leads to the contact page, at the end of a page that has no form of its own. */
export const ContactStrip = () => (
  <section className="contact-strip plate">
    <div className="container">
      <h2 className="t-h4">Aradığınız parçayı birlikte bulalım</h2>
      <Button variant="contained" color="secondary" component={Link} to={paths.contact}>
        İletişime Geçin
      </Button>
    </div>
  </section>
);
