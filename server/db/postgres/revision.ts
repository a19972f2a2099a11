/** The content revision and the commits that this process knows of, from announcements and checks. */
export function createRevision() {
  let known = 0;
  /** An offset that avoids reused numbers after the database was set back. */
  let ahead = 0;
  let commits = 0;

  /** Notes a commit. Without a number, it changed no public page, or its revision is unknown. */
  function hear(revision: number | undefined) {
    commits++;
    known = Math.max(known, revision ?? 0);
  }

  return {
    now: () => known + ahead,
    commits: () => commits,
    hear,
    /** Notes the result of a check. */
    see(revision: number) {
      if (revision > known) hear(revision);
    },
    /**
     * Notes the first check over a new connection: commits may have been missed, and the server may have a copy of the
     * database that lacks the last ones, whose numbers its next commits will get.
     */
    begin(revision: number) {
      commits++;
      if (revision < known) ahead += known - revision + 1;
      known = revision;
    },
  };
}

export type Revision = ReturnType<typeof createRevision>;
