import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import './ContactStrip.css';
import * as words from '../../words/tr/common.ts';

/** Leads to the contact page, at the end of a page that has no form of its own. */
export const ContactStrip = () => (
  <section className="contact-strip plate">
    <div className="container">
      <h2 className="t-h4">{words.findItTogether}</h2>
      <Button variant="contained" color="secondary" component={Link} to={paths.contact}>
        {words.getInTouch}
      </Button>
    </div>
  </section>
);
