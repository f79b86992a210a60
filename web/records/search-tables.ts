import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often shoppers of a site searched for a text on a day (UTC), and how often it found nothing.
 * Nothing in it identifies a person.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    site: text('site').notNull(),
    day: date({ mode: 'string' }).notNull(),
    phrase: text('phrase').notNull(),
    searches: integer().notNull(),
    nothing: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.day, table.phrase] }), index('search_terms_day').on(table.day)],
);
