import type { ReactNode } from 'react';
import './ContactColumns.css';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';

interface ContactColumnsProps {
  /** Heading and sentence above the details. */
  children?: ReactNode;
  subject?: string;
}

export function ContactColumns({ children, subject }: ContactColumnsProps) {
  return (
    <div className="contact-columns container">
      <div>
        {children}
        <ContactDetails />
      </div>
      <ContactForm subject={subject} />
    </div>
  );
}
