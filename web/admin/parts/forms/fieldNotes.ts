import { createContext, type ReactNode } from 'react';

/** Notes below the fields of a form, by the names of the fields. */
export const FieldNotes = createContext<Partial<Record<string, ReactNode>>>({});
