import type { ReactNode } from 'react';
import './StatusPage.css';

interface StatusPageProps {
  title: string;
  text: string;
  drawing?: ReactNode;
  /** The actions that help to continue. */
  children: ReactNode;
}

export function StatusPage({ title, text, drawing, children }: StatusPageProps) {
  return (
    <section className="status-page plate">
      <div className="container">
        <div>
          <h1 className="t-h2">{title}</h1>
          <p className="t-subtitle1 muted">{text}</p>
          <div className="status-actions row wraps">{children}</div>
        </div>
        {drawing}
      </div>
    </section>
  );
}
