import type { ReactNode } from 'react';
import type { Reply } from './contactAction.ts';
import './ContactColumns.css';
import { ContactDetails } from './ContactDetails.tsx';
import type { AskedProduct } from './AskedAbout.tsx';
import { ContactForm } from './ContactForm.tsx';

interface ContactColumnsProps {
  /** Heading and sentence above the details. */
  children?: ReactNode;
  subject?: string;
  product?: AskedProduct | null;
  notice?: string;
  reply?: Reply;
}

export function ContactColumns({ children, ...form }: ContactColumnsProps) {
  return (
    <div className="contact-columns container">
      <div>
        {children}
        <ContactDetails />
      </div>
      <ContactForm {...form} />
    </div>
  );
}
