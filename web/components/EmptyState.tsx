import type { ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  /** One line that says what is missing. */
  title: ReactNode;
  /** One line that says what to do. */
  hint?: ReactNode;
  /** One link or button that leads on. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-title">{title}</p>
      {hint && <p className="muted">{hint}</p>}
      {action && <p>{action}</p>}
    </div>
  );
}
