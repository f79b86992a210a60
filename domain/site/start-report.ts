/** What waits for a person, with where it is done; `count` is above nought. */
export type StartRow = {
  kind: 'overdue' | 'new' | 'undelivered' | 'money' | 'ending';
  count: number;
  title: string;
  text: string;
  href: string;
};

/** A figure of the week that ended yesterday beside the one before, as staff read it. */
export type StartFigure = { title: string; now: string; before: string };

/** What the studio's start page shows of a site to the staff who work with its enquiries. */
export type StartReport = {
  /** "Thursday 26 November", and "8:42 am", by the clock of the main location; `place`: its name, empty for none. */
  day: string;
  time: string;
  place: string;
  waiting: StartRow[];
  /** Of today, from now on. */
  bookings: { time: string; name: string; text: string }[];
  /** "19 to 25 Nov", "12 to 18 Nov". */
  week: string;
  weekBefore: string;
  figures: StartFigure[];
  /** What shoppers typed that found no car in the week, and addresses that they did not find in 30 days. */
  nothing: { count: number; text: string };
  missing: { count: number; text: string };
};
