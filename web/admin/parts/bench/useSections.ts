import { useEffect, useRef, useState } from 'react';
import { usePhone } from '../page/useNarrow.ts';
import { readJson, writeJson } from '../storage/drafts.ts';
import type { Section } from './sections.ts';

/** In pixels below the upper edge: a section whose heading is above this line is the current one. */
const readingLine = 96;
const inputs = 'input:not([type=hidden], [hidden]), select, textarea, button';

/**
 * Knows which section one is in, and leads to another. On a phone one section is open at a time, or none while their list
 * is shown; elsewhere all stand below each other. A page that reloads itself after a save gives the key of the session's
 * storage under which the open section is kept until it is there again.
 */
export function useSections(sections: readonly Section[], keptAs?: string) {
  const isPhone = usePhone();
  const [open, setOpen] = useState(() => {
    const kept = keptAs === undefined ? undefined : readJson<string>(keptAs, 'sessionStorage');
    return sections.find(({ name }) => name === kept)?.name;
  });
  const [current, setCurrent] = useState(open ?? sections[0]?.name ?? '');
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<string>(undefined);
  const elementOf = (name: string) =>
    [...(box.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].find(
      ({ dataset }) => dataset.section === name,
    );

  useEffect(() => {
    if (keptAs === undefined) return;
    writeJson(keptAs, undefined, 'sessionStorage');
    const keep = () => writeJson(keptAs, open, 'sessionStorage');
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [keptAs, open]);

  useEffect(() => {
    if (isPhone) return;
    function follow() {
      if (!box.current) return;
      // The section that was asked for may be too short to reach the top.
      if (asked.current !== undefined) {
        asked.current = undefined;
        return;
      }
      const top = Math.max(box.current.getBoundingClientRect().top, 0) + readingLine;
      const begun = [...box.current.querySelectorAll<HTMLElement>('[data-section]')].filter(
        (section) => section.getBoundingClientRect().top <= top,
      );
      const here = begun.at(-1)?.dataset.section;
      if (here !== undefined) setCurrent(here);
    }
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, true);
  }, [isPhone]);

  function show(name: string) {
    setCurrent(name);
    setOpen(name);
  }

  return {
    isPhone,
    box,
    current,
    /** The section that is open on a phone. */
    open: isPhone ? open : undefined,
    /** Whether its fields are out of sight. */
    isHidden: (name: string) => isPhone && open !== name,
    enter: (name: string) => setCurrent(name),
    /** Opens a section, and leads the keyboard into it. */
    go(name: string) {
      show(name);
      // A section of a phone is there after the next rendering.
      requestAnimationFrame(() => {
        const section = elementOf(name);
        if (!section) return;
        const heading = section.querySelector<HTMLElement>('h2');
        const first = isPhone ? heading : (section.querySelector<HTMLElement>(inputs) ?? heading);
        asked.current = isPhone ? undefined : name;
        first?.focus({ preventScroll: true });
        section.scrollIntoView({ block: 'start' });
        // Nothing scrolls where the section was in its place.
        requestAnimationFrame(() => requestAnimationFrame(() => (asked.current = undefined)));
      });
    },
    /** Leads to the first wrong field of a section. */
    goToError(name: string) {
      show(name);
      requestAnimationFrame(() => {
        const section = elementOf(name);
        const wrong = section?.querySelector<HTMLElement>('[aria-invalid="true"]');
        (wrong ?? section?.querySelector<HTMLElement>('h2'))?.focus();
      });
    },
    showList() {
      setOpen(undefined);
      requestAnimationFrame(() => {
        const entry = box.current?.parentElement?.querySelector<HTMLElement>('nav [aria-current]');
        entry?.focus();
      });
    },
  };
}

export type SectionsState = ReturnType<typeof useSections>;
